import { buttons as hi } from '../hi.ts'
import type { Words } from '../words.ts'

/** Hindi: what its buttons say. */
export const languages: readonly Words[] = [hi]
