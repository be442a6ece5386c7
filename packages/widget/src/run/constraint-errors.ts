import { nameOf } from '../dom/text.ts'
import { attribute, skipsValidation, tagOf } from '../natives.ts'
import type { InputError } from '../types.ts'

const flags = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooLong',
  'tooShort',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
] as const

/** What the browser itself would refuse, by field: the flag of constraint validation and its message. */
export function constraintErrors(target: Element, button: Element | undefined, controls: Element[]): InputError[] {
  const skips =
    (tagOf(target) === 'form' && skipsValidation(target as HTMLFormElement)) ||
    (button as HTMLButtonElement)?.formNoValidate
  if (skips) return []
  return controls.flatMap((control) => {
    const { willValidate, validity, validationMessage } = control as HTMLInputElement
    if (!willValidate || !validity || validity.valid) return []
    const flag = flags.find((name) => validity[name]) ?? 'customError'
    return [
      {
        path: `/${attribute(control, 'name') ?? attribute(control, 'id') ?? ''}`,
        reason: `${nameOf(control)}: ${validationMessage}`,
        schemaPath: `validity/${flag}`,
      },
    ]
  })
}
