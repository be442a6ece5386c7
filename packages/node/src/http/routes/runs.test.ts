import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpShopWithTools } from '../../../test/http-shop.ts'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'

const ORIGIN = 'https://shop.example'
const run = { receiptId: 'abc123', status: 'confirmed', ms: 900, final: true }

test('the words are those of the widget', () => {
  const types = readFileSync(new URL('../../../../widget/src/types.ts', import.meta.url), 'utf8')
  const wordsOf = (name: string) =>
    [...(types.split(`export type ${name} =`)[1]?.split(/\n\n/)[0] ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word)
  expect(wordsOf('OutcomeStatus')).toEqual([...runStatuses])
  expect(wordsOf('ErrorCode')).toEqual([...runErrorCodes])
})

describe('over a real connection', () => {
  let shop: Awaited<ReturnType<typeof httpShopWithTools>>
  let server: RunningServer
  let clients = 0

  beforeAll(async () => {
    shop = await httpShopWithTools()
    await shop.websites.patch(shop.id, { recordRuns: true })
    // Each test is a client of its own.
    server = await serve({ operable: shop.operable, port: 0, log: () => {}, trustedProxies: ['127.0.0.1'] })
  })
  afterAll(() => server?.close())

  const client = () => `203.0.113.${++clients}`
  const tell = (body: unknown, headers: Record<string, string> = {}, from = client()) =>
    fetch(`${server.url}/widget/${shop.id}/runs`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': from, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const told = (more: object = {}) => ({ tool: shop.tool.id, ...run, ...more })

  test('a run is kept, and listed for the owner alone', async () => {
    const answer = await tell(told())
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('ratelimit-policy')).toBe('60;w=60')
    const path = `${server.url}/websites/${shop.id}/runs`
    expect((await fetch(path)).status).toBe(401)
    const list = await fetch(path, { headers: { authorization: `Bearer ${shop.key}` } })
    expect(await list.json()).toMatchObject({
      recordRuns: true,
      tools: [{ tool: shop.tool.id, name: 'login', outcomes: { confirmed: 1 }, runs: [run] }],
    })
  })

  test.each<[string, () => unknown, Record<string, string>, number, string]>([
    ['an unknown member', () => told({ value: 'ada@mail.example' }), {}, 400, 'invalid_request'],
    ['an unknown outcome', () => told({ status: 'great' }), {}, 400, 'invalid_request'],
    ['an unknown code', () => told({ code: 'ada' }), {}, 400, 'invalid_request'],
    ['a receipt that is a text', () => told({ receiptId: 'Ada Lovelace' }), {}, 400, 'invalid_request'],
    ['no time at all', () => told({ ms: -1 }), {}, 400, 'invalid_request'],
    ['no JSON', () => 'x', {}, 400, 'invalid_request'],
    ['too much', () => told({ receiptId: 'x'.repeat(2048) }), {}, 413, 'payload_too_large'],
    ['a form', () => told(), { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['another site', () => told(), { origin: 'https://evil.example' }, 403, 'forbidden'],
    ['another tool', () => told({ tool: 'x' }), {}, 404, 'tool_not_found'],
  ])('%s is refused, and the page may read why', async (_, body, headers, status, code) => {
    const answer = await tell(body(), headers)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('60 in a minute of one client', async () => {
    const from = client()
    const statuses: number[] = []
    for (let sent = 0; sent < 62; sent++) statuses.push((await tell(told(), {}, from)).status)
    expect(statuses).toEqual([...Array(60).fill(204), 429, 429])
    const refused = await tell(told(), {}, from)
    expect([(await refused.json()).code, refused.headers.get('retry-after')]).toEqual([
      'rate_limited',
      expect.stringMatching(/^\d+$/),
    ])
    expect((await tell(told())).status).toBe(204)
  })
})

test('600 in a minute of one website, whoever they are', async () => {
  const { send, id, tool } = await httpShopWithTools({ trustedProxies: ['10.0.0.0/8'] })
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < 605; sent++) {
    const headers = { origin: ORIGIN, 'x-forwarded-for': `2001:db8:${sent.toString(16)}::1` }
    const { status } = await send(`POST /widget/${id}/runs`, {
      body: { tool: tool.id, ...run },
      headers,
      peer: '10.0.0.1',
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Runs are not recorded here: what is refused costs a reading, and is counted too.
  expect([...statuses]).toEqual([
    [403, 600],
    [429, 5],
  ])
})

test('another method is told which one it is', async () => {
  const { send, id } = await httpShopWithTools()
  const answer = await send(`GET /widget/${id}/runs`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test.each<[string, unknown, number]>([
  ['on', { recordRuns: true }, 200],
  ['nothing', {}, 200],
  ['no switch', { recordRuns: 'yes' }, 400],
  ['another member', { url: 'https://evil.example' }, 400],
])('a website is patched with %s', async (_, body, status) => {
  const { send, id, key } = await httpShopWithTools()
  expect((await send(`PATCH /websites/${id}`, { body })).status).toBe(401)
  const answer = await send(`PATCH /websites/${id}`, { key, body })
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.json).toMatchObject({ id, ...(body as object) })
})
