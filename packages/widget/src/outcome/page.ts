import { allIn, allOf } from '../dom/all-of.ts'
import { line, nameOf, referred, shownText } from '../dom/text.ts'
import { closestAround, isWithin, treesIn, windowOf } from '../dom/tree.ts'
import { CHOICES, CONTROLS, DIALOGS, isDrawn, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import {
  attribute,
  boxOf,
  contains,
  isConnected,
  matches,
  parentOf,
  previousOf,
  rootOf,
  select,
  tagOf,
} from '../natives.ts'

const UNFILLED = '[type=search],[type=hidden],[type=submit],[type=button],[type=image]'
const BUTTONS = 'button,[role=button],[type=submit],[type=button]'
/** Whatever waits there to be filled belongs to the page, not to what was sent. */
const CHROME = 'nav,aside,search,[role=search],:is(header,footer):not(:is(main,article,section,dialog) *)'
/** How frameworks mark a field, or the text that says what is wrong with it, by class. */
const WRONG =
  /(^|[-_])(invalid|errors?|errorlist|error-?message|not-valid)([-_]|$)|(has|is|with)[-_]errors?|^(Mui|ng)-(error|invalid)/i
/** A mark that is not about what was filled in: of what is to be filled, or not yet. */
const UNMARKED = /hidden|required|no-error/i

/** What is wrong with each field that the page marks, by the field's key. */
export function invalidFields(form: Element): Map<string, string> {
  const controls = controlsIn(form)
  const found = controls.filter(isMarked).map((control): [string, string] => [keyOf(control), errorOf(control)])
  const inside = [form, ...select(form, '[class]'), ...before(form)]
  const texts = inside
    .filter((part) => isErrorText(part, controls))
    .map((part): [string, string] => {
      const text = line(shownText(part), 120)
      return [text, text]
    })
  return new Map([...found, ...texts])
}

/** A list of errors stands right before its form as often as in it. */
function before(form: Element): Element[] {
  const previous = previousOf(form)
  return previous && hasWrongClass(previous) && /list|summary|explanation/i.test(attribute(previous, 'class') ?? '')
    ? [previous]
    : []
}

function isMarked(control: HTMLElement): boolean {
  const { validity } = control as HTMLInputElement
  if (attribute(control, 'aria-invalid') === 'true') return true
  if (matches(control, ':user-invalid') && !validity?.valueMissing) return true
  return hasWrongClass(control) && !(matches(control, '.ng-untouched') && isEmpty(control))
}

/** A text with a class of errors that shares its part of the form with a field, or names all of what is wrong. */
function isErrorText(part: Element, controls: HTMLElement[]): boolean {
  if (controls.includes(part as HTMLElement) || !hasWrongClass(part) || !isVisible(part)) return false
  // Frameworks mark a whole form that holds nothing yet, and again one that was emptied.
  if (
    controls.some(isEmpty) &&
    controls.every((control) => isWithin(control, part) && (isEmpty(control) || matches(control, CHOICES)))
  )
    return false
  if (!/\p{L}/u.test(shownText(part))) return matches(part, '.field_with_errors')
  const around = parentOf(part) as Element | null
  const isOfField = controls.some((control) => isWithin(control, part) || (around && isWithin(control, around)))
  return isOfField || matches(part, 'ul,ol,[role=alert]')
}

function hasWrongClass(element: Element): boolean {
  const names = (attribute(element, 'class') ?? '').split(/\s+/)
  return names.some((name) => WRONG.test(name) && !UNMARKED.test(name))
}

/** What the page says of a wrong field: its label, then the texts that belong to it. */
export function errorOf(control: Element): string {
  const { validationMessage } = control as HTMLInputElement
  const texts = [referred(control, 'aria-errormessage'), referred(control, 'aria-describedby'), validationMessage]
  return `${nameOf(control)}: ${line(texts.join(' ')) || 'invalid'}`
}

/** Whether what was filled in is gone from a field that is marked: it is marked for being empty. */
export function isEmptied(form: Element, key: string): boolean {
  const control = controlsIn(form).find((each) => keyOf(each) === key)
  return !!control && isEmpty(control)
}

/** What only a person fills is not read. */
function isEmpty(control: HTMLElement): boolean {
  return 'value' in control && !personReason(control) && control.value === ''
}

/** Keys of everything that waits to be filled, and of buttons of forms that have nothing else. */
export function waitingIn(page: Document): Map<string, Element> {
  const trees = [page, ...treesIn(page)]
  const fields = allIn(trees, CONTROLS).filter((field) => isFilled(field) && isWaiting(field))
  const bare = allIn(trees, 'form:is([method=post i],:has([type=hidden]))').filter(
    (form) => isWaiting(form) && !select(form, CONTROLS).some(isFilled) && select(form, BUTTONS).some(isDrawn),
  )
  return new Map([...fields.map(keyed), ...bare.map(keyed)])
}

function isFilled(field: Element): boolean {
  return !matches(field, UNFILLED)
}

function isWaiting(element: Element): boolean {
  return isDrawn(element) && !closestAround(element, CHROME)
}

function keyed(element: Element): [string, Element] {
  const name = keyOf(element) || nameOf(element) || attribute(element, 'action') || ''
  return [`${tagOf(element)} ${attribute(element, 'type') ?? ''} ${name}`, element]
}

/** Buttons to choose from, by their names. */
export function choicesIn(part: Element): Map<string, Element> {
  const own = allOf(rootOf(part), BUTTONS).filter((button) => contains(part, button))
  const named = [...own, ...allIn(treesIn(part), BUTTONS)].filter(
    (button) => isDrawn(button) && /\p{L}{2}/u.test(nameOf(button)),
  )
  return new Map(named.map((button) => [nameOf(button), button]))
}

export function dialogsNow(): Element[] {
  return allOf(document, DIALOGS).filter(isVisible)
}

/** Where the form of a field is, as a selector. */
export function placeOfForm(part: Element): string {
  const form = closestAround(part, 'form') ?? part
  const id = attribute(form, 'id')
  const name = attribute(form, 'name')
  if (id) return `#${CSS.escape(id)}`
  return tagOf(form) + (name ? `[name="${CSS.escape(name)}"]` : '')
}

const STATES = ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-selected', 'open']

/** What a button says of itself. */
export function stateOf(button: Element): string {
  if (!isConnected(button)) return ''
  return STATES.flatMap((name) => (attribute(button, name) === null ? [] : `${name}=${attribute(button, name)}`)).join(
    ' ',
  )
}

/** Whether the page stands where the fragment of its address points to. */
export function isAtFragment(target: Element): boolean {
  const { hash } = windowOf(target).location
  // As browsers do, first as it is written; a fragment may hold anything.
  const [place] = select(document, `#${CSS.escape(hash.slice(1))}`)
  const { top = -1, bottom = -1 } = place && isVisible(place) ? boxOf(place) : {}
  return bottom > 0 && top < window.innerHeight
}
