import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'a|se|na|je|pro|s|z|do|že|jsou|nebo|podle|sa|pre|ako',
  deletes:
    'zrus|rusim|smaz|zmaz|vymaz|odstran|odhlas|odst[ou]+p|vypov|tovarn|storn|vysyp|vyprazdn\\S+ kos(?= |$)|(?:vzit|beru) (?:\\w+ )?zpet|stahnout zadost|deaktiv|odvol|rezign|vystoup|opustit|(?:u?zavr|zavir|uzav|ukonc|vypn|zablok)\\S* (?:\\S+ )?(?:uc[et]t?|profil|clenst|smlouv|predpl|odber|prac|pomer)|(?:ode?b[ei]?r|odej[im]+)\\S* (?:\\S+ )?(?:prist|oprav|prav|souhl|poloz|soubor)|vratit (?:\\S+ )?(?:zboz|nakup|objed)|zahod|zahaz',
  pays: 'uhra[dz]|zaplat|platit(?= |$)|(?:za)?koupi[tm]|kup(?:it|uji|te)?(?= |$)|objedn(?:at|avam|ej)(?!\\S* (?:se(?: |$)|zpet|hovor))|prev(?:est|edu|adim)|pri(?:hod|haz|sad)|podep[si]|podpis(?:at|uji)|daru[jt]|darov|dar(?= |$)|podpor(?:it|im|te)(?= |$)|prisp(?:et|eji|ejte|ivat|ivam)(?! do d)|prodat(?= |$)|pen(?:ize|ez)(?= |$)|(?:odesl|odesil|potvrd|potvrz|dokonc|posl|prove|zad[ae]|vytvor)\\S* (?:\\w+ )?(?:objednavk|platb|nakup|prevod)|predplat|(?:pod[ae]|ucin|nabid)\\S* (?:\\S+ )?(?:nabidku|cenu)|\\S+ prihoz|draz(?:it|im)|vyplat|vyber (?:penez|prostredku)|vybrat (?:\\w+ )?(?:uspor|prostredky|hotovost|zustatek|kredit)|spropit|dysko|[dn][oa]bi(?:t|ti|jim|jte)(?= |$)|(?:doplnit|vloz\\S+|navys\\S+|pridat) (?:\\S+ )?(?:kredit|kont|prostr|zustat)|slozi\\S+ (?:\\S+ )?(?:zaloh|kauc|jist)|vyleps|upgradov|prejit na (?:vys|plac|plan|tarif|pro)|prodlouz|(?:aktivov|rozsir|obnov)\\S* (?:\\S+ )?(?:tarif|plan|balic|clenst|licen)|placen|(?:prij[ime]|akcept|schv|souhlas|vzit|vez|beru|cerp|potvrd|sjedn)\\S* (?:\\S+ ){0,2}(?:nabid|pujck|uver|pojist|rozpoc)',
  final: 'nevratn|nenavratn|trvale|(?:nelze|nemozno|nepujde|neni mozne) (?:\\w+ )?(?:vratit|vzit|obnovit|odvolat)',
  binds: 'zavazn|z (?:\\w+ )?kart|zavazuji se (?:\\w+ )?(?:zaplat|uhrad|koup)|bude (?:\\w+ )?(?:uctovan|strzen)',
  views: 'formular|(?:vy)?hledani|z(?:e|(?: \\w+)?) (?:oblib|porovn|sledov|srovn|seznam)\\S*(?: \\S+)?',
  sends: 'odeslat|odoslat|pokracovat|dalsi|dalej|potvrdit|ano',
  beside: 'koncept|rozepsan|kupon|slev|poukaz|pridat|odmit|pozdeji',
  fillsCart: 'do kosik[ua]',
  signsIn: 'prihlas\\S+(?: se)?(?:$| do | k[e]? (?:\\w+ )?uct)',
  signsUp: '(?:za)?registr',
  subscribes: 'odebirat',
  unsubscribes: 'odhlasit (?=odber|newsletter)|odhlaseni z newsletter|zrusit odber',
  mailings: 'newsletter|novink',
  reads: 'hledat|hladat|zobrazit|vyhledat|najit|prohledn',
  joins: 'a|nebo|alebo',
  asks: 'oblib|pran[i](?= |$)|sledov|sleduj|kde je|sdile|porovn|srovn|filtr|serad|(?:o|z)?hodno[tc]|recenz|libi|hlasov|hlasuj|koment|zprav[uy]|napis|kontakt|popt|pozad\\S+ (?:o )?(?:\\w+ )?(?:nabid|cen)|zadost o (?:\\w+ )?nabid|nezavazn|zavol|volani|dotaz|zept|otazk|newslet|novin(?:ky|ek)|dostupn|over(?:[iu]|te)|zkontrol|voln[ey]|spocit|vypoc|kalkul|stah|stiahn|(?:vy)?tisk|zobraz|vice(?= |$)|jazyk|precten|nahlas|problem|chyb[ua]|prijdu|cenik',
  minor: 'zmenit|ulozit|pouzit|upravit|aktualizovat',
  cancels: 'zrusit|zavrit|zpet|predchozi|skryt|ted ne',
  captcha: '(?:kod|znaky|text) .*obrazk|kolik je \\d|(?:proti|nejsem) robot',
  trap: 'nevyplnu?[jo]|\\b(?:po)?nech\\w* (?:\\S+ ){0,3}prazdn',
  condition: 'pokud|pro',
  beings: 'clovek',
  thanks: 'dekujeme|dekuji|diky',
  done: 'odeslan|prijali|prijat|hotovo|potvrzeno|uspesne|prihlasen|potvrzen|pridan|vytvoren|zarezervovan|zaznamenan|podan|zapsali|povedlo|zapocitan',
  neutral:
    'byli|jste|k|odberu|vase|vas|vam|vasi|my|jsme|za|byla|bylo|byl|byly|a|zprava|zpravu|rezervace|objednavka|je|brzy|ozveme|se|i|do|zadost|dotaz|prihlaska|registrace|formular|komentar|ulozeno|prihlasku|termin|hlaseni|to|hlas|na|nasemu|tymu|s|cislem|cislo',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'e mailova adresa|emailova adresa',
  username: 'uzivatelske jmeno|prihlasovaci jmeno',
  'given-name': 'krestni jmeno|krstne meno',
  'family-name': 'prijmeni|priezvisko',
  name: 'jmeno|jmeno a prijmeni|meno|meno a priezvisko',
  organization: 'nazev firmy|nazov firmy|spolecnost|spolocnost',
  phone: 'telefonni cislo|telefonne cislo',
  subject: 'predmet',
  message: 'zprava|text zpravy|poznamka|dotaz',
  'street-address': 'adresa|ulice',
  city: 'mesto|obec',
  'postal-code': 'psc|postovni smerovaci cislo',
  amount: 'castka|suma',
  country: 'zeme',
  'birth-date': 'datum narozeni|datum narodenia',
  time: 'hodina',
}

/** What says so only as a whole label. */
const labels = {
  country: 'stat',
  time: 'cas',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'registrace|registrovat|vytvorit ucet',
  login: 'prihlasit|prihlaseni|prihlasenie',
  recovery: 'zapomenute heslo',
  'password-change': 'zmenit heslo',
  search: 'hledat|vyhledavani|hladat',
  comment: 'recenze',
  order: 'koupit|do kosika',
  contact: 'kontakt|napiste nam',
  subscribe: 'newsletter',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'napiste nam|kontakt',
  support: 'podpora|napoveda',
  checkout: 'kosik|koupit',
  booking: 'rezervace',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'další|pokračovat',
  vague: 'kliknete|kliknete zde|zde|vice|cist vice|zobrazit vice|ano|ne',
  calls: 'zavolejte|volejte',
  passwordInUse: 'soucasne heslo',
  payees: 'prijemce|prijemca',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'do kosik|pridat do|vlozit do',
    apply: 'odpovedet na nabidku|ucházet',
    book: 'objednat se|objednejte se|rezerv|dohodnout|sjednat',
    buy: 'koupit|kupit',
    calculate: 'spocit|vypocit|kalkul',
    cancel: 'zrus|stornov',
    change: 'zmen|uprav|nove (?=heslo)',
    checkout: 'k pokladne|pokladna|dokoncit|zaplatit|(?:odeslat|potvrdit) objednavku|objednat s povinn',
    comment: 'komentovat|odpovedet',
    compare: 'porovn',
    contact: 'kontakt|napiste nam|napiste nam',
    delete: 'smaz|vymaz|odstran',
    donate: 'darovat|prispet|prispiet',
    download: 'stahnout|stiahnut',
    find: 'najit|najdi|najdete|najst',
    order: 'objedn',
    recover: 'zapomn|zabud|obnov',
    register: 'registr|prihlasit se na|zapsat se',
    request: 'pozad|poptav|ziskat|zadost|dopyt',
    reserve: 'rezerv',
    search: 'hled|vyhled|hlada|vyhlada',
    send: 'odesl|poslat|odosl|pokracovat|dalsi|potvrdit',
    start: 'vyzkous|zacit',
    subscribe: 'odber|odeb',
    track: 'sledov|kde je',
    unsubscribe: buttons.unsubscribes!,
    write: 'napsat|hodnotit|ohodnotit',
  },
  things: {
    Account: 'ucet|uctu|profil',
    Advanced: 'pokrocil|rozsiren',
    Application: 'zivotopis',
    Appointment: 'termin|navstev|schuzk',
    Booking: 'rezervac',
    Brochure: 'katalog|brozur',
    Callback: 'zavolejte|zpetne volani|zavolame',
    Cart: 'kosik',
    Comment: 'komentar',
    Complaint: 'reklamac|stiznost',
    Contact: 'kontakt|zprav|sprav|napiste nam',
    Course: 'kurz',
    Discount: 'slev',
    Donation: 'dar(?= |$)|prispev',
    Event: 'akce|akci|koncert',
    Invoice: 'faktur',
    Job: 'pozic|praci|kariera',
    Loan: 'pujck|uver|pozick',
    Mortgage: 'hypote',
    Newsletter: buttons.mailings!,
    Order: 'objednavk',
    Parcel: 'zasilk|balik',
    Password: 'hesl',
    Pricing: 'cenik|cen[ay]',
    Quote: 'nabidk|poptavk|ponuk',
    Question: 'dotaz|otazk',
    Return: 'vracen',
    Review: 'recenz|hodnocen',
    Room: 'pokoj|pobyt|ubytovan',
    Store: 'prodejn|obchod',
    Table: 'stul|stol',
    Ticket: 'vstupen|listek|listok|jizden',
    GiftVoucher: 'poukaz',
  },
  filler:
    'a|se|na|je|pro|s|z|do|ze|nebo|vas|vase|vasi|nas|nase|nasi|o|k|ke|v|ve|po|ted|zde|zdarma|online|novy|nove|nova|formular',
}

/** Czech and Slovak */
export const cs: Language = { buttons, fields, labels, topics, intents, texts }
