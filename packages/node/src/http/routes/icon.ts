import { Hono } from 'hono'
import { icon } from '../../pages/document.ts'
import { fixedAnswer } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'

/** `GET /favicon.svg`: what a browser shows beside the title. */
export function iconRoutes(_deps: AppDeps): Hono<AppEnv> {
  const answer = fixedAnswer(icon, 'image/svg+xml')
  const app = new Hono<AppEnv>()
  app.get('/favicon.svg', (c) => answer(c.req.raw))
  return app
}
