import { attribute, attributesOf, closest, contains, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import { words } from '../../lexicon/phrases.ts'
import { closingCommands, triggerAttributes } from '../../standards/dialog-markup.ts'
import type { Collected } from '../collect/collected.ts'
import type { PageContext } from '../collect/context.ts'
import { labelledBy } from '../label/label.ts'
import type { DialogKind, TriggerPattern } from '../model/dialog-model.ts'

/** Most triggers to look at; a page with more of them is a long list, not a set of dialogs. */
const MAX_TRIGGERS = 2000
const TRIGGER_PATTERNS = new Map(triggerAttributes.map(({ name, pattern }) => [name, pattern]))

/** A dialog and one element that opens it. */
export interface DialogPair {
  trigger: HtmlNode
  dialog: HtmlNode
  pattern: TriggerPattern
}

/** Pairs of triggers and dialogs by the attributes of the triggers. */
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
    for (const [name, value] of attributesOf(trigger)) {
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

/** Whether the target of a trigger can be a dialog: by its markup, or because it is hidden and has content. Other targets are sections to jump to. */
function canBeDialog(node: HtmlNode, found: Collected, dialogs: ReadonlySet<HtmlNode>): boolean {
  if (node.tag === 'body' || node.tag === 'main') return false
  if (dialogs.has(node)) return true
  // If its parent is hidden too, this is not the element that opens.
  const around = node.parent && found.hidden.get(node.parent)
  return node.first !== null && found.hidden.has(node) && !around
}

/** At most twenty names that a click handler mentions, quoted or bare, except in addresses. */
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
      // A browser uses the first one only.
      pairs.push({ trigger: child, dialog, pattern: 'summary' })
      break
    }
  }
  return pairs
}

/** The kind of a dialog by its markup. */
export function dialogKind(node: HtmlNode): DialogKind {
  if (node.tag === 'dialog') return 'dialog'
  if (node.tag === 'details') return 'details'
  if (hasAttribute(node, 'popover')) return 'popover'
  const role = attribute(node, 'role')?.trim().toLowerCase()
  if (role === 'dialog' || role === 'alertdialog' || hasAttribute(node, 'aria-modal')) return 'aria-dialog'
  if (hasAttribute(node, 'x-show')) return 'revealed'
  return /modal|dialog|popup|lightbox|offcanvas|drawer/i.test(attribute(node, 'class') ?? '')
    ? 'modal-class'
    : 'revealed'
}

/** The name of a trigger that is not a button. */
export function triggerName(element: HtmlNode): string {
  return collapse(attribute(element, 'aria-label') ?? '', 100) || textOf(element, { limit: 100 })
}

/** Most elements with `x-show` to look at, and most pairs to make. */
const MAX_SHOWN = 300
const MAX_PAIRS = 2000

/** Alpine (https://alpinejs.dev/directives/show): `x-show="open"` and `@click="open = true"` inside the same `x-data`. */
export function alpinePairs(found: Collected): DialogPair[] {
  const shown = byVariable(found.dialogs)
  if (shown.size === 0) return []
  const pairs: DialogPair[] = []
  for (const trigger of found.triggers.slice(0, MAX_TRIGGERS)) {
    const handler = (attribute(trigger, '@click') ?? attribute(trigger, 'x-on:click'))?.slice(0, 500)
    if (!handler || /=\s*(?:false|null|''|"")/.test(handler)) continue
    const scope = closest(trigger, (ancestor) => hasAttribute(ancestor, 'x-data'))
    for (const name of new Set(handler.match(/[A-Za-z_$][\w.$]*/g))) {
      for (const { dialog, value } of shown.get(name) ?? []) {
        if (pairs.length >= MAX_PAIRS) return pairs
        if (scope && !contains(scope, dialog)) continue
        if (value === undefined || handler.includes(value)) pairs.push({ trigger, dialog, pattern: 'alpine' })
      }
    }
  }
  return pairs
}

/** The dialogs that each variable shows. `step === 'form'` shows one for that value only. */
function byVariable(dialogs: readonly HtmlNode[]): Map<string, { dialog: HtmlNode; value: string | undefined }[]> {
  const shown = new Map<string, { dialog: HtmlNode; value: string | undefined }[]>()
  let left = MAX_SHOWN
  for (const dialog of dialogs) {
    const expression = attribute(dialog, 'x-show')?.trim().slice(0, 200)
    const variable = expression && /^[A-Za-z_$][\w.$]*/.exec(expression)?.[0]
    if (!variable || left-- === 0) continue
    const value = /^\s*={2,3}\s*(['"][^'"]*['"])/.exec(expression.slice(variable.length))?.[1]
    const list = shown.get(variable)
    if (list) list.push({ dialog, value })
    else shown.set(variable, [{ dialog, value }])
  }
  return shown
}

/** Dialogs that one trigger is compared with. */
const MAX_COMPARED = 300

/** `aria-haspopup=dialog` names no target: take the only dialog, or the one that shares most words with the trigger. */
export function popupPairs(page: PageContext, nodes: Iterable<HtmlNode>, known: readonly DialogPair[]): DialogPair[] {
  const paired = new Set(known.map(({ trigger }) => trigger))
  const triggers = page.found.triggers
    .slice(0, MAX_TRIGGERS)
    .filter((trigger) => attribute(trigger, 'aria-haspopup')?.toLowerCase() === 'dialog' && !paired.has(trigger))
  if (triggers.length === 0) return []
  const dialogs = [...nodes].filter((node) => node.tag !== 'details' && dialogKind(node) !== 'revealed')
  const told = dialogs.slice(0, MAX_COMPARED).map((dialog) => ({ dialog, said: wordsOf(dialog, page) }))
  const pairs: DialogPair[] = []
  for (const trigger of triggers) {
    const dialog = dialogs.length === 1 ? dialogs[0] : bestByWords(trigger, told)
    if (dialog && !contains(dialog, trigger)) pairs.push({ trigger, dialog, pattern: 'aria-haspopup' })
  }
  return pairs
}

function wordsOf(dialog: HtmlNode, page: PageContext): string[] {
  return words(`${labelledBy(dialog, page)} ${attribute(dialog, 'aria-label') ?? ''} ${attribute(dialog, 'id') ?? ''}`)
}

function bestByWords(
  trigger: HtmlNode,
  dialogs: readonly { dialog: HtmlNode; said: string[] }[],
): HtmlNode | undefined {
  const wanted = new Set([...words(triggerName(trigger)), ...words(attribute(trigger, 'id') ?? '')])
  let best: HtmlNode | undefined
  let most = 0
  for (const { dialog, said } of dialogs) {
    let shared = 0
    for (const word of said) if (tells(word) && wanted.has(word)) shared++
    if (shared > most) {
      most = shared
      best = dialog
    }
  }
  return best
}

/** Short words, such as articles, are in every text. */
function tells(word: string): boolean {
  return word.length > 2 || word.charCodeAt(0) > 127
}
