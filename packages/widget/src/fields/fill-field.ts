import { obstacle } from '../act/actionable.ts'
import { enter } from '../act/hand.ts'
import { goTo } from '../dom/go-to.ts'
import { describe, labelsOf } from '../dom/text.ts'
import { around, closestAround } from '../dom/tree.ts'
import { CHOICES, isInWindow, isVisible, TOGGLES } from '../dom/visible.ts'
import { type Failure, failure, type Run, until } from '../flow/run.ts'
import { isConnected, matches } from '../natives.ts'
import { type Control, drawnControls, LISTS, type Restore, unknown, writtenTexts } from './drawn.ts'
import { involved, TEXTS } from './involved.ts'
import { personReason } from './sensitive.ts'
import { isDate, text } from './text.ts'

/** Where one types into what the browser draws. For the others the site often draws a better one. */
const TYPED = 'textarea,input:not([type=range],[type=color],[type^=date],[type=time],[type=month],[type=week])'

/** Whether a group of controls, or one, holds a value. */
export function holds(controls: HTMLElement[], value: unknown): boolean {
  return !!controls[0] && kindOf(controls[0], value).has(controls, value)
}

/** A field of a run: a control, or a group of them. */
export interface Field {
  /** Its key in the input. */
  name: string
  value: unknown
  /** Its controls as the page has them now. */
  find: () => HTMLElement[]
}

/**
 * Fills one field once a person could: there, visible, enabled. A value that is there already, to the letter, is left alone.
 * @param back what puts its old value back is added to it
 */
export async function fillField(run: Run, { name, value, find }: Field, back: Map<string, Restore>): Promise<void> {
  const controls = await until(run, () => {
    const found = find()
    const [field] = found
    // By its label it is found by what else is called so.
    if (!field) return involved.bring() ?? failure('field_not_found', name)
    const refused = refusal(found, value)
    if (refused) throw failure('invalid_input', `${name} ${refused}`)
    const lacking = lacksFor(found, value)
    if (lacking) return lacking
    if (isSet(found, value)) return found
    const problem = hindrance(field, value)
    if (problem?.error.code === 'not_visible') unfold(field, back)
    return problem ?? found
  })
  const first = controls[0]!
  const reason = personReason(first)
  if (reason) throw failure('person_required', `${name} (${reason})`)
  if (isSet(controls, value)) return
  goTo(first, 'nearest')
  remember(name, find, back, value)
  await kindOf(first, value).set(run, controls, value)
}

/** Takes note of what puts the first value back that a field was seen to have. */
export function remember(name: string, find: () => HTMLElement[], back: Map<string, Restore>, value: unknown): void {
  const controls = find()
  const [first] = controls
  if (!first || back.has(name) || personReason(first)) return
  const current = (): HTMLElement[] => (isConnected(first) ? controls : find())
  back.set(name, kindOf(first, value).restore(controls, current))
}

/** Whether the value is there to the letter. Of a secret nothing is read. */
function isSet(controls: HTMLElement[], value: unknown): boolean {
  const first = controls[0]!
  const { is, has } = kindOf(first, value)
  return !personReason(first) && (is ?? has)(controls, value)
}

/** Goes to a field that shows once one is there, and opens what keeps it folded away; closed again with what puts values back. */
function unfold(control: HTMLElement, back: Map<string, Restore>): void {
  enter(control)
  const closed = closestAround(control, 'details:not([open])') as HTMLDetailsElement | undefined
  if (!closed) return
  closed.open = true
  back.set(`details ${back.size}`, () => {
    closed.open = false
  })
}

function kindOf(control: Element, value: unknown): Control {
  return involved.loaded()?.kindOf(control, value) ?? (matches(control, TEXTS) ? text : unknown)
}

/** Nothing where all is there that it takes to fill a control. */
export function lacksFor([first]: HTMLElement[], value: unknown): Failure | undefined {
  if (!first) return undefined
  const kind = kindOf(first, value)
  if (kind === unknown) return involved.bring() ?? drawnControls.bring()
  return kind === text && isDate(first, value) ? writtenTexts.bring() : undefined
}

/** The same to tell whether it has kept its value. */
export function lacksToTell(controls: HTMLElement[], value: unknown): Failure | undefined {
  const [first] = controls
  return first && kindOf(first, value) === text && !text.has(controls, value) ? writtenTexts.bring() : undefined
}

function hindrance(control: HTMLElement, value: unknown): Failure | undefined {
  const { maxLength, parentElement } = control as HTMLInputElement
  const problem = obstacle(control)
  // Styled lists and check boxes hide the control itself: then what stands for it is visible.
  const isStyled =
    matches(control, `select,[type=checkbox],[type=radio],[type=range],${LISTS}`) &&
    [...labelsOf(control), parentElement, parentElement?.parentElement].some((element) => element && isVisible(element))
  if (problem && !(isStyled && problem.error.code === 'not_visible')) return problem
  if (matches(control, TYPED) && isOutOfSight(control))
    return failure('not_visible', `${describe(control)} is out of sight`)
  const refusal = involved.loaded()?.refusalBy(control, value)
  if (refusal) return refusal
  return maxLength >= 0 && String(value).length > maxLength
    ? failure('invalid_input', `${describe(control)} maxLength ${maxLength}`)
    : undefined
}

/** Whether people cannot make it out though it is drawn: beside the page, a pixel in size, all but transparent. Only traps are. */
function isOutOfSight(control: Element): boolean {
  if (matches(control, `${LISTS},${CHOICES}`)) return false
  if (!isInWindow(control)) goTo(control)
  return !isInWindow(control) || opacityOf(control) < 0.1
}

function opacityOf(element: Element): number {
  const outer = closestAround(around(element), '*')
  return Number(getComputedStyle(element).opacity) * (outer ? opacityOf(outer) : 1)
}

/**
 * Why fields of one name cannot take a value of that type, to stand after the name; a tool may have no schema for it. Of
 * an array each text field takes one item.
 */
function refusal(controls: HTMLElement[], value: unknown): string | undefined {
  const first = controls[0]!
  const values = [value].flat()
  if (values.some((each) => typeof each === 'object')) return 'must be a string, number or boolean'
  if (
    matches(first, `${LISTS},[multiple],[type=checkbox],[role=checkbox],${TOGGLES}`) ||
    involved.loaded()?.isTagField(first, value)
  )
    return undefined
  const isText = !matches(first, `select,[role=slider],${CHOICES}`)
  if (isText && typeof value === 'boolean') return 'must be a string'
  const most = isText ? controls.length : 1
  if (values.length > 0 && values.length <= most) return undefined
  return most === 1 ? 'must be one value' : `must have 1 to ${most} items`
}
