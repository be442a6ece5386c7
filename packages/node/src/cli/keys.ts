import { Command, Option } from 'commander'
import type { KeyInfo } from '../contracts/keys.ts'
import { exitCodes } from './exit-codes.ts'
import { printFacts, printResult, printTime } from './manage/print-result.ts'
import { type ManageOptions, withAllKeys, withManageOptions, withService } from './manage/with-service.ts'
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
      const made = await createKey(options, command)
      printResult(
        options.json,
        { key: made.key, ...made.info },
        (terminal) =>
          `${printFacts({ Key: made.key, ID: made.info.id, Opens: opens(made.info) }, terminal)}\nThe key is shown this once: keep it.\n`,
      )
    })
}

function createKey(options: CreateOptions, command: Command): Promise<{ key: string; info: KeyInfo }> {
  const { admin, website } = options
  if (admin)
    return withAllKeys(options, 'Admin keys are made', (keys) => keys.create({ kind: 'admin' }), { mayCreate: true })
  if (website !== undefined) return withService(options, ({ keys }) => keys.create(website))
  return command.error('error: Say what the key opens: --website <id> or --admin.', { exitCode: exitCodes.badUsage })
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists what is known of the keys, oldest first; never the keys themselves.')
    .option('--website <id>', 'only those of one website')
    .action(async (options: CreateOptions) => {
      const { website } = options
      const keys =
        website === undefined
          ? await withAllKeys(options, 'The keys of all websites are listed', (all) => all.list())
          : await withService(options, (service) => service.keys.list(website))
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
      // The id of a key begins with what it opens.
      const info = keyId.startsWith('admin_')
        ? await withAllKeys(options, 'Admin keys are revoked', (keys) => keys.revoke(keyId))
        : await withService(options, ({ keys }) => keys.revoke(keyId))
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
