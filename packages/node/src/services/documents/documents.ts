import type { z } from 'zod'
import type { Json, Storage, StoredDocument } from '../../contracts/storage.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import { readMany } from '../../storage/read-many.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { keepUnknown, readStored } from './understood.ts'

/**
 * The documents below a prefix, in the order of their keys. One that is removed meanwhile is left out.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function readDocuments(storage: Storage, prefix: string): Promise<(StoredDocument & { key: string })[]> {
  const keys = await storage.keys(prefix)
  const documents = await readMany(storage, keys)
  return documents.flatMap((document, index) => (document ? [{ key: keys[index]!, ...document }] : []))
}

/**
 * The content of a document as far as this version understands it, see `readStored`. Unknown members stay.
 *
 * @throws OperableError `storage_unavailable` for a document that this software did not write, or that was damaged
 */
export function checkDocument<Schema extends z.ZodType>(schema: Schema, key: string, value: Json): z.output<Schema> {
  const reading = readStored(schema, value)
  if (reading.kind === 'known') return reading.value
  const what = reading.kind === 'later' ? 'was written by a later version of Operable' : 'is damaged'
  throw storageUnavailable(`The document "${key}" ${what}.`, schema.safeParse(value).error)
}

/**
 * A document ready to be stored: checked by its schema, and without losing anything that a later version
 * wrote.
 *
 * @param stored what is there now
 * @throws ZodError for a value that the schema does not allow: a fault of ours
 */
export function documentOver<Schema extends z.ZodType>(
  schema: Schema,
  next: z.output<Schema>,
  stored: Json | undefined,
): Json {
  schema.parse(next)
  return (stored === undefined ? next : keepUnknown(schema, stored, next)) as Json
}

/**
 * Changes a document, see `updateDocument`, as far as this version understands it.
 *
 * @param change gets what the document says and its version (undefined when there is none) and gives what it is to say, or
 * undefined to leave it as it is
 * @throws OperableError `storage_unavailable`, and what `change` throws
 */
export function changeDocument<Schema extends z.ZodType>(
  storage: Storage,
  { key, schema }: { key: string; schema: Schema },
  change: (current: z.output<Schema> | undefined, version: string | undefined) => z.output<Schema> | undefined,
): Promise<StoredDocument | undefined> {
  return updateDocument(storage, key, (stored, version) => {
    const next = change(stored === undefined ? undefined : checkDocument(schema, key, stored), version)
    return next === undefined ? undefined : documentOver(schema, next, stored)
  })
}
