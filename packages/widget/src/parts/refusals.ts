import type { Refusals } from '../run/refusals.ts'
import { fieldFailure, invalidForm, invalidInput, valueNotKept } from '../run/refused.ts'

/** What says at length why something was refused: most runs are not. */
export const refusals: Refusals = { invalidInput, fieldFailure, valueNotKept, invalidForm }
