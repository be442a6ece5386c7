/** A reference has at most this many characters; what is longer is a plain ampersand. */
const REFERENCE = 12

/**
 * Writes `&` as `&amp;` where no reference starts: many sitemaps hold raw query strings, and the parser would swallow
 * what follows up to the next semicolon. Text inside CDATA is changed as well: its reader changes it back.
 *
 * @returns takes the text in pieces and gives what of it is settled; the last piece gives the rest
 */
export function createAmpersandEscape(): (chunk: string, isLast?: boolean) => string {
  let held = ''
  return (chunk, isLast = false) => {
    const text = held + chunk
    const last = text.indexOf('&', Math.max(0, text.length - REFERENCE))
    const end = isLast || last === -1 ? text.length : last
    held = text.slice(end)
    return text.slice(0, end).replace(/&(?!(?:[a-z]{1,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
  }
}
