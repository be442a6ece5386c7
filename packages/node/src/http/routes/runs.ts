import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { runErrorCodes, runStatuses } from '../../contracts/runs.ts'
import { publicRead } from '../answer/cors.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-of.ts'
import { createRateLimiter, type RatePolicy } from '../client/rate-limit.ts'
import { countRequest, requireAllowance } from '../client/rate-limit-headers.ts'
import { exampleTool } from '../openapi/examples.ts'
import type { Route } from '../openapi/route-definition.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
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
    .describe('Names the run; the outcome of `run` has it'),
  status: z.enum(runStatuses),
  code: z.enum(runErrorCodes).optional().describe('`error.code` of the outcome'),
  ms: z.int().min(0).max(LONGEST_MS).describe('How long it took, with the time that a person took to decide'),
  final: z.boolean().describe('False while the page that the run led to may still say what became of it'),
}

const reportedRunSchema = z
  .strictObject({ tool: z.string().min(1).max(64).describe('Id of the tool'), ...run })
  .openapi('ReportedRun')

const runListSchema = z
  .object({
    recordRuns: z.boolean(),
    tools: z.array(
      z.object({
        tool: z.string().describe('Id of the tool'),
        name: z.string().optional().describe('Absent for a tool that was removed'),
        outcomes: z.partialRecord(z.enum(runStatuses), z.int()).describe('How many runs ended how'),
        omitted: z.int().describe('Runs beyond those that are kept of one tool and day: 50, and 500 of all tools'),
        runs: z
          .array(z.object({ ...run, at: z.iso.datetime().describe('When the service heard of it') }))
          .describe('The latest first, at most 50'),
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
  summary: 'What became of a run: sent by the widget',
  description:
    'Unauthenticated: anybody can send what looks like a run, so take the list for a hint and not for proof. Taken from pages of the website only (`Origin`), where it records runs (`recordRuns`), at most 60 in a minute of one client and 2 KB each. Text is taken as JSON, so that browsers need no preflight request.',
  need: 'public',
  body: {
    schema: reportedRunSchema,
    example: { tool: exampleTool.id, ...exampleRun },
    types: ['text/plain', 'application/json'],
    limit: LONGEST_RUN,
  },
  success: { status: 204, description: 'Kept, or counted' },
  errors: ['forbidden', 'tool_not_found', 'rate_limited', 'storage_unavailable'],
}

const listRuns: Route = {
  method: 'get',
  path: '/websites/{websiteId}/runs',
  operationId: 'listRuns',
  tag: 'Websites',
  summary: 'What agents did in the last 30 days, by tool',
  description: 'The most used tool first. What widgets tell is not authenticated: see `POST /widget/{websiteId}/runs`.',
  need: 'website',
  success: {
    status: 200,
    description: 'Runs by tool: no values, no texts, nothing about who ran them',
    content: {
      'application/json': {
        schema: runListSchema,
        example: {
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
        },
      },
    },
  },
  errors: ['storage_unavailable'],
}

/** What agents do: told by the widget, and listed for the owner. */
export function runRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { runs, websites } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const ofClient = createRateLimiter(CLIENT_LIMIT)
  const ofWebsite = createRateLimiter(WEBSITE_LIMIT)

  /** Before anything of the request is read. */
  const count: MiddlewareHandler<AppEnv> = async (c, next) => {
    const limits = countRequest(ofClient, clientOf(c, deps))
    requireAllowance(ofWebsite.policy, ofWebsite.take(pathParameter(c, 'websiteId')))
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
    return c.json({ recordRuns, tools: await runs.list(websiteId) }, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}
