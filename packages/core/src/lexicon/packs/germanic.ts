import { de } from '../de.ts'
import { nl } from '../nl.ts'
import type { Words } from '../words.ts'

/** German and Dutch. */
export const languages: readonly Words[] = [de, nl]
