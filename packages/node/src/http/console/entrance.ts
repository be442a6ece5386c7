import type { Hono } from 'hono'
import { renderSignInPage } from '../../pages/console/sign-in-page.ts'
import { renderWebsitesPage } from '../../pages/console/websites-page.ts'
import { pageAnswer, seeOther } from '../answer/page-answer.ts'
import { clientOf } from '../client/client-key.ts'
import { readForm } from '../request/body.ts'
import type { AppEnv } from '../request/request-env.ts'
import { RequestError } from '../request/request-error.ts'
import { type Desk, requireSameOrigin, viewOf } from './desk.ts'

const TOO_MANY = 'Too many attempts with an invalid key. Try again in a minute. A valid key works right away.'

/** Signing in and out, and what stands behind the door. */
export function addEntrance(app: Hono<AppEnv>, desk: Desk): void {
  const { deps, context, visitors } = desk

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
    const form = await readForm(c.req.raw, deps.bodyLimit)
    const next = nextPath(form.text('next'))
    try {
      const cookie = await visitors.signIn(form.text('key').trim(), clientOf(c, deps))
      if (cookie !== undefined) return seeOther(context.basePath + next, { 'Set-Cookie': cookie })
      const error = 'This key is unknown or was revoked.'
      return pageAnswer(renderSignInPage(context, { error, next }), 401)
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'rate_limited') throw error
      return pageAnswer(renderSignInPage(context, { error: TOO_MANY, next }), 429, error.headers)
    }
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
