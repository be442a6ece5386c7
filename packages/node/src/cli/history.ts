import { Command } from 'commander'
import type { HistoryEntry } from '../contracts/reports.ts'
import { printResult, printTime } from './manage/print-result.ts'
import { printTable } from './print/table.ts'
import type { Terminal } from './print/terminal.ts'
import { type ReadOptions, withReadOptions, withResults } from './with-results.ts'

interface Options extends ReadOptions {
  json?: true
}

export function historyCommand(): Command {
  const command = new Command('history')
    .description('Lists the results that are kept of a site, newest first. It never scans.')
    .argument('<url>', 'address of the site (a bare domain means https)')
    .option('--json', 'print the list as JSON')
  return withReadOptions(command).action(async (given: string, options: Options) => {
    const history = await withResults(given, options, (results) => results.history())
    printResult(options.json, history, (terminal) => printHistory(history, terminal))
  })
}

function printHistory(history: readonly HistoryEntry[], terminal: Terminal): string {
  const rows = history.map(({ scannedAt, score, grade, scoringVersion, rulesVersion = '', measured }, index) => {
    if (!measured) return [printTime(scannedAt), '–', '–', '', 'no page was read', scoringVersion, rulesVersion]
    const before = history.slice(index + 1).find((result) => result.measured)
    const change = before ? signed(score - before.score) : ''
    return [
      printTime(scannedAt),
      String(score),
      grade,
      change,
      '━'.repeat(Math.round(score / 5)),
      scoringVersion,
      rulesVersion,
    ]
  })
  return printTable(['Scanned', 'Score', 'Grade', 'Change', '', 'Scoring version', 'Rules'], rows, terminal)
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points)
}
