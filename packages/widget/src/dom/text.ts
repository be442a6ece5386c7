import {
  attribute,
  checkVisibility,
  childrenOf,
  innerText,
  isElement,
  isText,
  matches,
  parentOf,
  rawText,
  rootOf,
  select,
  tagOf,
  walker,
} from '../natives.ts'

const BUTTONS = 'input:is([type=submit],[type=button],[type=reset],[type=image])'
/** What no name is made of. */
const SILENT =
  'script,style,template,noscript,iframe,select,datalist,textarea,object,audio,video,canvas,[hidden],[aria-hidden=true],[style*="display:none"],[style*="display: none"]'
/** What a browser writes on a button without a value. */
const DEFAULTS: Record<string, string> = { submit: 'Submit', reset: 'Reset' }

const SPACES = /[\s\u200b\u200e\u200f]+/g
const UNEVEN = /^ | $| {2}|[^\S ]|[\u200b\u200e\u200f]/

/** One line of text, cut as fingerprints have it. */
export function line(text: string | null | undefined | false, max = 100): string {
  const given = text || ''
  // Most are one line already: a page may have ten thousand.
  const all = UNEVEN.test(given) ? given.replace(SPACES, ' ').trim() : given
  return all.length > max ? `${all.slice(0, max).trimEnd()}…` : all
}

/** Without spaces, in lower case: the text of a card has spaces between its lines, or not. */
export function squeezed(text: string): string {
  return text.replace(SPACES, '').toLowerCase()
}

/** What the page shows of an element; nothing for a graphic, whose lines are those of the element around it. */
export function shownText(element: Element): string {
  return isHtml(element) ? innerText(element) : ''
}

/** https://dom.spec.whatwg.org/#dom-nodefilter-show_text */
const SHOW_TEXT = 4

/**
 * The beginning of nearly the same, in one line, as styles alone tell it: the layout of a large part takes long. Scripts and the like have
 * no box; `aria-hidden` does not count, as in `isVisible`.
 */
export function styledText(part: Element, max: number): string {
  const texts = walker(document, part, SHOW_TEXT)
  let text = ''
  for (let at = texts.nextNode(); at && !text[max]; at = texts.nextNode())
    if (checkVisibility(parentOf(at) as Element, { visibilityProperty: true })) text += ` ${rawText(at)}`
  return line(text, max)
}

/** Not so for SVG and MathML, which have other members. */
export function isHtml(element: Element): element is HTMLElement {
  return 'innerText' in element
}

/** Text of the elements that an attribute lists by id. */
export function referred(element: Element, name: string): string {
  const ids = attribute(element, name)?.match(/\S+/g) ?? []
  return ids.flatMap((id) => select(rootOf(element), `#${CSS.escape(id)}`).map(rawText)).join(' ')
}

/** Text of the content, as a name is made of it: alternative texts included, and nothing that is hidden. */
function contentOf(node: Node): string {
  return [...childrenOf(node)]
    .map((child) => {
      if (isText(child)) return rawText(child)
      if (!isElement(child)) return ''
      if (matches(child, SILENT)) return ''
      const given = attribute(child, 'aria-label')?.trim() || attribute(child, 'alt')
      return given || (matches(child, BUTTONS) ? attribute(child, 'value') : contentOf(child))
    })
    .join('')
}

/** They stand for a control that is styled away. */
export function labelsOf(control: Element): Element[] {
  return [...((control as HTMLInputElement).labels ?? [])]
}

/** Accessible name, computed as the fingerprint of `@operable/core/schema` says. Never what somebody typed. */
export function nameOf(element: Element): string {
  const { type } = element as HTMLInputElement
  const isButton = matches(element, BUTTONS)
  const isImage = isButton && type === 'image'
  return (
    [
      referred(element, 'aria-labelledby'),
      attribute(element, 'aria-label'),
      matches(element, 'input,select,textarea,button') && labelsOf(element).map(contentOf).join(' '),
      isImage && attribute(element, 'alt'),
      isButton && (attribute(element, 'value') ?? DEFAULTS[type]),
      !matches(element, 'input,select,textarea,form,[contenteditable]') && contentOf(element),
      attribute(element, 'title'),
      attribute(element, 'placeholder'),
      isImage && 'Submit',
    ]
      .map((text) => line(text))
      .find(Boolean) ?? ''
  )
}

/** What a group of controls is called, by its legend or by ARIA. */
export function groupNames(group: Element): string[] {
  const [legend] = select(group, 'legend')
  const names = [legend && shownText(legend), referred(group, 'aria-labelledby'), attribute(group, 'aria-label')]
  return names.map((name) => line(name)).filter(Boolean)
}

/** An element in words: `button#send "Send"`. */
export function describe(element: Element): string {
  const id = attribute(element, 'id')
  const name = line(nameOf(element), 40)
  return tagOf(element) + (id ? `#${id}` : '') + (name && ` "${name}"`)
}
