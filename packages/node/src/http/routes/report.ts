import { OpenAPIHono, z } from '@hono/zod-openapi'
import { reportSchema } from '@operable/core/schema'
import { LAST_ATTEMPT, preflightAnswer } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { named } from '../openapi/schemas.ts'
import { createCountedAnswer, createReportAnswer, REPORT_PATH } from '../report/report-answer.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const query = z.object({
  url: z.string().openapi({
    description:
      'Address of the site, percent-encoded. The case of scheme and host, default ports and fragments make no difference',
    param: { example: 'https://shop.example/' },
  }),
})

const limitHeaders = {
  'RateLimit-Policy': 'Requests per window and its length in seconds, e.g. 1000;w=60',
  'RateLimit-Limit': 'Requests per window',
  'RateLimit-Remaining': 'Requests left in this window',
  'RateLimit-Reset': 'Seconds until the next window',
}

const attemptHeader = {
  [LAST_ATTEMPT]:
    'Present only if a later scan failed: why and when, as an RFC 9651 Item, e.g. `site_blocked;at=@1764000000`. The report and its entity tag do not change',
}

/** `GET /api/v1/report?url=`: the latest completed report. */
export function reportRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const answer = createReportAnswer(deps)
  const counted = createCountedAnswer(deps)
  // Before the one that every public operation has, which counts nothing.
  app.options(REPORT_PATH, (c) => counted(c, preflightAnswer))
  addRoute(
    {
      method: 'get',
      path: REPORT_PATH,
      operationId: 'getReport',
      tag: 'Reports',
      summary: 'The latest completed report of a site',
      description:
        'Never starts a scan and never contacts the site. A scan that reads no page produces no report. An earlier report then stays, with the `Operable-Last-Attempt` header; if there is none, `no_report` says why the scan failed. The limit per client counts HTTP and MCP together.',
      need: 'public',
      isWhole: true,
      query,
      requestHeaders: ['Accept', 'If-None-Match'],
      success: [
        {
          status: 200,
          description: 'JSON, or Markdown if `Accept` prefers `text/markdown`',
          content: {
            'application/json': { schema: named(reportSchema, 'Report') },
            'text/markdown': { schema: z.string(), example: '# Operability report\n\n`https://shop.example/`\n' },
          },
          headers: {
            ETag: 'Entity tag of the report in this media type',
            Vary: 'Accept',
            'Cache-Control': 'public, max-age=60',
            ...attemptHeader,
            ...limitHeaders,
          },
        },
        { status: 304, description: 'Not modified', headers: { ...attemptHeader, ...limitHeaders } },
      ],
      errors: ['invalid_url', 'no_report', 'rate_limited', 'storage_unavailable'],
    },
    (c) => answer(c.req.raw, c.env),
  )
  return app
}
