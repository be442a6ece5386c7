import { attribute, type HtmlNode } from '../../html/node.ts'
import { hidesByStyle } from '../../html/text.ts'
import { dialogClassWords, dialogPartWords, triggerAttributes } from '../../standards/dialog-markup.ts'
import { UNSEEN_MARK } from '../../standards/unseen-mark.ts'
import type { HiddenBy } from '../element/hidden-by.ts'
import type { Collected } from './collected.ts'

/** An element whose attributes are being read, and what they say so far. */
interface ReadElement {
  node: HtmlNode
  /** The lists of the page. */
  found: Collected
  hides: HiddenBy | undefined
  isDialog: boolean
  isTrigger: boolean
  /** By its role or `tabindex`. */
  isFocusable: boolean
  /** Lower case; `textbox` for what can be edited in place. */
  role: string
}

/** Sitemaps that a page may name. */
const MAX_SITEMAPS = 5

type Reader = (value: string, element: ReadElement) => void

const DIALOG_CLASS = new RegExp(`(?:^|[\\s_-])(?:${dialogClassWords.join('|')})(?:$|[\\s_-])`, 'i')
const DIALOG_PART = new RegExp(`[_-](?:${dialogPartWords.join('|')})(?:$|\\s|[_-])`, 'i')

const PRESSED_ROLES = /^(?:button|link|tab|menuitem|switch)$/i

/** What is chosen in a list; a tab is chosen too, and is no answer. */
const CHOSEN_ROLES = /^(?:option|row)$/i

/** The attributes that the walk reads. */
const readers = new Map<string, Reader>([
  ['id', fileId],
  [
    'class',
    (value, element) => {
      if (element.node.tag !== 'body' && looksLikeDialog(value)) element.isDialog = true
    },
  ],
  [
    'style',
    (value, element) => {
      if (hidesByStyle(value)) element.hides ??= 'inline-style'
    },
  ],
  ['hidden', hides('hidden-attribute')],
  [UNSEEN_MARK, hides('unseen')],
  ['inert', hides('inert')],
  [
    'aria-hidden',
    (value, element) => {
      if (value === 'true') element.hides ??= 'aria-hidden'
    },
  ],
  [
    'role',
    (value, element) => {
      element.role = value.trim().toLowerCase()
      if (PRESSED_ROLES.test(value)) element.isFocusable = true
    },
  ],
  [
    'tabindex',
    (_value, element) => {
      element.isFocusable = true
    },
  ],
  [
    'contenteditable',
    (value, element) => {
      if (value === '' || value === 'true') element.role ||= 'textbox'
    },
  ],
  ['aria-modal', isDialog],
  ['aria-pressed', (_value, { node, found }) => void found.toggles.push(node)],
  [
    'aria-selected',
    (_value, { node, found }) => {
      if (CHOSEN_ROLES.test(attribute(node, 'role') ?? '')) found.toggles.push(node)
    },
  ],
  ['x-show', isDialog],
  [
    'popover',
    (_value, element) => {
      element.isDialog = true
      element.hides = 'closed-popover'
    },
  ],
  [
    'href',
    (value, element) => {
      if (value.length > 1 && value.startsWith('#')) element.isTrigger = true
    },
  ],
  ['rel', fileRelation],
  ['itemtype', (_value, { node, found }) => void found.typed.push(node)],
  ['typeof', (_value, { node, found }) => void found.typed.push(node)],
  ['x-data', (_value, { node, found }) => void found.alpine.push(node)],
  ['toolname', (_value, { found }) => void found.toolForms++],
  ['toolparamdescription', (_value, { found }) => void found.toolParameters++],
])
const toggles = ['data-target', 'data-toggle', 'data-bs-toggle', 'aria-haspopup', 'onclick', '@click', 'x-on:click']
for (const name of [...triggerAttributes.map((each) => each.name), ...toggles])
  readers.set(name, (_value, element) => {
    element.isTrigger = true
  })

/** Reads an element's attributes and notes what concerns the whole page. @returns what they say about the element */
export function readAttributes(node: HtmlNode, found: Collected): ReadElement {
  const element: ReadElement = {
    node,
    found,
    hides: undefined,
    isDialog: false,
    isTrigger: false,
    isFocusable: false,
    role: '',
  }
  const { attribs } = node
  // One look-up each: comparing with every name in turn would cost more than the rest of the walk.
  let isDirective = false
  for (let at = 0; at < attribs.length; at += 2) {
    const name = attribs[at]!
    readers.get(name)?.(attribs[at + 1]!, element)
    isDirective ||= isDirectiveName(name)
  }
  if (isDirective) found.directives.push(node)
  return element
}

/** Whether a name begins as those of directives do: `@`, `:`, `x-` or `v-`. */
function isDirectiveName(name: string): boolean {
  const first = name.charCodeAt(0)
  return first === 64 || first === 58 || ((first === 120 || first === 118) && name.charCodeAt(1) === 45)
}

function hides(reason: HiddenBy): Reader {
  return (_value, element) => {
    element.hides ??= reason
  }
}

function isDialog(_value: string, element: ReadElement): void {
  element.isDialog = true
}

function fileId(id: string, { node, found }: ReadElement): void {
  if (found.byId.has(id)) found.repeatedIds.add(id)
  else if (id) found.byId.set(id, node)
}

function fileRelation(value: string, { node, found }: ReadElement): void {
  if (node.tag !== 'link') return
  const relations = value.toLowerCase().trim().split(/\s+/)
  if (relations.includes('canonical')) found.canonical ??= node
  if (relations.includes('sitemap') && found.sitemaps.length < MAX_SITEMAPS) found.sitemaps.push(node)
}

function looksLikeDialog(names: string): boolean {
  return DIALOG_CLASS.test(names) && !DIALOG_PART.test(names)
}
