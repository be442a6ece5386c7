import { createHash } from 'node:crypto'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { isNotModified, strongTag } from '../etag.ts'
import { openapiDocument } from '../openapi/document.ts'
import { addRoute } from '../route.ts'

/** `GET /openapi.json`: describes the whole router, itself included, so it is added last. */
export function openapiRoute(whole: OpenAPIHono<AppEnv>, deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  let made: { body: string; etag: string } | undefined
  addRoute(
    app,
    deps,
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
      made ??= withTag(JSON.stringify(openapiDocument(whole, deps)))
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600', ETag: made.etag }
      if (isNotModified(c.req.raw, made.etag)) return new Response(null, { status: 304, headers })
      return new Response(made.body, { headers })
    },
  )
  return app
}

function withTag(body: string): { body: string; etag: string } {
  return { body, etag: strongTag(createHash('sha256').update(body).digest('base64url').slice(0, 27)) }
}
