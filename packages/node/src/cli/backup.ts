import { Command } from 'commander'
import { type DataOptions, withDataOption } from './data-option.ts'
import { printable } from './print/printable.ts'

const HELP = `
To restore, stop the service, put the copy in the place of the data file, and remove the files beside it that end with
-wal and -shm.

Examples:
  operable backup backup.db
  operable backup "operable-$(date +%F).db" --data /var/lib/operable/operable.db
`

export function backupCommand(): Command {
  const command = new Command('backup')
    .description('Copies the data file as it is at one moment, also while the service runs.')
    .argument('<file>', 'where the copy goes; one that is there is replaced once the new one is whole')
  return withDataOption(command)
    .addHelpText('after', HELP)
    .action(async (file: string, { data }: DataOptions) => {
      const { backUpSqlite } = await import('../storage/sqlite-backup.ts')
      const { bytes } = await backUpSqlite(data, file)
      process.stdout.write(`${printable(file)}: ${(bytes / 1e6).toFixed(1)} MB\n`)
    })
}
