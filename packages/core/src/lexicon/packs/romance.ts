import { es } from '../es.ts'
import { fr } from '../fr.ts'
import { it } from '../it.ts'
import { pt } from '../pt.ts'
import { ro } from '../ro.ts'
import type { Words } from '../words.ts'

/** Romance languages, with what tells that a page is written in them. */
export const languages: readonly Words[] = [
  {
    ...fr,
    frequent: 'le|la|les|des|et|une|pour|vous|nous|est|dans|avec|du|sur',
    sends: 'envoy|valid|continu|suivant|confirm|reserv|oui|soumet',
  },
  {
    ...es,
    frequent: 'el|los|las|del|para|con|una|por|que|nuestro|su|más|es|y',
    sends: 'envia|continua|siguiente|confirma|reserva|acepta|si',
  },
  {
    ...it,
    frequent: 'il|gli|della|di|per|con|una|che|nostro|sono|più|è|nel|dei',
    sends: 'invia|continua|avanti|conferma|prenota|accetta',
  },
  {
    ...pt,
    frequent: 'os|uma|para|com|não|você|nosso|mais|em|do|da|dos|é|seu',
    sends: 'envia|continua|proximo|avancar|confirma|reserva|sim|aceita',
  },
  {
    ...ro,
    frequent: 'și|să|în|din|pentru|este|sunt|care|nu|cu|la|pe|sau',
    sends: 'trimite|continua|urmator|confirma|da',
  },
]
