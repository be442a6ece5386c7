import { boxOf } from '../natives.ts'

/**
 * Scrolls a list of ours to the end of a place in it, or to its beginning where it is longer than the list; never back,
 * and never the page.
 * @param covered pixels at the top of the list that something lies over
 */
export function reveal(place: Element, list: Element, covered = 0): void {
  const [own, shown] = [boxOf(place), boxOf(list)]
  list.scrollTop += Math.max(0, Math.min(own.bottom - shown.bottom, own.top - shown.top - covered))
}
