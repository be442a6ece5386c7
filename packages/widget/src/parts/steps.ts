import { endAt, endAtNew, goOn, heldForm, isLater } from '../run/steps.ts'

/** What goes through the steps of a form: most forms show all their fields at once. */
export const steps = { isLater, goOn, endAt, endAtNew, heldForm }
