import type { StoredReport } from '../../contracts/reports.ts'

/** Says of an answer with a report that the last scan failed, when and why. */
export const LAST_ATTEMPT = 'Operable-Last-Attempt'

type Attempted = Pick<StoredReport, 'lastAttempt'>

const NONE = {}

/**
 * The header of a report whose last scan failed: an Item of RFC 9651, the code as a Token with the moment as a Date, such
 * as `site_blocked;at=@1764000000`. The report and its entity tag stay, so that a 304 brings the news as well.
 */
export function lastAttemptHeaders({ lastAttempt }: Attempted): Readonly<Record<string, string>> {
  if (lastAttempt === undefined) return NONE
  return { [LAST_ATTEMPT]: `${lastAttempt.failure};at=@${Math.floor(Date.parse(lastAttempt.at) / 1000)}` }
}

/** Changes with everything that a page or a picture of a report shows: a new report, or a scan that failed after it. */
export function shownRevision({ revision, lastAttempt }: Attempted & Pick<StoredReport, 'revision'>): string {
  return lastAttempt === undefined ? revision : `${revision}-${Date.parse(lastAttempt.at).toString(36)}`
}
