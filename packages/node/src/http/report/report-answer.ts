import type { Context } from 'hono'
import type { StoredReport } from '../../contracts/reports.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { corsHeaders, lastAttemptHeaders, securityHeaders, wholeAnswer } from '../answer/headers.ts'
import { prefersMarkdown } from '../answer/negotiate.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-key.ts'
import { rateLimitHeaders, requireAllowance } from '../client/rate-limit.ts'
import { problemResponse } from '../problem/problem.ts'
import { type AppEnv, type RequestEnv, urlParameter } from '../request/request-env.ts'

/** Answers one request for a report, complete with every header. Never rejects. */
type ReportAnswer = (request: Request, env: RequestEnv | undefined) => Promise<Response>

type Headers = Readonly<Record<string, string>>

/**
 * `GET` and `HEAD` of `/api/v1/report`, the busiest address of the service. Everything that does not depend on the
 * request is prepared once, and the body comes from the report in memory.
 */
export function createReportAnswer(deps: AppDeps): ReportAnswer {
  const { reportLimit, clientKey, findReport, viewerOf } = deps
  const always: Headers = { ...securityHeaders(deps.baseUrl), ...corsHeaders, Vary: VARY }
  const fresh: Headers = { ...always, 'Cache-Control': 'public, max-age=60' }
  const asJson: Headers = { ...fresh, 'Content-Type': 'application/json' }
  const asMarkdown: Headers = { ...fresh, 'Content-Type': MARKDOWN }

  // What a key opens is for its owner alone: no cache keeps it, and no script of another origin reads it.
  const own: Headers = { ...securityHeaders(deps.baseUrl), Vary: VARY, 'Cache-Control': 'private, no-cache' }

  function presentOwn(stored: StoredReport, request: Request, limits: Headers): Response {
    const { markdown, etag, body } = representationOf(stored, request)
    const headers = { ...own, ...lastAttemptHeaders(stored), ...limits, ETag: etag }
    if (isNotModified(request, etag)) return wholeAnswer(null, { status: 304, headers })
    const type = { 'Content-Type': markdown ? MARKDOWN : 'application/json', 'Content-Length': String(body.byteLength) }
    return wholeAnswer(body, { status: 200, headers: { ...headers, ...type } })
  }

  function present(stored: StoredReport, request: Request, limits: Headers): Response {
    const { markdown, etag, body } = representationOf(stored, request)
    const of = { ...lastAttemptHeaders(stored), ...limits, ETag: etag }
    if (isNotModified(request, etag)) return wholeAnswer(null, { status: 304, headers: { ...fresh, ...of } })
    // Also for HEAD, which has no body to count.
    const length = { 'Content-Length': String(body.byteLength) }
    return wholeAnswer(body, { status: 200, headers: { ...(markdown ? asMarkdown : asJson), ...of, ...length } })
  }

  return async (request, env) => {
    const client = clientKey(env?.peer, request.headers.get('x-forwarded-for'))
    const allowance = await reportLimit.take(client)
    const limits = rateLimitHeaders(reportLimit.policy, allowance)
    try {
      requireAllowance(reportLimit.policy, allowance)
      const viewer = request.headers.has('authorization') ? await viewerOf(request, client) : undefined
      const stored = await findReport(urlParameter(request.url), viewer)
      return viewer ? presentOwn(stored, request, limits) : present(stored, request, limits)
    } catch (error) {
      return problemResponse(error, request, deps, { ...always, ...limits })
    }
  }
}

/** A cache must serve neither one media type for the other, nor what the owner of a website sees to anyone else. */
const VARY = 'Accept, Authorization'
const MARKDOWN = 'text/markdown; charset=utf-8'

function representationOf(stored: StoredReport, request: Request) {
  const markdown = prefersMarkdown(request.headers.get('accept'))
  const etag = strongTag(markdown ? `${stored.revision}-md` : `${stored.revision}-json`)
  return { markdown, etag, body: markdown ? stored.markdownBytes : stored.jsonBytes }
}

/** Answers a request at the address of reports that reads none, with what the limit says of it. */
type CountedAnswer = (c: Context<AppEnv>, answer: () => Response) => Promise<Response>

/** The only address where every answer states the limit. */
export const REPORT_PATH = '/api/v1/report'

/**
 * What is sent to the address of reports with a method that reads nothing counts as any other request of its client: the
 * limit is on asking, and a client that asks in the wrong way should see it come. `OPTIONS` asks for nothing: a browser
 * sends it before a request of a script, which counts, and the script would not get to see a 429 that it was given.
 */
export function createCountedAnswer(deps: AppDeps): CountedAnswer {
  const { reportLimit } = deps
  const { policy } = reportLimit
  return async (c, answer) => {
    const client = clientOf(c, deps)
    const isQuestion = c.req.method !== 'OPTIONS'
    const allowance = isQuestion ? await reportLimit.take(client) : reportLimit.look(client)
    const response = answerOrProblem(c, deps, () => {
      if (isQuestion) requireAllowance(policy, allowance)
      return answer()
    })
    const extra = { ...corsHeaders, Vary: VARY, ...rateLimitHeaders(policy, allowance) }
    for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
    return response
  }
}

function answerOrProblem(c: Context<AppEnv>, deps: AppDeps, answer: () => Response): Response {
  try {
    return answer()
  } catch (error) {
    return problemResponse(error, c.req.raw, deps)
  }
}
