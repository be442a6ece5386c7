import { OpenAPIHono, z } from '@hono/zod-openapi'
import { formProofSchema } from '@operable/core/schema'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { noteScan } from '../../activity/current-activity.ts'
import type { KeyScope } from '../../contracts/keys.ts'
import { scanUrgencies } from '../../contracts/scan-queue.ts'
import { type Scan, type ScanProofs, scanFailures } from '../../contracts/scans.ts'
import { noStore } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { bearerKey, ownWebsite } from '../client/authorize.ts'
import { clientOf } from '../client/client-key.ts'
import { countRequest } from '../client/rate-limit.ts'
import { exampleScanId } from '../openapi/examples.ts'
import { jsonAnswer, type Route } from '../openapi/route-definition.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const LONGEST_URL = 2048

const startSchema = z
  .strictObject({
    url: z.string().max(LONGEST_URL),
    urgency: z
      .enum(scanUrgencies)
      .optional()
      .describe(
        'Who wants it: a person who waits (default), an owner who checks a site, or a batch. The most urgent goes first',
      ),
    prove: z
      .boolean()
      .optional()
      .describe('Also fills in and submits every form, in a browser that sends nothing. Needs the key of this website'),
    answers: z
      .boolean()
      .optional()
      .describe('With `prove`: also tries each form with four answers in place of the server’s, which takes longer'),
  })
  .openapi('ScanRequest')

const FAILURES =
  'Stable code. These mean that no page of the site could be read: `site_unreachable`, `site_blocked` (a bot wall, or a status such as 403 or 429), `site_closed` (robots.txt), `login_required`'

const proofsSchema = z
  .object({
    tried: z
      .array(formProofSchema.pick({ page: true, label: true, verdict: true, reason: true }))
      .describe('Forms that were tried so far, in order'),
    failure: z
      .string()
      .optional()
      .describe('Stable code; present if the forms could not be tried. The report is complete all the same'),
    detail: z.string().optional(),
  })
  .describe('Only with the key of a website that asked for proofs')
const common = {
  id: z.string(),
  url: z.string().describe('Normalised'),
  createdAt: z.iso.datetime(),
  proofs: proofsSchema.optional(),
}
const completedAt = z.iso.datetime()
const scanSchema = z
  .discriminatedUnion('state', [
    z.object({ ...common, state: z.literal('queued') }),
    z.object({ ...common, state: z.literal('running'), pagesDone: z.int(), pagesPlanned: z.int() }),
    z.object({
      ...common,
      state: z.literal('completed'),
      reportId: z.string(),
      report: z.string().describe('Address of the report'),
      completedAt,
    }),
    z.object({
      ...common,
      state: z.literal('failed'),
      failure: z.enum(scanFailures).describe(FAILURES),
      detail: z.string(),
      completedAt,
    }),
  ])
  .openapi('Scan')

const exampleScan = {
  id: exampleScanId,
  url: 'https://shop.example/',
  createdAt: '2026-11-21T09:30:00.000Z',
  state: 'running',
  pagesDone: 7,
  pagesPlanned: 25,
}

/** Seconds after which it is worth asking again. */
const POLL = '2'

const startScan: Route<typeof startSchema> = {
  method: 'post',
  path: '/api/v1/scans',
  operationId: 'startScan',
  tag: 'Scans',
  summary: 'Scan a site',
  description:
    'Queues a scan, or joins the one that is already queued or running for this address. An earlier report stays until this scan has completed; if the scan fails, it stays for good. If you use a key for the scanned website and the service has a browser, the report shows a picture of one form, outlined. With `prove`, the service then tries every form of the website; only the key of the website itself may ask for that.',
  need: 'scan',
  body: { schema: startSchema, example: { url: 'https://shop.example/', prove: true } },
  success: jsonAnswer(
    'Queued, or already running',
    scanSchema,
    { ...exampleScan, state: 'queued' },
    {
      status: 202,
      headers: {
        Location: 'Where to follow the scan',
        'RateLimit-Policy': 'Scans per window and its length in seconds',
      },
    },
  ),
  errors: ['invalid_url', 'forbidden', 'rate_limited', 'missing_dependency'],
}

const getScan: Route = {
  method: 'get',
  path: '/api/v1/scans/{scanId}',
  operationId: 'getScan',
  tag: 'Scans',
  summary: 'The state of a scan',
  description:
    'Anyone who has the ID can ask; it cannot be guessed. Finished scans are kept for a day, unless the operator chose another time. With the key of a website, the answer also says how its forms do.',
  need: 'public',
  success: jsonAnswer('Queued, running, completed or failed', scanSchema, exampleScan, {
    headers: { 'Retry-After': 'Seconds to wait before asking again, until the scan has finished' },
  }),
  errors: ['scan_not_found', 'storage_unavailable'],
}

const followScan: Route = {
  method: 'get',
  path: '/api/v1/scans/{scanId}/events',
  operationId: 'followScan',
  tag: 'Scans',
  summary: 'Follow a scan',
  description:
    'Server-sent events: each is named after the state of the scan and carries the scan as data. The stream ends with the scan.',
  need: 'public',
  success: {
    status: 200,
    description: 'The current state, and every change',
    content: {
      'text/event-stream': {
        schema: z.string(),
        example: `event: running\ndata: ${JSON.stringify(exampleScan)}\n\n`,
      },
    },
  },
  errors: ['scan_not_found', 'storage_unavailable'],
}

/** `/api/v1/scans`: the only part of the audit API that makes the service visit a site. */
export function scanRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { operable, baseUrl, scanLimit, viewerOf } = deps
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const addressOf = ({ id }: Scan) => `${baseUrl}/api/v1/scans/${id}`
  const idOf = (c: Context<AppEnv>) => pathParameter(c, 'scanId')

  function present({ proofs, ...rest }: Scan, viewer: KeyScope | undefined): object {
    const scan = { ...rest, ...shownProofs(proofs, viewer) }
    if (scan.state !== 'completed') return scan
    return { ...scan, report: `${baseUrl}/api/v1/report?url=${encodeURIComponent(scan.url)}` }
  }

  addRoute(startScan, async (c, { url, urgency, prove, answers }) => {
    // The key opens something by now, where there is one; a host that authorizes in its own way has keys of its own.
    const key = bearerKey(c.req.raw)
    const scope = key === '' ? undefined : await operable.keys.verify(key)
    // The operator's own batches are bounded by the queue.
    const limit = scope?.kind === 'admin' ? {} : await countRequest(scanLimit, clientOf(c, deps))
    const websiteId = await ownWebsite(operable, scope, url)
    const scan = await operable.scans.start(url, {
      urgency,
      websiteId,
      ...(prove === undefined ? {} : { prove }),
      ...(answers === undefined ? {} : { answers }),
    })
    noteScan(scan.id)
    return c.json(present(scan, scope), 202, {
      ...limit,
      Location: addressOf(scan),
      ...noStore,
    })
  })

  addRoute(getScan, async (c) => {
    const scan = await operable.scans.get(idOf(c))
    const isOpen = scan.state === 'queued' || scan.state === 'running'
    const viewer = await viewerOf(c.req.raw, clientOf(c, deps))
    return c.json(present(scan, viewer), 200, {
      ...noStore,
      ...(isOpen ? { 'Retry-After': POLL } : {}),
    })
  })

  addRoute(followScan, async (c) => {
    const { id } = await operable.scans.get(idOf(c))
    // A stream that nobody reads would wait for the scan.
    if (c.req.raw.method === 'HEAD') return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } })
    const viewer = await viewerOf(c.req.raw, clientOf(c, deps))
    return streamScan(c, deps, { scanId: id, present: (scan) => present(scan, viewer) })
  })
  return app
}

/** What a scan says of forms that were tried: for those who asked for it alone. */
function shownProofs(proofs: ScanProofs | undefined, viewer: KeyScope | undefined): { proofs?: object } {
  if (proofs === undefined || viewer === undefined) return {}
  const { websiteIds, ...shown } = proofs
  return viewer.kind === 'admin' || websiteIds.includes(viewer.websiteId) ? { proofs: shown } : {}
}

/** Proxies close a stream that is silent for a minute or so; ms. */
const HEARTBEAT = 15_000

/** What a browser waits before it connects again, in ms. */
const RETRY = 2_000

interface StreamedScan {
  scanId: string
  /** A scan as clients see it. */
  present(scan: Scan): object
}

/**
 * A scan as server-sent events, each named after its state, from now until it has completed or failed. Ends when the
 * client goes or the service stops; nothing then waits for the scan any more.
 */
function streamScan(c: Context<AppEnv>, { operable, closing }: AppDeps, { scanId, present }: StreamedScan): Response {
  // Otherwise a proxy may keep the events until there are many.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT)
    try {
      for await (const scan of operable.scans.watch(scanId, { signal: AbortSignal.any([gone.signal, closing]) })) {
        await stream.writeSSE({ event: scan.state, data: JSON.stringify(present(scan)), retry: RETRY })
      }
    } finally {
      clearInterval(heartbeat)
    }
  })
}
