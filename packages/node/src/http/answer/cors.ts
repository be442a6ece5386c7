import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/request-env.ts'
import { LAST_ATTEMPT } from './last-attempt.ts'
import { isWhole } from './security-headers.ts'

const RATE_LIMIT = 'RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset'
const EXPOSED = `ETag, ${LAST_ATTEMPT}, ${RATE_LIMIT}, Retry-After, Link`

/**
 * Anybody's scripts may read what anybody may read, and any page may load it: one that is isolated
 * (https://html.spec.whatwg.org/#coep) takes of another site only what says so. Nothing that needs a key has these headers.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** On every answer of a public address, its errors included. */
export const publicRead: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (isWhole(c.res)) return
  for (const name in corsHeaders) c.res.headers.set(name, corsHeaders[name] as string)
}

/** What a browser asks before a request that carries `If-None-Match`. */
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
