import { partsOf } from '../dom/parts.ts'
import { line, nameOf, shownText } from '../dom/text.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { select } from '../natives.ts'
import { isThanking, readingOf } from './reading.ts'
import { PROMPT_MS, type Sign } from './sign.ts'
import { BUTTONS } from './way.ts'

export interface Dialogs {
  /** What came up since. */
  opened(): Sign[]
  /** How many buttons to choose from there are in one of them. */
  choices(): number
}

export function watchDialogs(isForm: boolean): Dialogs {
  const shown = (): Element[] => select(document, DIALOGS).filter(isVisible)
  const known = new Set(shown())
  const fresh = (): Element[] => shown().filter((dialog) => !known.has(dialog))
  return {
    opened: () => fresh().map((dialog) => dialogOf(dialog, isForm)),
    choices: () => Math.max(0, ...fresh().map(choicesIn)),
  }
}

/** What a page opened: an answer to a button, unless it asks who one is; to a form by its words only. */
function dialogOf(dialog: Element, isForm: boolean): Sign {
  const text = shownText(dialog)
  const sign: Sign = { kind: 'dialog_opened', detail: line(text, 200), promptMs: PROMPT_MS }
  if (partsOf(dialog, '[type=password]').some(isVisible)) return sign
  const reading = readingOf(text)
  if (reading === 'success' || reading === 'failure')
    return { ...sign, speaksFor: reading, isSaid: true, isDeed: !isThanking(text) }
  return isForm ? sign : { ...sign, speaksFor: 'success', holdMs: 100 }
}

/**
 * "Are you sure? Confirmed orders are shipped today. [Yes] [No]" is no answer to a form that nobody has sent, nor is "Your
 * message is saved. [Send now]". One button more after thanks only puts them away.
 */
function choicesIn(dialog: Element): number {
  const isNamed = (button: Element): boolean => isVisible(button) && /\p{L}/u.test(nameOf(button))
  return partsOf(dialog, BUTTONS).filter(isNamed).length
}
