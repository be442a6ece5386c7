import { isSubmit, partsOf } from '../dom/parts.ts'
import { nameOf, shownText, squeezed } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { DIALOGS, isDrawn, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { boxOf, contains, isBefore, isConnected, matches, parentOf } from '../natives.ts'
import { waitingIn } from '../outcome/page.ts'
import { buttonsIn } from './going-on.ts'
import { type Shown, shownIn, submitsIn } from './next-step.ts'
import type { NextPart } from './tool-run.ts'

/**
 * Where a form goes on since it was sent: itself, if it shows nothing of what it showed; what came up over it and asks; or, once
 * it is gone, a form or a summary in its place.
 * @param fresh fields and buttons that the page did not show
 */
export function nextPart(before: Shown, fresh: Element[], hasSent: boolean): NextPart | undefined {
  const form = before.current()
  if (isVisible(form)) {
    const shown = askedIn(form)
    if (shown.every((control) => isOther(control, form, before))) {
      if (shown[0]) return { part: form, form, isOwn: true }
      if (asksByItself(form, before, hasSent)) return { part: form, form, isOwn: false }
    }
  }
  const part = isDrawn(form) ? questionOver(form, before, fresh, hasSent) : undefined
  if (part) return { part, form, isOwn: false }
  const instead = isVisible(form) ? undefined : inPlaceOf(before, fresh)
  return instead && { part: instead, form: instead, isOwn: false }
}

/**
 * Whether a field is none that the form showed before, nor one of those that was drawn anew. That has the label that it had; where it
 * has its value, the form is to be sent by another button.
 */
function isOther(control: HTMLElement, form: Element, { all, fields, buttons, given }: Shown): boolean {
  if (all.has(control)) return false
  const name = keyOf(control)
  const label = fields.get(name)
  const isTwin = (each: HTMLElement): boolean => each !== control && all.has(each) && keyOf(each) === name
  if (label === undefined || controlsIn(form).some(isTwin)) return true
  const isHeld = !personReason(control) && given.includes((control as HTMLInputElement).value)
  return isHeld ? !buttonsIn(form).some((button) => buttons.has(nameOf(button))) : label !== nameOf(control)
}

/** Whether a form without fields asks to be sent: it shows what it was given, or holds it; thanks may have a button too. */
function asksByItself(form: Element, { given, buttons }: Shown, hasSent: boolean): boolean {
  const fresh = buttonsIn(form).filter((button) => !buttons.has(nameOf(button)))
  const held = partsOf(form, 'input').map((input) => (input as HTMLInputElement).value)
  const holds = given.some((text) => held.includes(text) || form.textContent!.includes(text))
  if (fresh.some(isSubmit) && holds) return true
  return !!fresh[0] && (shows(form, given) || (!hasSent && !!fresh[1]))
}

/** Whether most of what was given is to be read there. */
function shows(part: Element, given: readonly string[]): boolean {
  const text = squeezed(shownText(part))
  return given.filter((each) => text.includes(squeezed(each))).length * 2 > given.length
}

/** What has come up over a form because of the click, and lets choose whether to go on. What asks for more is another form. */
function questionOver(form: Element, { soon, given }: Shown, fresh: Element[], hasSent: boolean): Element | undefined {
  const parts = fresh.filter((each) => soon.has(each) && !isWithin(each, form)).map((each) => partOver(each, form))
  return parts.find((part) => part && !askedIn(part)[0] && (shows(part, given) || (!hasSent && buttonsIn(part)[1])))
}

/** The dialog that an element is in, by its markup, or because it lies over the form or in the middle of the window. */
function partOver(element: Element, form: Element): Element | undefined {
  const dialog = closestAround(element, DIALOGS)
  if (dialog) return isWithin(form, dialog) ? undefined : dialog
  let part = element
  for (let at = parentOf(part); at && !contains(at, form); at = parentOf(part)) part = at as Element
  const { left, top, width, height } = boxOf(submitsIn(form)[0] ?? form)
  const { document, innerWidth, innerHeight } = windowOf(form)
  const points = [
    [left + width / 2, top + height / 2],
    [innerWidth / 2, innerHeight / 2],
  ] as const
  return points.some(([x, y]) => isWithin(document.elementFromPoint(x, y), part)) ? part : undefined
}

/** The form that a script has drawn where the other one stood, or what shows there what was given and has buttons. */
function inPlaceOf({ place, given }: Shown, fresh: Element[]): Element | undefined {
  const waits = new Set([...waitingIn(document).values()].map((field) => closestAround(field, 'form')))
  const forms = fresh.map((each) => closestAround(each, 'form'))
  const form = forms.find((each) => each && waits.has(each) && isInPlace(each, place))
  if (form) return form
  for (const each of fresh) {
    let part = each
    for (let at = parentOf(part) as Element; at && isInPlace(at, place); at = parentOf(part) as Element) part = at
    if (isInPlace(part, place) && !askedIn(part)[0] && buttonsIn(part)[0] && shows(part, given)) return part
  }
  return undefined
}

/** Whether it stands where another form stood: within what is left of its surroundings, and between its neighbours there. */
function isInPlace(form: Element, place: Shown['place']): boolean {
  const [parent, previous, next] = place.find(([parent]) => parent && isConnected(parent)) ?? []
  const precedes = (first: Node, second: Node): boolean => isBefore(first, second) && !contains(first, second)
  const isThere = (node: Node | null | undefined): node is Node => !!node && isConnected(node)
  return (
    !!parent &&
    parent !== form &&
    contains(parent, form) &&
    !(isThere(previous) && precedes(form, previous)) &&
    !(isThere(next) && precedes(next, form))
  )
}

/** Fields that can be filled in: those that are only shown, and locked, ask for nothing. */
export function askedIn(part: Element): HTMLElement[] {
  return shownIn(part).filter((control) => !matches(control, ':disabled,[readonly],[aria-disabled=true]'))
}
