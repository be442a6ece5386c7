/** Why a text that is valid JSON is refused all the same. */
export type JsonFault = { kind: 'depth' } | { kind: 'duplicate' | 'prototype'; name: string }

/**
 * What `JSON.parse` lets through and no request of ours needs: nesting without end, a member that is named twice (it
 * keeps the last one, other readers the first), and `__proto__`, which a later copy would set.
 *
 * @param text valid JSON
 */
export function findJsonFault(text: string, maxDepth: number): JsonFault | undefined {
  /** Names of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = []
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '{' || character === '[') {
      if (open.push(character === '{' ? new Set() : undefined) > maxDepth) return { kind: 'depth' }
    } else if (character === '}' || character === ']') {
      open.pop()
    } else if (character === '"') {
      const end = endOfString(text, i)
      const names = open.at(-1)
      if (names && isName(text, end)) {
        const name = String(JSON.parse(text.slice(i, end)))
        if (name === '__proto__') return { kind: 'prototype', name }
        if (names.has(name)) return { kind: 'duplicate', name }
        names.add(name)
      }
      i = end - 1
    }
  }
  return undefined
}

/** Position after the closing quotation mark. */
function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i + 1
}

/** A string that a colon follows is the name of a member. */
function isName(text: string, end: number): boolean {
  let i = end
  while (i < text.length && (text[i] === ' ' || text[i] === '\n' || text[i] === '\r' || text[i] === '\t')) i++
  return text[i] === ':'
}
