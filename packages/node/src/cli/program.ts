import { Command } from 'commander'
import { auditCommand } from './audit.ts'
import { demoCommand } from './demo.ts'
import { methodologyCommand } from './methodology.ts'
import { packageVersion } from '../package-root.ts'

const HELP = `
Examples:
  operable demo                      see a report of an example site
  operable audit shop.example        scan a site
  operable audit ./dist --json       scan a folder before it is published

Colours follow NO_COLOR. OPERABLE_DEBUG=1 shows traces of unexpected errors.
`

/** The whole command line. It throws commander's errors instead of ending the process. */
export function createProgram(): Command {
  const program = new Command('operable')
    .description('Audits how operable a website is by AI agents.')
    .version(packageVersion(), '--version', 'print the version')
    .helpOption('--help', 'print help')
    .helpCommand(false)
    .addHelpText('after', HELP)
  for (const command of [auditCommand(), demoCommand(), methodologyCommand()]) program.addCommand(command)
  for (const command of [program, ...program.commands]) {
    command
      .helpOption('--help', 'print help')
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({
        outputError: (text, write) => write(`operable: ${text.replace(/^error: /, '')}`),
      })
  }
  return program
}
