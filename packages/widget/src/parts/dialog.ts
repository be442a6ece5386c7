import { ask } from '../run/ask.ts'
import { decision } from '../run/decision.ts'
import { agreed } from '../site/agreed.ts'

/** The question to a person: most runs have none. */
export const dialog = { ask, decision, agreed }
