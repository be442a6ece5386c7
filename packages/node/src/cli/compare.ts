import { readFileSync, statSync } from 'node:fs'
import { compareReports, OperableError, type Report, type ReportComparison } from '@operable/core'
import { Command } from 'commander'
import { givenReport } from '../services/reports/given-report.ts'
import type { Results } from './client/remote-results.ts'
import { exitCodes } from './exit-codes.ts'
import { printResult } from './manage/print-result.ts'
import { shellWord } from './next-steps.ts'
import { printComparison } from './print/comparison.ts'
import { placeWords, type ReadOptions, withReadOptions, withResults } from './with-results.ts'

interface Options extends ReadOptions {
  json?: true
  with?: string
}

/** Bytes of a file with a report; the largest are below a tenth of it. */
const LARGEST_FILE = 32 * 1024 * 1024

const HELP = `
Examples:
  operable compare shop.example
  operable compare shop.example --with 2026-11-02
  operable compare before.json after.json
  operable compare shop.example --server https://audit.example.com
`

export function compareCommand(): Command {
  const command = new Command('compare')
    .description(
      'Compares the latest report of a site with an earlier one, or two files that `--json` printed, and says which part of the change comes from the site and which from new rules of ours. It never scans.',
    )
    .argument('<url-or-file>', 'address of the site (a bare domain means https), or the file with the earlier report')
    .argument('[file]', 'the file with the later report')
    .option('--with <time>', 'an earlier result by its time, or the beginning of it (default: the one before)')
    .option('--json', 'print the comparison as JSON')
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, file: string | undefined, options: Options, command: Command) => {
      if (file !== undefined && options.with !== undefined) {
        const usage = { exitCode: exitCodes.badUsage, code: 'operable.mismatch' }
        command.error('error: --with names a result that is kept; leave it out for two files.', usage)
      }
      const comparison = file === undefined ? await compareKept(given, options) : compareFiles(given, file)
      const name = file === undefined ? given : `${given} and ${file}`
      printResult(options.json, comparison, (terminal) => printComparison(comparison, name, terminal))
    })
}

function compareKept(given: string, options: Options): Promise<ReportComparison> {
  if (isFile(given)) throw new OperableError('invalid_request', `Name the file with the later report beside ${given}.`)
  return withResults(given, options, async (results) => results.compare(await earlierTime(results, given, options)))
}

function compareFiles(before: string, after: string): ReportComparison {
  return compareReports(readReportFile(before), readReportFile(after))
}

/** @throws OperableError `invalid_request` when there is no such file, or no report in it */
function readReportFile(path: string): Report {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new OperableError('invalid_request', `There is no file at ${path}.`)
  if (found.size > LARGEST_FILE) throw new OperableError('invalid_request', `${path} is too large for a report.`)
  return givenReport(readFileSync(path, 'utf8'), path)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** @throws OperableError `no_report` with the command that shows what there is */
async function earlierTime(results: Results, given: string, options: Options): Promise<string | undefined> {
  const { with: time } = options
  const [, ...earlier] = (await results.history()).filter(({ measured }) => measured)
  const wanted = time
    ?.trim()
    .replace(' ', 'T')
    .replace(/(?:T?UTC|Z)$/i, '')
  const found = earlier.find(({ scannedAt }) => scannedAt.startsWith(wanted ?? ''))
  if (found) return wanted === undefined ? undefined : found.scannedAt
  const what = time === undefined ? 'There is only one result' : `There is no earlier result of ${time}`
  throw new OperableError(
    'no_report',
    `${what}; "npx @operable/node history ${shellWord(given)}${placeWords(options)}" shows what is kept.`,
  )
}
