import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
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
 * Reads one address per line. Blank lines and lines that begin with `#` are left out.
 *
 * @param file `-` reads standard input
 * @throws OperableError `invalid_request` if the file cannot be read
 */
export async function* readList(file: string): AsyncGenerator<ListedAddress> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const typed = line.replace(/^\uFEFF/, '').trim()
      if (typed !== '' && !typed.startsWith('#')) yield listed(typed)
    }
  } catch (cause) {
    if (cause instanceof OperableError) throw cause
    throw new OperableError('invalid_request', `Cannot read the list ${file}.`, { cause })
  }
}

function listed(typed: string): ListedAddress {
  try {
    return { address: normalizeTypedUrl(typed) }
  } catch (error) {
    if (!(error instanceof OperableError)) throw error
    return { address: typed.slice(0, LONGEST).toWellFormed(), fault: error.message }
  }
}
