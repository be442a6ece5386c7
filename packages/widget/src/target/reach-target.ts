import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { focused, key, press } from '../act/hand.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, frame, isFailure, now, type Run, step, until } from '../flow/run.ts'
import { isConnected, matches, readyState, select } from '../natives.ts'
import { findTarget, search } from './find-target.ts'

const MAX_LOAD_MS = 3000

/** Until its scripts ran, a page ignores clicks and forgets what was filled in. */
export function whenLoaded(run: Run): Promise<unknown> {
  const start = now()
  return until(run, () => readyState(document) === 'complete' || now() - start > MAX_LOAD_MS)
}

/**
 * Waits for the tool's element to be there and visible. When it is not and the tool has a trigger, the trigger is
 * clicked, once: a second click would close what the first one opens.
 */
export async function reachTarget(run: Run, tool: Tool): Promise<Element> {
  const { selector, metadata } = tool
  const { triggerSelector } = metadata
  let before: Element[] | undefined
  const usable = (): Element | Failure => {
    const found = findTarget(tool, before)
    return isFailure(found) || isVisible(found) ? found : failure('not_visible', selector)
  }
  const trigger = (): Element | Failure => {
    const found = search(triggerSelector!)
    return found.find(isVisible) ?? found[0] ?? failure('trigger_missing', triggerSelector)
  }
  const shown = await step(run, 'find', () =>
    until(run, () => {
      const found = usable()
      return isFailure(found) && triggerSelector ? trigger() : found
    }),
  )
  if (shown === usable()) return shown
  await step(run, 'trigger', async () => {
    const button = await whenActionable(run, trigger)
    before = select(document, selector).filter(isVisible)
    if (matches(button, '[aria-expanded=true]')) return
    run.undo.push(() => closeDialog(usable(), button))
    press(button)
  })
  return step(run, 'open', () =>
    until(run, () => {
      const found = usable()
      return isFailure(found) ? failure('modal_did_not_open', found.error.message) : found
    }),
  )
}

/** Closes what the trigger opened, as a person would: Escape, then the dialog's own way, then the trigger again. */
async function closeDialog(target: Element | Failure, trigger: HTMLElement): Promise<void> {
  if (isFailure(target)) return
  key(focused(target) ?? target, 'keydown', 'Escape')
  ;(closestAround(target, 'dialog') as HTMLDialogElement | undefined)?.close()
  await frame()
  await frame()
  if (isVisible(target) && isConnected(trigger)) press(trigger)
}
