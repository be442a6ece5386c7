import { line, shownText } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { matches, parentOf, select } from '../natives.ts'
import type { Sign } from './sign.ts'
import { busyWords, failureWords, successWords } from './words.ts'

const WRONG = '[class*=error i],[class*=danger i],[class*=invalid i]'
const STATUS = '[role=status],[role=log],[aria-live=polite],output,[class*=success i]'
const NEWS = `${STATUS},${WRONG},[role=alert],[role=alertdialog],[aria-live=assertive]`
const AREA = 'dialog,[role=dialog],main,article,section,body'

/** Lines of live regions, and of the part of the page where the element stands, read anew with each call. */
export function messagesAround(target: Element): () => Sign[] {
  // When a part is taken off the page, the one around it shows what came instead.
  const areas: Element[] = []
  for (let at = closestAround(parentOf(target), AREA); at; at = closestAround(parentOf(at), AREA)) areas.push(at)
  return () => {
    const area = areas.find(isVisible)
    const lines = area ? shownText(area).split('\n', 400) : []
    const news = select(document, NEWS).filter((from) => isVisible(from) && !select(from, 'input,select,textarea')[0])
    return [
      ...news.map((from) => judge(line(shownText(from), 200), from)),
      ...lines.map((text) => judge(line(text, 200))),
    ]
  }
}

/** What a page that a run led to says of it: its live regions and its main heading. */
export function newsOfPage(): Sign[] {
  return select(document, `${NEWS},h1`)
    .filter(isVisible)
    .map((from) => judge(line(shownText(from), 200), from))
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
