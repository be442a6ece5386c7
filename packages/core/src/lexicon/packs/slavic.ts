import { buttons as cs } from '../cs.ts'
import { buttons as pl } from '../pl.ts'
import type { Words } from '../words.ts'

/** Slavic languages in Latin letters: what their buttons say. */
export const languages: readonly Words[] = [pl, cs]
