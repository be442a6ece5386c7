import { endAt, endAtOther, formOf, goOn, isLater } from '../run/steps.ts'

/** What goes through the steps of a form: most forms show all their fields at once. */
export const steps = { isLater, goOn, endAt, endAtOther, formOf }
