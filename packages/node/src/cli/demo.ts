import { Command, Option } from 'commander'
import type { DemoWords } from './demo/run-demo.ts'
import { wholeNumber } from './options.ts'

/** As for `operable serve`. */
const DEFAULT_PORT = 8787

const HELP = `
Examples:
  operable demo
  operable demo --once
  operable demo --no-prove
  operable demo --port 9000 --data ./operable-demo.db
`

export function demoCommand(): Command {
  return new Command('demo')
    .description(
      'Runs the service and an example site on this machine only. The site comes in two versions: as delivered, with the widget, and improved as its report suggests. Scans both, finds the tools, tries every form of the first one without sending anything, prints the report and next steps, and runs until you press Ctrl-C.',
    )
    .option('--once', 'exit after the report')
    .option('--no-prove', 'do not try the forms, which needs a Chromium and about half a minute')
    .addOption(
      new Option('--port <n>', `port of the service; the sites use the next two (default: ${DEFAULT_PORT})`).argParser(
        wholeNumber(1, 65_533),
      ),
    )
    .option('--data <file>', 'store everything in a data file (default: in memory only)')
    .addHelpText('after', HELP)
    .action(async (words: Partial<DemoWords>) => {
      // The help should not wait for everything that the demo needs to load.
      const { runDemo } = await import('./demo/run-demo.ts')
      await runDemo({ port: words.once ? 0 : DEFAULT_PORT, ...words })
    })
}
