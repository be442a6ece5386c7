import { OperableError, type Report, type SiteEvidence } from '@operable/core'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import { unpack } from '../../storage/packed-text.ts'
import { understood } from '../documents/understood.ts'
import { readEvidence, removeEvidence, writeEvidence } from './evidence-parts.ts'
import { damaged, type ResultEntry } from './report-document.ts'
import { readReport } from './stored-report.ts'

/** What is left of a save that never ended is taken away after this time, in ms. */
const ABANDONED_AFTER = 60 * 60 * 1000

/** Characters of packed evidence that an earlier result may keep; the latest one keeps any. */
const MOST_EARLIER_EVIDENCE = 256 * 1024

const reportSchema = z.object({ format: z.literal(1), savedAt: z.iso.datetime(), json: z.string() })

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

export function createReportArchive(storage: Storage, now: () => Date): ReportArchive {
  const reportKey = (id: string, revision: string) => `report-archive/${id}/${revision}`
  const evidenceKey = (id: string, revision: string) => `report-evidence/${id}/${revision}`

  async function isAbandoned(key: string): Promise<boolean> {
    const kept = understood(reportSchema, (await storage.read(key))?.value)
    // Another process may be about to name a young one in the report's document.
    return !kept || now().getTime() - Date.parse(kept.savedAt) > ABANDONED_AFTER
  }

  async function json(id: string, revision: string): Promise<string | undefined> {
    const stored = await storage.read(reportKey(id, revision))
    return stored && unpack(reportSchema.parse(stored.value).json)
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
