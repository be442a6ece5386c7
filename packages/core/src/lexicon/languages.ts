import * as ar from './ar.ts'
import * as cs from './cs.ts'
import * as da from './da.ts'
import * as de from './de.ts'
import * as el from './el.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fa from './fa.ts'
import * as fi from './fi.ts'
import * as fr from './fr.ts'
import * as he from './he.ts'
import * as hi from './hi.ts'
import * as hu from './hu.ts'
import * as id from './id.ts'
import * as it from './it.ts'
import * as ja from './ja.ts'
import * as ko from './ko.ts'
import { lexiconOf } from './lexicon.ts'
import * as lt from './lt.ts'
import * as nl from './nl.ts'
import * as pl from './pl.ts'
import * as pt from './pt.ts'
import * as ro from './ro.ts'
import * as ru from './ru.ts'
import * as sv from './sv.ts'
import type { TaskWords } from './tasks.ts'
import * as th from './th.ts'
import * as tr from './tr.ts'
import * as uk from './uk.ts'
import * as vi from './vi.ts'
import type { Words } from './words.ts'
import * as zh from './zh.ts'

/** Phrases by what they mean, `|` between them, folded by `plain`. */
export type Phrases = Readonly<Record<string, string>>

/** What one language has: a file each. Who reads it takes the list that it needs. */
export interface Language {
  buttons: Words
  /** What fields are called, by their purpose. */
  fields?: Phrases
  /** What forms and buttons speak of. */
  topics?: Phrases
  /** Texts of which a topic is the whole. */
  wholes?: Phrases
  /** What links, buttons and headings offer. */
  intents?: Phrases
  /** The same in the last part of an address. */
  paths?: Phrases
  /** What links to what makes a site believable are called. */
  trust?: Phrases
  /** Lists of their own: what sends, what tells nothing, what stands before a telephone number. */
  texts?: Phrases
  tasks?: TaskWords
}

/** By primary language subtag (BCP 47). */
export const languages: Readonly<Record<string, Language>> = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
}

/** What the buttons of all languages say. What only sends is told by short words, "da" and "los", which mean something else elsewhere. */
export const allWords = lexiconOf(
  Object.values(languages).map(({ buttons }) => (buttons === en.buttons ? buttons : { ...buttons, sends: '' })),
)

/** Close enough to be read as one. */
const SAME: Readonly<Record<string, string>> = { uk: 'ru', da: 'sv', nb: 'sv', no: 'sv', sk: 'cs' }

/** The words of tasks of a language, or of one that is close to it. */
export function tasksOf(code: string): TaskWords | undefined {
  const own = (each = ''): TaskWords | undefined =>
    Object.hasOwn(languages, each) ? languages[each]!.tasks : undefined
  return own(code) ?? (Object.hasOwn(SAME, code) ? own(SAME[code]) : undefined)
}

/** Of every language that has them. */
export const allTasks: readonly TaskWords[] = Object.values(languages).flatMap(({ tasks }) => tasks ?? [])

/**
 * The phrases of one list for a `PhraseMatcher`, in all languages or in one.
 * @param meanings in the order in which they win
 */
export function phrasesOf<Meaning extends string>(
  list: Exclude<keyof Language, 'buttons' | 'tasks'>,
  meanings: readonly Meaning[],
  code?: string,
): [Meaning, string[]][] {
  const chosen =
    code === undefined ? Object.values(languages) : Object.hasOwn(languages, code) ? [languages[code]!] : []
  return meanings.map((meaning) => [
    meaning,
    chosen.flatMap((language) => language[list]?.[meaning]?.split('|').filter(Boolean) ?? []),
  ])
}
