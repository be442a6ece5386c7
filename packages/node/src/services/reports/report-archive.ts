import { OperableError, type Report, renderMarkdown, type SiteEvidence } from '@operable/core'
import { coverageSchema, reportSchema, snippetSchema, verdictValueSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import { unpack } from '../../storage/packed-text.ts'
import { standIn, understood } from '../documents/understood.ts'
import { damaged, type ResultEntry } from './report-document.ts'

/** What is left of a save that never ended is taken away after this time, in ms. */
const ABANDONED_AFTER = 60 * 60 * 1000

/** Characters of packed evidence that an earlier result may keep; the latest one keeps any. */
const MOST_EARLIER_EVIDENCE = 256 * 1024

const archivedSchema = z.object({ format: z.literal(1), savedAt: z.iso.datetime(), json: z.string() })

/** Each result in full, by report and revision: what comparisons and a new judgement need. */
export interface ReportArchive {
  /** Keeps a result before the report's document names it. Both texts are packed. */
  write(id: string, revision: string, packed: { report: string; evidence: string }): Promise<void>
  /** The report as it was saved. @throws OperableError `storage_unavailable` when it is damaged */
  json(id: string, revision: string): Promise<string | undefined>
  /** @throws OperableError `storage_unavailable` when it is damaged */
  report(id: string, revision: string): Promise<Report | undefined>
  /** @throws OperableError `storage_unavailable` when it is damaged */
  evidence(id: string, revision: string): Promise<SiteEvidence | undefined>
  /** Removes what no result of the list needs any more. @param before the list that it took the place of */
  clean(id: string, history: readonly ResultEntry[], before: readonly ResultEntry[]): Promise<void>
}

export const ARCHIVE = 'report-archive/'
export const EVIDENCE = 'report-evidence/'

export function createReportArchive(storage: Storage, now: () => Date): ReportArchive {
  const reportKey = (id: string, revision: string) => `${ARCHIVE}${id}/${revision}`
  const evidenceKey = (id: string, revision: string) => `${EVIDENCE}${id}/${revision}`

  async function isAbandoned(key: string): Promise<boolean> {
    const kept = understood(archivedSchema, (await storage.read(key))?.value)
    // Another process may be about to name a young one in the report's document.
    return !kept || now().getTime() - Date.parse(kept.savedAt) > ABANDONED_AFTER
  }

  async function json(id: string, revision: string): Promise<string | undefined> {
    const stored = await storage.read(reportKey(id, revision))
    return stored && unpack(archivedSchema.parse(stored.value).json)
  }

  return {
    async write(id, revision, { report, evidence }) {
      await storage.write(reportKey(id, revision), { format: 1, savedAt: now().toISOString(), json: report })
      await writeEvidence(storage, evidenceKey(id, revision), evidence)
    },
    json: (id, revision) => orDamaged(id, () => json(id, revision)),
    report: (id, revision) =>
      orDamaged(id, async () => {
        const text = await json(id, revision)
        return text === undefined ? undefined : readReport(text)
      }),
    evidence: (id, revision) => orDamaged(id, () => readEvidence(storage, evidenceKey(id, revision))),
    async clean(id, history, before) {
      const [, ...earlier] = history
      const named = new Set(history.map(({ revision }) => revision))
      const left = new Set(before.map(({ revision }) => revision))
      for (const { revision, evidenceSize } of earlier) {
        if (evidenceSize > MOST_EARLIER_EVIDENCE) await removeEvidence(storage, evidenceKey(id, revision))
      }
      for (const key of await storage.keys(reportKey(id, ''))) {
        const revision = key.slice(reportKey(id, '').length)
        if (named.has(revision) || !(left.has(revision) || (await isAbandoned(key)))) continue
        await removeEvidence(storage, evidenceKey(id, revision))
        await storage.remove(key)
      }
    },
  }
}

/** What storage says itself is passed on; anything else that goes wrong while reading is damage. */
async function orDamaged<T>(id: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof OperableError ? error : damaged(id, error)
  }
}

/** Characters of one document: evidence with large files in it is kept in several, as not every store takes any size. */
const PART = 2 * 1024 * 1024

const partSchema = z.object({ format: z.literal(1), parts: z.int().min(1), text: z.string() })

/** @param packed evidence */
async function writeEvidence(storage: Storage, prefix: string, packed: string): Promise<void> {
  const parts = Math.max(1, Math.ceil(packed.length / PART))
  for (let part = 0; part < parts; part++) {
    const text = packed.slice(part * PART, (part + 1) * PART)
    await storage.write(`${prefix}/${part}`, { format: 1, parts, text })
  }
}

/** @param prefix its keys up to the number of the part. @throws Error when a part is missing or damaged */
export async function readEvidence(storage: Storage, prefix: string): Promise<SiteEvidence | undefined> {
  const first = await storage.read(`${prefix}/0`)
  if (!first) return undefined
  const { parts, text } = partSchema.parse(first.value)
  let packed = text
  for (let part = 1; part < parts; part++) {
    packed += partSchema.parse((await storage.read(`${prefix}/${part}`))?.value).text
  }
  const evidence = JSON.parse(await unpack(packed)) as SiteEvidence
  if (evidence.format !== 1) throw new Error(`The evidence has the unknown format ${evidence.format}`)
  return evidence
}

/** The first part last: while it is there, the others can be found and removed. */
async function removeEvidence(storage: Storage, prefix: string): Promise<void> {
  for (const key of (await storage.keys(`${prefix}/`)).reverse()) await storage.remove(key)
}

/**
 * A report as it was read: every presentation is made when it is first asked for, and once.
 *
 * @param jsonBytes the report's JSON, encoded, as `evaluate` gave it
 */
export function storedReport(
  jsonBytes: Uint8Array<ArrayBuffer>,
  known: Pick<StoredReport, 'id' | 'revision' | 'lastAttempt'>,
): StoredReport {
  return new LazyReport(jsonBytes, known)
}

standIn(verdictValueSchema, 'unknown')
standIn(snippetSchema.shape.language, 'text')
// There may be more pages: that much is true of every other word for it.
standIn(coverageSchema.shape.stop, 'aborted')

/** The report of a text, as far as this version understands it. One that an earlier version left is as it is. */
export function readReport(json: string): Report {
  const report: unknown = JSON.parse(json)
  return understood(reportSchema, report) ?? (report as Report)
}

/**
 * A class, since V8 gives every object literal with getters a hidden class of its own, which keeps what the getters close
 * over until the next collection of the whole heap: a flood of reports would bring one every few thousand requests.
 */
class LazyReport implements StoredReport {
  readonly jsonBytes: Uint8Array<ArrayBuffer>
  readonly id: string
  readonly revision: string
  readonly lastAttempt: FailedAttempt | undefined
  #json: string | undefined
  #report: Report | undefined
  #markdown: string | undefined
  #markdownBytes: Buffer<ArrayBuffer> | undefined

  constructor(
    jsonBytes: Uint8Array<ArrayBuffer>,
    { id, revision, lastAttempt }: Pick<StoredReport, 'id' | 'revision' | 'lastAttempt'>,
  ) {
    this.jsonBytes = jsonBytes
    this.id = id
    this.revision = revision
    this.lastAttempt = lastAttempt
  }

  get json() {
    this.#json ??= new TextDecoder().decode(this.jsonBytes)
    return this.#json
  }

  get report() {
    this.#report ??= readReport(this.json)
    return this.#report
  }

  get markdown() {
    this.#markdown ??= renderMarkdown(this.report)
    return this.#markdown
  }

  get markdownBytes() {
    this.#markdownBytes ??= Buffer.from(this.markdown)
    return this.#markdownBytes
  }
}
