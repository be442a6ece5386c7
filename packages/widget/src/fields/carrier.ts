import { nameOf } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { attribute, boxOf, closest, isElement, matches, nextOf, parentOf, previousOf, select } from '../natives.ts'
import { keyOf, keyOfLabel } from './key-of.ts'

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
  return isNamed && matches(control, 'button') && matches(input, '[type=hidden]') && !isToken(input)
}

/** Another hidden input beside a slider holds something else. */
function follows(input: HTMLInputElement, slider: Element): boolean {
  const now = attribute(slider, 'aria-valuenow')
  if (matches(input, 'input[name]') && !isVisible(input) && input.value && Number(input.value) === Number(now))
    ofSlider.set(slider, input)
  return ofSlider.get(slider) === input
}

function besides(element: Element): Element[] {
  return [previousOf(element), nextOf(element)].filter((each) => !!each)
}

const TYPED =
  ':is(input:is([type=text],[type=search],:not([type])),[contenteditable]:not([contenteditable=false])):not([name],[role=combobox],[aria-haspopup])'
const KEEPS = 'input[name]:not([type=checkbox],[type=radio]),select[name][multiple],textarea[name]'
/** Elements around the field where the next one may be what keeps its tags. */
const LEVELS = 4

/** Whether a control is such a field: nobody sends what is typed into it, and something beside it is sent in its place. */
export function isTagField(control: Element, value?: unknown): boolean {
  return matches(control, TYPED) && (Array.isArray(value) || isRelated(control, keeperOf(control)))
}

/** Not to any hidden input that stands beside it: to one of its name, or of which it is all that is drawn. */
function isRelated(control: Element, keeper: Element | undefined): boolean {
  if (!keeper) return false
  const kept = keyOf(keeper).toLowerCase()
  const names = [attribute(control, 'id') ?? '', nameOf(control)].map(keyOfLabel).filter(Boolean)
  return names.some((name) => name.startsWith(kept) || kept.startsWith(name)) || drawnFor(keeper) === control
}

/** The field that is drawn for an input that nobody sees. */
export function drawnFor(control: Element): HTMLElement | undefined {
  // A hidden input may belong to anything.
  if (!matches(control, KEEPS) || matches(control, '[type=hidden]')) return undefined
  // From a native list one chooses by itself.
  const typed = drawnBeside(control, matches(control, 'select') ? TYPED : `${TYPED},[role=combobox]`)
  // Asked last: it may take a layout of the page.
  if (!typed[0] || isSeen(control)) return undefined
  const [field, other] = typed.filter(isVisible)
  return other ? undefined : field
}

/** What is drawn beside a native list that nobody reaches, to choose from it. */
export function listDrawnFor(list: Element): HTMLElement | undefined {
  const isUnreached = matches(list, '[aria-hidden=true],[tabindex^="-"],[hidden]')
  return isUnreached ? drawnBeside(list, '[role=combobox]').find(isVisible) : undefined
}

function drawnBeside(control: Element, what: string): HTMLElement[] {
  const all = besides(control).flatMap((box) => [box, ...select(box, what)])
  return all.filter((each) => matches(each, what)) as HTMLElement[]
}

/** What a form sends in place of what is typed into the field. */
export function keeperOf(control: Element): HTMLInputElement | undefined {
  let at = control
  for (let level = 0; level < LEVELS; level++) {
    const box = parentOf(at)
    const isWall = !box || !isElement(box) || matches(box, 'form,body') || !!select(box, CONTROLS).filter(isVisible)[1]
    // In a box of its own it need not stand right beside the field.
    const near = isWall ? besides(at) : select(box, KEEPS)
    const keeper = near.find((each) => matches(each, KEEPS) && !isSeen(each) && !isToken(each))
    if (keeper || isWall) return keeper as HTMLInputElement | undefined
    at = box
  }
  return undefined
}

/** A token of the form. */
function isToken(input: Element): boolean {
  return /csrf|token/i.test(attribute(input, 'name')!)
}

function isSeen(control: Element): boolean {
  const { width, right, bottom } = boxOf(control)
  const { scrollX, scrollY } = windowOf(control)
  return isVisible(control) && width > 1 && right + scrollX > 0 && bottom + scrollY > 0
}
