import { attribute, following, type HtmlNode, TEXT } from '../../html/node.ts'
import { isHiddenItself, textOf } from '../../html/text.ts'

/** How far to look: siblings in total, ancestors, and nodes inside one sibling. */
const MOST = { siblings: 8, levels: 3, inside: 30 }
const LONGEST = 60

const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'form', 'fieldset', 'iframe', 'table'])
/** Elements that bound a part of the page: the text before them belongs to something else. */
const WALLS = new Set([
  'form',
  'fieldset',
  'body',
  'main',
  'section',
  'article',
  'dialog',
  'tr',
  'ul',
  'ol',
  'dl',
  'nav',
])
const HEADINGS = /^h[1-6]$/

/**
 * The short text right before a control, or right after a check box or radio button: people take it for the label
 * although the markup does not say so. Empty when there is none, or another control is in between.
 */
export function nearbyText(control: HtmlNode, type: string): string {
  const isChoice = type === 'checkbox' || type === 'radio'
  return (isChoice ? search(control, 'next') : '') || search(control, 'prev')
}

function search(control: HtmlNode, direction: 'next' | 'prev'): string {
  let left = MOST.siblings
  let at = control
  for (let level = 0; level < MOST.levels && !WALLS.has(at.tag); level++) {
    for (let beside = at[direction]; beside; beside = beside[direction]) {
      if (beside.tag !== TEXT && attribute(beside, 'role') === 'toolbar') continue
      if (left-- === 0 || HEADINGS.test(beside.tag) || holdsControl(beside)) return ''
      const text = textBeside(beside)
      if (text !== '') return isLabelLike(text) ? text : ''
    }
    if (!at.parent) return ''
    at = at.parent
  }
  return ''
}

function textBeside(node: HtmlNode): string {
  if (node.tag !== TEXT && isHiddenItself(node)) return ''
  const text = node.tag === TEXT ? node.text.replace(/\s+/g, ' ') : textOf(node, { limit: LONGEST * 2, plain: true })
  return text
    .trim()
    .replace(/[\s:*：]{1,5}$/, '')
    .replace(/(\p{L}{4})\.$/u, '$1')
}

/** Also true for what is too large to be a label. */
function holdsControl(element: HtmlNode): boolean {
  if (element.tag === TEXT) return element.text.length > 1000
  let left = MOST.inside
  for (let node: HtmlNode | undefined = element; node; node = following(node, element))
    if (CONTROLS.has(node.tag) || left-- === 0) return true
  return false
}

function isLabelLike(text: string): boolean {
  return text.length <= LONGEST && /\p{L}{2}/u.test(text)
}
