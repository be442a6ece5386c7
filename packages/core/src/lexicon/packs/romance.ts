import { es } from '../es.ts'
import { fr } from '../fr.ts'
import { it } from '../it.ts'
import { pt } from '../pt.ts'
import { ro } from '../ro.ts'
import type { Words } from '../words.ts'

/** Romance languages. */
export const languages: readonly Words[] = [fr, es, it, pt, ro]
