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
export function fixedAnswer(
  body: string | FixedDocument,
  type: string,
  extra: Readonly<Record<string, string>> = {},
): FixedAnswer {
  const { hash, coded } = typeof body === 'string' ? fixedDocument(body) : body
  const always = { 'Cache-Control': 'public, max-age=3600', ...extra, Vary: 'Accept-Encoding' }
  return async ({ headers }) => {
    const coding = chooseCoding(headers.get('accept-encoding'))
    const isPlain = coding === 'identity'
    const etag = strongTag(isPlain ? hash() : `${hash()}-${coding}`)
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

/** A text and what is made of it when it is first asked for, once for all its answers. */
export interface FixedDocument {
  /** 27 characters of its SHA-256, in base64url. */
  hash(): string
  /** Its bytes in a content coding. */
  coded(coding: ContentCoding): Promise<Bytes>
}

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
 * Compresses the text once per coding, as small as possible, off the event loop. Concurrent callers share one
 * compression, and a failed one is forgotten.
 */
export function fixedDocument(text: string): FixedDocument {
  let hash: string | undefined
  const made = new Map<ContentCoding, Promise<Bytes>>()
  return {
    hash() {
      hash ??= createHash('sha256').update(text).digest('base64url').slice(0, 27)
      return hash
    },
    coded(coding) {
      const known = made.get(coding)
      if (known !== undefined) return known
      const making = encode[coding](new TextEncoder().encode(text))
      made.set(coding, making)
      making.catch(() => made.delete(coding))
      return making
    },
  }
}
