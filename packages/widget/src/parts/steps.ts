import { nextPart } from '../run/next-part.ts'
import { fieldFailure, invalidForm, invalidInput, valueNotKept } from '../run/refused.ts'
import { ended, goOn, heldPart, isLater, stepAt, stepOfPage } from '../run/steps.ts'

/** What goes through the steps of a form: most forms show all their fields at once. */
const ways = { isLater, goOn, ended, nextPart, stepAt, stepOfPage, heldPart }
/** What says at length why something was refused: most runs are not. */
const refusals = { invalidInput, fieldFailure, valueNotKept, invalidForm }

export const steps = { ...ways, ...refusals }
