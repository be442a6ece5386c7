import { line, shownText } from '../dom/text.ts'
import { isElement, matches, parentOf } from '../natives.ts'
import { AREA } from './regions.ts'
import { isThanks, type Sign } from './sign.ts'

/** Thanks elsewhere come that soon after the click or an answer, in ms; later ones are about something else. */
const THANKS_MS = 500

/**
 * What a page says of a form that stands is in it, right before it or right after it; else it may be about anything, such
 * as a chat's or a toast's.
 * @param isStill nobody was asked, and the form stands as it was: then thanks have to be in it
 */
export function withDistance(form: Element, isStill: boolean): (sign: Sign) => Sign {
  let part = form
  const isWrapper = (node: Node | null): node is Element => !!node && isElement(node) && !matches(node, AREA)
  for (let next = parentOf(part); isAlone(part) && isWrapper(next); next = parentOf(part)) part = next
  const shown = (each: Element | null): string => (each ? line(shownText(each), Infinity) : '')
  const own = shown(part)
  const near = [shown(part.previousElementSibling), own, shown(part.nextElementSibling)].join('\n')
  return (sign) => {
    const said = sign.detail!.replace(/…$/, '')
    const isNear = near.includes(said)
    if (sign.speaksFor === 'failure') return { ...sign, isFar: !isNear }
    if (!isThanks(sign)) return { ...sign, isNear }
    return (isStill ? own : near).includes(said)
      ? { ...sign, isFar: false }
      : { ...sign, isFar: true, promptMs: THANKS_MS }
  }
}

function isAlone({ previousElementSibling, nextElementSibling }: Element): boolean {
  return !previousElementSibling && !nextElementSibling
}
