import { attribute, type HtmlNode } from '../html/node.ts'
import type { Mend } from './edits.ts'
import { attributeOf, setAttribute, startTagAt } from './start-tag.ts'

/** What identifies an element: it must be written there as the page has it. */
const IDENTITY = ['type', 'id', 'name', 'placeholder', 'aria-label', 'aria-labelledby', 'title', 'value', 'alt', 'lang']

/** What to set on an element of a component. */
export interface SourceChange {
  /** From 1. */
  line: number
  column: number
  /** The element as the build wrote it. */
  built: HtmlNode
  /** Escaped for HTML. */
  value: string
  /** The attribute that gets the value; else the text that it replaces. */
  as: { attribute: string } | { textInsteadOf: string }
}

/**
 * Sets an attribute, or the text, in the source that an element was built from. No element is added, which not every
 * template language would take, and the element must stand there literally: the same tag, and what identifies it is no
 * expression.
 */
export function mendSource(source: string, { line, column, built, value, as }: SourceChange): Mend {
  const tag = startTagAt(source, offsetOf(source, line, column), { braces: true })
  if (tag?.name !== built.tag) return { left: 'The source has another element there.' }
  if (/[{}`]/.test(value)) return { left: 'The words would be code in the source.' }
  if (tag.attributes.some(({ name: each, isExpression }) => isExpression && each === '')) {
    return { left: 'The source sets attributes of the element by an expression.' }
  }
  for (const each of IDENTITY) {
    const written = attributeOf(tag, each)
    const known = attribute(built, each)
    if (written?.isExpression) return { left: `The source sets ${each} by an expression.` }
    if ((written?.value ?? (written ? '' : undefined)) !== known) {
      return { left: 'The source is not what the page was built from.' }
    }
  }
  if ('attribute' in as) return { edits: [setAttribute(tag, as.attribute, value)] }
  const [all, before = ''] =
    new RegExp(`^(\\s*)${escaped(as.textInsteadOf)}(?=\\s*</)`).exec(source.slice(tag.end)) ?? []
  if (all === undefined) return { left: 'The source does not have the text of the element there.' }
  return { edits: [{ start: tag.end + before.length, end: tag.end + all.length, text: value }] }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function offsetOf(source: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) {
    const next = source.indexOf('\n', start)
    if (next < 0) return source.length
    start = next + 1
  }
  return start + column - 1
}
