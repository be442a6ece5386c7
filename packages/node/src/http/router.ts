import { OpenAPIHono } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import type { Context } from 'hono'
import type { AppDeps, AppEnv } from './app-deps.ts'
import { problemResponse } from './problem.ts'
import { createCountedAnswer, REPORT_PATH } from './report-count.ts'
import { misfitError, RequestError } from './request-error.ts'
import { openapiRoute } from './routes/openapi.ts'
import { pageModules, routeModules } from './routes/registry.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Every route, and what is answered where there is none. */
export function createRouter(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>({
    // For routes that leave the reading of their query to the library.
    defaultHook: (result) => {
      if (!result.success) throw misfitError(result.error.issues, result.target === 'json' ? 'body' : 'query')
    },
  })
  for (const module of [...routeModules, ...pageModules]) app.route('/', module(deps))
  app.route('/', openapiRoute(app, deps))
  app.onError((error, c) => problemResponse(error, c.req.raw, deps))
  const counted = createCountedAnswer(deps)
  app.notFound((c) => {
    const answer = () => answerUnrouted(app, c, deps)
    return c.req.path === REPORT_PATH ? counted(c, answer) : answer()
  })
  return app
}

/** A known path with another method is 405, or the list of methods where that was the question. */
function answerUnrouted(app: OpenAPIHono<AppEnv>, c: Context<AppEnv>, deps: AppDeps): Response {
  const { method, path, raw } = c.req
  const routed = METHODS.filter((name) => app.router.match(name, path)[0].length > 0)
  if (routed.length === 0) {
    return problemResponse(new OperableError('not_found', 'There is nothing at this address.'), raw, deps)
  }
  const allow = [...new Set([...routed, ...(routed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
  const error = new RequestError('method_not_allowed', 'This address does not take the method.', {
    headers: { Allow: allow },
  })
  return problemResponse(error, raw, deps)
}
