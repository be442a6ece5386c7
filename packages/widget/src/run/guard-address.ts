import { areNested, windowOf } from '../dom/tree.ts'
import { failure } from '../flow/run.ts'
import { documentOf, listen, rootOf } from '../natives.ts'
import { isAgreedSite, otherSite } from './safety.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

/**
 * Keeps what a run sends from another site than a person has agreed to, when a script moves its address after the last
 * look at it: in a handler of the click, of `submit` or of `formdata`. The form is stopped at its submit event, as the last
 * to hear of it, and, where browsers tell of it, at the navigation itself: that one also sees what a handler hides from
 * others, and what a script sends by `submit()`. The run ends with `address_changed`.
 * @param current the form, button or link as the page has it now
 */
export function guardAddress(run: ToolRun, current: () => Element, signal: AbortSignal): void {
  const first = current()
  const view = windowOf(first)
  const root = rootOf(first)
  const stop = (event: Event, isMeant: (to: string) => boolean, button?: Element | null): void => {
    const to = otherSite(current(), filledTool(run), button ?? undefined)
    if (event.defaultPrevented || !to || isAgreedSite(run.agreedSite, to) || !isMeant(to)) return
    event.preventDefault()
    run.refusal = failure('address_changed', `redirected to ${to}`)
    run.isSent = run.wasSent
    run.end = 0
  }
  const onSubmit = (event: Event): void => {
    const { target, submitter } = event as SubmitEvent
    const isOurs = areNested(target as Node, current())
    stop(event, () => isOurs, submitter)
  }
  const onNavigate = (event: NavigateEvent): void => stop(event, (to) => isSamePlace(event.destination.url, to))
  listen(root === documentOf(first) ? view : root, 'submit', onSubmit, { signal })
  view.navigation?.addEventListener('navigate', onNavigate, { capture: true, signal })
}

/** A form that is sent by GET puts its values into the query. */
function isSamePlace(address: string, other: string): boolean {
  return address.split(/[?#]/)[0] === other.split(/[?#]/)[0]
}
