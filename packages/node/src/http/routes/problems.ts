import { OpenAPIHono, z } from '@hono/zod-openapi'
import { type ErrorCode, errorCodes, OperableError } from '@operable/core'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import type { AppDeps } from '../app-deps.ts'
import { problemTypes } from '../problem/problem-types.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const TYPES = ['application/json', 'text/html', 'text/plain']

const problemTypeSchema = z
  .object({ code: z.string(), status: z.int(), title: z.string(), advice: z.string() })
  .openapi('ProblemType')

/** `GET /problems/{code}`: what the `type` of a problem leads to. */
export function problemRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  addRoute(
    {
      method: 'get',
      path: '/problems/{code}',
      operationId: 'getProblemType',
      tag: 'Service',
      summary: 'What a problem means, and what to do',
      need: 'public',
      requestHeaders: ['Accept'],
      success: {
        status: 200,
        description: 'As JSON, HTML or plain text',
        content: {
          'application/json': {
            schema: problemTypeSchema,
            example: { code: 'no_report', status: 404, ...problemTypes.no_report },
          },
          'text/html': { schema: z.string() },
          'text/plain': { schema: z.string() },
        },
        headers: { Vary: 'Accept' },
      },
      errors: ['not_found'],
    },
    async (c) => {
      const code = pathParameter(c, 'code')
      if (!isErrorCode(code)) throw new OperableError('not_found', 'No problem has this code.')
      const known = { code, status: errorCodes[code], ...problemTypes[code] }
      const headers = { Vary: 'Accept', 'Cache-Control': 'public, max-age=3600' }
      const type = accepts(c, { header: 'Accept', supports: TYPES, default: 'application/json' })
      if (type === 'text/html') return c.html(page(known), 200, headers)
      if (type === 'text/plain')
        return c.text(`${known.code} (${known.status})\n${known.title}.\n${known.advice}\n`, 200, headers)
      return c.json(known, 200, headers)
    },
  )
  return app
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text)
}

function page({ code, status, title, advice }: z.infer<typeof problemTypeSchema>) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}: ${code}</title></head>
<body><main><h1>${title}</h1><p><code>${code}</code>, HTTP status ${status}</p><p>${advice}</p></main></body>
</html>`
}
