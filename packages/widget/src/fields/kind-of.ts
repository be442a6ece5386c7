import { CHOICES } from '../dom/visible.ts'
import { matches } from '../natives.ts'
import { isTagField } from './carrier.ts'
import { choice } from './choice.ts'
import { type Control, drawnControls, type Kind, LISTS, unknown } from './drawn.ts'
import { select } from './select.ts'
import { text } from './text.ts'

/** How a control takes a value, whatever control it is. */
export function kindOf(control: Element, value: unknown): Control {
  if (matches(control, 'select')) return select
  if (matches(control, CHOICES)) return choice
  if (matches(control, '[role=slider]')) return drawn('slider')
  if (matches(control, LISTS)) return drawn('combobox')
  if (isTagField(control, value)) return drawn('tags')
  return matches(control, 'input,textarea') ? text : drawn('editable')
}

/** A kind of control that pages draw by themselves, once it is there. */
function drawn(kind: Kind): Control {
  return drawnControls.loaded()?.[kind] ?? unknown
}
