import { createAddressPolicy } from './address-guard.ts'

/** Whether an address is closed for no other reason than that private networks are: the operator can open them. */
export function opensWithAllowPrivate(url: string): boolean {
  const isClosed = createAddressPolicy().checkUrl(url) !== undefined
  return isClosed && createAddressPolicy({ allowPrivate: true }).checkUrl(url) === undefined
}
