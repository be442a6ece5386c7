import { isTelling } from '../../page/label/telling-text.ts'
import type { Field } from '../../page/model/form-model.ts'
import { purposeWords } from '../../standards/purpose-words.ts'

/** Text that shows how an answer looks rather than what is asked for. */
const EXAMPLE =
  /^(?:e\.? ?g\b|ex(?:ample)?[.:]|z\. ?b\.|p\. ?ex)|[@…]|\.\.\.|\d{2}|\*{3}|(?:dd|mm|jj|tt)[/.-]|^https?:/i

/**
 * The best label that the page gives for a field: the text beside it, its placeholder, what a choice stands for, what the
 * field is for in the language of the page, or the words of its name. Undefined when nothing tells.
 *
 * @param language BCP 47 primary subtag of the page
 */
export function labelText(field: Field, language: string): string | undefined {
  const { nearbyText, placeholder, purpose, label } = field
  const known = (purposeWords[language] ?? purposeWords['en']!)[purpose]
  const shown = placeholder && EXAMPLE.test(placeholder) ? undefined : trimmed(placeholder)
  const ofName = label.source === 'semantic-name' ? capitalise(label.text) : undefined
  // A text area is taken for a message whatever it is called; its own name knows better.
  const guessed = field.purposeFrom === 'type' && purpose === 'message'
  const candidates = [
    nearbyText,
    choiceText(field),
    shown,
    ...(guessed ? [ofName, known] : [known, ofName]),
    promptOf(field),
    placeholder,
  ]
  return candidates.find((text) => text !== undefined && isTelling(text))
}

/** Whether the label comes in the language of the page. */
export function speaksOf(field: Field, language: string): boolean {
  return language === 'und' || Object.hasOwn(purposeWords, language) || Boolean(field.nearbyText || field.placeholder)
}

/** The value of a check box or radio button, when it is a word: `on` and `1` are not. */
function choiceText({ type, value }: Field): string | undefined {
  if (type !== 'radio' && type !== 'checkbox') return undefined
  return value !== undefined && value !== 'on' && /\p{L}{2}/u.test(value) ? capitalise(value) : undefined
}

/** The first option of a list, when it asks instead of answering: “Choose a size”. */
function promptOf({ options }: Field): string | undefined {
  const first = options?.[0]
  if (!first || (first.value !== '' && !first.disabled)) return undefined
  const text = trimmed(first.text)
  return text && /\p{L} \p{L}{2}/u.test(text) ? text : undefined
}

/** Without what leads on to the answer. */
function trimmed(text: string | undefined): string | undefined {
  return text?.replace(/^[\s–—-]{1,10}|[\s.…–—:*-]{1,10}$/g, '')
}

/** `first_name`, `firstName` and `contact[first-name]` to `First name`, `Contact first name`. */
function capitalise(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return words ? words[0]!.toUpperCase() + words.slice(1) : ''
}
