import type { HistoryEntry } from '../../contracts/reports.ts'
import { type KnownReport, restsOnPage } from './known-address.ts'
import type { ReportArchive } from './report-archive.ts'

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
