import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports, SHOP } from '../../test/http-reports.ts'
import { type Inspected, runInspector } from '../../test/run-inspector.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { commandLine } from '../cli/testing/run-operable.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { sqliteStorage } from '../storage/sqlite.ts'

const home = mkdtempSync(join(tmpdir(), 'operable-inspector-'))
const data = join(home, 'operable.db')

let server: RunningServer

beforeAll(async () => {
  const { operable } = await httpReports()
  server = await serve({ operable, port: 0 })
  const storage = sqliteStorage(data)
  await createReports({ storage }).save(await evidenceOf(SHOP))
  await storage.close?.()
})

afterAll(async () => {
  await server.close()
  rmSync(home, { recursive: true })
})

const eras = ['legacy', 'modern'] as const
const call = (url: string) => [
  ...['--method', 'tools/call', '--tool-name', 'site.get_audit_report'],
  ...['--tool-arg', `url=${url}`],
]

describe.each(eras)("the inspector's command line over HTTP, %s era", (era) => {
  const inspect = (...args: string[]): Promise<Inspected> =>
    runInspector(home, [`${server.url}/mcp`, ...args, '--protocol-era', era])

  test('finds nothing wrong with the tool', async () => {
    const { code, result, stderr } = await inspect('--method', 'tools/list', '--strict')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(result).toMatchObject({ tools: [{ name: 'site.get_audit_report' }] })
  })

  test('gets a report, and an error as a result', async () => {
    expect(await inspect(...call(SHOP))).toMatchObject({ code: 0, result: { structuredContent: { url: SHOP } } })
    const none = await inspect(...call('https://other.example/'))
    expect(none.code).not.toBe(0)
    expect(none.result).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^no_report: /) }] })
  })
})

test.each(eras)('over standard input and output, %s era', async (era) => {
  const inspected = await runInspector(home, [...stdio(), ...call(SHOP), '--protocol-era', era])
  expect(inspected).toMatchObject({ code: 0, result: { structuredContent: { url: SHOP } } })
})

function stdio(): string[] {
  return commandLine(['mcp', '--data', data])
}
