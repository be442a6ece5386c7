import { attribute, contains, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import type { PageContext } from '../collect/context.ts'
import { labelledBy } from '../label/label.ts'
import { dialogKind } from './dialog-kind.ts'
import { type DialogPair, MAX_TRIGGERS } from './dialog-pairs.ts'
import { triggerName } from './trigger-name.ts'

/** Dialogs that one trigger is compared with. */
const MAX_COMPARED = 300

/** `aria-haspopup=dialog` names no target: the dialog that shares most words with the trigger, or the only one. */
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

/** Articles and the like stand in every text. */
function tells(word: string): boolean {
  return word.length > 2 || word.charCodeAt(0) > 127
}
