import { endAt, goOn, heldForm, isLater, stepInPlace, stepOfPage } from '../run/steps.ts'

/** What goes through the steps of a form: most forms show all their fields at once. */
export const steps = { isLater, goOn, endAt, stepInPlace, stepOfPage, heldForm }
