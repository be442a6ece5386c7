import { contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import type { OpenerReading } from '../dialog/dialog.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import { referencePairs } from './attribute-references.ts'
import { componentPairs } from './component-openers.ts'
import { type Containers, createContainers } from './containers.ts'
import { labelPairs } from './label-openers.ts'
import { isForClosing, pressableOf } from './pressable.ts'
import { scriptPairs } from './script-openers.ts'
import { titlePairs } from './title-openers.ts'
import { createVisibility } from './visibility.ts'

/**
 * Which openers open what holds a form, from the page's own references, rules and scripts. A claim is made where they
 * agree: of an opener that they tell different things about, only what the platform's own attributes say is kept.
 * @param defined pairs by attributes that a standard or a library defines
 */
export function readOpeners(page: PageContext, defined: readonly DialogPair[]): OpenerReading {
  const visibility = createVisibility(page)
  const containers = createContainers(page, visibility)
  const known = defined.filter(({ pattern }) => pattern !== 'onclick')
  const waiting = containers.filled.filter((form) => !containers.isOpened(form, known))
  if (waiting.length === 0) return { pairs: [], read: new Set() }
  const pressable = pressableOf(page)
  const { pairs, read } = scriptPairs(page, { pressable, waiting, visibility, containers })
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
  const free = pressable.filter((each) => !claimed.some(({ trigger }) => trigger === each))
  const titled = isAnyClosed ? titlePairs(page, free, { holds: containers.holds, isOpened: isClaimed }) : []
  const fresh = agreed(
    [...told, ...unnamed, ...titled].filter((pair) => isOutside(pair) && !isForClosing(pair.trigger)),
  )
  return { pairs: reachable(fresh, defined, containers), read }
}

/** Without openers in a closed part that nothing opens from outside: nobody can press them. */
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

/** The pairs of openers that are told one thing about; of nested elements the inner one is what opens. */
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
