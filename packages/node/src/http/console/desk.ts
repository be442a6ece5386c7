import { OperableError } from '@operable/core'
import type { Context } from 'hono'
import type { ConsoleView, Flash } from '../../pages/console/console.ts'
import type { PageContext } from '../../pages/document.ts'
import { seeOther } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { type FormValues, readForm } from '../request/form-body.ts'
import type { AppEnv } from '../request/request-env.ts'
import { type Flashes, holdsToken } from './flashes.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { Visitor, Visitors } from './visitors.ts'

/** What the pages for people share. */
export interface Desk {
  deps: AppDeps
  context: PageContext
  visitors: Visitors
  flashes: Flashes
}

export type PageHandler = (c: Context<AppEnv>, visitor: Visitor) => Response | Promise<Response>
export type FormHandler = (c: Context<AppEnv>, visitor: Visitor, form: FormValues) => Response | Promise<Response>

/** A page for those who have signed in; everybody else is sent to the sign-in page. */
export function signedIn({ visitors, context }: Desk, handler: PageHandler) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const visitor = await visitors.of(c.req.raw)
    if (visitor === undefined) return seeOther(`${context.basePath}/console`)
    requireScope(c, visitor)
    return handler(c, visitor)
  }
}

/**
 * What a form of the console does: sent from here, by somebody who has signed in, with the token of their session.
 * Nothing of the form is read before that is known.
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
  throw new OperableError('forbidden', 'The form is not of this session. Go back, reload the page and send it again.')
}

/** For the admin alone. @throws OperableError `forbidden` */
export function requireAdmin({ scope }: Visitor): void {
  if (scope.kind !== 'admin') throw new OperableError('forbidden', 'Only the admin key opens this.')
}

/** A website in the address must be one that the key opens, whether it exists or not. */
function requireScope(c: Context<AppEnv>, { scope }: Visitor): void {
  const websiteId = c.req.param('websiteId')
  if (websiteId === undefined || scope.kind === 'admin' || scope.websiteId === websiteId) return
  throw new OperableError('forbidden', 'This key belongs to another website.')
}

export async function viewOf({ context, flashes }: Desk, { session, scope }: Visitor): Promise<ConsoleView> {
  return { ...context, token: session.token, isAdmin: scope.kind === 'admin', flash: await flashes.take(session) }
}

/** Leads to the page at `path`, which says what happened. */
export async function tell(
  { context, flashes }: Desk,
  { session }: Visitor,
  { path, ...flash }: Flash & { path: string },
): Promise<Response> {
  await flashes.put(session, flash)
  return seeOther(context.basePath + path)
}

/** What the person can put right; anything else is a page of its own. @throws the error itself when it is none of these */
export function refusalOf(error: unknown, codes: readonly OperableError['code'][]): string {
  if (error instanceof OperableError && codes.includes(error.code)) return error.message
  throw error
}
