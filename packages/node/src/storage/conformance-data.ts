import assert from 'node:assert/strict'
import type { Json, Storage } from '../contracts/storage.ts'

/** Keys that stores like to confuse, shorten or refuse, in the order of their code points. */
export const kitKeys: readonly string[] = [
  ' ',
  '"quoted"',
  '$',
  '%00',
  '%2e%2e%2f',
  "'; DROP TABLE document; --",
  '../../etc/passwd',
  '.hidden',
  '/a//b/',
  'A',
  'CON',
  '\\a\\b',
  '__proto__',
  'a',
  'a\n b\t',
  'a:b:c',
  'a?b=c#d',
  'constructor',
  'k'.repeat(100),
  'key$',
  'e\u0301',
  'é',
  'ключ',
  'مفتاح',
  '鍵',
  '！',
  '🔑',
].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

const LARGE = 4 * 1024 * 1024
const DEEP = 500

/** Values that stores like to change. */
export function kitValues(): { label: string; value: Json }[] {
  let deep: Json = 'end'
  for (let depth = 0; depth < DEEP; depth++) deep = [deep]
  return [
    { label: 'null', value: null },
    { label: 'false', value: false },
    { label: 'an empty string', value: '' },
    { label: 'a string that looks like a number', value: '007' },
    { label: 'a string that looks like JSON', value: '{"a":1}' },
    { label: 'numbers at the edge', value: [0, -1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, 1.7976931348623157e308] },
    { label: 'an empty list and an empty object', value: [[], {}] },
    { label: 'U+0000, line ends, a lone surrogate and an emoji', value: 'a\0b\r\n\u2028\ud800 🔑' },
    { label: 'names that objects inherit', value: JSON.parse('{"__proto__":{"a":1},"constructor":2,"toString":null}') },
    { label: 'the order of names', value: JSON.parse('{"b":1,"a":2,"é":3,"":4}') },
    { label: `a list ${DEEP} deep`, value: deep },
    { label: 'a string of 4 MiB', value: 'é'.repeat(LARGE / 2) },
    { label: '20,000 small records', value: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `tool ${id}` })) },
  ]
}

export const UPDATES = 1_000

/** Writes without condition and gives the new version. */
export async function written(storage: Storage, key: string, value: Json): Promise<string> {
  const version = await storage.write(key, value)
  assert.ok(typeof version === 'string' && version !== '', 'a write without condition answers the new version')
  return version
}

/** Every lane reads, adds one and writes on condition, again until it has won its share. */
export async function updateInLanes(lanes: readonly Storage[], key: string): Promise<void> {
  await written(lanes[0] as Storage, key, 0)
  const share = UPDATES / lanes.length
  const versions = new Set<string>()
  let attempts = 0
  await Promise.all(
    lanes.map(async (storage) => {
      for (let won = 0; won < share; ) {
        const current = await storage.read(key)
        assert.ok(current, 'the document stays there while it is updated')
        const version = await storage.write(key, Number(current.value) + 1, { ifVersion: current.version })
        // An attempt fails only because another won since its read, and each that wins fails at most all others.
        assert.ok(++attempts <= UPDATES * lanes.length, 'a write fails only when somebody else wrote first')
        if (version === undefined) continue
        versions.add(version)
        won++
      }
    }),
  )
  assert.equal((await lanes[0]?.read(key))?.value, UPDATES)
  assert.equal(versions.size, UPDATES, 'every write has a version of its own')
}

/** Opens the same documents once more, and closes them after use. */
export async function withReopened(storage: Storage, use: (again: Storage) => Promise<void>): Promise<void> {
  const again = await storage.capabilities?.reopen?.()
  assert.ok(again, 'capabilities.reopen opens the documents once more')
  try {
    await use(again)
  } finally {
    await again.close?.()
  }
}
