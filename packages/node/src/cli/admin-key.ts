import { BlockList, isIP } from 'node:net'
import { OperableError } from '@operable/core'

/** Characters; 24 of base 64 are 144 bits. */
const LEAST = 24

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The admin key of the operator's choice, from the environment. Whoever reaches the service may try keys, so where others
 * do reach it a short one is refused.
 *
 * @param host address that the service listens on
 * @param baseUrl where it is reached; default: the host
 * @throws OperableError `invalid_request`
 */
export function adminKeyFromEnvironment({ host, baseUrl }: { host: string; baseUrl?: string }): string | undefined {
  const key = process.env['OPERABLE_ADMIN_KEY'] || undefined
  const hosts = [host, ...(baseUrl === undefined ? [] : [new URL(baseUrl).hostname])]
  if (key === undefined || key.length >= LEAST || hosts.every(isLoopback)) return key
  const message = `OPERABLE_ADMIN_KEY has ${key.length} characters. A service that others can reach needs at least ${LEAST}; "openssl rand -hex 24" makes one.`
  throw new OperableError('invalid_request', message)
}

/** RFC 6761 section 6.3: `localhost`, and every name below it, is this machine. */
function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  if (family === 0) return /^(?:.+\.)?localhost\.?$/i.test(address)
  return LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
