import type { MiddlewareHandler } from 'hono'
import type { StoredReport } from '../../contracts/reports.ts'
import type { AppEnv } from '../request/request-env.ts'

/**
 * Sent with every answer. An answer that sets one of these headers itself, such as a page with its own content policy,
 * keeps its own.
 *
 * @param baseUrl a host may demand https only if it is reached over https (RFC 6797 section 7.2)
 */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    ...(baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

export function addHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  if (isWhole(response)) return response
  for (const name in headers) if (!response.headers.has(name)) response.headers.set(name, headers[name] as string)
  return response
}

const WHOLE = Symbol('whole')

/**
 * An answer with all its headers from the start. The busiest addresses answer this way, because adding headers to a
 * `Response` takes as long as everything else.
 *
 * @param init.headers all of them, including those of every answer such as `securityHeaders`
 */
export function wholeAnswer(
  body: string | Uint8Array<ArrayBuffer> | null,
  init: { status: number; headers: Readonly<Record<string, string>> },
): Response {
  return Object.assign(new Response(body, init), { [WHOLE]: true })
}

export function isWhole(response: Response): boolean {
  return WHOLE in response
}

/** For what is only true now, or not for everybody. */
export const noStore = { 'Cache-Control': 'no-store' } as const

/** The header of a report whose last scan failed: when and why. */
export const LAST_ATTEMPT = 'Operable-Last-Attempt'

const RATE_LIMIT = 'RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'
const EXPOSED = `ETag, ${LAST_ATTEMPT}, ${RATE_LIMIT}, Retry-After, Link`

/**
 * What is public may be read by scripts of any origin and loaded by any page. An isolated page
 * (https://html.spec.whatwg.org/#coep) needs these headers. Nothing that needs a key has them.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** On every answer of a public address, including errors. */
export const publicRead: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (isWhole(c.res)) return
  for (const name in corsHeaders) c.res.headers.set(name, corsHeaders[name] as string)
}

/** What a browser asks before it sends `If-None-Match`. */
export const preflight: MiddlewareHandler<AppEnv> = async () => preflightAnswer()

export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  })
}

type Attempted = Pick<StoredReport, 'lastAttempt'>

const NONE = {}

/**
 * The header of a report whose last scan failed: an Item of RFC 9651, the code as a Token with the moment as a Date, such
 * as `site_blocked;at=@1764000000`. The report and its entity tag stay, so that a 304 brings the news as well.
 */
export function lastAttemptHeaders({ lastAttempt }: Attempted): Readonly<Record<string, string>> {
  if (lastAttempt === undefined) return NONE
  return { [LAST_ATTEMPT]: `${lastAttempt.failure};at=@${Math.floor(Date.parse(lastAttempt.at) / 1000)}` }
}

/** Changes with everything that a page or a picture of a report shows: a new report, or a scan that failed after it. */
export function shownRevision({ revision, lastAttempt }: Attempted & Pick<StoredReport, 'revision'>): string {
  return lastAttempt === undefined ? revision : `${revision}-${Date.parse(lastAttempt.at).toString(36)}`
}
