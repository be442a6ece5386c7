import { buttons as de } from '../de.ts'
import { buttons as nl } from '../nl.ts'
import type { Words } from '../words.ts'

/** German and Dutch: what their buttons say. */
export const languages: readonly Words[] = [de, nl]
