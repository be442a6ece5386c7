import type { ToolList } from '../../contracts/tools.ts'
import { isNotModified, strongTag } from './etag.ts'

/** Answers are for the one who has the key, who asks again before an old one is used. */
const CACHE = 'private, no-cache'

/** A change or a list: the whole list, with the revision as its entity tag. */
export function toolListAnswer({ tools, toolLimit, revision }: ToolList): Response {
  return jsonWithTag({ tools, toolLimit }, revision)
}

export function jsonWithTag(body: object, revision: string, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': CACHE, ETag: strongTag(revision) },
  })
}

/** 304 when the request has this revision already. */
export function unlessNotModified(request: Request, revision: string, answer: () => Response): Response {
  const etag = strongTag(revision)
  if (!isNotModified(request, etag)) return answer()
  return new Response(null, { status: 304, headers: { 'Cache-Control': CACHE, ETag: etag } })
}
