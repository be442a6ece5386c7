import type { z } from 'zod'
import type { Json, Storage, StoredDocument } from '../contracts/storage.ts'
import { storageUnavailable } from '../storage/storage-unavailable.ts'

/** Reads on their way at one time: a store behind a network answers many at once, and has only so many connections. */
const TOGETHER = 16

/**
 * The documents below a prefix, in the order of their keys. One that goes away meanwhile is left out.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function readDocuments(storage: Storage, prefix: string): Promise<(StoredDocument & { key: string })[]> {
  const keys = await storage.keys(prefix)
  const found: (StoredDocument & { key: string })[] = []
  for (let start = 0; start < keys.length; start += TOGETHER) {
    const some = keys.slice(start, start + TOGETHER)
    const documents = await Promise.all(some.map((key) => storage.read(key)))
    for (const [index, document] of documents.entries()) if (document) found.push({ key: some[index]!, ...document })
  }
  return found
}

/**
 * What a document says, as it stands: members that this version does not know stay.
 *
 * @throws OperableError `storage_unavailable` for a document that this software did not write, or that was damaged
 */
export function checkDocument<Schema extends z.ZodType>(schema: Schema, key: string, value: Json): z.output<Schema> {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  throw storageUnavailable(`The document "${key}" is not what it should be.`, checked.error)
}
