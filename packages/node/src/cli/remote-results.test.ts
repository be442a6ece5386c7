import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopbackSite } from '../../test/loopback-site.ts'
import { makeOlder } from '../../test/older-result.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { pageOf } from '../../test/test-site.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { createOperable } from '../services/create-operable.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'

// A service says of earlier results what its data file says.

let folder: string
let data: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-results-'))
  data = join(folder, 'operable.db')
  const storage = sqliteStorage(data)
  const reports = createReports({ storage })
  await reports.save(await evidenceOf('https://shop.example/'))
  await makeOlder(storage, 'readiness-20250101a', -7)
  const bodies = [pageOf('bicycles'), '<form action="/join"><input name="email"><button>Join</button></form>']
  for (const [at, body] of bodies.entries()) {
    await reports.save(await evidenceOf('https://shop.example/', { at: at + 1, body }))
  }
  await reports.save(await evidenceOf('https://once.example/'))
  server = await serve({ operable: createOperable({ storage }), host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['history', []],
  ['history', ['--json']],
  ['compare', []],
  ['compare', ['--json']],
  ['compare', ['--with', '2026-11-21 10:00']],
  ['compare', ['--with', '2026-11-21 10:00', '--json']],
])('%s %j: the same from both', async (command, words) => {
  const fromFile = await runHere([command, 'shop.example', ...words, '--data', data])
  const fromService = await runHere([command, 'shop.example', ...words, '--server', server.url])
  expect(fromFile).toMatchObject({ code: 0, stderr: '' })
  expect(fromFile.stdout.length).toBeGreaterThan(100)
  expect(fromService).toEqual(fromFile)
  const fromEnvironment = await runHere([command, 'shop.example', ...words], { OPERABLE_SERVER: server.url })
  expect(fromEnvironment).toEqual(fromFile)
})

describe.each(['history', 'compare'])('%s', (command) => {
  test('says how the service gets a report that it has not', async () => {
    const { code, stderr } = await runHere([command, 'new.example', '--server', server.url])
    expect(code).toBe(4)
    expect(stderr).toContain('There is no report for https://new.example/')
  })

  test('where nothing answers it is unavailable', async () => {
    const closed = await loopbackSite({})
    await closed.close()
    const ran = await runHere([command, 'shop.example', '--server', `http://127.0.0.1:${closed.port}`])
    expect(ran).toMatchObject({ code: 69, stdout: '' })
  })
})

test('with nothing to compare with, it names the command that asks the same service', async () => {
  const { code, stderr } = await runHere(['compare', 'once.example', '--server', server.url])
  expect(code).toBe(4)
  expect(stderr).toContain(
    `There is only one saved result. To list the saved results, run "npx @operable/node history once.example --server ${server.url}"`,
  )
})
