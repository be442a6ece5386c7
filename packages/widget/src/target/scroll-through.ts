import { now } from '../flow/run.ts'
import { rootElement } from '../natives.ts'

/** How long nothing but looking is done, in milliseconds: most pages have drawn their parts by then. */
const PATIENCE_MS = 1000
/** A page that is drawn further and further as one scrolls has no end. */
const MAX_WINDOWS = 60
/** A page may look where it stands less often than in every frame. */
const LOOKS_EACH = 3

/**
 * For pages that draw a part only when one has scrolled to it: once, from the top, window by window, and back.
 * @returns to be called at each look that found nothing
 */
export function scrollThrough(): () => void {
  const start = now()
  const { scrollX: left, scrollY } = window
  let looks = 0
  let isOver = false
  return () => {
    if (isOver || now() - start < PATIENCE_MS || looks++ % LOOKS_EACH) return
    const windows = Math.floor(looks / LOOKS_EACH)
    const top = windows * window.innerHeight
    isOver = windows > MAX_WINDOWS || top >= rootElement(document).scrollHeight
    window.scrollTo({ left, top: isOver ? scrollY : top, behavior: 'instant' })
  }
}
