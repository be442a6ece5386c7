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

/** What fields are called, by their purpose. */
const fields = {
  email: 'adresa de email|adresa de e mail',
  username: 'nume de utilizator|numele de utilizator|utilizator',
  'given-name': 'prenume|prenumele',
  'family-name': 'nume de familie|numele de familie',
  name: 'nume|numele|nume si prenume|numele si prenumele|nume prenume',
  organization: 'companie|numele companiei|numele firmei',
  phone: 'numar de telefon|numarul de telefon',
  subject: 'subiect|subiectul',
  message: 'mesajul|comentariu|comentariul|observatii',
  'street-address': 'strada',
  city: 'oras|orasul|localitate|localitatea',
  region: 'judet|judetul',
  'postal-code': 'cod postal|codul postal',
  country: 'tara',
  'birth-date': 'data nasterii',
  unknown: 'date personale|date de contact|date de facturare|date de livrare',
}

/** What forms and buttons speak of. */
const topics = {
  login: 'conectare',
  search: 'cauta',
  contact: 'contact',
  subscribe: 'newsletter',
}

/** Romanian */
export const ro: Language = { buttons, fields, topics }
