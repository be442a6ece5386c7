import { buttons as ru } from '../ru.ts'
import { buttons as uk } from '../uk.ts'
import type { Words } from '../words.ts'

/** Languages in Cyrillic letters: what their buttons say. */
export const languages: readonly Words[] = [ru, uk]
