import { de } from '../de.ts'
import { nl } from '../nl.ts'
import type { Words } from '../words.ts'

/** German and Dutch, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...de,
    frequent: 'der|die|und|das|mit|für|von|den|ist|nicht|wir|sie|auf|eine|zu',
    sends: 'absend|send|abschick|weiter|bestatig|ubermitt|buch|reservier|ja|los|fertig',
  },
  {
    ...nl,
    frequent: 'het|een|en|van|voor|met|op|wij|uw|niet|zijn|bij|ook|onze',
    sends: 'verstuur|verzend|versturen|ga verder|verder|volgende|bevestig|boek|reserveer|ja',
  },
]
