import assert from 'node:assert/strict'
import type { Json, Storage } from '../contracts/storage.ts'

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
