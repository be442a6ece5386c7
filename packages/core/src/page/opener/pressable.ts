import { attribute, type HtmlNode, hasAttribute, NO_ATTRIBUTES } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { closingWords } from '../../standards/opener-words.ts'
import type { PageContext } from '../collect/context.ts'

const TAGS = new Set(['a', 'area', 'button', 'label', 'summary'])
const ROLES = /^(?:button|link|tab|menuitem|switch)$/i
const BUTTONS = /^(?:button|submit|image|reset)$/i
const MAX_PRESSABLE = 2000

/** The elements that a visitor can press, as far as markup tells, in document order. */
export function pressableOf({ found }: PageContext): HtmlNode[] {
  const triggers = new Set(found.triggers)
  const pressable: HtmlNode[] = []
  for (const node of found.elements) {
    if ((triggers.has(node) || isPressable(node)) && !isChooser(node)) pressable.push(node)
    if (pressable.length === MAX_PRESSABLE) break
  }
  return pressable
}

function isPressable(node: HtmlNode): boolean {
  if (TAGS.has(node.tag)) return true
  if (node.tag === 'input') return BUTTONS.test(attribute(node, 'type') ?? '')
  if (node.attribs === NO_ATTRIBUTES) return false
  const role = attribute(node, 'role')
  return (role !== undefined && ROLES.test(role)) || hasAttribute(node, 'tabindex')
}

/** Whether it opens a list of its own options. */
function isChooser(node: HtmlNode): boolean {
  if (node.attribs === NO_ATTRIBUTES) return false
  return attribute(node, 'role') === 'combobox' || attribute(node, 'aria-haspopup') === 'listbox'
}

/** Elements with an `onclick` attribute or a `javascript:` address. */
export function handlersOf({ found }: PageContext): HtmlNode[] {
  const links = found.links.filter((link) => /^\s*javascript:/i.test(attribute(link, 'href') ?? ''))
  return [...new Set([...found.triggers.filter((trigger) => hasAttribute(trigger, 'onclick')), ...links])].slice(0, 500)
}

/** Whether an attribute or a class says that the element closes something. */
export function isForClosing({ attribs }: HtmlNode): boolean {
  for (const [name, value] of Object.entries(attribs)) {
    const text = name === 'class' || name === 'rel' ? value.slice(0, 500) : name.startsWith('data-') ? name : ''
    if (text !== '' && words(text.replace(/[-_]/g, ' ')).some((word) => closingWords.has(word))) return true
  }
  return false
}
