import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { preflight, publicRead } from './answer/headers.ts'
import type { AppDeps } from './app-deps.ts'
import type { Need } from './client/authorize.ts'
import { clientOf } from './client/client-key.ts'
import { describeOperation } from './openapi/operation.ts'
import type { Route } from './openapi/route-definition.ts'
import { readJson } from './request/body.ts'
import { type AppEnv, pathParameter } from './request/request-env.ts'

/** Receives the body as parsed by its schema; undefined for a route without a body. */
type RouteHandler<Body extends z.ZodType> = (c: Context<AppEnv>, body: z.output<Body>) => Response | Promise<Response>

const JSON_TYPES = ['application/json']

/** Adds one operation to the router and to the OpenAPI description. */
type AddRoute = <Body extends z.ZodType = z.ZodUndefined>(route: Route<Body>, handler: RouteHandler<Body>) => void

/**
 * Adds operations to a router. The key is checked before the body is read. Scripts of any origin may call public
 * operations that read.
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

/** The steps before the handler. */
function runnerOf<Body extends z.ZodType>(
  { need, body }: Route<Body>,
  handler: RouteHandler<Body>,
  deps: AppDeps,
): (c: Context<AppEnv>) => Promise<Response> {
  const isOpen = need === 'scan' && deps.publicScans
  const rules = { limit: Math.min(deps.bodyLimit, body?.limit ?? deps.bodyLimit), types: body?.types ?? JSON_TYPES }
  return async (c) => {
    // Even if anyone may scan, a key that is sent must be valid: its owner would never notice otherwise.
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
