import { FetchError } from '../failure/fetch-error.ts'
import { type ContentCoding, createDecoder, isWholeAnswer } from './content-coding.ts'

const RATIO_FROM_BYTES = 1024 * 1024
const MAX_RATIO = 200
/** An answer that unpacks to nothing is shorter than this. */
const MAX_EMPTY_BYTES = 1024

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
  /** The first bytes as they came, for an answer that nothing comes out of. */
  let wire = Buffer.alloc(0)
  /** Bytes as they came, and decoded ones. */
  let wireBytes = 0
  let bytes = 0
  let ended = false
  let decoder: ReturnType<typeof createDecoder> | undefined

  function take(chunk: Buffer): void {
    if (ended) return
    bytes += chunk.length
    if (bytes > maxBytes) {
      chunks.push(chunk.subarray(0, chunk.length - (bytes - maxBytes)))
      tooLarge(`The answer is larger than ${maxBytes} bytes.`)
      return
    }
    chunks.push(chunk)
    if (decoder && bytes > RATIO_FROM_BYTES && bytes > wireBytes * MAX_RATIO) {
      tooLarge(`The answer unpacks to more than ${MAX_RATIO} times its size.`)
    }
  }

  function tooLarge(detail: string): void {
    settle(() => {
      if (onTooLarge === 'fail') options.fail(new FetchError('too_large', detail))
      else options.done(Buffer.concat(chunks), true)
    })
  }

  function settle(report: () => void): void {
    if (ended) return
    stop()
    report()
  }

  function finish(): void {
    options.done(Buffer.concat(chunks), false)
  }

  function stop(): void {
    ended = true
    decoder?.destroy()
  }

  function startDecoder(kind: ContentCoding, firstByte: number): ReturnType<typeof createDecoder> {
    const started = createDecoder(kind, firstByte)
    started.on('data', take)
    started.on('drain', options.resume)
    started.on('end', () =>
      settle(() => {
        if (bytes > 0 || (wireBytes === wire.length && isWholeAnswer(kind, wire))) return finish()
        options.fail(new FetchError('protocol', 'The compressed answer ends before anything can be unpacked.'))
      }),
    )
    started.on('error', (cause) => {
      settle(() => options.fail(new FetchError('protocol', 'The compressed answer cannot be unpacked.', { cause })))
    })
    return started
  }

  return {
    write(chunk) {
      if (ended) return
      wireBytes += chunk.length
      if (coding === undefined) return take(chunk)
      if (wireBytes <= MAX_EMPTY_BYTES) wire = Buffer.concat([wire, chunk])
      decoder ??= startDecoder(coding, chunk[0] ?? 0)
      if (!decoder.write(chunk)) options.pause()
    },
    end() {
      if (ended) return
      if (decoder) decoder.end()
      else settle(finish)
    },
    stop,
  }
}
