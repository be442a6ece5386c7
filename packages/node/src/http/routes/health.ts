import { OpenAPIHono, z } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() }).openapi('Health')

/** `GET /health`: the process answers and its storage can be read. */
export function healthRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { operable, version } = deps
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  addRoute(
    {
      method: 'get',
      path: '/health',
      operationId: 'getHealth',
      tag: 'Service',
      summary: 'Whether the service works',
      description: 'Reads the storage once. 503 while that fails.',
      need: 'public',
      success: {
        status: 200,
        description: 'The service answers and its storage can be read',
        content: { 'application/json': { schema: healthSchema, example: { status: 'ok', version: '0.1.0' } } },
      },
      errors: ['storage_unavailable'],
    },
    async (c) => {
      // The cheapest question that the storage itself must answer: no website has this id.
      await operable.websites.get('000000000000').catch(ignoreNotFound)
      return c.json({ status: 'ok', version }, 200, { 'Cache-Control': 'no-store' })
    },
  )
  return app
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof OperableError && error.code === 'website_not_found')) throw error
}
