import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'och|att|det|som|för|med|är|vi|på|av|till|inte',
  deletes:
    'ta bort|radera|avsluta|avbryt|avprenumer|avbok|sag upp|\\S+ (?:\\w+ )?fabriksinstall|aterkalla|dra tillbaka|avbestall|(?:in|av|de)aktiver|uppsag|annuller|avregistrer|sparra(?= |$)|kasta(?= |$)|angra .*(?:kop|best|avtal)|angerratt|hav .*(?:kop|avtal)|stang (?:\\w+ )?konto|uttrad|ga ur|lamna .*(?:medlem|foren|grupp|klubb)|dra in(?= |$)|fabriksater|rensa .*(?:data|histori|korg|uppgift)|to?mm?a? .*(?:papperskorg|sopkorg|skrap|arkiv|inkorg|mapp)',
  pays: '(?:genomfor|slutfor|bekrafta|lagg|skicka|gor) .*(?:betalning|kop$|kopet|bestallning|order)|pengar|betala|kop[ a]|kop$|bestall(?!ning|.* (?:tid|bord|katalog)(?: |$))|salj(?= |$)|skank|ge (?:en )?gava|manadsgivar|overfor|signera|skriv under|ta ut|uppgrader|forny[a ]|bjud(?= |$)|buda(?= |$)|(?:starta|aktivera) (?:\\w+ )?(?:prenum|abonn|medlem|premium)|(?:bekrafta|skicka|lagg|ge|hoj|placera) (?:\\S+ )?bud(?= |$)|underteckna|\\S+ uttag|dricks|fyll pa|lagg till .*saldo|ladda (?:pa|upp)? ?(?:\\w+ )?(?:kort|konto|saldo|kontant)|satt in|handpenning|deposition|forskott|teckna(?= |$)|betald|betalning$|doner|bidra(?= |$)|ge .*bidrag|stod oss|swish|utbetal|skriv pa(?= |$)|(?:till|skaffa|bli|ta) premium|forlang .*(?:pren|abon|medlem|avtal)|forlanga?(?: nu| och|$)|ta (?:\\w+ )?lan(?= |et|$)|(?=.*(?:offert|anbud|erbjud|\\blan(?= |e|$)|kredit|\\bavtal|kontrakt|forslag))(?:.* )?(?:accept|godkann|godta|anta(?= |$)|tacka ja|bekrafta)',
  final: '(?:kan|gar) (?:inte|ej) (?:att )?(?:angra|aterstall|aterkalla|(?:ta|fa) tillbaka)|oaterkallelig|for gott',
  binds: '(?<!(?:inte|ej|icke) )bindande|debiteras|aterbetalas (?:inte|ej)|forbinder mig att (?:betala|kopa)',
  wealth: 'aktier|saldo',
  views: '(?:alla |detta )?filter\\w*|(?:fran|ur) (?:\\w+ )?(?:favorit|jamfor|onske|bevak)\\w*|favorit(?:en)?',
  sends: 'skicka|fortsatt|nasta|bekrafta|boka|ja',
  beside: 'utkast|rabatt|kampanjkod|presentkort|vardekod|anvand (?:\\w+ )?kod|los in|lagg till|nej tack',
  fillsCart: 'i (?:\\w+ )?(?:varukorg|kund(?:vagn|korg))',
  signsIn: 'logga in',
  signsUp: 'registrera|skapa (?:\\w+ )?konto|bli medlem|anmal',
  subscribes: 'prenumer|nyhetsbrev',
  unsubscribes:
    'avprenum|avregistrer|afmeld|meld (?:deg|dig|meg|mig) (?:av|fra)|avslut\\w* (?=\\w*(?:prenumer|abonnement|nyhetsbrev))',
  mailings: 'nyhetsbrev|nyhedsbrev',
  reads: 'visa(?= |$)',
  joins: 'och|eller|sedan|samt',
  asks: 'fraga|ring mig|sok(?= |$)|kontakt|onskelista|favorit|bevaka|folj(?= |$)|dela(?= |$)|jamfor|filtr|gilla|betyg|omdome|recen|rosta(?= |$)|komment|svara|meddeland|skriv (?:till|ut)|begar|forfrag|(?:fa|hamta) (?:\\w+ )?(?:offert|pris)|ring (?:upp|oss)|(?:bli )?uppring|nyhetsbrev|spara (?:\\w+ )?(?:best|paket|order|fors|lev)|tillgang|ledig|berakn|rakna|ladda ne[rd]|hamta|mer(?= |$)|fler|sprak|markera|rapport|felanm|problem|anmal .*(?:fel|gratis)|gratis.* anmal|jag kommer|tacka ja|inbjudan|pris(?:er|lista)',
  minor: 'spara|andra|uppdatera|byt|valj|kontrollera|anvand',
  cancels: 'avbryt|stang|tillbaka|foregaende|dolj|inte nu',
  captcha: '(?:bokstaver|tecken|kod|siffror)\\w* .*bild|hur mycket ar \\d',
  trap: 'fyll (?:\\w+ )?inte i|lamna\\w* (?:(?!inte)\\S+ ){0,2}tom',
  negates: 'inte|ej',
  condition: 'om|for',
  beings: 'manniska',
  thanks: 'tack|klart|klar',
  done: 'skickat|skickad|mottaget|mottagen|mottagit|emot|bekraftad|registrerad|registrerat|bokad|bokat|anmald|publicerats|reserverad|lagd|raknad',
  neutral:
    'tiden|platsen|ditt|din|dina|har|vi|ar|for|och|att|den|det|de|ett|en|av|till|oss|dig|er|ert|meddelande|snart|hor|aterkommer|blivit|nu|i|blev|uppgifter|anmalan|tagit|bokning|bestallning|forfragan|fraga|registrering|prenumeration|sa|som|mojligt|sparat|sparad|du|ansokan|kommentar|plats|arendet|formularet|tid|felanmalan|rost|pa|listan|med|vart|nummer|kl',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'e post|e postadress|epost',
  username: 'anvandarnamn',
  'given-name': 'fornamn',
  'family-name': 'efternamn',
  name: 'namn|for och efternamn',
  organization: 'foretag|foretagsnamn',
  phone: 'mobilnr',
  subject: 'amne|arende',
  message: 'meddelande|meddelandet',
  'street-address': 'adress|gatuadress',
  city: 'postort',
  'postal-code': 'postnummer|postnr',
  amount: 'belopp',
  'birth-date': 'fodelsedatum',
  time: 'klockslag',
}

/** What says so only as a whole label. */
const labels = {
  time: 'tid',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'bli medlem',
  login: 'logga in',
  recovery: 'aterstall losenord',
  'password-change': 'andra losenord',
  search: 'sok',
  comment: 'kommentar',
  order: 'kop',
  contact: 'kontakt',
  subscribe: 'nyhetsbrev',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'boka',
  contact: 'kontakta oss|begar offert',
  checkout: 'kundvagn',
  pricing: 'begar offert',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'nästa|fortsätt',
  vague: 'klicka|klicka har|har|mer|las mer|visa mer|ja|nej',
  calls: 'ring',
  passwordInUse: 'nuvarande losenord',
  payees: 'mottagare',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'från|endast|bara|kostar',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: '(?:lagg|laeg|legg|laegg) .*(?=korg|kurv|handlekurv)',
    apply: 'ansok|sok (?=jobb|tjanst)|ansog|sog (?=job|stilling)|sok (?=stilling)',
    book: 'bok|bestall tid|bestill time|bestil tid',
    buy: 'kop|kjop|kob',
    calculate: 'berakn|beregn|rakna ut',
    cancel: 'avbok|avboka|annull|avbestill|afbestil|aflys|sag upp|si opp|opsig',
    change: 'andra|andre|byt|skift|endre|uppdatera|opdater|oppdater|nytt (?=losen|passord)|ny (?=adgangskode)',
    check: 'kontroll|tjek|sjekk|se (?=ledig)',
    checkout:
      'till kassan|til kassen|(?:lagg|skicka|afgiv|send) (?:\\w+ )?(?:bestall|bestill|order|ordre)|kassan?(?= |$)|betal|slutfor|gennemfor|fullfor',
    comment: 'kommentera|kommenter|svara|svar',
    compare: 'jamfor|sammenlign',
    contact: 'kontakt|skriv till oss|skriv til os',
    delete: 'radera|ta bort|slett|slet(?= |$)|fjern|avsluta (?=konto)',
    donate: 'skank|doner|ge en gava|stott(?= )',
    download: 'ladda ner|last ned|download|hent',
    find: 'hitta|find|finn',
    join: 'bli medlem|ga med|blive? medlem',
    order: 'bestall|bestill?(?= |$)',
    recover: 'glomt|glemt|aterstall|nulstil|tilbakestill',
    register: 'registr|anmal|tilmeld|meld (?:deg|dig) (?:pa|til)|delta',
    report: 'rapport|anmeld(?!els)',
    request: 'begar|fa (?=\\w* ?(?:offert|tilbud))|anmod|be om|forfrag',
    reserve: 'reserv',
    search: 'sok(?= |$)|sog(?= |$)',
    send: 'skicka|send(?= |$)|dela(?= )|del(?= )|fortsatt|fortsett|nasta|neste|naeste|bekraft|bekreft|bekraeft',
    start: 'prova|prov(?= )|start',
    subscribe: 'prenumer|abonner|nyhetsbrev|nyhedsbrev',
    track: 'spara(?= )|spor|folg|var ar|hvor er',
    unsubscribe: buttons.unsubscribes!,
    upload: 'ladda upp|last opp|upload',
    write: 'skriv|betygsatt|lamna (?=omdome)|anmeld(?= )|vurder',
  },
  things: {
    Account: 'konto|profil',
    Address: 'adress',
    Advanced: 'avancera|avansert|avanceret',
    Application: 'ansokan|soknad|ansogning|cv(?= |$)',
    Appointment: 'tid(?= |$)|time(?= |$)|avtal',
    Booking: 'bokning|booking|bestilling|reservation',
    Brochure: 'broschyr|katalog|brochure',
    Callback: 'uppringd|ring mig|ring meg|ringet op|opringet',
    Cart: '\\w*korg|\\w*kurv',
    Comment: 'kommentar',
    Complaint: 'klagomal|klage|reklam',
    Consultation: 'radgivning|konsultation',
    Contact: 'kontakt|meddeland|besked|melding',
    Course: 'kurs',
    Demo: 'demo',
    Discount: 'rabatt',
    Donation: 'gava|donation|gave(?= |$)',
    Event: 'evenemang|arrangement|konsert|koncert',
    Invoice: 'faktura',
    Job: 'jobb|job(?= |$)|tjanst|stilling',
    Loan: 'lan(?= |$)|lane',
    Newsletter: buttons.mailings!,
    Order: 'order|bestallning|ordre',
    Parcel: 'paket|pakke|forsandelse|sending',
    Password: 'losenord|passord|adgangskode|kodeord',
    Pricing: 'pris',
    Quote: 'offert|pris(?:tilbud|forslag)|tilbud',
    Question: 'fraga|sporgsmal|sporsmal',
    Return: 'retur',
    Review: 'omdome|recension|anmeldelse|omtale',
    Room: 'rum(?= |$)|varelse|rom(?= |$)|ophold|opphold',
    Store: 'butik',
    Table: 'bord',
    Ticket: 'biljett|billet',
    Tour: 'visning|rundvisning|omvisning',
    GiftVoucher: 'presentkort|gavekort',
    Waitlist: 'vantelista|venteliste',
  },
  filler:
    'och|att|det|som|for|med|ar|vi|pa|av|till|inte|en|ett|din|ditt|dina|var|vart|vara|nu|har|gratis|ny|nytt|online|om|i|og|at|er|til|ikke|et|dit|dine|vores|her|os|oss|deg|dig|du|formular|skjema|skema|mer|mere',
}

/** Swedish */
export const sv: Language = { buttons, fields, labels, topics, intents, texts, prices }
