import { OperableError } from '@operable/core'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { opensWithAllowPrivate } from '../fetch/address/opens-with-allow-private.ts'

/**
 * The library refuses it as well, but only the command line knows the option that allows it.
 *
 * @throws OperableError `invalid_url`
 */
export function refusePrivate(url: string): void {
  const refusal = createAddressPolicy().checkUrl(url)
  if (refusal === undefined || !opensWithAllowPrivate(url)) return
  throw new OperableError('invalid_url', `${refusal.reason} To scan it anyway, add --allow-private.`)
}
