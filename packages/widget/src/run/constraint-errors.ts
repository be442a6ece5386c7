import { nameOf } from '../dom/text.ts'
import { keyOf } from '../fields/find-field.ts'
import { skipsValidation, tagOf } from '../natives.ts'
import type { InputError } from '../types.ts'

/** What the browser itself would refuse, by field: the flag of constraint validation and its message. */
export function constraintErrors(target: Element, button: Element | undefined, controls: Element[]): InputError[] {
  const skips = tagOf(target) === 'form' ? skipsValidation(target as HTMLFormElement) : true
  if (skips || (button as HTMLButtonElement | undefined)?.formNoValidate) return []
  return (controls as HTMLInputElement[])
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map((control) => {
      // The flags are members of the prototype.
      const flags: string[] = []
      for (const flag in control.validity) if (control.validity[flag as keyof ValidityState]) flags.push(flag)
      const reason = `${nameOf(control)}: ${control.validationMessage}`
      return { path: `/${keyOf(control)}`, reason, schemaPath: `validity/${flags[0]}` }
    })
}
