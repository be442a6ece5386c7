import { ru } from '../ru.ts'
import { uk } from '../uk.ts'
import type { Words } from '../words.ts'

/** Languages in Cyrillic letters, with what tells that a page is written in them. */
export const languages: readonly Words[] = [ru, uk]
