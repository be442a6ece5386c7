import { da } from '../da.ts'
import { de } from '../de.ts'
import { nl } from '../nl.ts'
import { sv } from '../sv.ts'
import type { Words } from '../words.ts'

/** Germanic languages but English. */
export const languages: readonly Words[] = [de, nl, sv, da]
