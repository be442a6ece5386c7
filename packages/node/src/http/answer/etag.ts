import { OperableError } from '@operable/core'

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
  if (only === undefined) throw new OperableError('precondition_failed', 'If-Match names no strong entity tag.')
  if (strong.length === 1) return only
  const revision = await current()
  return strong.includes(revision) ? revision : only
}
