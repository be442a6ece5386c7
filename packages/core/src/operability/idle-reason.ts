import { isTypedInput } from '../page/field/typed-input.ts'
import type { Form } from '../page/model/form-model.ts'

/** One sentence on why a form sends nothing; undefined for a form that somebody fills in or sends. */
export function idleReason({ method, fields, submitControls }: Form): string | undefined {
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  if (method === 'dialog') return 'It only closes its dialog and sends nothing.'
  const isBlank = submitControls.length === 0 && !fields.some(isTypedInput)
  return isBlank ? 'It has nothing to fill in and no submit button.' : undefined
}
