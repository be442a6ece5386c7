import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { pageOf } from '../../test/test-site.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { createOperable } from '../services/create-operable.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { memoryStorage } from '../storage/memory.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'

let folder: string
let data: string
let files = 0
const run = (...args: string[]) => runHere([...args, '--data', data])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-saved-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  files += 1
  data = join(folder, `${files}.db`)
})

describe('operable audit --save', () => {
  let site: LoopbackSite
  beforeAll(async () => {
    site = await loopbackSite({ '/': pageOf('bicycles') })
  })
  afterAll(() => site?.close())

  test('keeps the report for the other commands', async () => {
    const address = `http://127.0.0.1:${site.port}/`
    const scanned = await run('audit', address, '--allow-private', '--render', 'never', '--json', '--save')
    expect([scanned.code, scanned.stderr]).toEqual([0, ''])
    expect((await run('report', address, '--json')).stdout).toBe(scanned.stdout)
    // A bare loopback name means http, as for the scan.
    expect((await run('report', `127.0.0.1:${site.port}`, '--json')).stdout).toBe(scanned.stdout)
  })

  test('a site that could not be read leaves the earlier report, and says so', async () => {
    let status = 200
    const shaky = await loopbackSite({
      '/': (_, outgoing) => void outgoing.writeHead(status, { 'content-type': 'text/html' }).end(pageOf('bicycles')),
    })
    const address = `http://127.0.0.1:${shaky.port}/`
    const audit = () => run('audit', address, '--allow-private', '--render', 'never', '--json', '--save')
    status = 503
    expect(await audit()).toMatchObject({ code: 3, stdout: expect.stringContaining('site_unreachable') })
    const none = await run('report', address)
    expect([none.code, none.stdout]).toEqual([4, ''])
    expect(none.stderr).toMatch(
      /To make one, run ".* --save"\. The last scan, at .*, failed \(site_unreachable\): .*status 503/,
    )
    status = 200
    const first = await audit()
    status = 503
    expect((await audit()).code).toBe(3)
    await shaky.close()
    const kept = await run('report', address, '--json')
    expect([kept.code, kept.stdout]).toEqual([0, first.stdout])
    expect(kept.stderr).toMatch(/^The last scan, at .*, failed \(site_unreachable\): .*status 503.*\n$/)
    const storage = sqliteStorage(data)
    expect((await createReports({ storage }).find(address)).lastAttempt).toMatchObject({ failure: 'site_unreachable' })
    await storage.close?.()
  })

  test('what can be done next depends on it', async () => {
    const words = [`127.0.0.1:${site.port}`, '--allow-private', '--render', 'never']
    expect((await run('audit', ...words)).stdout).toContain(`--data ${data} --allow-private --save`)
    expect((await run('audit', ...words, '--save')).stdout).toContain(
      `npx @operable/node compare ${words[0]} --data ${data}`,
    )
  })

  test('a folder is not kept', async () => {
    expect(await run('audit', folder, '--save')).toMatchObject({ code: 2, stdout: '' })
  })

  test('a file that cannot be used stops it before the scan', async () => {
    data = join(folder, 'missing', 'x.db')
    const before = site.requests.length
    const ran = await run('audit', `127.0.0.1:${site.port}`, '--allow-private', '--save')
    expect(ran).toMatchObject({ code: 69, stdout: '' })
    expect(site.requests).toHaveLength(before)
  })
})

describe('operable report --server', () => {
  let server: RunningServer
  beforeAll(async () => {
    const storage = memoryStorage()
    await createReports({ storage }).save(await evidenceOf('https://shop.example/'))
    server = await serve({ operable: createOperable({ storage }), host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server?.close())

  test('asks the service, and neither makes nor needs a data file', async () => {
    const { code, stdout, stderr } = await run('report', 'shop.example', '--json', '--server', server.url)
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ url: 'https://shop.example/' })
  })

  test('says how the service gets a report that it has not', async () => {
    const { code, stdout, stderr } = await run('report', 'new.example', '--server', server.url)
    expect([code, stdout]).toEqual([4, ''])
    expect(stderr).toContain('There is no report for https://new.example/')
  })

  test('where nothing answers it is unavailable', async () => {
    const closed = await loopbackSite({})
    await closed.close()
    const ran = await run('report', 'shop.example', '--server', `http://127.0.0.1:${closed.port}`)
    expect(ran).toMatchObject({ code: 69, stdout: '' })
  })
})
