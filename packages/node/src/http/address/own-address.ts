import { normalizeTypedUrl, OperableError } from '@operable/core'
import type { Operable } from '../../contracts/operable.ts'

/**
 * The same, but it never scans itself, which would keep it busy with its own reports. What else its host serves, on
 * another port or beside the path where the app is mounted, is a site like any other.
 *
 * @param baseUrl where the service is reached
 */
export function withoutOwnSite(operable: Operable, baseUrl: string): Operable {
  async function start(given: string): ReturnType<Operable['scans']['start']> {
    const address = normalizeTypedUrl(given)
    if (isOwn(address, new URL(baseUrl))) {
      throw new OperableError('invalid_url', 'The address is that of this service itself.')
    }
    return operable.scans.start(address)
  }
  // An object of a class keeps what it inherits.
  const scans = Object.create(operable.scans) as Operable['scans']
  return { ...operable, scans: Object.assign(scans, { start }) }
}

function isOwn(address: string, own: URL): boolean {
  const url = URL.parse(address)
  if (!url || hostOf(url) !== hostOf(own)) return false
  return `${url.pathname}/`.startsWith(`${own.pathname.replace(/\/$/, '')}/`)
}

/** Without the port where it is that of http or https: one of the two leads to the other. */
function hostOf({ hostname, port }: URL): string {
  return `${hostname.replace(/\.$/, '')}:${port}`
}
