import { isDisabled } from '../act/actionable.ts'
import { describe } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, type Run, until } from '../flow/run.ts'
import { matches, scrollTo } from '../natives.ts'
import { choice } from './choice.ts'
import { combobox } from './combobox.ts'
import type { Control } from './control.ts'
import { editable } from './editable.ts'
import { select } from './select.ts'
import { personReason } from './sensitive.ts'
import { text } from './text.ts'

/** In this order: a combobox may be an input too. */
const kinds: readonly (readonly [string, Control])[] = [
  ['select', select],
  ['[type=checkbox],[type=radio],[role=checkbox],[role=radio],[role=switch]', choice],
  ['[role=combobox],[aria-haspopup=listbox]', combobox],
  ['input,textarea', text],
  ['*', editable],
]

export function kindOf(control: Element): Control {
  return kinds.find(([selector]) => matches(control, selector))![1]
}

/**
 * Fills one field once a person could: there, visible, enabled. Its old value can be put back. A value that is there
 * already is left alone.
 */
export async function fillField(run: Run, key: string, value: unknown, find: () => HTMLElement[]): Promise<void> {
  let problem: Failure | undefined
  const controls = await until(
    run,
    () => {
      const found = find()
      problem = found[0] ? obstacle(found[0], value) : failure('field_not_found', key)
      return problem ? undefined : found
    },
    () => problem!,
  )
  const person = personReason(controls[0]!)
  if (person) throw failure('person_required', `${key} (${person})`, { status: 'needs_person' })
  const kind = kindOf(controls[0]!)
  if (kind.has(controls, value)) return
  run.undo.push(kind.restore(run, controls))
  await kind.set(run, controls, value)
}

function obstacle(control: HTMLElement, value: unknown): Failure | undefined {
  const { readOnly, maxLength } = control as HTMLInputElement
  if (!isShown(control)) return failure('not_visible', describe(control))
  if (isDisabled(control)) return failure('disabled', describe(control))
  if (readOnly && kindOf(control) === text) return failure('read_only', describe(control))
  if (maxLength >= 0 && String(value).length > maxLength)
    return failure('invalid_input', `${describe(control)} takes ${maxLength} characters`)
  scrollTo(control, { block: 'nearest', behavior: 'instant' })
  return undefined
}

/** Styled lists and check boxes hide the control itself: then what stands for it is visible. */
function isShown(control: HTMLElement): boolean {
  if (isVisible(control)) return true
  if (!matches(control, 'select,[type=checkbox],[type=radio]')) return false
  const { labels, parentElement } = control as HTMLInputElement
  return [...(labels ?? []), parentElement].some((element) => element && isVisible(element))
}
