import { nextPart } from '../run/next-part.ts'
import { ended, goOn, heldPart, isLater, stepAt, stepOfPage } from '../run/steps.ts'

/** What goes through the steps of a form: most forms show all their fields at once. */
export const steps = { isLater, goOn, ended, nextPart, stepAt, stepOfPage, heldPart }
