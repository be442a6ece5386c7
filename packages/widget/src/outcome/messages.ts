import { isWithin } from '../dom/tree.ts'
import { isDrawn, isVisible } from '../dom/visible.ts'
import { now } from '../flow/run.ts'
import { documentOf, select } from '../natives.ts'
import { allScopes, areasAround, linesOf, rootsAround, textOf } from './areas.ts'
import { newLines } from './lines.ts'
import { readerOf } from './message.ts'
import { timeless } from './reading.ts'
import { NEWS } from './regions.ts'
import type { Sign } from './sign.ts'

/** Between two looks at the whole page and all its shadow trees, which take long, in ms. */
const WIDE_MS = 500

export interface Messages {
  look(): Sign[]
  /** Everything that was there before, as `timeless` has it. */
  known: ReadonlySet<string>
}

/**
 * News of live regions and of the part of the page where the element stands, read anew with each look: what nobody saw
 * at the time of this one. A dialog that closes uncovers a page full of old text, which says nothing of its form.
 */
export function messagesAround(target: Element, given: readonly string[]): Messages {
  const home = documentOf(target)!
  const near = [...new Set([home, document]), ...rootsAround(target)]
  // When a part is taken off the page, the one around it shows what came instead.
  const areas = areasAround(target)
  const { known, prepared } = shownBefore(areas, allScopes(home))
  const isNew = (text: string): boolean => !known.has(timeless(text))
  const read = readerOf(given)
  const newsIn = (scopes: Node[], area?: Element): Sign[] =>
    regionsIn(scopes)
      .filter((from) => isVisible(from) && !select(from, 'input,select,textarea')[0])
      .map((from) => [from, textOf(from)] as const)
      .filter(([from, text]) => text && (prepared.has(from) || isNew(text)))
      .map(([from, text]) => ({ ...read(text, from), isFar: !area || !isWithin(from, area) }))
  const wide = seldom(() => {
    const scopes = allScopes(home)
    // At the edge of the window, of no role, or in a tree of its own: only what words say.
    const far = newLines(areas.filter(isVisible).at(-1), { scopes, isNew, read }).map((sign) => ({
      ...sign,
      isFar: true,
    }))
    return [...newsIn(scopes), ...far.filter(({ isSaid, isWeak }) => isSaid && !isWeak)]
  })
  return {
    known,
    look() {
      const area = areas.find(isVisible)
      return [...newsIn(near, area), ...newLines(area, { scopes: near, isNew, read }), ...wide()]
    },
  }
}

/** What a page shows already, and the regions that it holds ready for the day that it has news. */
function shownBefore(areas: Element[], scopes: Node[]): { known: Set<string>; prepared: Set<Element> } {
  const regions = regionsIn(scopes)
  // A text that is transparent is among the lines already.
  const prepared = new Set(regions.filter((from) => !isDrawn(from)))
  const texts = regions.filter((from) => !prepared.has(from)).map(textOf)
  return { known: new Set([...areas.flatMap((area) => linesOf(area, scopes)), ...texts].map(timeless)), prepared }
}

function regionsIn(scopes: Node[]): Element[] {
  return scopes.flatMap((scope) => select(scope, NEWS))
}

/** What it gave last: it looks again only before the click, right after it, and then from time to time. */
function seldom(look: () => Sign[]): () => Sign[] {
  let last: Sign[] = []
  let [since, looks] = [0, 0]
  return () => {
    if (looks++ < 2 || now() - since > WIDE_MS) {
      since = now()
      last = look()
    }
    return last
  }
}
