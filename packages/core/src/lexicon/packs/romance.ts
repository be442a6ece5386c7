import { buttons as fr } from '../fr.ts'
import { buttons as it } from '../it.ts'
import { buttons as ro } from '../ro.ts'
import type { Words } from '../words.ts'

/** Romance languages of France, Italy and Romania: what their buttons say. */
export const languages: readonly Words[] = [fr, it, ro]
