import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isNotModified, strongTag } from './etag.ts'
import { type ContentCoding, chooseCoding } from './negotiate.ts'

/** Answers `GET`; HEAD is the router's. */
export type FixedAnswer = (request: Request) => Promise<Response>

/**
 * A document that does not change while the process lives: cached for an hour, revalidated by its entity tag, and
 * compressed where the client accepts that. Each coding has its own strong tag (RFC 9110 section
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

/** Made on the first request, so that a program that only uses the API never pays for it. */
export function onDemand(make: () => FixedAnswer | Promise<FixedAnswer>): FixedAnswer {
  let made: Promise<FixedAnswer> | undefined
  return async (request) => {
    made ??= Promise.resolve(make())
    return (await made)(request)
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** A text in a content coding, as bytes. */
type CodedText = (coding: ContentCoding) => Promise<Bytes>

const encode = {
  identity: async (plain: Bytes) => plain,
  gzip: (plain: Bytes) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  br: (plain: Bytes) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
} satisfies Record<ContentCoding, (plain: Bytes) => Promise<Bytes>>

/**
 * Compresses a text once per coding, as small as possible, off the event loop, when it is first
 * requested. Concurrent callers share one compression, and a failed one is forgotten.
 */
function codedText(text: string): CodedText {
  const plain = new TextEncoder().encode(text)
  const made = new Map<ContentCoding, Promise<Bytes>>()
  return (coding) => {
    const known = made.get(coding)
    if (known !== undefined) return known
    const making = encode[coding](plain)
    made.set(coding, making)
    making.catch(() => made.delete(coding))
    return making
  }
}
