import { OperableError } from '@operable/core'
import { Command } from 'commander'
import { printResult } from './manage/print-result.ts'
import { shellWord } from './next-steps.ts'
import { printComparison } from './print/comparison.ts'
import type { Results } from './remote/remote-results.ts'
import { placeWords, type ReadOptions, withReadOptions, withResults } from './with-results.ts'

interface Options extends ReadOptions {
  json?: true
  with?: string
}

const HELP = `
Examples:
  operable compare shop.example
  operable compare shop.example --with 2026-11-02
  operable compare shop.example --server https://audit.example.com
`

export function compareCommand(): Command {
  const command = new Command('compare')
    .description(
      'Compares the latest report of a site with an earlier one, and says which part of the change comes from the site and which from a new scoring version. It never scans.',
    )
    .argument('<url>', 'address of the site (a bare domain means https)')
    .option('--with <time>', 'an earlier result by its time, or the beginning of it (default: the one before)')
    .option('--json', 'print the comparison as JSON')
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options) => {
      const comparison = await withResults(given, options, async (results) =>
        results.compare(await earlierTime(results, given, options)),
      )
      printResult(options.json, comparison, (terminal) => printComparison(comparison, given, terminal))
    })
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
