/** Where a service is reached itself, and so has nothing to read. */
export interface OwnAddresses {
  /** @param baseUrl http(s), a path allowed */
  add(baseUrl: string): void
  has(url: URL): boolean
}

/**
 * Knows what is served below some addresses. What else their hosts serve, on another port or beside the path where the
 * service is mounted, is a site like any other.
 */
export function createOwnAddresses(...baseUrls: string[]): OwnAddresses {
  const own = baseUrls.map((baseUrl) => new URL(baseUrl))
  return {
    add: (baseUrl) => void own.push(new URL(baseUrl)),
    has: (url) => own.some((base) => hostOf(base) === hostOf(url) && isBelow(url.pathname, base.pathname)),
  }
}

function isBelow(path: string, base: string): boolean {
  return `${path}/`.startsWith(`${base.replace(/\/$/, '')}/`)
}

/** Without the port where it is that of http or https: one of the two leads to the other. */
function hostOf({ hostname, port }: URL): string {
  return `${hostname.replace(/\.$/, '')}:${port}`
}
