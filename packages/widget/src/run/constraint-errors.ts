import { nameOf } from '../dom/text.ts'
import { keyOf } from '../fields/key-of.ts'
import { skipsValidation, tagOf } from '../natives.ts'
import type { InputError } from '../types.ts'

/** The controls whose values the browser itself would refuse to send. */
export function invalidControls(target: Element, button: Element | undefined, controls: Element[]): HTMLInputElement[] {
  const skips = tagOf(target) === 'form' ? skipsValidation(target as HTMLFormElement) : true
  if (skips || (button as HTMLButtonElement | undefined)?.formNoValidate) return []
  return (controls as HTMLInputElement[]).filter(({ willValidate, validity }) => willValidate && !validity.valid)
}

/** What the browser says of one of them: the flag of constraint validation and its message. */
export function constraintError(control: HTMLInputElement): InputError {
  return {
    path: `/${keyOf(control)}`,
    reason: `${nameOf(control) || keyOf(control)}: ${control.validationMessage}`,
    schemaPath: `validity/${firstFlag(control.validity)}`,
  }
}

/** The first flag that is up. They are members of the prototype, so only `for in` finds them. */
function firstFlag(validity: ValidityState): string | undefined {
  for (const flag in validity) if (validity[flag as keyof ValidityState]) return flag
  return undefined
}
