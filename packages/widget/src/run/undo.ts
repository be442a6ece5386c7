import { enter, focused, leave } from '../act/hand.ts'
import { around } from '../dom/tree.ts'
import type { Run } from '../flow/run.ts'
import { isConnected } from '../natives.ts'

/** Remembers what has the focus. */
export function rememberFocus(run: Run): void {
  const { documentElement } = document
  const before = focused(documentElement)
  run.undo.push(() => {
    leave(documentElement)
    if (before && isConnected(before)) enter(before)
  })
}

/** Remembers how far everything around the element is scrolled. */
export function rememberScroll(run: Run, target: Element | undefined): void {
  for (let at: Node | null = target ?? null; at; at = around(at)) {
    const { scrollLeft, scrollTop } = at as Element
    const element = at as Element
    if (scrollTop === undefined) continue
    run.undo.push(() => element.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' }))
  }
}

/** Puts everything back, the newest change first; what cannot be put back does not keep the rest from it. */
export async function undoAll({ undo }: Run): Promise<void> {
  for (const back of undo.splice(0).reverse()) {
    try {
      await back()
    } catch {
      // The element is gone.
    }
  }
}
