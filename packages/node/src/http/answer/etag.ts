import { OperableError } from '@operable/core'
import type { ToolList } from '../../contracts/tools.ts'

/** Opaque tags of a list (RFC 9110 section 8.8.3), with whether each is weak. */
const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g

/** A strong entity tag for a revision. */
export function strongTag(revision: string): string {
  return `"${revision}"`
}

/** Whether `If-None-Match` names this tag: weak comparison (RFC 9110 section 13.1.2). */
export function isNotModified(request: Pick<Request, 'headers'>, etag: string): boolean {
  const header = request.headers.get('if-none-match')
  if (header === null) return false
  if (header === etag || header.trim() === '*') return true
  return [...header.matchAll(ENTITY_TAG)].some(([, , tag]) => tag === etag)
}

/**
 * The revision that `If-Match` allows to be changed: strong comparison (RFC 9110 section 13.1.1).
 *
 * @param current gives the present revision; asked only when the header names several
 * @returns undefined when the header is absent or is `*`
 * @throws OperableError `precondition_failed` when no tag of the header can hold
 */
export async function requiredRevision(request: Request, current: () => Promise<string>): Promise<string | undefined> {
  const header = request.headers.get('if-match')
  if (header === null || header.trim() === '*') return undefined
  const strong = [...header.matchAll(ENTITY_TAG)].flatMap(([, weak, tag]) => (weak || !tag ? [] : [tag.slice(1, -1)]))
  const [only] = strong
  if (only === undefined) throw new OperableError('precondition_failed', 'If-Match contains no strong entity tag.')
  if (strong.length === 1) return only
  const revision = await current()
  return strong.includes(revision) ? revision : only
}

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
