import { timingSafeEqual } from 'node:crypto'
import { OperableError } from '@operable/core'
import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import type { KeyScope } from '../../contracts/keys.ts'
import type { Sessions, SignedIn } from '../../contracts/sessions.ts'
import type { ConsoleView, Flash } from '../../pages/console/console.ts'
import type { PageContext } from '../../pages/document.ts'
import { seeOther } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { type FormValues, readForm } from '../request/body.ts'
import type { AppEnv } from '../request/request-env.ts'
import { RequestError } from '../request/request-error.ts'

/** What the console pages share. */
export interface Desk {
  deps: AppDeps
  context: PageContext
  visitors: Visitors
  flashes: Flashes
}

export type PageHandler = (c: Context<AppEnv>, visitor: Visitor) => Response | Promise<Response>
export type FormHandler = (c: Context<AppEnv>, visitor: Visitor, form: FormValues) => Response | Promise<Response>

/** A page for signed-in visitors; everyone else is redirected to the sign-in page. */
export function signedIn({ visitors, context }: Desk, handler: PageHandler) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const visitor = await visitors.of(c.req.raw)
    if (visitor === undefined) return seeOther(`${context.basePath}/console`)
    requireScope(c, visitor)
    return handler(c, visitor)
  }
}

/**
 * The handler of a console form, which must come from this site and a signed-in visitor, with the token of the session.
 * The form is not read before that is known.
 */
export function action(desk: Desk, handler: FormHandler) {
  return signedIn(desk, async (c, visitor) => {
    requireSameOrigin(c.req.raw, desk.deps.baseUrl)
    const form = await readForm(c.req.raw, desk.deps.bodyLimit)
    requireToken(visitor, form)
    return handler(c, visitor, form)
  })
}

/** @throws OperableError `forbidden` */
export function requireToken({ session }: Visitor, form: FormValues): void {
  if (holdsToken(session, form.text('token'))) return
  throw new OperableError('forbidden', 'This form has expired. Reload the page and try again.')
}

/** For the admin alone. @throws OperableError `forbidden` */
export function requireAdmin({ scope }: Visitor): void {
  if (scope.kind !== 'admin') throw new OperableError('forbidden', 'This requires the admin key.')
}

/** The key must give access to the website in the address, whether that exists or not. */
function requireScope(c: Context<AppEnv>, { scope }: Visitor): void {
  const websiteId = c.req.param('websiteId')
  if (websiteId === undefined || scope.kind === 'admin' || scope.websiteId === websiteId) return
  throw new OperableError('forbidden', 'This key is for another website.')
}

export async function viewOf({ context, flashes }: Desk, { session, scope }: Visitor): Promise<ConsoleView> {
  return { ...context, token: session.token, isAdmin: scope.kind === 'admin', flash: await flashes.take(session) }
}

/** Redirects to the page at `path`, which shows the message. */
export async function tell(
  { context, flashes }: Desk,
  { session }: Visitor,
  { path, ...flash }: Flash & { path: string },
): Promise<Response> {
  await flashes.put(session, flash)
  return seeOther(context.basePath + path)
}

/** The message for errors that the visitor can fix; other errors get a page of their own. @throws the error itself when it is none of these */
export function refusalOf(error: unknown, codes: readonly OperableError['code'][]): string {
  if (error instanceof OperableError && codes.includes(error.code)) return error.message
  throw error
}

/**
 * What the last action of each session said, for the page that it leads to, whichever process shows that. Every call
 * throws `storage_unavailable`.
 */
interface Flashes {
  put(session: SignedIn, flash: Flash): Promise<void>
  /** Once. */
  take(session: SignedIn): Promise<Flash | undefined>
}

const flashSchema: z.ZodType<Flash> = z.object({
  tone: z.enum(['good', 'poor']),
  text: z.string(),
  key: z.string().exactOptional(),
  secret: z.string().exactOptional(),
  notes: z.array(z.string()).exactOptional(),
})

export function createFlashes(sessions: Pick<Sessions, 'leave' | 'take'>): Flashes {
  return {
    put: ({ id }, flash) => sessions.leave(id, JSON.stringify(flash)),
    async take({ id }) {
      const text = await sessions.take(id)
      return text === undefined ? undefined : flashSchema.safeParse(JSON.parse(text)).data
    },
  }
}

/** Takes as long for a wrong token as for the right one. */
function holdsToken({ token }: SignedIn, given: string): boolean {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/**
 * Refuses a form that another site sent. `Sec-Fetch-Site` says it in every present browser; `Origin` in older ones,
 * where our own referrer policy may have made it `null`. What has neither header is no browser: its forms still need the
 * cookie, which other sites' requests never carry, and the token.
 *
 * @throws OperableError `forbidden`
 */
export function requireSameOrigin(request: Request, baseUrl: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs =
    site === null ? origin === null || origin === 'null' || origin === new URL(baseUrl).origin : site === 'same-origin'
  if (!isOurs) throw new RequestError('forbidden', 'This form was sent from another site.')
}

/** Somebody who has signed in, with what their key opens now. */
export interface Visitor {
  session: SignedIn
  scope: KeyScope
}

interface Visitors {
  /** Who sends a request; undefined when nobody has signed in, or the key was revoked since. */
  of(request: Request): Promise<Visitor | undefined>
  /**
   * @returns the `Set-Cookie` of a new session; undefined for a key that opens nothing
   * @throws OperableError `rate_limited` for one of too many
   */
  signIn(key: string, client: string): Promise<string | undefined>
  /** Ends the session of a request. @returns the `Set-Cookie` that takes the cookie away */
  signOut(request: Request): Promise<string>
}

type VisitorsDeps = Pick<AppDeps, 'operable' | 'checkKey' | 'baseUrl'>

/** Sessions of the console, over the keys of the store. @throws OperableError `storage_unavailable` */
export function createVisitors({ operable, checkKey, baseUrl }: VisitorsDeps): Visitors {
  const { keys, sessions } = operable
  const cookie = sessionCookie(baseUrl)

  return {
    async of(request) {
      const id = cookie.read(request)
      const session = id === undefined ? undefined : await sessions.find(id)
      if (session === undefined) return undefined
      // Asked with every request, so that a revoked key ends the session.
      const scope = await keys.verify(session.key)
      if (scope !== undefined) return { session, scope }
      await sessions.end(session.id)
      return undefined
    },
    async signIn(key, client) {
      if ((await checkKey(key, client)) === undefined) return undefined
      return cookie.set((await sessions.start(key)).id)
    },
    async signOut(request) {
      const id = cookie.read(request)
      if (id !== undefined) await sessions.end(id)
      return cookie.clear()
    },
  }
}

/** Value of the session cookie, and the header that sets or clears it. */
interface SessionCookie {
  read(request: Request): string | undefined
  set(sessionId: string): string
  clear(): string
}

/**
 * The cookie holds a random id and nothing else: scripts cannot read it, no other site's request carries it, and over
 * https no other host or path can set it (`__Host-`, RFC 6265bis section 4.1.3.2).
 */
function sessionCookie(baseUrl: string): SessionCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? '__Host-operable' : 'operable'
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
  return {
    read: (request) => parse(request.headers.get('cookie') ?? '', name)[name],
    set: (sessionId) => generateCookie(name, sessionId, options),
    clear: () => generateCookie(name, '', { ...options, maxAge: 0 }),
  }
}
