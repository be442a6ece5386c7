import type { Looks } from '@operable/core/fingerprint'
import { line, nameOf } from '../dom/text.ts'
import { actionOf, attribute, controlsOf, isBefore, matches, select } from '../natives.ts'

const PRESSED = '[type=submit],[type=image],[type=button],[type=reset]'
/** Buttons and links. */
export const CLICKABLE = `button,summary,[role=button],a[href],area[href],[role=link],${PRESSED}`

/** Elements of one kind in document order, and what each looks like: see `fingerprintSchema` of `@operable/core/schema`. */
export function candidates(root: Node, role: Looks['role']): { element: Element; looks: Looks }[] {
  const isForm = role === 'form'
  const headings = select(root, 'h1,h2,h3,h4,h5,h6,[role=heading]').filter(nameOf)
  const elements = select(root, isForm ? 'form' : CLICKABLE)
  const names = elements.map((element) => {
    const named = isForm ? select(element, 'button,input').find(isSubmit) : element
    return named ? nameOf(named) : ''
  })
  return elements.map((element, index) => {
    const fields = isForm ? [...controlsOf(element as HTMLFormElement)].filter(isField) : []
    const heading = headings.findLast((each) => isBefore(each, fields[0] ?? element))
    const [before, after] = [names[index - 1], names[index + 1]]
    const action = addressOf(element, isForm)
    const looks: Looks = {
      role: isForm ? role : matches(element, 'a,area,[role=link]') ? 'link' : 'button',
      name: names[index]!,
      fields: fields
        .slice(0, 40)
        .map((field) => line(`${(field as HTMLInputElement).type}:${attribute(field, 'name') ?? ''}`)),
      ...(action && { action }),
      neighbours: { ...(heading && { heading: nameOf(heading) }), ...(before && { before }), ...(after && { after }) },
    }
    return { element, looks }
  })
}

function isSubmit(control: Element): boolean {
  return /^(submit|image)$/.test((control as HTMLButtonElement).type)
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
