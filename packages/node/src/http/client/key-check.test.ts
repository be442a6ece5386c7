import { expect, test } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShop } from '../../../test/http-shop.ts'
import { makeApiKey } from '../../services/keys/key-document.ts'

const LIMIT = 20
const peer = '203.0.113.7'

/** Wrong keys of every kind, at once. */
function guesses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => [makeApiKey('admin_first'), `opk_${index}`, 'x', '='][index % 4]!)
}

test('1,500 wrong keys of one client: 20 are 401, all others 429 with a time to wait', async () => {
  const { send } = await httpShop()
  const answers = await Promise.all(guesses(1_500).map((key) => send('GET /websites', { key, peer })))
  const by = Map.groupBy(answers, ({ status }) => status)
  expect(by.get(401)).toHaveLength(LIMIT)
  expect(by.get(429)).toHaveLength(1_500 - LIMIT)
  for (const { json, headers } of by.get(429) ?? []) {
    expect(json.code).toBe('rate_limited')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('the right key passes all the same, also from that address, and others are not concerned', async () => {
  const { send, admin, id, key } = await httpShop()
  for (const guess of guesses(200)) await send('GET /websites', { key: guess, peer })
  expect((await send('GET /websites', { key: admin, peer })).status).toBe(200)
  expect((await send(`GET /tools/${id}`, { key, peer })).status).toBe(200)
  expect((await send('GET /websites', { key: 'x', peer })).status).toBe(429)
  expect((await send('GET /websites', { key: 'x', peer: '203.0.113.8' })).status).toBe(401)
})

test.each([
  ['no key at all', {}, 401],
  ['a right key for something else', { forOther: true }, 403],
])('%s counts for nothing', async (_, { forOther = false }: { forOther?: boolean }, status) => {
  const { send, key } = await httpShop()
  for (let attempt = 0; attempt < 2 * LIMIT; attempt++) {
    expect((await send('GET /websites', { peer, ...(forOther ? { key } : {}) })).status).toBe(status)
  }
  expect((await send('GET /websites', { key: 'x', peer })).status).toBe(401)
})

test('the console and the API count together', async () => {
  const { send, app } = await httpShop()
  for (const key of guesses(LIMIT)) await send('GET /websites', { key, peer })
  expect((await formVisitor(app).post('/console/sign-in', { key: 'x' })).status).toBe(429)
})
