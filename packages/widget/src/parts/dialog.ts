import { ask, decision } from '../run/ask.ts'
import { agreed } from '../site/approve.ts'
import { speakBy } from '../texts/spoken.ts'

/** The question to a person: most runs have none. */
export const dialog = { ask, decision, agreed, speakBy }
