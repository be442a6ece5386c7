import { line } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { innerText, isConnected, matches, parentOf, select } from '../natives.ts'
import type { Sign } from './sign.ts'
import { busyWords, failureWords, successWords } from './words.ts'

const STATUS = '[role=status],[role=log],[aria-live=polite],output'
const NEWS = `${STATUS},[role=alert],[role=alertdialog],[aria-live=assertive],[class*=error i],[class*=danger i],[class*=invalid i],[class*=success i]`
const AREA = 'dialog,[role=dialog],main,article,section'
const MAX_LINES = 400

/** Reads what is new on the page since the call: lines of live regions, and of the part where the element stands. */
export function messagesAround(target: Element): () => Sign[] {
  const areas = areasOf(target)
  const before = new Set(linesOf(areas).map(({ text }) => text))
  return () =>
    linesOf(areas)
      .filter(({ text }) => !before.has(text))
      .map(judge)
}

/** What stands around the element, inside out: when one is taken off the page, the next one shows what came instead. */
function areasOf(target: Element): Element[] {
  const areas: Element[] = []
  for (let at = parentOf(target); at && 'id' in at; at = parentOf(at)) areas.push(at as Element)
  return areas.slice(
    Math.max(
      0,
      areas.findIndex((area) => matches(area, AREA)),
    ),
  )
}

interface Line {
  text: string
  from?: Element
}

function linesOf(areas: Element[]): Line[] {
  const area = areas.find((each) => isConnected(each) && isVisible(each))
  const around: Line[] = area
    ? innerText(area as HTMLElement)
        .split('\n')
        .slice(0, MAX_LINES)
        .map((text) => ({ text }))
    : []
  const news = select(document, NEWS)
    .filter((from) => isVisible(from) && select(from, 'input,select,textarea').length === 0)
    .map((from) => ({ text: innerText(from as HTMLElement), from }))
  return [...news, ...around].map((each) => ({ ...each, text: line(each.text, 200) })).filter(({ text }) => text)
}

/** By its words, else by the class of its element; a status that says neither is news of something done. */
function judge({ text, from }: Line): Sign {
  const sign: Sign = { kind: 'message', detail: text, isNews: !!from }
  if (busyWords.test(text)) return { ...sign, isBusy: true }
  if (failureWords.test(text)) return { ...sign, speaksFor: 'failure' }
  if (successWords.test(text)) return { ...sign, speaksFor: 'success' }
  if (from && matches(from, '[class*=error i],[class*=danger i],[class*=invalid i]'))
    return { ...sign, speaksFor: 'failure' }
  return from && matches(from, `${STATUS},[class*=success i]`) ? { ...sign, speaksFor: 'success', holdMs: 500 } : sign
}
