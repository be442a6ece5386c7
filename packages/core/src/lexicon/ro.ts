import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'și|să|în|din|pentru|este|sunt|care|nu|cu|la|pe|sau',
  deletes: 'sterge|anuleaz|dezabon|renunt|reziliaz|inchide .*cont|\\S+ (?:\\S+ )?(?:setarile )?din fabrica|goleste',
  pays: 'bani(?= |$)|platest|cumpar|comand|doneaz|transfera|licit[ae](?!k)|semneaz|retrage|(?:finalizeaza|confirma|trimite) .*(?:plata|comanda|cumparatur)|reinnoieste|reinnoire|prelungeste|efectueaza .*plata|\\S+ transferul|semnez',
  final: 'ireversibil|irevocabil|definitiv|nu (?:mai )?(?:poate|pot) (?:\\w+ )?(?:anula|recupera)',
  binds: 'nerambursabil|veti fi (?:taxat|debitat)|ma angajez sa (?:platesc|cumpar)',
  reads: 'vezi|cauta(?= )|afiseaza|urmareste',
  joins: 'si|sau|apoi',
  views: 'cautarea|din favorite',
  sends: 'trimite|continua|urmator|confirma|da',
  fillsCart: 'in cos(?= |$)',
  subscribes: 'abone',
  captcha: '(?:codul|caracterele|textul) .*imagin|cat face \\d',
  trap: 'nu completa|lasati (?:\\S+ ){0,3}gol',
}

/** What forms and buttons speak of. */
const topics = {
  login: 'conectare',
  search: 'cauta',
  contact: 'contact',
  subscribe: 'newsletter',
}

/** Romanian */
export const ro: Language = { buttons, topics }
