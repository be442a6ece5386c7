import type { Tool } from '@operable/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../core/test/any-character.ts'
import { httpShop, httpShopWithTools } from '../../../test/http-shop.ts'
import { SHOP } from '../../../test/tool-shop.ts'

test('a list, with its revision as entity tag', async () => {
  const { send, id, key, tools } = await httpShopWithTools()
  const list = await send(`GET /tools/${id}`, { key })
  const { tools: kept, toolLimit, revision } = await tools.list(id)
  expect(list.status).toBe(200)
  expect(list.json).toEqual({ tools: kept, toolLimit })
  expect(list.headers.get('etag')).toBe(`"${revision}"`)
  expect(list.headers.get('cache-control')).toBe('private, no-cache')
  const again = await send(`GET /tools/${id}`, { key, headers: { 'if-none-match': `W/"${revision}"` } })
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', `"${revision}"`])
})

test('one tool', async () => {
  const { send, path, key, tool } = await httpShopWithTools()
  const found = await send(`GET ${path}`, { key })
  expect([found.status, found.json]).toEqual([200, tool])
  const etag = found.headers.get('etag') ?? ''
  expect((await send(`GET ${path}`, { key, headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await send(`GET ${path}x`, { key })).toMatchObject({ status: 404, json: { code: 'tool_not_found' } })
})

test.each<[object, object]>([
  [{ active: false }, { active: false }],
  [
    { name: 'signIn', description: 'For customers' },
    { name: 'signIn', description: 'For customers' },
  ],
  [{ repeatable: true }, { metadata: { repeatable: true } }],
  [{ expects: { success: { text: 'Hello' } } }, { metadata: { expects: { success: { text: 'Hello' } } } }],
])('PATCH %j changes that and nothing else', async (patch, expected) => {
  const { send, path, key, tool } = await httpShopWithTools()
  const { status, json } = await send(`PATCH ${path}`, { key, body: patch })
  expect(status).toBe(200)
  expect(Object.keys(json)).toEqual(['tools', 'toolLimit'])
  const {
    updatedAt: _,
    metadata,
    ...changed
  } = (json as unknown as { tools: (typeof tool)[] }).tools.find(({ id }) => id === tool.id)!
  const { updatedAt: __, metadata: before, ...rest } = { ...tool, ...expected }
  expect(changed).toEqual({ ...rest, edited: Object.keys(patch).sort() })
  expect(metadata).toEqual({ ...tool.metadata, ...before })
})

test.each<[object, object]>([
  [{ pageUrl: 'https://shop.example/in' }, { pageUrl: 'https://shop.example/in' }],
  [{ selector: 'form' }, { selector: 'form' }],
  [{ clickSelector: '#open' }, { metadata: { triggerSelector: '#open', inModal: true } }],
])('PATCH %j moves the tool: nothing is said of the old element any more', async (patch, expected) => {
  const { send, path, key, tool } = await httpShopWithTools()
  const { tools } = (await send(`PATCH ${path}`, { key, body: patch })).json as unknown as { tools: (typeof tool)[] }
  const moved = tools.find(({ id }) => id === tool.id)
  const { name, description, active } = tool
  expect(moved).toMatchObject({ name, description, active, ...expected })
  expect(moved?.metadata).toMatchObject({ unchecked: true, inputSchema: { type: 'object' } })
  for (const member of ['fields', 'safety']) expect(moved?.metadata).not.toHaveProperty(member)
})

test('PATCH {} changes nothing, not even the revision', async () => {
  const { send, id, path, key } = await httpShopWithTools()
  const before = await send(`GET /tools/${id}`, { key })
  const answer = await send(`PATCH ${path}`, { key, body: {} })
  expect([answer.status, answer.text]).toEqual([200, before.text])
  expect(answer.headers.get('etag')).toBe(before.headers.get('etag'))
})

test('fields are hidden and left to a person: the tool keeps them, the widget does not get them', async () => {
  const { send, path, key, id } = await httpShopWithTools()
  const { metadata } = (await send(`GET ${path}`, { key })).json as unknown as Tool
  const [first] = Object.keys(metadata.inputSchema!['properties'] as object)
  const hide = await send(`PATCH ${path}`, { key, body: { hiddenFields: [first] } })
  expect(hide.status).toBe(200)
  const stored = (await send(`GET ${path}`, { key })).json as unknown as Tool
  expect(stored).toMatchObject({ edited: ['hiddenFields'], metadata: { ...metadata, hiddenFields: [first] } })
  const offered = async () => {
    const { tools } = (await send(`GET /widget/${id}/tools.json`)).json as unknown as { tools: Tool[] }
    return tools.find((tool) => tool.id === stored.id)!.metadata.inputSchema!['properties']
  }
  expect(await offered()).not.toHaveProperty(first!)
  expect((await send(`PATCH ${path}`, { key, body: { personFields: [first] } })).json.code).toBe('invalid_request')
  await send(`PATCH ${path}`, { key, body: { hiddenFields: [] } })
  expect(await offered()).toHaveProperty(first!)
})

test('a merge patch is a patch', async () => {
  const { send, path, key } = await httpShopWithTools()
  const headers = { 'content-type': 'application/merge-patch+json' }
  expect((await send(`PATCH ${path}`, { key, body: { active: false }, headers })).status).toBe(200)
})

test('another media type is told which ones are read', async () => {
  const { send, path, id, key } = await httpShopWithTools()
  const headers = { 'content-type': 'text/plain' }
  const patch = await send(`PATCH ${path}`, { key, body: '{}', headers })
  expect([patch.status, patch.json.code]).toEqual([415, 'unsupported_media_type'])
  expect(patch.headers.get('accept-patch')).toBe('application/json, application/merge-patch+json')
  const post = await send(`POST /tools/${id}/manual`, { key, body: '{}', headers })
  expect([post.status, post.headers.get('accept-post')]).toEqual([415, 'application/json'])
})

test.each<[string, unknown, string]>([
  ['an unknown member', { active: false, nmae: 'x' }, 'invalid_request'],
  ['id', { id: 'x' }, 'invalid_request'],
  ['metadata', { metadata: {} }, 'invalid_request'],
  ['toolLimit', { toolLimit: '1' }, 'invalid_request'],
  ['constructor', { constructor: { prototype: { x: 1 } } }, 'invalid_request'],
  ['__proto__', '{"__proto__":{"active":false}}', 'invalid_request'],
  ['a text for a truth', { active: 'true' }, 'invalid_request'],
  ['null for a truth', { active: null }, 'invalid_request'],
  ['an empty name', { name: '' }, 'invalid_request'],
  ['a long name', { name: 'x'.repeat(10_000) }, 'invalid_request'],
  ['a control character', { name: 'a\u001b[31m' }, 'invalid_request'],
  ['half a surrogate pair', '{"name":"\\ud800"}', 'invalid_request'],
  ['a script address', { pageUrl: 'javascript:alert(1)' }, 'invalid_request'],
  ['a selector that is none', { selector: 'form{' }, 'invalid_selector'],
  ['a name that is taken', { name: 'subscribe' }, 'conflict'],
  ['a field that is not there', { hiddenFields: ['nothing'] }, 'invalid_request'],
  ['a key for a list of keys', { personFields: 'email' }, 'invalid_request'],
  ['a list of too many keys', { personFields: Array(101).fill('email') }, 'invalid_request'],
  ['an array', [], 'invalid_request'],
  ['null', 'null', 'invalid_request'],
  ['nothing', '', 'invalid_request'],
])('%s is refused, and nothing is written', async (_, body, code) => {
  const { send, path, key, tools, id } = await httpShopWithTools()
  const { revision } = await tools.list(id)
  const answer = await send(`PATCH ${path}`, { key, body })
  expect(answer.json.code).toBe(code)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect((await tools.list(id)).revision).toBe(revision)
  expect({}).not.toHaveProperty('active')
  expect({}).not.toHaveProperty('x')
})

test('any text comes back as it was sent, or is refused', async () => {
  const { send, path, key } = await httpShopWithTools()
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 130 }),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('name', 'description'), text, async (member, value) => {
      const { status } = await send(`PATCH ${path}`, { key, body: { [member]: value } })
      expect([200, 400]).toContain(status)
      const kept = member === 'name' ? value.trim() : value
      if (status === 200) expect((await send(`GET ${path}`, { key })).json[member]).toBe(kept)
    }),
    { numRuns: 60 },
  )
})

test('If-Match guards a change and a removal', async () => {
  const { send, id, path, key } = await httpShopWithTools()
  const etag = (await send(`GET ${path}`, { key })).headers.get('etag') ?? ''
  const changed = await send(`PATCH ${path}`, { key, body: { active: false }, headers: { 'if-match': etag } })
  expect(changed.status).toBe(200)
  for (const line of [`PATCH ${path}`, `DELETE ${path}`]) {
    const body = line.startsWith('PATCH') ? { body: { active: true } } : {}
    const stale = await send(line, { key, headers: { 'if-match': etag }, ...body })
    expect([stale.status, stale.json.code]).toEqual([412, 'precondition_failed'])
  }
  const current = changed.headers.get('etag') ?? ''
  const several = { 'if-match': `"other", ${current}` }
  const removed = await send(`DELETE ${path}`, { key, headers: several })
  expect(removed.status).toBe(200)
  expect(removed.json['tools']).toHaveLength(2)
  expect((await send(`GET /tools/${id}`, { key })).headers.get('etag')).toBe(removed.headers.get('etag'))
  expect((await send(`DELETE ${path}`, { key })).json.code).toBe('tool_not_found')
})

test('manual', async () => {
  const { send, id, key, tools, tool } = await httpShopWithTools()
  await tools.remove(id, tool.id)
  const urls = [`${SHOP}login`, 'ftp://shop.example/', `${SHOP}contact`]
  const answer = await send(`POST /tools/${id}/manual`, { key, body: { urls } })
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.json).sort()).toEqual(['created', 'message', 'skipped', 'toolLimit', 'tools'])
  expect(answer.json).toMatchObject({ message: 'Created 1 tool.', created: ['login'], toolLimit: 'unlimited' })
  expect(answer.json['skipped']).toMatchObject([{ url: 'ftp://shop.example/' }, { name: 'contactSales' }])
  const again = await send(`POST /tools/${id}/manual`, { key, body: { urls } })
  expect([again.status, again.json['message']]).toEqual([200, 'Created 0 tools.'])
})

test.each<[string, unknown, number, string]>([
  ['nothing valid', { urls: ['x', 'file:///etc/passwd'] }, 400, 'no_valid_urls'],
  ['no tool on the page', { urls: [`${SHOP}about`] }, 400, 'no_tools_created'],
  ['no urls', {}, 400, 'invalid_request'],
  ['a text', { urls: SHOP }, 400, 'invalid_request'],
  ['none', { urls: [] }, 400, 'invalid_request'],
  ['a number', { urls: [1] }, 400, 'invalid_request'],
  ['too many', { urls: Array.from({ length: 21 }, (_, i) => `${SHOP}${i}`) }, 400, 'invalid_request'],
  ['too long', { urls: [SHOP + 'x'.repeat(2048)] }, 400, 'invalid_request'],
  ['more than urls', { urls: [SHOP], depth: 2 }, 400, 'invalid_request'],
  ['too large', { urls: ['x'.repeat(70_000)] }, 413, 'payload_too_large'],
])('manual with %s', async (_, body, status, code) => {
  const { send, id, key } = await httpShopWithTools()
  const answer = await send(`POST /tools/${id}/manual`, { key, body })
  expect([answer.status, answer.json.code]).toEqual([status, code])
})

test('discover', async () => {
  const { send, id, key } = await httpShop()
  const answer = await send(`POST /tools/${id}/discover`, { key })
  expect([answer.status, answer.json['created']]).toEqual([200, ['contactSales', 'login', 'subscribe']])
})
