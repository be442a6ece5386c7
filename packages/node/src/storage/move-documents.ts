import { isDeepStrictEqual } from 'node:util'
import { OperableError } from '@operable/core'
import type { Storage, StoredDocument } from '../contracts/storage.ts'
import { compareKeys } from './adapter.ts'
import { readMany } from './read-many.ts'

/**
 * Marks a target that does not have everything yet: a move resumes after any interruption, and never overwrites data that it
 * did not write.
 */
export const UNFINISHED = 'data-move/unfinished'

/** Most keys of one list. */
const PAGE = 1_000

/** Documents that are compared at a time: a part of a site's evidence has up to 2 MiB. */
const TOGETHER = 16

/** How often the documents are compared until nothing had to be copied. */
const MOST_ROUNDS = 5

interface MoveOptions {
  /** Called with the number of documents that were compared in this round. */
  onProgress?: (progress: { round: number; documents: number }) => void
  signal?: AbortSignal
}

/**
 * Copies all documents of one store to another, which has none, and compares both until all are equal. The source stays as
 * it is. What was stopped in the middle goes on when it is called again.
 *
 * @returns how many documents there are
 * @throws OperableError `invalid_request` when the target has other documents, or the source is an unfinished copy;
 * `conflict` when the source kept changing; `storage_unavailable`; `aborted`
 */
export async function moveDocuments(
  from: Storage,
  to: Storage,
  { onProgress, signal }: MoveOptions = {},
): Promise<{ documents: number }> {
  await requireFinished(from)
  const isUnfinished = (await to.read(UNFINISHED)) !== undefined
  if (!isUnfinished && (await to.keys('', { limit: 1 })).length > 0) {
    throw new OperableError('invalid_request', 'The target already has data. Name an empty database or a new file.')
  }
  await to.write(UNFINISHED, null)
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    let documents = 0
    let changed = 0
    for await (const keys of inParts(from)) {
      if (signal?.aborted) throw new OperableError('aborted', 'Stopped. To go on, run the same command again.')
      changed += await copy(from, to, keys)
      documents += keys.length
      onProgress?.({ round, documents })
    }
    changed += await removeOthers(from, to)
    if (changed === 0) {
      await to.remove(UNFINISHED)
      return { documents }
    }
  }
  const message = 'The data kept changing while it was copied. Stop whatever writes it, and run the same command again.'
  throw new OperableError('conflict', message)
}

/**
 * Refuses a copy that lacks documents: what is written to it would be gone once it is finished.
 *
 * @throws OperableError `invalid_request`, `storage_unavailable`
 */
export async function requireFinished(storage: Storage): Promise<void> {
  if ((await storage.read(UNFINISHED)) !== undefined) throw unfinishedCopy()
}

/** `invalid_request`, for a copy that bears the mark. */
export function unfinishedCopy(): OperableError {
  const message = 'This data is a copy that was never finished. To finish it, run "operable data move" again.'
  return new OperableError('invalid_request', message)
}

/** @returns how many documents differed */
async function copy(from: Storage, to: Storage, keys: readonly string[]): Promise<number> {
  const [source, target] = await Promise.all([readMany(from, keys), readMany(to, keys)])
  const different = keys.flatMap((key, index) => {
    const document = source[index]
    return document && !isSame(document, target[index]) ? { key, value: document.value } : []
  })
  await Promise.all(different.map(({ key, value }) => to.write(key, value)))
  return different.length
}

function isSame({ value }: StoredDocument, other: StoredDocument | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(value, other.value)
}

/** What an earlier attempt copied and the source no longer has. @returns how many there were */
async function removeOthers(from: Storage, to: Storage): Promise<number> {
  let removed = 0
  const wanted = allKeys(from)
  let next = await wanted.next()
  for await (const key of allKeys(to)) {
    while (!next.done && compareKeys(next.value, key) < 0) next = await wanted.next()
    if (key === UNFINISHED || (!next.done && next.value === key)) continue
    if (await to.remove(key)) removed++
  }
  return removed
}

/** The number of documents, each of which was read. @throws OperableError `storage_unavailable` when one is damaged */
export async function checkDocuments(storage: Storage): Promise<{ documents: number }> {
  let documents = 0
  for await (const keys of inParts(storage)) {
    await readMany(storage, keys)
    documents += keys.length
  }
  return { documents }
}

async function* inParts(storage: Storage): AsyncGenerator<string[]> {
  let part: string[] = []
  for await (const key of allKeys(storage)) {
    part.push(key)
    if (part.length < TOGETHER) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function* allKeys(storage: Storage): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const keys = await storage.keys('', { limit: PAGE, ...(after === undefined ? {} : { after }) })
    yield* keys
    after = keys.at(-1)
    if (keys.length < PAGE) return
  }
}
