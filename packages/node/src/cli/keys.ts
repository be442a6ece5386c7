import { Command, Option } from 'commander'
import type { KeyInfo, KeyScope } from '../contracts/keys.ts'
import { exitCodes } from './exit-codes.ts'
import { printFacts, printResult, printTime } from './manage/print-result.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'
import { printTable } from './print/table.ts'

interface CreateOptions extends ManageOptions {
  website?: string
  admin?: true
}

const HELP = `
Examples:
  operable keys create --website 3kd8w0q2m9xa
  operable keys create --admin
  operable keys revoke 3kd8w0q2m9xa_v7c2m1qe
`

export function keysCommand(): Command {
  return new Command('keys')
    .description(
      'Keys for the HTTP interface: of one website, or for everything. A key is shown once, and kept as a hash.',
    )
    .addHelpText('after', HELP)
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand())
}

function createCommand(): Command {
  return withManageOptions(new Command('create'))
    .description('Makes a key and prints it.')
    .option('--website <id>', 'for one website')
    .addOption(new Option('--admin', 'for everything').conflicts('website'))
    .action(async (options: CreateOptions, command: Command) => {
      const scope = scopeOf(options, command)
      const made = await withService(options, ({ service }) => service.keys.create(scope), {
        mayCreate: scope.kind === 'admin',
      })
      printResult(
        options.json,
        { key: made.key, ...made.info },
        (terminal) =>
          `${printFacts({ Key: made.key, ID: made.info.id, Opens: opens(made.info) }, terminal)}\nThe key is shown this once: keep it.\n`,
      )
    })
}

function scopeOf({ website, admin }: CreateOptions, command: Command): KeyScope {
  if (admin) return { kind: 'admin' }
  if (website !== undefined) return { kind: 'website', websiteId: website }
  return command.error('error: Say what the key opens: --website <id> or --admin.', { exitCode: exitCodes.badUsage })
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists what is known of the keys, oldest first; never the keys themselves.')
    .option('--website <id>', 'only those of one website')
    .action(async (options: CreateOptions) => {
      const keys = await withService(options, ({ service }) => service.keys.list(options.website))
      printResult(options.json, { keys }, (terminal) =>
        keys.length === 0
          ? 'There are no keys.\n'
          : printTable(['ID', 'MADE', 'STATE', 'OPENS'], keys.map(row), terminal),
      )
    })
}

function revokeCommand(): Command {
  return withManageOptions(new Command('revoke'))
    .description('Ends a key at once and for good.')
    .argument('<keyId>', 'as "list" shows it')
    .action(async (keyId: string, options: ManageOptions) => {
      const info = await withService(options, ({ service }) => service.keys.revoke(keyId))
      printResult(options.json, info, () => `Revoked ${info.id}.\n`)
    })
}

function row(info: KeyInfo): string[] {
  const state = info.revokedAt === undefined ? 'works' : `revoked ${printTime(info.revokedAt)}`
  return [info.id, printTime(info.createdAt), state, opens(info)]
}

function opens({ scope }: KeyInfo): string {
  return scope.kind === 'admin' ? 'everything' : `website ${scope.websiteId}`
}
