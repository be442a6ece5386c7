import { Command, Option } from 'commander'
import type { BatchWords } from './batch/run-batch.ts'
import { refuseUsage } from './failure.ts'
import { seconds, wholeNumber, withCredentialOptions, withDataOption, withListOptions } from './options.ts'
import type { AuditWords } from './run-audit.ts'
import type { Provers } from './try-forms.ts'

const HELP = `
Exit codes:
  0  done    1  score below --min-score    2  invalid option or address
  3  not measured: no page could be read, or too few to know whether the score reaches --min-score
  69 the data file or the service cannot be used, or the disk is full
  With --list: 0 if every address has a line, also if some say why the site was not measured; 3 if no site was measured

Lists:
  One address a line; blank lines and lines that begin with # do not count. Sites of one domain are scanned one after the
  other. If the command ends early, however it ends, run it again: it goes on where it stopped. To scan a site again,
  remove its line from the output.

Examples:
  operable audit shop.example
  operable audit https://shop.example --markdown --output report.md
  operable audit shop.example --save
  operable audit ./dist --min-score 70
  operable audit shop.example --prove --markdown
  operable audit localhost:3000 --allow-private
  operable audit --list sites.txt --output results.jsonl
  operable audit --list sites.txt --output small.jsonl --fields score,grade,language,checks
  operable audit preview.shop.example --auth "me:$PREVIEW_PASSWORD"
`

/** @param provers what `--prove` tries the forms with; default: a browser */
export function auditCommand(provers?: Provers): Command {
  const command = new Command('audit')
    .description(
      'Scans the public pages of a site, or a folder of HTML files without network access, and prints a scored report. With --list, scans many sites. To scan pages behind a login, add --header, --auth or --cookie; such a report is private and cannot be saved.',
    )
    .argument('[url-or-folder]', 'site address (a bare domain means https) or folder to scan')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the full report as Markdown')
    .option('--all', 'print everything: evidence, snippets, verdicts on each form')
    .option('--output <file>', 'write the result to a file instead of standard output; with --list, append to it')
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
  return withDataOption(withListOptions(withCredentialOptions(command)))
    .addHelpText('after', HELP)
    .action(async (given: string | undefined, words: AuditWords & Partial<BatchWords>, command: Command) => {
      refuseMixture(given, words, command)
      // The help should not wait for everything that a scan needs to load.
      if (words.list !== undefined) {
        const { runBatch } = await import('./batch/run-batch.ts')
        await runBatch({ ...words, list: words.list }, command)
      } else if (given !== undefined) {
        const { runAudit } = await import('./run-audit.ts')
        await runAudit(given, words, { command, provers })
      }
    })
}

const ONLY_ONE = ['json', 'markdown', 'all', 'prove', 'minScore', 'siteUrl', 'header', 'auth', 'cookie']
const ONLY_LIST = ['concurrency', 'fields', 'server', 'key']
/** The service has its own. */
const ONLY_HERE = ['save', 'data', 'maxPages', 'timeout', 'render', 'allowPrivate']

/** Ends the command if what was typed does not go together. */
function refuseMixture(given: string | undefined, { list, server }: Partial<BatchWords>, command: Command): void {
  const fail = (text: string): never => refuseUsage(command, text)
  const typed = (names: readonly string[]) => names.find((name) => command.getOptionValueSource(name) === 'cli')
  const wordOf = (name: string) => command.options.find((option) => option.attributeName() === name)?.long
  if (list === undefined) {
    if (given === undefined) fail('Name a site address or a folder, or a file of addresses with --list.')
    const wrong = typed(ONLY_LIST)
    if (wrong !== undefined) fail(`${wordOf(wrong)} works with --list only.`)
    return
  }
  if (given !== undefined) fail('Name a site or --list, not both.')
  const wrong = typed(ONLY_ONE)
  if (wrong !== undefined) fail(`${wordOf(wrong)} works for one site, not with --list.`)
  const local = server ? typed(ONLY_HERE) : undefined
  if (local !== undefined) fail(`${wordOf(local)} does not work with --server: the service decides.`)
}
