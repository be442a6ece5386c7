import { readFileSync, statSync } from 'node:fs'
import { compareReports, OperableError, type Report, type ReportComparison } from '@operable/core'
import { Command } from 'commander'
import type { HistoryEntry } from '../contracts/reports.ts'
import { givenReport } from '../services/reports/given-report.ts'
import { refuseUsage } from './failure.ts'
import { placeWords, type ReadOptions, shellWord, withReadOptions } from './options.ts'
import { printComparison } from './print/comparison.ts'
import { printResult } from './print/result.ts'
import { withReports } from './with-service.ts'

interface Options extends ReadOptions {
  json?: true
  with?: string
}

/** In bytes; the largest reports have less than a tenth. */
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
      'Compares the latest saved report of a site with an earlier one, or two files made with `--json`, and tells changes of the site from changes of the scoring rules. Never scans.',
    )
    .argument('<url-or-file>', 'address of the site, or a file with the earlier report')
    .argument('[file]', 'file with the later report')
    .option('--with <time>', 'time of an earlier result, or how it starts (default: the previous one)')
    .option('--json', 'print the comparison as JSON')
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, file: string | undefined, options: Options, command: Command) => {
      if (file !== undefined && options.with !== undefined) {
        refuseUsage(command, '--with selects a saved result, so it cannot be used with two files.')
      }
      const comparison = file === undefined ? await compareKept(given, options) : compareFiles(given, file)
      const name = file === undefined ? given : `${given} and ${file}`
      printResult(options.json, comparison, (terminal) => printComparison(comparison, name, terminal))
    })
}

function compareKept(given: string, options: Options): Promise<ReportComparison> {
  if (isFile(given))
    throw new OperableError('invalid_request', `Also name a file with the later report, after ${given}.`)
  return withReports(given, options, async (reports) => {
    const { id } = (await reports.find(given)).report
    return reports.compare(id, earlierTime(await reports.history(id), given, options))
  })
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
function earlierTime(history: readonly HistoryEntry[], given: string, options: Options): string | undefined {
  const { with: time } = options
  const [, ...earlier] = history.filter(({ measured }) => measured)
  const wanted = time
    ?.trim()
    .replace(' ', 'T')
    .replace(/(?:T?UTC|Z)$/i, '')
  const found = earlier.find(({ scannedAt }) => scannedAt.startsWith(wanted ?? ''))
  if (found) return wanted === undefined ? undefined : found.scannedAt
  const what = time === undefined ? 'There is only one saved result.' : `There is no earlier result from ${time}.`
  throw new OperableError(
    'no_report',
    `${what} To list the saved results, run "npx @operable/node history ${shellWord(given)}${placeWords(options)}".`,
  )
}
