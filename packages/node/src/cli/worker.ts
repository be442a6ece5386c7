import { Command, Option } from 'commander'
import { wholeNumber, withDataOption } from './options.ts'
import type { WorkerWords } from './run-worker.ts'
import { withWatchOptions } from './watch-options.ts'

const HELP = `
Environment:
  OPERABLE_DATA  the database, instead of --data; other users cannot see a password in it

Examples:
  operable serve --no-work --data postgres://operable@db.example.com/operable
  operable worker --concurrency 4 --data postgres://operable@db.example.com/operable
  operable worker --metrics --log json --data postgres://operable@db.example.com/operable
`

export function workerCommand(): Command {
  const command = new Command('worker').description(
    'Runs scans for services that share a PostgreSQL database. Start as many as you need. To stop one, press Ctrl-C.',
  )
  return withWatchOptions(withDataOption(command))
    .addOption(new Option('--concurrency <n>', 'scans to run at a time').argParser(wholeNumber(1, 100)).default(2))
    .addOption(
      new Option('--render <mode>', 'which pages to open in a browser: those that need scripts, none, or all')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .option('--allow-private', 'also allow private networks and this machine')
    .addHelpText('after', HELP)
    .action(async (words: WorkerWords) => {
      // The help should not wait for everything that a scan needs to load.
      const { runWorker } = await import('./run-worker.ts')
      await runWorker(words)
    })
}
