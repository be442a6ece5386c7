import { isNotModified } from '../answer/etag.ts'
import { corsHeaders, securityHeaders, wholeAnswer } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { problemResponse } from '../problem/problem.ts'

/** Answers one poll of the script on a website, complete with every header. Never rejects. */
type WidgetAnswer = (request: Request, websiteId: string) => Promise<Response>

/** Short, so that a change shows with the next poll; an older list is used while a new one is on its way. */
export const WIDGET_CACHE = 'public, max-age=2, stale-while-revalidate=30'

/**
 * `GET` and `HEAD` of `/widget/{websiteId}/tools.json`, which every visitor of every website asks for: the text and its
 * tag come from memory, the headers are made once.
 */
export function createWidgetAnswer(deps: AppDeps): WidgetAnswer {
  const { tools, widgetArchive } = deps.operable
  const ownOrigin = new URL(deps.baseUrl).origin
  /** Only requests to another origin name their own. */
  const originOf = ({ headers }: Request) =>
    headers.get('origin') ?? (headers.get('sec-fetch-site') === 'same-origin' ? ownOrigin : null)
  const always = { ...securityHeaders(deps.baseUrl), ...corsHeaders }
  const fresh = { ...always, 'Cache-Control': WIDGET_CACHE }

  return async (request, websiteId) => {
    try {
      const { bytes, etag } = await tools.widget(websiteId)
      // In the background: nobody waits for it.
      widgetArchive.noteList(websiteId, originOf(request)).catch(() => {})
      if (isNotModified(request, etag)) return wholeAnswer(null, { status: 304, headers: { ...fresh, ETag: etag } })
      const own = { 'Content-Type': 'application/json', ETag: etag, 'Content-Length': String(bytes.byteLength) }
      return wholeAnswer(bytes, { status: 200, headers: { ...fresh, ...own } })
    } catch (error) {
      if ((error as { code?: unknown } | undefined)?.code === 'website_not_found') {
        widgetArchive.noteUnknown(websiteId, originOf(request)).catch(() => {})
      }
      return problemResponse(error, request, deps, always)
    }
  }
}
