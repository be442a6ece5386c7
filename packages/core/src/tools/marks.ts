import { isDurable } from '../html/durable-name.ts'
import { attribute, attributesOf, type HtmlNode } from '../html/node.ts'

const MAX_MARKS = 14
const MAX_VALUE = 100
const AUTHORED = /^(?:id|name|type|role|on[a-z]+|data-.+|aria-controls)$/
const CHOICE = /^(?:radio|checkbox)$/i

/**
 * What the author of an element wrote on it besides texts and addresses, as `fingerprintSchema` says; what a build or a
 * visit may have made is left out.
 */
export function marksOf(node: HtmlNode): string[] {
  const names = attribute(node, 'class') ?? ''
  const type = attribute(node, 'type') ?? ''
  const classes = names.split(/\s+/).filter((name) => name !== '' && isDurable(name))
  const isKept = ([name, value]: [string, string]): boolean =>
    (AUTHORED.test(name) || (name === 'value' && CHOICE.test(type))) &&
    value !== '' &&
    value.length <= MAX_VALUE &&
    (name.startsWith('on') || isDurable(value))
  const attributes = attributesOf(node).filter(isKept)
  const marks = [node.tag, ...attributes.map((entry) => entry.join('=')), ...classes.map((name) => `.${name}`)]
  return marks.slice(0, MAX_MARKS)
}
