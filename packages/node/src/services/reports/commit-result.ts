import { hash } from 'node:crypto'
import { evaluate, type SiteEvidence } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { addLedAddress } from './led-report.ts'
import { pack } from './packed-text.ts'
import type { RecentReports } from './recent-reports.ts'
import type { ReportArchive } from './report-archive.ts'
import type { KnownReport, ReportCache } from './report-cache.ts'
import { documentOf, earlierResults, type ResultEntry, reportKey, withResult } from './report-document.ts'

export interface CommitParts {
  storage: Storage
  cache: ReportCache
  archive: ReportArchive
  recent: RecentReports
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
  const { storage, cache, archive, recent, historyLimit } = parts
  const report = evaluate(evidence)
  const { id, scannedAt, score, grade, scoringVersion, operabilityVersion } = report
  const text = JSON.stringify(report)
  const revision = revisionOf(text)
  const present = revision === replaces ? await cache.get(id) : undefined
  if (present?.kind === 'report') return present
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

  await archive.write(id, revision, { report: packedReport, evidence: packedEvidence })
  await addLedAddress(storage, report)
  await recent.add(id, scannedAt)
  let before: ResultEntry[] = []
  let history: ResultEntry[] = []
  const document = await updateDocument(storage, reportKey(id), (current) => {
    before = earlierResults(current)
    if (replaces !== undefined && before[0]?.revision !== replaces) return undefined
    history = withResult(before, entry, historyLimit)
    return documentOf(report, text, history)
  })
  const known = document && cache.put(id, document)
  if (known?.kind !== 'report') throw new Error('An update that was given a report left none')
  // The result is safe. What was not tidied up now is tidied up with the next one.
  await tidyUp(parts, known, [entry, ...before]).catch(() => {})
  return known
}

/** @param maybe results of which something may be left that is no longer needed */
async function tidyUp({ recent, archive }: CommitParts, { stored, history }: KnownReport, maybe: ResultEntry[]) {
  const { id, scannedAt: latest } = stored.report
  for (const { scannedAt } of maybe) if (scannedAt !== latest) await recent.remove(id, scannedAt)
  await archive.clean(id, history, maybe)
}

/** 132 bits of the report's digest: the same report has the same revision, wherever it was made. */
function revisionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
