import { OperableError, type Report, type ReportComparison, reportId } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { Command } from 'commander'
import { createReports } from '../services/reports/create-reports.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { dataExists } from './data-place.ts'
import { openData } from './open-data.ts'
import { type DataOptions, withDataOption } from './options.ts'
import { printComparison } from './print/comparison.ts'
import { printResult } from './print/result.ts'
import { noReport } from './with-service.ts'

interface Options extends DataOptions {
  json?: true
}

interface Rescored {
  report: Report
  /** Absent: the report has not changed. */
  comparison?: ReportComparison
}

export function rescoreCommand(): Command {
  const command = new Command('rescore')
    .description('Scores what the last scan saw again, with the rules of this version. Never contacts the site.')
    .argument('<url>', 'address of the site; a bare domain means https')
    .option('--json', 'print the new report as JSON')
  return withDataOption(command).action(async (given: string, options: Options) => {
    const { report, comparison } = await rescore(given, options)
    printResult(options.json, report, (terminal) => {
      if (comparison) return printComparison(comparison, given, terminal)
      return `${report.score} of 100, grade ${report.grade}. The report already uses this version (${report.scoringVersion}, rules of ${report.rulesVersion}).\n`
    })
  })
}

/** @throws OperableError `invalid_url`, `no_report`, `storage_unavailable` */
async function rescore(given: string, options: DataOptions): Promise<Rescored> {
  const url = normalizeTypedUrl(given)
  if (!dataExists(options.data)) throw noReport(given, options)
  const storage = openData(options)
  try {
    await requireFinished(storage)
    const reports = createReports({ storage })
    const before = await reports.find(url).catch(async (error: unknown) => {
      if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
      throw noReport(given, options, await reports.lastAttempt(reportId(url)))
    })
    const { id, scoringVersion, rulesVersion } = before.report
    const { report, revision } = await reports.rescore(id)
    const isNewVersion = scoringVersion !== report.scoringVersion || rulesVersion !== report.rulesVersion
    if (revision === before.revision || !isNewVersion) return { report }
    return { report, comparison: await reports.compare(id) }
  } finally {
    await storage.close?.()
  }
}
