/** RFC 9309 section 2.5: a parser must read at least 500 KiB; what follows is ignored. */
const ROBOTS_BYTES = 512_000

/** Google's parser cuts longer lines (2,083 is the longest address that some browsers take; eight of them). */
const LINE_LENGTH = 2083 * 8 - 1

export type RobotsKey =
  | 'user-agent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  | 'crawl-delay'
  | 'content-signal'
  | 'content-usage'

export interface RobotsLine {
  key: RobotsKey
  value: string
  /** 1-based, as an editor counts. */
  line: number
  /** The line without its comment and outer blanks. */
  text: string
}

/**
 * What the keys begin with, the spellings included that Google's matcher (google/robotstxt) takes for a key: the most
 * used oracle decides what a site's file does in practice.
 */
const KEYS: readonly (readonly [start: string, key: RobotsKey])[] = [
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
  ['crawl-delay', 'crawl-delay'],
  ['content-signal', 'content-signal'],
  ['content-usage', 'content-usage'],
]

/** The lines of a robots.txt that mean something, in order. Reads the first 512,000 bytes. */
export function* readRobotsLines(text: string): Generator<RobotsLine> {
  const lines = withoutByteOrderMark(firstBytes(text)).split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const read = readLine(line)
    if (read) yield { ...read, line: index + 1 }
  }
}

function readLine(line: string): Omit<RobotsLine, 'line'> | undefined {
  const text = trimAscii(cutAt(cutAt(line.slice(0, LINE_LENGTH), '\0'), '#'))
  const colon = text.indexOf(':')
  const pair = colon === -1 ? splitAtBlank(text) : ([text.slice(0, colon), text.slice(colon + 1)] as const)
  if (!pair) return undefined
  const name = trimAscii(pair[0]).toLowerCase()
  const key = KEYS.find(([start]) => name.startsWith(start))?.[1]
  return key && { key, value: trimAscii(pair[1]), text }
}

/** `disallow /x`, the colon forgotten: taken when there are exactly two words. */
function splitAtBlank(text: string): readonly [string, string] | undefined {
  const words = text.split(/[ \t]+/, 3)
  return words.length === 2 && words[0] && words[1] ? [words[0], words[1]] : undefined
}

/** The mark in front, or a piece of it; also when its bytes were read as Latin-1 or did not decode. */
function withoutByteOrderMark(text: string): string {
  if (text.startsWith('\uFEFF') || text.startsWith('\uFFFD')) return text.slice(1)
  let length = 0
  while (length < 3 && text[length] === '\u00EF\u00BB\u00BF'[length]) length++
  return text.slice(length)
}

/**
 * The start of the text that has at most 512,000 UTF-8 bytes. A line that the limit cuts is left out: `Disallow: /a` cut
 * to `Disallow: /` would close the whole site.
 */
function firstBytes(text: string): string {
  if (text.length * 3 <= ROBOTS_BYTES) return text
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // Each half of a surrogate pair stands for two of the pair's four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3
    if (bytes > ROBOTS_BYTES) {
      const end = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('\r', index))
      // One endless line has no end to go back to: its start is read, as the limit for lines cuts it anyway.
      return text.slice(0, end === -1 ? index : end)
    }
  }
  return text
}

function cutAt(text: string, sign: string): string {
  const index = text.indexOf(sign)
  return index === -1 ? text : text.slice(0, index)
}

/** `trim()` would also remove a byte order mark and Unicode blanks, which are part of a value here. */
function trimAscii(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}
