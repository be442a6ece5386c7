/**
 * The pattern of an `Allow` or `Disallow` line in the form that is compared: other than ASCII as percent-encoded UTF-8,
 * the digits of percent codes in upper case (RFC 9309 section 2.2.2). Encoded ASCII stays encoded, as Google's matcher
 * has it: `/%62` and `/b` are two paths.
 */
export function normalizePattern(text: string): string {
  const ascii = /[\u0080-\uffff]/.test(text)
    ? text.toWellFormed().replace(/[\u0080-\u{10ffff}]+/gu, encodeURIComponent)
    : text
  return upperCaseCodes(ascii)
}

/** Path and query in the form that is compared with patterns. Takes an absolute address as well; its fragment is dropped. */
export function normalizePath(text: string): string {
  return upperCaseCodes(pathOf(text))
}

/**
 * Tells whether a pattern matches the start of a path: `*` stands for any run, a last `$` for the end. No regular
 * expression: each literal is searched for once, left to right, so the time is linear in pattern and path.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const end = anchored ? pattern.length - 1 : pattern.length
  let star = pattern.indexOf('*')
  if (star === -1) return anchored ? path === pattern.slice(0, end) : path.startsWith(pattern)
  if (!path.startsWith(pattern.slice(0, star))) return false

  let position = star
  for (;;) {
    const next = pattern.indexOf('*', star + 1)
    const literal = pattern.slice(star + 1, next === -1 ? end : next)
    if (next === -1 && anchored) return path.length - literal.length >= position && path.endsWith(literal)
    const found = find(literal, path, position)
    if (found === -1) return false
    if (next === -1) return true
    position = found + literal.length
    star = next
  }
}

/** From this length on, `indexOf` can be made to cost the product of both lengths. */
const LONG = 32

/** `path.indexOf(literal, from)` in time linear in both, by Knuth, Morris and Pratt. */
function find(literal: string, path: string, from: number): number {
  if (literal.length < LONG) return path.indexOf(literal, from)
  if (literal.length > path.length - from) return -1
  const borders = bordersOf(literal)
  let matched = 0
  for (let index = from; index < path.length; index++) {
    while (matched > 0 && path[index] !== literal[matched]) matched = borders[matched - 1] ?? 0
    if (path[index] === literal[matched]) matched++
    if (matched === literal.length) return index - matched + 1
  }
  return -1
}

/** For each start of the literal, the length of its longest proper prefix that is also its end. */
function bordersOf(literal: string): Int32Array {
  const borders = new Int32Array(literal.length)
  let length = 0
  for (let index = 1; index < literal.length; index++) {
    while (length > 0 && literal[index] !== literal[length]) length = borders[length - 1] ?? 0
    if (literal[index] === literal[length]) length++
    borders[index] = length
  }
  return borders
}

function upperCaseCodes(text: string): string {
  return text.includes('%') ? text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()) : text
}

function pathOf(text: string): string {
  if (text.startsWith('/')) return withoutFragment(text)
  const scheme = text.search(/:\/\/|[/?;#]/)
  const afterScheme = scheme !== -1 && text.startsWith('://', scheme) ? scheme + 3 : 0
  const start = afterScheme + text.slice(afterScheme).search(/[/?;#]/)
  if (start < afterScheme || text[start] === '#') return '/'
  const path = withoutFragment(text.slice(start))
  return path.startsWith('/') ? path : `/${path}`
}

function withoutFragment(path: string): string {
  const fragment = path.indexOf('#')
  return fragment === -1 ? path : path.slice(0, fragment)
}
