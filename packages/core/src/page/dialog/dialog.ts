import { attribute, contains, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { buttonName } from '../button/button.ts'
import type { PageContext } from '../collect/context.ts'
import { ariaName } from '../label/label.ts'
import type { Dialog, DialogTrigger } from '../model/dialog-model.ts'
import {
  alpinePairs,
  attributePairs,
  type DialogPair,
  dialogKind,
  popupPairs,
  summaryPairs,
  triggerName,
} from './dialog-pairs.ts'
import { dialogOpened } from './form-dialog.ts'

/** Most dialogs by markup, and most dialogs in all. */
const MAX_MARKED = 300
const MAX_DIALOGS = 1000

/** The page's dialogs with what opens them, both by node; `of` gives the dialog around an element. */
export interface Dialogs {
  list: Dialog[]
  of(element: HtmlNode): Dialog | undefined
}

/** What a further reading of the page says about openers. */
export interface OpenerReading {
  pairs: readonly DialogPair[]
  /** Whether the reading says more than this pair, which only comes from the names in a handler. */
  replaces(pair: DialogPair): boolean
}

/** @param known pairs by attributes that a standard or a library defines */
export type OpenerReader = (page: PageContext, known: readonly DialogPair[]) => OpenerReading

/** Finds the dialogs of a page and their triggers. */
export function readDialogs(page: PageContext, openersOf?: OpenerReader): Dialogs {
  const { found } = page
  if (!openersOf && found.dialogs.length === 0 && !found.hidden.any) return { list: [], of: () => undefined }
  const defined = [...attributePairs(found), ...alpinePairs(found)]
  const read = openersOf?.(page, defined)
  const byAttributes = [
    ...defined.filter((pair) => pair.pattern !== 'onclick' || !read?.replaces(pair)),
    ...(read?.pairs ?? []),
  ]
  const nodes = new Set(found.dialogs.slice(0, MAX_MARKED))
  for (const { dialog } of byAttributes) if (nodes.size < MAX_DIALOGS) nodes.add(dialog)
  const pairs = [...byAttributes, ...summaryPairs(nodes), ...popupPairs(page, nodes, byAttributes)]
  const byDialog = Map.groupBy(pairs, ({ dialog }) => dialog)
  const byNode = new Map<HtmlNode, Dialog>()
  for (const node of [...nodes].sort((a, b) => a.order - b.order)) {
    const isSummary = node.tag === 'details'
    const triggers = (byDialog.get(node) ?? []).filter(({ trigger }) => isSummary || !contains(node, trigger))
    // Skip hidden content that nothing opens.
    if (triggers.length === 0 && (dialogKind(node) === 'revealed' || isSummary)) continue
    byNode.set(node, readDialog(node, triggers, page))
  }
  return {
    list: [...byNode.values()],
    of: (element) => {
      if (byNode.size === 0) return undefined
      const around: Dialog[] = []
      for (let at: HtmlNode | null = element; at; at = at.parent) {
        const dialog = byNode.get(at)
        if (dialog) around.push(dialog)
      }
      const opened = dialogOpened(around)
      const label = around.find((dialog) => dialog.label !== undefined)?.label
      return opened && label !== undefined && opened.label === undefined ? { ...opened, label } : opened
    },
  }
}

function readDialog(node: HtmlNode, pairs: readonly DialogPair[], page: PageContext): Dialog {
  const dialog: Dialog = {
    node: node.order,
    lastNode: node.lastOrder,
    selector: page.selectors.selectorOf(node),
    kind: dialogKind(node),
    open:
      !page.found.hidden.has(node) && !pairs.some(isRevealed) && (node.tag !== 'details' || hasAttribute(node, 'open')),
    triggers: unique(pairs).map((pair) => readTrigger(pair, page)),
  }
  const id = attribute(node, 'id')
  const label = ariaName(node, page, 100)
  if (id) dialog.id = id
  if (label) dialog.label = label
  return dialog
}

/** Whether only rules or scripts hide it, so that its markup does not show that it is closed. */
function isRevealed({ pattern }: DialogPair): boolean {
  return pattern === 'script' || pattern === 'onclick' || pattern === 'label' || pattern === 'reference'
}

function readTrigger({ trigger, pattern }: DialogPair, page: PageContext): DialogTrigger {
  const read: DialogTrigger = {
    node: trigger.order,
    selector: page.selectors.selectorOf(trigger),
    pattern,
    text: trigger.tag === 'button' || trigger.tag === 'input' ? buttonName(trigger, page) : triggerName(trigger),
  }
  const hiddenBy = page.found.hidden.get(trigger)
  if (hiddenBy) read.hiddenBy = hiddenBy
  return read
}

/** One pair for each trigger, in document order. */
function unique(pairs: readonly DialogPair[]): DialogPair[] {
  const byTrigger = new Map<HtmlNode, DialogPair>()
  for (const pair of pairs) if (!byTrigger.has(pair.trigger)) byTrigger.set(pair.trigger, pair)
  return [...byTrigger.values()].sort((a, b) => a.trigger.order - b.trigger.order)
}
