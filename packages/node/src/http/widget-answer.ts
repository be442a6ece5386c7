import type { AppDeps } from './app-deps.ts'
import { corsHeaders } from './cors.ts'
import { isNotModified } from './etag.ts'
import { problemResponse } from './problem.ts'
import { addHeaders, securityHeaders } from './security-headers.ts'

/** Answers one poll of the script on a website, complete with every header. Never rejects. */
export type WidgetAnswer = (request: Request, websiteId: string) => Promise<Response>

/** Short, so that a change shows with the next poll; an older list is used while a new one is on its way. */
export const WIDGET_CACHE = 'public, max-age=2, stale-while-revalidate=30'

/**
 * `GET` and `HEAD` of `/widget/{websiteId}/tools.json`, which every visitor of every website asks for: the text and its
 * tag come from memory, the headers are made once.
 */
export function createWidgetAnswer(deps: AppDeps): WidgetAnswer {
  const { tools } = deps.operable
  const always = { ...securityHeaders(deps.baseUrl), ...corsHeaders }
  const fresh = { ...always, 'Cache-Control': WIDGET_CACHE }

  return async (request, websiteId) => {
    try {
      const { bytes, etag } = await tools.widget(websiteId)
      if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: { ...fresh, ETag: etag } })
      const headers = { ...fresh, 'Content-Type': 'application/json', ETag: etag }
      return new Response(request.method === 'HEAD' ? null : bytes, { headers })
    } catch (error) {
      return addHeaders(problemResponse(error, request, deps), always)
    }
  }
}
