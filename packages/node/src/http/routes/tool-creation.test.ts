import { expect, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'

const draft = {
  name: 'join',
  description: 'Joins.',
  pageUrl: 'https://shop.example/join',
  selector: '#join',
  metadata: { kind: 'form' },
}
const metadata = (more: object) => ({ ...draft, metadata: { kind: 'form', ...more } })

test('a tool is added as it is sent', async () => {
  const { send, id, key, tools } = await httpShop()
  const answer = await send(`POST /tools/${id}`, { key, body: draft })
  expect([answer.status, Object.keys(answer.json)]).toEqual([201, ['tools', 'toolLimit']])
  expect(answer.json['tools']).toMatchObject([{ ...draft, active: true, source: 'manual' }])
  const { revision, tools: kept } = await tools.list(id)
  expect([answer.headers.get('etag'), answer.json['tools']]).toEqual([`"${revision}"`, kept])
})

test.each<[string, unknown, number, string]>([
  ['nothing', '', 400, 'invalid_request'],
  ['an array', [draft], 400, 'invalid_request'],
  ['no page', { ...draft, pageUrl: undefined }, 400, 'invalid_request'],
  ['a script address', { ...draft, pageUrl: 'javascript:alert(1)' }, 400, 'invalid_request'],
  ['a page elsewhere', { ...draft, pageUrl: 'https://other.example/' }, 400, 'invalid_url'],
  ['an id', { ...draft, id: 'x' }, 400, 'invalid_request'],
  ['a prototype', `{"__proto__":{"x":1},${JSON.stringify(draft).slice(1)}`, 400, 'invalid_request'],
  ['unknown metadata', metadata({ x: 1 }), 400, 'invalid_request'],
  ['a bad selector', { ...draft, selector: 'form{' }, 400, 'invalid_selector'],
  ['a bad trigger', metadata({ triggerSelector: '>' }), 400, 'invalid_selector'],
  ['long metadata', metadata({ inputSchema: { enum: Array(60).fill('x'.repeat(1000)) } }), 400, 'invalid_request'],
  ['too much', metadata({ inputSchema: { enum: Array(80).fill('x'.repeat(1000)) } }), 413, 'payload_too_large'],
  ['a name that is taken', { ...draft, name: 'taken' }, 409, 'conflict'],
])('%s is refused, and nothing is written', async (_, body, status, code) => {
  const { send, id, key, tools } = await httpShop()
  await tools.addDraft(id, { ...draft, name: 'taken', metadata: { kind: 'form' } })
  const before = await tools.list(id)
  const answer = await send(`POST /tools/${id}`, { key, body })
  expect([answer.status, answer.json.code]).toEqual([status, code])
  expect(await tools.list(id)).toEqual(before)
})

test('no more than the limit', async () => {
  const { send, id, key } = await httpShop({ toolLimit: 1 })
  expect((await send(`POST /tools/${id}`, { key, body: draft })).status).toBe(201)
  const answer = await send(`POST /tools/${id}`, { key, body: { ...draft, name: 'more' } })
  expect([answer.status, answer.json.code]).toEqual([409, 'tool_limit_reached'])
})

test('only with a key of the website', async () => {
  const { send, id, websites } = await httpShop()
  const { key: other } = await websites.add('https://other.example/')
  expect((await send(`POST /tools/${id}`, { body: draft })).status).toBe(401)
  expect((await send(`POST /tools/${id}`, { key: other, body: draft })).status).toBe(403)
})
