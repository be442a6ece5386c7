import { attribute, type HtmlNode } from '../../html/node.ts'
import { closingCommands, triggerAttributes } from '../../standards/dialog-markup.ts'
import type { Collected } from '../collect/collected.ts'
import type { TriggerPattern } from '../model/dialog-model.ts'

/** Triggers that are looked at; a page with more of them is a list, not a set of dialogs. */
export const MAX_TRIGGERS = 2000
const TRIGGER_PATTERNS = new Map(triggerAttributes.map(({ name, pattern }) => [name, pattern]))

/** A dialog and one element that opens it. */
export interface DialogPair {
  trigger: HtmlNode
  dialog: HtmlNode
  pattern: TriggerPattern
}

/** What triggers open by the attributes that they carry. */
export function attributePairs(found: Collected): DialogPair[] {
  const dialogs = new Set(found.dialogs)
  return found.triggers.slice(0, MAX_TRIGGERS).flatMap((trigger) => pairsOf(trigger, found, dialogs))
}

function pairsOf(trigger: HtmlNode, found: Collected, dialogs: ReadonlySet<HtmlNode>): DialogPair[] {
  const pairs: DialogPair[] = []
  const add = (reference: string | undefined, pattern: TriggerPattern) => {
    const id = reference?.trim().replace(/^[#.]/, '')
    const dialog = id ? found.byId.get(id) : undefined
    if (dialog && dialog !== trigger && canBeDialog(dialog, found, dialogs)) pairs.push({ trigger, dialog, pattern })
  }
  const command = attribute(trigger, 'command')?.toLowerCase()
  if (!(command && closingCommands.includes(command))) {
    for (const [name, value] of Object.entries(trigger.attribs)) {
      const pattern = TRIGGER_PATTERNS.get(name)
      if (pattern) add(value, pattern)
    }
  }
  const toggles = attribute(trigger, 'data-toggle') ?? attribute(trigger, 'data-bs-toggle')
  if (toggles && /^(?:modal|offcanvas|popup|lightbox|reveal|collapse)$/i.test(toggles.trim())) {
    add(attribute(trigger, 'data-target') ?? attribute(trigger, 'href'), 'data-toggle')
  }
  const href = attribute(trigger, 'href')
  if (href?.startsWith('#')) add(href, 'href')
  const onclick = attribute(trigger, 'onclick')
  if (onclick) for (const id of identifiers(onclick)) add(id, 'onclick')
  return pairs
}

/** A jump to a section is no dialog: the target is one by markup, or hidden with something inside. */
function canBeDialog(node: HtmlNode, found: Collected, dialogs: ReadonlySet<HtmlNode>): boolean {
  if (node.tag === 'body' || node.tag === 'main') return false
  if (dialogs.has(node)) return true
  // What is hidden with what is around it is not what opens.
  const around = node.parent && found.hidden.get(node.parent)
  return node.first !== null && found.hidden.has(node) && !around
}

/** Names that a click handler mentions, quoted or bare, at most twenty. The words of an address are no names. */
function identifiers(script: string): string[] {
  const named = script
    .slice(0, 500)
    .replace(/(['"])([^'"]*)\1/g, (quoted, _, text: string) => (/[/?]|\w\.\w/.test(text) ? ' ' : quoted))
  const found = named.match(/[A-Za-z_][\w-]{2,60}/g)
  return found ? [...new Set(found)].slice(0, 20) : []
}

/** `summary` opens its `details`. */
export function summaryPairs(nodes: Iterable<HtmlNode>): DialogPair[] {
  const pairs: DialogPair[] = []
  for (const dialog of nodes) {
    if (dialog.tag !== 'details') continue
    let left = 20
    for (let child = dialog.first; child && left-- > 0; child = child.next) {
      if (child.tag !== 'summary') continue
      // Only the first one is a summary to a browser.
      pairs.push({ trigger: child, dialog, pattern: 'summary' })
      break
    }
  }
  return pairs
}
