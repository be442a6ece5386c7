import type { Tool } from '@operable/core/schema'
import { isDisabled } from '../act/actionable.ts'
import { describe, nameOf, shownText, squeezed } from '../dom/text.ts'
import { allAround, isWithin, selectDeep, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { now } from '../flow/run.ts'
import { documentOf, select, shadowOf } from '../natives.ts'
import { type Answers, watchAnswers } from './answers.ts'
import { watchInvalid, watchLeaving, watchPlace, watchStir, watchWay } from './changes.ts'
import type { Before, expectedBefore, expectedNow, Noted, signsOfPage } from './next-page.ts'
import type { Sign, Watched } from './signs.ts'
import {
  areasAround,
  keyOfText,
  linesOf,
  ownWords,
  placed,
  type Reader,
  scopesOf,
  signOf,
  styledIn,
  worthIn,
} from './texts.ts'
import { wrapUntil } from './wrap.ts'

export interface Watch {
  kind: 'form' | 'button'
  isExpecting: boolean
  /** What has been seen since the click. */
  look(): Sign[]
  /** In words what is not over yet. */
  pending(): string | undefined
  /** The page is left: nothing more will be seen here. */
  hasLeft(): boolean
  hasSent(): boolean
  /** What the next page cannot see: the answer, and what was said by the browser's own dialogs. */
  carried(): Sign[]
  /** What the next page, or the one that follows in the form's frame, is told from. */
  noted(): Noted
  stop(): void
}

/** A page that is at work says so to everybody; one with a wheel of no role is not waited for. */
const BUSY = '[aria-busy=true],[role=progressbar],progress'
/** What may say anything, and nobody here reads: what is no text, and what shows something without any, as by its style. */
const UNREAD = `:empty,svg,canvas,video,object,[role=img],${BUSY}`

/**
 * Takes note of the page before the click, and tells afterwards what is different. It only observes: dialogs of the
 * browser and what sends requests through wrappers.
 */
export function watch(watched: Watched): Watch {
  const { tool, target, button } = watched
  const { kind, expects } = tool.metadata
  const view = windowOf(target)
  const listening = new AbortController()
  const answers = watchAnswers(watched, listening.signal)
  const leaving = watchLeaving(view, listening.signal)
  const native: Sign[] = []
  const reader = readerOf(watched)
  watchNative(view, native, reader, listening.signal)
  const areas = areasAround(target)
  const texts = watchTexts(target, areas, reader, answers)
  const wayNow = watchWay(watched)
  const place = watchPlace(watched, answers, areas)
  const invalidNow = watchInvalid(watched, listening.signal)
  const wasDisabled = isDisabled(button)
  const shownIn = (selector: string): Element[] =>
    selectDeep(document, selector).filter((each) => !shadowOf(each) && isVisible(each))
  // What was around the form is emptied with it.
  const shownBefore = new Set<Node>([...shownIn(UNREAD), ...allAround(target)])
  /** @param area nothing elsewhere */
  const freshOf = (selector: string, area?: Element): Element | undefined =>
    shownIn(selector).find((each) => !shownBefore.has(each) && (!area || isWithin(each, area)))
  const before = expectedOf(tool, texts.all())
  /** In words that nobody here understands. */
  const isKept = (): boolean => {
    const shows = (text: string): boolean =>
      squeezed(`${texts.all()}${texts.said().map(({ text }) => text)}`).includes(squeezed(text))
    return answers.told().some((text) => worthIn(text, reader) === 'words' && !shows(text))
  }
  const carried = (): Sign[] => {
    const answer = answers.own()
    if (answer?.says === 'nothing' && isKept()) answer.says = 'unclear'
    return [...(answer ? [{ kind: 'answer', ...answer } satisfies Sign] : []), ...answers.lost(), ...native]
  }
  const touched = new Set<Element>()
  const isStirred = watchStir(target, touched, listening.signal)
  let places: Sign[] = []
  /** Where the form was. */
  let came: Sign[] = []
  let asked = ''
  const page = (): Sign[] => {
    const isFresh = isStirred()
    if (isFresh) texts.read()
    const asking = `${answers.at()} ${answers.isAsking()}`
    if (isFresh || asking !== asked) places = place.look()
    asked = asking
    // A page that shows nothing any more is one that broke.
    const way: Sign[] = texts.all() ? wayNow() : []
    if (isFresh) {
      const area = way[0] && areas.find(isVisible)
      const styled = area ? styledIn(area, touched) : []
      came = styled.map((text) => signOf({ text, where: 'form', isNear: true }, reader))
      if (way[0] && freshOf(UNREAD, area)) came.push({ kind: 'unread' })
    }
    return [...way, ...came, ...(kind === 'form' ? invalidNow() : []), ...places, ...texts.said()]
  }
  const noted = (): Noted => ({ ...texts.noted, waiting: place.waiting, ...before })
  return {
    kind,
    isExpecting: !!expects,
    look() {
      const asking: Sign[] = answers.isAsking() ? [{ kind: 'asking' }] : []
      if (leaving.hasLeft())
        return [...asking, ...native, ...landed(view, watched, { ...texts.noted, fields: '', ...before })]
      const seen = [...asking, ...carried(), ...page()]
      if (!before.expected) return seen
      const text = [texts.all(), ...native.map((sign) => (sign.kind === 'said' ? sign.text : ''))].join('\n')
      const now = { text, status: answers.own()?.status, isNext: false }
      return [...seen, ...landings.loaded()!.expectedNow(expects, before.expected, now)]
    },
    pending() {
      if (leaving.isUnderWay()) return 'another page is loading'
      const isWaiting = !wasDisabled && isVisible(button) && isDisabled(button) && !answers.own()
      const part = isWaiting ? button : freshOf(BUSY)
      return part && `${describe(part)} is ${isWaiting ? 'disabled' : 'busy'}`
    },
    hasLeft: () => leaving.hasLeft() === 'page',
    hasSent: () => answers.hasSent() || !!leaving.hasLeft(),
    carried,
    noted,
    stop: () => listening.abort(),
  }
}

/** Headings and labels around a form that its thanks may repeat. */
const MAX_TITLES = 200

type Named = Pick<Watched, 'tool' | 'target' | 'button' | 'given'>

/** What the page and its tool are called by, so that what repeats it is known. */
export function readerOf({ tool, target, button, given }: Named): Reader {
  const page = documentOf(target)!
  const areas = areasAround(target)
  const headings = select(areas[0] ?? target, 'h1,h2,h3,legend,label')
    .slice(0, MAX_TITLES)
    .map(shownText)
  const chosen = select(target, 'option:checked,:checked').map(
    (each) => nameOf(each) || (each as HTMLOptionElement).text,
  )
  const titles = [page.title, tool.description, tool.name.replace(/([A-Z])/g, ' $1'), ...headings, nameOf(target)]
  const own = ownWords(tool.name, titles, nameOf(button))
  return { given: [...given, ...chosen.filter((text) => text && text.length > 1)], own }
}

/** `alert`, `confirm` and `prompt`, which nothing else on the page shows. The browser shows them as ever. */
function watchNative(view: Window, native: Sign[], reader: Reader, signal: AbortSignal): void {
  for (const name of ['alert', 'confirm', 'prompt'])
    wrapUntil(signal, view, name, ([said = '']) => {
      const sign = signOf({ text: String(said), where: 'native dialog', isNear: true }, reader)
      if (name !== 'alert') sign.worth = 'words'
      native.push(sign)
    })
}

/** "Sending…" goes once the answer is there: what is gone by then, in ms, said nothing of it. */
const GONE_MS = 200

interface Texts {
  read(): void
  /** What is new since the click. */
  said(): Extract<Sign, { kind: 'said' }>[]
  /** All that was shown at the last look, as one text. */
  all(): string
  noted: Pick<Noted, 'known' | 'given' | 'own'>
}

function watchTexts(target: Element, areas: Element[], reader: Reader, answers: Answers): Texts {
  const { given, own } = reader
  const home = documentOf(target)!
  let lines = linesOf(scopesOf(home))
  let text = lines.join('\n')
  let last: { near?: Element | undefined; fresh: string; shown: ReturnType<typeof placed> } = { fresh: '', shown: [] }
  // What the page said before the click does not count: an old "Thank you" would confirm anything.
  const known = new Set(lines.map(keyOfText))
  /** Lines as they stand that are known, most of the page: their keys need not be made again. */
  const old = new Set(lines)
  const seen = new Map<string, { sign: Extract<Sign, { kind: 'said' }>; first: number; at: number }>()
  let readAt = 0
  const isNew = (text: string): boolean => {
    if (old.has(text)) return false
    if (known.has(keyOfText(text))) old.add(text)
    return !old.has(text)
  }
  return {
    read() {
      readAt = now()
      const scopes = scopesOf(home)
      lines = linesOf(scopes)
      text = lines.join('\n')
      const fresh = lines.filter(isNew)
      const near = areas.find(isVisible)
      // What says the same stands where it stood.
      if (near !== last.near || fresh.join() !== last.fresh)
        last = { near, fresh: fresh.join(), shown: placed(fresh, scopes, near) }
      for (const shown of last.shown) {
        const key = keyOfText(shown.text)
        seen.set(key, { sign: signOf(shown, reader), first: seen.get(key)?.first ?? readAt, at: readAt })
      }
    },
    said() {
      const told = [...seen.values()].filter(({ at }) => at === readAt || at > answers.at() + GONE_MS)
      // Thanks before the answer are not for it if the page has something to say once it is there.
      const answered = answers.ownAt()
      const isCorrected = told.some(({ sign, first }) => first >= answered && sign.worth === 'words')
      return told.map(({ sign, first }) =>
        isCorrected && first < answered && sign.worth !== 'words' ? { ...sign, worth: 'nothing' } : sign,
      )
    },
    all: () => text,
    noted: { known: [...known], given, own: { words: [...own.words], deeds: own.deeds } },
  }
}

/** For forms that lead to another page, and for tools with an expectation. */
export const landings = lazyPart<{
  signsOfPage: typeof signsOfPage
  expectedBefore: typeof expectedBefore
  expectedNow: typeof expectedNow
}>('landing')

/** What held already of what a tool expects. */
export function expectedOf({ metadata: { expects } }: Tool, text: string): Pick<Noted, 'expected'> {
  return expects ? { expected: landings.loaded()!.expectedBefore(expects, text) } : {}
}

/** What the document says that the form's frame shows now. */
function landed(view: Window, { tool, target }: Watched, before: Before): Sign[] {
  const page = (view.frameElement as HTMLIFrameElement | null)?.contentDocument
  if (!page || page === documentOf(target) || page.readyState === 'loading') return []
  return landings.bring() ? [{ kind: 'asking' }] : landings.loaded()!.signsOfPage(page, before, tool)
}
