import { OpenAPIHono, z } from '@hono/zod-openapi'
import { type ErrorCode, errorCodes, OperableError } from '@operable/core'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import { type FixedAnswer, fixedAnswer } from '../answer/fixed-answer.ts'
import { noStore } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { openapiDocument } from '../openapi/document.ts'
import { jsonAnswer } from '../openapi/route-definition.ts'
import { problemTypes } from '../problem/problem-types.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const healthSchema = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    browser: z
      .object({
        available: z.boolean().describe('Whether a browser can be started'),
        code: z.literal('missing_dependency').optional().describe('Why it cannot'),
        pages: z.int().describe('Most pages open at a time'),
        busy: z.int().describe('Pages in use'),
        waiting: z.int().describe('How many wait for a page'),
        queue: z.int().describe('With this many waiting, requests that need a page are refused with `rate_limited`'),
      })
      .describe('The browser pages that rendering, discovery and proofs share'),
  })
  .openapi('Health')

const exampleHealth = {
  status: 'ok' as const,
  version: '0.1.0',
  browser: { available: true, pages: 2, busy: 1, waiting: 0, queue: 20 },
}

const readySchema = z.object({ status: z.literal('ready') }).openapi('Ready')

/** `GET /health` and `/ready`: the process answers and its storage can be read; for `/ready`, also written. */
export function healthRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { operable, version } = deps
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  // The cheapest question that the storage itself must answer: no website has this id.
  const readOnce = () => operable.websites.get('000000000000').catch(ignoreNotFound)
  addRoute(
    {
      method: 'get',
      path: '/health',
      operationId: 'getHealth',
      tag: 'Service',
      summary: 'Check whether the service works',
      description: 'Reads the storage once and returns 503 if that fails. A missing browser is no failure.',
      need: 'public',
      success: jsonAnswer('The service is up and can read its storage', healthSchema, exampleHealth),
      errors: ['storage_unavailable'],
    },
    async (c) => {
      await readOnce()
      return c.json({ status: 'ok', version, browser: await operable.browser() }, 200, noStore)
    },
  )
  addRoute(
    {
      method: 'get',
      path: '/ready',
      operationId: 'getReadiness',
      tag: 'Service',
      summary: 'Check whether to send requests to this process',
      description:
        'Like `/health`, but 503 also when the storage takes no writes, and 503 `stopping` as soon as the process has been asked to stop, while it still answers.',
      need: 'public',
      success: jsonAnswer('The process takes requests, and its storage can be read and written', readySchema, {
        status: 'ready',
      }),
      errors: ['storage_unavailable', 'stopping'],
    },
    async (c) => {
      if (deps.closing.aborted) throw new OperableError('stopping', 'This process is about to stop.')
      await operable.requireStorage()
      return c.json({ status: 'ready' }, 200, noStore)
    },
  )
  return app
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof OperableError && error.code === 'website_not_found')) throw error
}

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
      summary: 'What a problem means and what to do about it',
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
        { status: 304, description: 'Not modified' },
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
