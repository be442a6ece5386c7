import type { Looks } from '@operable/core/fingerprint'
import { line, nameOf } from '../dom/text.ts'
import { attribute, controlsOf, matches, positionOf, rootOf, select, tagOf } from '../natives.ts'

const CLICKABLE =
  'button,summary,[role=button],a[href],[role=link],[type=submit],[type=image],[type=button],[type=reset]'
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/** Elements of one kind in document order, and what each looks like: see `fingerprintSchema` of `@operable/core/schema`. */
export function candidates(root: Node, role: Looks['role']): { element: Element; looks: Looks }[] {
  const isForm = role === 'form'
  const headings = select(root, HEADINGS).filter(nameOf)
  const elements = select(root, isForm ? 'form' : CLICKABLE)
  const names = elements.map((element) => (isForm ? submitName(element) : nameOf(element)))
  return elements.map((element, index) => {
    const fields = isForm ? fieldsOf(element) : []
    const action = addressOf(element, isForm)
    const start = fields[0] ?? element
    const heading = headings.findLast((each) => positionOf(each, start) & 4)
    const [before, after] = [names[index - 1], names[index + 1]]
    const looks: Looks = {
      role: isForm ? role : matches(element, 'a,[role=link]') ? 'link' : 'button',
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

/** What a form owns and a person could fill. */
function fieldsOf(form: Element): Element[] {
  return [...controlsOf(form as HTMLFormElement)].filter(
    (control) =>
      matches(control, 'input,select,textarea') &&
      !matches(control, '[type=hidden],[type=submit],[type=image],[type=button],[type=reset]'),
  )
}

function submitName(form: Element): string {
  const isSubmit = (control: Element): boolean =>
    matches(control, 'button,input') && ['submit', 'image'].includes((control as HTMLButtonElement).type)
  const button = select(form, 'button,input').find(isSubmit)
  return button ? nameOf(button) : ''
}

function addressOf(element: Element, isForm: boolean): string {
  const written = attribute(element, isForm ? 'action' : 'href')
  if (written === null || (!isForm && tagOf(element) !== 'a')) return ''
  const url = URL.canParse(written, rootOf(element).baseURI) ? new URL(written, rootOf(element).baseURI) : undefined
  return url ? line(isForm ? url.pathname : url.pathname + url.search + url.hash, 200) : ''
}
