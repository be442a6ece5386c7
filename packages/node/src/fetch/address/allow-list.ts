import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inBlock } from './address-policy.ts'
import { hostOf } from './url-policy.ts'

/** Places outside the public internet that the operator opened for one run. */
export interface AllowList {
  /** Whether this host (name or literal address) and port were named. Without a port, any port counts. */
  hasHost(host: string, port?: number): boolean
  /** Whether this address (and port) lies in a block that was named. */
  hasAddress(ip: string, port?: number): boolean
}

/**
 * Reads a list of `host`, `host:port`, `address`, `address:port`, `[v6]:port` or `address/bits`. An entry without a port
 * opens every port. Any other entry throws a TypeError: a mistyped opening must not pass as a closed one.
 */
export function createAllowList(entries: readonly string[]): AllowList {
  const parsed = entries.map(parseEntry)
  return {
    hasHost: (host, port) => parsed.some((entry) => entry.host === host && portFits(entry, port)),
    hasAddress(ip, port) {
      if (isIP(ip) === 0) return false
      const address = ipaddr.parse(ip)
      return parsed.some((entry) => entry.block && inBlock(address, entry.block) && portFits(entry, port))
    },
  }
}

interface Entry {
  host?: string
  block?: [ipaddr.IPv4 | ipaddr.IPv6, number]
  port?: number
}

function portFits(entry: Entry, port: number | undefined): boolean {
  return entry.port === undefined || port === undefined || entry.port === port
}

function parseEntry(text: string): Entry {
  if (text.includes('/')) {
    if (!ipaddr.isValidCIDR(text)) throw badEntry(text)
    return { block: ipaddr.parseCIDR(text) }
  }
  if (isIP(text) !== 0) return addressEntry(text)
  if (!/^(?:\[[^\]]*\]|[^:[\]]+)(?::\d+)?$/.test(text) || !URL.canParse(`http://${text}`)) throw badEntry(text)
  const url = new URL(`http://${text}`)
  const explicitPort = /:(\d+)$/.exec(text)?.[1]
  const port = explicitPort === undefined ? {} : { port: Number(explicitPort) }
  const host = hostOf(url)
  return isIP(host) === 0 ? { host, ...port } : { ...addressEntry(host), ...port }
}

function addressEntry(ip: string): Entry {
  const address = ipaddr.parse(ip)
  return { host: ip, block: [address, address.kind() === 'ipv4' ? 32 : 128] }
}

function badEntry(text: string): TypeError {
  return new TypeError(`allowPrivate: "${text}" is neither a host, a host:port, an address nor a block of addresses.`)
}
