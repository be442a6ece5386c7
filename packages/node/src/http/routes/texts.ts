import { Hono } from 'hono'
import { renderHelpPage } from '../../pages/home/help-page.ts'
import { renderMethodologyPage } from '../../pages/methodology-page.ts'
import { createPageContext } from '../../pages/page-context.ts'
import { pagePolicy } from '../../pages/policy.ts'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { fixedAnswer } from '../fixed-answer.ts'

/** `GET /methodology` and `GET /help`: texts that are the same for everybody. */
export function textRoutes({ baseUrl, contact }: AppDeps): Hono<AppEnv> {
  const context = createPageContext(baseUrl)
  const pages = { '/methodology': renderMethodologyPage(context), '/help': renderHelpPage(context, contact) }
  const app = new Hono<AppEnv>()
  for (const [path, page] of Object.entries(pages)) {
    const answer = fixedAnswer(page, 'text/html; charset=utf-8', { 'Content-Security-Policy': pagePolicy })
    app.get(path, (c) => answer(c.req.raw))
  }
  return app
}
