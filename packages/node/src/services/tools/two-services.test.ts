import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import type { Storage } from '../../contracts/storage.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import { createOperable } from '../create-operable.ts'

// Two services on one data file, as two processes would have it: each with a connection and a memory of its own.

const folder = mkdtempSync(join(tmpdir(), 'operable-two-'))
const open: Storage[] = []
let file = 0

function connect(): Storage {
  const storage = sqliteStorage(join(folder, `${file}.db`))
  open.push(storage)
  return storage
}

async function twoServices() {
  const first = await toolShop({ storage: connect() })
  const second = createOperable({ storage: connect(), fetch: createFixtureFetcher(shopPages), render: 'never' })
  return { first, second, id: first.id, key: first.key }
}

beforeEach(() => void file++)
afterAll(async () => {
  await Promise.all(open.map((storage) => storage.close?.()))
  rmSync(folder, { recursive: true })
})

test('no change of either is lost', async () => {
  const { first, second, id } = await twoServices()
  const { tools } = await first.tools.addFromUrls(id, [`${SHOP}login`, `${SHOP}contact`])
  const [contact, login] = tools.map((tool) => tool.id)
  for (let turn = 0; turn < 30; turn++) {
    await Promise.all([
      first.tools.patch(id, contact ?? '', { description: `Contact ${turn}` }),
      second.tools.patch(id, login ?? '', { description: `Login ${turn}` }),
      second.tools.addFromUrls(id, [SHOP]),
    ])
    const { tools: now } = await first.tools.list(id)
    expect(now.map(({ description }) => description).slice(0, 2)).toEqual([`Contact ${turn}`, `Login ${turn}`])
    const subscribe = now.filter(({ name }) => name === 'subscribe')
    expect(subscribe).toHaveLength(1)
    await (turn % 2 ? first : second).tools.remove(id, subscribe[0]?.id ?? '')
  }
})

test('a change by one shows in the widget of the other', async () => {
  const { first, second, id } = await twoServices()
  const { tools } = await first.tools.addFromUrls(id, [`${SHOP}login`])
  expect((await second.tools.widget(id)).body).toContain('"login"')
  await first.tools.patch(id, tools[0]?.id ?? '', { name: 'signIn' })
  await vi.waitFor(async () => expect((await second.tools.widget(id)).body).toContain('"signIn"'), { timeout: 30_000 })
  await first.websites.remove(id)
  const gone = () => expect(second.tools.widget(id)).rejects.toMatchObject({ code: 'website_not_found' })
  await vi.waitFor(gone, { timeout: 30_000 })
})

test('a key that one revokes opens nothing for the other', async () => {
  const { first, second, id, key } = await twoServices()
  expect(await second.keys.verify(key)).toEqual({ kind: 'website', websiteId: id })
  for (const info of await first.keys.list(id)) await first.keys.revoke(info.id)
  expect(await second.keys.verify(key)).toBeUndefined()
})

test('of two that start on a new file, one makes the admin key', async () => {
  const { first, second } = await twoServices()
  const made = await Promise.all([first.keys.ensureAdmin(), second.keys.ensureAdmin()])
  const keys = made.filter((key) => key !== undefined)
  expect(keys).toHaveLength(1)
  for (const { verify } of [first.keys, second.keys]) expect(await verify(keys[0] ?? '')).toEqual({ kind: 'admin' })
})
