import { shownText } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { CONTROLS, DIALOGS, isDrawn, isVisible } from '../dom/visible.ts'
import { areasAround } from './areas.ts'
import { type Sign, success } from './sign.ts'
import type { Watched } from './watched.ts'

const FIELDS = `:is(${CONTROLS}):not([type=search],[type=submit],[type=button],[type=image])`
/** What a person can choose from, forms aside. */
export const BUTTONS = 'button,[role=button],[type=submit],[type=button]'

/**
 * How the form, or the dialog around what was clicked, made way; nothing while it stands as it was filled in. It is no
 * success where the next step stands instead, with other fields or with buttons to choose from; nor where the page shows
 * nothing any more.
 */
export function watchWay(
  { target, kind, inModal, current, kept }: Watched,
  hasAsked: () => boolean,
): () => Sign | undefined {
  const dialog = closestAround(target, DIALOGS)
  const areas = areasAround(target)
  const drawnIn = (area: Element | undefined, selector: string): Element[] =>
    area ? selectDeep(area, selector).filter(isDrawn) : []
  const known = new Set(drawnIn(areas.at(-1), `${FIELDS},${BUTTONS}`))
  const hasNew = (area: Element | undefined, selector: string, count = 1): boolean =>
    drawnIn(area, selector).filter((part) => !known.has(part)).length >= count
  const isOver = (): boolean => {
    const page = areas.at(-1)
    if (!page || !shownText(page).trim()) return false
    const place = hasAsked() ? areas.find(isVisible) : page
    return !hasNew(place, FIELDS) && !hasNew(place, BUTTONS, 2)
  }
  const made = (way: Sign['kind']): Sign => (isOver() ? success(way) : { kind: way })
  return () => {
    const isGone = !isVisible(current())
    if ((dialog && !isVisible(dialog)) || (inModal && isGone)) return made('dialog_closed')
    if (kind === 'button') return undefined
    const held = kept.map((holds) => holds())
    const isEmptied = held.length > 0 && held.every((state) => state === undefined)
    if (isGone || isEmptied) return made('form_removed')
    return !held.includes(false) || held.includes(true) ? undefined : { kind: 'form_reset' }
  }
}
