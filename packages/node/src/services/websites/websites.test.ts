import { describe, expect, test } from 'vitest'
import type { Storage } from '../../contracts/storage.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'

/** A store that fails at one of its calls. */
function failing(storage: Storage, call: number): Storage {
  let calls = 0
  const counted =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (++calls === call) throw storageUnavailable('The disk is full.')
      return method(...args)
    }
  return {
    read: counted(storage.read),
    write: counted(storage.write),
    remove: counted(storage.remove),
    keys: counted(storage.keys),
  }
}

test('added, listed oldest first, and got', async () => {
  let day = 0
  const { websites } = createOperable({ storage: memoryStorage(), now: () => new Date(Date.UTC(2026, 0, ++day)) })
  const added: string[] = []
  for (const host of ['b', 'a', 'd', 'c', 'a']) added.push((await websites.add(`https://${host}.example`)).website.id)
  const listed = await websites.list()
  expect(listed.map(({ id }) => id)).toEqual(added)
  expect(listed[0]).toEqual({
    id: added[0],
    url: 'https://b.example/',
    createdAt: expect.stringMatching(/^2026-01-0\d/),
  })
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(listed.map(({ createdAt }) => createdAt).toSorted())
  expect(await websites.get(added[2] ?? '')).toEqual(listed[2])
  for (const id of added) expect(id).toMatch(/^[0-9a-z]{12}$/)
})

test.each(['', 'shop', 'ftp://shop.example', 'javascript:alert(1)', 'https://a:b@shop.example/', 'http://'])(
  '%j is invalid_url, and nothing is kept',
  async (url) => {
    const { websites, storage } = createOperable({ storage: memoryStorage() })
    await expect(websites.add(url)).rejects.toMatchObject({ code: 'invalid_url' })
    expect(await storage.keys('')).toEqual([])
  },
)

test('a bare domain means https', async () => {
  const { websites } = createOperable({ storage: memoryStorage() })
  expect((await websites.add('shop.example')).website.url).toBe('https://shop.example/')
})

test.each(['', 'nobody', '../x', '%2e%2e', '__proto__', 'x'.repeat(300), 'x'.repeat(600), '\0', '\ud800'])(
  '%.12j is website_not_found everywhere',
  async (id) => {
    const { websites, tools } = createOperable({ storage: memoryStorage() })
    const notFound = { code: 'website_not_found' }
    await expect(websites.get(id)).rejects.toMatchObject(notFound)
    await expect(websites.remove(id)).rejects.toMatchObject(notFound)
    await expect(tools.list(id)).rejects.toMatchObject(notFound)
    await expect(tools.patch(id, 'x', {})).rejects.toMatchObject(notFound)
    await expect(tools.remove(id, 'x')).rejects.toMatchObject(notFound)
  },
)

describe('removal', () => {
  test('takes keys and tools with it, and leaves the others alone', async () => {
    const { websites, storage } = createOperable({ storage: memoryStorage() })
    const kept = await websites.add('https://kept.example')
    const before = await storage.keys('')
    const { website } = await websites.add('https://shop.example')
    await websites.remove(website.id)
    expect(await storage.keys('')).toEqual(before)
    expect(await websites.list()).toEqual([kept.website])
    await expect(websites.remove(website.id)).rejects.toMatchObject({ code: 'website_not_found' })
  })

  // The website itself goes with the fourth.
  test.each([1, 2, 3, 4, 5, 9, 20, 30])(
    'that ends at call %i of the store leaves nothing that works, and can be repeated',
    async (call) => {
      const storage = memoryStorage()
      const { websites, keys, tools } = createOperable({ storage })
      const { website, key } = await websites.add('https://shop.example')
      const half = createOperable({ storage: failing(storage, call) })
      await expect(half.websites.remove(website.id)).rejects.toMatchObject({ code: 'storage_unavailable' })
      if (call > 4) {
        expect(await websites.list()).toEqual([])
        expect(await keys.verify(key)).toBeUndefined()
        await expect(tools.list(website.id)).rejects.toMatchObject({ code: 'website_not_found' })
      }
      await websites.remove(website.id)
      expect(await storage.keys('')).toEqual([])
    },
  )
})

test.each([1, 2, 3])('an addition that ends at call %i of the store shows nothing', async (call) => {
  const storage = memoryStorage()
  const half = createOperable({ storage: failing(storage, call) })
  await expect(half.websites.add('https://shop.example')).rejects.toMatchObject({ code: 'storage_unavailable' })
  const { websites, keys } = createOperable({ storage })
  expect(await websites.list()).toEqual([])
  expect((await keys.list()).length).toBe(call === 3 ? 1 : 0)
})

test('a store that fails is never an empty list', async () => {
  const storage = memoryStorage()
  const { websites, keys, tools } = createOperable({ storage })
  const { website, key } = await websites.add('https://shop.example')
  await storage.close?.()
  const unavailable = { code: 'storage_unavailable' }
  await expect(websites.list()).rejects.toMatchObject(unavailable)
  await expect(websites.get(website.id)).rejects.toMatchObject(unavailable)
  await expect(keys.list()).rejects.toMatchObject(unavailable)
  await expect(keys.verify(key)).rejects.toMatchObject(unavailable)
  await expect(keys.ensureAdmin()).rejects.toMatchObject(unavailable)
  await expect(tools.list(website.id)).rejects.toMatchObject(unavailable)
})

test.each([
  ['websites/', 'list'],
  ['keys/', 'list'],
])('a damaged document below %s is storage_unavailable', async (prefix) => {
  const { websites, keys, storage } = createOperable({ storage: memoryStorage() })
  await websites.add('https://shop.example')
  const [path] = await storage.keys(prefix)
  await storage.write(path ?? '', { some: 'thing' })
  const list = prefix === 'keys/' ? keys.list() : websites.list()
  await expect(list).rejects.toMatchObject({ code: 'storage_unavailable' })
})

test.each([
  ['a storage that reads many at once', 2],
  ['one that reads one by one', 301],
])('300 websites are listed by %s with %i calls', async (_, most) => {
  const storage = memoryStorage()
  const { websites } = createOperable({ storage })
  for (let n = 0; n < 300; n++) await websites.add(`https://site-${n}.example`)
  let calls = 0
  const counted =
    <Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      calls++
      return method(...args)
    }
  const { readMany, ...others } = storage
  const watched: Storage = { ...others, read: counted(others.read), keys: counted(others.keys) }
  if (most === 2 && readMany) watched.readMany = counted(readMany)
  const service = createOperable({ storage: watched })
  expect(await service.websites.list()).toHaveLength(300)
  expect(calls).toBe(most)
})
