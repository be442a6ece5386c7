import { Command, InvalidArgumentError, Option } from 'commander'
import { withConfigOptions } from './ci.ts'
import type { BaselineWords } from './run-baseline.ts'

const HELP = `
What it does:
  If there is no baseline, it takes in every finding of today. Afterwards it only removes what is gone: new findings
  stay new, unless you add --add with a reason.

Branches:
  The file has one sorted line for each finding, and .gitattributes gets the line that lets git merge it without
  conflicts. What one side removes stays removed, and what either side adds stays.

Exit codes:
  0  written, or nothing to change    2  the configuration or an option is invalid
  3  a site was not measured: what is known of it stayed as it was

Examples:
  operable baseline
  operable baseline --add --reason "The old checkout goes in March" --until 2027-03-31
`

export function baselineCommand(): Command {
  return withConfigOptions(new Command('baseline'))
    .description(
      'Writes operable-baseline.json, the findings that a team has decided to live with for now, and prunes it.',
    )
    .option('--add', 'also take in new findings; needs --reason')
    .option('--reason <text>', 'why new findings are taken in')
    .addOption(new Option('--until <day>', 'last day for them, such as 2027-01-31').argParser(day))
    .addHelpText('after', HELP)
    .action(async (words: BaselineWords, command: Command) => {
      const { runBaseline } = await import('./run-baseline.ts')
      await runBaseline(words, command)
    })
}

function day(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay && new Date(text).toISOString().startsWith(text)) return text
  throw new InvalidArgumentError('It must be a day such as 2027-01-31.')
}
