import { Hono } from 'hono'
import { renderHelpPage } from '../../pages/home/help-page.ts'
import { renderMethodologyPage } from '../../pages/methodology-page.ts'
import { createPageContext } from '../../pages/page-context.ts'
import { pagePolicy } from '../../pages/policy.ts'
import { type FixedAnswer, fixedAnswer } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'

/** `GET /methodology` and `GET /help`: texts that are the same for everybody. */
export function textRoutes({ baseUrl, contact }: AppDeps): Hono<AppEnv> {
  const context = createPageContext(baseUrl)
  const pages = {
    '/methodology': () => renderMethodologyPage(context),
    '/help': () => renderHelpPage(context, contact),
  }
  const app = new Hono<AppEnv>()
  for (const [path, render] of Object.entries(pages)) {
    // Made when somebody asks: a program that mounts the service for its API alone never pays for them.
    let answer: FixedAnswer | undefined
    app.get(path, (c) => {
      answer ??= fixedAnswer(render(), 'text/html; charset=utf-8', { 'Content-Security-Policy': pagePolicy })
      return answer(c.req.raw)
    })
  }
  return app
}
