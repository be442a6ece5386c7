import { da } from '../da.ts'
import { fi } from '../fi.ts'
import { sv } from '../sv.ts'
import type { Words } from '../words.ts'

/** Languages of the north, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...sv,
    frequent: 'och|att|det|som|för|med|är|vi|på|av|till|inte',
    sends: 'skicka|fortsatt|nasta|bekrafta|boka|ja',
  },
  {
    ...da,
    frequent: 'og|at|det|som|for|med|er|vi|på|af|av|til|ikke',
    sends: 'send|fortsæt|fortsett|næste|neste|bekræft|bekreft|ja',
  },
  {
    ...fi,
    frequent: 'ja|on|ei|että|se|tai|ovat|voit|sekä|kun|myös',
    sends: 'laheta|jatka|seuraava|vahvista|kylla',
  },
]
