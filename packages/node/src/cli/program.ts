import { Command } from 'commander'
import { packageVersion } from '../package-root.ts'
import { commands } from './commands.ts'

const HELP = `
Examples:
  operable demo                       try everything on an example site
  operable audit shop.example         scan a site
  operable audit ./dist --json        scan a folder before you publish it
  operable prove shop.example         try its forms without sending anything
  operable run shop.example           list what agents can do there
  operable audit shop.example --save  scan a site and save the report
  operable report shop.example        print the saved report again

Set NO_COLOR=1 to turn colors off, OPERABLE_DEBUG=1 to print stack traces of unexpected errors.
`

/**
 * The command line for some words: the called command with all its options, the others as the help lists them. It throws
 * commander's errors instead of ending the process.
 */
export async function createProgram(words: readonly string[]): Promise<Command> {
  // No option of the program itself takes a value.
  const called = words.find((word) => !word.startsWith('-'))
  const program = new Command('operable')
    .description('Measures how well AI agents can use a website.')
    .version(packageVersion(), '--version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .configureHelp({ subcommandTerm })
    .addHelpText('after', HELP)
  for (const { name, summary, load } of commands) {
    const command = name === called ? await load() : new Command(name)
    program.addCommand(command.summary(summary))
  }
  for (const command of withSubcommands(program)) {
    command
      .helpOption('-h, --help', 'print help')
      .helpCommand(false)
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({
        outputError: (text, write) => write(`operable: ${text.replace(/^error: /, '')}`),
      })
  }
  return program
}

/** `operable help audit` means `operable audit --help`. */
export function commandWords(words: readonly string[]): string[] {
  return words[0] === 'help' ? [...words.slice(1), '--help'] : [...words]
}

/** As commander writes it for a loaded command. */
function subcommandTerm(command: Command): string {
  const takes = commands.find(({ name }) => name === command.name())?.takes
  return [command.name(), takes].filter(Boolean).join(' ')
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}
