import { line, nameOf, referred } from '../dom/text.ts'
import { isWithin } from '../dom/tree.ts'
import { CONTROLS } from '../dom/visible.ts'
import { rootOf, select } from '../natives.ts'
import { failed, type Sign } from './sign.ts'

/** The fields of a form that the page marks as wrong. */
export function fieldErrors(form: Element): Sign[] {
  return select(rootOf(form), `:is(${CONTROLS})[aria-invalid=true]`)
    .filter((control) => isWithin(control, form))
    .map((control) => failed('field_error', 0, errorOf(control)))
}

/** What the page says of a wrong field: its label, then the texts that belong to it. */
export function errorOf(control: Element): string {
  const { validationMessage } = control as HTMLInputElement
  const texts = [referred(control, 'aria-errormessage'), referred(control, 'aria-describedby'), validationMessage]
  return `${nameOf(control)}: ${line(texts.join(' ')) || 'invalid'}`
}
