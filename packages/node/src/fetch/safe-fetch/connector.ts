import { isIP, type Socket } from 'node:net'
import { buildConnector } from 'undici'
import { type AddressPolicy, lookupFrom } from '../address/address-guard.ts'
import { sameAddress } from '../address/address-policy.ts'
import { FetchError } from '../failure/fetch-error.ts'

/** How connections are opened. */
export interface ConnectorOptions {
  /** For TCP and TLS together, after DNS, in ms. Default 5,000. */
  timeoutMs?: number
  /** Builds what opens the socket. Default undici's; tests put a recorder here. */
  build?: typeof buildConnector
}

/**
 * A connector for undici that reaches only what the policy allows. Node asks no `lookup` for a literal address (undici
 * issue 2019), so the address is decided here, before a socket exists; the socket can then only go to the addresses that
 * were checked, with the original name for Host and SNI, and is asked where it arrived.
 */
export function createConnector(policy: AddressPolicy, options: ConnectorOptions = {}): buildConnector.connector {
  const { timeoutMs = 5_000, build = buildConnector } = options

  async function open(target: buildConnector.Options): Promise<Socket> {
    const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80)
    const addresses = await policy.resolve(target.hostname, port)
    const connect = build({
      allowH2: false,
      autoSelectFamily: true,
      lookup: lookupFrom(async () => addresses),
      maxCachedSessions: 0,
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true, // whatever NODE_TLS_REJECT_UNAUTHORIZED says
      timeout: timeoutMs,
    })
    const socket = await new Promise<Socket>((resolve, reject) => {
      connect(target, (error, connected) => (connected ? resolve(connected) : reject(error)))
    })
    const arrived = socket.remoteAddress ?? ''
    if (addresses.some((address) => sameAddress(address, arrived))) return socket
    socket.destroy()
    throw new FetchError('refused', 'The connection reached an address other than the one that was checked.')
  }

  return (target, callback) => {
    open({ ...target, hostname: withoutBrackets(target.hostname) }).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    )
  }
}

function withoutBrackets(hostname: string): string {
  const inner = hostname.replace(/^\[|\]$/g, '')
  return isIP(inner) === 6 ? inner : hostname
}
