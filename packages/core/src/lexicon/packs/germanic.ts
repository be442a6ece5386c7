import { de } from '../de.ts'
import * as frequent from '../frequent.ts'
import { nl } from '../nl.ts'
import type { Words } from '../words.ts'

/** German and Dutch, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...de,
    frequent: frequent.de,
    sends: 'absend|send|abschick|weiter|bestatig|ubermitt|buch|reservier|ja|los|fertig',
    thanks: 'danke|dank',
    done: 'gesendet|versendet|geschickt|verschickt|abgeschickt|abgesendet|erhalten|eingegangen|eingetroffen|empfangen|erledigt|erfolg|gespeichert|ubermittelt|fertig|bestatigt|angekommen',
    neutral:
      'die|der|das|vielen|den|ein|eine|ihre|ihr|ihrer|ihren|ihnen|sie|dein|deine|deiner|du|dir|wir|uns|unser|fur|ist|wurde|wurden|hat|haben|worden|und|sehr|herzlichen|sich|bei|melden|in|kurze|bald|nachricht|anfrage|mail|e|email|formular|zuruck|schon|jetzt|alles|schliessen|es|an|zu|angaben|daten|anmeldung|buchung|reservierung|bestellung|termin|bewertung|bewerbung',
  },
  {
    ...nl,
    frequent: frequent.nl,
    sends: 'verstuur|verzend|versturen|ga verder|verder|volgende|bevestig|boek|reserveer|ja',
    thanks: 'bedankt|dank',
    done: 'verzonden|verstuurd|ontvangen|gelukt|opgeslagen|bevestigd|voltooid|gereed',
    neutral:
      'de|het|een|uw|u|je|jouw|wij|we|ons|onze|is|zijn|werd|hebben|heeft|voor|van|in|en|bericht|aanvraag|formulier|goed|snel|spoedig|zo|contact|op|met|nemen|reageren|sluiten|terug|bent|gegevens|aanmelding|reservering|bestelling|afspraak|boeking|beoordeling',
  },
]
