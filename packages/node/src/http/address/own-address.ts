import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { Operable } from '../../contracts/operable.ts'
import type { StartOptions } from '../../contracts/scans.ts'
import { createOwnAddresses } from '../../fetch/address/own-addresses.ts'

/**
 * An operable that never scans itself, which would keep it busy with its own reports. A site that leads there is known
 * when it does: the fetch of the operable refuses these addresses too.
 *
 * @param baseUrl where the service is reached
 */
export function withoutOwnSite(operable: Operable, baseUrl: string): Operable {
  const own = createOwnAddresses(baseUrl)
  operable.avoid?.(baseUrl)

  async function start(given: string, options?: StartOptions): ReturnType<Operable['scans']['start']> {
    const address = normalizeTypedUrl(given)
    if (own.has(new URL(address))) {
      throw new OperableError('invalid_url', 'This address belongs to the service itself, which never scans itself.')
    }
    return operable.scans.start(address, options)
  }
  // An object of a class keeps what it inherits.
  const scans = Object.create(operable.scans) as Operable['scans']
  return { ...operable, scans: Object.assign(scans, { start }) }
}
