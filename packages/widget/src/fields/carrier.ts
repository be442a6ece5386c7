import { attribute, matches, nextOf, previousOf } from '../natives.ts'

/** What is drawn for an input beside it, and has no name of its own. */
const DRAWN = ':is([role=combobox],[aria-haspopup=listbox],button:is([role=switch],[role=checkbox])):not([name])'
const UNREACHED = 'input[name]:is([hidden],[aria-hidden=true])'

/**
 * The input that sends what a drawn control shows: libraries keep it in step beside the control, out of everybody's reach.
 * The same as in the page model of `@operable/core`.
 */
export function carrierOf(control: Element): Element | undefined {
  if (!matches(control, DRAWN)) return undefined
  return besides(control).find((each) => matches(each, UNREACHED) || (matches(control, 'button') && isSent(each)))
}

/** Whether an input only sends what a control beside it shows: nobody fills it. */
export function isCarried(input: Element): boolean {
  return matches(input, UNREACHED) && besides(input).some((each) => carrierOf(each) === input)
}

/** Not a token of the form. */
function isSent(input: Element): boolean {
  return matches(input, 'input[name][type=hidden]') && !/csrf|token/i.test(attribute(input, 'name')!)
}

function besides(element: Element): Element[] {
  return [previousOf(element), nextOf(element)].filter((each) => each !== null)
}
