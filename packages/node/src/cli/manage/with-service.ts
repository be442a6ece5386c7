import { OperableError } from '@operable/core'
import { type Command, Option } from 'commander'
import type { Keys } from '../../contracts/keys.ts'
import { createKeys } from '../../services/keys/keys.ts'
import { withKnownFailures } from '../../storage/known-failures.ts'
import { localService } from '../client/local-service.ts'
import { type ServiceClient, serviceClient } from '../client/service-client.ts'
import { type DataOptions, withDataOption } from '../data-option.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { openData } from '../open-data.ts'
import { preferTyped, type ServerOptions, serviceAddress, withServerOptions } from '../server-option.ts'

/** What every command that manages websites takes. */
export interface ManageOptions extends DataOptions, ServerOptions {
  json?: true
  allowPrivate?: true
}

interface UseOptions {
  /** The command makes sense on a data file that does not exist yet. */
  mayCreate?: boolean
}

/** Adds the options that say where the websites are kept, and `--json`. */
export function withManageOptions(command: Command): Command {
  return preferTyped(withServerOptions(withDataOption(command))).addOption(
    new Option('--json', 'print the result as JSON'),
  )
}

/**
 * Runs a command on the service that `--server` names, or on that of the data file in this process, and lets go of it.
 * Ctrl-C ends what it waits for.
 */
export function withService<Result>(
  options: ManageOptions,
  use: (service: ServiceClient) => Promise<Result>,
  { mayCreate = false }: UseOptions = {},
): Promise<Result> {
  return untilInterrupt(async (signal) => {
    const address = serviceAddress(options)
    if (address) return use(serviceClient(address, signal))
    const storage = openData(options, { mustExist: !mayCreate })
    const local = localService({ storage, allowPrivate: options.allowPrivate === true })
    try {
      return await use(serviceClient(local, signal))
    } finally {
      await local.close()
      await storage.close?.()
    }
  })
}

/**
 * Runs what only the operator may do with keys, on the data file: no request can ask for it.
 *
 * @param what as the refusal says it: "Admin keys are made"
 * @throws OperableError `invalid_request` with `--server`
 */
export function withAllKeys<Result>(
  options: ManageOptions,
  what: string,
  use: (keys: Keys) => Promise<Result>,
  { mayCreate = false }: UseOptions = {},
): Promise<Result> {
  return untilInterrupt(async () => {
    if (serviceAddress(options)) {
      throw new OperableError('invalid_request', `${what} where the data file is: leave --server out.`)
    }
    const storage = openData(options, { mustExist: !mayCreate })
    try {
      return await use(createKeys({ storage: withKnownFailures(storage), now: () => new Date() }))
    } finally {
      await storage.close?.()
    }
  })
}

async function untilInterrupt<Result>(use: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const interrupt = listenForInterrupt()
  try {
    return await use(interrupt.signal)
  } finally {
    interrupt.release()
  }
}
