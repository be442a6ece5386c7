import { Command, Option } from 'commander'
import { seconds, wholeNumber, withCredentialOptions, withDataOption } from './options.ts'
import type { AuditWords } from './run-audit.ts'
import type { Provers } from './try-forms.ts'

const HELP = `
Exit codes:
  0  done    1  score below --min-score    2  invalid option or address
  3  not measured: no page could be read, or too few to know whether the score reaches --min-score
  69 the data file cannot be used, or the disk is full

Examples:
  operable audit shop.example
  operable audit https://shop.example --markdown --output report.md
  operable audit shop.example --save
  operable audit ./dist --min-score 70
  operable audit shop.example --prove --markdown
  operable audit localhost:3000 --allow-private
  operable audit preview.shop.example --auth "me:$PREVIEW_PASSWORD"
`

/** @param provers what `--prove` tries the forms with; default: a browser */
export function auditCommand(provers?: Provers): Command {
  const command = new Command('audit')
    .description(
      'Scans the public pages of a site, or a folder of HTML files without network access, and prints a scored report. To scan pages behind a login, add --header, --auth or --cookie; such a report is private and cannot be saved.',
    )
    .argument('<url-or-folder>', 'site address (a bare domain means https) or folder to scan')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the full report as Markdown')
    .option('--all', 'print everything: evidence, snippets, verdicts on each form')
    .option('--output <file>', 'write the result to a file instead of standard output')
    .addOption(
      new Option('--max-pages <n>', 'read at most this many pages (default: 25)').argParser(wholeNumber(1, 10_000)),
    )
    .addOption(new Option('--timeout <s>', 'seconds for the whole scan (default: 90)').argParser(seconds(86_400)))
    .addOption(
      new Option('--render <mode>', 'which pages to open in a browser: those that are empty without one, none, or all')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--allow-private', 'also allow private networks and this machine')
    .addOption(
      new Option(
        '--min-score <n>',
        'exit with 1 if the score is lower, with 3 if too little was measured to know',
      ).argParser(wholeNumber(0, 100)),
    )
    .option('--site-url <url>', 'address where a folder will be published, to follow its absolute links')
    .option('--prove', 'also try every form in a sealed browser, as `operable prove` does; the score stays the same')
    .option('--save', 'save the report to the data file, for `operable report`, `history` and `compare`')
  return withDataOption(withCredentialOptions(command))
    .addHelpText('after', HELP)
    .action(async (given: string, words: AuditWords, command: Command) => {
      // The help should not wait for everything that a scan needs to load.
      const { runAudit } = await import('./run-audit.ts')
      await runAudit(given, words, { command, provers })
    })
}
