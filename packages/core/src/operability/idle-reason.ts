import { isTypedInput } from '../page/field/typed-input.ts'
import type { Form } from '../page/model/form-model.ts'

/** Why nobody sends anything with a form, in a sentence; undefined for a form that somebody fills or sends. */
export function idleReason({ method, fields, submitControls }: Form): string | undefined {
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  if (method === 'dialog') return 'It only closes its dialog: nothing is sent.'
  const isBlank = submitControls.length === 0 && !fields.some(isTypedInput)
  return isBlank ? 'It has nothing to fill in, and no button that sends it.' : undefined
}
