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
import { lexiconOf } from './lexicon.ts'
import { lt } from './lt.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** What all languages say. */
export const allWords = lexiconOf([
  en,
  de,
  nl,
  sv,
  da,
  fr,
  es,
  it,
  pt,
  ro,
  pl,
  cs,
  ru,
  uk,
  tr,
  hu,
  fi,
  lt,
  id,
  vi,
  el,
  ar,
  fa,
  he,
  hi,
  zh,
  ja,
  ko,
])
