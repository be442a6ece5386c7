import { attribute, contains, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { buttonName } from '../button/button.ts'
import type { PageContext } from '../collect/context.ts'
import { ariaName } from '../label/label.ts'
import type { Dialog, DialogTrigger } from '../model/dialog-model.ts'
import { alpinePairs } from './dialog-alpine.ts'
import { dialogKind } from './dialog-kind.ts'
import { attributePairs, type DialogPair, summaryPairs } from './dialog-pairs.ts'
import { popupPairs } from './dialog-popup.ts'
import { dialogOpened } from './form-dialog.ts'
import { triggerName } from './trigger-name.ts'

/** Dialogs by markup that are looked at, and all of them with those that only a trigger shows to be one. */
const MAX_MARKED = 300
const MAX_DIALOGS = 1000

/** The page's dialogs with what opens them, both by node; `of` gives the dialog around an element. */
export interface Dialogs {
  list: Dialog[]
  of(element: HtmlNode): Dialog | undefined
}

/** What else tells which opener opens what. */
export interface OpenerReading {
  pairs: readonly DialogPair[]
  /** Elements whose handler was understood: what it seems to name is not needed. */
  read: ReadonlySet<HtmlNode>
}

/** @param known pairs by attributes that a standard or a library defines */
export type OpenerReader = (page: PageContext, known: readonly DialogPair[]) => OpenerReading

/** Finds dialogs and pairs each with its triggers by the patterns that sites use. */
export function readDialogs(page: PageContext, openersOf?: OpenerReader): Dialogs {
  const { found } = page
  if (!openersOf && found.dialogs.length === 0 && !found.hidden.any) return { list: [], of: () => undefined }
  const defined = [...attributePairs(found), ...alpinePairs(found)]
  const read = openersOf?.(page, defined)
  const byAttributes = [
    ...defined.filter(({ trigger, pattern }) => pattern !== 'onclick' || !read?.read.has(trigger)),
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
    // Hidden content that nothing opens, and a class that only looks like a modal, are no dialogs.
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

/** What only rules or scripts hide shows nothing of it in its markup. */
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
