import { Command } from 'commander'
import { type DataOptions, withDataOption } from './options.ts'
import { printable } from './print/printable.ts'
import { megabytes } from './print/text.ts'

const HELP = `
Exit code 69 means that the file is damaged or cannot be read: restore a backup. Files of up to 32 MiB are also checked
whenever they are opened.

Examples:
  operable data check
  operable data check --data /var/lib/operable/operable.db
`

export function dataCommand(): Command {
  const check = new Command('check')
    .description('Reads the whole data file and reports damage, even while the service runs.')
    .addHelpText('after', HELP)
    .action(async ({ data }: DataOptions) => {
      const { checkSqlite } = await import('../storage/sqlite-check.ts')
      const { bytes } = await checkSqlite(data)
      process.stdout.write(`${printable(data)}: ${megabytes(bytes)}, no damage found\n`)
    })
  return new Command('data').description('Checks the data file for damage.').addCommand(withDataOption(check))
}
