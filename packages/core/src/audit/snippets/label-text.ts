import { isTelling } from '../../page/label/telling-text.ts'
import type { Field } from '../../page/model/form-model.ts'

/** Text that shows how an answer looks rather than what is asked for. */
const EXAMPLE =
  /^(?:e\.? ?g\b|ex(?:ample)?[.:]|z\. ?b\.|p\. ?ex)|[@…]|\.\.\.|\d{2}|\*{3}|(?:dd|mm|jj|tt)[/.-]|^https?:/i

/**
 * The label that the page itself gives for a field: the text beside it, else its placeholder, else the words of its name.
 * Undefined where the page has none of them.
 */
export function labelText({ nearbyText, placeholder, label }: Field): string | undefined {
  const shown = placeholder && EXAMPLE.test(placeholder) ? undefined : trimmed(placeholder)
  const ofName = label.source === 'semantic-name' ? capitalize(label.text) : undefined
  return [nearbyText, shown, ofName].find((text) => text !== undefined && isTelling(text))
}

/** Without the dashes, colons and dots that lead on to the answer. */
function trimmed(text: string | undefined): string | undefined {
  return text?.replace(/^[\s–—-]{1,10}|[\s.…–—:*-]{1,10}$/g, '')
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
