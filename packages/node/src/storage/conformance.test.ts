import { expect, test } from 'vitest'
import type { Json, Storage } from '../contracts/storage.ts'
import { testStorage } from './conformance.ts'
import { memoryStorage } from './memory.ts'

/** Runs the kit outside of a test framework: which rules fail, and which are skipped. */
async function verdict(create: () => Storage): Promise<{ failed: string[]; skipped: string[]; passed: number }> {
  const rules: { label: string; run: (context: { skip(): void }) => Promise<void> }[] = []
  testStorage('subject', create, {
    describe: (_, declare) => declare(),
    test: (label, run) => rules.push({ label, run }),
  })
  const result = { failed: [] as string[], skipped: [] as string[], passed: 0 }
  for (const { label, run } of rules) {
    const outcome = { skipped: false }
    const skip = (): void => {
      outcome.skipped = true
    }
    const failure = await run({ skip }).then(() => undefined, String)
    if (failure !== undefined) result.failed.push(label)
    else if (outcome.skipped) result.skipped.push(label)
    else result.passed++
  }
  return result
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Adapters with one mistake each, as integrators make them, and the rules that must notice. */
const mistakes: [string, (good: Storage) => Partial<Storage>, RegExp[]][] = [
  [
    'compares first and sets later',
    (good) => ({
      async write(key, value, { ifVersion } = {}) {
        const current = (await good.read(key))?.version ?? null
        await pause()
        return ifVersion === undefined || current === ifVersion ? good.write(key, value) : undefined
      },
    }),
    [/one wins/, /updates at the same time/],
  ],
  ['ignores ifVersion', (good) => ({ write: (key, value) => good.write(key, value) }), [/ifVersion null/, /over that/]],
  [
    'removes whatever the version is',
    (good) => ({ remove: (key) => good.remove(key) }),
    [/remove with ifVersion/, /not used again/],
  ],
  [
    'sorts as JavaScript does',
    (good) => ({ keys: async (prefix, options) => (await good.keys(prefix, options)).sort() }),
    [/code points/],
  ],
  [
    'takes after as included',
    (good) => ({
      async keys(prefix, { after, limit } = {}) {
        return (await good.keys(prefix)).filter((key) => after === undefined || key >= after).slice(0, limit)
      },
    }),
    [/page by page/],
  ],
  ['ignores limit', (good) => ({ keys: (prefix, { limit: _, ...rest } = {}) => good.keys(prefix, rest) }), [/page by/]],
  ['takes A for a', (good) => ({ read: (key) => good.read(key.toLowerCase()) }), [/odd keys/]],
  ['gives another text than it keeps', () => ({ readText: async () => ({ text: '1', version: '1' }) }), [/readText/]],
  [
    'leaves out of many what is not there',
    (good) => ({ readMany: async (keys) => (await good.readMany?.(keys))?.filter((found) => found) ?? [] }),
    [/readMany/],
  ],
  [
    'gives many in the order of its own',
    (good) => ({ readMany: async (keys) => good.readMany?.([...keys].sort()) ?? [] }),
    [/readMany/],
  ],
  ['does not know that it is closed', () => ({ close: async () => {} }), [/after close/]],
  [
    'drops names that objects inherit',
    (good) => ({ write: (key, value, options) => good.write(key, withoutConstructor(value), options) }),
    [/names that objects inherit/],
  ],
]

test.each(mistakes)('the kit notices an adapter that %s', async (_, change, expected) => {
  const { failed } = await verdict(() => {
    const good = memoryStorage()
    return { ...good, ...change(good) }
  })
  for (const label of expected) expect(failed).toContainEqual(expect.stringMatching(label))
})

test('an adapter that counts its versions in the document uses them again', async () => {
  const { failed } = await verdict(countingStorage)
  expect(failed).toEqual([expect.stringMatching(/not used again/)])
})

test('capabilities decide what is skipped: without any, reopening and two instances', async () => {
  const { failed, skipped } = await verdict(() => {
    const { capabilities: _, ...plain } = memoryStorage()
    return plain
  })
  expect(failed).toEqual([])
  expect(skipped).toEqual([expect.stringMatching(/opened again/), expect.stringMatching(/two instances/)])
})

test('a promise that is not kept fails', async () => {
  const { failed, skipped } = await verdict(() => ({
    ...memoryStorage(),
    capabilities: { atomicity: 'store', reopen: () => memoryStorage() },
  }))
  expect(skipped).toEqual([])
  expect(failed).toEqual([expect.stringMatching(/opened again/), expect.stringMatching(/two instances/)])
})

/** Versions 1, 2, 3 per key, and 1 again after the key was removed. */
function countingStorage(): Storage {
  const { readText: _, readMany: __, ...good } = memoryStorage()
  const counts = new Map<string, number>()
  return {
    ...good,
    async read(key) {
      const version = String(counts.get(key))
      const stored = await good.read(key)
      return stored && { value: stored.value, version }
    },
    async write(key, value, { ifVersion } = {}) {
      const count = counts.get(key) ?? 0
      if (ifVersion !== undefined && (count === 0 ? null : String(count)) !== ifVersion) return undefined
      counts.set(key, count + 1)
      await good.write(key, value)
      return String(count + 1)
    },
    async remove(key, { ifVersion } = {}) {
      if (!counts.has(key) || (ifVersion !== undefined && String(counts.get(key)) !== ifVersion)) return false
      counts.delete(key)
      return good.remove(key)
    },
  }
}

function withoutConstructor(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (name, inner) => (name === 'constructor' ? undefined : inner))
}
