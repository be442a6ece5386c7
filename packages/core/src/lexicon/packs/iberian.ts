import { buttons as es } from '../es.ts'
import { buttons as pt } from '../pt.ts'
import type { Words } from '../words.ts'

/** Romance languages of Spain and Portugal: what their buttons say. */
export const languages: readonly Words[] = [es, pt]
