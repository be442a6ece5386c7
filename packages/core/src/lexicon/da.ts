import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'og|at|det|som|for|med|er|vi|på|af|til|ikke|av',
  deletes:
    'slett?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller|fabriks?indstill|fabrikkinnstill|tom (?:papirkurv|soppel)|traek (?:\\w+ )?tilbage|trekk (?:\\w+ )?tilbake',
  pays: 'penge(?= |$)|betal(?= |$)|s(?:ae|e)lg(?= |$)|kob(?= |$)|kjop(?= |$)|bestill?(?= |$)(?!.* (?:bord|tid|time)(?: |$))|overfor(?= |$)|(?:byd|gi) (?:nu|bud|na)|giv? (?:en |et )?(?:gave|bidrag)|doner|stott? (?:os|nu)|underskriv|signer(?= |$)|haev(?= |$)|(?:gennemfor|fuldfor|bekraeft|fullfor|bekreft) (?:\\w+ )?(?:betaling|kob|kjop|ordre|bestilling)|afgiv (?:ordre|bud)|laeg bud|(?:start|fornye?) (?:\\w+ )?(?:abonnement|medlemskab)|opgrader|oppgrader|(?:bekraeft|godkend|bekreft|send) (?:\\S+ )?(?:overfor|bud$)|skriv under|udbetal|utbetal',
  final: 'kan ikke (?:fortryd|angre|gendann|gjenopprett|(?:traekkes|tages|fas) tilbage)|uigenkaldelig|ugjenkallelig',
  binds:
    '(?<!ikke )bindende|refunderes ikke|(?:bliver|blir) (?:\\S+ )?(?:opkraevet|belastet|trukket)|(?:forpligter mig|forplikter meg) til a\\w* (?:betal|kob|kjop)',
  sends: 'send|fortsaet|fortsett|naeste|neste|bekraeft|bekreft|ja',
  fillsCart: 'i \\w*kurv',
  subscribes: 'abonner',
  asks: 'so[gk](?= |e|$)|kontakt|onskeliste|favoritter?|folg$|del$|sammenlign',
  captcha: '(?:bogstaver|bokstaver|tegn|kode|tal)\\w* .*bille?de|hvad er \\d|hva er \\d',
  trap: '(?:udfyld|fyll) (?:\\w+ )?ikke|(?:lad|la|vaere|forbli) (?:(?!ikke)\\S+ ){0,3}tom',
  negates: 'ikke',
  condition: 'hvis|for',
  beings: 'menneske|soppelpost',
  thanks: 'tak|takk',
  done: 'tilmeldt|sendt|modtaget|mottatt|ferdig|bekraeftet|booket|offentliggjort|registreret|indsendt|lykkedes|afgivet|reserveret|noteret|videresendt|klaret',
  neutral:
    'du|nu|din|dit|vi|har|er|for|og|besked|vil|blive|ditt|melding|blitt|tilmelding|tilmeldingen|pamelding|pameldingen|foresporsel|foresporgsel|bestilling|henvendelse|henvendelsen|den|blevet|meldingen|beskeden|gemt|lagret|det|tid|kommentar|formularen|ansogning|plads|sa|booking|bestillingen',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'e postadresse',
  username: 'brugernavn|brukernavn',
  'given-name': 'fornavn',
  'family-name': 'efternavn|etternavn',
  name: 'navn|navnet|for og efternavn|for og etternavn',
  organization: 'virksomhed|virksomhet|bedrift|firmanavn|selskap',
  phone: 'mobil|tlf',
  subject: 'emne|henvendelsen gjelder|hva gjelder henvendelsen',
  message: 'besked|bemaerkninger|melding|meldingen',
  'street-address': 'vej|gateadresse',
  city: 'poststed|postdistrikt',
  'birth-date': 'fodselsdato',
  date: 'dato',
  time: 'tidspunkt|klokkeslaet|klokkeslett',
  amount: 'belob',
}

/** What says so only as a whole label. */
const labels = {
  city: 'by',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'opret bruger|tilmeld|bli medlem',
  login: 'log ind',
  recovery: 'glemt adgangskode',
  'password-change': 'skift adgangskode',
  search: 'sog|sogning|sok',
  comment: 'kommentar',
  order: 'kob',
  contact: 'kontakt',
  subscribe: 'nyhedsbrev',
}

/** What links, buttons and headings offer. */
const intents = {
  pricing: 'priser',
  booking: 'bestil tid',
  contact: 'kontakt os',
  checkout: 'indkobskurv',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'næste|fortsæt|neste|fortsett',
  vague: 'indsend|klik|klik her|her|mere|laes mere|se mere|vis mere|klikk|klikk her|les mer|se mer|vis mer',
  calls: 'tlf',
  passwordInUse: 'nuvaerende adgangskode|navaerende passord',
  payees: 'modtager|mottaker',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'fra|kun|koster',
}

/** Danish and Norwegian */
export const da: Language = { buttons, fields, labels, topics, intents, texts, prices }
