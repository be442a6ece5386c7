import { type Report, renderMarkdown } from '@operable/core'
import { Command, Option } from 'commander'
import { attemptSentence } from '../services/reports/failed-attempts.ts'
import { type ReadOptions, withReadOptions } from './options.ts'
import { printable } from './print/printable.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { withReports } from './with-service.ts'

interface Options extends ReadOptions {
  json?: true
  markdown?: true
  all?: true
}

const HELP = `
Exit codes:
  0  printed    2  invalid option or address    4  no report    69  the data file or the service cannot answer

Examples:
  operable report shop.example
  operable report shop.example --all
  operable report https://shop.example --json
  operable report shop.example --server https://audit.example.com
`

export function reportCommand(): Command {
  const command = new Command('report')
    .description('Prints the latest saved report, from the data file or a running service. Never scans.')
    .argument('<url>', 'address of the site; a bare domain means https')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the full report as Markdown')
    .option('--all', 'print everything: evidence, snippets, verdicts on each form')
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options) => {
      const { report, lastAttempt } = await withReports(given, options, (reports) => reports.find(given))
      process.stdout.write(render(report, given, options))
      // Not part of the report, whose output scripts read.
      if (lastAttempt) process.stderr.write(`${printable(attemptSentence(lastAttempt))}\n`)
    })
}

function render(report: Report, given: string, { json, markdown, all }: Options): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  return markdown ? renderMarkdown(report) : printReport(report, given, describeTerminal(process.stdout), { all })
}
