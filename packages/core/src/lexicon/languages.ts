import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Language } from './language.ts'
import { lexiconOf } from './lexicon.ts'
import { lt } from './lt.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

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

/**
 * The phrases of one list for a `PhraseMatcher`, in all languages or in one.
 * @param meanings in the order in which they win
 */
export function phrasesOf<Meaning extends string>(
  list: Exclude<keyof Language, 'buttons' | 'prices'>,
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
