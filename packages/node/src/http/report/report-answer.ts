import type { StoredReport } from '../../contracts/reports.ts'
import { corsHeaders } from '../answer/cors.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { lastAttemptHeaders } from '../answer/last-attempt.ts'
import { prefersMarkdown } from '../answer/negotiate.ts'
import { securityHeaders, wholeAnswer } from '../answer/security-headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { rateLimitHeaders, requireAllowance } from '../client/rate-limit-headers.ts'
import { problemResponse } from '../problem/problem.ts'
import type { RequestEnv } from '../request/request-env.ts'
import { urlParameter } from '../request/url-parameter.ts'

/** Answers one request for a report, complete with every header. Never rejects. */
export type ReportAnswer = (request: Request, env: RequestEnv | undefined) => Promise<Response>

type Headers = Readonly<Record<string, string>>

/**
 * `GET` and `HEAD` of `/api/v1/report`: the hottest address of the service. Everything that does not depend on the
 * request is made once, and the body is the one that the report in memory keeps.
 */
export function createReportAnswer(deps: AppDeps): ReportAnswer {
  const { reportLimit, clientKey, findReport } = deps
  // What is stored for one representation must not be served for the other, nor a refusal of one for both.
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
    const allowance = reportLimit.take(clientKey(env?.peer, request.headers.get('x-forwarded-for')))
    const limits = rateLimitHeaders(reportLimit.policy, allowance)
    try {
      requireAllowance(reportLimit.policy, allowance)
      return present(await findReport(urlParameter(request.url)), request, limits)
    } catch (error) {
      return problemResponse(error, request, deps, { ...always, ...limits })
    }
  }
}
