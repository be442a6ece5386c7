import { buttons as el } from '../el.ts'
import type { Words } from '../words.ts'

/** Greek: what its buttons say. */
export const languages: readonly Words[] = [el]
