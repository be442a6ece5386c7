import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { preflight, publicRead } from './answer/cors.ts'
import type { AppDeps } from './app-deps.ts'
import type { Need } from './client/authorize.ts'
import { clientOf } from './client/client-of.ts'
import { describeOperation } from './openapi/operation.ts'
import type { Route } from './openapi/route-definition.ts'
import { readJson } from './request/json-body.ts'
import { pathParameter } from './request/path-parameter.ts'
import type { AppEnv } from './request/request-env.ts'

/** Gets the body as its schema gives it; undefined for a route without one. */
export type RouteHandler<Body extends z.ZodType> = (
  c: Context<AppEnv>,
  body: z.output<Body>,
) => Response | Promise<Response>

const JSON_TYPES = ['application/json']

/** Adds one operation to the router and to the OpenAPI description. */
export type AddRoute = <Body extends z.ZodType = z.ZodUndefined>(
  route: Route<Body>,
  handler: RouteHandler<Body>,
) => void

/**
 * Adds operations to a router. The key is checked before the body is read; a public operation that reads may be called by
 * the scripts of any origin.
 */
export function routeAdder(app: OpenAPIHono<AppEnv>, deps: AppDeps): AddRoute {
  return (route, handler) => {
    const { method } = route
    const operation = createRoute(describeOperation(route, deps.publicScans))
    app.openAPIRegistry.registerPath(operation)
    const path = operation.getRoutingPath()
    const run = runnerOf(route, handler, deps)
    if (route.need === 'public' && method === 'get') {
      if (route.isWhole) app.get(path, run)
      else app.get(path, publicRead, run)
      app.options(path, preflight)
    } else app.on(method.toUpperCase(), path, run)
  }
}

/** What a request goes through before the handler gets it. */
function runnerOf<Body extends z.ZodType>(
  { need, body }: Route<Body>,
  handler: RouteHandler<Body>,
  deps: AppDeps,
): (c: Context<AppEnv>) => Promise<Response> {
  const isOpen = need === 'scan' && deps.publicScans
  const rules = { limit: Math.min(deps.bodyLimit, body?.limit ?? deps.bodyLimit), types: body?.types ?? JSON_TYPES }
  return async (c) => {
    // Where anybody may scan, a key that is given must be valid all the same: its owner would never learn that it is not.
    const isExempt = isOpen && !c.req.raw.headers.has('authorization')
    if (need !== 'public' && !isExempt) {
      await deps.authorize(c.req.raw, needOf(need, c), clientOf(c, deps))
    }
    const given = body && (await readJson(c.req.raw, body.schema, rules))
    return handler(c, given as z.output<Body>)
  }
}

function needOf(scope: Need['scope'], c: Context<AppEnv>): Need {
  return scope === 'website' ? { scope, websiteId: pathParameter(c, 'websiteId') } : { scope }
}
