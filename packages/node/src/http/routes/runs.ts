import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { noStore, publicRead } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-key.ts'
import { countRequest, type RatePolicy } from '../client/rate-limit.ts'
import { exampleTool } from '../openapi/examples.ts'
import { jsonAnswer, type Route } from '../openapi/route-definition.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

/** Bytes of a run that is told. */
const LONGEST_RUN = 2048
/** What one client may tell. */
const CLIENT_LIMIT: RatePolicy = { limit: 60, window: 60 }
/** What all clients together may tell of one website: whoever has many addresses is not to keep the store busy. */
const WEBSITE_LIMIT: RatePolicy = { limit: 600, window: 60 }
/** A day. */
const LONGEST_MS = 86_400_000

const run = {
  receiptId: z
    .string()
    .regex(/^[0-9a-z]{4,40}$/)
    .describe('Identifies the run; part of the outcome of `run`'),
  status: z.enum(runStatuses),
  code: z.enum(runErrorCodes).optional().describe('`error.code` of the outcome'),
  ms: z.int().min(0).max(LONGEST_MS).describe('How long it took, including the time a person took to decide'),
  final: z.boolean().describe('False while the page that the run led to may still report the outcome'),
}

const reportedRunSchema = z
  .strictObject({ tool: z.string().min(1).max(64).describe('ID of the tool'), ...run })
  .openapi('ReportedRun')

const runListSchema = z
  .object({
    recordRuns: z.boolean(),
    tools: z.array(
      z.object({
        tool: z.string().describe('ID of the tool'),
        name: z.string().optional().describe('Absent for a tool that was removed'),
        outcomes: z.partialRecord(z.enum(runStatuses), z.int()).describe('Number of runs by outcome'),
        omitted: z
          .int()
          .describe('Runs that were counted but not kept: at most 50 are kept per tool and day, 500 for all tools'),
        runs: z
          .array(z.object({ ...run, at: z.iso.datetime().describe('When the service received it') }))
          .describe('Newest first, at most 50'),
      }),
    ),
  })
  .openapi('RunList')

const exampleRun = { receiptId: 'mfk2x9a7c1q', status: 'confirmed' as const, ms: 1840, final: true }

const reportRun: Route<typeof reportedRunSchema> = {
  method: 'post',
  path: '/widget/{websiteId}/runs',
  operationId: 'reportRun',
  tag: 'Widget',
  summary: 'Report the outcome of a run (sent by the widget)',
  description:
    'Not authenticated: anyone can send something that looks like a run, so treat the list as a hint, not as proof. Accepted only from pages of the website (`Origin`) and only if it records runs (`recordRuns`); at most 60 a minute per client, 2 KB each. Text is read as JSON, so that browsers need no preflight request.',
  need: 'public',
  body: {
    schema: reportedRunSchema,
    example: { tool: exampleTool.id, ...exampleRun },
    types: ['text/plain', 'application/json'],
    limit: LONGEST_RUN,
  },
  success: { status: 204, description: 'Stored or counted' },
  errors: ['forbidden', 'tool_not_found', 'rate_limited', 'storage_unavailable'],
}

const listRuns: Route = {
  method: 'get',
  path: '/websites/{websiteId}/runs',
  operationId: 'listRuns',
  tag: 'Websites',
  summary: 'What agents did in the last 30 days, by tool',
  description: 'Most used tool first. Reports from widgets are not authenticated: see `POST /widget/{websiteId}/runs`.',
  need: 'website',
  success: jsonAnswer('Runs by tool, without values, texts or anything about who ran them', runListSchema, {
    recordRuns: true,
    tools: [
      {
        tool: exampleTool.id,
        name: exampleTool.name,
        outcomes: { confirmed: 1 },
        omitted: 0,
        runs: [{ ...exampleRun, at: exampleTool.createdAt }],
      },
    ],
  }),
}

/** What agents do: told by the widget, and listed for the owner. */
export function runRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { runs, websites } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const ofClient = deps.limitOf('told-run', CLIENT_LIMIT)
  const ofWebsite = deps.limitOf('told-run-website', WEBSITE_LIMIT)

  /** Before anything of the request is read. */
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    const limits = await countRequest(ofClient, clientOf(c, deps))
    await countRequest(ofWebsite, pathParameter(c, 'websiteId'))
    await next()
    for (const [name, value] of Object.entries(limits)) c.res.headers.set(name, value)
  }

  app.on('POST', '/widget/:websiteId/runs', publicRead, count)
  addRoute(reportRun, async (c, told) => {
    await runs.note(pathParameter(c, 'websiteId'), told, c.req.header('origin') ?? null)
    return c.body(null, 204)
  })

  addRoute(listRuns, async (c) => {
    const websiteId = pathParameter(c, 'websiteId')
    const { recordRuns = false } = await websites.get(websiteId)
    return c.json({ recordRuns, tools: await runs.list(websiteId) }, 200, noStore)
  })
  return app
}
