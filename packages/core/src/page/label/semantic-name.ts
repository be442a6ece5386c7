import { isDurable } from '../../html/durable-name.ts'
import { attribute, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { autofillPurposes, meaninglessNames } from '../../standards/field-words.ts'

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
  return sayable(attribute(control, 'name')) || sayable(attribute(control, 'id'))
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
