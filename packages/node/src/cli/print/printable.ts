import { stripVTControlCharacters } from 'node:util'

/** Direction overrides, zero-width and tag characters. The two joiners stay: some scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|[\u{e0100}-\u{e01ef}]/gu

/** Every control character except the line feed; C1 has the one-byte forms of terminal commands. */
const CONTROL = /(?!\n)\p{Cc}|[\u2028\u2029]/gu

/**
 * The same data with every text made harmless for a terminal: a scanned page must not move the cursor, set the title or
 * reorder a line. Line feeds stay, because snippets have lines.
 */
export function printable<T>(data: T): T {
  return clean(data) as T
}

function clean(data: unknown): unknown {
  if (typeof data === 'string') return cleanText(data)
  if (Array.isArray(data)) return data.map(clean)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clean(value)]))
}

function cleanText(text: string): string {
  return stripVTControlCharacters(text).toWellFormed().replace(INVISIBLE, '').replace(CONTROL, ' ')
}
