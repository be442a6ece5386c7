import { getPath } from 'hono/utils/url'

/** Parts of a path that its route leaves open, the fewest where several routes match; infinite: there is no route. */
type OpenParts = (path: string) => number

/**
 * The path of a request as routes name it. Below a base address with a path, some servers and proxies take that path
 * away before they hand a request on (`use` of Express, `mount` of Hono), others leave it there (Fastify, Next.js, Bun,
 * Deno). Both are read: the path is taken away where a route matches what is left, and matches it closer than the whole.
 * So below `/r` the address `/r/health` is `/health`, and `/r/{id}` a report.
 *
 * Where a route begins with the base path and both match as closely (pages below `/console`), the path counts as taken
 * away already.
 *
 * @param baseUrl without a slash at its end
 */
export function createMountedPath(baseUrl: string, openParts: OpenParts): (request: Request) => string {
  const base = getPath(new Request(baseUrl)).replace(/\/$/, '')
  if (base === '') return getPath
  return (request) => {
    const path = getPath(request)
    if (path !== base && !path.startsWith(`${base}/`)) return path
    const rest = path.slice(base.length) || '/'
    return openParts(rest) < openParts(path) ? rest : path
  }
}
