import { en, type Lexicon, lexiconOf, plain, type Words } from '@operable/core/fingerprint'
import { sparing } from '../dom/sparing.ts'
import { styledText } from '../dom/text.ts'
import { check, now, type Patience, pause } from '../flow/run.ts'
import { attribute, documentOf, isElement, parentOf, select } from '../natives.ts'
import type { Pack } from './packs.ts'

/** Characters of a page that tell its languages. */
const SAMPLE = 10_000
/** What could not be had is not asked for again before, in milliseconds: a run asks a person instead. */
export const RETRY_MS = 30_000
/** The words of a page, by which it is read, are there by then, or not at all, in ms. */
export const WORDS_MS = 3000
/** How long what the page needs may take before there is a run, in milliseconds. */
const FIRST_MS = 30_000
/** Of the letters of a page, for the language of another script to count. */
export const SHARE = 0.05
/** Fewer words of a page tell no language. */
const FEW_WORDS = 25
/** Of the words of a text that the most frequent ones of its language make up: a tenth on pages, a third in sentences. */
const FREQUENT_SHARE = 0.04

/** What a page shows of its languages. */
export interface Shown {
  /** As it declares them: `lang` of the document, and of what stands around the target. */
  declared: readonly string[]
  /** The beginning of its text. */
  text: string
  /** The name of what would be pressed. */
  button?: string
  /** What it would be judged by beside that: headings, questions, the text near it. */
  beside?: string
}

/** What learns other languages than English. */
export interface Languages {
  /** Loads what it takes to judge what is shown. @returns whether time went by */
  understand(run: Patience, shown: Shown, before: readonly Pack[]): Promise<boolean>
  packsHere(): readonly Pack[]
  /** Whether one could not be had. */
  lacks(): boolean
}

let known: readonly Words[] = [en]
let lexicon = lexiconOf(known)
/** Rejects until it is told how. */
let load = (): Promise<Languages> => Promise.reject()
let languages: Languages | undefined
let coming: Promise<unknown> | undefined
/** When they were needed and could not be had, as `now` counts. */
let failedAt: number | undefined

/** What is known of the languages of this page. English always is. */
export function words(): Lexicon {
  return lexicon
}

export function learn(more: readonly Words[]): void {
  known = [...known, ...more]
  lexicon = lexiconOf(known)
}

/** What was needed on this page so far. */
export function packsHere(): readonly Pack[] {
  return languages?.packsHere() ?? []
}

/** Whether a language of this page could not be had: then nobody can tell what its buttons do. */
export function lacksWords(): boolean {
  return languages ? languages.lacks() : failedAt !== undefined
}

/** To be told before the first run. What the page needs already is loaded meanwhile. */
export function loadWordsBy(loader: () => Promise<Languages>): void {
  load = loader
  // What another loader has brought is not asked for by this one.
  languages = coming = undefined
  understand({ stepMs: FIRST_MS, end: Number.POSITIVE_INFINITY }, document).catch(() => {})
}

/**
 * Loads what it takes to judge a page, or what would be pressed on it. Ends the run only when somebody aborts it or its time is over.
 * @returns whether time went by: what was seen before may be something else now
 */
export async function understand(
  run: Patience,
  at: Node,
  told?: Partial<Shown>,
  before: readonly Pack[] = [],
): Promise<boolean> {
  const shown = { ...shownBy(at), ...told }
  if (languages) return languages.understand(run, shown, before)
  if ((!before[0] && isEnglish(shown)) || now() - failedAt! < RETRY_MS) return false
  coming ??= load().then(
    (loaded) => {
      languages = loaded
    },
    () => {
      coming = undefined
    },
  )
  await inTime(run, coming)
  if (!languages) failedAt = now()
  check(run)
  await understand(run, at, told, before)
  return true
}

/** Whether a page declares no other language than English, and neither its letters, its text nor its button tell of one. */
function isEnglish({ declared, text, button = '', beside = '' }: Shown): boolean {
  return (
    declared.every((code) => /^(en\b|$)/i.test(code)) &&
    !/(?!\p{ASCII})\p{L}/u.test(button + beside) &&
    count(text, /(?!\p{ASCII})\p{L}/gu) <= SHARE * count(text, /\p{L}/gu) &&
    !isStrange(text, lexicon) &&
    !isUnknown(button, lexicon)
  )
}

/** Whether a text in Latin letters is in none of the languages that are known. */
export function isStrange(text: string, { frequent }: Lexicon): boolean {
  const words = count(text, /\p{sc=Latn}+/gu)
  return words >= FEW_WORDS && count(text, frequent) < FREQUENT_SHARE * words
}

/** The same of a button. */
export function isUnknown(button: string, { known }: Lexicon): boolean {
  return /\p{sc=Latn}/u.test(button) && !known.test(plain(button))
}

export function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}

/** For as long as one step of the run may take, unless somebody ends it before. */
export function inTime({ signal, stepMs }: Patience, work: Promise<unknown>): Promise<unknown> {
  const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve))
  return Promise.race([work, pause(stepMs), aborted])
}

function shownBy(at: Node): Shown {
  const page = documentOf(at) ?? at
  const declared = select(page, 'html').map((root) => attribute(root, 'lang') ?? '')
  for (let part: Node | null = at; part; part = parentOf(part))
    if (isElement(part)) declared.push(attribute(part, 'lang') ?? '')
  return { declared, text: sampleOf(page) }
}

const sampleOf = sparing(
  (page) =>
    select(page, 'body')
      .map((body) => styledText(body, SAMPLE))
      .join(),
  300,
)
