import type { AppDeps, RequestEnv } from './app-deps.ts'
import { createReportAnswer } from './report-answer.ts'

/** The answer to a request that it knows; undefined: the router's turn. */
export type FastLane = (request: Request, env: RequestEnv) => Promise<Response> | undefined

/**
 * The address that is asked for most, answered before the router: its middleware, contexts and copies of headers cost
 * more than all that the answer itself takes. The same function answers behind the router, and OpenAPI describes that.
 */
export function createFastLane(deps: AppDeps): FastLane {
  const answerReport = createReportAnswer(deps)
  return (request, env) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    return isPath(request.url, '/api/v1/report') ? answerReport(request, env) : undefined
  }
}

/** Whether an absolute address has exactly this path. */
function isPath(address: string, path: string): boolean {
  const start = address.indexOf('/', address.indexOf('//') + 2)
  if (!address.startsWith(path, start)) return false
  const end = address[start + path.length]
  return end === undefined || end === '?' || end === '#'
}
