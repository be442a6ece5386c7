/**
 * The address of a service as requests begin with it: with its path when it is mounted below one, without a slash at the end.
 * @throws TypeError when it is no address
 */
export function serviceUrl(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/+$/, '')
}
