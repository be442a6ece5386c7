import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperableError } from '@operable/core'
import type { Json, Storage } from '@operable/node'

/** What one file holds. The key is inside, because no file system takes every key as a name. */
interface Stored {
  key: string
  version: string
  value: Json
}

/**
 * One file per document: simple to look into and to back up. `keys` reads every file, and compare-and-set holds for this
 * instance only, so it suits one process and some hundred documents.
 */
export function fileStorage(folder: string): Storage {
  let lastChange: Promise<unknown> = Promise.resolve()
  let closed = false

  /** Changes run one after the other: nobody writes between the comparison and the setting. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = lastChange.then(() => guarded(change))
    lastChange = result.catch(() => {})
    return result
  }

  /** Whatever goes wrong is `storage_unavailable`; only a mistake of the caller stays a TypeError. */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (closed) throw new OperableError('storage_unavailable', 'The storage is closed.')
    try {
      return await work()
    } catch (cause) {
      if (cause instanceof TypeError) throw cause
      throw new OperableError('storage_unavailable', 'The folder of the storage cannot be used.', { cause })
    }
  }

  const pathOf = (key: string): string => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

  return {
    capabilities: { atomicity: 'instance', reopen: () => fileStorage(folder) },
    read(key) {
      return guarded(async () => {
        const stored = await load(pathOf(key))
        return stored && { value: stored.value, version: stored.version }
      })
    },
    async write(key, value, { ifVersion } = {}) {
      // The text is made now: what the caller does to the value later does not matter.
      const version = randomUUID()
      const text = JSON.stringify({ key, version, value } satisfies Stored)
      return inTurn(async () => {
        if (ifVersion !== undefined && ((await load(pathOf(key)))?.version ?? null) !== ifVersion) return undefined
        await mkdir(folder, { recursive: true })
        await replace(folder, pathOf(key), text)
        return version
      })
    },
    remove(key, { ifVersion } = {}) {
      return inTurn(async () => {
        const stored = await load(pathOf(key))
        if (!stored || (ifVersion !== undefined && stored.version !== ifVersion)) return false
        await rm(pathOf(key))
        await sync(folder)
        return true
      })
    },
    keys(prefix, { after, limit } = {}) {
      return guarded(async () => {
        const files = (await orNothing(readdir(folder))) ?? []
        const stored = await Promise.all(files.filter((it) => it.endsWith('.json')).map((it) => load(join(folder, it))))
        return stored
          .flatMap((it) => (it?.key.startsWith(prefix) ? [it.key] : []))
          .filter((key) => after === undefined || byCodePoints(key, after) > 0)
          .sort(byCodePoints)
          .slice(0, limit)
      })
    },
    async close() {
      closed = true
      await lastChange
    },
  }
}

async function load(path: string): Promise<Stored | undefined> {
  const text = await orNothing(readFile(path, 'utf8'))
  return text === undefined ? undefined : JSON.parse(text)
}

/** After a crash the file is the old one or the new one: the new one is whole on the disk before it takes the name. */
async function replace(folder: string, path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.new`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await sync(folder)
}

/** The name is only safe once the folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Only "there is no such file" means that there is nothing; every other failure goes on. */
async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function byCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
