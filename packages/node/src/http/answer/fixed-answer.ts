import { createHash } from 'node:crypto'
import { codedText } from './coded-text.ts'
import { chooseCoding } from './content-coding.ts'
import { isNotModified, strongTag } from './etag.ts'

/** Answers `GET`; HEAD is the router's. */
export type FixedAnswer = (request: Request) => Promise<Response>

/**
 * A document that stays the same while the process lives: kept for an hour, asked for again by its entity tag, and
 * compressed for who takes that. Each coding is a representation of its own, with its own strong tag (RFC 9110 section
 * 8.8.3.3).
 */
export function fixedAnswer(body: string, type: string, extra: Readonly<Record<string, string>> = {}): FixedAnswer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const coded = codedText(body)
  const always = { 'Cache-Control': 'public, max-age=3600', ...extra, Vary: 'Accept-Encoding' }
  return async ({ headers }) => {
    const coding = chooseCoding(headers.get('accept-encoding'))
    const isPlain = coding === 'identity'
    const etag = strongTag(isPlain ? hash : `${hash}-${coding}`)
    const validators = { ...always, ETag: etag }
    if (isNotModified({ headers }, etag)) return new Response(null, { status: 304, headers: validators })
    const bytes = await coded(coding)
    return new Response(bytes, {
      headers: {
        ...validators,
        'Content-Type': type,
        // Also for HEAD, which has no body to count.
        'Content-Length': String(bytes.length),
        ...(isPlain ? {} : { 'Content-Encoding': coding }),
      },
    })
  }
}

/** Made when somebody asks: a program that mounts the service for its API alone never pays for it. */
export function onDemand(make: () => FixedAnswer | Promise<FixedAnswer>): FixedAnswer {
  let made: Promise<FixedAnswer> | undefined
  return async (request) => {
    made ??= Promise.resolve(make())
    return (await made)(request)
  }
}
