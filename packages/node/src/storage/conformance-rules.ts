import assert from 'node:assert/strict'
import type { Storage, StorageCapabilities } from '../contracts/storage.ts'
import { isUnavailable } from './adapter.ts'
import { kitKeys, kitValues, UPDATES, updateInLanes, withReopened, written } from './conformance-data.ts'

export interface StorageRule {
  label: string
  /** What the capabilities lack for this rule, in words; undefined when nothing. */
  needs?(capabilities: StorageCapabilities | undefined): string | undefined
  /** `base` begins every key that the rule uses. */
  run(storage: Storage, base: string): Promise<void>
}

const LANES = 8

export const storageRules: readonly StorageRule[] = [
  {
    label: 'what does not exist is undefined, is not removed and is not listed',
    async run(storage, base) {
      assert.equal(await storage.read(`${base}none`), undefined)
      assert.equal(await storage.remove(`${base}none`), false)
      assert.deepEqual(await storage.keys(base), [])
    },
  },
  {
    label: 'a write without condition creates and replaces, each time with a new version',
    async run(storage, base) {
      const first = await written(storage, `${base}a`, 1)
      assert.deepEqual(await storage.read(`${base}a`), { value: 1, version: first })
      const second = await written(storage, `${base}a`, 1)
      assert.notEqual(second, first)
      assert.deepEqual(await storage.read(`${base}a`), { value: 1, version: second })
    },
  },
  {
    label: 'ifVersion null writes only what does not exist yet',
    async run(storage, base) {
      const version = await storage.write(`${base}a`, 'first', { ifVersion: null })
      assert.equal(typeof version, 'string')
      assert.equal(await storage.write(`${base}a`, 'second', { ifVersion: null }), undefined)
      assert.deepEqual(await storage.read(`${base}a`), { value: 'first', version })
    },
  },
  {
    label: 'ifVersion writes only over that version',
    async run(storage, base) {
      const first = await written(storage, `${base}a`, 'first')
      const second = await storage.write(`${base}a`, 'second', { ifVersion: first })
      assert.equal(typeof second, 'string')
      assert.equal(await storage.write(`${base}a`, 'third', { ifVersion: first }), undefined)
      assert.equal(await storage.write(`${base}none`, 'third', { ifVersion: first }), undefined)
      assert.deepEqual(await storage.read(`${base}a`), { value: 'second', version: second })
      assert.equal(await storage.read(`${base}none`), undefined)
    },
  },
  {
    label: 'remove with ifVersion removes only that version, remove without it any',
    async run(storage, base) {
      const first = await written(storage, `${base}a`, 1)
      const second = await written(storage, `${base}a`, 2)
      assert.equal(await storage.remove(`${base}a`, { ifVersion: first }), false)
      assert.deepEqual(await storage.read(`${base}a`), { value: 2, version: second })
      assert.equal(await storage.remove(`${base}a`, { ifVersion: second }), true)
      assert.equal(await storage.read(`${base}a`), undefined)
      await written(storage, `${base}a`, 3)
      assert.equal(await storage.remove(`${base}a`), true)
      assert.equal(await storage.read(`${base}a`), undefined)
    },
  },
  {
    label: 'a version is not used again after its document was removed',
    async run(storage, base) {
      const first = await written(storage, `${base}a`, 1)
      await storage.remove(`${base}a`)
      const second = await written(storage, `${base}a`, 1)
      assert.notEqual(second, first)
      assert.equal(await storage.write(`${base}a`, 2, { ifVersion: first }), undefined)
      assert.equal(await storage.remove(`${base}a`, { ifVersion: first }), false)
    },
  },
  ...kitValues().map(
    ({ label, value }): StorageRule => ({
      label: `keeps ${label}`,
      async run(storage, base) {
        await written(storage, `${base}a`, value)
        assert.deepEqual((await storage.read(`${base}a`))?.value, value)
      },
    }),
  ),
  {
    label: 'readText, where there is one, gives JSON of what read gives',
    async run(storage, base) {
      if (!storage.readText) return
      assert.equal(await storage.readText(`${base}none`), undefined)
      for (const { label, value } of kitValues()) {
        const version = await written(storage, `${base}a`, value)
        const stored = await storage.readText(`${base}a`)
        assert.deepEqual(stored && { ...stored, text: JSON.parse(stored.text) }, { text: value, version }, label)
      }
    },
  },
  {
    label: 'readMany, where there is one, gives what read gives for each key, in the order of the keys',
    async run(storage, base) {
      if (!storage.readMany) return
      assert.deepEqual(await storage.readMany([]), [])
      const keys = kitKeys.map((key) => base + key).reverse()
      for (const [index, key] of keys.entries()) if (index % 3 !== 0) await written(storage, key, { index })
      const asked = [...keys, keys[1] as string, `${base}none`]
      const expected = await Promise.all(asked.map((key) => storage.read(key)))
      assert.deepEqual(await storage.readMany(asked), expected)
      const values = kitValues()
      for (const [index, { value }] of values.entries()) await written(storage, `${base}value/${index}`, value)
      const documents = await storage.readMany(values.map((_, index) => `${base}value/${index}`))
      assert.deepEqual(
        documents.map((document) => document?.value),
        values.map(({ value }) => value),
      )
    },
  },
  {
    label: 'requireWritable, where there is one, writes nothing',
    async run(storage, base) {
      const version = await written(storage, `${base}a`, 1)
      await storage.requireWritable?.()
      assert.deepEqual(await storage.read(`${base}a`), { value: 1, version })
    },
  },
  {
    label: 'what is read or written can be changed outside without changing what is stored',
    async run(storage, base) {
      const mine: { list: number[] } = { list: [1] }
      await written(storage, `${base}a`, mine)
      mine.list.push(2)
      const read = await storage.read(`${base}a`)
      assert.deepEqual(read?.value, { list: [1] })
      Object.assign(read?.value ?? {}, { list: [] })
      assert.deepEqual((await storage.read(`${base}a`))?.value, { list: [1] })
    },
  },
  {
    label: 'odd keys are kept apart and given back as they were, in the order of code points',
    async run(storage, base) {
      for (const [index, key] of [...kitKeys].reverse().entries()) await written(storage, base + key, index)
      for (const [index, key] of [...kitKeys].reverse().entries()) {
        assert.equal((await storage.read(base + key))?.value, index, `the document of ${JSON.stringify(key)}`)
      }
      assert.deepEqual(
        await storage.keys(base),
        kitKeys.map((key) => base + key),
      )
    },
  },
  {
    label: 'a prefix is taken literally',
    async run(storage, base) {
      const names = ['a%b', 'a*b', 'a.b', 'a?b', 'a_b', 'aXb', 'ab']
      for (const name of names) await written(storage, base + name, name)
      for (const name of names.filter((it) => it.length === 3)) {
        assert.deepEqual(await storage.keys(base + name.slice(0, 2)), [base + name])
      }
      assert.deepEqual(
        await storage.keys(`${base}a`),
        names.sort().map((name) => base + name),
      )
    },
  },
  {
    label: 'keys can be read page by page',
    async run(storage, base) {
      const all = Array.from({ length: 25 }, (_, index) => `${base}page/${String(index).padStart(2, '0')}`)
      for (const key of [...all].reverse()) await written(storage, key, null)
      await written(storage, `${base}pagf`, null)
      const found: string[] = []
      for (let after: string | undefined; ; after = found.at(-1)) {
        const page = await storage.keys(`${base}page/`, after === undefined ? { limit: 10 } : { after, limit: 10 })
        assert.ok(page.length <= 10, 'a page is not longer than its limit')
        if (page.length === 0) break
        assert.ok(found.length < all.length, 'the pages come to an end')
        found.push(...page)
      }
      assert.deepEqual(found, all)
      assert.deepEqual(await storage.keys(`${base}page/`, { after: `${base}page/22x` }), all.slice(23))
      assert.deepEqual(await storage.keys(`${base}page/`, { after: '!', limit: 1 }), all.slice(0, 1))
    },
  },
  {
    label: 'of 100 that create a key at the same time, one wins',
    async run(storage, base) {
      const writes = Array.from({ length: 100 }, (_, index) => storage.write(`${base}a`, index, { ifVersion: null }))
      const versions = await Promise.all(writes)
      const winner = versions.findIndex((version) => version !== undefined)
      assert.equal(versions.filter((version) => version !== undefined).length, 1)
      assert.deepEqual(await storage.read(`${base}a`), { value: winner, version: versions[winner] })
    },
  },
  {
    label: `${UPDATES} updates at the same time, none lost`,
    async run(storage, base) {
      await updateInLanes(
        Array.from({ length: LANES }, () => storage),
        `${base}a`,
      )
    },
  },
  {
    label: 'documents are there after the store was closed and opened again',
    needs: (capabilities) =>
      capabilities?.reopen ? undefined : 'capabilities.reopen: documents end with the instance',
    async run(storage, base) {
      const version = await written(storage, `${base}a`, { kept: true })
      await storage.close?.()
      await withReopened(storage, async (again) => {
        assert.deepEqual(await again.read(`${base}a`), { value: { kept: true }, version })
        assert.deepEqual(await again.keys(base), [`${base}a`])
      })
    },
  },
  {
    label: `${UPDATES} updates through two instances, none lost`,
    needs: (capabilities) =>
      capabilities?.reopen && capabilities.atomicity === 'store'
        ? undefined
        : 'capabilities.atomicity "store": compare-and-set holds within one instance',
    async run(storage, base) {
      await withReopened(storage, async (other) => {
        await updateInLanes(
          Array.from({ length: LANES }, (_, lane) => (lane % 2 ? storage : other)),
          `${base}a`,
        )
      })
    },
  },
  {
    label: 'after close every call fails with storage_unavailable, and close may be called again',
    async run(storage, base) {
      if (!storage.close) return
      await written(storage, `${base}a`, 1)
      await storage.close()
      await storage.close()
      const calls = [
        () => storage.read(`${base}a`),
        () => storage.write(`${base}a`, 2),
        () => storage.remove(`${base}a`),
        () => storage.keys(base),
        ...(storage.readText ? [() => storage.readText?.(`${base}a`)] : []),
        ...(storage.readMany ? [() => storage.readMany?.([`${base}a`])] : []),
      ]
      for (const call of calls) {
        await assert.rejects(async () => call(), isUnavailable)
      }
    },
  },
]
