import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { neverAllowedBlocks, notPublicBlocks, privateRanges, publicIpv6Block } from './special-addresses.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Block = [Address, number]

/** What an IP address is to us: a public host, a private one that an operator may open, or never a website. */
export type AddressClass = 'public' | 'private' | 'never'

const neverAllowed = neverAllowedBlocks.map(parseBlock)
const notPublic = notPublicBlocks.map(parseBlock)
const publicIpv6 = parseBlock(publicIpv6Block)

/**
 * Classifies a literal IP address. Public means: IPv4 unicast outside every special-purpose block of the IANA
 * registries; IPv6 only inside 2000::/3 and outside the blocks there that carry an IPv4 address or are reserved.
 * Anything that is not a plain address (a zone, another notation) is `never`.
 */
export function classifyAddress(ip: string): AddressClass {
  if (isIP(ip) === 0 || ip.includes('%')) return 'never'
  const address = ipaddr.parse(ip)
  if (neverAllowed.some((block) => inBlock(address, block))) return 'never'
  const range = address.range()
  if (privateRanges.has(range)) return 'private'
  if (range !== 'unicast') return 'never'
  if (address.kind() === 'ipv6' && !inBlock(address, publicIpv6)) return 'never'
  return notPublic.some((block) => inBlock(address, block)) ? 'never' : 'public'
}

/** Whether two spellings name one address. */
export function sameAddress(a: string, b: string): boolean {
  if (a === b) return true
  if (isIP(a) === 0 || isIP(b) === 0) return false
  return ipaddr.parse(a).toNormalizedString() === ipaddr.parse(b).toNormalizedString()
}

/** Whether the address lies in the block. Blocks of the other family never match. */
export function inBlock(address: Address, [network, bits]: Block): boolean {
  if (address instanceof ipaddr.IPv4) return network instanceof ipaddr.IPv4 && address.match(network, bits)
  return network instanceof ipaddr.IPv6 && address.match(network, bits)
}

function parseBlock(text: string): Block {
  return ipaddr.parseCIDR(text)
}
