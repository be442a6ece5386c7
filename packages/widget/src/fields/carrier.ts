import { isVisible } from '../dom/visible.ts'
import { attribute, closest, matches, nextOf, previousOf } from '../natives.ts'

const TICKED = 'button:is([role=switch],[role=checkbox],[role=radio])'
/** What is drawn for an input beside it, and has no name of its own. */
const DRAWN = `:is([role=combobox],[aria-haspopup=listbox],[role=radiogroup],[role=slider],${TICKED}):not([name])`
const UNREACHED = 'input:is([hidden],[aria-hidden=true])'

/** What was seen to follow a slider: it may be a step behind. */
const ofSlider = new WeakMap<Element, Element>()

/**
 * The input that sends what a drawn control shows: libraries keep it in step beside the control, or beside the group of a
 * radio button, out of everybody's reach. The same as in the page model of `@operable/core`.
 */
export function carrierOf(control: Element): Element | undefined {
  const group = matches(control, '[role=radio]') && closest(control, '[role=radiogroup]')
  return carriers(control)[0] ?? (group ? carriers(group)[0] : undefined)
}

/** Whether an input only sends what a control beside it shows: nobody fills it. */
export function isCarried(input: Element): boolean {
  return besides(input).some((each) => carries(input, each))
}

function carriers(control: Element): Element[] {
  return besides(control).filter((each) => attribute(each, 'name') && carries(each, control))
}

function carries(input: Element, control: Element): boolean {
  if (!matches(control, DRAWN)) return false
  if (matches(control, '[role=slider]')) return follows(input as HTMLInputElement, control)
  const isNamed = matches(input, 'input[name]')
  if (matches(input, UNREACHED)) return isNamed || matches(control, TICKED)
  return isNamed && matches(control, 'button') && isSent(input)
}

/** Another hidden input beside a slider holds something else. */
function follows(input: HTMLInputElement, slider: Element): boolean {
  const now = attribute(slider, 'aria-valuenow')
  if (matches(input, 'input[name]') && !isVisible(input) && input.value && Number(input.value) === Number(now))
    ofSlider.set(slider, input)
  return ofSlider.get(slider) === input
}

/** Not a token of the form. */
function isSent(input: Element): boolean {
  return matches(input, '[type=hidden]') && !/csrf|token/i.test(attribute(input, 'name')!)
}

export function besides(element: Element): Element[] {
  return [previousOf(element), nextOf(element)].filter((each) => each !== null)
}
