import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'il|gli|della|di|per|con|una|che|nostro|sono|più|è|nel|dei',
  deletes:
    'disdett|disdi|disiscri|rimuov|rece(?:d[eio]|ss)|chiu(?:d|sura)\\w* .*(?:account|conto|profilo)|elimin|annull|cancell(?:a|o|are|azione)(?= |$)(?! grat)|revoc|disattiv|dimission|dimett|rescind|rinunc|sospend|(?:risol|termin|interromp)\\w* .*(?:contratto|abbonamento)|(?:abbandon\\w+|lasci\\w+|esci) (?:\\w+ )?(?:associazione|club|gruppo)|\\S+ (?:\\w+ )?di fabbrica|svuot(?!.*(?:filtr|camp|carrello))|ritira (?:\\w+ )?(?:candidatura|domanda|offerta)|butt(?:a|are) via',
  pays: 'salda(?= |$)|(?:complet|conferm|effettu|conclu|proced|invi|esegu|inoltr)\\w* (?:(?!domanda|messaggio)\\w+ ){0,3}(?:ordine|pagamento|acquisto)|denaro|soldi|a pagamento|paga(?:re)?(?: |$)|compra(?:re|lo)?(?= |$)|acquist|ordina(?:re)?(?! (?:per|in base|i risultati))(?= |$)|bonifico|trasferi|rilancia|(?:fai|invia|piazza|presenta) .*offerta|offri ora|firm(?:a|are|o)(?= |$)|prelev|preliev|sottoscri[vt]|(?:dona(?:re|zione)?|vendi)(?= |$)|sostieni|obbligo di pag|rinnov(?!\\w* (?:la )?(?:pagina|password))|prolung|prorog|ritira (?:\\w+ )?(?:denaro|fondi|saldo|contanti)|abbona(?:ti|rsi|rmi)(?= |$)(?!.*newsletter)|\\S+ (?:la |una )?puntata|mancia|ricaric(?!\\w* (?:la )?pagina)|(?:aggiung|caric)\\w* (?:\\w+ )?(?:credito|fondi|saldo)|vers(?:a|are|amento)(?= |$)|caparra|acconto|anticipo|cauzione|depositare?(?= |$)|(?:accett|approv)\\w* (?:\\w+ )?(?:offerta|preventivo|contratto|prestito|proposta|finanziamento|credito|mutuo)|(?:passa|aggiorn|cambi|attiv|inizi)\\w* .*(?:pro|premium|piano|abbonamento)(?= |$)|\\S+ (?:l )?upgrade(?= |$)',
  final:
    'irrevers|irrevoc|definitivamente|non (?:\\w+ )?(?:potra|potrai|puo|possono|sara possibile) (?:\\w+ ){0,2}(?:annull|ripristin|recuper|ritir|revoc)',
  binds:
    '(?<!non )vincolante|(?:verra|sara|verranno) (?:\\w+ )?(?:addebit|fattur)|non rimborsabil|mi impegno a (?:pagar|acquist)',
  wealth: '(?:le|mie|tue|il|mio) (?:azioni|quote|saldo|fondi)',
  views:
    'ricerca|tutti i filtri|da(?:l|lla|i|gli|lle)? (?:(?:tua|mia|tuoi|miei) )?(?:lista )?(?:dei )?(?:preferiti|desideri|confronto)',
  sends: 'invia|continua|avanti|conferma|prenota|accetta',
  beside: 'bozza|aggiung|rifiut|no grazie',
  fillsCart: '(?:al|nel) (?:\\w+ )?carrello(?: |$)',
  signsIn: 'acced|accesso$|entra(?= |$)|login',
  signsUp: 'iscri|registra',
  subscribes: 'iscriv|abbon',
  unsubscribes: 'disiscri|(?:cancella|annulla) (?:\\w+ )?iscrizione|cancella(?:ti|mi|rsi) dalla',
  mailings: 'newsletter',
  reads: 'come(?= )|cerca(?= |$)|vedi|mostra(?= |$)|confronta(?= |$)',
  joins: 'e|o|poi',
  asks: '(?:fai|invia) (?:\\w+ )?domanda|richiam|cerc|mostra|confronta|preventivo|contatt|(?:invia|manda) (?:un |il )?messaggio|scarica|preferiti|lista (?:dei )?desideri|segui(?:re)?(?= |$)|condivid|filtr|ordina (?:per|in base|i risultati)|mi piace|valuta|recens|opinion|vot(?:a|are|o)(?= |$)|comment|newsletter|tracci|disponib|calcol|stampa|lingua|segna(?= |l)|problema|presenza|invito|carica altri|di piu|(?:iscri|registra)\\w* .*grat',
  minor: 'aggiorna|modifica|applica|salva',
  cancels: 'annulla|chiudi|precedente|nascondi|non ora',
  leaves: 'indietro',
  captcha: '(?:codice|testo|caratteri) .*immagine|quanto fa \\d',
  code: 'codice di verific',
  password: 'parola d ordine',
  card: 'carta di credito|num\\w+ (?:d\\w+ )?(?:\\w+ )?carta\\b(?! (?:fed|reg|soc|bibl))|cod\\w+ di sicur|\\bcodice pin$',
  trap: 'lasci\\w* (?:\\S+ ){0,3}(?:vuoto|bianco)|non (?:compila|riempi)',
  negates: 'non',
  condition: 'se|per',
  thanks: 'grazie',
  done: 'inviato|inviata|ricevuto|ricevuta|fatto|successo|confermato|confermata|completato|completata|registrato|registrata|pubblicat|inoltrat|iscritt|prenotat|fissat|trasmess|conteggiat',
  neutral:
    'il|la|lo|gli|le|i|un|una|tuo|tua|tuoi|suo|sua|vostro|vostra|ti|vi|e|stato|stata|stati|abbiamo|ha|per|di|con|ed|messaggio|richiesta|modulo|correttamente|presto|molte|mille|tutto|risponderemo|chiudi|torna|l|dati|iscrizione|prenotazione|ordine|appuntamento|recensione|candidatura|registrazione|averci|contattato|commento|al|piu|quanto|prima|possibile|salvato|salvata|sei|alla|newsletter|domanda|segnalazione|in|posto|voto|nostro|alle|numero|ore',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'nuova password|conferma password',
  password: 'parola',
  email: 'indirizzo email',
  username: 'utente|nome utente',
  'family-name': 'cognome',
  name: 'nome e cognome|nominativo|nome cognome|cognome e nome',
  organization: 'azienda|ragione sociale|societa|nome azienda',
  phone: 'cellulare|numero di telefono|recapito telefonico|numero di cellulare',
  subject: 'oggetto|argomento',
  message: 'messaggio|commento|la tua richiesta|la sua richiesta',
  'street-address': 'indirizzo|via',
  city: 'citta|comune|localita',
  'postal-code': 'cap|codice postale',
  amount: 'importo',
  'birth-date': 'data di nascita',
  date: 'data',
  time: 'ora|orario',
  url: 'sito',
  search: 'cerca|ricerca',
  consent: 'accetto|consenso',
  country: 'paese|nazione',
  'card-number': 'numero carta|carta di credito',
  'card-name': 'intestatario',
  'card-expiry': 'scadenza',
  'card-security-code': 'codice di sicurezza',
  'one-time-code': 'codice di verifica',
  unknown: 'parola chiave',
  'given-name': 'nome di battesimo',
}

/** What says so only as a whole label. */
const labels = {
  message: 'note',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'registrati|registrazione',
  login: 'accedi|ricordami',
  recovery: 'ricorda password',
  'password-change': 'nuova password|cambia password',
  search: 'cerca|ricerca',
  comment: 'commento',
  order: 'acquista|ordina|compra|pagamento',
  contact: 'contatti|contatto|scrivici',
  subscribe: 'newsletter',
  pricing: 'prezzi',
  booking: 'prenota|prenotazione',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'prenota|prenotazione',
  contact: 'richiedi un preventivo|contatti|contattaci',
  pricing: 'richiedi un preventivo',
  support: 'assistenza|supporto|servizio clienti',
  checkout: 'acquista|carrello',
  login: 'accedi',
  signup: 'registrati|iscriviti',
}

/** The same in the last part of an address. */
const paths = {
  contact: 'contatti',
}

/** What links to what makes a site believable are called. */
const trust = {
  terms: 'condizioni',
  imprint: 'note legali',
  about: 'chi siamo',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'avanti|continua|prosegui',
  sends: 'invia|continua|iscriviti|accedi|cerca',
  vague: 'clicca|clicca qui|qui|vai|di piu|leggi di piu|scopri di piu|vedi|maggiori informazioni|dettagli',
  calls: 'chiama',
  passwordInUse: 'password attuale|vecchia password',
  payees: 'beneficiario|destinatario',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'da|a partire da|solo|costa|costano|prezzo|a soli',
  none: 'raccolt|stipendio|multa|fatturato|premio|donazion|invest',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'aggiung\\w* (?:\\w+ ){0,2}(?:al|alla)(?= )',
    apply: 'candid',
    ask: 'chied\\w* (?=\\w* ?(?:a noi|consiglio))|domanda',
    book: 'prenot|fissa',
    buy: 'acquist|compra|regala',
    calculate: 'calcol|simul|stima',
    cancel: 'annull|disdi|disdett|cancella(?= \\w* ?(?:prenotazione|appuntamento|ordine))',
    change: 'modific|cambi|aggiorn|nuova (?=password)',
    check: 'verific|controll',
    checkout:
      '(?:completa|concludi|procedi|conferma|invia) (?:\\w+ )?(?:ordine|acquisto|pagamento)|cassa|pag(?:a|amento)(?= |$)',
    claim: 'riscatt',
    comment: 'comment|rispondi',
    compare: 'confront',
    contact: 'contatt|scriv\\w*ci',
    delete: 'elimin|cancell|chiudi (?=\\w+ ?account)',
    donate: 'dona(?= |$)|donare|fai una donazione',
    download: 'scaric',
    find: 'trov',
    join: 'unisci|diventa|aderisci|associ',
    order: 'ordin(?:a|are)(?= |$)',
    recover: 'dimentic|recuper|reimpost|ripristin',
    register: 'iscriv|iscrizion|registr|partecip',
    report: 'segnal',
    request: 'richied|richiest|chied|ricev|ottieni',
    reserve: 'riserva(?:re)?(?= |$)',
    search: 'cerca|ricerca',
    send: 'invi|condivid|manda|continua|avanti|conferma|procedi',
    start: 'prova|inizia',
    subscribe: 'iscriviti alla newsletter|abbon',
    track: 'traccia|segui(?= )|dove si trova',
    unsubscribe: buttons.unsubscribes!,
    upload: 'caric|alleg',
    vote: 'vota(?= |$)',
    write: 'scriv|lascia|valuta|recensisci',
  },
  things: {
    Account: 'account|profilo|conto(?= |$)',
    Address: 'indirizzo',
    Advanced: 'avanzat',
    Application: 'candidatura|curriculum|cv(?= |$)',
    Appointment: 'appuntamento|visita(?= |$)',
    Availability: 'disponib',
    Booking: 'prenotazion',
    Branch: 'filiale|sede',
    Brochure: 'brochure|catalogo|guida(?= |$)',
    Callback: 'richiamat|essere richiamat|ricontatt',
    Cart: 'carrello',
    Checkout: 'spedizione|fatturazione|cassa',
    Class: 'lezioni',
    Comment: 'commento',
    Complaint: 'reclamo',
    Consultation: 'consulenza|consulto',
    Contact: 'contatt|messaggio|scriv\\w*ci',
    Course: 'corso',
    Demo: 'demo',
    Discount: 'codice sconto|sconto|coupon',
    Donation: 'donazione',
    Event: 'evento|concerto|serata',
    Feedback: 'suggeriment',
    Invoice: 'fattura(?!zione)',
    Job: 'lavora|lavoro|posizione',
    Lesson: 'lezione',
    Loan: 'prestito|finanziamento|rata',
    Membership: 'socio|tesser',
    Mortgage: 'mutuo',
    Newsletter: buttons.mailings!,
    Order: 'ordine',
    Parcel: 'pacco|spedizione(?= |$)',
    Password: 'password',
    Petition: 'petizione',
    Prescription: 'ricetta',
    Pricing: 'prezz|tariff',
    Quote: 'preventivo',
    Question: 'domanda',
    Refund: 'rimborso',
    Repair: 'riparazione',
    Return: 'reso(?= |$)',
    Review: 'recensione',
    Room: 'camera|soggiorno',
    Sample: 'campione',
    Store: 'negozio|punto vendita',
    Subscription: 'abbonamento|contratto',
    Survey: 'sondaggio',
    Table: 'tavol',
    TestDrive: 'test drive',
    Ticket: 'bigliett',
    Tour: 'visita guidata|tour',
    Trial: 'prova(?= (?:gratuita|gratis))',
    Valuation: 'valutazione',
    Volunteer: 'volontari',
    GiftVoucher: 'buono (?:regalo)?|gift card',
    Waitlist: 'lista d attesa',
    Workshop: 'laborator',
  },
  filler:
    'il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|a|al|alla|ai|in|nel|nella|e|o|per|con|su|da|tuo|tua|tuoi|tue|nostro|nostra|mio|mia|questo|questa|ora|subito|qui|gratis|gratuito|gratuita|gratuiti|nuovo|nuova|online|modulo|ti|ci|si|suo|sua|piu|avanti|dati|informazioni',
}

/** Texts of which a topic is the whole. */
const wholes = {
  signup: 'iscriviti',
}

/** Italian */
export const it: Language = { buttons, fields, labels, topics, wholes, intents, paths, trust, texts, prices }
