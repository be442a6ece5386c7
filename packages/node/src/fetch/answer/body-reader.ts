import { FetchError } from '../failure/fetch-error.ts'
import { type ContentCoding, DECODED_BYTES } from './content-coding.ts'
import { createUnpacker } from './unpacker.ts'

const RATIO_FROM_BYTES = 1024 * 1024
const MAX_RATIO = 200
/** From so many bytes on, glibc gives a block back to the system when it is freed; but each such block raises the limit. */
const LARGE = 128 * 1024

export interface BodyReaderOptions {
  coding: ContentCoding | undefined
  /** Decoded bytes. */
  maxBytes: number
  onTooLarge: 'fail' | 'truncate'
  /** Called once, with everything that was read. */
  done(body: Uint8Array, truncated: boolean): void
  /** Called once instead of `done`. */
  fail(error: FetchError): void
  /** Asks the source to wait: the decoder is behind. */
  pause(): void
  resume(): void
}

export interface BodyReader {
  write(chunk: Buffer): void
  end(): void
  /** Stops and frees the decoder; nothing is called afterwards. */
  stop(): void
}

/**
 * Collects a body and counts its decoded bytes while they come, so that a bomb costs no more memory than the limit:
 * stops at `maxBytes`, and beyond 1 MiB also at a ratio over 200:1.
 */
export function createBodyReader(options: BodyReaderOptions): BodyReader {
  const { coding, maxBytes, onTooLarge } = options
  const chunks: Buffer[] = []
  let bytes = 0
  let ended = false
  const unpacker = createUnpacker({ coding, take, end, fail, resume: options.resume })

  function take(chunk: Buffer): void {
    if (ended) return
    bytes += chunk.length
    if (bytes > maxBytes) {
      chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)))
      tooLarge(`The response is larger than ${maxBytes} bytes.`)
      return
    }
    chunks.push(chunk)
    if (bytes > RATIO_FROM_BYTES && unpacker.ratioTo(bytes) > MAX_RATIO) {
      tooLarge(`The answer unpacks to more than ${MAX_RATIO} times its size.`)
    }
  }

  function tooLarge(detail: string): void {
    if (onTooLarge === 'fail') fail(new FetchError('too_large', detail))
    else done(true)
  }

  function end(): void {
    done(false)
    // Only now: a decoder that has not ended may still write.
    if (coding) for (const chunk of chunks) release(chunk)
  }

  function done(truncated: boolean): void {
    settle(() => options.done(joined(chunks, Math.min(bytes, maxBytes)), truncated))
  }

  function fail(error: FetchError): void {
    settle(() => options.fail(error))
  }

  function settle(report: () => void): void {
    if (ended) return
    stop()
    report()
  }

  function stop(): void {
    ended = true
    unpacker.destroy()
  }

  return {
    write(chunk) {
      if (!ended && !unpacker.write(chunk)) options.pause()
    },
    end() {
      if (!ended) unpacker.end()
    },
    stop,
  }
}

/**
 * In one piece. A large one is growable and shared: such memory never comes from the heap of the C library, where blocks of
 * megabytes leave holes that the process keeps (60 MiB after a scan of hostile sites), and a thread reads it without a copy.
 */
function joined(chunks: readonly Buffer[], bytes: number): Uint8Array {
  if (bytes < LARGE) return Buffer.concat(chunks)
  const whole = new Uint8Array(new SharedArrayBuffer(bytes, { maxByteLength: bytes }), 0, bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Gives the memory of a piece back at once. Otherwise it is there until the next collection, and counts as growth of the heap: 8 MB
 * of unpacked pages, less than two sites, made the engine look at all that the process holds (a tenth of the CPU time of a scan).
 */
function release({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === DECODED_BYTES) buffer.transfer(0)
}
