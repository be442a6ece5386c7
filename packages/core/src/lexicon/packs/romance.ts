import { buttons as es } from '../es.ts'
import { buttons as fr } from '../fr.ts'
import { buttons as it } from '../it.ts'
import { buttons as pt } from '../pt.ts'
import { buttons as ro } from '../ro.ts'
import type { Words } from '../words.ts'

/** Romance languages: what their buttons say. */
export const languages: readonly Words[] = [fr, es, it, pt, ro]
