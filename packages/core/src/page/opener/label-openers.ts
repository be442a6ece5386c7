import { selectorMatcher } from '../../html/match-selector.ts'
import { attribute, closest, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import type { Containers } from './containers.ts'
import type { Visibility } from './visibility.ts'

const MAX_SELECTORS = 100
const MAX_BOXES = 50

/**
 * Pairs of labels and what they show by the checkbox hack: in `#more:checked ~ .form { display: block }` the label of
 * `#more` shows `.form`.
 */
export function labelPairs(page: PageContext, visibility: Visibility, { filled }: Containers): DialogPair[] {
  const { found, shadows } = page
  const boxes = found.controls
    .filter((node) => /^(?:checkbox|radio)$/i.test(attribute(node, 'type') ?? ''))
    .slice(0, MAX_BOXES)
  const shown = visibility.rules.filter(
    ({ selector, hides }) => selector.includes(':checked') && [...hides.values()].includes(false),
  )
  const pairs: DialogPair[] = []
  for (const { selector } of shown.slice(0, MAX_SELECTORS)) {
    for (const box of boxes) {
      const id = attribute(box, 'id')
      if (!id || !/^[\w-]+$/.test(id) || attribute(box, 'checked') !== undefined) continue
      const matches = selectorMatcher(selector.replaceAll(':checked', `[id="${id}"]`), shadows)
      const dialog = matches && containerOf(filled, matches)
      if (!dialog || dialog === box) continue
      const label =
        page.ids.labelsFor(id, box).find((each) => !isWithin(each, dialog)) ??
        closest(box, ({ tag }) => tag === 'label')
      if (label) pairs.push({ trigger: label, dialog, pattern: 'label' })
    }
  }
  return pairs
}

function containerOf(filled: readonly HtmlNode[], matches: (node: HtmlNode) => boolean): HtmlNode | undefined {
  for (const form of filled.slice(0, 100)) {
    let left = 40
    for (let at: HtmlNode | undefined = form; at?.parent && left-- > 0; at = at.parent) if (matches(at)) return at
  }
  return undefined
}

function isWithin(node: HtmlNode, outer: HtmlNode): boolean {
  return node.order >= outer.order && node.order <= outer.lastOrder
}
