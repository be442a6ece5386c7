import { expect, test } from 'vitest'
import { BASE, httpShop } from '../../../test/http-shop.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { serve } from '../listen/node-server.ts'
import type { LogEntry } from '../log.ts'

test('add, list, read and remove', async () => {
  const { send, admin, id: first } = await httpShop()
  const added = await send('POST /websites', { key: admin, body: { url: 'HTTPS://Other.example' } })
  const { id, url, key, ...rest } = added.json as Record<string, string>
  expect([added.status, url, rest]).toEqual([201, 'https://other.example/', {}])
  expect(added.headers.get('location')).toBe(`${BASE}/websites/${id}`)
  expect(added.headers.get('cache-control')).toBe('no-store')

  const list = await send('GET /websites', { key: admin })
  expect(list.json).toMatchObject({ websites: [{ id: first }, { id, url }] })
  expect(list.text).not.toContain('opk_')
  expect(await send(`GET /websites/${id}`, { key: key! })).toMatchObject({ status: 200, json: { id, url } })

  expect(await send(`DELETE /websites/${id}`, { key: key! })).toMatchObject({ status: 403 })
  expect(await send(`DELETE /websites/${id}`, { key: admin })).toMatchObject({ status: 204, text: '' })
  expect(await send(`DELETE /websites/${id}`, { key: admin })).toMatchObject({ json: { code: 'website_not_found' } })
  expect(await send(`GET /tools/${id}`, { key: key! })).toMatchObject({ status: 401 })
  expect(await send(`GET /widget/${id}/tools.json`)).toMatchObject({ json: { code: 'website_not_found' } })
})

test.each<[unknown, string]>([
  [{}, 'invalid_request'],
  [{ url: 1 }, 'invalid_request'],
  [{ url: '' }, 'invalid_url'],
  [{ url: 'shop' }, 'invalid_url'],
  [{ url: 'ftp://shop.example/' }, 'invalid_url'],
  [{ url: `https://shop.example/${'x'.repeat(2048)}` }, 'invalid_request'],
  [{ url: 'https://shop.example/', id: 'mine' }, 'invalid_request'],
])('POST /websites %j: %s', async (body, code) => {
  const { send, admin } = await httpShop()
  expect(await send('POST /websites', { key: admin, body })).toMatchObject({ status: 400, json: { code } })
})

test('an owner makes a key, lists the keys and revokes one', async () => {
  const { send, id, key } = await httpShop()
  const made = await send(`POST /websites/${id}/keys`, { key })
  const { key: second, id: secondId } = made.json as Record<string, string>
  expect(made.status).toBe(201)
  expect(await send(`GET /tools/${id}`, { key: second! })).toMatchObject({ status: 200 })

  const list = await send(`GET /websites/${id}/keys`, { key: second! })
  const infos = (list.json as unknown as { keys: { id: string }[] }).keys
  expect(infos.map((info) => info.id)).toContain(secondId)
  expect(infos).toHaveLength(2)
  expect(list.text).not.toMatch(/opk_|hash|scope/)

  const old = infos.find((info) => info.id !== secondId)!.id
  expect(await send(`DELETE /websites/${id}/keys/${old}`, { key: second! })).toMatchObject({ status: 204 })
  expect(await send(`GET /tools/${id}`, { key })).toMatchObject({ status: 401 })
})

test('the keys of others are not found', async () => {
  const { send, id, key, admin, keys, websites } = await httpShop()
  const other = await websites.add('https://other.example/')
  const [otherKey] = await keys.list(other.website.id)
  for (const keyId of [otherKey!.id, 'x', '..%2fx', '__proto__']) {
    const answer = await send(`DELETE /websites/${id}/keys/${keyId}`, { key })
    expect([answer.status, answer.json.code]).toEqual([404, 'key_not_found'])
  }
  expect(await send(`GET /websites/${other.website.id}/keys`, { key: admin })).toMatchObject({ status: 200 })
  expect(await keys.verify(other.key)).toBeDefined()
})

test('an owner exports what is kept of the website, and of no other', async () => {
  const { send, id, key, admin, websites } = await httpShop()
  const other = await websites.add('https://other.example/')
  for (const own of [key, admin]) {
    const { status, headers, text } = await send(`GET /api/v1/websites/${id}/export`, { key: own })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/jsonl'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.jsonl"`)
    const lines = text.split('\n').slice(0, -1)
    const kinds = ['export', 'websites', 'tools', 'keys', 'end']
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(kinds.map((kind) => ({ kind })))
    expect(text).not.toMatch(/opk_|"hash"/)
  }
  const refused = { status: 403, json: { code: 'forbidden' } }
  expect(await send(`GET /api/v1/websites/${id}/export`, { key: other.key })).toMatchObject(refused)
  expect(await send('GET /api/v1/websites/nobody/export', { key: admin })).toMatchObject({ status: 404 })
  expect(await send(`GET /api/v1/websites/${id}/export`)).toMatchObject({ status: 401 })
})

test('an export that fails midway has no last line, and the log says why', async () => {
  const storage = memoryStorage()
  const operable = createOperable({
    storage: {
      ...storage,
      async read(key) {
        if (key.startsWith('keys/') && isFailing) throw new Error('The disk is gone.')
        return storage.read(key)
      },
    },
    adminKey: 'the-admin-key',
    render: 'never',
  })
  let isFailing = false
  const { website } = await operable.websites.add('https://shop.example/')
  const logged: LogEntry[] = []
  const server = await serve({ operable, port: 0, log: (entry) => logged.push(entry) })
  const headers = { authorization: 'Bearer the-admin-key' }
  const kinds = async () => {
    const answer = await fetch(`${server.url}/api/v1/websites/${website.id}/export`, { headers })
    const lines = (await answer.text()).split('\n').slice(0, -1)
    return lines.map((line) => JSON.parse(line).kind)
  }
  expect(await kinds()).toEqual(['export', 'websites', 'tools', 'keys', 'end'])
  isFailing = true
  expect(await kinds()).toEqual(['export', 'websites', 'tools'])
  expect(logged).toMatchObject([{ event: 'storage_unavailable' }])
  await server.close()
})
