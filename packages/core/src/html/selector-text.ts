import type { HtmlNode } from './node.ts'
import { FOREIGN } from './tag-traits.ts'

/** An id as a selector: `#id` where that needs no escapes. */
export function idSelector(id: string): string {
  return /^[A-Za-z_][\w-]*$/.test(id) ? `#${id}` : `[id="${escapeString(id)}"]`
}

/** An element's name as a type selector. SVG names keep the capitals that HTML parsers give back to them. */
export function escapeTag({ tag, traits }: HtmlNode): string {
  if (traits & FOREIGN && tag === 'foreignobject') return 'foreignObject'
  return /^[a-z0-9_-]+$/.test(tag) ? tag : tag.replace(/[^a-z0-9_-]/gu, (character) => `\\${character}`)
}

export function escapeString(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** Whether a selector can hold the text and match it: no control characters, which parsers change, no half surrogates. */
export function isPlain(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const c = value.charCodeAt(i)
    if (c < 32 || c === 127) return false
    if (c >= 0xd800 && c <= 0xdfff) return value.isWellFormed()
  }
  return true
}
