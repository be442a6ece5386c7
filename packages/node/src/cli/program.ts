import { Command } from 'commander'
import { packageVersion } from '../package-root.ts'
import { auditCommand } from './audit.ts'
import { compareCommand } from './compare.ts'
import { demoCommand } from './demo.ts'
import { historyCommand } from './history.ts'
import { inspectCommand } from './inspect.ts'
import { keysCommand } from './keys.ts'
import { mcpCommand } from './mcp.ts'
import { methodologyCommand } from './methodology.ts'
import { reportCommand } from './report.ts'
import { rescoreCommand } from './rescore.ts'
import { serveCommand } from './serve.ts'
import { toolsCommand } from './tools.ts'
import { websitesCommand } from './websites.ts'

const HELP = `
Examples:
  operable demo                      try everything on an example site
  operable audit shop.example        scan a site
  operable audit ./dist --json       scan a folder before it is published
  operable audit shop.example --save scan a site and keep the report
  operable report shop.example       print the kept report again

Colours follow NO_COLOR. OPERABLE_DEBUG=1 shows traces of unexpected errors.
`

/** The whole command line. It throws commander's errors instead of ending the process. */
export function createProgram(): Command {
  const program = new Command('operable')
    .description('Audits how operable a website is by AI agents.')
    .version(packageVersion(), '--version', 'print the version')
    .helpOption('--help', 'print help')
    .addHelpText('after', HELP)
  for (const command of commands()) program.addCommand(command)
  for (const command of withSubcommands(program)) {
    command
      .helpOption('--help', 'print help')
      .helpCommand(false)
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({
        outputError: (text, write) => write(`operable: ${text.replace(/^error: /, '')}`),
      })
  }
  return program
}

/** In the order of the help. */
function commands(): Command[] {
  return [
    auditCommand(),
    reportCommand(),
    historyCommand(),
    compareCommand(),
    rescoreCommand(),
    demoCommand(),
    mcpCommand(),
    inspectCommand(),
    methodologyCommand(),
    serveCommand(),
    websitesCommand(),
    toolsCommand(),
    keysCommand(),
  ]
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}
