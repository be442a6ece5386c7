/**
 * JSON whose only faults are commas and comments: one too many, one that is missing between two values, or a note for
 * people. Between two values only a comma can stand, so nothing is guessed. Undefined if that does not make it valid.
 */
export function mendJson(text: string): string | undefined {
  let mended = ''
  let last: string | undefined
  for (const { 0: token } of text.matchAll(TOKENS)) {
    if (/^\s+$/.test(token)) {
      mended += token
      continue
    }
    if (token.startsWith('//') || token.startsWith('/*')) {
      mended = mended.replace(/[ \t]+$/, '')
      continue
    }
    if (last === ',' && (token === '}' || token === ']')) {
      const comma = mended.lastIndexOf(',')
      mended = mended.slice(0, comma) + mended.slice(comma + 1)
    } else if (last !== undefined && endsValue(last) && startsValue(token)) {
      const end = mended.trimEnd().length
      mended = `${mended.slice(0, end)},${mended.slice(end)}`
    }
    mended += token
    last = token
  }
  try {
    JSON.parse(mended)
    return mended
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
