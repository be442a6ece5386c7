import { OpenAPIHono } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import type { Context } from 'hono'
import { createMountedPath } from './address/mounted-path.ts'
import { prefersPage } from './answer/negotiate.ts'
import type { AppDeps } from './app-deps.ts'
import { pageProblems, problemResponse } from './problem/problem.ts'
import { createCountedAnswer, REPORT_PATH } from './report/report-answer.ts'
import type { AppEnv } from './request/request-env.ts'
import { misfitError, RequestError } from './request/request-error.ts'
import { pageModules, routeModules } from './routes/registry.ts'
import { openapiRoute } from './routes/service.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** All routes, and the answer where there is none. */
export function createRouter(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app: OpenAPIHono<AppEnv> = new OpenAPIHono<AppEnv>({
    getPath: createMountedPath(deps.baseUrl, (path) => openParts(app, path)),
    // For routes whose query the library reads.
    defaultHook: (result) => {
      if (!result.success) throw misfitError(result.error.issues, result.target === 'json' ? 'body' : 'query')
    },
  })
  for (const module of [...routeModules, ...pageModules]) app.route('/', module(deps))
  app.route('/', openapiRoute(app, deps))
  app.onError((error, c) => problemResponse(error, c.req.raw, deps))
  const counted = createCountedAnswer(deps)
  const nothingHere = createNothingHere(deps)
  app.notFound((c) => {
    const { path } = c.req
    const routed = METHODS.filter((name) => app.router.match(name, path)[0].length > 0)
    if (routed.length === 0) return nothingHere(c)
    const answer = () => answerOtherMethod(c, routed, deps)
    return path === REPORT_PATH ? counted(c, answer) : answer()
  })
  return app
}

/** The route of a request with its parameters as names, such as `/r/:id/compare`; undefined if there is none. */
export function routeOf(app: OpenAPIHono<AppEnv>, request: Request): string | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const [matches] = app.router.match(method, app.getPath(request))
  return matches.at(-1)?.[0][1].path
}

function openParts({ router }: OpenAPIHono<AppEnv>, path: string): number {
  const matches = METHODS.flatMap((name) => [...router.match(name, path)[0]])
  return Math.min(...matches.map(([, parameters]) => Object.keys(parameters).length))
}

/** People who mistyped an address or followed an old link get a page that leads on. */
function createNothingHere(deps: AppDeps): (c: Context<AppEnv>) => Response | Promise<Response> {
  const page = pageProblems(deps)
  return (c) => {
    const error = new OperableError('not_found', 'Nothing was found at this address.')
    if (prefersPage(c.req.header('accept') ?? null)) return page(error, c)
    const problem = problemResponse(error, c.req.raw, deps)
    problem.headers.set('Vary', 'Accept')
    return problem
  }
}

/** A known path with another method is 405; OPTIONS gets the list of methods. */
function answerOtherMethod(c: Context<AppEnv>, routed: readonly string[], deps: AppDeps): Response {
  const allow = [...new Set([...routed, ...(routed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ')
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
  const error = new RequestError('method_not_allowed', 'This address does not support this method.', {
    headers: { Allow: allow },
  })
  return problemResponse(error, c.req.raw, deps)
}
