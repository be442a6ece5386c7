import { line, shownText } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isDrawn, isVisible } from '../dom/visible.ts'
import { matches, parentOf, select } from '../natives.ts'
import type { Sign } from './sign.ts'
import { busyWords, failureWords, successWords } from './words.ts'

const WRONG = '[class*=error i],[class*=danger i],[class*=invalid i]'
const STATUS = '[role=status],[role=log],[aria-live=polite],output,[class*=success i]'
const NEWS = `${STATUS},${WRONG},[role=alert],[role=alertdialog],[aria-live=assertive]`
const AREA = 'dialog,[role=dialog],main,article,section,body'

/**
 * News of live regions and of the part of the page where the element stands, read anew with each call: what nobody saw
 * at the time of this one. A dialog that closes uncovers a page full of old text, which says nothing of its form.
 */
export function messagesAround(target: Element): () => Sign[] {
  // When a part is taken off the page, the one around it shows what came instead.
  const areas: Element[] = []
  for (let at = closestAround(parentOf(target), AREA); at; at = closestAround(parentOf(at), AREA)) areas.push(at)
  const regions = select(document, NEWS)
  // Held ready by the page, for the day that it has news: a text that is transparent is among the lines already.
  const prepared = new Set(regions.filter((from) => !isDrawn(from)))
  // As they are too, so that a long page is cut to size once and not with each call.
  const known = new Set(areas.flatMap(linesOf).flatMap((text) => [text, line(text, 200)]))
  for (const from of regions) if (!prepared.has(from)) known.add(textOf(from))
  return () => {
    const area = areas.find(isVisible)
    const lines = area ? linesOf(area).filter((text) => !known.has(text)) : []
    const news = select(document, NEWS).filter(
      (from) =>
        isVisible(from) &&
        !select(from, 'input,select,textarea')[0] &&
        (prepared.has(from) || !known.has(textOf(from))),
    )
    const signs = [
      ...news.map((from) => judge(textOf(from), from)),
      ...lines.slice(0, 400).map((text) => judge(line(text, 200))),
    ]
    return signs.filter(({ detail }) => detail)
  }
}

/** What a page that a run led to says of it: its live regions and its main heading. */
export function newsOfPage(): Sign[] {
  return select(document, `${NEWS},h1`)
    .filter(isVisible)
    .map((from) => judge(textOf(from), from))
}

function linesOf(area: Element): string[] {
  return shownText(area).split('\n')
}

function textOf(from: Element): string {
  return line(shownText(from), 200)
}

/** By its words, else by its class; a status that says neither is news of something done. */
function judge(text: string, from?: Element): Sign {
  const sign: Sign = { kind: 'message', detail: text, isNews: !!from }
  if (!text || busyWords.test(text)) return { ...sign, isBusy: !!text }
  if (failureWords.test(text)) return { ...sign, speaksFor: 'failure' }
  if (successWords.test(text)) return { ...sign, speaksFor: 'success' }
  if (from && matches(from, WRONG)) return { ...sign, speaksFor: 'failure' }
  return from && matches(from, STATUS) ? { ...sign, speaksFor: 'success', holdMs: 500 } : sign
}
