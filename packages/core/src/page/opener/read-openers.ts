import { contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import type { OpenerReading } from '../dialog/dialog.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import { referencePairs } from './attribute-references.ts'
import { componentPairs } from './component-openers.ts'
import { type Containers, createContainers } from './containers.ts'
import { labelPairs } from './label-openers.ts'
import { isForClosing } from './pressable.ts'
import { scriptPairs } from './script-openers.ts'
import { titlePairs } from './title-openers.ts'
import { Visibility } from './visibility.ts'

/**
 * Finds the openers of what holds a form in the page's references, style rules and scripts. Claims nothing about an opener
 * for which these disagree.
 * @param defined pairs by attributes that a standard or a library defines
 */
export function readOpeners(page: PageContext, defined: readonly DialogPair[]): OpenerReading {
  // On a page with nothing to fill in, the style rules are not worth reading.
  if (page.found.forms.length === 0 && page.found.controls.length === 0) return { pairs: [], replaces: () => false }
  const visibility = new Visibility(page)
  const containers = createContainers(page, visibility)
  const known = defined.filter(({ pattern }) => pattern !== 'onclick')
  const waiting = containers.filled.filter((form) => !containers.isOpened(form, known))
  if (waiting.length === 0) return { pairs: [], replaces: () => false }
  const { pressable } = page.found
  const { pairs, read } = scriptPairs(page, { pressable, visibility, containers })
  const sure = new Set(known.map(({ trigger }) => trigger))
  const others = [...referencePairs(page, pressable, containers), ...labelPairs(page, visibility, containers)]
  const told = [...pairs, ...others].filter(({ trigger }) => !sure.has(trigger))
  const taken = new Set([...sure, ...told.map(({ trigger }) => trigger)])
  const isAnyClosed = containers.closed.length > 0
  const unnamed = isAnyClosed
    ? componentPairs(
        pressable.filter((each) => !taken.has(each)),
        containers,
      )
    : []
  const claimed = [...known, ...told, ...unnamed]
  const isClaimed = (dialog: HtmlNode) =>
    claimed.some((pair) => pair.dialog === dialog || contains(dialog, pair.dialog) || contains(pair.dialog, dialog))
  const openers = new Set(claimed.map(({ trigger }) => trigger))
  const free = pressable.filter((each) => !openers.has(each))
  const titled = isAnyClosed ? titlePairs(page, free, { holds: containers.holds, isOpened: isClaimed }) : []
  const fresh = agreed(
    [...told, ...unnamed, ...titled].filter((pair) => isOutside(pair) && !isForClosing(pair.trigger)),
  )
  return {
    pairs: reachable(fresh, defined, containers),
    // Scripts are read for what they do to forms only.
    replaces: ({ trigger, dialog }) =>
      read.has(trigger) && (containers.holds(dialog) || page.found.forms.some((form) => contains(dialog, form))),
  }
}

/** Drops openers inside closed parts that nothing opens: nobody can press them. */
function reachable(
  pairs: readonly DialogPair[],
  defined: readonly DialogPair[],
  { closedAround }: Containers,
): DialogPair[] {
  const all = [...defined, ...pairs]
  const opened = new Map<HtmlNode, boolean>()
  const isOpened = (part: HtmlNode): boolean => {
    const known = opened.get(part)
    if (known !== undefined) return known
    const isIt = ({ trigger, dialog }: DialogPair) =>
      !contains(part, trigger) && (dialog === part || contains(part, dialog) || contains(dialog, part))
    const is = part.tag === 'details' || all.some(isIt)
    opened.set(part, is)
    return is
  }
  return pairs.filter(({ trigger }) => closedAround(trigger).every(isOpened))
}

function isOutside({ trigger, dialog }: DialogPair): boolean {
  return !contains(dialog, trigger) && !contains(trigger, dialog)
}

/** Keeps the pairs of openers with a single target; nested targets count as one. */
function agreed(pairs: readonly DialogPair[]): DialogPair[] {
  return [...Map.groupBy(pairs, ({ trigger }) => trigger).values()].flatMap((own) => {
    const dialogs = new Set(own.map(({ dialog }) => dialog))
    const isOne = [...dialogs].every((a) => [...dialogs].every((b) => a === b || contains(a, b) || contains(b, a)))
    return isOne ? own.filter((pair, index) => index === 0 || (isScript(pair) && isScript(own[0]!))) : []
  })
}

function isScript({ pattern }: DialogPair): boolean {
  return pattern === 'script' || pattern === 'onclick'
}
