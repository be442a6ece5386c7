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
  const { reportLimit, clientKey, findReport } = deps
  // A cache must not serve one representation for the other.
  const always: Headers = { ...securityHeaders(deps.baseUrl), ...corsHeaders, Vary: 'Accept' }
  const fresh: Headers = { ...always, 'Cache-Control': 'public, max-age=60' }
  const asJson: Headers = { ...fresh, 'Content-Type': 'application/json' }
  const asMarkdown: Headers = { ...fresh, 'Content-Type': 'text/markdown; charset=utf-8' }

  function present(stored: StoredReport, request: Request, limits: Headers): Response {
    const markdown = prefersMarkdown(request.headers.get('accept'))
    const etag = strongTag(markdown ? `${stored.revision}-md` : `${stored.revision}-json`)
    const own = { ...lastAttemptHeaders(stored), ...limits, ETag: etag }
    if (isNotModified(request, etag)) return wholeAnswer(null, { status: 304, headers: { ...fresh, ...own } })
    const body = markdown ? stored.markdownBytes : stored.jsonBytes
    // Also for HEAD, which has no body to count.
    const length = { 'Content-Length': String(body.byteLength) }
    return wholeAnswer(body, { status: 200, headers: { ...(markdown ? asMarkdown : asJson), ...own, ...length } })
  }

  return async (request, env) => {
    const allowance = await reportLimit.take(clientKey(env?.peer, request.headers.get('x-forwarded-for')))
    const limits = rateLimitHeaders(reportLimit.policy, allowance)
    try {
      requireAllowance(reportLimit.policy, allowance)
      return present(await findReport(urlParameter(request.url)), request, limits)
    } catch (error) {
      return problemResponse(error, request, deps, { ...always, ...limits })
    }
  }
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
    const extra = { ...corsHeaders, Vary: 'Accept', ...rateLimitHeaders(policy, allowance) }
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
