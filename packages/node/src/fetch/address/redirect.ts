import { FetchError } from '../failure/fetch-error.ts'

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export interface Hop {
  status: number
  headers: Record<string, string>
}

export interface RedirectOptions<Answer extends Hop> {
  maxRedirects: number
  /** Asked before every request, the first one included; throws a FetchError for an address that must not be asked. */
  check(url: URL): void
  /** Asked before every request but the first one. */
  mayLead?: ((url: string) => boolean) | undefined
  request(url: URL): Promise<Answer>
  /** Gets each address that redirected, in order. Filled also when the chain ends in an error. */
  redirects: string[]
}

/**
 * Asks an address and follows where it redirects, every hop checked like a first request. Throws a FetchError of class
 * `redirect` for a chain that is too long, loops or leads nowhere, and passes on those of `check` and `request`.
 */
export async function followRedirects<Answer extends Hop>(
  start: URL,
  { maxRedirects, check, mayLead, request, redirects }: RedirectOptions<Answer>,
): Promise<{ answer: Answer; url: URL }> {
  let url = start
  const seen = new Set([start.href])
  check(url)
  for (;;) {
    const answer = await request(url)
    if (!isRedirect(answer.status)) return { answer, url }

    redirects.push(url.href)
    const location = locationOf(answer.headers)
    const next = redirectTarget(location, url)
    if (seen.has(next.href)) throw new FetchError('redirect', 'The address redirects in a loop.')
    if (redirects.length > maxRedirects) {
      throw new FetchError('redirect', `The address redirects more than ${maxRedirects} times.`)
    }
    if (mayLead?.(next.href) === false) throw new FetchError('refused', 'The redirect leads to another site.')
    check(next)
    seen.add(next.href)
    url = next
  }
}

export function isRedirect(status: number): boolean {
  return redirectStatuses.has(status)
}

/** Header bytes come as Latin-1; a Location that is not ASCII was written in UTF-8. */
function locationOf(headers: Record<string, string>): string {
  const location = (headers['location'] ?? '').trim()
  if (location === '') throw new FetchError('redirect', 'The redirect has no target.')
  return Buffer.from(location, 'latin1').toString('utf8')
}

function redirectTarget(location: string, base: URL): URL {
  if (!URL.canParse(location, base.href)) throw new FetchError('redirect', 'The redirect leads to an invalid URL.')
  const next = new URL(location, base)
  next.hash = ''
  if (next.protocol !== 'http:' && next.protocol !== 'https:') {
    throw new FetchError('redirect', 'The redirect leads to an address that is neither http nor https.')
  }
  if (next.username !== '' || next.password !== '') {
    throw new FetchError('redirect', 'The redirect leads to an address with a user name or password.')
  }
  return next
}
