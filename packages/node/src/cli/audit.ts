import { evaluate, OperableError, type Report, renderMarkdown, type SiteEvidence } from '@operable/core'
import { Command, Option } from 'commander'
import { createAddressPolicy } from '../fetch/address-guard.ts'
import { type AuditOptions, observe } from '../services/audit.ts'
import { observeFolder } from '../services/audit-folder.ts'
import { requireAnswer } from '../services/scan-outcome.ts'
import { type DataOptions, withDataOption } from './data-option.ts'
import { exitCodes } from './exit-codes.ts'
import { listenForInterrupt } from './interrupt.ts'
import { auditSteps, keepSteps, printSteps } from './next-steps.ts'
import { seconds, wholeNumber } from './option-values.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { dataWords } from './stored/data-words.ts'
import { savedReport } from './stored/saved-report.ts'
import { readTarget, type Target } from './target.ts'

interface Options extends DataOptions {
  json?: true
  markdown?: true
  maxPages?: number
  render: NonNullable<AuditOptions['render']>
  allowPrivate?: true
  minScore?: number
  /** ms */
  timeout?: number
  output?: string
  siteUrl?: string
  save?: true
}

const HELP = `
Exit codes:
  0  done    1  score below --min-score    2  bad usage or address    3  the site could not be scanned

Examples:
  operable audit shop.example
  operable audit https://shop.example --markdown --output report.md
  operable audit shop.example --save
  operable audit ./dist --min-score 70
  operable audit localhost:3000 --allow-private
`

export function auditCommand(): Command {
  const command = new Command('audit')
    .description(
      'Scans the public pages of a site, or a folder of HTML without any network, and prints a scored report.',
    )
    .argument('<url-or-folder>', 'address (a bare domain means https) or folder to scan')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the whole report as Markdown')
    .option('--output <file>', 'write the result to a file instead of the standard output')
    .addOption(new Option('--max-pages <n>', 'pages to read at most (default: 25)').argParser(wholeNumber(1, 10_000)))
    .addOption(new Option('--timeout <s>', 'seconds for the whole scan (default: 90)').argParser(seconds(86_400)))
    .addOption(
      new Option('--render <mode>', 'open pages in a browser: those that are empty without one, none, or all')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--allow-private', 'also reach private networks and this machine')
    .addOption(new Option('--min-score <n>', 'exit with 1 when the score is lower').argParser(wholeNumber(0, 100)))
    .option('--site-url <url>', 'where a folder will be published, so that its absolute links are followed')
    .option('--save', 'keep the report in the data file, for `operable report`, `history` and `compare`')
  return withDataOption(command)
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options, command: Command) => {
      const target = readTarget(given)
      refuseMismatch(target, options, command)
      if (target.kind === 'url' && !options.allowPrivate) refusePrivate(target.url)
      if (options.output !== undefined) requireWritable(options.output)
      const report = await (options.save
        ? savedReport(options, () => scan(given, target, options))
        : scan(given, target, options).then(evaluate))
      await writeResult(render(report, given, target, options), options.output)
      if (options.minScore === undefined || report.score >= options.minScore) return
      process.stderr.write(`operable: The score ${report.score} is below ${options.minScore}.\n`)
      process.exitCode = exitCodes.belowMinScore
    })
}

function refuseMismatch(target: Target, { render, siteUrl, save }: Options, command: Command): void {
  const usage = { exitCode: exitCodes.badUsage, code: 'operable.mismatch' }
  if (target.kind === 'folder' && render === 'always') {
    command.error('error: A folder is read without a browser; leave --render out.', usage)
  }
  if (target.kind === 'folder' && save) {
    command.error('error: A folder is not published yet; --save keeps reports of addresses.', usage)
  }
  if (target.kind === 'url' && siteUrl !== undefined) {
    command.error('error: --site-url belongs to the audit of a folder.', usage)
  }
}

/** The library refuses it as well; only the command line knows the option that opens it. */
function refusePrivate(url: string): void {
  const refusal = createAddressPolicy().checkUrl(url)
  if (refusal === undefined || createAddressPolicy({ allowPrivate: true }).checkUrl(url) !== undefined) return
  throw new OperableError('invalid_url', `${refusal.reason} --allow-private scans it.`)
}

async function scan(given: string, target: Target, options: Options): Promise<SiteEvidence> {
  const { maxPages, timeout, render, allowPrivate = false, siteUrl } = options
  const interrupt = listenForInterrupt()
  const progress = createProgress(given)
  const common = {
    signal: interrupt.signal,
    onProgress: progress.onProgress,
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  }
  try {
    return requireAnswer(
      target.kind === 'folder'
        ? await observeFolder(target.path, { ...common, ...(siteUrl === undefined ? {} : { url: siteUrl }) })
        : await observe(target.url, { ...common, render, allowPrivate }),
    )
  } finally {
    progress.stop()
    interrupt.release()
  }
}

function render(report: Report, given: string, target: Target, options: Options): string {
  const { json, markdown, output, allowPrivate, save = false } = options
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  if (markdown) return renderMarkdown(report)
  const terminal = describeTerminal(output === undefined ? process.stdout : {})
  const words = allowPrivate ? ' --allow-private' : ''
  const keep = target.kind === 'url' ? keepSteps(given, { words, data: dataWords(options), isSaved: save }) : []
  return printReport(report, given, terminal) + printSteps([...auditSteps(given, words), ...keep], terminal)
}
