import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { focused, key, press } from '../act/hand.ts'
import { closestAround } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { type Failure, failure, frame, now, type Run, step, until } from '../flow/run.ts'
import { attribute, select, tagOf } from '../natives.ts'
import { findTarget, search } from './find-target.ts'

const MAX_LOAD_MS = 3000

/** Until its scripts ran, a page ignores clicks and forgets what was filled in. */
export async function whenLoaded(run: Run): Promise<void> {
  const end = now() + Math.min(MAX_LOAD_MS, run.stepMs)
  await until(
    run,
    () => document.readyState === 'complete' || now() > end,
    () => failure('timeout'),
  )
}

/**
 * Waits for the tool's element to be there and visible. When it is not and the tool has a trigger, the trigger is
 * clicked, once: a second click would close what the first one opens.
 */
export async function reachTarget(run: Run, tool: Tool): Promise<Element> {
  let before: Set<Element> | undefined
  let problem: Failure = failure('target_not_found', tool.selector)
  const usable = (): Element | undefined => {
    const found = findTarget(tool, before)
    if (!('nodeType' in found)) problem = found
    else if (isVisible(found)) return found
    else problem = failure('not_visible', tool.selector)
    return undefined
  }
  const { triggerSelector } = tool.metadata
  if (!triggerSelector) return step(run, 'find', () => until(run, usable, () => problem))
  const trigger = (): Element | undefined => {
    const found = search(triggerSelector)
    return found.find(isVisible) ?? found[0]
  }
  const shown = await step(run, 'find', () =>
    until(
      run,
      () => usable() ?? trigger(),
      () => failure('trigger_missing', triggerSelector),
    ),
  )
  const target = usable()
  if (target) return target
  await step(run, 'trigger', async () => {
    const button = await whenActionable(run, () => trigger() ?? shown, 'trigger_missing')
    before = new Set(select(document, tool.selector).filter(isVisible))
    if (attribute(button, 'aria-expanded') === 'true') return
    run.undo.push(() => closeDialog(tool, button))
    press(button)
  })
  return step(run, 'open', () => until(run, usable, () => failure('modal_did_not_open', problem.error.message)))
}

/** Closes what the trigger opened, as a person would: Escape, the dialog's own close button, the trigger again. */
async function closeDialog(tool: Tool, trigger: HTMLElement): Promise<void> {
  const found = findTarget(tool, new Set())
  if (!('nodeType' in found) || !isVisible(found)) return
  const dialog = closestAround(found, DIALOGS)
  if (dialog && tagOf(dialog) === 'dialog') return (dialog as HTMLDialogElement).close()
  key(focused(found) ?? found, 'keydown', 'Escape')
  await frame()
  await frame()
  if (!isVisible(found)) return
  const close = dialog && select(dialog, '[aria-label*=close i],[data-dismiss],[data-bs-dismiss],[class*=close i]')[0]
  press((close as HTMLElement | null) ?? trigger)
}
