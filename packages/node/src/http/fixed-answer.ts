import { createHash } from 'node:crypto'
import { isNotModified, strongTag } from './etag.ts'

/** Answers `GET`; HEAD is the router's. */
export type FixedAnswer = (request: Request) => Response

/** A document that stays the same while the process lives: kept for an hour, and asked for again by its entity tag. */
export function fixedAnswer(body: string, type: string, extra: Readonly<Record<string, string>> = {}): FixedAnswer {
  const etag = strongTag(createHash('sha256').update(body).digest('base64url').slice(0, 27))
  const validators = { 'Cache-Control': 'public, max-age=3600', ...extra, ETag: etag }
  return (request) => {
    if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: validators })
    return new Response(body, { headers: { ...validators, 'Content-Type': type } })
  }
}
