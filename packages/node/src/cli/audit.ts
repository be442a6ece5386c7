import { OperableError, type Report, renderMarkdown } from '@operable/core'
import { Command, Option } from 'commander'
import { createAddressPolicy } from '../fetch/address-guard.ts'
import { type AuditOptions, audit } from '../services/audit.ts'
import { auditFolder } from '../services/audit-folder.ts'
import { exitCodes } from './exit-codes.ts'
import { listenForInterrupt } from './interrupt.ts'
import { auditSteps, printSteps } from './next-steps.ts'
import { seconds, wholeNumber } from './option-values.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { readTarget, type Target } from './target.ts'

interface Options {
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
}

const HELP = `
Exit codes:
  0  done    1  score below --min-score    2  bad usage or address    3  the site could not be scanned

Examples:
  operable audit shop.example
  operable audit https://shop.example --markdown --output report.md
  operable audit ./dist --min-score 70
  operable audit localhost:3000 --allow-private
`

export function auditCommand(): Command {
  return new Command('audit')
    .summary('scan a site and print its scored report')
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
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options, command: Command) => {
      const target = readTarget(given)
      refuseMismatch(target, options, command)
      if (target.kind === 'url' && !options.allowPrivate) refusePrivate(target.url)
      if (options.output !== undefined) requireWritable(options.output)
      const report = await scan(given, target, options)
      await writeResult(render(report, given, options), options.output)
      if (options.minScore === undefined || report.score >= options.minScore) return
      process.stderr.write(`operable: The score ${report.score} is below ${options.minScore}.\n`)
      process.exitCode = exitCodes.belowMinScore
    })
}

function refuseMismatch(target: Target, { render, siteUrl }: Options, command: Command): void {
  const usage = { exitCode: exitCodes.badUsage, code: 'operable.mismatch' }
  if (target.kind === 'folder' && render === 'always') {
    command.error('error: A folder is read without a browser; leave --render out.', usage)
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

async function scan(given: string, target: Target, options: Options): Promise<Report> {
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
    return target.kind === 'folder'
      ? await auditFolder(target.path, { ...common, ...(siteUrl === undefined ? {} : { url: siteUrl }) })
      : await audit(target.url, { ...common, render, allowPrivate })
  } finally {
    progress.stop()
    interrupt.release()
  }
}

function render(report: Report, given: string, { json, markdown, output, allowPrivate }: Options): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  if (markdown) return renderMarkdown(report)
  const terminal = describeTerminal(output === undefined ? process.stdout : {})
  const steps = auditSteps(given, allowPrivate ? ' --allow-private' : '')
  return printReport(report, given, terminal) + printSteps(steps, terminal)
}
