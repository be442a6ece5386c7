import type { Answer, Asked } from './answer/answer.ts'
import type { AppDeps } from './app-deps.ts'
import { createReportAnswer } from './report/report-answer.ts'
import { REPORT_PATH } from './report/report-count.ts'
import type { RequestEnv } from './request/request-env.ts'
import { createWidgetAnswer } from './widget/widget-answer.ts'

/** The answer to a request that it knows; undefined: the router's turn. */
export type FastLane = (request: Asked, env: RequestEnv) => Promise<Answer> | undefined

/** The path of the widget's list; another spelling of it is the router's. */
const WIDGET = /^\/widget\/([0-9a-z]+)\/tools\.json(?:[?#]|$)/

/**
 * The addresses that are asked for most, answered before the router: its middleware, contexts and copies of headers cost
 * more than all that the answer itself takes. The same functions answer behind the router, and OpenAPI describes that.
 */
export function createFastLane(deps: AppDeps): FastLane {
  const answerReport = createReportAnswer(deps)
  const answerWidget = createWidgetAnswer(deps)
  const base = new URL(deps.baseUrl).pathname.replace(/\/$/, '')

  /** @param start where the path begins that routes name */
  function answer(request: Asked, env: RequestEnv, start: number): ReturnType<FastLane> {
    const { url } = request
    if (isPath(url, start, REPORT_PATH)) return answerReport(request, env)
    const websiteId = url.startsWith('/widget/', start) ? WIDGET.exec(url.slice(start))?.[1] : undefined
    return websiteId === undefined ? undefined : answerWidget(request, websiteId)
  }

  return (request, env) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { url } = request
    const start = url.indexOf('/', url.indexOf('//') + 2)
    const answered = answer(request, env, start)
    if (answered || base === '' || !url.startsWith(base, start)) return answered
    return answer(request, env, start + base.length)
  }
}

/** Whether an absolute address, whose path begins at `start`, has exactly this path. */
function isPath(address: string, start: number, path: string): boolean {
  if (!address.startsWith(path, start)) return false
  const end = address[start + path.length]
  return end === undefined || end === '?' || end === '#'
}
