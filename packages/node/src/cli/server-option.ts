import { OperableError } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import { type Command, Option } from 'commander'

/** Which running service is asked instead of the data file. */
export interface ServerOptions {
  server?: string
  key?: string
}

/** A service to ask. */
export interface ServiceAddress {
  /** Ends with a slash. */
  url: string
  key?: string
  /** What answers instead of the network. */
  fetch?: (request: Request) => Promise<Response>
}

/** Adds `--server` and `--key`. Environment: `OPERABLE_SERVER`, `OPERABLE_KEY`, which other users cannot read from a list of processes. */
export function withServerOptions(command: Command): Command {
  return command
    .addOption(new Option('--server <url>', 'ask a running service instead of the data file').env('OPERABLE_SERVER'))
    .addOption(new Option('--key <key>', 'key for the service').env('OPERABLE_KEY'))
}

/** What is typed wins over what is exported: `--data` over a service that only the environment names. */
export function preferTyped(command: Command): Command {
  return command.hook('preAction', (_, action) => {
    const isData = action.getOptionValueSource('data') === 'cli' && action.getOptionValueSource('server') === 'env'
    if (isData) action.setOptionValue('server', undefined)
  })
}

/** @throws OperableError `invalid_request` for an invalid address */
export function serviceAddress({ server, key }: ServerOptions): ServiceAddress | undefined {
  if (!server) return undefined
  try {
    const url = new URL(normalizeUrl(server))
    url.search = ''
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return { url: url.href, ...(key ? { key } : {}) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'It is not a valid address.'
    throw new OperableError('invalid_request', `--server: ${reason}`, { cause })
  }
}
