import { tasks as cs } from './cs.ts'
import { tasks as de } from './de.ts'
import { tasks as en } from './en.ts'
import { tasks as es } from './es.ts'
import { tasks as fr } from './fr.ts'
import { tasks as it } from './it.ts'
import { tasks as ja } from './ja.ts'
import { tasks as nl } from './nl.ts'
import { tasks as pl } from './pl.ts'
import { tasks as pt } from './pt.ts'
import { tasks as ru } from './ru.ts'
import { tasks as sv } from './sv.ts'
import type { TaskWords } from './tasks.ts'
import { tasks as tr } from './tr.ts'
import { tasks as zh } from './zh.ts'

/** By primary language subtag (BCP 47). Apart from the other words: what does not name tasks need not load them. */
const byLanguage: Readonly<Record<string, TaskWords>> = { cs, de, en, es, fr, it, ja, nl, pl, pt, ru, sv, tr, zh }

/** Close enough to be read as one. */
const SAME: Readonly<Record<string, string>> = { uk: 'ru', da: 'sv', nb: 'sv', no: 'sv', sk: 'cs' }

/** The words of tasks of a language, or of one that is close to it. */
export function tasksOf(code: string): TaskWords | undefined {
  const own = (each = ''): TaskWords | undefined => (Object.hasOwn(byLanguage, each) ? byLanguage[each] : undefined)
  return own(code) ?? (Object.hasOwn(SAME, code) ? own(SAME[code]) : undefined)
}

/** Of every language that has them. */
export const allTasks: readonly TaskWords[] = Object.values(byLanguage)
