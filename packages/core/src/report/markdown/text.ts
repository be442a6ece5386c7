import { cleanText } from '../../html/clean-text.ts'

/** Longest piece of text that a report shows in Markdown, in UTF-16 units. */
const MAX_TEXT = 500

/**
 * Escapes text for a line of Markdown so that it can never become markup: no emphasis, link, image, HTML, heading, list,
 * table or code. Whatever a reader would turn into a link by itself (addresses, mail) is shown as code.
 *
 * Rules: reference CommonMark 0.31 §2.4 (backslash escapes) and GFM §6.9 (autolinks).
 */
export function markdownText(text: string, max = MAX_TEXT): string {
  return escapeStart(words(text, max, markdownCode))
}

/** The same for a cell of a table, where a bar ends the cell even inside code, so it is percent-encoded there. */
export function markdownCell(text: string): string {
  return words(text, MAX_TEXT, (word) => markdownCode(word.replaceAll('|', '%7C')))
}

/** Text as code on a line, verbatim but for characters that cannot be seen. */
export function markdownCode(text: string): string {
  const code = cleanText(text, MAX_TEXT)
  const ticks = '`'.repeat(longestRun(code) + 1)
  const pad = code === '' || code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${code}${pad}${ticks}`
}

/** Lines of code in a fence that the code cannot close. */
export function markdownFence(code: string, language: string): string {
  const lines = code.trimEnd().replace(/\r\n?/g, '\n').split('\n').map(codeLine)
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return [`${ticks}${language}`, ...lines, ticks].join('\n')
}

function words(text: string, max: number, asCode: (word: string) => string): string {
  return cleanText(text, max)
    .split(' ')
    .map((word) => (becomesLink(word) ? linkAsCode(word, asCode) : word.replace(/[\\`*_[\]<|~&]/g, '\\$&')))
    .join(' ')
}

/** GFM links these without any markup. */
function becomesLink(word: string): boolean {
  return /:\/\/|www\.|mailto:|xmpp:|@/i.test(word)
}

/** Quotation marks and punctuation around an address stay outside of the code. */
function linkAsCode(word: string, asCode: (word: string) => string): string {
  let start = 0
  let end = word.length
  while (start < end && '“"\'('.includes(word[start]!)) start++
  while (end > start && '”"\').,;:!?…'.includes(word[end - 1]!)) end--
  if (start === end) return word
  return `${word.slice(0, start)}${asCode(word.slice(start, end))}${word.slice(end)}`
}

/** What opens a heading, list, quotation or rule does so only at the start of a line. */
function escapeStart(line: string): string {
  if (/^[#>+\-=]/.test(line)) return `\\${line}`
  return line.replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
}

/** Tabs and every other visible character stay; characters that reorder or hide code go. */
function codeLine(line: string): string {
  return line.toWellFormed().replace(/(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
}

function longestRun(text: string): number {
  let longest = 0
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  return longest
}
