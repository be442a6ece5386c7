import { setTimeout as delay } from 'node:timers/promises'
import type { Json, Storage, StoredDocument } from '../contracts/storage.ts'
import { isUnavailable } from './adapter.ts'

const MAX_PAUSE_MS = 50

/** Whoever has stood in line for so long behind a store that then failed would only wait as long again, in ms. */
const PATIENCE_MS = 1_000

/**
 * The one way to change a stored document: reads it, applies the function, writes if nobody wrote in between, and starts
 * again until that holds. Calls of this process for one key run one after the other, so only other processes can be in
 * the way.
 *
 * @param change gets the current value and its version (undefined when there is none) and gives the new value, or
 * undefined to leave everything as it is. It may run more than once, so it does nothing else. It must not update the same
 * key itself. What it throws ends the update, and nothing is written.
 * @returns what is stored afterwards; undefined when there was nothing and nothing was written.
 */
export function updateDocument(
  storage: Storage,
  key: string,
  change: (current: Json | undefined, version: string | undefined) => Json | undefined | Promise<Json | undefined>,
): Promise<StoredDocument | undefined> {
  const begun = performance.now()
  return serialize(storage, key, async (failure) => {
    if (isUnavailable(failure) && performance.now() - begun > PATIENCE_MS) throw failure
    for (let attempt = 1; ; attempt++) {
      const current = await storage.read(key)
      const value = await change(current?.value, current?.version)
      if (value === undefined) return current
      const version = await storage.write(key, value, { ifVersion: current?.version ?? null })
      if (version !== undefined) return { value, version }
      // At random, so that two processes do not keep meeting each other.
      await delay(Math.random() * Math.min(2 ** attempt, MAX_PAUSE_MS))
    }
  })
}

const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs the tasks of one owner and key one after the other, in the order of the calls; a failed one does not stop the next.
 *
 * @param task gets what the one before it failed with, if that one was in its way; else undefined
 */
export function serialize<T>(owner: object, key: string, task: (failure?: unknown) => Promise<T>): Promise<T> {
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>()
  queues.set(owner, queue)
  const result = (queue.get(key) ?? Promise.resolve()).then(task)
  const settled = result
    .then(
      () => undefined,
      (failure: unknown) => failure,
    )
    .then((failure) => {
      if (queue.get(key) === settled) queue.delete(key)
      return failure
    })
  queue.set(key, settled)
  return result
}

/** Runs a task when it is its turn for each of the keys. All turns are asked for at once, so two such tasks never wait for each other. */
export async function serializeAll<T>(owner: object, keys: readonly string[], task: () => Promise<T>): Promise<T> {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const turns = [...new Set(keys)].map((key) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void serialize(owner, key, () => {
      resolve()
      return isDone
    })
    return promise
  })
  try {
    await Promise.all(turns)
    return await task()
  } finally {
    done()
  }
}
