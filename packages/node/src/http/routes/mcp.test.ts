import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import { reportSchema } from '@operable/core/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpReports, type ReportServiceOptions, SHOP } from '../../../test/http-reports.ts'
import { mcpVersions } from '../../catalog/documents.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'

const eras = [
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
  ['2025-11-25', { mode: 'legacy' }],
] as const

const open: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const { close } of open.splice(0).reverse()) await close()
})

async function listen(options: ReportServiceOptions = {}) {
  const service = await httpReports(options)
  const { storage: _, ...listening } = options
  const server: RunningServer = await serve({ operable: service.operable, port: 0, log: () => {}, ...listening })
  open.push({ close: () => server.close() })
  return { ...service, server }
}

async function connect(url: string, versionNegotiation: (typeof eras)[number][1]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)))
  open.push({ close: () => client.close() })
  return client
}

describe.each(eras)('the official client, protocol %s', (version, negotiation) => {
  let service: Awaited<ReturnType<typeof listen>>
  let client: Client
  beforeAll(async () => {
    service = await listen()
    client = await connect(service.server.url, negotiation)
  })

  test('finds one read-only tool with strict schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(1)
    expect(tools[0]).toMatchObject({
      name: 'site.get_audit_report',
      inputSchema: { type: 'object', required: ['url'], additionalProperties: false },
      outputSchema: { type: 'object', required: expect.arrayContaining(['score', 'grade', 'scoreBreakdown']) },
      annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
    })
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
  })

  test('gets the report as Markdown and as data', async () => {
    const result = await client.callTool({ name: 'site.get_audit_report', arguments: { url: 'HTTPS://shop.example' } })
    expect(result.isError ?? false).toBe(false)
    expect(result.content).toEqual([{ type: 'text', text: service.stored.markdown }])
    expect(reportSchema.parse(result.structuredContent)).toEqual(service.stored.report)
  })

  test.each([
    [
      'a site without a report',
      { url: 'https://other.example/' },
      /^no_report: There is no report for .* Start a scan at .*\/api\/v1\/scans\.$/,
    ],
    ['no address', { url: 'shop' }, /^invalid_url: /],
    ['a private address', { url: 'http://127.0.0.1/' }, /^invalid_url: /],
    ['nothing', {}, /^invalid_request: .*"url": Is missing\.$/],
    ['too much', { url: SHOP, force: true }, /^invalid_request: .*Must not have "force"\.$/],
    ['another type', { url: 7 }, /^invalid_request: .*url/],
    ['a text that is too long', { url: `${SHOP}${'x'.repeat(3_000)}` }, /^invalid_url: .*url/],
  ])('learns what is wrong with %s', async (_, args, text) => {
    const result = await client.callTool({ name: 'site.get_audit_report', arguments: args })
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toBeUndefined()
    expect(result.content).toEqual([{ type: 'text', text: expect.stringMatching(text) }])
  })

  test('is counted together with readers over HTTP', async () => {
    const { server } = await listen({ reportLimit: { limit: 2, window: 86_400 } })
    const client = await connect(server.url, negotiation)
    const call = () => client.callTool({ name: 'site.get_audit_report', arguments: { url: SHOP } })
    expect((await call()).isError ?? false).toBe(false)
    const { status } = await fetch(`${server.url}/api/v1/report?url=${SHOP}`)
    expect(status).toBe(200)
    expect(await call()).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^rate_limited: /) }] })
  })

  test('learns that the storage is gone, without a word of where it is', async () => {
    const storage = memoryStorage()
    const { server } = await listen({ storage })
    const client = await connect(server.url, negotiation)
    await storage.close?.()
    const call = client.callTool({ name: 'site.get_audit_report', arguments: { url: 'https://new.example/' } })
    expect(await call).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^storage_unavailable: /) }],
    })
  })

  test('is told the identity of the card and of server.json', async () => {
    const { server } = service
    const [manifest, card] = await Promise.all(
      ['/server.json', '/mcp/server-card'].map(async (path) => (await fetch(server.url + path)).json()),
    )
    const { $schema: _, remotes, ...identity } = manifest as Record<string, unknown>
    expect(client.getServerVersion()).toEqual(identity)
    expect(card).toMatchObject({ ...identity, remotes: [{ url: `${server.url}/mcp` }] })
    expect(remotes).toEqual([{ type: 'streamable-http', url: `${server.url}/mcp` }])
  })
})

describe('the endpoint', () => {
  const call = (method: string, params: object, headers: Record<string, string> = {}): RequestInit => ({
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  })
  const ping = (headers?: Record<string, string>) => call('ping', {}, headers)
  const envelope = (version: string) => ({
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  })

  test.each([
    ['no Origin', {}, 200],
    ['its own', { origin: 'https://audit.example' }, 200],
    ['a page on this machine', { origin: 'http://localhost:6274' }, 200],
    ['a stranger', { origin: 'https://evil.example' }, 403],
    ['a name that ends like ours', { origin: 'https://not-audit.example' }, 403],
    ['no origin at all', { origin: 'null' }, 403],
    ['our name in Host', { host: 'audit.example:443' }, 200],
    ['this machine in Host', { host: '127.0.0.1:8787' }, 200],
    ['a name that points here', { host: 'rebinding.example' }, 403],
    ['no name in Host', { host: '' }, 403],
  ])('%s: %j', async (_, headers, status) => {
    const { app } = await httpReports()
    const request = new Request('https://audit.example/mcp', { method: 'POST', ...ping(headers) })
    const response = await app.fetch(request, { peer: '203.0.113.7' })
    expect(response.status).toBe(status)
    const origin = new Headers(headers).get('origin')
    expect(response.headers.get('access-control-allow-origin')).toBe(status === 200 ? origin : null)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const own = { peer: '203.0.113.7' }
  const post = async (init: RequestInit) => {
    const { app } = await httpReports()
    return app.fetch(new Request('https://audit.example/mcp', { method: 'POST', ...init }), own)
  }

  test.each(['GET', 'DELETE', 'PUT'])('%s is not a method of it', async (method) => {
    const { app } = await httpReports()
    const response = await app.fetch(new Request('https://audit.example/mcp', { method }), own)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
  })

  test.each([
    ['no JSON type', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415, undefined],
    ['no JSON', { ...ping(), body: '{' }, 400, -32700],
    ['too much', { ...ping(), body: JSON.stringify({ x: 'x'.repeat(70_000) }) }, 413, undefined],
    [
      'an unknown revision',
      call('tools/list', envelope('1999-01-01'), { 'mcp-method': 'tools/list', 'mcp-protocol-version': '1999-01-01' }),
      400,
      -32022,
    ],
    [
      'headers that contradict the body',
      call('tools/list', envelope('2026-07-28'), { 'mcp-method': 'tools/call', 'mcp-protocol-version': '2026-07-28' }),
      400,
      -32020,
    ],
    [
      'an unknown method',
      call('no/such', envelope('2026-07-28'), { 'mcp-method': 'no/such', 'mcp-protocol-version': '2026-07-28' }),
      404,
      -32601,
    ],
  ] as const)('%s', async (_, init, status, code) => {
    const response = await post(init)
    expect(response.status).toBe(status)
    if (code !== undefined) expect(await response.json()).toMatchObject({ error: { code } })
  })

  test('server/discover names the revisions that the card names', async () => {
    const init = call('server/discover', envelope('2026-07-28'), {
      'mcp-method': 'server/discover',
      'mcp-protocol-version': '2026-07-28',
    })
    const { result } = (await (await post(init)).json()) as { result: Record<string, unknown> }
    expect(result).toMatchObject({ supportedVersions: ['2026-07-28'] })
    expect([...(result['supportedVersions'] as string[]), ...SUPPORTED_PROTOCOL_VERSIONS]).toEqual(
      expect.arrayContaining([...mcpVersions]),
    )
  })

  test('a flood of other requests is refused as well', async () => {
    const { app } = await httpReports({ reportLimit: { limit: 1, window: 86_400 } })
    const ask = () => app.fetch(new Request('https://audit.example/mcp', { method: 'POST', ...ping() }), own)
    for (let n = 0; n < 4; n++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })

  test('calls of one batch are counted one by one', async () => {
    const { app } = await httpReports({ reportLimit: { limit: 2, window: 86_400 } })
    const calls = [1, 2, 3].map((id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'site.get_audit_report', arguments: { url: SHOP } },
    }))
    const request = new Request('https://audit.example/mcp', { method: 'POST', ...ping(), body: JSON.stringify(calls) })
    const text = await (await app.fetch(request, own)).text()
    expect(text.match(/rate_limited: /g)).toHaveLength(1)
  })
})

describe('the card', () => {
  test('may be read by any page, and is kept', async () => {
    const { send } = await httpReports()
    const card = await send('GET /mcp/server-card')
    expect(Object.fromEntries(card.headers)).toMatchObject({
      'content-type': 'application/mcp-server-card+json',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'Content-Type, If-None-Match',
      'access-control-expose-headers': expect.stringContaining('ETag'),
      'cache-control': 'public, max-age=3600',
    })
    const again = await send('GET /mcp/server-card', { headers: { 'if-none-match': card.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each(['/.well-known/mcp/server-card.json', '/.well-known/mcp.json'])('is the same at %s', async (path) => {
    const { send } = await httpReports()
    const card = await send('GET /mcp/server-card')
    const other = await send(`GET ${path}`)
    expect([other.status, await other.text()]).toEqual([200, await card.text()])
    const { 'x-request-id': _, ...headers } = Object.fromEntries(other.headers)
    expect(Object.fromEntries(card.headers)).toEqual({ ...headers, 'x-request-id': expect.any(String) })
    expect((await send(`OPTIONS ${path}`)).status).toBe(204)
  })
})

describe('a call that was answered before', () => {
  const call = (id: string | number, url: string) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'site.get_audit_report', arguments: { url } },
  })
  async function post(url: string, body: unknown) {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const answer = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      json: JSON.parse(text.replace(/^[^{]*/, '')),
    }
  }

  test('has its own id and the report of its own address, in the same envelope', async () => {
    const { server, stored } = await listen()
    const answers = []
    for (const id of [1, 'two', 3]) answers.push(await post(server.url, call(id, SHOP)))
    for (const [index, { status, type, json }] of answers.entries()) {
      expect([status, type]).toEqual([200, answers[0]?.type])
      expect(json).toMatchObject({ jsonrpc: '2.0', id: [1, 'two', 3][index] })
      expect(json.result.content).toEqual([{ type: 'text', text: stored.markdown }])
      expect(json.result.structuredContent).toEqual(stored.report)
    }
    const none = await post(server.url, call(4, 'https://other.example/'))
    expect(none.json).toMatchObject({ id: 4, result: { isError: true } })
  })

  test('more than 20 in one body are refused', async () => {
    const { server } = await listen()
    const batch = (count: number) => Array.from({ length: count }, (_, id) => call(id, SHOP))
    expect((await post(server.url, batch(21))).json).toMatchObject({
      error: { code: -32600, message: expect.stringContaining('20 messages') },
      id: null,
    })
  })
})
