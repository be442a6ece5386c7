import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testBrowser } from '../../../test/browser.ts'
import { type FormSite, formSite } from '../../../test/form-site.ts'
import type { Operable } from '../../contracts/operable.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'

let site: FormSite
let operable: Operable
let server: RunningServer
let id: string
let key: string

beforeAll(async () => {
  vi.stubEnv('CHROMIUM_PATH', await testBrowser())
  site = await formSite()
  operable = createOperable({ storage: memoryStorage(), allowPrivate: true })
  server = await serve({ operable, port: 0 })
  const added = await operable.websites.add(site.url())
  id = added.website.id
  key = added.key
  await operable.tools.addFromUrls(id, [site.url(), site.url('/shop')], { names: 'specific' })
})
afterAll(async () => {
  await server?.close()
  await operable?.close()
  await site?.close()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  site.arrived.length = 0
})

const modes = [
  ['2026-07-28', { pin: '2026-07-28' }],
  ['2025-11-25', 'legacy'],
] as const

async function withClient(
  mode: (typeof modes)[number][1],
  use: (client: Client) => Promise<void>,
  person?: () => object,
) {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode }, capabilities: person ? { elicitation: { form: {} } } : {} },
  )
  if (person) client.setRequestHandler('elicitation/create', async () => person() as never)
  const requestInit = { headers: { Authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp/${id}`), { requestInit }))
  try {
    await use(client)
  } finally {
    await client.close()
  }
}

const textOf = ({ content }: { content?: unknown }) => (content as { text: string }[])[0]!.text
const subscribe = { name: 'subscribe', arguments: { email: 'ann@example.com' } }
const order = { name: 'checkout', arguments: { name: 'Ann', street: '12 Mill Street' } }

test('it is off until the owner switches it on, and then for their key alone', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${server.url}/mcp/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    })
  const own = { authorization: `Bearer ${key}` }
  expect((await ask(own)).status).toBe(403)
  await operable.websites.patch(id, { mcp: 'trial' })
  expect((await ask({})).status).toBe(401)
  const other = await operable.websites.add('https://other.example/')
  expect((await ask({ authorization: `Bearer ${other.key}` })).status).toBe(403)
  expect((await ask({ ...own, origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask(own)).status).toBe(200)
})

describe.each(modes)('protocol %s', (_, mode) => {
  test('a trial sends nothing and is in no list', { timeout: 120_000 }, async () => {
    await operable.websites.patch(id, { mcp: 'trial' })
    await withClient(mode, async (client) => {
      const listed = (await client.listTools()).tools
      expect(listed.map(({ name }) => name).sort()).toEqual(['checkout', 'subscribe'])
      expect(textOf(await client.callTool(subscribe))).toMatch(
        /^sealed: a trial, nothing was sent\nWould send: POST .*\/subscribe email=ann@example\.com/,
      )
    })
    expect(site.arrived).toEqual([])
  })

  test('a call really acts where the owner wants that, and its run is listed', { timeout: 120_000 }, async () => {
    await operable.websites.patch(id, { mcp: 'send' })
    const before = (await operable.runs.list(id)).find(({ name }) => name === 'subscribe')?.outcomes.confirmed ?? 0
    await withClient(mode, async (client) => {
      expect(textOf(await client.callTool(subscribe))).toMatch(/^confirmed/)
    })
    expect(site.arrived).toEqual(['/subscribe email=ann%40example.com'])
    const [run] = (await operable.runs.list(id)).filter(({ name }) => name === 'subscribe')
    expect(run?.outcomes.confirmed).toBe(before + 1)
  })

  test('what needs a person is not done without one', { timeout: 120_000 }, async () => {
    await operable.websites.patch(id, { mcp: 'send' })
    await withClient(mode, async (client) => {
      expect(textOf(await client.callTool(order))).toMatch(/^needs_person/)
    })
    expect(site.arrived).toEqual([])
  })
})

test('a person who is asked through the client may agree', { timeout: 120_000 }, async () => {
  await operable.websites.patch(id, { mcp: 'send' })
  const person = () => ({ action: 'accept', content: { allow: true } })
  await withClient(
    { pin: '2026-07-28' },
    async (client) => {
      expect(textOf(await client.callTool(order))).toMatch(/^confirmed/)
    },
    person,
  )
  expect(site.arrived).toEqual(['/order name=Ann&street=12+Mill+Street'])
})

test('calls with one key are limited', { timeout: 120_000 }, async () => {
  await operable.websites.patch(id, { mcp: 'trial' })
  await withClient({ pin: '2026-07-28' }, async (client) => {
    let limited = ''
    for (let calls = 0; calls < 70 && !limited; calls++) {
      const answer = await client.callTool({ name: 'why_no_tools', arguments: {} })
      if (textOf(answer).startsWith('rate_limited')) limited = textOf(answer)
    }
    expect(limited).toMatch(/^rate_limited: /)
  })
})
