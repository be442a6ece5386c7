import { Command } from 'commander'
import type { HistoryEntry } from '../contracts/reports.ts'
import { type ReadOptions, withReadOptions } from './options.ts'
import { printResult, printTable } from './print/result.ts'
import type { Terminal } from './print/terminal.ts'
import { printTime, signed } from './print/text.ts'
import { withReports } from './with-service.ts'

interface Options extends ReadOptions {
  json?: true
}

export function historyCommand(): Command {
  const command = new Command('history')
    .description('Lists the saved results of a site, newest first. Never scans.')
    .argument('<url>', 'address of the site; a bare domain means https')
    .option('--json', 'print the list as JSON')
  return withReadOptions(command).action(async (given: string, options: Options) => {
    const history = await withReports(given, options, async (reports) =>
      reports.history((await reports.find(given)).report.id),
    )
    printResult(options.json, history, (terminal) => printHistory(history, terminal))
  })
}

function printHistory(history: readonly HistoryEntry[], terminal: Terminal): string {
  const rows = history.map(({ scannedAt, score, grade, scoringVersion, rulesVersion = '', measured }, index) => {
    if (!measured) return [printTime(scannedAt), '–', '–', '', 'no page was read', scoringVersion, rulesVersion]
    const before = history.slice(index + 1).find((result) => result.measured)
    const change = before ? signed(score - before.score) : ''
    const bar = '━'.repeat(Math.round(score / 5))
    return [printTime(scannedAt), String(score), grade, change, bar, scoringVersion, rulesVersion]
  })
  return printTable(['Scanned', 'Score', 'Grade', 'Change', '', 'Scoring version', 'Rules'], rows, terminal)
}
