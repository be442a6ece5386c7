import { Hono } from 'hono'
import { createPageContext, pagePolicy } from '../../pages/document.ts'
import { renderHelpPage } from '../../pages/help-page.ts'
import { fixedAnswer, onDemand } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'

/** `GET /methodology` and `GET /help`: texts that are the same for everybody. */
export function textRoutes({ baseUrl, contact }: AppDeps): Hono<AppEnv> {
  const context = createPageContext(baseUrl)
  const pages = {
    '/methodology': async () => (await import('../../pages/methodology-page.ts')).renderMethodologyPage(context),
    '/help': async () => renderHelpPage(context, contact),
  }
  const app = new Hono<AppEnv>()
  for (const [path, render] of Object.entries(pages)) {
    const headers = { 'Content-Security-Policy': pagePolicy }
    const answer = onDemand(async () => fixedAnswer(await render(), 'text/html; charset=utf-8', headers))
    app.get(path, (c) => answer(c.req.raw))
  }
  return app
}
