import { enter, focused, leave } from '../act/hand.ts'
import { rememberScrolled } from '../dom/go-to.ts'
import type { Run } from '../flow/run.ts'
import { rootElement } from '../natives.ts'

/** Remembers what has the focus, and how far the page, its frames and parts are scrolled. */
export function rememberPlace(run: Run): void {
  const root = rootElement(document)
  const before = focused(root)
  const scrollBack = rememberScrolled()
  run.undo.push(() => {
    leave(root)
    if (before) enter(before)
    scrollBack()
  })
}

/** Puts everything back, the newest change first; what cannot be put back does not keep the rest from it. */
export async function undoAll({ undo }: Run): Promise<void> {
  for (const back of undo.reverse()) {
    try {
      await back()
    } catch {
      // The element is gone.
    }
  }
}
