import { captchaResponseNames, unfilledTypes } from '../standards/unfilled-controls.ts'
import type { Field } from './form-model.ts'

/**
 * Whether a person fills the control: everything but hidden fields, buttons, honeypots, CSRF tokens and captcha answers.
 * Controls in closed dialogs count, for they are filled once the dialog is open.
 */
export function isTypedInput(field: Field): boolean {
  if (field.honeypot || field.csrf) return false
  if (unfilledTypes.has(field.type)) return false
  return !captchaResponseNames.has(field.name ?? '')
}
