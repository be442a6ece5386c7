import { OperableError } from '@operable/core'
import { Command } from 'commander'
import { plural } from '../word-forms.ts'
import { isDatabase, nameOfData } from './data-place.ts'
import { type DataOptions, withDataOption } from './options.ts'
import { printable } from './print/printable.ts'
import { megabytes } from './print/text.ts'

const CHECK_HELP = `
Exit code 69 means that the data is damaged or cannot be read: restore a backup. Files of up to 32 MiB are also checked
whenever they are opened.

Examples:
  operable data check
  operable data check --data /var/lib/operable/operable.db
`

const MOVE_HELP = `
Stop the service first. The data that you move stays as it is; the target must be empty. When the command has been
stopped or has failed, run it again: it continues. Start the service with the new place in --data or OPERABLE_DATA.

A password that is typed is visible to others on this machine. Put it into PGPASSWORD or ~/.pgpass instead.

Examples:
  operable data move --to postgres://operable@db.example.com/operable
  operable data move --data postgres://operable@db.example.com/operable --to ./operable.db
`

export function dataCommand(): Command {
  return new Command('data')
    .description('Checks the data for damage, or moves it.')
    .addCommand(checkCommand())
    .addCommand(moveCommand())
}

function checkCommand(): Command {
  const check = new Command('check')
    .description('Reads all data and reports damage, even while the service runs.')
    .addHelpText('after', CHECK_HELP)
    .action(async ({ data }: DataOptions) => {
      const found = isDatabase(data) ? await checkDatabase(data) : await checkFile(data)
      process.stdout.write(`${printable(nameOfData(data))}: ${found}, no damage found\n`)
    })
  return withDataOption(check)
}

async function checkFile(path: string): Promise<string> {
  const { checkSqlite } = await import('../storage/sqlite-check.ts')
  const { bytes } = await checkSqlite(path)
  return megabytes(bytes)
}

async function checkDatabase(data: string): Promise<string> {
  const [{ openData }, { checkDocuments, requireFinished }] = await Promise.all([
    import('./open-data.ts'),
    import('../storage/move-documents.ts'),
  ])
  const storage = openData({ data }, { mustExist: true })
  try {
    await requireFinished(storage)
    const { documents } = await checkDocuments(storage)
    return plural(documents, 'document')
  } finally {
    await storage.close?.()
  }
}

interface MoveWords extends DataOptions {
  to: string
}

function moveCommand(): Command {
  const command = new Command('move')
    .description('Copies all data to an empty PostgreSQL database or a new file, and checks the copy.')
    .requiredOption('--to <place>', 'where the data goes: a file, or the address of a PostgreSQL database')
    .addHelpText('after', MOVE_HELP)
    .action(move)
  return withDataOption(command)
}

async function move({ data, to }: MoveWords): Promise<void> {
  if (data === to) throw new OperableError('invalid_request', 'The data is already there.')
  const [{ openData }, { moveDocuments }, { listenForInterrupt }, { createSpinner }] = await Promise.all([
    import('./open-data.ts'),
    import('../storage/move-documents.ts'),
    import('./interrupt.ts'),
    import('./progress.ts'),
  ])
  const from = openData({ data }, { mustExist: true })
  const target = openData({ data: to })
  const interrupt = listenForInterrupt()
  const spinner = createSpinner('Reading the data')
  try {
    const { documents } = await moveDocuments(from, target, {
      signal: interrupt.signal,
      onProgress: ({ round, documents }) =>
        spinner.show(`${round === 1 ? 'Copying' : 'Checking'}: ${plural(documents, 'document')}`),
    })
    const name = printable(nameOfData(to))
    process.stdout.write(`${name}: ${plural(documents, 'document')} copied and compared\n`)
  } finally {
    spinner.stop()
    await target.close?.()
    await from.close?.()
    interrupt.release()
  }
}
