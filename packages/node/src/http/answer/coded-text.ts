import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentCoding } from './content-coding.ts'

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
 * Each coding of a text is made once, as small as it gets, by a thread beside the event loop, when somebody asks for it
 * first: callers at the same time wait for one making, and a failed one is forgotten.
 */
export function codedText(text: string): CodedText {
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
