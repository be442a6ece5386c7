import { Command } from 'commander'

const HELP = `
The file is what "operable audit --list" wrote. Lines made with --fields count as far as they go: keep score, grade, checks
and language. Of each check, the table has the sites that it applies to, and how many of them earn all of its points, some
or none. A country domain is the last part of a host name if it has two letters; all others are generic.

Exit codes:
  0  done    2  the file cannot be read, or has no line of a batch

Examples:
  operable stats results.jsonl
  operable stats results.jsonl --json
  zcat results.jsonl.gz | operable stats -
`

export function statsCommand(): Command {
  return new Command('stats')
    .description('Prints what a batch found: shares by check, language and country domain.')
    .argument('<file>', 'output of "operable audit --list"; "-" reads standard input')
    .option('--json', 'print the numbers as JSON')
    .addHelpText('after', HELP)
    .action(async (file: string, { json }: { json?: true }) => {
      const [{ readStats }, { printStats }, { printResult }] = await Promise.all([
        import('./stats/read-stats.ts'),
        import('./stats/print-stats.ts'),
        import('./print/result.ts'),
      ])
      const stats = await readStats(file)
      printResult(json, stats, (terminal) => printStats(stats, terminal))
    })
}
