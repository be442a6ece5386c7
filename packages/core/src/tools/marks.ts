import { isDurable } from '../html/durable-name.ts'
import type { HtmlNode } from '../html/node.ts'

const MAX_MARKS = 14
const MAX_VALUE = 100
const AUTHORED = /^(?:id|name|type|role|on[a-z]+|data-.+|aria-controls)$/
const CHOICE = /^(?:radio|checkbox)$/i

/**
 * What the author of an element wrote on it besides texts and addresses, as `fingerprintSchema` says; what a build or a
 * visit may have made is left out.
 */
export function marksOf({ tag, attribs }: HtmlNode): string[] {
  const { class: names = '', type = '' } = attribs
  const classes = names.split(/\s+/).filter((name) => name !== '' && isDurable(name))
  const isKept = ([name, value]: [string, string]): boolean =>
    (AUTHORED.test(name) || (name === 'value' && CHOICE.test(type))) &&
    value !== '' &&
    value.length <= MAX_VALUE &&
    (name.startsWith('on') || isDurable(value))
  const attributes = Object.entries(attribs).filter(isKept)
  const marks = [tag, ...attributes.map((entry) => entry.join('=')), ...classes.map((name) => `.${name}`)]
  return marks.slice(0, MAX_MARKS)
}
