import { nameOf } from '../dom/text.ts'
import { selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsOf, matches, tagOf } from '../natives.ts'

const BUTTONS = 'button,[role=button],input[type=submit],input[type=image],input[type=button]'
const NOT_SENDING =
  /^(cancel|close|back|previous|reset|clear|abbrechen|zurück|annuler|retour|cancelar|volver|annulla)\b|^[×✕]$/i

/**
 * The button that sends the form: its first visible submit button, as a browser would choose; else, where a script
 * sends, the last visible button that neither leaves the form nor opens something. Nothing = the form has none.
 */
export function submitButton(target: Element): HTMLElement | undefined {
  const own = tagOf(target) === 'form' ? [...controlsOf(target as HTMLFormElement)] : []
  const buttons = [...new Set([...selectDeep(target, BUTTONS), ...own.filter((element) => matches(element, BUTTONS))])]
  const usable = buttons.filter((button) => isVisible(button) && !NOT_SENDING.test(nameOf(button)))
  const submits = usable.filter((button) => /^(submit|image)$/.test((button as HTMLButtonElement).type))
  const opens =
    '[aria-haspopup],[aria-expanded],[role=combobox],[role=switch],[role=checkbox],[aria-pressed],[type=reset]'
  const scripted = usable.filter((button) => !matches(button, opens))
  return (submits[0] ?? scripted.at(-1)) as HTMLElement | undefined
}
