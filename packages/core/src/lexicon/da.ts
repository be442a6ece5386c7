import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'og|at|det|som|for|med|er|vi|på|af|til|ikke|av',
  deletes:
    'slett?e?(?= |$)|fjern|afbestil|avbestil|opsig|si opp|avslutt|afmeld|meld deg av|annuller|fabriks?indstill|fabrikkinnstill|traek (?:\\w+ )?tilbage|trekk (?:\\w+ )?(?:tilbake|soknad)|deaktiver|tilba(?:g|k)ekal|inddrag|inndra|spaer|sperr|ophaev|opphev|a[fv]lys|oppsig|sig .*op$|ud?t?meld|meld (?:\\w+ )?(?:ud|ut|fra|af)(?= |$)|lukk? .*(?:konto|profil)|forla[dt] .*(?:grupp|foren|klub|medl)|(?:fortryd|angre) .*(?:kj?ob|ordre|best|aftale)|fortrydelses|angrerett|(?:afslut|stop) .*(?:konto|abon|medlem|aftale|kontrakt)|fabrikk?s?(?:nul|tilb|reset)|ryd .*(?:data|histor)|to?mm?e? (?:\\w+ )?(?:papirk|skrald|soppel|arkiv|indbakk|innboks|mappe)|nulstil (?:enhed|app|tele|alt)',
  pays: 'penger?(?= |$)|betalt?e?(?= |$)|s(?:ae|e)lg(?= |$)|kob(?= |$)|kjop(?= |$)|bestill?(?= |$)(?!.* (?:bord|tid|time)(?: |$))|overfor(?:sel|ing)?(?= |$)|gi (?:nu|bud|na)|giv? (?:en |et )?(?:gave|bidrag)|doner|stott? (?:os|nu)|underskriv|signer(?= |$)|haev(?= |$)|(?:gennemfor|fuldfor|bekrae?ft|fullfor|afgiv|afslut|send|plasser|legg inn|laeg) (?:\\w+ )?(?:betaling|kj?ob|ordre|bestilling|bud)(?!s)|(?:start|tegn|forlae?ng|aktiver) (?:\\w+ )?(?:abonn|medlems|premium|aftale)|opgrader|oppgrader|(?:bekraeft|godkend|bekreft|send) (?:\\S+ )?(?:overfor|bud$)|skriv under|udbetal|utbetal|drik\\w*penge|driks(?= |$)|giv? .*tips$|tank op|tilfoj .*saldo|fyld? op|fyll pa|sett? inn|saet .*ind$|in[dn]betal|depositum|forskud|ta ut(?= |$)|byd(?= |$)|undertegn|(?:til|fa|bliv?) premium|fornye?(?= |$)|(?:op)?tag? (?:opp )?(?:et )?lan(?= |$)|(?=.*(?:tilbud|\\bbud(?:et)?(?= |$)|\\blan(?=e| |$)|kredit|aftale|kontrakt))(?:.* )?(?:ac?[ck]s?epter|godken|godkjenn|godta|antag|bekrae?ft|tag? imo[dt]|sig ja)',
  final: 'kan ikke (?:fortryd|angre|gendann|gjenopprett|(?:traekkes|tages|fas) tilbage)|uigenkaldelig|ugjenkallelig',
  binds:
    '(?<!ikke )bindende|refunderes ikke|(?:bliver|blir) (?:\\S+ )?(?:opkraevet|belastet|trukket)|(?:forpligter mig|forplikter meg) til a\\w* (?:betal|kob|kjop)',
  views: 'fra (?:\\w+ )?(?:sammenl|favorit|onske)\\w*|favorit(?:ten)?',
  sends: 'send|fortsaet|fortsett|naeste|neste|bekraeft|bekreft|ja',
  beside: 'kladde|utkast|rabat|kupon|gavekort|tilfoj|legg til|indlos|nej tak|nei takk|anvend (?:\\w+ )?kode',
  fillsCart: '(?:i|til) (?:\\w+ )?(?:\\w*kurv|handlevogn)',
  signsIn: 'log (?:ind|pa)|logg (?:inn|pa)',
  signsUp: 'opret (?:\\w+ )?(?:konto|bruger|profil)|opprett|registrer|bliv? medlem|tilmeld|meld (?:dig|deg) (?:til|pa)',
  subscribes: 'abonner|nyhe[dt]sbrev',
  asks: 'so[gk](?= |e|$)|kontakt|onskeliste|favorit|folg(?= |$)|del$|del (?:med|pa|den|dette|siden)|sammenlign|vis(?= |$)|filtrer|synes|vurder|bedom|anmeld(?:else)?(?= |$)|omtale|stem(?= |me|$)|komment|besked|melding|svar(?= |$)|in[dn]hent|(?:fa|hent) (?:\\w+ )?(?:tilbud|pris)|be(?:d|de)? om|anmod|ring(?= |et|$)|sporg|spor(?= |$)|nyhe[dt]sbrev|tjek|sjekk|tilgae?ng|tilgjeng|ledig|u?d?beregn|udregn|hent(?= |$)|last ned|udskriv|skriv ut|merer?(?= |$)|mer$|flere|resultat|sprog|sprak|marker|rapporter|problem|fejl|feil|kommer(?= |$)|invitation|gratis tilm|pris(?:er|liste)',
  minor: 'gem|lagre|skift|bytt?|endre|aendre?|opdater|anvend|brug|bruk|vaelg|velg',
  cancels: 'annuller|avbryt|lukk?|tilba[gk]e|forrige|skjul|ikke n[ua]',
  captcha: '(?:bogstaver|bokstaver|tegn|kode|tal)\\w* .*bille?de|hvad er \\d|hva er \\d',
  trap: '(?:udfyld|fyll) (?:\\w+ )?ikke|(?:lad|la|vaere|forbli) (?:(?!ikke)\\S+ ){0,3}tom',
  negates: 'ikke',
  condition: 'hvis|for',
  beings: 'menneske|soppelpost',
  thanks: 'tak|takk',
  done: 'tilmeldt|sendt|modtaget|mottatt|ferdig|bekraeftet|booket|offentliggjort|registreret|indsendt|lykkedes|afgivet|reserveret|noteret|videresendt|klaret',
  neutral:
    'du|nu|din|dit|vi|har|er|for|og|besked|vil|blive|ditt|melding|blitt|tilmelding|tilmeldingen|pamelding|pameldingen|foresporsel|foresporgsel|bestilling|henvendelse|henvendelsen|den|blevet|meldingen|beskeden|gemt|lagret|det|tid|kommentar|formularen|ansogning|plads|sa|booking|bestillingen|til|vores|ordre|med|nummer|kl',
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
