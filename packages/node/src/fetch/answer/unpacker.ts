import { FetchError } from '../failure/fetch-error.ts'
import { type ContentCoding, createDecoder, isWholeAnswer } from './content-coding.ts'

/** An answer that unpacks to nothing is shorter than this. */
const MAX_EMPTY_BYTES = 1024

export interface UnpackerOptions {
  /** Undefined: the bytes are taken as they come. */
  coding: ContentCoding | undefined
  /** Gets the decoded bytes as they come. */
  take(chunk: Buffer): void
  /** Called once: everything was taken. */
  end(): void
  /** Called instead of `end`. */
  fail(error: FetchError): void
  /** The source may go on after `write` answered false. */
  resume(): void
}

export interface Unpacker {
  /** @returns false when the source is to wait */
  write(chunk: Buffer): boolean
  end(): void
  /** Frees the decoder. */
  destroy(): void
  /** How many times so many decoded bytes are those that came. */
  ratioTo(bytes: number): number
}

/** Decodes a body while it comes. */
export function createUnpacker({ coding, ...options }: UnpackerOptions): Unpacker {
  return coding === undefined ? asItIs(options) : decoderOf(coding, options)
}

function asItIs({ take, end }: Pick<UnpackerOptions, 'take' | 'end'>): Unpacker {
  return {
    write(chunk) {
      take(chunk)
      return true
    },
    end,
    destroy() {},
    ratioTo: () => 1,
  }
}

/** An answer that nothing comes out of has to be whole, to be told from the beginning of one. */
function decoderOf(coding: ContentCoding, { take, end, fail, resume }: Omit<UnpackerOptions, 'coding'>): Unpacker {
  /** The first bytes as they came, for an answer that nothing comes out of. */
  let wire = Buffer.alloc(0)
  let wireBytes = 0
  let isEmpty = true
  let decoder: ReturnType<typeof createDecoder> | undefined

  function startDecoder(firstByte: number): ReturnType<typeof createDecoder> {
    const started = createDecoder(coding, firstByte)
    started.on('data', (chunk: Buffer) => {
      isEmpty = false
      take(chunk)
    })
    started.on('drain', resume)
    started.on('end', () => {
      if (!isEmpty || (wireBytes === wire.length && isWholeAnswer(coding, wire))) return end()
      fail(new FetchError('protocol', 'The compressed response is incomplete.'))
    })
    started.on('error', (cause) => {
      fail(new FetchError('protocol', 'The compressed response cannot be decoded.', { cause }))
    })
    return started
  }

  return {
    write(chunk) {
      wireBytes += chunk.length
      if (wireBytes <= MAX_EMPTY_BYTES) wire = Buffer.concat([wire, chunk])
      decoder ??= startDecoder(chunk[0] ?? 0)
      return decoder.write(chunk)
    },
    end() {
      if (decoder) decoder.end()
      else end()
    },
    destroy: () => decoder?.destroy(),
    ratioTo: (bytes) => bytes / wireBytes,
  }
}
