import { OperableError } from '@operable/core'
import { Command, Option } from 'commander'
import type { KeyInfo, Keys } from '../contracts/keys.ts'
import { createKeys } from '../services/keys/keys.ts'
import { withKnownFailures } from '../storage/known-failures.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { serviceAddress } from './client/ask-service.ts'
import { refuseUsage } from './failure.ts'
import { openData } from './open-data.ts'
import { type ManageOptions, withManageOptions } from './options.ts'
import { printFacts, printResult, printTable } from './print/result.ts'
import { printTime } from './print/text.ts'
import { withService } from './with-service.ts'

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
    .description('Manages keys for the HTTP API: for one website, or for everything. Only hashes of keys are stored.')
    .addHelpText('after', HELP)
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand())
}

function createCommand(): Command {
  return withManageOptions(new Command('create'))
    .description('Creates a key and prints it. The key is shown only once.')
    .option('--website <id>', 'for one website')
    .addOption(new Option('--admin', 'for everything').conflicts('website'))
    .action(async (options: CreateOptions, command: Command) => {
      const made = await createKey(options, command)
      printResult(
        options.json,
        { key: made.key, ...made.info },
        (terminal) =>
          `${printFacts({ Key: made.key, ID: made.info.id, Opens: opens(made.info) }, terminal)}\nStore the key now: it is not shown again.\n`,
      )
    })
}

function createKey(options: CreateOptions, command: Command): Promise<{ key: string; info: KeyInfo }> {
  const { admin, website } = options
  if (admin)
    return withAllKeys(options, 'create admin keys', (keys) => keys.create({ kind: 'admin' }), { mayCreate: true })
  if (website !== undefined) return withService(options, ({ keys }) => keys.create(website))
  return refuseUsage(command, 'Choose what the key opens: --website <id> or --admin.')
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists the IDs of keys, oldest first; never the keys themselves.')
    .option('--website <id>', 'only the keys of one website')
    .action(async (options: CreateOptions) => {
      const { website } = options
      const keys =
        website === undefined
          ? await withAllKeys(options, 'list the keys of all websites', (all) => all.list())
          : await withService(options, (service) => service.keys.list(website))
      printResult(options.json, { keys }, (terminal) =>
        keys.length === 0
          ? 'There are no keys.\n'
          : printTable(['ID', 'CREATED', 'STATE', 'OPENS'], keys.map(row), terminal),
      )
    })
}

function revokeCommand(): Command {
  return withManageOptions(new Command('revoke'))
    .description('Revokes a key immediately and for good.')
    .argument('<keyId>', 'as shown by "keys list"')
    .action(async (keyId: string, options: ManageOptions) => {
      // The id of a key starts with what it opens.
      const info = keyId.startsWith('admin_')
        ? await withAllKeys(options, 'revoke admin keys', (keys) => keys.revoke(keyId))
        : await withService(options, ({ keys }) => keys.revoke(keyId))
      printResult(options.json, info, () => `Revoked ${info.id}.\n`)
    })
}

function row(info: KeyInfo): string[] {
  const state = info.revokedAt === undefined ? 'active' : `revoked ${printTime(info.revokedAt)}`
  return [info.id, printTime(info.createdAt), state, opens(info)]
}

function opens({ scope }: KeyInfo): string {
  return scope.kind === 'admin' ? 'everything' : `website ${scope.websiteId}`
}

/**
 * Runs what only the operator may do with keys, on the data file: the service has no request for it.
 *
 * @param what as the error says it: "create admin keys"
 * @throws OperableError `invalid_request` with `--server`
 */
async function withAllKeys<Result>(
  options: ManageOptions,
  what: string,
  use: (keys: Keys) => Promise<Result>,
  { mayCreate = false } = {},
): Promise<Result> {
  if (serviceAddress(options)) {
    throw new OperableError('invalid_request', `To ${what}, run this next to the data file, without --server.`)
  }
  const storage = openData(options, { mustExist: !mayCreate })
  try {
    await requireFinished(storage)
    return await use(createKeys({ storage: withKnownFailures(storage), now: () => new Date() }))
  } finally {
    await storage.close?.()
  }
}
