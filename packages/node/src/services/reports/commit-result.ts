import { hash } from 'node:crypto'
import { OperableError, type Report, type SiteEvidence } from '@operable/core'
import { judgeToKeep } from '../../analysis/judge-evidence.ts'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import { noteAtSite, SITE_REPORTS } from '../documents/site-index.ts'
import type { FailedAttempts } from './failed-attempts.ts'
import type { KnownReport } from './known-address.ts'
import { earlierKey, type RecentReports } from './recent-reports.ts'
import type { ReportArchive } from './report-archive.ts'
import { addLedAddress, type ReportCache } from './report-cache.ts'
import {
  aliasOf,
  documentOf,
  documentSchema,
  earlierResults,
  type ResultEntry,
  reportKey,
  withResult,
} from './report-document.ts'

interface CommitParts {
  storage: Storage
  cache: ReportCache
  archive: ReportArchive
  attempts: FailedAttempts
  recent: RecentReports
  historyLimit: number
}

interface CommitOptions {
  /** What is judged again; only over what it was read from: somebody may have scanned since. */
  judged?: KnownReport
  scanId?: string | undefined
  mayWrite?: (() => Promise<boolean>) | undefined
}

/**
 * Scores evidence and makes the result the latest one for its address.
 *
 * One write decides: that of the document with the report and the list of results. What it refers to is
 * written before it, and what it no longer needs is removed after it. So a crash leaves the old state or the
 * new one, and at worst something unused.
 *
 * @returns what is the latest result afterwards
 * @throws OperableError `storage_unavailable`; `invalid_request` for private evidence; `aborted` when `mayWrite` says no
 */
export async function commitResult(
  parts: CommitParts,
  evidence: SiteEvidence,
  { judged, scanId, mayWrite = async () => true }: CommitOptions = {},
): Promise<KnownReport> {
  const { storage, cache, archive, recent, historyLimit } = parts
  if (evidence.private) {
    throw new OperableError('invalid_request', 'A scan with credentials is private and cannot be saved.')
  }
  const { report: text, packedReport, packedEvidence } = await judgeToKeep(evidence)
  const report: Report = JSON.parse(text)
  const { id, scannedAt, score, grade, scoringVersion, operabilityVersion, rulesVersion } = report
  const revision = revisionOf(text)
  const present = revision === judged?.stored.revision ? await cache.get(id) : undefined
  if (present?.kind === 'report') return present
  const entry: ResultEntry = {
    scannedAt,
    score,
    grade,
    scoringVersion,
    operabilityVersion,
    ...(rulesVersion && { rulesVersion }),
    revision,
    evidenceSize: packedEvidence.length,
    pagesRead: report.coverage.pagesRead,
    ...(scanId !== undefined && { scanId }),
  }
  await requireLeave(mayWrite)

  await noteAtSite(storage, SITE_REPORTS, report.url, id)
  await archive.write(id, revision, { report: packedReport, evidence: packedEvidence })
  await addLedAddress(storage, report)
  await recent.add(id, scannedAt)
  let before: ResultEntry[] = []
  let history: ResultEntry[] = []
  let led: string | undefined
  const document = await updateDocument(storage, reportKey(id), async (current) => {
    // After the document was read, and before it is written only if nobody wrote in between: what another run of the same
    // scan saves cannot be lost.
    await requireLeave(mayWrite)
    before = earlierResults(current)
    led = aliasOf(current)
    if (judged && before[0]?.revision !== judged.history[0]?.revision) return undefined
    history = withResult(before, entry, historyLimit)
    // The last one has just become an earlier one; those before it did so before.
    if (history[1]) await storage.write(earlierKey(id, history[1].scannedAt), null, { ifVersion: null })
    return documentOver(documentSchema, documentOf(report, text, history), current)
  }).catch(async (error: unknown) => {
    if (isLost(error)) await takeBack(parts, id, entry).catch(() => {})
    throw error
  })
  const known = document && (await cache.put(id, document))
  if (known?.kind !== 'report') throw new Error('An update that was given a report left none')
  // The result is safe. Anything that was not cleaned up now is cleaned up with the next one.
  await tidyUp(parts, known, { maybe: [entry, ...before], led }).catch(() => {})
  return known
}

/** @throws OperableError `aborted` */
async function requireLeave(mayWrite: () => Promise<boolean>): Promise<void> {
  if (!(await mayWrite())) throw new OperableError('aborted', 'Another process has taken the scan over.')
}

function isLost(error: unknown): boolean {
  return error instanceof OperableError && error.code === 'aborted'
}

/** What was written for a result that is not to be: nobody may come by again, because the website is gone. */
async function takeBack({ storage, recent, archive }: CommitParts, id: string, entry: ResultEntry): Promise<void> {
  const current = earlierResults((await storage.read(reportKey(id)))?.value)
  if (current.some(({ revision }) => revision === entry.revision)) return
  if (current[0]?.scannedAt !== entry.scannedAt) await recent.remove(id, entry.scannedAt)
  await archive.clean(id, current, [entry])
}

interface Leftovers {
  /** Results of which something may be left that is no longer needed. */
  maybe: ResultEntry[]
  /** The report that this address shared until now, where failed scans of it were noted. */
  led: string | undefined
}

async function tidyUp(
  { storage, recent, archive, attempts }: CommitParts,
  { stored, history }: KnownReport,
  { maybe, led }: Leftovers,
): Promise<void> {
  const { id, url, scannedAt: latest } = stored.report
  await attempts.clear(id, ({ over }) => over !== latest)
  if (led !== undefined) await attempts.clear(led, ({ attempt }) => attempt.url === url)
  for (const { scannedAt } of maybe) if (scannedAt !== latest) await recent.remove(id, scannedAt)
  const named = new Set(history.slice(1).map((entry) => entry.scannedAt))
  const gone = maybe.filter(({ scannedAt }) => scannedAt !== latest && !named.has(scannedAt))
  for (const { scannedAt } of gone) await storage.remove(earlierKey(id, scannedAt))
  await archive.clean(id, history, maybe)
}

/** 132 bits of the report's digest: the same report has the same revision, wherever it was made. */
function revisionOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
