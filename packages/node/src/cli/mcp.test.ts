import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports } from '../../test/http-reports.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { commandLine, runOperable } from './testing/run-operable.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-mcp-'))
const data = join(folder, 'operable.db')
const LOCAL = 'http://127.0.0.1:3000/'
const FAILED = 'https://failed.example/'
const at = '2026-11-21T12:00:00.000Z'

let server: RunningServer

beforeAll(async () => {
  const storage = sqliteStorage(data)
  const reports = createReports({ storage })
  await reports.save(await evidenceOf('https://shop.example/'))
  await reports.save(await evidenceOf(LOCAL))
  const service = await httpReports()
  for (const store of [reports, service.reports]) {
    await store.save(await evidenceOf(FAILED))
    await store.saveFailure({ url: FAILED, at, failure: 'site_blocked', detail: 'The server answered with 403.' })
  }
  await storage.close?.()
  server = await serve({ operable: service.operable, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function withClient(
  args: string[],
  mode: 'legacy' | { pin: string },
  use: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const [command, ...words] = commandLine(['mcp', ...args])
  await client.connect(new StdioClientTransport({ command, args: words, stderr: 'pipe' }))
  try {
    await use(client)
  } finally {
    await client.close()
  }
}

describe.each([
  ['2026-07-28', { pin: '2026-07-28' }],
  ['2025-11-25', 'legacy'],
] as const)('over standard input and output, protocol %s', (version, mode) => {
  test('the data file, private addresses included', async () => {
    await withClient(['--data', data], mode, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe(version)
      expect(client.getServerVersion()).toMatchObject({ name: 'operable', title: 'Operable' })
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['site.get_audit_report'])
      for (const url of ['https://shop.example/', LOCAL]) {
        const result = await client.callTool({ name: 'site.get_audit_report', arguments: { url } })
        expect(result.structuredContent).toMatchObject({ url })
        expect(result.content).toEqual([{ type: 'text', text: expect.stringMatching(/^# /) }])
      }
      const none = await client.callTool({ name: 'site.get_audit_report', arguments: { url: 'https://x.example/' } })
      expect(none).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/^no_report: .*To make one, run ".* --save"\.$/) }],
      })
    })
  })

  test('a service', async () => {
    await withClient(['--server', server.url], mode, async (client) => {
      const ask = (url: string) => client.callTool({ name: 'site.get_audit_report', arguments: { url } })
      expect((await ask('https://shop.example')).structuredContent).toMatchObject({ url: 'https://shop.example/' })
      expect(await ask('https://x.example/')).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/^no_report: /) }],
      })
      expect(await ask(LOCAL)).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/^invalid_url: /) }],
      })
    })
  })
})

test.each([
  ['the data file', () => ['--data', data], 'The server answered with 403.'],
  ['a service', () => ['--server', server.url], ''],
])('%s says beside the report that the last scan failed', async (_source, args, detail) => {
  await withClient(args(), 'legacy', async (client) => {
    const ask = { name: 'site.get_audit_report', arguments: { url: FAILED } }
    const { content, structuredContent } = await client.callTool(ask)
    const lastAttempt = { at, failure: 'site_blocked', detail: expect.stringContaining(detail) }
    expect(structuredContent).toMatchObject({ url: FAILED, lastAttempt })
    expect(content).toMatchObject([
      { text: expect.stringMatching(/^# /) },
      { text: expect.stringContaining(`The last scan, at ${at}, failed (site_blocked)`) },
    ])
  })
})

test('a data file that is not there is one sentence', async () => {
  const ran = await runOperable(['mcp', '--data', join(folder, 'none.db')])
  expect(ran).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^operable: There is no data file /),
  })
})

test('ends when the input does', async () => {
  expect(await runOperable(['mcp', '--data', data])).toEqual({ code: 0, stdout: '', stderr: '' })
})
