import { line, shownText } from '../dom/text.ts'
import { closestAround, isWithin, shadowRootsIn } from '../dom/tree.ts'
import { isDrawn, isVisible } from '../dom/visible.ts'
import { now } from '../flow/run.ts'
import { childrenOf, documentOf, hostOf, matches, nodeType, parentOf, rootOf, select } from '../natives.ts'
import { isThanking, readingOf, timeless } from './reading.ts'
import { neutral, type Sign } from './sign.ts'

export const WRONG = '[class*=error i],[class*=danger i],[class*=invalid i]'
const ALERT = '[role=alert],[role=alertdialog],[aria-live=assertive]'
export const LIVE = `[role=status],[role=log],[aria-live=polite],output,${ALERT}`
/** What they say well of is a field, or asks for something; some say there what is wrong. */
export const OF_FIELDS = 'label,legend,[class*=valid-feedback i]:not([class*=invalid i])'
export const WELL = '[class*=success i]'
export const NEWS = `${LIVE},${WRONG},${WELL}`
export const AREA = 'dialog,[role=dialog],main,article,section,body'
/** Between two looks at the whole page and all its shadow trees, which take long, in ms. */
const WIDE_MS = 500
export const MAX_LINES = 400

export interface Messages {
  look(): Sign[]
  /** Everything that was there before, as `timeless` has it. */
  known: ReadonlySet<string>
}

/**
 * News of live regions and of the part of the page where the element stands, read anew with each look: what nobody saw
 * at the time of this one. A dialog that closes uncovers a page full of old text, which says nothing of its form.
 */
export function messagesAround(target: Element, given: readonly string[]): Messages {
  const home = documentOf(target)!
  const own = [...new Set([home, document]), ...rootsAround(target)]
  const all = allScopes(home)
  // When a part is taken off the page, the one around it shows what came instead.
  const areas = areasAround(target)
  const regions = all.flatMap((scope) => select(scope, NEWS))
  // Held ready by the page, for the day that it has news: a text that is transparent is among the lines already.
  const prepared = new Set(regions.filter((from) => !isDrawn(from)))
  const known = new Set(areas.flatMap((area) => linesOf(area, all)).map(timeless))
  for (const from of regions) if (!prepared.has(from)) known.add(timeless(textOf(from)))
  const isNew = (text: string): boolean => !!text && !known.has(timeless(text))
  const read = readerOf(given)
  const newLines = (area: Element | undefined, scopes: Node[]): Sign[] => {
    const texts = area ? linesOf(area, scopes).filter(isNew).slice(0, MAX_LINES) : []
    const textsIn = (selector: string): string[] => (area && texts[0] ? select(area, selector).map(textOf) : [])
    const [links, ofFields, well] = [textsIn('a[href]'), textsIn(OF_FIELDS), textsIn(WELL)]
    return texts.map((text) => {
      if (well.includes(text)) return { ...read(text), isNoRemark: true }
      const sign = read(text, undefined, links)
      const isThanks = sign.speaksFor === 'success'
      return isThanks && read(text, undefined, [...links, ...ofFields]).speaksFor !== 'success' ? neutral(sign) : sign
    })
  }
  const newsIn = (scopes: Node[], area?: Element): Sign[] =>
    scopes
      .flatMap((scope) => select(scope, NEWS))
      .filter((from) => isVisible(from) && !select(from, 'input,select,textarea')[0])
      .map((from) => [from, textOf(from)] as const)
      .filter(([from, text]) => text && (prepared.has(from) || isNew(text)))
      .map(([from, text]) => ({ ...read(text, from), isFar: !area || !isWithin(from, area) }))
  let wide: Sign[] = []
  let [since, looks] = [0, 0]
  return {
    known,
    look() {
      const area = areas.find(isVisible)
      // Before the click, right after it, and then from time to time.
      if (looks++ < 2 || now() - since > WIDE_MS) {
        since = now()
        const scopes = allScopes(home)
        // At the edge of the window, of no role, or in a tree of its own: only what words say.
        const far = newLines(areas.filter(isVisible).at(-1), scopes).map((sign) => ({ ...sign, isFar: true }))
        wide = [...newsIn(scopes), ...far.filter(({ isSaid, isWeak }) => isSaid && !isWeak)]
      }
      return [...newsIn(own, area), ...newLines(area, own), ...wide]
    },
  }
}

/** Reads texts without what was typed in, line by line, and without what else is given. */
function readerOf(given: readonly string[]): (text: string, from?: Element, others?: string[]) => Sign {
  const typed = given.flatMap((text) => text.split('\n')).map((text) => line(text, Infinity))
  return (text, from, others = []) => {
    const parts = [...typed, ...others].filter(({ length }) => length >= 3)
    const own = parts.reduce((rest, part) => rest.replaceAll(part, ' '), text)
    const sign = signOf(own.trim(), from)
    return own === text ? sign : { ...sign, detail: line(text, 200), isNoRemark: !/\p{L}/u.test(own) }
  }
}

/** The parts of the page around an element, from within. */
export function areasAround(target: Element): Element[] {
  const areas: Element[] = []
  for (let at = closestAround(parentOf(target), AREA); at; at = closestAround(parentOf(at), AREA)) areas.push(at)
  return areas
}

/** The documents and open shadow trees where messages may come up. */
export function allScopes(home: Document): Node[] {
  return [...new Set([home, document])].flatMap((page) => [page, ...shadowRootsIn(page)])
}

/** The shadow trees that an element stands in. */
function rootsAround(element: Element): Node[] {
  const root = rootOf(element)
  return nodeType(root) === 11 ? [root, ...rootsAround(hostOf(root as ShadowRoot))] : []
}

/** Lines that an area shows, those in its shadow trees too. */
export function linesOf(area: Element, scopes: Node[]): string[] {
  const roots = scopes.filter((scope) => nodeType(scope) === 11 && isWithin(hostOf(scope as ShadowRoot), area))
  const inside = roots.flatMap((root) => [...childrenOf(root)].filter((child) => nodeType(child) === 1) as Element[])
  return [area, ...inside.filter(isDrawn)].flatMap((part) => shownText(part).split('\n')).map((text) => text.trim())
}

export function textOf(from: Element): string {
  return line(shownText(from), 1000)
}

/** By its words, else by its class. */
export function signOf(text: string, from?: Element): Sign {
  const isAlert = !!from && matches(from, `${WRONG},${ALERT}`) && !matches(from, WELL)
  const isNoRemark = !!from && matches(from, WELL)
  const sign: Sign = { kind: 'message', detail: line(text, 200), isNews: !!from, isAlert, isNoRemark }
  const reading = readingOf(text)
  if (reading === 'work') return { ...sign, isBusy: true }
  if (reading === 'success') return { ...sign, speaksFor: 'success', isSaid: true, isDeed: !isThanking(text) }
  if (reading && reading !== 'doubt')
    return { ...sign, speaksFor: 'failure', isSaid: true, isWeak: reading === 'complaint' && !isAlert }
  if (from && matches(from, WRONG)) return { ...sign, speaksFor: 'failure' }
  return reading ? { ...sign, isDoubt: true } : sign
}
