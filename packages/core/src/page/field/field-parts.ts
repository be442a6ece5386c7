import { attribute, closest, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { besides, holdsValue, roleOf } from '../element/drawn-control.ts'
import { ariaName } from '../label/label.ts'
import type { Field } from '../model/form-model.ts'

/** Ancestors in which what is drawn for a native control is looked for, and originals of one form. */
const MOST = { levels: 6, originals: 50 }
/** What a script draws to type into, or to choose from. */
const DRAWN = new Set([
  'text',
  'search',
  'textarea',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'slider',
  'spinbutton',
])
const ORIGINALS = new Set(['text', 'search', 'tel', 'email', 'url', 'textarea', 'select-one', 'select-multiple'])
const POPUPS = new Set(['dialog', 'listbox', 'menu'])

/**
 * Marks the fields that are parts of another one, so that one control is one field: the native control behind what a script
 * has drawn, or what is drawn for it; what stands inside a list or a slider; a button that opens the list of the input beside
 * it; and the search field of a popup. Of an original and its drawing, the one that the form sends is the field.
 * @param fields of one form
 */
export function markParts(fields: readonly Field[], page: PageContext): void {
  markSections(fields, page)
  let left = MOST.originals
  for (const field of fields) {
    const node = page.found.elements[field.node]!
    if (/^(?:combobox|slider|radio)$/.test(field.type) && node.tag !== 'input')
      markInside(field, node, { fields, page })
    if (isListButtonOf(node) || isInPopup(field, node, page)) field.part = true
    else if (left > 0 && !field.part && isOriginal(field, node, page)) {
      left--
      markPair(field, node, { drawn: drawnFor(node, fields), page })
    }
  }
}

/** What is drawn around the control that is sent, or around another list, is no field; else what is inside is none. */
function markInside(
  outer: Field,
  { order, lastOrder }: HtmlNode,
  { fields, page }: { fields: readonly Field[]; page: PageContext },
): void {
  if (lastOrder === order) return
  const inside = fields.filter(({ node }) => node > order && node <= lastOrder)
  const own =
    inside.find(({ tag }) => tag === 'select') ??
    inside.find(({ name, node }) => name || roleOf(page.found.elements[node]!) === outer.type)
  if (own) outer.part = true
  for (const field of inside) if (field !== own) field.part = true
}

/**
 * A date whose day, month and year are typed into sections of a group (https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/) is
 * one field, and so is the input in there that nobody reaches.
 */
function markSections(fields: readonly Field[], page: PageContext): void {
  const elementOf = ({ node }: Field): HtmlNode => page.found.elements[node]!
  const groupOf = (field: Field): HtmlNode | undefined => closest(elementOf(field), (at) => roleOf(at) === 'group')
  const sections = fields.filter(({ tag, type }) => tag === 'custom' && type === 'spinbutton')
  for (const [box, parts] of Map.groupBy(sections, groupOf)) {
    const ends = parts.map((part) => attribute(elementOf(part), 'aria-valuemax')).sort()
    if (!box || ends.join() !== '12,31,9999') continue
    for (const field of fields) if (field.node > box.order && field.node <= box.lastOrder) field.part = true
    const label = { text: ariaName(box, page), source: 'aria-labelledby' }
    Object.assign(parts[0]!, { type: 'date', selector: page.selectors.selectorOf(box), label, part: false })
  }
}

/** The arrow of a combo box: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function isListButtonOf(node: HtmlNode): boolean {
  return (
    node.tag === 'button' && roleOf(node) !== 'combobox' && besides(node).some((each) => roleOf(each) === 'combobox')
  )
}

/** Nobody sends it, and it stands in what a button of its form opens, or in what is not open yet. */
function isInPopup({ name, sentAs, hiddenBy }: Field, node: HtmlNode, { found }: PageContext): boolean {
  if (name || sentAs) return false
  const popup = closest(node, (at) => at.tag === 'form' || POPUPS.has(roleOf(at) ?? ''))
  if (!popup || popup.tag === 'form' || !closest(popup, ({ tag }) => tag === 'form')) return false
  const id = attribute(popup, 'id')
  const opens = (each: HtmlNode): boolean =>
    attribute(each, 'aria-haspopup') !== undefined && attribute(each, 'aria-controls') === id
  return hiddenBy !== undefined || (!!id && found.triggers.some(opens))
}

/** What nobody reaches by its own markup, and is no trap. A hidden input has a label only where a script has hidden it. */
function isOriginal({ type, id, honeypot, csrf, fixed }: Field, node: HtmlNode, page: PageContext): boolean {
  if (type === 'hidden') return !!id && page.ids.labelsFor(id, node).length > 0
  if (honeypot || csrf || fixed || !ORIGINALS.has(type)) return false
  const isShunned = attribute(node, 'tabindex')?.startsWith('-') || attribute(node, 'aria-hidden') === 'true'
  return isShunned || hasAttribute(node, 'hidden')
}

/**
 * Fields in what is right beside an original, or around it, where none of them has a name: nobody sends what is typed there.
 * Libraries draw after the original or before it.
 */
function drawnFor(original: HtmlNode, fields: readonly Field[]): Field[] {
  const drawnIn = (box: HtmlNode): Field[] => {
    const others = fields.filter(
      ({ node, type }) => node >= box.order && node <= box.lastOrder && node !== original.order && type !== 'hidden',
    )
    return others.every(({ name, type, part }) => !name && !part && DRAWN.has(type)) ? others : []
  }
  let at: HtmlNode | null = original
  for (let level = 0; at && at.tag !== 'form' && at.tag !== 'body' && level < MOST.levels; level++, at = at.parent) {
    const found = [at, ...besides(at)].map(drawnIn).find(([first]) => first)
    if (found) return found
  }
  return []
}

function markPair(original: Field, node: HtmlNode, { drawn, page }: { drawn: Field[]; page: PageContext }): void {
  const [first] = drawn
  if (!first) return
  if (first.type !== 'slider' && original.type !== 'hidden' && (original.name || original.label.source !== 'none')) {
    for (const field of drawn) field.part = true
    if (!/label/.test(original.label.source) && first.label.text) original.nearbyText ??= first.label.text
    return
  }
  // Another input beside a slider holds something else.
  if (first.type === 'slider' && !holdsValue(node, page.found.elements[first.node]!)) return
  original.part = true
  if (original.name && first.type !== 'slider') first.sentAs ??= original.name
  if (first.label.source !== 'none' || first.nearbyText) return
  const [label] = page.ids.labelsFor(original.id ?? '', node)
  const called = label ? textOf(label, { limit: 100 }) : original.nearbyText
  if (called) first.nearbyText = called
}
