import { buttons as da } from '../da.ts'
import { buttons as fi } from '../fi.ts'
import { buttons as sv } from '../sv.ts'
import type { Words } from '../words.ts'

/** Languages of the north: what their buttons say. */
export const languages: readonly Words[] = [sv, da, fi]
