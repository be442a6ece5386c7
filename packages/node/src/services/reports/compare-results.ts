import {
  compareReports,
  evaluate,
  OPERABILITY_VERSION,
  type Report,
  type ReportComparison,
  SCORING_VERSION,
} from '@operable/core'
import { noReport } from './no-report.ts'
import type { ReportArchive } from './report-archive.ts'
import type { KnownReport } from './report-cache.ts'

/**
 * The latest report against an earlier result.
 *
 * @param scannedAt of the earlier one; default: the one before the latest
 * @throws OperableError `no_report` when there is no such result, `storage_unavailable`
 */
export async function compareResults(
  archive: ReportArchive,
  { stored, history }: KnownReport,
  scannedAt?: string,
): Promise<ReportComparison> {
  const { report: after } = stored
  const [, ...earlier] = history
  const entry = scannedAt === undefined ? earlier[0] : earlier.find((result) => result.scannedAt === scannedAt)
  const before = entry && (await archive.report(after.id, entry.revision))
  if (!entry || !before)
    throw noReport(`There is no earlier result of ${after.url}${scannedAt ? ` from ${scannedAt}` : ''}.`)
  const rescored = await rescoredBy(after, before, () => archive.evidence(after.id, entry.revision))
  return compareReports(before, after, rescored ? { rescored } : {})
}

/** The earlier evidence in the eyes of the later version: only this version of Operable can judge, so only for its own. */
async function rescoredBy(
  after: Report,
  before: Report,
  evidence: () => ReturnType<ReportArchive['evidence']>,
): Promise<Report | undefined> {
  if (isSameVersion(before, after)) return undefined
  const present = { scoringVersion: SCORING_VERSION, operabilityVersion: OPERABILITY_VERSION }
  const found = isSameVersion(after, present) ? await evidence() : undefined
  return found && evaluate(found)
}

type Versions = Pick<Report, 'scoringVersion' | 'operabilityVersion'>

function isSameVersion(a: Versions, b: Versions): boolean {
  return a.scoringVersion === b.scoringVersion && a.operabilityVersion === b.operabilityVersion
}
