import { tasks as ar } from './ar.ts'
import { tasks as cs } from './cs.ts'
import { tasks as de } from './de.ts'
import { tasks as el } from './el.ts'
import { tasks as en } from './en.ts'
import { tasks as es } from './es.ts'
import { tasks as fi } from './fi.ts'
import { tasks as fr } from './fr.ts'
import { tasks as he } from './he.ts'
import { tasks as hu } from './hu.ts'
import { tasks as it } from './it.ts'
import { tasks as ja } from './ja.ts'
import { tasks as ko } from './ko.ts'
import { tasks as nl } from './nl.ts'
import { tasks as pl } from './pl.ts'
import { tasks as pt } from './pt.ts'
import { tasks as ro } from './ro.ts'
import { tasks as ru } from './ru.ts'
import { tasks as sv } from './sv.ts'
import type { TaskWords } from './tasks.ts'
import { tasks as tr } from './tr.ts'
import { tasks as uk } from './uk.ts'
import { tasks as vi } from './vi.ts'
import { tasks as zh } from './zh.ts'

/** By primary language subtag (BCP 47). Apart from the other words: what does not name tasks need not load them. */
const byLanguage: Readonly<Record<string, TaskWords>> = {
  ar,
  cs,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hu,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  vi,
  zh,
}

/** Close enough to be read as one. */
const SAME: Readonly<Record<string, string>> = { da: 'sv', nb: 'sv', no: 'sv', sk: 'cs' }

/** The words of tasks of a language, or of one that is close to it. */
export function tasksOf(code: string): TaskWords | undefined {
  const own = (each = ''): TaskWords | undefined => (Object.hasOwn(byLanguage, each) ? byLanguage[each] : undefined)
  return own(code) ?? (Object.hasOwn(SAME, code) ? own(SAME[code]) : undefined)
}

/** Of every language that has them. */
export const allTasks: readonly TaskWords[] = Object.values(byLanguage)
