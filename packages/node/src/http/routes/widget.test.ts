import { expect, test } from 'vitest'
import { httpShopWithTools } from '../../../test/http-shop.ts'

test('active tools only, for anybody, with a strong tag', async () => {
  const { send, id, key, path, tool } = await httpShopWithTools()
  const list = await send(`GET /widget/${id}/tools.json`, { headers: { origin: 'https://shop.example' } })
  expect(list.status).toBe(200)
  expect(list.json).toMatchObject({ version: 1, websiteId: id, url: 'https://shop.example/' })
  expect(list.json['tools']).toHaveLength(3)
  expect(list.headers.get('etag')).toMatch(/^"[^"]+"$/)
  expect(list.headers.get('cache-control')).toBe('public, max-age=2, stale-while-revalidate=30')
  expect(list.headers.get('access-control-allow-origin')).toBe('*')
  expect(list.headers.get('access-control-expose-headers')).toContain('ETag')
  expect(list.headers.get('content-type')).toBe('application/json')

  await send(`PATCH ${path}`, { key, body: { active: false } })
  const next = await send(`GET /widget/${id}/tools.json`)
  expect(next.text).not.toContain(tool.id)
  expect(next.headers.get('etag')).not.toBe(list.headers.get('etag'))
})

test('304 has the headers of 200', async () => {
  const { send, id } = await httpShopWithTools()
  const { headers } = await send(`GET /widget/${id}/tools.json`)
  const etag = headers.get('etag') ?? ''
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const same = await send(`GET /widget/${id}/tools.json`, { headers: { 'if-none-match': tag } })
    expect([same.status, same.text]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'access-control-allow-origin', 'x-content-type-options']) {
      expect(same.headers.get(name)).toBe(headers.get(name))
    }
  }
})

test.each(['nope', '..%2fx', '%2e%2e', '__proto__', 'x'.repeat(300), '%00', '%'])('unknown website %s', async (id) => {
  const { send } = await httpShopWithTools()
  const answer = await send(`GET /widget/${id}/tools.json`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('HEAD is GET without a body', async () => {
  const { send, id } = await httpShopWithTools()
  const [get, head] = [await send(`GET /widget/${id}/tools.json`), await send(`HEAD /widget/${id}/tools.json`)]
  expect([head.status, head.text]).toEqual([200, ''])
  // A GET is answered from memory, and has no id of its request.
  const { 'x-request-id': _, ...headers } = Object.fromEntries(head.headers)
  expect(headers).toEqual(Object.fromEntries(get.headers))
})
