import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'

/** One address of a list. */
export interface ListedAddress {
  /** Normalised; what was typed, where that is no address. */
  address: string
  /** Why it cannot be scanned, as a sentence. */
  fault?: string
}

/** What the name of a result may take of a line that is no address. */
const LONGEST = 300

/**
 * Reads one address per line, in UTF-8 or, with a byte order mark, UTF-16. Blank lines and lines that begin with `#` are
 * left out.
 *
 * @param file `-` reads standard input
 * @throws OperableError `invalid_request` if the file cannot be read
 */
export async function* readList(file: string): AsyncGenerator<ListedAddress> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  try {
    const lines = createInterface({ input: Readable.from(decoded(input)), crlfDelay: Number.POSITIVE_INFINITY })
    for await (const line of lines) {
      const typed = line.replace(/^\uFEFF/, '').trim()
      if (typed !== '' && !typed.startsWith('#')) yield listed(typed)
    }
  } catch (cause) {
    if (cause instanceof OperableError) throw cause
    throw new OperableError('invalid_request', `Cannot read the list ${file}.`, { cause })
  }
}

/** The marks of https://encoding.spec.whatwg.org/#bom-sniff that are not those of UTF-8. */
const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

async function* decoded(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const bytes of input) {
    decoder ??= new TextDecoder(MARKS[bytes.toString('hex', 0, 2)])
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

const ONE_A_LINE = 'A line holds one address and nothing else, and no address has a space in it.'

function listed(typed: string): ListedAddress {
  // It would become a part of the path, and another page would be scanned.
  if (/\s/.test(typed)) return { address: named(typed), fault: ONE_A_LINE }
  try {
    return { address: normalizeTypedUrl(typed) }
  } catch (error) {
    if (!(error instanceof OperableError)) throw error
    return { address: named(typed), fault: error.message }
  }
}

function named(typed: string): string {
  return typed.slice(0, LONGEST).toWellFormed()
}
