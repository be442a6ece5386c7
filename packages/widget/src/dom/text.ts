import { attribute, innerText, matches, rawText, rootOf, select, tagOf } from '../natives.ts'

const BUTTONS = '[type=submit],[type=button],[type=reset],[type=image]'

/** One line of text, cut as fingerprints have it. */
export function line(text: string | null | undefined, max = 100): string {
  const all = (text ?? '').replace(/\s+/g, ' ').trim()
  return all.length > max ? `${all.slice(0, max).trimEnd()}…` : all
}

/** What the page shows of an element. */
export function shownText(element: Element): string {
  return innerText(element as HTMLElement) ?? ''
}

/** Text of the elements that an attribute lists by id. */
export function referred(element: Element, name: string): string {
  const ids = attribute(element, name)?.match(/\S+/g) ?? []
  return ids.flatMap((id) => select(rootOf(element), `#${CSS.escape(id)}`).map(rawText)).join(' ')
}

/** Accessible name, computed as the fingerprint of `@operable/core/schema` says. Never what somebody typed. */
export function nameOf(element: Element): string {
  const isControl = matches(element, 'input,select,textarea,button')
  const labels = isControl ? [...((element as HTMLInputElement).labels ?? [])].map(rawText) : []
  const hasText = !matches(element, 'input,select,textarea,form,[contenteditable]')
  const images = select(element, 'img[alt]').map((image) => attribute(image, 'alt'))
  const own =
    tagOf(element) === 'input' &&
    matches(element, BUTTONS) &&
    attribute(element, matches(element, '[type=image]') ? 'alt' : 'value')
  return (
    [
      referred(element, 'aria-labelledby'),
      attribute(element, 'aria-label'),
      labels.join(' '),
      own || '',
      hasText ? [rawText(element), ...images].join(' ') : '',
      attribute(element, 'title'),
      attribute(element, 'placeholder'),
    ]
      .map((text) => line(text))
      .find(Boolean) ?? ''
  )
}

/** An element in words: `button#send "Send"`. */
export function describe(element: Element): string {
  const id = attribute(element, 'id')
  const name = line(nameOf(element), 40)
  return tagOf(element) + (id ? `#${id}` : '') + (name && ` "${name}"`)
}
