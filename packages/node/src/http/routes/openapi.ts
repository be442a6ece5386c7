import { OpenAPIHono, z } from '@hono/zod-openapi'
import { type FixedAnswer, fixedAnswer } from '../answer/fixed-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { openapiDocument } from '../openapi/document.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

/** `GET /openapi.json`: describes the whole router, itself included, so it is added last. */
export function openapiRoute(whole: OpenAPIHono<AppEnv>, deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  let answer: FixedAnswer | undefined
  addRoute(
    {
      method: 'get',
      path: '/openapi.json',
      operationId: 'getOpenApi',
      tag: 'Service',
      summary: 'This description',
      need: 'public',
      requestHeaders: ['If-None-Match'],
      success: [
        {
          status: 200,
          description: 'OpenAPI 3.1',
          content: { 'application/json': { schema: z.looseObject({ openapi: z.string() }) } },
          headers: { ETag: 'Entity tag of the description' },
        },
        { status: 304, description: 'Not changed' },
      ],
      errors: [],
    },
    (c) => {
      answer ??= fixedAnswer(JSON.stringify(openapiDocument(whole, deps)), 'application/json')
      return answer(c.req.raw)
    },
  )
  return app
}
