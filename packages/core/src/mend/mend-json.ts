import { applyEdits, type Edit } from './edits.ts'

/**
 * What corrects JSON whose only faults are commas and comments: one too many, one that is missing between two values, or a
 * note for people. Between two values only a comma can stand, so nothing is guessed. Undefined if that does not make it
 * valid.
 */
export function mendJson(text: string): Edit[] | undefined {
  const edits: Edit[] = []
  /** Before the token, on its line. */
  let blanks = 0
  let last: { token: string; start: number; end: number } | undefined
  for (const { 0: token, index: start } of text.matchAll(TOKENS)) {
    const end = start + token.length
    if (/^\s+$/.test(token)) {
      blanks = /[ \t]*$/.exec(token)?.[0].length ?? 0
      continue
    }
    if (token.startsWith('//') || token.startsWith('/*')) {
      edits.push({ start: start - blanks, end, text: '' })
      blanks = 0
      continue
    }
    blanks = 0
    if (last?.token === ',' && (token === '}' || token === ']'))
      edits.push({ start: last.start, end: last.end, text: '' })
    else if (last && endsValue(last.token) && startsValue(token)) {
      edits.push({ start: last.end, end: last.end, text: ',' })
    }
    last = { token, start, end }
  }
  try {
    JSON.parse(applyEdits(text, edits))
    return edits
  } catch {
    return undefined
  }
}

const TOKENS = /\s+|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}[\],:]|[^\s"{}[\],:/]+|[\s\S]/g

function endsValue(token: string): boolean {
  return !/^[{[,:]$/.test(token)
}

function startsValue(token: string): boolean {
  return !/^[}\],:]$/.test(token)
}
