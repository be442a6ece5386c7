import { da } from '../da.ts'
import { fi } from '../fi.ts'
import * as frequent from '../frequent.ts'
import { sv } from '../sv.ts'
import type { Words } from '../words.ts'

/** Languages of the north, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...sv,
    frequent: frequent.sv,
    sends: 'skicka|fortsatt|nasta|bekrafta|boka|ja',
    thanks: 'tack|klart|klar',
    done: 'skickat|skickad|mottaget|mottagen|mottagit|emot|sparat|sparad|bekraftad|registrerad',
    neutral:
      'ditt|din|dina|har|vi|ar|for|och|att|den|det|de|ett|en|av|till|oss|dig|er|ert|meddelande|snart|hor|aterkommer|blivit|nu|i|blev|uppgifter|anmalan|tagit|bokning|bestallning',
  },
  {
    ...da,
    frequent: `${frequent.da}|av`,
    sends: 'send|fortsaet|fortsett|naeste|neste|bekraeft|bekreft|ja',
    thanks: 'tak|takk',
    done: 'sendt|modtaget|gemt|mottatt|lagret|ferdig',
    neutral: 'din|dit|vi|har|er|for|og|besked|vil|blive|ditt|melding|blitt',
  },
  {
    ...fi,
    frequent: 'ja|on|ei|että|se|tai|ovat|voit|sekä|kun|myös',
    sends: 'laheta|jatka|seuraava|vahvista|kylla',
    thanks: 'kiitos',
    done: 'lahetetty|vastaanotettu|saatu|saapunut|saapui|valmis|tallennettu|vahvistettu',
    neutral: 'viesti|viestisi|on|se|sinulle|teille|me|olemme|ja|pian|otamme|yhteytta|vastaamme|paljon|kun|nyt',
  },
]
