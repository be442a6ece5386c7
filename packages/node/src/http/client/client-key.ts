import { isIP } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Log } from '../log.ts'
import type { AppEnv, RequestEnv } from '../request/request-env.ts'

/** Who asks, as limits see it. */
export type ClientKey = (peer: string | undefined, forwardedFor: string | null) => string

/** Requests without a known address, which came without a listener, share one limit. */
const UNKNOWN = 'unknown'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = [Address, number]

/**
 * The key under which a client's requests are counted: the address of its connection. When that is a proxy that the
 * operator named, the rightmost address of `X-Forwarded-For` that is no such proxy: only what a trusted proxy wrote
 * counts, the rest is whatever the client sent. IPv6 counts by /64, which is what one subscriber has.
 *
 * @param trustedProxies addresses and ranges (`10.0.0.0/8`)
 * @throws TypeError for an entry that is neither
 */
export function createClientKey(trustedProxies: readonly string[]): ClientKey {
  const trusted = trustedProxies.map(readNetwork)
  const isTrusted = (address: Address) => trusted.some((network) => isWithin(address, network))

  return (peer, forwardedFor) => {
    if (peer === undefined) return UNKNOWN
    // Parsing takes longer than all the rest of a hot request.
    if (trusted.length === 0 && isIP(peer) === 4) return peer
    let client = readAddress(peer)
    if (client === undefined) return UNKNOWN
    const hops = forwardedFor === null ? [] : forwardedFor.split(',')
    for (let hop = hops.pop(); hop !== undefined && isTrusted(client); hop = hops.pop()) {
      const before = readAddress(withoutPort(hop.trim()))
      if (before === undefined) break
      client = before
    }
    return keyOf(client)
  }
}

/**
 * Whether the other end of a connection is a proxy of the operator, whose headers may be believed.
 *
 * @throws TypeError for an entry that is neither an address nor a range
 */
export function createProxyTest(trustedProxies: readonly string[]): (peer: string | undefined) => boolean {
  const trusted = trustedProxies.map(readNetwork)
  return (peer) => {
    if (trusted.length === 0 || peer === undefined) return false
    const address = readAddress(peer)
    return address !== undefined && trusted.some((network) => isWithin(address, network))
  }
}

function keyOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  const network = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** IPv4 addresses that a dual-stack listener shows as IPv6 are IPv4 addresses. */
function readAddress(text: string): Address | undefined {
  // Stricter than the parser, which also reads what `inet_aton` takes.
  return isIP(text) === 0 ? undefined : ipaddr.process(text.replace(/%.*$/, ''))
}

function readNetwork(text: string): Network {
  const [host = '', bits, ...rest] = text.split('/')
  const address = readAddress(host)
  const most = address?.kind() === 'ipv4' ? 32 : 128
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (!address || rest.length > 0 || !(length <= most)) {
    throw new TypeError(`"${text}" is not an IP address or a range such as 10.0.0.0/8.`)
  }
  return [address, length]
}

function isWithin(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as some proxies write them. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(hop)?.[1] ?? hop
}

/** The client of a request, as limits count it. */
export function clientOf(c: Context<AppEnv>, { clientKey }: { clientKey: ClientKey }): string {
  return clientKey(c.env?.peer, c.req.header('x-forwarded-for') ?? null)
}

/**
 * Tells the operator, once, that the proxies that were named have no effect: nobody says over whose connection requests
 * come. A connection that ended meanwhile has no address either, and is no news.
 */
export function createPeerNotice(trustedProxies: readonly string[], log: Log): (env: RequestEnv) => void {
  let isTold = trustedProxies.length === 0
  return (env) => {
    if (isTold || 'peer' in env) return
    isTold = true
    const error =
      'trustedProxies has no effect: requests arrive without a peer address, so all clients share one limit.'
    log({ level: 'warn', event: 'misconfigured', error })
  }
}
