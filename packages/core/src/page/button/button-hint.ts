import { attribute, closest, following, type HtmlNode, TEXT } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import { triggerAttributes } from '../../standards/dialog-markup.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { ariaName } from '../label/label.ts'
import { nearbyText } from '../label/nearby-text.ts'
import type { ButtonHint } from '../model/form-model.ts'

/** Characters of attributes that a snippet can still show, and of words that are kept. */
const MOST = { attributes: 200, words: 300, icons: 8 }

const WORD_ATTRIBUTES = new Set(['id', 'class', 'name', 'onclick', 'href', 'xlink:href', 'src', 'data-icon'])
const SAFE_NAME = /^[a-z_:@][\w:@.-]{0,60}$/i
const SECRET = /csrf|token|nonce|secret|api-?key|session/i

/** Gathers what the markup around a button tells of it. Called only for a button whose name says nothing. */
export function buttonHint(button: HtmlNode, page: PageContext): ButtonHint {
  const hint: ButtonHint = { element: button.tag }
  const attributes = shownAttributes(button)
  const words = markupWords(button)
  const controls = controlled(button, page)
  const { headings } = page.found
  const heading = headings[firstFrom(headings, button.order, ({ order }) => order) - 1]
  const headingText = heading ? textOf(heading, { limit: 80 }) : ''
  if (attributes) hint.attributes = attributes
  if (words) hint.words = words
  if (controls) hint.controls = controls
  if (closest(button, isDialog)) hint.inDialog = true
  if (headingText) hint.heading = headingText
  const beside = nearbyText(button, '')
  if (beside) hint.beside = beside
  return hint
}

function shownAttributes({ attribs }: HtmlNode): [string, string][] | undefined {
  const pairs: [string, string][] = []
  let length = 0
  for (const [name, value] of Object.entries(attribs)) {
    length += name.length + value.length + 4
    if (length > MOST.attributes || !SAFE_NAME.test(name) || SECRET.test(name) || SECRET.test(value)) return undefined
    pairs.push([name, value])
  }
  return pairs
}

/** Names that authors gave the button and the icon in it. */
function markupWords(button: HtmlNode): string {
  const found: string[] = []
  let left = MOST.icons
  for (let node: HtmlNode | undefined = button; node && left > 0; node = following(node, button)) {
    if (node.tag === TEXT) continue
    left--
    for (const [name, value] of Object.entries(node.attribs)) {
      if (WORD_ATTRIBUTES.has(name)) found.push(value.slice(-100))
      else if (name.startsWith('data-')) found.push(`${name}=${value.slice(0, 40)}`)
    }
  }
  return collapse(found.join(' '), MOST.words)
}

function controlled(button: HtmlNode, page: PageContext): string {
  for (const { name } of triggerAttributes) {
    const id = attribute(button, name)?.trim().replace(/^#/, '')
    if (!id) continue
    const target = page.found.byId.get(id)
    if (!target) continue
    const label = ariaName(target, page, 60)
    return label || (target.tag === 'nav' ? 'nav' : id.slice(0, 60))
  }
  return ''
}

function isDialog(element: HtmlNode): boolean {
  const role = attribute(element, 'role')
  return (
    element.tag === 'dialog' ||
    role === 'dialog' ||
    role === 'alertdialog' ||
    attribute(element, 'aria-modal') === 'true'
  )
}
