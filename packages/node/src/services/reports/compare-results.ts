import {
  compareReports,
  type FormProof,
  OPERABILITY_VERSION,
  type Report,
  type ReportComparison,
  RULES_VERSION,
  SCORING_VERSION,
} from '@operable/core'
import { judgeEvidence } from '../../analysis/judge-evidence.ts'
import type { ComparedProofs } from '../../contracts/reports.ts'
import type { KnownReport } from './known-address.ts'
import type { ReportArchive } from './report-archive.ts'
import { noReport } from './report-document.ts'

/**
 * The report against an earlier result.
 *
 * @param options.scannedAt of the earlier one; default: the newest before it that rests on a page
 * @param options.proofs beside the report
 * @throws OperableError `no_report` when there is no such result, or it rests on no page; `storage_unavailable`
 */
export async function compareResults(
  archive: ReportArchive,
  known: KnownReport,
  { scannedAt, proofs }: { scannedAt: string | undefined; proofs: ComparedProofs | undefined },
): Promise<ReportComparison> {
  const { report: after } = known.stored
  const { before, revision } = await earlierReport(archive, known, scannedAt)
  const rescored = await rescoredBy(after, before, () => archive.evidence(after.id, revision))
  const tried = proofs && { before: proofsAt(before, proofs), after: proofs.proof.proofs }
  if (!tried?.before) return compareReports(before, after, rescored ? { rescored } : {})
  return compareReports(
    { ...before, proofs: tried.before },
    { ...after, proofs: tried.after },
    rescored ? { rescored } : {},
  )
}

/** What was known of the forms at the time of an earlier result; undefined: nothing else than now. */
function proofsAt({ scannedAt }: Report, { earlier }: ComparedProofs): FormProof[] | undefined {
  const found = earlier.find((dated) => Date.parse(dated.scannedAt) <= Date.parse(scannedAt))
  return found && [...found.proofs]
}

async function earlierReport(
  archive: ReportArchive,
  { stored, history, shown }: KnownReport,
  scannedAt: string | undefined,
): Promise<{ before: Report; revision: string }> {
  const { id, url } = stored.report
  const wanted =
    scannedAt === undefined
      ? history.slice(history.indexOf(shown) + 1)
      : history.filter((entry) => entry !== shown && entry.scannedAt === scannedAt)
  let isUnread = false
  for (const { revision } of wanted) {
    const before = await archive.report(id, revision)
    if (before && before.coverage.pagesRead > 0) return { before, revision }
    isUnread ||= before !== undefined
  }
  const from = scannedAt === undefined ? '' : ` from ${scannedAt}`
  throw noReport(
    isUnread
      ? `No page of ${url} was read in the result${from}, so there is nothing to compare with.`
      : `There is no earlier result for ${url}${from}.`,
  )
}

/** The earlier evidence in the eyes of the later version: only this version of Operable can judge, so only for its own. */
async function rescoredBy(
  after: Report,
  before: Report,
  evidence: () => ReturnType<ReportArchive['evidence']>,
): Promise<Report | undefined> {
  if (isSameVersion(before, after)) return undefined
  const present = {
    scoringVersion: SCORING_VERSION,
    operabilityVersion: OPERABILITY_VERSION,
    rulesVersion: RULES_VERSION,
  }
  const found = isSameVersion(after, present) ? await evidence() : undefined
  return found && judgeEvidence(found)
}

type Versions = Pick<Report, 'scoringVersion' | 'operabilityVersion' | 'rulesVersion'>

function isSameVersion(a: Versions, b: Versions): boolean {
  return (
    a.scoringVersion === b.scoringVersion &&
    a.operabilityVersion === b.operabilityVersion &&
    a.rulesVersion === b.rulesVersion
  )
}
