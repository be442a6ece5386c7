import { da } from '../da.ts'
import { fi } from '../fi.ts'
import { sv } from '../sv.ts'
import type { Words } from '../words.ts'

/** Languages of the north. */
export const languages: readonly Words[] = [sv, da, fi]
