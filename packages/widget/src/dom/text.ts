import { attribute, matches, rawText, rootOf, select, tagOf } from '../natives.ts'

const MAX_TEXT = 100

/** One line of text, cut as fingerprints have it. */
export function line(text: string | null | undefined, max = MAX_TEXT): string {
  const all = (text ?? '').replace(/\s+/g, ' ').trim()
  return all.length > max ? `${all.slice(0, max).trimEnd()}…` : all
}

/** Text of an element with the alternative texts of its images. */
function content(element: Element): string {
  const images = select(element, 'img[alt]').map((image) => attribute(image, 'alt'))
  return [rawText(element), ...images].join(' ')
}

/** Text of the elements that an attribute lists by id. */
export function referred(element: Element, name: string): string {
  const ids = (attribute(element, name) ?? '').split(/\s+/).filter(Boolean)
  const root = rootOf(element)
  return ids.flatMap((id) => select(root, `[id="${CSS.escape(id)}"]`).map(rawText)).join(' ')
}

/** Accessible name, computed as the fingerprint of `@operable/core/schema` says. */
export function nameOf(element: Element): string {
  const control = element as HTMLInputElement
  const labels = [...(control.labels ?? [])].map(rawText).join(' ')
  const isButton = matches(element, '[type=submit],[type=button],[type=reset],[type=image]')
  const isInput = tagOf(element) === 'input'
  const own = isInput
    ? isButton && attribute(element, control.type === 'image' ? 'alt' : 'value')
    : !matches(element, 'select,textarea') && content(element)
  const texts = [referred(element, 'aria-labelledby'), attribute(element, 'aria-label'), labels, own]
  const rest = [attribute(element, 'title'), attribute(element, 'placeholder')]
  return [...texts, ...rest].map((text) => line(text || '')).find(Boolean) ?? ''
}

/** An element in words: `button#send "Send"`. Never a value that somebody typed. */
export function describe(element: Element): string {
  const id = attribute(element, 'id')
  const name = attribute(element, 'name')
  const text = line(nameOf(element), 40)
  return `${tagOf(element)}${id ? `#${id}` : name ? `[name=${name}]` : ''}${text ? ` "${text}"` : ''}`
}
