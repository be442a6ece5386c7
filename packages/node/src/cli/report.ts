import { type Report, renderMarkdown } from '@operable/core'
import { Command, Option } from 'commander'
import type { StoredReport } from '../contracts/reports.ts'
import { attemptSentence } from '../services/reports/failed-attempts.ts'
import { siteReport } from './client/site-report.ts'
import { printable } from './print/printable.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { serviceAddress } from './server-option.ts'
import { withReports } from './stored/with-reports.ts'
import { type ReadOptions, withReadOptions } from './with-results.ts'

interface Options extends ReadOptions {
  json?: true
  markdown?: true
  all?: true
}

const HELP = `
Exit codes:
  0  printed    2  bad usage or address    4  there is no report    69  the data or the service cannot answer

Examples:
  operable report shop.example
  operable report shop.example --all
  operable report https://shop.example --json
  operable report shop.example --server https://audit.example.com
`

export function reportCommand(): Command {
  const command = new Command('report')
    .description('Prints the latest report that was kept, from the data file or from a service. It never scans.')
    .argument('<url>', 'address of the site (a bare domain means https)')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the whole report as Markdown')
    .option('--all', 'print everything: what was seen, what to paste, the verdicts on each form')
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options) => {
      const address = serviceAddress(options)
      const { report, lastAttempt } = address ? await siteReport(address, given) : await readReport(given, options)
      process.stdout.write(render(report, given, options))
      // Beside the report, which stays what it was for scripts that read it.
      if (lastAttempt) process.stderr.write(`${printable(attemptSentence(lastAttempt))}\n`)
    })
}

function readReport(given: string, options: Options): Promise<StoredReport> {
  return withReports(given, options, (reports, id) => reports.byId(id))
}

function render(report: Report, given: string, { json, markdown, all }: Options): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  return markdown ? renderMarkdown(report) : printReport(report, given, describeTerminal(process.stdout), { all })
}
