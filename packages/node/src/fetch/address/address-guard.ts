import { isIP, type LookupFunction } from 'node:net'
import { FetchError } from '../failure/fetch-error.ts'
import { classifyAddress } from './address-policy.ts'
import { createAllowList } from './allow-list.ts'
import { type Resolver, resolveWithin, systemResolver } from './resolve.ts'
import { checkPublicName, checkUrlSyntax, hostOf, parseFetchUrl, portOf, type Refusal, refused } from './url-policy.ts'

/** What may be reached. */
export interface AddressPolicyOptions {
  /**
   * What may be reached beside the public internet. `true` opens loopback and private networks and all ports; a list
   * opens only what it names (`host`, `host:port`, `address`, `address:port`, `address/bits`). Metadata and link-local
   * addresses stay closed under `true`; only a list that names them opens them. Default: nothing.
   */
  allowPrivate?: boolean | readonly string[]
  /** Ports of public hosts. Default 80 and 443. */
  ports?: readonly number[]
  /** Hosts that are this service itself and must not be asked by itself. Default none. */
  ownHosts?: readonly string[]
  /** Addresses of this service itself, where a host alone would say too much. Default: none. */
  isOwn?: (url: URL) => boolean
  /** Default: the system's resolver. */
  resolver?: Resolver
  /** For one look-up, in ms. Default 3,000. */
  dnsTimeoutMs?: number
}

/** Decides which addresses may be reached. Everything that opens a socket asks the same policy object. */
export interface AddressPolicy {
  /** Syntax, scheme, credentials, port, host name, literal address. `undefined` means: go on to DNS. */
  checkUrl(url: string | URL): Refusal | undefined
  /** A literal IP address, as answered by DNS or by a connected socket. */
  checkAddress(ip: string, port?: number): Refusal | undefined
  /** Addresses of a host, at most 8, all of them allowed; one bad answer refuses the name. Rejects with FetchError. */
  resolve(hostname: string, port?: number): Promise<readonly string[]>
  /** `resolve` in the form that `net.connect` takes. Node never calls it for a literal address: check that first. */
  lookup: LookupFunction
}

const MAX_ADDRESSES = 8

/**
 * The rules of what may be fetched (OWASP SSRF prevention, case 2: any URL): a list of schemes and ports, the host
 * checked after parsing, every DNS answer public, and the addresses that were checked are the ones that are used.
 * Throws TypeError for an `allowPrivate` that is none, or an unreadable entry of it.
 */
export function createAddressPolicy(options: AddressPolicyOptions = {}): AddressPolicy {
  const { allowPrivate = false, ports = [80, 443], ownHosts = [], isOwn = () => false } = options
  if (typeof allowPrivate !== 'boolean' && !Array.isArray(allowPrivate)) {
    throw new TypeError('allowPrivate must be true, false or a list of hosts, addresses and blocks.')
  }
  const { resolver = systemResolver, dnsTimeoutMs = 3_000 } = options
  const openAll = allowPrivate === true
  const allowed = createAllowList(typeof allowPrivate === 'boolean' ? [] : allowPrivate)
  const openPorts = new Set(ports)
  const own = new Set(ownHosts.map((host) => host.toLowerCase()))

  function checkAddress(ip: string, port?: number): Refusal | undefined {
    const kind = classifyAddress(ip)
    if (kind === 'public' || (kind === 'private' && openAll) || allowed.hasAddress(ip, port)) return undefined
    return refused('address', 'The address is not on the public internet.')
  }

  function checkUrl(input: string | URL): Refusal | undefined {
    const url = typeof input === 'string' ? parseFetchUrl(input) : input
    if (!(url instanceof URL)) return url
    const syntax = checkUrlSyntax(url)
    if (syntax) return syntax
    const host = hostOf(url)
    const port = portOf(url)
    if (own.has(host) || isOwn(url)) return refused('policy', 'This address belongs to the service itself.')
    const named = allowed.hasHost(host, port) || allowed.hasAddress(host, port)
    const address = isIP(host) === 0 ? undefined : checkAddress(host, port)
    if (address) return address
    if (named || openAll) return undefined
    if (!openPorts.has(port)) return refused('policy', `Port ${port} is not allowed.`)
    return isIP(host) === 0 ? checkPublicName(host) : undefined
  }

  async function resolve(hostname: string, port?: number): Promise<readonly string[]> {
    const host = hostname.replace(/^\[|\]$/g, '')
    const named = allowed.hasHost(host.replace(/\.$/, '').toLowerCase(), port)
    const addresses = isIP(host) === 0 ? await resolveWithin(resolver, host, dnsTimeoutMs) : [host]
    for (const ip of addresses) {
      const refusal = checkAddress(ip, port)
      if (refusal && !(named && classifyAddress(ip) === 'private')) throw new FetchError('refused', refusal.reason)
    }
    return addresses.slice(0, MAX_ADDRESSES)
  }

  return { checkUrl, checkAddress, resolve, lookup: lookupFrom(resolve) }
}

/** Wraps a list of addresses into the callback form that `net.connect` and `tls.connect` expect. */
export function lookupFrom(resolve: (hostname: string) => Promise<readonly string[]>): LookupFunction {
  return (hostname, options, callback) => {
    const wanted = Number(String(options.family ?? 0).replace('IPv', ''))
    resolve(hostname).then(
      (addresses) => {
        const answers = addresses.map((address) => ({ address, family: isIP(address) }))
        const usable = wanted === 0 ? answers : answers.filter(({ family }) => family === wanted)
        const [first] = usable
        if (!first) callback(new FetchError('dns', 'The host name has no usable address.'), '')
        else if (options.all) callback(null, usable)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}
