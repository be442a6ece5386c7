import { Command, Option } from 'commander'
import { withCredentialOptions } from './credential-options.ts'
import { withDataOption } from './data-option.ts'
import { seconds, wholeNumber } from './option-values.ts'
import type { AuditWords } from './run-audit.ts'

const HELP = `
Exit codes:
  0  done    1  score below --min-score    2  bad usage or address
  3  not measured: no page could be read, or not enough of them to know whether --min-score is reached
  69 the data file cannot be used, or there is no room for the output

Examples:
  operable audit shop.example
  operable audit https://shop.example --markdown --output report.md
  operable audit shop.example --save
  operable audit ./dist --min-score 70
  operable audit localhost:3000 --allow-private
  operable audit preview.shop.example --auth "me:$PREVIEW_PASSWORD"
`

export function auditCommand(): Command {
  const command = new Command('audit')
    .description(
      'Scans the public pages of a site, or a folder of HTML without any network, and prints a scored report. What needs a login is only read with --header, --auth or --cookie: such a report is private, and cannot be kept.',
    )
    .argument('<url-or-folder>', 'address (a bare domain means https) or folder to scan')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the whole report as Markdown')
    .option('--all', 'print everything: what was seen, what to paste, the verdicts on each form')
    .option('--output <file>', 'write the result to a file instead of the standard output')
    .addOption(new Option('--max-pages <n>', 'pages to read at most (default: 25)').argParser(wholeNumber(1, 10_000)))
    .addOption(new Option('--timeout <s>', 'seconds for the whole scan (default: 90)').argParser(seconds(86_400)))
    .addOption(
      new Option('--render <mode>', 'open pages in a browser: those that are empty without one, none, or all')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--allow-private', 'also reach private networks and this machine')
    .addOption(
      new Option(
        '--min-score <n>',
        'exit with 1 when the score is lower, with 3 when too little was measured to know',
      ).argParser(wholeNumber(0, 100)),
    )
    .option('--site-url <url>', 'where a folder will be published, so that its absolute links are followed')
    .option('--save', 'keep the report in the data file, for `operable report`, `history` and `compare`')
  return withDataOption(withCredentialOptions(command))
    .addHelpText('after', HELP)
    .action(async (given: string, words: AuditWords, command: Command) => {
      // What scans takes far longer to load than the help takes to print.
      const { runAudit } = await import('./run-audit.ts')
      await runAudit(given, words, command)
    })
}
