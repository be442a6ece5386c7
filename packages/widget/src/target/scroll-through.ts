import { goTo } from '../dom/go-to.ts'
import { selectDeep, windowOf } from '../dom/tree.ts'
import { now } from '../flow/run.ts'
import { documentOf, rootElement, scroll } from '../natives.ts'

/** How long nothing but looking is done, in milliseconds: most pages have drawn their parts by then. */
const PATIENCE_MS = 1000
/** A page that is drawn further and further as one scrolls has no end. */
const MAX_WINDOWS = 60
/** A page may look where it stands less often than in every frame. */
const LOOKS_EACH = 3

/**
 * For pages that draw a part only when one has scrolled to it: the page once, from the top, window by window, and back;
 * then its frames and the parts of it that scroll, each brought into view.
 * @returns to be called at each look that found nothing
 */
export function scrollThrough(): () => void {
  const start = now()
  const windows = way()
  let looks = 0
  return () => {
    if (now() - start > PATIENCE_MS && !(looks++ % LOOKS_EACH)) windows.next()
  }
}

/** One window at each step. */
function* way(): Generator<void> {
  const page = document.scrollingElement ?? rootElement(document)
  yield* throughPart(page)
  for (const part of scrollingParts()) {
    if (part === page) continue
    // What is below the window of the page draws nothing.
    goTo(windowOf(part).frameElement ?? part, 'nearest')
    yield* throughPart(part)
  }
}

function* throughPart(part: Element): Generator<void> {
  const before = part.scrollTop
  for (let at = 0; at <= MAX_WINDOWS && at * part.clientHeight < part.scrollHeight; at++) {
    scroll(part, { top: at * part.clientHeight, behavior: 'instant' })
    yield
  }
  scroll(part, { top: before, behavior: 'instant' })
}

/** Documents of frames, and what scrolls by its style. */
function scrollingParts(): Element[] {
  return selectDeep(document, '*').filter(
    (part) =>
      part.clientHeight > 0 &&
      part.scrollHeight > part.clientHeight &&
      (part === documentOf(part)!.scrollingElement || /auto|scroll/.test(getComputedStyle(part).overflowY)),
  )
}
