import { captchaResponseNames, unfilledTypes } from '../../standards/unfilled-controls.ts'
import type { Field } from '../model/form-model.ts'

/**
 * Whether a person fills the control: everything but hidden fields, buttons, honeypots, CSRF tokens, captcha answers
 * and what only shows a value. Controls in closed dialogs count, for they are filled once the dialog is open; disabled ones
 * without a value, for they wait for another answer.
 */
export function isTypedInput(field: Field): boolean {
  if (field.honeypot || field.csrf || field.fixed) return false
  if (unfilledTypes.has(field.type)) return false
  return !captchaResponseNames.has(field.name ?? '')
}
