import { escapeHtml } from '../audit/snippets/html.ts'
import { takesAttribute } from '../audit/snippets/label-line.ts'
import { attribute, childrenOf, closest, following, type HtmlNode, TEXT } from '../html/node.ts'
import type { Field } from '../page/model/form-model.ts'
import type { Edit, Mend } from './edits.ts'
import { countOfId, elementOf, freeId, lineOf, type MendPage, tagOf } from './mend-page.ts'
import { setAttribute } from './start-tag.ts'

/**
 * Gives a field the name that the page has for it, with as little as possible: a text that is there already becomes its
 * label, and a new label stands where the report says.
 *
 * @param text the label, escaped for HTML
 */
export function mendField(page: MendPage, selector: string, text: string): Mend {
  const node = elementOf(page, selector)
  const field = node && fieldOf(page, node)
  const tag = node && tagOf(page, node)
  if (!node || !field || !tag) return { left: 'The file does not have the field: a script draws it.' }
  const id = idOfField({ page, node, field, tag })
  const target = { page, node, field, tag, text, id }
  for (const step of [besideElement, besideText, ownAttribute, newLabel]) {
    const edits = step(target)
    if (edits && id?.edits.some((edit) => edits.includes(edit))) page.given.add(id.id)
    if (edits) return { edits }
  }
  return { left: 'The field cannot be labeled without moving something.' }
}

interface Target {
  page: MendPage
  node: HtmlNode
  field: Field
  tag: NonNullable<ReturnType<typeof tagOf>>
  text: string
  /** The id that a label can refer to, and what gives it to the field; undefined if its own is not unique. */
  id: { id: string; edits: Edit[] } | undefined
}

export function fieldOf({ page }: MendPage, { order }: HtmlNode): Field | undefined {
  return [...page.forms.flatMap(({ fields }) => fields), ...page.looseFields].find(({ node }) => node === order)
}

/** The text is in an element of its own: the field refers to it. */
function besideElement(target: Target): Edit[] | undefined {
  const { page, tag, id } = target
  const beside = textBeside(target)
  const element = beside?.tag === TEXT ? undefined : beside
  const other = element && tagOf(page, element)
  if (!element || !other) return undefined
  if (element.tag === 'label' && id && labelsNothing(page, element)) {
    return [...id.edits, setAttribute(other, 'for', escapeHtml(id.id))]
  }
  const known = attribute(element, 'id')
  if (known && countOfId(page, known) === 1) return [setAttribute(tag, 'aria-labelledby', escapeHtml(known))]
  const made = freeId(
    page,
    `${attribute(target.node, 'id') ?? `field-${target.field.name ?? target.field.type}`}-label`,
  )
  page.given.add(made)
  return [setAttribute(other, 'id', made), setAttribute(tag, 'aria-labelledby', made)]
}

function labelsNothing(page: MendPage, label: HtmlNode): boolean {
  const points = attribute(label, 'for')
  if (points !== undefined && countOfId(page, points) > 0) return false
  for (let node: HtmlNode | undefined = label.first ?? undefined; node; node = following(node, label)) {
    if (/^(?:input|select|textarea|button)$/.test(node.tag)) return false
  }
  return true
}

/** The text is bare: a label goes around it. */
function besideText(target: Target): Edit[] | undefined {
  const { page, id } = target
  const beside = textBeside(target)
  if (beside?.tag !== TEXT || !id || beside.startIndex === null || beside.endIndex === null) return undefined
  if (closest(beside, ({ tag }) => tag === 'label' || tag === 'option')) return undefined
  const raw = page.source.slice(beside.startIndex, beside.endIndex + 1)
  if (/[<>]/.test(raw)) return undefined
  const start = beside.startIndex + (raw.length - raw.trimStart().length)
  const end = beside.startIndex + raw.trimEnd().length
  const open = { start, end: start, text: `<label for="${escapeHtml(id.id)}">` }
  return [...id.edits, open, { start: end, end, text: '</label>' }]
}

/** A label element would not reach it, or stand inside another one. */
function ownAttribute({ node, field, tag, text, id }: Target): Edit[] | undefined {
  const isInLabel = closest(node, (each) => each.tag === 'label') !== undefined
  if (!isInLabel && !takesAttribute(field) && id) return undefined
  return [setAttribute(tag, 'aria-label', text)]
}

function newLabel({ page, field, tag, text, id }: Target): Edit[] | undefined {
  if (!id) return undefined
  const label = `<label for="${escapeHtml(id.id)}">${text}</label>`
  if (field.type === 'checkbox' || field.type === 'radio') {
    return [...id.edits, { start: tag.end, end: tag.end, text: ` ${label}` }]
  }
  const { eol, indent, isFirst } = lineOf(page.source, tag.start)
  return [{ start: tag.start, end: tag.start, text: label + (isFirst ? eol + indent : ' ') }, ...id.edits]
}

function idOfField({ page, node, field, tag }: Omit<Target, 'text' | 'id'>): Target['id'] {
  const own = attribute(node, 'id')
  if (own) return countOfId(page, own) === 1 ? { id: own, edits: [] } : undefined
  const value = field.type === 'radio' || field.type === 'checkbox' ? `-${field.value ?? ''}` : ''
  const id = freeId(page, `field-${field.name ?? field.type}${value}`)
  return { id, edits: [setAttribute(tag, 'id', id)] }
}

const LEVELS = 3

/** What holds the text beside a field: the smallest element with this text alone, else the bare text. */
function textBeside({ node, field, text }: Target): HtmlNode | undefined {
  const { nearbyText } = field
  if (!nearbyText || escapeHtml(nearbyText) !== text) return undefined
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  for (const direction of isChoice ? (['next', 'prev'] as const) : (['prev'] as const)) {
    let at = node
    for (let level = 0; level < LEVELS; level++) {
      let beside = at[direction]
      while (beside && plainText(beside) === '') beside = beside[direction]
      if (beside) {
        if (plainText(beside).replace(/[\s:*：.]+$/, '') === nearbyText.replace(/[.]$/, '')) return smallest(beside)
        break
      }
      if (!at.parent) break
      at = at.parent
    }
  }
  return undefined
}

/** Down to the element that has the text itself. */
function smallest(node: HtmlNode): HtmlNode {
  let at = node
  while (at.tag !== TEXT) {
    const [only, ...others] = childrenOf(at).filter((child) => plainText(child) !== '')
    if (!only || others.length > 0 || only.tag === TEXT) return at
    at = only
  }
  return at
}

export function plainText(node: HtmlNode): string {
  if (node.tag === TEXT) return node.text.replace(/\s+/g, ' ').trim()
  let text = ''
  for (let at: HtmlNode | undefined = node; at; at = following(at, node)) if (at.tag === TEXT) text += at.text
  return text.replace(/\s+/g, ' ').trim()
}
