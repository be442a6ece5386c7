/**
 * An address as it may stand in evidence: without its query, and without a fragment that holds values, since both may
 * hold what somebody typed.
 */
export function placeOf(address: string): string {
  const { origin, pathname, hash } = new URL(address, location.href)
  return origin + pathname + (hash.includes('=') ? '' : hash)
}

/** Where a page is: its path, and the route that a fragment names. */
export function routeOf(address: string): string {
  return placeOf(address).replace(/#(?![!/]).*/, '')
}
