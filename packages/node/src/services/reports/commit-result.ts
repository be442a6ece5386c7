import { hash } from 'node:crypto'
import { evaluate, type SiteEvidence } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { pack } from './packed-text.ts'
import type { RecentReports } from './recent-reports.ts'
import type { ReportAliases } from './report-aliases.ts'
import type { ReportArchive } from './report-archive.ts'
import { type KnownReport, type ReportCache, reportKey } from './report-cache.ts'
import { documentOf, earlierResults, type ResultEntry, withResult } from './report-document.ts'

export interface CommitParts {
  storage: Storage
  cache: ReportCache
  archive: ReportArchive
  recent: RecentReports
  aliases: ReportAliases
  historyLimit: number
}

/**
 * Judges evidence and makes the result the latest of its address.
 *
 * One write decides: that of the report's document, with the report and the list of results in it. What it refers to is
 * written before, what it no longer needs is removed after, so that a crash at any moment leaves the old state or the
 * new one, and at worst something that nobody refers to.
 *
 * @param replaces only over this revision: somebody may have scanned since the evidence was read
 * @returns what is the latest result afterwards
 * @throws OperableError `storage_unavailable`
 */
export async function commitResult(
  parts: CommitParts,
  evidence: SiteEvidence,
  replaces?: string,
): Promise<KnownReport> {
  const { storage, cache, archive, recent, aliases, historyLimit } = parts
  const report = evaluate(evidence)
  const { id, scannedAt, score, grade, scoringVersion, operabilityVersion } = report
  const text = JSON.stringify(report)
  const revision = revisionOf(text)
  const present = revision === replaces ? await cache.get(id) : undefined
  if (present) return present
  const [packedReport, packedEvidence] = await Promise.all([pack(text), pack(JSON.stringify(evidence))])
  const entry: ResultEntry = {
    scannedAt,
    score,
    grade,
    scoringVersion,
    operabilityVersion,
    revision,
    evidenceSize: packedEvidence.length,
  }

  await archive.write(id, revision, packedReport, packedEvidence)
  await aliases.add(report)
  await recent.add(id, scannedAt)
  let before: ResultEntry[] = []
  let history: ResultEntry[] = []
  const document = await updateDocument(storage, reportKey(id), (current) => {
    before = earlierResults(current)
    if (replaces !== undefined && before[0]?.revision !== replaces) return undefined
    history = withResult(before, entry, historyLimit)
    return documentOf(report, text, history)
  })
  if (!document) throw new Error('An update that was given a value left no document')
  const known = cache.put(id, document)
  // The result is safe. What was not tidied up now is tidied up with the next one.
  await tidyUp().catch(() => {})
  return known

  async function tidyUp(): Promise<void> {
    const latest = known.history[0]
    for (const stale of new Set([scannedAt, ...before.map((result) => result.scannedAt)])) {
      if (stale !== latest?.scannedAt) await recent.remove(id, stale)
    }
    await archive.clean(id, known.history, before)
  }
}

/** 132 bits of the report's digest: the same report has the same revision, wherever it was made. */
function revisionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
