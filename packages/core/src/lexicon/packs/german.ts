import { buttons as de } from '../de.ts'
import type { Words } from '../words.ts'

/** German: what its buttons say. */
export const languages: readonly Words[] = [de]
