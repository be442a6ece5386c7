import type { Mend } from './edits.ts'

/** A text file of a site: as a whole, or with a line more. @param text undefined if it is not there */
export function mendWhole(text: string | undefined, code: string): Mend {
  const all = code.endsWith('\n') ? code : `${code}\n`
  return { edits: [{ start: 0, end: text?.length ?? 0, text: all }] }
}

/** A line at the end of a file. */
export function appendLine(text: string, line: string): Mend {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const before = text === '' || text.endsWith('\n') ? '' : eol
  return { edits: [{ start: text.length, end: text.length, text: `${before}${line}${eol}` }] }
}

/** Puts a line in the place of another one, which must still be there. @param line from 1 */
export function replaceLine(text: string, line: number, code: string): Mend {
  let start = 0
  for (let at = 1; at < line; at++) {
    const next = /\r\n|\r|\n/.exec(text.slice(start))
    if (!next) return { left: 'The line is not there.' }
    start += next.index + next[0].length
  }
  const [was = ''] = /^[^\r\n]*/.exec(text.slice(start)) ?? []
  return { edits: [{ start, end: start + was.length, text: code }] }
}

/** Begins an llms.txt that has everything but its heading. */
export function addHeading(text: string, heading: string): Mend {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [html, title] = /^\s*<h1>([^<]+)<\/h1>/.exec(text) ?? []
  if (html && title) return { edits: [{ start: 0, end: html.length, text: `# ${title.trim()}` }] }
  return { edits: [{ start: 0, end: 0, text: `${heading}${eol}${eol}` }] }
}
