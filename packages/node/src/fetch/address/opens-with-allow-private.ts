import { createAddressPolicy } from './address-guard.ts'
import { unreachableEndings } from './special-names.ts'
import { hostOf } from './url-policy.ts'

/** Whether an address is closed for no other reason than that private networks are: the operator can open them. */
export function opensWithAllowPrivate(url: string): boolean {
  const isClosed = createAddressPolicy().checkUrl(url) !== undefined
  if (!isClosed || createAddressPolicy({ allowPrivate: true }).checkUrl(url) !== undefined) return false
  const host = hostOf(new URL(url))
  return !unreachableEndings.some((ending) => host.endsWith(`.${ending}`))
}
