import { OperableError } from '@operable/core'
import { Command } from 'commander'
import { isDatabase } from './data-place.ts'
import { type DataOptions, withDataOption } from './options.ts'
import { printable } from './print/printable.ts'
import { megabytes } from './print/text.ts'

const HELP = `
To restore a backup, stop the service, replace the data file with the copy, and delete the files next to it that end
in -wal and -shm.

Examples:
  operable backup backup.db
  operable backup "operable-$(date +%F).db" --data /var/lib/operable/operable.db
`

export function backupCommand(): Command {
  const command = new Command('backup')
    .description('Copies the data file as it is at one moment, even while the service runs.')
    .argument('<file>', 'where the copy goes; an existing file is replaced once the copy is complete')
  return withDataOption(command)
    .addHelpText('after', HELP)
    .action(async (file: string, { data }: DataOptions) => {
      if (isDatabase(data)) {
        throw new OperableError(
          'invalid_request',
          'This copies data files. To back up a PostgreSQL database, use pg_dump.',
        )
      }
      const { backUpSqlite } = await import('../storage/sqlite-backup.ts')
      const { bytes } = await backUpSqlite(data, file)
      process.stdout.write(`${printable(file)}: ${megabytes(bytes)}\n`)
    })
}
