import { buttons as nl } from '../nl.ts'
import type { Words } from '../words.ts'

/** Dutch: what its buttons say. */
export const languages: readonly Words[] = [nl]
