import {
  attribute,
  attributesOf,
  contains,
  type HtmlNode,
  hasAttribute,
  hasAttributeThat,
  TEXT,
} from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { openingWords, watchingWords } from '../../standards/opener-words.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import type { Containers } from './containers.ts'

/** Most names have none of the words, so do not split them; folding may find one where there are other letters. */
const MAY_OPEN = new RegExp(`${[...openingWords].join('|')}|[^\\0-~]`, 'i')
/** Most ancestors to search for the component. */
const MAX_LEVELS = 12

/**
 * Pairs for openers that name no target: the only closed element in the component that their action names
 * (`data-action="modal#open"` in `data-controller="modal"`), or the element after a control with `aria-expanded="false"`
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
 */
export function componentPairs(pressable: readonly HtmlNode[], { isClosed, filled }: Containers): DialogPair[] {
  const pairs: DialogPair[] = []
  for (const trigger of pressable) {
    const dialog = followingPanel(trigger, { isClosed }) ?? inComponent(trigger, { isClosed, filled })
    if (dialog && pairs.length < 500) pairs.push({ trigger, dialog, pattern: 'reference' })
  }
  return pairs
}

function followingPanel(trigger: HtmlNode, { isClosed }: Pick<Containers, 'isClosed'>): HtmlNode | undefined {
  if (attribute(trigger, 'aria-expanded') !== 'false' || hasAttribute(trigger, 'aria-controls')) return undefined
  // A heading or an item around the control stands for it.
  for (const at of [trigger, trigger.parent]) {
    let next = at?.next
    while (next?.tag === TEXT) next = next.next
    if (next && isClosed(next, trigger)) return next
  }
  return undefined
}

function inComponent(
  trigger: HtmlNode,
  { isClosed, filled }: Pick<Containers, 'isClosed' | 'filled'>,
): HtmlNode | undefined {
  const names = actionNames(trigger)
  if (names.length === 0) return undefined
  let left = MAX_LEVELS
  for (let at = trigger.parent; at && left-- > 0; at = at.parent) {
    if (!isComponent(at, names)) continue
    const component = at
    const closed = filled.slice(0, 200).flatMap((form) => {
      if (!contains(component, form)) return []
      let outer: HtmlNode | undefined
      for (let up: HtmlNode | null = form; up && up !== component; up = up.parent) {
        if (!contains(up, trigger) && isClosed(up, trigger)) outer = up
      }
      return outer ? [outer] : []
    })
    const [only, ...others] = new Set(closed)
    return others.length === 0 ? only : undefined
  }
  return undefined
}

/** Names in the attributes of an element that say they open something. */
function actionNames(node: HtmlNode): string[] {
  const names: string[] = []
  for (const [name, value] of attributesOf(node)) {
    if (!name.startsWith('data-') || value.length > 200) continue
    const text = `${name} ${value}`
    if (!MAY_OPEN.test(text)) continue
    const told = words(text.replace(/[-_#>.:]/g, ' '))
    if (told.some((word) => watchingWords.has(word)) || !told.some((word) => openingWords.has(word))) continue
    names.push(...(value.match(/[\w-]{3,}/g) ?? []))
  }
  return names
}

function isComponent(node: HtmlNode, names: readonly string[]): boolean {
  return hasAttributeThat(
    node,
    (name, value) =>
      name.startsWith('data-') && value.length <= 200 && value.split(/\s+/).some((each) => names.includes(each)),
  )
}
