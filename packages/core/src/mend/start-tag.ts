import type { Edit } from './edits.ts'

/** An attribute as its source writes it. */
export interface WrittenAttribute {
  /** As written, in its own case. */
  name: string
  start: number
  end: number
  /** As written, without its quotes; absent for one without a value, and for an expression. */
  value?: string
  /** `{…}`, as components have it. */
  isExpression?: true
  /** Its value is missing: what is written behind it would become the value. */
  isOpen?: true
}

/** A start tag as its source writes it. */
export interface StartTag {
  name: string
  /** Position of its `<`. */
  start: number
  /** Position after its `>`. */
  end: number
  attributes: WrittenAttribute[]
}

const SPACE = /\s/
const NAME = /[^\s/>={]/

/**
 * Reads the start tag at a position; undefined if none is there, or it has no end.
 *
 * @param braces reads `{…}` as an expression, as JSX, Astro and Svelte do
 */
export function startTagAt(source: string, start: number, { braces = false } = {}): StartTag | undefined {
  const [, name] = /^<([a-zA-Z][^\s/>]*)/.exec(source.slice(start, start + 100)) ?? []
  if (name === undefined) return undefined
  const attributes: WrittenAttribute[] = []
  let at = start + 1 + name.length
  while (at < source.length) {
    const character = source[at]!
    if (character === '>') return { name, start, end: at + 1, attributes }
    if (SPACE.test(character) || character === '/') at++
    else {
      const attribute = attributeAt(source, at, braces)
      if (!attribute) return undefined
      attributes.push(attribute)
      at = attribute.end
    }
  }
  return undefined
}

function attributeAt(source: string, start: number, braces: boolean): WrittenAttribute | undefined {
  if (braces && source[start] === '{') {
    const end = afterBraces(source, start)
    return end === undefined ? undefined : { name: '', start, end, isExpression: true }
  }
  // A name may even begin with `=` (HTML, "before attribute name state").
  let at = start + 1
  while (at < source.length && (NAME.test(source[at]!) || (!braces && source[at] === '{'))) at++
  const name = source.slice(start, at)
  let equals = at
  while (SPACE.test(source[equals] ?? '')) equals++
  if (source[equals] !== '=') return { name, start, end: at }
  let from = equals + 1
  while (SPACE.test(source[from] ?? '')) from++
  return valueAt(source, from, { name, start, braces })
}

function valueAt(
  source: string,
  from: number,
  { name, start, braces }: { name: string; start: number; braces: boolean },
): WrittenAttribute | undefined {
  const first = source[from] ?? ''
  if (first === '"' || first === "'") {
    const close = source.indexOf(first, from + 1)
    return close < 0 ? undefined : { name, start, end: close + 1, value: source.slice(from + 1, close) }
  }
  if (braces && (first === '{' || first === '`')) {
    const end = first === '{' ? afterBraces(source, from) : source.indexOf('`', from + 1) + 1
    return end === undefined || end === 0 ? undefined : { name, start, end, isExpression: true }
  }
  let at = from
  while (at < source.length && !/[\s>]/.test(source[at]!)) at++
  return { name, start, end: at, value: source.slice(from, at), ...(at === from ? { isOpen: true } : {}) }
}

/** Position after the brace that closes the one at `start`; what strings hold is not counted. */
function afterBraces(source: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const character = source[at]!
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (character === '"' || character === "'" || character === '`') {
      at = source.indexOf(character, at + 1)
      if (at < 0) return undefined
    }
  }
  return undefined
}

/** The attribute of this name; names in HTML have no case. */
export function attributeOf(tag: StartTag, name: string): WrittenAttribute | undefined {
  return tag.attributes.find((each) => each.name.toLowerCase() === name.toLowerCase())
}

/** Sets an attribute: in its own place if it is there, else behind the others. @param value escaped already */
export function setAttribute(tag: StartTag, name: string, value: string): Edit {
  const known = attributeOf(tag, name)
  if (known) return { start: known.start, end: known.end, text: `${known.name}="${value}"` }
  const last = tag.attributes.at(-1)
  if (last?.isOpen) return { start: last.start, end: last.start, text: `${name}="${value}" ` }
  const at = last?.end ?? tag.start + 1 + tag.name.length
  return { start: at, end: at, text: ` ${name}="${value}"` }
}
