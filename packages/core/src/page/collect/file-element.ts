import { attribute, following, type HtmlNode, hasAttribute, NO_ATTRIBUTES } from '../../html/node.ts'
import { tagInfo } from '../../html/tag-traits.ts'
import { isListButton, isTickedButton } from '../element/drawn-control.ts'
import type { HiddenBy } from '../element/hidden-by.ts'
import type { Collected } from './collected.ts'
import { readAttributes } from './element-attributes.ts'

/** The list of each element by its tag's number, so that the walk needs no look-up by name. */
type List =
  | 'headings'
  | 'links'
  | 'forms'
  | 'controls'
  | 'buttons'
  | 'labels'
  | 'metas'
  | 'scripts'
  | 'styles'
  | 'frames'
  | 'paragraphs'
const LISTS: (List | undefined)[] = []
const lists: Record<List, string> = {
  headings: 'h1 h2 h3 h4 h5 h6',
  paragraphs: 'p',
  links: 'a area',
  forms: 'form',
  controls: 'select textarea',
  buttons: 'button summary',
  labels: 'label',
  metas: 'meta',
  scripts: 'script',
  styles: 'style',
  frames: 'iframe',
}
for (const [list, tags] of Object.entries(lists))
  for (const tag of tags.split(' ')) LISTS[tagInfo(tag).id] = list as List

const PRESSED: boolean[] = []
for (const tag of ['a', 'area', 'button', 'label', 'summary']) PRESSED[tagInfo(tag).id] = true
const MAX_PRESSABLE = 2000

const BUTTON_INPUTS = new Set(['submit', 'button', 'reset', 'image'])
/** Roles of custom controls that a person fills. */
const CONTROL_ROLES = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'listbox',
  'spinbutton',
  'slider',
])

/** Adds one element to the lists of the collection. @returns why its markup hides its content, if it does */
export function fileElement(node: HtmlNode, found: Collected): HiddenBy | undefined {
  const { tag } = node
  const list = LISTS[node.id]
  if (list) found[list].push(node)
  else if (tag === 'input') fileInput(node, found)
  else if (tag === 'title') found.title ??= node
  else if (tag === 'base') found.base ??= node
  else if (tag === 'dialog' || tag === 'details') found.dialogs.push(node)
  if (tag === 'button' && isListButton(node)) found.controls.push(node)
  const hasAny = node.attribs !== NO_ATTRIBUTES
  const hides = hasAny ? fileByAttributes(node, found) : undefined
  if (!hasAny && PRESSED[node.id]) filePressable(node, found)
  if (tag === 'dialog' && attribute(node, 'open') === undefined) return 'closed-dialog'
  // A closed `details` shows its summary only.
  const folded = node.parent?.tag === 'details' && tag !== 'summary' && attribute(node.parent, 'open') === undefined
  return hides ?? (folded ? 'closed-details' : undefined)
}

function fileByAttributes(node: HtmlNode, found: Collected): HiddenBy | undefined {
  const { tag } = node
  const { hides, isDialog, isTrigger, isFocusable, role } = readAttributes(node, found)
  const opens = isTrigger && tag !== 'link' && tag !== 'use'
  if (opens) found.triggers.push(node)
  if (opens || PRESSED[node.id] || (tag === 'input' ? isButtonInput(node) : isFocusable)) filePressable(node, found)
  if (role) fileRole(node, role, found)
  const isBox = isDialog && tag !== 'button' && tag !== 'a' && tag !== 'input'
  if (tag === 'dialog' || !(isBox || role === 'dialog' || role === 'alertdialog')) return hides
  found.dialogs.push(node)
  return hides && hides !== 'closed-popover' ? 'closed-dialog' : hides
}

/** Files an element that can be pressed, unless it opens a list of its own options. */
function filePressable(node: HtmlNode, found: Collected): void {
  if (found.pressable.length === MAX_PRESSABLE) return
  if (attribute(node, 'role') === 'combobox' || attribute(node, 'aria-haspopup') === 'listbox') return
  found.pressable.push(node)
}

function fileInput(node: HtmlNode, found: Collected): void {
  if (isButtonInput(node)) found.buttons.push(node)
  else found.controls.push(node)
}

function isButtonInput(node: HtmlNode): boolean {
  return BUTTON_INPUTS.has(attribute(node, 'type')?.toLowerCase() ?? '')
}

function fileRole(node: HtmlNode, role: string, found: Collected): void {
  const { tag } = node
  if (role === 'button' && tag !== 'button' && tag !== 'input' && tag !== 'summary') found.buttons.push(node)
  else if (role === 'heading') found.headings.push(node)
  else if (role === 'link' && tag !== 'a') found.links.push(node)
  else if (
    CONTROL_ROLES.has(role) &&
    tag !== 'input' &&
    tag !== 'select' &&
    tag !== 'textarea' &&
    !isFilterOfChoices(node, role)
  )
    found.controls.push(node)
}

/** It only sends what the element around it shows. */
function isHiddenInput(node: HtmlNode): boolean {
  const type = attribute(node, 'type')?.toLowerCase()
  return type === 'hidden' || (hasAttribute(node, 'hidden') && type !== 'radio' && type !== 'checkbox')
}

/** Whether an element with the role of a control is none: it wraps a real input, which for a radio button has a name, or is a button that opens a list. */
function isFilterOfChoices(node: HtmlNode, role: string): boolean {
  if (role === 'textbox') return false
  let left = 30
  const next = (at: HtmlNode) => (role === 'radio' ? (following(at, node) ?? null) : at.next)
  for (let at = node.first; at && left-- > 0; at = next(at))
    if (
      at.tag === 'select' ||
      (at.tag === 'input' && !isHiddenInput(at) && (role !== 'radio' || attribute(at, 'name')))
    )
      return true
  return (
    (node.tag === 'button' && !isTickedButton(node)) || (node.tag === 'a' && role !== 'slider') || node.tag === 'label'
  )
}
