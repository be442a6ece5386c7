import { Command, Option } from 'commander'
import type { DemoWords } from './demo/run-demo.ts'
import { wholeNumber } from './option-values.ts'

/** The one of `operable serve`. */
const DEFAULT_PORT = 8787

const HELP = `
Examples:
  operable demo
  operable demo --once
  operable demo --port 9000 --data ./operable-demo.db
`

export function demoCommand(): Command {
  return new Command('demo')
    .description(
      'Runs the whole service on this machine only, beside the site of a small business in two states: as delivered, with the widget, and after its report was followed. Scans both, finds the tools, prints the report and where to go next, and keeps running until Ctrl-C.',
    )
    .option('--once', 'stop after the report')
    .addOption(
      new Option('--port <n>', `port of the service; the sites take the next two (default: ${DEFAULT_PORT})`).argParser(
        wholeNumber(1, 65_533),
      ),
    )
    .option('--data <file>', 'keep what happens in a data file (default: in memory, gone at the end)')
    .addHelpText('after', HELP)
    .action(async (words: Partial<DemoWords>) => {
      // What it runs takes far longer to load than the help takes to print.
      const { runDemo } = await import('./demo/run-demo.ts')
      await runDemo({ port: words.once ? 0 : DEFAULT_PORT, ...words })
    })
}
