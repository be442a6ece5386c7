import { z } from 'zod'
import type { FailedAttempt } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'

/** Characters of the sentence that are kept. */
const LONGEST_DETAIL = 1_000

const attemptSchema = z.object({
  format: z.literal(1),
  url: z.string(),
  at: z.iso.datetime(),
  /** Open, since a later version may know more codes; a token, as it goes into a header. */
  failure: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  detail: z.string(),
  /** `scannedAt` of the latest result at that time: with a newer one this attempt is history. Null: there was none. */
  over: z.string().nullable(),
})

/** An attempt as it was read. */
export interface StoredAttempt {
  attempt: FailedAttempt
  over: string | null
  version: string
}

/**
 * How the last scan of an address failed: a document beside the report, so that a failure never touches a report.
 * The next success removes it; it counts for nothing from the moment on when there is a newer result, so a crash in
 * between shows nothing wrong, and no clock is compared with another.
 */
export interface FailedAttempts {
  /** A damaged one, or one in a later format, counts as none: it must not make the report unreadable. */
  read(id: string): Promise<StoredAttempt | undefined>
  write(id: string, attempt: FailedAttempt, over: string | null): Promise<void>
  /** Removes the one that is history by now. */
  clear(id: string, isPast: (stored: StoredAttempt) => boolean): Promise<void>
}

export const ATTEMPTS = 'report-attempts/'

export function createFailedAttempts(storage: Storage): FailedAttempts {
  const keyOf = (id: string) => ATTEMPTS + id

  async function read(id: string): Promise<StoredAttempt | undefined> {
    const stored = await storage.read(keyOf(id))
    const { data } = attemptSchema.safeParse(stored?.value)
    if (!stored || !data) return undefined
    const { url, at, failure, detail, over } = data
    return { attempt: { url, at, failure, detail }, over, version: stored.version }
  }

  return {
    read,
    async write(id, { url, at, failure, detail }, over) {
      await storage.write(keyOf(id), { format: 1, url, at, failure, detail: cut(detail), over })
    },
    async clear(id, isPast) {
      const stored = await read(id)
      if (stored && isPast(stored)) await storage.remove(keyOf(id), { ifVersion: stored.version })
    },
  }
}

/** The attempt, where it came after the latest result. @param latest `scannedAt` of that; undefined: there is none */
export function attemptAfter(stored: StoredAttempt | undefined, latest: string | undefined): FailedAttempt | undefined {
  return stored?.over === (latest ?? null) ? stored.attempt : undefined
}

/** What happened, in one sentence for programs and logs. */
export function attemptSentence({ at, failure, detail }: Omit<FailedAttempt, 'url'>): string {
  return `The last scan, at ${at}, failed (${failure}): ${detail}`
}

function cut(text: string): string {
  return text.slice(0, LONGEST_DETAIL).toWellFormed()
}
