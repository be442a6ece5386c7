import { keyOf, type Looks, lasting } from '@operable/core/fingerprint'
import type { Fingerprint } from '@operable/core/schema'
import { isSubmit } from '../dom/parts.ts'
import { line, nameOf } from '../dom/text.ts'
import { actionOf, attribute, controlsOf, isBefore, matches, rootOf, select } from '../natives.ts'

const PRESSED = '[type=submit],[type=image],[type=button],[type=reset]'
/** Buttons and links. */
export const CLICKABLE = `button,summary,[role=button],a[href],area[href],[role=link],${PRESSED}`

/** Elements of the kind that a fingerprint is of. */
export function kindOf(role: Looks['role']): string {
  return role === 'form' ? 'form' : CLICKABLE
}

/** What an element looks like, but for what stands beside it: see `fingerprintSchema` of `@operable/core/schema`. */
export function looksOf(element: Element, kind: Looks['role']): Looks {
  const isForm = kind === 'form'
  const fields = isForm ? [...controlsOf(element as HTMLFormElement)].filter(isField) : []
  const before = fields[0] ?? element
  const heading = select(rootOf(element), HEADINGS).findLast((each) => isBefore(each, before) && nameOf(each))
  const action = addressOf(element, isForm)
  return {
    role: isForm ? kind : matches(element, 'a,area,[role=link]') ? 'link' : 'button',
    name: nameOfLooks(element, isForm),
    fields: fields
      .slice(0, 40)
      .map((field) => line(`${(field as HTMLInputElement).type}:${lasting(attribute(field, 'name') ?? '')}`)),
    ...(action && { action }),
    neighbours: { ...(heading && { heading: nameOf(heading) }) },
  }
}

export const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/** Whether it is what a fingerprint was taken of, as far as it tells by itself. */
export function isAsKnown(element: Element, known: Fingerprint): boolean {
  return !known.twins && keyOf(looksOf(element, known.role)) === keyOf(known)
}

/** What a form is called by is what sends it. */
export function nameOfLooks(element: Element, isForm: boolean): string {
  const named = isForm ? select(element, 'button,input').find(isSubmit) : element
  return named ? nameOf(named) : ''
}

function isField(control: Element): boolean {
  return matches(control, 'input,select,textarea') && !matches(control, `[type=hidden],${PRESSED}`)
}

function addressOf(element: Element, isForm: boolean): string {
  if (!matches(element, isForm ? '[action]' : 'a[href],area[href]')) return ''
  const { pathname, search, hash } = new URL(
    isForm ? actionOf(element as HTMLFormElement) : (element as HTMLAnchorElement).href,
  )
  return line(isForm ? pathname : pathname + search + hash, 200)
}
