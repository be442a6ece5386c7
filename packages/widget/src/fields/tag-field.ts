import { nameOf } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { attribute, boxOf, isElement, matches, parentOf, select } from '../natives.ts'
import { besides } from './carrier.ts'
import { keyOf, keyOfLabel } from './key-of.ts'

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
  const drawn = besides(control).flatMap((box) => [box, ...select(box, TYPED)])
  const typed = drawn.filter((each) => matches(each, TYPED))
  // Asked last: it may take a layout of the page.
  if (!typed[0] || isSeen(control)) return undefined
  const fields = typed.filter(isVisible)
  return fields[1] ? undefined : (fields[0] as HTMLElement | undefined)
}

/** What a form sends in place of what is typed into the field. */
export function keeperOf(control: Element): HTMLInputElement | undefined {
  let at = control
  for (let level = 0; level < LEVELS; level++) {
    const keeper = besides(at).find((each) => matches(each, KEEPS) && !isSeen(each) && !isToken(each))
    if (keeper) return keeper as HTMLInputElement
    const box = parentOf(at)
    if (!box || !isElement(box) || matches(box, 'form,body') || select(box, CONTROLS).filter(isVisible)[1]) break
    at = box
  }
  return undefined
}

function isToken(input: Element): boolean {
  return /csrf|token/i.test(attribute(input, 'name')!)
}

function isSeen(control: Element): boolean {
  const { width, right, bottom } = boxOf(control)
  const { scrollX, scrollY } = windowOf(control)
  return isVisible(control) && width > 1 && right + scrollX > 0 && bottom + scrollY > 0
}
