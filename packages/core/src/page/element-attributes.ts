import type { HtmlNode } from '../html/node.ts'
import { hidesByStyle } from '../html/text.ts'
import { dialogClassWords, dialogPartWords, triggerAttributes } from '../standards/dialog-markup.ts'
import type { Collected } from './collected.ts'
import type { HiddenBy } from './hidden-by.ts'

/** What an element's attributes say of it. */
interface Said {
  hides: HiddenBy | undefined
  isDialog: boolean
  isTrigger: boolean
  /** Lower case; `textbox` for what can be edited in place. */
  role: string
}

type Reader = (value: string, node: HtmlNode, found: Collected, said: Said) => void

const DIALOG_CLASS = new RegExp(`(?:^|[\\s_-])(?:${dialogClassWords.join('|')})(?:$|[\\s_-])`, 'i')
const DIALOG_PART = new RegExp(`[_-](?:${dialogPartWords.join('|')})(?:$|\\s|[_-])`, 'i')

/** Every attribute that the walk reads, with what it says; the others say nothing here. */
const readers = new Map<string, Reader>([
  ['id', (value, node, found) => fileId(value, node, found)],
  [
    'class',
    (value, node, _found, said) => {
      if (node.tag !== 'body' && looksLikeDialog(value)) said.isDialog = true
    },
  ],
  [
    'style',
    (value, _node, _found, said) => {
      if (hidesByStyle(value)) said.hides ??= 'inline-style'
    },
  ],
  ['hidden', hides('hidden-attribute')],
  ['inert', hides('inert')],
  [
    'aria-hidden',
    (value, _node, _found, said) => {
      if (value === 'true') said.hides ??= 'aria-hidden'
    },
  ],
  [
    'role',
    (value, _node, _found, said) => {
      said.role = value.trim().toLowerCase()
    },
  ],
  [
    'contenteditable',
    (value, _node, _found, said) => {
      if (value === '' || value === 'true') said.role ||= 'textbox'
    },
  ],
  ['aria-modal', isDialog],
  ['x-show', isDialog],
  [
    'popover',
    (_value, _node, _found, said) => {
      said.isDialog = true
      said.hides = 'closed-popover'
    },
  ],
  [
    'href',
    (value, _node, _found, said) => {
      if (value.length > 1 && value.startsWith('#')) said.isTrigger = true
    },
  ],
  [
    'rel',
    (value, node, found) => {
      if (node.tag === 'link' && value.toLowerCase() === 'canonical') found.canonical ??= node
    },
  ],
  ['itemtype', (_value, node, found) => void found.typed.push(node)],
  ['typeof', (_value, node, found) => void found.typed.push(node)],
  ['x-data', (_value, node, found) => void found.alpine.push(node)],
  ['toolname', (_value, _node, found) => void found.toolForms++],
  ['toolparamdescription', (_value, _node, found) => void found.toolParameters++],
])
const toggles = ['data-target', 'data-toggle', 'data-bs-toggle', 'aria-haspopup', 'onclick', '@click', 'x-on:click']
for (const name of [...triggerAttributes.map((each) => each.name), ...toggles])
  readers.set(name, (_value, _node, _found, said) => {
    said.isTrigger = true
  })

/** Reads an element's attributes and files what belongs to the whole page. @returns what they say of the element */
export function readAttributes(node: HtmlNode, found: Collected): Said {
  const said: Said = { hides: undefined, isDialog: false, isTrigger: false, role: '' }
  const { attributes } = node
  // One look-up decides: comparing with each name in turn would cost more than the rest of the walk.
  for (let i = 0; i < attributes.length; i += 2) readers.get(attributes[i]!)?.(attributes[i + 1]!, node, found, said)
  return said
}

function hides(reason: HiddenBy): Reader {
  return (_value, _node, _found, said) => {
    said.hides ??= reason
  }
}

function isDialog(_value: string, _node: HtmlNode, _found: Collected, said: Said): void {
  said.isDialog = true
}

function fileId(id: string, node: HtmlNode, found: Collected): void {
  if (found.byId.has(id)) found.repeatedIds.add(id)
  else if (id) found.byId.set(id, node)
}

function looksLikeDialog(names: string): boolean {
  return DIALOG_CLASS.test(names) && !DIALOG_PART.test(names)
}
