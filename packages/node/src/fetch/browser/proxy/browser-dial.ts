import { connect, isIP, type Socket } from 'node:net'
import { type TLSSocket, connect as tlsConnect } from 'node:tls'
import { type AddressPolicy, lookupFrom } from '../../address/address-guard.ts'
import { sameAddress } from '../../address/address-policy.ts'
import { FetchError } from '../../failure/fetch-error.ts'

interface Target {
  /** Name or literal address, without brackets. */
  host: string
  port: number
}

interface DialOptions {
  timeoutMs: number
  /** Destroys the connection, at whatever time. */
  signal: AbortSignal
  /** Called before anything goes out. */
  onSocket(socket: Socket): void
}

/**
 * Opens a TCP connection to one of the addresses that the policy allows for the host, and makes sure that it leads
 * there. Rejects with a FetchError of class `dns`, `refused`, `connect` or `timeout`; connecting may take `timeoutMs`.
 */
export async function dial(
  policy: AddressPolicy,
  { host, port }: Target,
  { timeoutMs, signal, onSocket }: DialOptions,
): Promise<Socket> {
  if (signal.aborted) throw sealed()
  const addresses = await policy.resolve(host, port)
  if (signal.aborted) throw sealed()
  const lookup = lookupFrom(async () => addresses)
  const socket = connect({ host, port, lookup, autoSelectFamily: true, noDelay: true, signal })
  onSocket(socket)
  await connected(socket, 'connect', timeoutMs)
  const reached = socket.remoteAddress
  if (reached !== undefined && addresses.some((address) => sameAddress(address, reached))) return socket
  socket.destroy()
  throw new FetchError('refused', 'The connection reached an address other than the one that was checked.')
}

/** TLS on top of it, with a certificate that is good for the host. Rejects with the error of Node, or FetchError. */
export async function secure(socket: Socket, host: string, timeoutMs: number): Promise<TLSSocket> {
  const layered = tlsConnect({
    socket,
    host,
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true, // whatever NODE_TLS_REJECT_UNAUTHORIZED says
  })
  await connected(layered, 'secureConnect', timeoutMs)
  return layered
}

function sealed(): FetchError {
  return new FetchError('refused', 'The page has already been read.')
}

function connected(socket: Socket, event: 'connect' | 'secureConnect', timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new FetchError('timeout', 'The server did not accept the connection in time.'))
    }, timeoutMs)
    socket.once(event, () => {
      clearTimeout(timer)
      resolve()
    })
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new FetchError('connect', 'The server closed the connection unexpectedly.'))
    })
    socket.once('error', (cause) => {
      clearTimeout(timer)
      if (event === 'secureConnect') reject(cause)
      else reject(new FetchError('connect', 'The server did not accept the connection.', { cause }))
    })
  })
}
