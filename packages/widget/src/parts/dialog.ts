import { askPerson } from '../site/approve.ts'

/** The question to a person: most runs have none. */
export const dialog = { askPerson }
