import { windowOf } from '../dom/tree.ts'
import { now } from '../flow/run.ts'
import { documentOf } from '../natives.ts'
import { scopesOf } from './texts.ts'

/** What may show something else without a change of the tree. */
const EVENTS = 'transitionend animationstart animationend toggle close input change hashchange popstate load'.split(' ')
/** What a change leads to is drawn by then, and looked at once more, in ms. */
const DRAWN_MS = 250
/** Nothing tells of some changes, such as those of a style sheet: a page is looked at that often all the same, in ms. */
const MAX_AGE_MS = 1000

/**
 * Tells whether a page may show something else than at the last look: reading a whole page takes long.
 * @returns to be asked before each look
 */
export function watchStir(target: Element, signal: AbortSignal): () => boolean {
  const home = documentOf(target)!
  let stirred = 0
  let looked = now()
  const stir = (): void => {
    stirred = now()
  }
  for (const view of new Set([window, windowOf(target)]))
    for (const event of EVENTS) view.addEventListener(event, stir, { capture: true, signal })
  const observer = new MutationObserver(stir)
  signal.addEventListener('abort', () => observer.disconnect())
  const observed = new WeakSet<Node>()
  const observe = (): void => {
    for (const scope of scopesOf(home)) {
      if (observed.has(scope)) continue
      observed.add(scope)
      observer.observe(scope, { subtree: true, childList: true, characterData: true, attributes: true })
    }
  }
  observe()
  return () => {
    const drawn = stirred + DRAWN_MS
    const isDrawn = looked < drawn && now() >= drawn
    const isStirred = stirred > looked || isDrawn || now() - looked > MAX_AGE_MS
    if (isStirred) {
      looked = now()
      observe()
    }
    return isStirred
  }
}
