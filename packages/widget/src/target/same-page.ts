/** Whether an address is the page that is open: query parameters that the tool does not name may differ. */
export function isSamePage(pageUrl: string, here: string): boolean {
  const [a, b] = [routeOf(pageUrl), routeOf(here)]
  return isSameDocument(pageUrl, here) && (!a || isSameDocument(a, b ?? new URL('/', here).href))
}

/** The same, but for the route that a script draws in it. */
export function isSameDocument(pageUrl: string, here: string): boolean {
  const [a, b] = [new URL(pageUrl, here), new URL(here)]
  const path = ({ pathname }: URL): string => pathname.replace(/\/(index\.html?)?$/, '')
  if (a.origin !== b.origin || path(a) !== path(b)) return false
  return [...a.searchParams].every(([name, value]) => b.searchParams.get(name) === value)
}

/** A fragment that is a path, such as `#/contact` and `#!/contact`, as an address of its own. */
function routeOf(address: string): string | undefined {
  const { hash, origin } = new URL(address)
  return /^#!?\//.test(hash) ? new URL(hash.replace(/^#!?\/+/, ''), `${origin}/`).href : undefined
}
