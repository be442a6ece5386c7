import type { Report } from '@operable/core'
import { siteFailure } from '@operable/core/report'
import type { FailedAttempt, HistoryEntry, StoredReport } from '../../contracts/reports.ts'
import { attemptAfter, type StoredAttempt } from './failed-attempts.ts'
import { type ReportArchive, storedReport } from './report-archive.ts'
import type { OpenedAlias, OpenedDocument, ResultEntry } from './report-document.ts'

/** What is known of one address: its report and the list of its results. */
export interface KnownReport {
  kind: 'report'
  stored: StoredReport
  url: string
  /** After redirects. */
  finalUrl: string
  /** Newest first. */
  history: ResultEntry[]
  /** The one of the report: the newest that rests on a page. */
  shown: ResultEntry
}

/** An address that only the scan of another one led to. */
interface KnownAlias {
  kind: 'alias'
  /** Of the report of the other one. */
  id: string
  lastAttempt: FailedAttempt | undefined
}

/** An address that was scanned, and never with a page that could be read. */
interface KnownFailure {
  kind: 'failure'
  lastAttempt: FailedAttempt
  /** `scannedAt` of the latest result, where an earlier version kept one. */
  latest: string | undefined
}

export type KnownAddress = KnownReport | KnownAlias | KnownFailure

/**
 * What the documents of an address say together. A result that rests on no page is none, so the newest earlier one that
 * does stands in for it: earlier versions kept such results, which said 100 of 100 or 0 of 100 of a site that was down.
 *
 * @param opened undefined: there is no document of a report
 * @throws OperableError `storage_unavailable`
 */
export async function knownAddress(
  id: string,
  { opened, attempt }: { opened: OpenedDocument | OpenedAlias | undefined; attempt: StoredAttempt | undefined },
  archive: ReportArchive,
): Promise<KnownAddress | undefined> {
  if (opened?.kind !== 'report') {
    const lastAttempt = attemptAfter(attempt, undefined)
    if (opened) return { ...opened, lastAttempt }
    return lastAttempt && { kind: 'failure', lastAttempt, latest: undefined }
  }
  const { url, finalUrl, history, latest, jsonBytes } = opened
  const failed = attemptAfter(attempt, latest.scannedAt)
  if (restsOnPage(latest, jsonBytes)) {
    const stored = storedReport(jsonBytes, { id, revision: latest.revision, lastAttempt: failed })
    return { kind: 'report', stored, url, finalUrl, history, shown: latest }
  }
  const lastAttempt = failed ?? (await attemptOf(id, opened, archive))
  const [, ...earlier] = history
  for (const entry of earlier) {
    const json = entry.pagesRead === 0 ? undefined : await archive.json(id, entry.revision)
    if (json === undefined || !restsOnPage(entry, json)) continue
    const stored = storedReport(Buffer.from(json), { id, revision: entry.revision, lastAttempt })
    return { kind: 'report', stored, url, finalUrl: stored.report.finalUrl, history, shown: entry }
  }
  return { kind: 'failure', lastAttempt, latest: latest.scannedAt }
}

/**
 * Whether a result rests on a page that was read. Within a JSON string the quotes have backslashes, so what is looked for
 * is the member of `coverage` and nothing else: a report of 100 KB need not be parsed to be sent.
 */
function restsOnPage({ pagesRead }: ResultEntry, json: Buffer | string): boolean {
  return pagesRead === undefined ? !json.includes('"pagesRead":0,') : pagesRead > 0
}

/** What the scan behind a result of no page would say today. */
async function attemptOf(
  id: string,
  { url, latest, jsonBytes }: OpenedDocument,
  archive: ReportArchive,
): Promise<FailedAttempt> {
  const evidence = await archive.evidence(id, latest.revision)
  const { code, detail } = (evidence && siteFailure(evidence)) ?? {
    code: 'site_unreachable',
    detail: (JSON.parse(jsonBytes.toString()) as Report).summary,
  }
  return { url, at: latest.scannedAt, failure: code, detail }
}

/**
 * The results of an address as they are shown: each with whether it rests on a page that was read.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function listResults(
  archive: ReportArchive,
  { stored, history, shown }: KnownReport,
): Promise<HistoryEntry[]> {
  const at = history.indexOf(shown)
  const { id } = stored.report
  return Promise.all(
    history.map(async (entry, index) => {
      const { scannedAt, score, grade, scoringVersion, operabilityVersion, rulesVersion, revision, pagesRead } = entry
      // What stands before the report gave way to it; only of results of earlier versions it is not known.
      const json = index > at && pagesRead === undefined ? await archive.json(id, revision) : undefined
      const measured = index >= at && (json === undefined || restsOnPage(entry, json))
      return {
        scannedAt,
        score,
        grade,
        scoringVersion,
        operabilityVersion,
        ...(rulesVersion && { rulesVersion }),
        measured,
      }
    }),
  )
}
