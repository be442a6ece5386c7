import type { Report, ReportComparison } from '@operable/core'
import { Command } from 'commander'
import { type DataOptions, withDataOption } from './data-option.ts'
import { printResult } from './manage/print-result.ts'
import { printComparison } from './print/comparison.ts'
import { withReports } from './stored/with-reports.ts'

interface Options extends DataOptions {
  json?: true
}

interface Rescored {
  report: Report
  /** Absent: the report is the same as before. */
  comparison?: ReportComparison
}

export function rescoreCommand(): Command {
  const command = new Command('rescore')
    .description(
      'Evaluates what the last scan of a site saw with the scoring version of this program, without touching the site.',
    )
    .argument('<url>', 'address of the site (a bare domain means https)')
    .option('--json', 'print the new report as JSON')
  return withDataOption(command).action(async (given: string, options: Options) => {
    const rescored = await withReports(given, options, async (reports, id): Promise<Rescored> => {
      const before = await reports.byId(id)
      const { report, revision } = await reports.rescore(id)
      const isNewVersion =
        before.report.scoringVersion !== report.scoringVersion || before.report.rulesVersion !== report.rulesVersion
      if (revision === before.revision || !isNewVersion) return { report }
      return { report, comparison: await reports.compare(id) }
    })
    printResult(options.json, rescored.report, (terminal) => {
      const { report, comparison } = rescored
      if (comparison) return printComparison(comparison, given, terminal)
      return `${report.score} of 100, grade ${report.grade}: the report is by this version (${report.scoringVersion}, rules of ${report.rulesVersion}) already.\n`
    })
  })
}
