import { describe, expect, test } from 'vitest'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'
import { hashKey, keyIdOf, makeApiKey } from './key-document.ts'

const now = () => new Date('2026-08-21T10:00:00Z')

async function shop(storage: Storage = memoryStorage()) {
  const operable = createOperable({ storage, now })
  const { website, key } = await operable.websites.add('https://shop.example')
  return { ...operable, storage, website, key }
}

describe('the form of a key', () => {
  test('prefix, public id, 43 characters of secret and 6 of checksum, never the same twice', () => {
    const keys = new Set(Array.from({ length: 200 }, () => makeApiKey('admin_first')))
    expect(keys.size).toBe(200)
    for (const key of keys) {
      expect(key).toMatch(/^opk_admin_first_[0-9A-Za-z]{49}$/)
      expect(keyIdOf(key)).toBe('admin_first')
    }
  })

  test('one wrong character anywhere is found without the store', () => {
    const key = makeApiKey('abc_def')
    for (let at = 0; at < key.length; at++) {
      const wrong = key[at] === 'x' ? 'y' : 'x'
      expect(keyIdOf(key.slice(0, at) + wrong + key.slice(at + 1))).toBeUndefined()
    }
  })

  test.each(['', 'opk_', 'x'.repeat(100_000), `opk_${'a'.repeat(100_000)}`, '__proto__', 'opk_a_b_ '])(
    '%.20j is none',
    (text) => {
      expect(keyIdOf(text)).toBeUndefined()
    },
  )
})

describe('what a key opens', () => {
  test('a website key its website, an admin key everything', async () => {
    const { keys, website, key } = await shop()
    const admin = await keys.create({ kind: 'admin' })
    expect(await keys.verify(key)).toEqual({ kind: 'website', websiteId: website.id })
    expect(await keys.verify(admin.key)).toEqual({ kind: 'admin' })
  })

  test('another secret under a known id opens nothing', async () => {
    const { keys } = await shop()
    const { info } = await keys.create({ kind: 'admin' })
    expect(await keys.verify(makeApiKey(info.id))).toBeUndefined()
  })

  test.each(['', 'nonsense', makeApiKey('admin_unknown'), makeApiKey('nobody_1')])(
    '%.12j opens nothing',
    async (key) => {
      expect(await (await shop()).keys.verify(key)).toBeUndefined()
    },
  )

  test('a revoked key opens nothing, and stays revoked', async () => {
    const { keys, key } = await shop()
    const id = keyIdOf(key) ?? ''
    const revoked = await keys.revoke(id)
    expect(revoked.revokedAt).toBe('2026-08-21T10:00:00.000Z')
    expect(await keys.revoke(id)).toEqual(revoked)
    expect(await keys.verify(key)).toBeUndefined()
  })

  test('a key of a website that is gone opens nothing, even when the removal did not reach it', async () => {
    const { keys, website, key, storage } = await shop()
    await storage.remove(`websites/${website.id}`)
    expect(await keys.verify(key)).toBeUndefined()
  })

  test('the key of the environment opens everything, whatever its form, and no other is made', async () => {
    const { keys } = createOperable({ storage: memoryStorage(), adminKey: 'correct-horse' })
    expect(await keys.verify('correct-horse')).toEqual({ kind: 'admin' })
    expect(await keys.verify('correct-horsf')).toBeUndefined()
    expect(await keys.ensureAdmin()).toBeUndefined()
  })

  test.each(['correct horse', 'k\u00f6nig', 'a\nb', '=a'])('%j can be sent in no request', (adminKey) => {
    expect(() => createOperable({ storage: memoryStorage(), adminKey })).toThrow(/admin key can contain only/)
  })

  test('an empty one is none', async () => {
    const { keys } = createOperable({ storage: memoryStorage(), adminKey: '' })
    expect(await keys.verify('')).toBeUndefined()
  })
})

describe('what is kept and shown', () => {
  test('the hash, never the key', async () => {
    const { keys, key, storage, website } = await shop()
    const admin = await keys.create({ kind: 'admin' })
    const all = await Promise.all((await storage.keys('')).map((path) => storage.read(path)))
    const kept = JSON.stringify([all, await keys.list(), await keys.list(website.id)])
    for (const secret of [key, admin.key]) {
      expect(kept).not.toContain(secret.slice(-49, -6))
      expect(JSON.stringify(all)).toContain(hashKey(secret).toString('hex'))
    }
  })

  test('the keys of one website, or all of them', async () => {
    const { keys, websites, website } = await shop()
    const other = await websites.add('https://other.example')
    await keys.create({ kind: 'website', websiteId: website.id })
    expect((await keys.list(website.id)).map(({ scope }) => scope)).toEqual(
      Array(2).fill({ kind: 'website', websiteId: website.id }),
    )
    expect(await keys.list(other.website.id)).toHaveLength(1)
    expect(await keys.list()).toHaveLength(3)
    expect(await keys.list('nobody')).toEqual([])
  })

  test.each(['', 'nobody', '../x', '__proto__', 'x'.repeat(600), '\0'])(
    'no key for a website called %.12j',
    async (websiteId) => {
      const { keys } = await shop()
      await expect(keys.create({ kind: 'website', websiteId })).rejects.toMatchObject({ code: 'website_not_found' })
      expect(await keys.list(websiteId)).toEqual([])
    },
  )

  test.each(['', 'nobody', 'admin_x', '../x_y', 'x'.repeat(600), '\0_\0'])(
    'revoking %.12j is key_not_found',
    async (keyId) => {
      const { keys } = await shop()
      await expect(keys.revoke(keyId)).rejects.toMatchObject({ code: 'key_not_found' })
    },
  )
})

describe('the first admin key', () => {
  test('is made once', async () => {
    const { keys } = await shop()
    const key = await keys.ensureAdmin()
    expect(await keys.verify(key ?? '')).toEqual({ kind: 'admin' })
    expect(await keys.ensureAdmin()).toBeUndefined()
  })

  test('by one of many that begin at the same time', async () => {
    const storage = memoryStorage()
    const made = await Promise.all(Array.from({ length: 20 }, () => createOperable({ storage }).keys.ensureAdmin()))
    expect(made.filter((key) => key !== undefined)).toHaveLength(1)
  })

  test('not where somebody made one by hand, not even when it was revoked', async () => {
    const { keys } = await shop()
    const { info } = await keys.create({ kind: 'admin' })
    expect(await keys.ensureAdmin()).toBeUndefined()
    await keys.revoke(info.id)
    expect(await keys.ensureAdmin()).toBeUndefined()
  })
})
