import { type Command, Option } from 'commander'
import { createOperable } from '../../services/create-operable.ts'
import { type DataOptions, withDataOption } from '../data-option.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { openData } from '../open-data.ts'
import { remoteService } from '../remote/remote-service.ts'
import { preferTyped, type ServerOptions, serviceAddress, withServerOptions } from '../server-option.ts'
import type { ManagedService } from './managed-service.ts'

/** What every command that manages websites takes. */
export interface ManageOptions extends DataOptions, ServerOptions {
  json?: true
  allowPrivate?: true
}

export interface WithService {
  service: ManagedService
  /** Ctrl-C. */
  signal: AbortSignal
}

/** Adds the options that say where the websites are kept, and `--json`. */
export function withManageOptions(command: Command): Command {
  return preferTyped(withServerOptions(withDataOption(command))).addOption(
    new Option('--json', 'print the result as JSON'),
  )
}

/**
 * Runs a command on the data file, or on the service that `--server` names, and lets go of it.
 *
 * @param mayCreate whether the command makes sense on a data file that does not exist yet
 */
export async function withService<Result>(
  options: ManageOptions,
  use: (given: WithService) => Promise<Result>,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<Result> {
  const interrupt = listenForInterrupt()
  const address = serviceAddress(options)
  try {
    if (address) return await use({ service: remoteService(address, interrupt.signal), signal: interrupt.signal })
    return await withLocal(options, mayCreate, { signal: interrupt.signal, use })
  } finally {
    interrupt.release()
  }
}

async function withLocal<Result>(
  { data, allowPrivate }: ManageOptions,
  mayCreate: boolean,
  { signal, use }: { signal: AbortSignal; use: (given: WithService) => Promise<Result> },
): Promise<Result> {
  const storage = openData({ data }, { mustExist: !mayCreate })
  const operable = createOperable({ storage, allowPrivate: allowPrivate === true })
  const { websites, keys, tools, runs, widgetArchive } = operable
  try {
    const service: ManagedService = {
      keys,
      tools,
      runs,
      widget: widgetArchive,
      websites: {
        list: websites.list,
        patch: websites.patch,
        remove: websites.remove,
        async add(url) {
          const { website, key } = await websites.add(url)
          return { id: website.id, url: website.url, key }
        },
      },
    }
    return await use({ service, signal })
  } finally {
    await operable.close()
    await storage.close?.()
  }
}
