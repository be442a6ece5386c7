import type { Hono } from 'hono'
import { renderSignInPage } from '../../pages/console/sign-in-page.ts'
import { renderWebsitesPage } from '../../pages/console/websites-page.ts'
import { pageAnswer, seeOther } from '../answer/page-answer.ts'
import { clientOf } from '../client/client-of.ts'
import { createRateLimiter } from '../client/rate-limit.ts'
import { readForm } from '../request/form-body.ts'
import type { AppEnv } from '../request/request-env.ts'
import { type Desk, viewOf } from './desk.ts'
import { requireSameOrigin } from './same-origin.ts'

/** Attempts of one client. A key cannot be guessed; this keeps attempts from costing anything. */
const ATTEMPTS = { limit: 20, window: 60 }

/** Signing in and out, and what stands behind the door. */
export function addEntrance(app: Hono<AppEnv>, desk: Desk): void {
  const { deps, context, visitors } = desk
  const attempts = createRateLimiter(ATTEMPTS, { clients: 10_000 })

  app.get('/console', async (c) => {
    const visitor = await visitors.of(c.req.raw)
    if (visitor === undefined) return pageAnswer(renderSignInPage(context))
    if (visitor.scope.kind === 'website') {
      return seeOther(`${context.basePath}/console/websites/${visitor.scope.websiteId}`)
    }
    const websites = await deps.operable.websites.list()
    return pageAnswer(renderWebsitesPage({ websites }, await viewOf(desk, visitor)))
  })

  app.post('/console/sign-in', async (c) => {
    requireSameOrigin(c.req.raw, deps.baseUrl)
    const { allowed, reset } = attempts.take(clientOf(c, deps))
    if (!allowed) {
      const page = renderSignInPage(context, { error: 'Too many attempts. Wait a minute, then try again.' })
      return pageAnswer(page, 429, { 'Retry-After': String(reset) })
    }
    const form = await readForm(c.req.raw, deps.bodyLimit)
    const next = nextPath(form.text('next'))
    const cookie = await visitors.signIn(form.text('key').trim())
    if (cookie !== undefined) return seeOther(context.basePath + next, { 'Set-Cookie': cookie })
    return pageAnswer(renderSignInPage(context, { error: 'This key is not known here, or it was revoked.', next }), 401)
  })

  // Where a reload or the back button ends up.
  app.get('/console/sign-in', () => seeOther(`${context.basePath}/console`))

  app.post('/console/sign-out', async (c) => {
    requireSameOrigin(c.req.raw, deps.baseUrl)
    return seeOther(`${context.basePath}/`, { 'Set-Cookie': await visitors.signOut(c.req.raw) })
  })
}

/** A page of the console, and nothing that a browser could take for another site's. */
function nextPath(given: string): string {
  return /^\/console\/[\w/?=&-]{1,8000}$/.test(given) ? given : '/console'
}
