import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetArchive, WidgetFile, WidgetFiles } from '../../contracts/widget-archive.ts'
import { widgetFaults } from '../../standards/widget-faults.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import { pack, unpack } from '../../storage/packed-text.ts'
import { checkDocument } from '../documents/documents.ts'

const documentSchema = z.object({
  format: z.literal(1),
  savedAt: z.iso.datetime(),
  files: z.array(z.object({ name: z.string(), packed: z.string() })),
  /** Ids of `widgetFaults` that it does not have; absent in documents of the first versions, which have all of them. */
  mended: z.array(z.string()).exactOptional(),
})

/** Characters of older versions that stay in memory: some twenty of them. */
const MOST_KEPT = 6 * 1024 * 1024

export const WIDGET_FILES = 'widget-files/'

/** One document for each version, written once and never changed. */
export function createWidgetArchive(storage: Storage, now: () => Date): WidgetArchive {
  const keyOf = (version: string) => WIDGET_FILES + version
  // Callers at the same time wait for one reading; what is not there is not remembered.
  const read = new LRUCache<string, ReadonlyMap<string, WidgetFile>>({
    maxSize: MOST_KEPT,
    sizeCalculation: (files) => [...files.values()].reduce((sum, { body }) => sum + body.length, 1),
    fetchMethod: load,
  })
  let kept: string | undefined

  async function load(version: string): Promise<ReadonlyMap<string, WidgetFile> | undefined> {
    const stored = await storage.read(keyOf(version))
    if (stored === undefined) return undefined
    const { files } = checkDocument(documentSchema, keyOf(version), stored.value)
    const whole = await unpackFiles(files).catch((cause: unknown) => damaged(version, cause))
    // Pages name the content itself: another one would be refused by every browser.
    if (whole.version !== version) return damaged(version)
    return new Map(whole.files.map((file) => [file.name, file]))
  }

  return {
    async keep({ version, files }) {
      if (kept === version || files.length === 0) return
      if ((await storage.read(keyOf(version))) === undefined) {
        const packed = await Promise.all(files.map(async ({ name, body }) => ({ name, packed: await pack(body) })))
        // Whoever writes first writes the same.
        const mended = widgetFaults.map(({ id }) => id)
        await storage.write(
          keyOf(version),
          { format: 1, savedAt: now().toISOString(), files: packed, mended },
          { ifVersion: null },
        )
      }
      kept = version
    },
    async find(version, name) {
      return isWidgetVersion(version) ? (await read.fetch(version))?.get(name) : undefined
    },
    async faults(version) {
      const stored = isWidgetVersion(version) ? await storage.read(keyOf(version)) : undefined
      if (stored === undefined) return []
      const { mended = [] } = checkDocument(documentSchema, keyOf(version), stored.value)
      return widgetFaults.filter(({ id }) => !mended.includes(id)).map(({ does }) => does)
    },
  }
}

async function unpackFiles(files: readonly { name: string; packed: string }[]): Promise<WidgetFiles> {
  return versionFiles(await Promise.all(files.map(async ({ name, packed }) => ({ name, body: await unpack(packed) }))))
}

function damaged(version: string, cause?: unknown): never {
  throw storageUnavailable(`The files of widget version ${version} are damaged.`, cause)
}

/** Gives files what they are pinned by: each its integrity, and all of them a version. */
export function versionFiles(bodies: readonly Pick<WidgetFile, 'name' | 'body'>[]): WidgetFiles {
  const all = createHash('sha256')
  const files = bodies.map(({ name, body }) => {
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
    all.update(integrity)
    return { name, body, integrity }
  })
  return { files, version: all.digest('base64url').slice(0, 12) }
}

/** Nothing else is looked up, because it becomes part of a storage key. */
function isWidgetVersion(text: string): boolean {
  return /^[\w-]{12}$/.test(text)
}
