import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { focused, key, press } from '../act/hand.ts'
import { goTo } from '../dom/go-to.ts'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { type Failure, failure, isFailure, now, type Run, step, until } from '../flow/run.ts'
import { documentOf, matches, parentOf, select } from '../natives.ts'
import { understand } from '../words/words.ts'
import { isCalled } from './choose.ts'
import { findTarget, search, type Way } from './find-target.ts'
import { homeOf } from './home-of.ts'
import { hover } from './hover.ts'
import { isToBeOpened } from './reach-target.ts'
import { scrollThrough } from './scroll-through.ts'

const CLOSES = /^(close|cancel|dismiss|schließen|abbrechen|fermer|annuler|cerrar|cancelar|chiudi|annulla)\b|^[×✕✖]$/i

/**
 * The way to an element that is not in sight: further down the page where it is not drawn yet, under a menu that opens under
 * the pointer, or behind its trigger, which is clicked once: a second click would close what the first one opens.
 */
export function wayTo(run: Run, tool: Tool): Way {
  const { selector, metadata } = tool
  const { triggerSelector } = metadata
  const which = isToBeOpened(run, tool) ? metadata.which : undefined
  let before: Element[] | undefined
  const scrollOn = scrollThrough()
  const rest = hover(run)
  const usable = (): Element | Failure => {
    const found = findTarget(tool, before)
    if (isFailure(found) || isVisible(found)) return found
    if (!triggerSelector) {
      goTo(found)
      rest(found)
    }
    return failure('not_visible', selector)
  }
  const trigger = (): Element | Failure => {
    const home = homeOf(tool)
    const found = isFailure(home) ? [] : search(triggerSelector!, home)
    const shown = found.find(isVisible)
    // The list may have changed since it was looked at.
    if (shown && which && !isCalled(shown, which.options[0]!))
      return failure('trigger_missing', which.options[0]!.value)
    if (found[0] && !shown) rest(found[0])
    return shown ?? found[0] ?? (isFailure(home) ? home : failure('trigger_missing', triggerSelector))
  }
  const pressTrigger = async (agree: (trigger: Element) => Promise<boolean>): Promise<void> => {
    const open = usable()
    // What is open is for another one.
    if (which && !isFailure(open) && closestAround(open, DIALOGS)) await closeDialog(run, open, undefined, [])
    let button = await whenActionable(run, trigger)
    while ((await understand(run, button, { button: nameOf(button) })) || (await agree(button)))
      button = await whenActionable(run, trigger)
    const home = documentOf(button)!
    before = select(home, selector).filter(isVisible)
    if (matches(button, '[aria-expanded=true]')) return
    refuseOtherSite(button)
    const there = search(selector, home)
    const tab = chosenTab(button)
    run.undo.push(() => closeDialog(run, usable(), tab ?? button, there))
    press(button)
    run.isOpened = true
  }
  const opened = (): Element | Failure => {
    const found = usable()
    return isFailure(found) ? failure('modal_did_not_open', found.error.message) : found
  }
  return {
    async find() {
      const shown = await until(run, () => {
        const target = which ? failure('not_visible', selector) : usable()
        const found = isFailure(target) && triggerSelector ? trigger() : target
        if (isFailure(found) && /not_found|missing/.test(found.error.code)) scrollOn()
        return found
      })
      return shown === usable() ? shown : undefined
    },
    async open(agree) {
      const stopAwaiting = run.awaitNextPage()
      try {
        await step(run, 'trigger', () => pressTrigger(agree))
        return await step(run, 'open', () => until(run, opened))
      } finally {
        stopAwaiting()
      }
    },
  }
}

/** A link to another site opens nothing of this one, and the run could not go on there. */
function refuseOtherSite(trigger: Element): void {
  const link = closestAround(trigger, 'a[href]:not([download]):is(:not([target]),[target=_self])')
  const { href = '', origin } = (link ?? {}) as Partial<HTMLAnchorElement>
  if (/^https?:/.test(href) && origin !== location.origin)
    throw failure('navigation_refused', `the trigger leads to ${href}`)
}

/** Of a trigger that is a tab: the one that is chosen now. */
function chosenTab(trigger: Element): HTMLElement | undefined {
  const tab = closestAround(trigger, '[role=tab]')
  const list = tab && (closestAround(tab, '[role=tablist]') ?? parentOf(tab))
  return list ? (select(list, '[role=tab][aria-selected=true]')[0] as HTMLElement | undefined) : undefined
}

/**
 * Closes what the trigger opened, one way after the other, each with time to fade out: Escape, the dialog's own way, its
 * button for that, and the trigger again where it is one that toggles.
 * @param trigger in place of a tab the one that was chosen before, which is clicked first of all
 * @param there what was there all the time is shown and hidden; what came anew may come once more
 */
async function closeDialog(
  run: Run,
  target: Element | Failure,
  trigger: HTMLElement | undefined,
  there: Element[],
): Promise<void> {
  if (isFailure(target)) return
  const dialog = closestAround(target, DIALOGS) as HTMLDialogElement | undefined
  const leaving = partsOf(dialog ?? target, 'button,[role=button]').find(
    (button) => CLOSES.test(nameOf(button)) && (button as HTMLButtonElement).type !== 'submit',
  )
  const ways = [
    trigger && matches(trigger, '[role=tab]') && (() => press(trigger)),
    () => key(focused(target) ?? target, 'keydown', 'Escape'),
    dialog && matches(dialog, ':popover-open') && (() => dialog.hidePopover()),
    dialog && matches(dialog, '[open]') && (() => dialog.close?.()),
    leaving && (() => press(leaving)),
    trigger &&
      (there.includes(target) || matches(trigger, 'summary,[aria-expanded=true],[aria-pressed=true]')) &&
      (() => press(trigger)),
  ]
  for (const way of ways) {
    if (!isVisible(target)) return
    if (!way) continue
    way()
    const patient = { ...run, signal: undefined, stepMs: 1000, end: now() + 1000 }
    await until(patient, () => !isVisible(target)).catch(() => {})
  }
}
