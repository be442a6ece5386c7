import type { Storage } from '../src/contracts/storage.ts'

/** A store that notes the keys that are read. */
export function countReads(inner: Storage): { reads: string[]; counted: Storage } {
  const reads: string[] = []
  return {
    reads,
    counted: {
      ...inner,
      read(key) {
        reads.push(key)
        return inner.read(key)
      },
      ...(inner.readMany && {
        readMany(keys) {
          reads.push(...keys)
          return inner.readMany?.(keys) ?? Promise.resolve([])
        },
      }),
      ...(inner.readText && {
        readText(key) {
          reads.push(key)
          return inner.readText?.(key) ?? Promise.resolve(undefined)
        },
      }),
    },
  }
}
