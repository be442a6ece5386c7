import { plain, pressingNeeds } from '@operable/core/fingerprint'
import type { Tool, ToolExpects, ToolSigns } from '@operable/core/schema'
import { selectDeep } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf } from '../fields/key-of.ts'
import { viewOf } from '../natives.ts'
import { isSameDocument } from '../target/same-page.ts'
import type { Reads } from '../types.ts'
import type { Pack } from '../words/packs.ts'
import { words } from '../words/words.ts'
import { invalidFields, placeOfForm, stateOf, waitingIn } from './page.ts'
import { placeOf, type Sign } from './signs.ts'
import { areasAround, keyOfText, linesOf, placed, scopesOf, signOf } from './texts.ts'
import { type Worth, worthOf } from './words.ts'

/** What the page before is remembered by. Older widgets have left less. */
export interface Before {
  /** Lines that it showed, as `keyOfText` has them. */
  known: readonly string[]
  /** Texts that were typed in: the next page says nothing by them. */
  given: readonly string[]
  /** Names of the form's fields, by which it is known when it is there again. */
  fields: string
  /** The address that the form is sent to, or that the link has, the name of its button or its own, and the labels of its fields. */
  looks?: readonly string[]
  /** It was a later step of its tool's form. */
  isStep?: boolean
  /** What the tool and its form are called by. */
  own?: { words: readonly string[]; deeds: readonly string[] }
  /** Fields that waited to be filled, and that were marked as wrong. */
  waiting?: readonly string[]
  marked?: readonly string[]
  /** Of a button. */
  state?: string
  /** The button sends a form by POST: what follows is no page of its own. */
  isPost?: boolean
  /** The form stood beside the main part of the page. */
  isAside?: boolean
  reads?: Reads
  expected?: Expected
  /** Languages that it needed: the next one may be too short to tell its own. */
  packs?: readonly Pack[]
}

/** What of it a run notes right before its click. */
export type Noted = Omit<Before, 'fields' | 'marked' | 'state' | 'isPost' | 'isAside' | 'reads' | 'packs'>

/**
 * What a page says that a run led to: the answer that it is, where the form is again what that marks as wrong, what waits
 * to be filled next, and every line that the page before did not show.
 * @param target the form or button, when it is there again
 * @param next the next step, where it has the same fields
 */
export function signsOfPage(page: Document, before: Before, tool?: Tool, target?: Element, next?: Element): Sign[] {
  const { location, performance } = viewOf(page)!
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // WebKit tells no status of anything, and no browser that of a page behind another site's redirect. Such a page is there, which
  // is enough for the rules; an expectation is met by what was seen only.
  const seen = entry?.responseStatus || undefined
  const status = seen ?? 200
  const kind = tool?.metadata.kind ?? 'form'
  const detail = placeOf(location.href)
  const known = new Set(before.known.map(keyOfText))
  const reader = { given: before.given, own: { words: new Set(before.own?.words), deeds: before.own?.deeds ?? [] } }
  const near = target ? areasAround(target)[0] : page.body
  const scopes = scopesOf(page)
  const lines = linesOf(scopes)
  const fresh = lines.filter((text) => !known.has(keyOfText(text)))
  const shown = placed(fresh, scopes, near ?? undefined, before.isAside)
  const said = shown.map((each) => signOf(each, reader))
  const waiting = new Set(before.waiting)
  const isForm = kind === 'form'
  // A server that sends a link elsewhere may do so to refuse what it does: that page is not the link's own.
  const isOther = !isSameDocument(before.looks?.[0] ?? '', location.href)
  const isElsewhere = entry?.redirectCount && isOther
  const isAnswered = isForm && !isOther && isAnswer(fresh, before)
  // What an answer offers, such as to book what was found, is no step of the question.
  const step = isAnswered ? undefined : (next ?? [...waitingIn(page)].find(([key]) => !waiting.has(key))?.[1])
  const marked = new Set(before.marked)
  // A mark that was there before is a new one where the page has kept what was given.
  const keeps = (key: string): boolean =>
    controlsIn(target!).some((each) => keyOf(each) === key && before.given.includes((each as HTMLInputElement).value))
  const invalid = isForm && target ? [...invalidFields(target)].filter(([key]) => !marked.has(key) || keeps(key)) : []
  const state = !isForm && target ? stateOf(target) : ''
  const text = lines.join('\n')
  // A server or a script that leads to an address of thanks takes what was sent, unless the page does not thank at all.
  const saysYes = isOther && isThanks(location.pathname) && said.some(({ worth }) => isThankful(worth))
  return [
    { kind: 'answer', method: 'POST', status, says: saysYes ? 'yes' : 'nothing', address: detail },
    // A page that shows nothing else is one that broke, or that nobody here can read.
    ...((isForm || isElsewhere) && !target && fresh[0] ? [{ kind: 'way', way: 'left', detail } satisfies Sign] : []),
    ...invalid.map(([, field]): Sign => ({ kind: 'invalid', field })),
    ...(step ? [{ kind: 'step', place: placeOfForm(step) } satisfies Sign] : []),
    ...(state && state !== before.state ? [{ kind: 'state', detail: state } satisfies Sign] : []),
    ...((isForm ? isAnswered : isOpening(before) && !isElsewhere) && !step && status < 400
      ? [{ kind: 'page', detail } satisfies Sign]
      : []),
    ...said,
    ...(before.expected
      ? expectedNow(tool?.metadata.expects, before.expected, { text, status: seen, isNext: true })
      : []),
  ]
}

/** A short number stands on any page. */
const TELLING = /\p{L}{2}|\d{3}/u

/**
 * Whether lines answer a search: they speak of what was typed in. Nothing else is to come of one, and what was found is for the reader. What is
 * only sent by GET has to be called so as well: votes and cancellations are sent by it, too, though it should change nothing (RFC 9110,
 * section 9.2.1).
 */
function isAnswer(lines: readonly string[], before: Before): boolean {
  const { reads, given, looks, own } = before
  const called = [looks?.[1] ?? '', ...(own?.deeds ?? [])].map(plain)
  const asked = given.map(plain).filter((value) => TELLING.test(value))
  return (
    (reads === 'search' || (!!reads && called.some((name) => words().reads.test(name)))) &&
    lines.some((line) => asked.some((value) => plain(line).includes(value)))
  )
}

/** Whether a button only leads to a page. One that cancels or pays by a link has done it when the page says so. */
function isOpening({ isPost, looks }: Before): boolean {
  return !isPost && !pressingNeeds(looks?.[1] ?? '', words())
}

/** Whether an address is called by thanks alone, such as `/contact/thank-you`. */
function isThanks(path: string): boolean {
  const [name = ''] = /[^/]+(?=\/?$)/.exec(path) ?? []
  return isThankful(worthOf(name.replace(/\.\w+$/, ''), { words: new Set(), deeds: [] }))
}

/** It thanks, or says that it is done. */
function isThankful(worth: Worth): boolean {
  return worth !== 'words' && worth !== 'nothing'
}

/** What held before the click already, of the success and of the failure that a tool expects. */
interface Expected {
  path: string
  /** Its selectors that matched something visible, and its texts that were there. */
  there: string[]
}

type End = 'success' | 'failure'

function endsOf(expects: ToolExpects): [End, ToolSigns][] {
  return [['success', expects.success], ...(expects.failure ? [['failure', expects.failure] as [End, ToolSigns]] : [])]
}

export function expectedBefore(expects: ToolExpects | undefined, text: string): Expected {
  const signs = expects ? endsOf(expects).map(([, each]) => each) : []
  const shown = signs.flatMap(({ selector }) => (selector && isShown(selector) ? [selector] : []))
  const said = signs.flatMap((each) => (each.text && isIn(text, each.text) ? [each.text] : []))
  return { path: location.pathname, there: [...shown, ...said] }
}

interface Now {
  /** All that the page shows and has said since. */
  text: string
  status: number | undefined
  /** Another document than before. */
  isNext: boolean
}

/** Which of the ends that a tool expects have come. */
export function expectedNow(expects: ToolExpects | undefined, before: Expected, now: Now): Sign[] {
  if (!expects) return []
  const { pathname } = location
  const isNew = (sign: string): boolean => !before.there.includes(sign)
  const met = ({ url, selector, text, status }: ToolSigns): boolean =>
    (url === undefined || (pathname.startsWith(url) && (now.isNext || pathname !== before.path))) &&
    (selector === undefined || (isNew(selector) && isShown(selector))) &&
    (text === undefined || (isNew(text) && isIn(now.text, text))) &&
    (status === undefined || status === now.status)
  return endsOf(expects).flatMap(([end, signs]): Sign[] => (met(signs) ? [{ kind: 'expected', end }] : []))
}

function isShown(selector: string): boolean {
  return selectDeep(document, selector).some(isVisible)
}

/** Signs alone, such as a tick, are nothing once they are folded. */
function isIn(text: string, part: string): boolean {
  const folded = plain(part)
  return folded ? plain(text).includes(folded) : text.includes(part)
}
