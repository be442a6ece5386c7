import { Command, Option } from 'commander'
import { reporterNames } from '../ci/reporters/write-reports.ts'
import type { CiWords } from './run-ci-command.ts'

const HELP = `
Exit codes:
  0  nothing new, and every budget is kept
  1  a new finding, a missed budget, or a waiver or baseline that has to be put right
  2  the configuration or an option is invalid
  3  not measured: a site could not be read, or not whole, after it was tried again

Reporters:
  ${reporterNames.join(', ')}
  Each writes to standard output, or to a file: --reporter terminal --reporter sarif=operable.sarif

Examples:
  operable init                                    write operable.config.ts
  operable baseline                                accept what is there today
  operable ci                                      fail on what is new
  operable ci --reporter github --reporter junit=operable.xml
  operable ci --reporter terminal --reporter patch=operable.patch
  operable ci --site shop
`

export function ciCommand(): Command {
  return withConfigOptions(new Command('ci'))
    .description(
      'Checks every site of operable.config.ts, .js or .json, compares what it finds with the baseline, and fails on what is new or worse. Starts and stops the servers that the configuration names.',
    )
    .addOption(
      new Option(
        '--reporter <name[=file]>',
        'report to write; repeatable (default: those of the configuration, else terminal, and github in GitHub Actions)',
      ).argParser(collect),
    )
    .addHelpText('after', HELP)
    .action(async (words: CiWords) => {
      // The help should not wait for everything that a scan needs to load.
      const { runCiCommand } = await import('./run-ci-command.ts')
      await runCiCommand(words)
    })
}

/** Adds what `ci` and `baseline` have in common. */
export function withConfigOptions(command: Command): Command {
  return command
    .option('--config <file>', 'configuration, or the folder that has it (default: this folder)')
    .addOption(new Option('--site <name>', 'only this site; repeatable').argParser(collect))
}

function collect(word: string, before: string[] = []): string[] {
  return [...before, word]
}
