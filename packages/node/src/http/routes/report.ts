import { OpenAPIHono, z } from '@hono/zod-openapi'
import { reportSchema } from '@operable/core/schema'
import { preflightAnswer } from '../answer/cors.ts'
import { LAST_ATTEMPT } from '../answer/last-attempt.ts'
import type { AppDeps } from '../app-deps.ts'
import { named } from '../openapi/named.ts'
import { createReportAnswer } from '../report/report-answer.ts'
import { createCountedAnswer, REPORT_PATH } from '../report/report-count.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const query = z.object({
  url: z.string().openapi({
    description:
      'Address of the site, percent-encoded. Case of scheme and host, default ports and fragments do not matter',
    param: { example: 'https://shop.example/' },
  }),
})

const limitHeaders = {
  'RateLimit-Policy': 'Requests and seconds of a window, e.g. 1000;w=60',
  'RateLimit-Limit': 'Requests of a window',
  'RateLimit-Remaining': 'Requests that are left in this window',
  'RateLimit-Reset': 'Seconds until the next window',
}

const attemptHeader = {
  [LAST_ATTEMPT]:
    'Absent unless a later scan failed: why and when, as an Item of RFC 9651, e.g. `site_blocked;at=@1764000000`. The report and its entity tag stay',
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
        'Never starts a scan and never touches the site. A scan that reads no page gives no report: an earlier one stays, with the header `Operable-Last-Attempt`, and where there is none `no_report` says how the scan failed. Limited for each client, over HTTP and MCP together.',
      need: 'public',
      isWhole: true,
      query,
      requestHeaders: ['Accept', 'If-None-Match'],
      success: [
        {
          status: 200,
          description: 'As JSON, or as Markdown where `Accept` prefers `text/markdown`',
          content: {
            'application/json': { schema: named(reportSchema, 'Report') },
            'text/markdown': { schema: z.string(), example: '# Operability report\n\n`https://shop.example/`\n' },
          },
          headers: {
            ETag: 'Entity tag of this report in this form',
            Vary: 'Accept',
            'Cache-Control': 'public, max-age=60',
            ...attemptHeader,
            ...limitHeaders,
          },
        },
        { status: 304, description: 'Not changed', headers: { ...attemptHeader, ...limitHeaders } },
      ],
      errors: ['invalid_url', 'no_report', 'rate_limited', 'storage_unavailable'],
    },
    (c) => answer(c.req.raw, c.env),
  )
  return app
}
