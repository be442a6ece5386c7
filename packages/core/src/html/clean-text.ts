/** Format characters: bidirectional overrides, zero-width spaces, invisible tags and selectors. The two joiners stay: scripts need them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|[\u{e0100}-\u{e01ef}]/gu

/**
 * Makes text of a scanned site fit for one line of a report: whitespace and control characters collapsed to one
 * space, bidirectional and invisible characters removed, broken surrogates replaced, cut at a length.
 *
 * @param text any string
 * @param max length in UTF-16 units, the ellipsis not counted
 */
export function cleanText(text: string, max = 300): string {
  const line = text
    .slice(0, max * 4)
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line.length <= max) return line
  const end = isHighSurrogate(line.charCodeAt(max - 1)) ? max - 1 : max
  return `${line.slice(0, end).trimEnd()}…`
}

/** Quotes text of the site. It cannot close the quotation marks itself, so a reader always sees who is speaking. */
export function quote(text: string, max = 80): string {
  return `“${cleanText(text, max).replace(/[“”]/g, '"')}”`
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
