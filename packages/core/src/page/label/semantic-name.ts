import { isDurable } from '../../html/durable-name.ts'
import { attribute, closest, following, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { autofillPurposes, meaninglessNames } from '../../standards/field-words.ts'

/** Shorter ones count something, such as `(3i)` of a date in parts. */
const RANDOM_LENGTH = 4

/**
 * A label made from the control's `autocomplete`, `name` or `id` when those are words: `company_size` says "company
 * size", `field_17` says nothing.
 * @returns the words with spaces, or an empty text
 */
export function semanticName(control: HtmlNode): string {
  const token = autofillField(attribute(control, 'autocomplete'))
  // On other fields, `new-password` only keeps the browser from filling them in.
  const isBlock = token === 'new-password' && attribute(control, 'type')?.toLowerCase() !== 'password'
  if (token && !isBlock) return token.replaceAll('-', ' ')
  return said(control, 'name') || said(control, 'id')
}

function said(control: HtmlNode, attributeName: 'name' | 'id'): string {
  const identifier = attribute(control, attributeName)
  const text = sayable(identifier)
  return text && identifier && isNamespaced(identifier, control, attributeName) ? '' : text
}

/**
 * Whether only a random token tells this field from its neighbours: of `quote-c7j1q` beside `quote-email`, the word names
 * the form, and the token names nothing.
 */
function isNamespaced(identifier: string, control: HtmlNode, attributeName: 'name' | 'id'): boolean {
  const token = /[\p{L}\p{N}]+$/u.exec(identifier)
  if (!token || token.index === 0 || token[0].length < RANDOM_LENGTH || !/\d\p{L}/u.test(token[0])) return false
  const space = identifier.slice(0, token.index)
  const form = closest(control, (ancestor) => ancestor.tag === 'form')
  for (let node = form && following(form, form); node; node = following(node, form))
    if (node !== control && attribute(node, attributeName)?.startsWith(space)) return true
  return false
}

/** The autofill field of an `autocomplete` value: its last known token (section, shipping and contact hints come before). */
export function autofillField(autocomplete: string | undefined): string | undefined {
  if (!autocomplete) return undefined
  const tokens = autocomplete.trim().toLowerCase().split(/\s+/).slice(-6)
  return tokens.findLast((token) => token !== 'webauthn' && Object.hasOwn(autofillPurposes, token))
}

function sayable(identifier: string | undefined): string {
  if (!identifier || identifier.length > 60 || !isDurable(identifier)) return ''
  const meaning = words(identifier).filter((word) => /^\p{L}{2,}$/u.test(word) && !meaninglessNames.includes(word))
  const isWord = meaning.some((word) => word.length >= 3 && /[aeiouyäöüéаеиоуыэюя]|[\u0080-\uffff]/u.test(word))
  return isWord ? meaning.join(' ') : ''
}
