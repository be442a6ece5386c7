import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import type { TaskWords } from './task-words.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** Words of tasks by the primary language subtag of a page (BCP 47). */
export const allTasks: ReadonlyMap<string, TaskWords> = new Map([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
  ['it', it],
  ['nl', nl],
  ['pl', pl],
  ['pt', pt],
  ['ru', ru],
  ['uk', ru],
  ['tr', tr],
  ['sv', sv],
  ['da', sv],
  ['nb', sv],
  ['no', sv],
  ['cs', cs],
  ['sk', cs],
  ['zh', zh],
  ['ja', ja],
])
