import type { Transform } from 'node:stream'
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib'
import { FetchError } from '../failure/fetch-error.ts'

/** What we say that we can read. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

export type ContentCoding = 'gzip' | 'deflate' | 'br' | 'zstd'

const names: Readonly<Record<string, ContentCoding>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  br: 'br',
  zstd: 'zstd',
}

/**
 * The one content coding of an answer; none gives undefined. Several on top of each other are only known from bombs, and
 * an unknown one would be read as if it were text: both throw a FetchError of class `protocol`.
 */
export function contentCoding(header: string | undefined): ContentCoding | undefined {
  if (header === undefined) return undefined
  const codings = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part !== 'identity')
  const [only] = codings
  if (only === undefined) return undefined
  if (codings.length > 1) throw new FetchError('protocol', 'The response is compressed more than once.')
  const coding = names[only]
  if (!coding) throw new FetchError('protocol', 'The response uses a compression that was not requested.')
  return coding
}

/**
 * Bytes of a decoder's output. With Node's 16 KiB, a page goes to the decoder's thread and back four times as often; and pieces of
 * that size are cut from a buffer which others use as well, so that their memory could not be given back (`body-reader.ts`).
 */
export const DECODED_BYTES = 64 * 1024

const chunkSize = DECODED_BYTES
// Like browsers: an end that is missing is not an error as long as the bytes before it are good.
const lenientEnd = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH }
const windowOf8MiB = { params: { [constants.ZSTD_d_windowLogMax]: 23 } } // RFC 9659

/** A streaming decoder. */
export function createDecoder(coding: ContentCoding, firstByte: number): Transform {
  if (coding === 'gzip') return createGunzip(lenientEnd)
  if (coding === 'br') return createBrotliDecompress({ chunkSize, finishFlush: constants.BROTLI_OPERATION_FLUSH })
  if (coding === 'zstd')
    return createZstdDecompress({ ...windowOf8MiB, chunkSize, finishFlush: constants.ZSTD_e_flush })
  return isZlib(firstByte) ? createInflate(lenientEnd) : createInflateRaw(lenientEnd)
}

/** Whether bytes that nothing came out of are a whole answer, which is empty, and not the beginning of one. */
export function isWholeAnswer(coding: ContentCoding, bytes: Buffer): boolean {
  const decode = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync, deflate: inflate }[coding]
  try {
    return decode(bytes).length === 0
  } catch {
    return false
  }
}

/** `deflate` is meant to be zlib data, but some servers send it bare: the first byte tells. */
function isZlib(firstByte: number): boolean {
  return (firstByte & 0x0f) === 8
}

function inflate(bytes: Buffer): Buffer {
  return isZlib(bytes[0] ?? 0) ? inflateSync(bytes) : inflateRawSync(bytes)
}
