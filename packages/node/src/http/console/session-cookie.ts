import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** Value of the session cookie, and the header that sets or clears it. */
export interface SessionCookie {
  read(request: Request): string | undefined
  set(sessionId: string): string
  clear(): string
}

/**
 * The cookie holds a random id and nothing else: scripts cannot read it, no other site's request carries it, and over
 * https no other host or path can set it (`__Host-`, RFC 6265bis section 4.1.3.2).
 */
export function sessionCookie(baseUrl: string): SessionCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? '__Host-operable' : 'operable'
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', name)[name],
    set: (sessionId) => generateCookie(name, sessionId, options),
    clear: () => generateCookie(name, '', { ...options, maxAge: 0 }),
  }
}
