import { attribute, closest, contains, following, type HtmlNode } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import type { Label, LabelSource } from '../model/form-model.ts'
import { semanticName } from './semantic-name.ts'
import { isTelling } from './telling-text.ts'

const LIMIT = 200
/** Elements around a control that a label may mean. */
const BOXES = 3
const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])

interface Step {
  source: LabelSource
  text(control: HtmlNode, page: PageContext): string
}

/**
 * Where a control's label may come from, in order; the first text with a letter or digit wins. The first two are steps 2B
 * and 2D of https://www.w3.org/TR/accname-1.2/, labels and title follow HTML-AAM 1.0 §4.1. Placeholder and semantic name
 * are our own fallbacks.
 */
const steps: readonly Step[] = [
  { source: 'aria-labelledby', text: labelledBy },
  { source: 'aria-label', text: (control) => collapse(attribute(control, 'aria-label') ?? '', LIMIT) },
  { source: 'label-for', text: explicitLabel },
  { source: 'label-for', text: innerLabel },
  { source: 'label-wrap', text: wrappingLabel },
  { source: 'title', text: (control) => collapse(attribute(control, 'title') ?? '', LIMIT) },
  { source: 'placeholder', text: placeholder },
  { source: 'semantic-name', text: semanticName },
]

const NO_LABEL: Label = { text: '', source: 'none' }

/** What the steps give; source `none` with an empty text where none gives any. */
interface Labels {
  /** The first text with a letter or digit. */
  label: Label
  /** The first text at all, where a browser stops; it may be the asterisk of a label. */
  first: Label
}

export function resolveLabels(control: HtmlNode, page: PageContext): Labels {
  let first: Label | undefined
  for (const { source, text } of steps) {
    const found = text(control, page)
    if (!found) continue
    const label = { text: found, source }
    first ??= label
    if (isTelling(found)) return { label, first }
  }
  return { label: NO_LABEL, first: first ?? NO_LABEL }
}

/**
 * The accessible name that a browser computes, without its placeholder step.
 * @param first what `resolveLabels` gave for the same control: most of the work is done there
 * @returns the name; empty when there is none
 */
export function accessibleName(control: HtmlNode, first: Label, page: PageContext): string {
  switch (first.source) {
    case 'aria-labelledby':
    case 'aria-label':
      return first.text
    case 'label-wrap':
    case 'label-for':
      return nativeLabels(control, page) || collapse(attribute(control, 'title') ?? '', LIMIT)
    case 'title':
      return customContent(control) || first.text
    // A placeholder alone is no name: it disappears with the first character.
    default:
      return customContent(control)
  }
}

/** The ARIA name of an element: `aria-labelledby`, else at most `limit` characters of `aria-label`. */
export function ariaName(element: HtmlNode, page: PageContext, limit: number = LIMIT): string {
  return labelledBy(element, page) || collapse(attribute(element, 'aria-label') ?? '', limit)
}

/** Text of the elements that `aria-labelledby` names. Hidden elements count; hidden parts of visible ones do not. */
export function labelledBy(element: HtmlNode, page: PageContext): string {
  return referenced(element, 'aria-labelledby', page)
}

/** Text of the elements that `aria-describedby` names. */
export function describedBy(element: HtmlNode, page: PageContext): string {
  return referenced(element, 'aria-describedby', page)
}

function referenced(element: HtmlNode, name: string, page: PageContext): string {
  const ids = attribute(element, name)
  if (!ids?.trim()) return ''
  const texts = ids
    .trim()
    .split(/\s+/)
    .slice(0, 20)
    .map((id) => page.ids.element(id, element))
    .map((target) => (target ? nameOfReferenced(target, page) : ''))
  return collapse(texts.join(' '), LIMIT)
}

function nameOfReferenced(target: HtmlNode, page: PageContext): string {
  const known = page.texts.get(target)
  if (known !== undefined) return known
  const label = attribute(target, 'aria-label')
  const name = label?.trim()
    ? label
    : attribute(target, 'alt') ||
      textOf(target, { limit: LIMIT, hidden: page.found.hidden.has(target) }) ||
      attribute(target, 'title') ||
      ''
  page.texts.set(target, name)
  return name
}

function explicitLabel(control: HtmlNode, page: PageContext): string {
  const id = attribute(control, 'id')
  const labels = id && page.ids.element(id, control) === control ? page.ids.labelsFor(id, control) : []
  const text = collapse(labels.map((label) => labelText(label, control)).join(' '), LIMIT)
  // A star or another picture is drawn by a style; a browser gives the control no name then.
  return text || collapse((labels[0] && attribute(labels[0], 'title')) ?? '', LIMIT)
}

/** A list that is drawn around an input is called as that is. */
function innerLabel(control: HtmlNode, page: PageContext): string {
  if (isLabelable(control) || attribute(control, 'role') !== 'combobox') return ''
  for (let node = following(control, control); node; node = following(node, control))
    if (node.tag === 'input') return explicitLabel(node, page) || collapse(attribute(node, 'aria-label') ?? '', LIMIT)
  return ''
}

function wrappingLabel(control: HtmlNode): string {
  const label = wrapping(control)
  return label ? labelText(label, control) : ''
}

/** The label around a control if it labels this control: the one that `for` names, else the first one inside. */
function wrapping(control: HtmlNode): HtmlNode | undefined {
  if (!isLabelable(control)) return undefined
  const label = closest(control, (ancestor) => ancestor.tag === 'label')
  if (!label) return undefined
  const target = attribute(label, 'for')
  if (target !== undefined) return target !== '' && target === attribute(control, 'id') ? label : undefined
  let first = following(label, label)
  while (first && !isLabelable(first)) first = following(first, label)
  return first === control ? label : undefined
}

/**
 * All labels of a control, joined in document order as a browser does. A hidden label of a visible control gives no name
 * in Chromium, although accname 1.2 (step 2A) would allow it; `resolveLabels` reads it all the same. A label that is hidden
 * together with its control counts.
 */
export function nativeLabels(control: HtmlNode, page: PageContext): string {
  if (!isLabelable(control)) return ''
  const id = attribute(control, 'id')
  const explicit = id && page.ids.element(id, control) === control ? page.ids.labelsFor(id, control) : []
  const around = wrapping(control)
  const labels =
    around && !explicit.includes(around) ? [...explicit, around].sort((a, b) => a.order - b.order) : explicit
  const { hidden } = page.found
  const shown = hidden.has(control) ? labels : labels.filter((label) => !hidden.has(label))
  // The text of a nested label is part of the outer one.
  let outer: HtmlNode | undefined
  const seen = shown.filter((label) => {
    if (outer && contains(outer, label)) return false
    outer = label
    return true
  })
  return collapse(seen.map((label) => labelText(label, control)).join(' '), LIMIT)
}

/** The label of what is drawn around a control alone: a script takes a click on it for one on the control, a browser does not. */
export function labelOfBox(control: HtmlNode, page: PageContext): string {
  let at = control.parent
  for (let level = 0; at && at.tag !== 'form' && level < BOXES; level++, at = at.parent) {
    const id = attribute(at, 'id')
    const label = id && !isLabelable(at) ? page.ids.labelsFor(id, at).at(-1) : undefined
    if (label) return labelText(label, control)
  }
  return ''
}

/** A label's text without its control, its own `aria-label` first. */
function labelText(label: HtmlNode, control: HtmlNode): string {
  return collapse(attribute(label, 'aria-label') ?? '', LIMIT) || textOf(label, { limit: LIMIT, except: control })
}

/** https://html.spec.whatwg.org/multipage/forms.html#category-label */
function isLabelable(node: HtmlNode): boolean {
  return LABELABLE.has(node.tag) && !(node.tag === 'input' && attribute(node, 'type')?.toLowerCase() === 'hidden')
}

/** The content of a custom check box, radio button, switch, toggle button or option: these are named by their content. */
function customContent(control: HtmlNode): string {
  if (isLabelable(control) && control.tag !== 'button') return ''
  const role = attribute(control, 'role')
  const state = attribute(control, 'aria-pressed') || attribute(control, 'aria-selected')
  const isChoice = role === 'checkbox' || role === 'radio' || role === 'switch' || state
  return isChoice ? textOf(control, { limit: LIMIT }) : ''
}

function placeholder(control: HtmlNode): string {
  const names = ['placeholder', 'aria-placeholder', ...(isLabelable(control) ? [] : ['data-placeholder'])]
  return collapse(names.map((name) => attribute(control, name)).find(Boolean) ?? '', LIMIT)
}
