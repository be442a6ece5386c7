import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
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

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'adauga in cos',
    apply: 'aplica(?= )|candid',
    ask: 'intreab|pune o intrebare',
    book: 'program(?:eaz|ar|ati)|rezerv',
    buy: 'cumpar',
    calculate: 'calcul',
    cancel: 'anul',
    change: 'schimb|modific|actualiz|noua (?=parola)',
    checkout: '(?:finaliz|plas|trimi|confirm)\\w* (?:\\w+ )?comand|plateste|plata(?= |$)|finalizar',
    comment: 'comentea|raspunde',
    compare: 'compar',
    contact: 'contact|scrie ne',
    delete: 'sterg',
    donate: 'donea|donati',
    download: 'descarc',
    find: 'gasi|gaseste',
    join: 'alatur',
    order: 'comand(?:a|ati)(?= |$)',
    recover: 'uitat|reset|recuper',
    register: 'inregist|inscri',
    request: 'cere(?:re|ti)?(?= |$)|solicit|obtine|primest',
    search: 'caut',
    send: 'trimi|continu|urmator|confirm',
    start: 'incearc|incep',
    subscribe: 'abon',
    track: 'urmar|unde este',
    unsubscribe: 'dezabon',
    upload: 'incarc',
    vote: 'voteaz',
    write: 'scri(?:e|ti)(?= |$)|lasa(?= |$|ti)|evalu|adauga (?=\\w+ ?recenz)',
  },
  things: {
    Account: 'cont(?= |$|ul)',
    Application: 'cv(?= |$)',
    Appointment: 'program(?:eaz|ar)',
    Booking: 'rezerv',
    Brochure: 'brosur|catalog',
    Callback: 'suna ma|sunati ma|sa fiu sunat',
    Cart: 'cos(?= |$|ul)',
    Comment: 'comentar',
    Complaint: 'reclamat|sesizar',
    Consultation: 'consult',
    Contact: 'contact|mesaj',
    Course: 'curs',
    Demo: 'demo',
    Discount: 'reducer|cupon',
    Donation: 'donat',
    Event: 'eveniment',
    Invoice: 'factur',
    Job: 'locuri de munca|cariera',
    Loan: 'credit(?= |$|ul)|imprumut',
    Newsletter: 'newsletter|buletin',
    Order: 'comand(?:a|ei|i|ii)(?= |$)',
    Parcel: 'colet|livrar',
    Password: 'parol',
    Pricing: 'pret(?= |$|uri)|tarif',
    Quote: 'ofert|deviz|cotati',
    Question: 'intrebar',
    Refund: 'ramburs',
    Repair: 'reparat',
    Return: 'retur',
    Review: 'recenz|review|opini|parer',
    Room: 'camer|cazar',
    Store: 'magazin',
    Table: 'masa(?= |$)|mese(?= |$)',
    Ticket: 'bilet',
    GiftVoucher: 'card cadou|voucher',
    Waitlist: 'lista de asteptare',
  },
  filler:
    'a|al|ale|la|in|pe|de|din|cu|si|sau|un|o|te|ma|se|ne|va|ta|tau|mea|meu|noastra|nostru|ti|acum|aici|gratuit|gratuita|online|nou|noua|formular|pentru|este|ai|prin|fa',
}

/** Romanian */
export const ro: Language = { buttons, fields, topics }
