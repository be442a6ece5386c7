import { Command } from 'commander'
import { type DataOptions, withDataOption } from './data-option.ts'
import { printable } from './print/printable.ts'

const HELP = `
Exit code 69 means that the file is damaged or cannot be read: restore a backup. Files up to 32 MiB are also checked each
time that they are opened.

Examples:
  operable data check
  operable data check --data /var/lib/operable/operable.db
`

export function dataCommand(): Command {
  const check = new Command('check')
    .description('Reads the whole data file and says whether it is damaged, also while the service runs.')
    .addHelpText('after', HELP)
    .action(async ({ data }: DataOptions) => {
      const { checkSqlite } = await import('../storage/sqlite-check.ts')
      const { bytes } = await checkSqlite(data)
      process.stdout.write(`${printable(data)}: ${(bytes / 1e6).toFixed(1)} MB, no damage found\n`)
    })
  return new Command('data').description('Check the data file for damage.').addCommand(withDataOption(check))
}
