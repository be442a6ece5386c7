import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'a|az|és|hogy|egy|nem|van|meg|vagy|ez|is',
  deletes:
    'torl|torol(?!koz)|eltavol(?!\\S* (?:az? )?(?:\\S+ )?(?:kedv|ossz|kivan))|leiratkoz|lemond|megszun|felmond|felbont|visszavon|visszalep|megvon|elall(?= |as|ok)|gyari (?:\\w*all|reset|ert)|lomtar|kuka(?!c)|szemetes|deaktiv|(?:fiok|szamla|profil)\\S* (?:\\S+ )?(?:[bl]ezar|zar|kikapcs|letilt|felfugg)|(?:[bl]e)?zar\\S* (?:\\S+ ){0,2}(?:fiok|szaml)|kilep\\S* (?:az? )?(?:\\S+ )?(?:klub|tags|munk|szerv|csop)',
  pays: '(?:[kb][ie]|elo|meg)?fizet(?!esi (?:mod|leh))|(?:meg)?vasar(?:l|ol)|megrendel|rendel(?:ek|em|je|jen|d)(?= |$)|megvesz|(?:at|el)?utal(?!v|o(?!k))|licital|licit\\S* (?:lead|tetel|\\w*kuld|emel)|alair|adoma|tamogat(?:om|ok)(?= |$)|borraval|penz(?!n|ugy|tar|v)|rendeles\\S* (?:\\S+ )?(?:veglegesit|megeros|lead|elkuld|bekuld|jovahagy)|(?:egyenleg|kredit|osszeg)\\S* ?(?:\\S+ )?(?:felv|kiv|f?e?l?tolt)|eloleg|kauci|foglalot?(?= |$)|(?:csomag|tagsag|terv)\\S* (?:\\S+ )?(?:bovit|frissit|valt|fejl)|valt\\S* (?:\\S+ ){0,2}(?:csomag|pro(?= |$))|megujit|meghosszabb|(?:(?:ar)?ajanlat(?!k)|hitel|kolcson|szerzod)\\S* ?(?:\\S+ )?(?:tesz|tetel|lead|elfogad|jovahagy|felv|vesz|igeny)|elfogad\\S* (?:\\S+ ){0,2}(?:ar)?(?:ajanlat|hitel|kolcson|szerz)',
  final: 'vissza(?:vonhatatlan|fordithatatlan)|nem (?:vonhato|allithato|fordithato) vissza|veglegesen',
  binds: 'megterhel|nem visszaterit|fizetesi kotelezettseg',
  views: 'szur\\S*|kereses\\S*|(?:osszehas|kedvenc|kivansag)\\S*(?: kozul)?',
  sends: 'kuld|elkuld|tovabb|megerosit|igen',
  beside: 'piszkozat|vazlat|kupon|kedvezm|utalvany|promoc|elutas|kesobb',
  fillsCart: 'kosar(?:ba|hoz)',
  signsIn: 'bejelentkez|belep(?:es|ek)?$',
  signsUp: 'regisztr',
  subscribes: 'feliratkoz',
  unsubscribes: 'leiratkoz|iratkozz?\\w* le(?= |$)',
  mailings: 'hirlev',
  asks: 'keres|szur|talalat|rendez(?!v)|osszehas|kedvenc|kivansag|megoszt|kovet|tetszik|(?:meg)?ertekel|szavaz|(?:hozza)?szol|komment|velemeny|uzenet|irj|kapcsolat|(?:ar)?ajanlat\\S* ?ker|(?:vissza)?hiv|kerdes|kerdez|hirlevel|szabad|elerheto|ellenor|(?:ki)?szami?t(?!og)|kalkul|letolt|nyomtat|megjelen|mutat|megtek|megnez|tovabbi|tobb|reszlet|nyelv|olvasott|hiba|problema|(?:be)?jelent(?:es|em)|ott lesz|arak(?= |$)',
  minor: 'mentes|alkalmaz|frissites|modositas',
  cancels: 'megse|bezaras|vissza|elozo',
  captcha: 'kepen (?:lathato|talalhato|szereplo)|mennyi \\d',
  trap: 'ne toltse ki|hagy\\w* (?:\\S+ ){0,3}uresen',
  negates: 'ne',
  condition: 'ha',
  beings: '\\bember',
  thanks: 'koszonjuk|koszonom|koszi',
  done: 'elkuldve|elkuldtuk|elkuldott|megkaptuk|megerkezett|kesz|sikeres|rogzitettuk',
  neutral:
    'az|a|uzenetet|uzenete|uzenetedet|on|onnek|neki|es|hamarosan|jelentkezunk|valaszolunk|volt|lett|szepen|meg|jelentkezes|jelentkezeset|foglalas|foglalasat|rendeles|rendeleset|regisztracio|kerelmet|mentve|kereset|ra|re|csapatunknak|szamu',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'e mail cim|e mail cime',
  username: 'felhasznalonev',
  'given-name': 'keresztnev|utonev',
  'family-name': 'vezeteknev|csaladnev',
  name: 'nev|neve|neved',
  organization: 'ceg|cegnev|ceg neve',
  phone: 'telefonszam|telefonszama|mobilszam',
  subject: 'targy|targya|uzenet targya',
  message: 'uzenet|uzenete|uzenet szovege|megjegyzes',
  'street-address': 'utca|lakcim',
  city: 'varos|telepules|helyseg',
  'postal-code': 'iranyitoszam',
  amount: 'osszeg',
  country: 'orszag',
  'birth-date': 'szuletesi datum|szuletesi ido',
  time: 'idopont',
}

/** What says so only as a whole label. */
const labels = {
  'street-address': 'cim',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'regisztracio|regisztralok|regisztralas|fiok letrehozasa',
  login: 'bejelentkezes|belepes|belepek',
  recovery: 'elfelejtett jelszo',
  search: 'kereses|keres',
  comment: 'velemeny',
  contact: 'kapcsolat|irjon nekunk',
  subscribe: 'hirlevel|feliratkozom',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'kapcsolat|irjon nekunk',
  support: 'ugyfelszolgalat',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: 'kosarba',
    apply: 'jelentkezes(?=\\w* (?:allas|munka))|palyaz',
    ask: 'kerdez',
    book: 'foglal|\\w+foglal',
    buy: 'vasarl|megvesz|veszek',
    calculate: 'kalkul|kiszam',
    cancel: 'lemond',
    change: 'modosit|valtoztat|uj (?=jelszo)|frissit',
    checkout: '(?:meg)?(?:rendeles|vasarlas)\\w* (?:veglegesit|lead|elkuld|befejez|megerosit)|penztar|fizet',
    comment: 'hozzaszol|komment',
    compare: 'osszehason',
    contact: 'kapcsolat|irj(?:on)? nekunk',
    delete: 'torol|torl',
    donate: 'adoman',
    download: 'letolt',
    find: 'talal',
    join: 'csatlak',
    order: 'megrendel|rendel(?!es)',
    recover: 'elfelejt|visszaallit|helyreallit',
    register: 'regisztr|jelentkez',
    request: 'ker(?:ek|jen|jek|j|ni)(?= |$)|\\w+ajanlatkeres|ajanlatkeres|igenyl|igenyel',
    search: 'kereses(?! ment)|keres(?= |$)|kereso',
    send: 'kuld|elkuld|bekuld|tovabb|megerosit',
    start: 'kiprobal|indit|kezd',
    subscribe: 'feliratkoz|iratkozz?\\w* fel',
    track: 'kovet|\\w+kovet|nyomon',
    unsubscribe: buttons.unsubscribes!,
    upload: 'feltolt',
    vote: 'szavaz',
    write: 'ir(?:jon|j|ok|as)(?= |$)|ertekel|velemenyez',
  },
  things: {
    Account: 'fiok|profil',
    Application: 'oneletrajz|palyazat',
    Appointment: 'idopont',
    Booking: 'foglal',
    Brochure: 'katalog|brosur|prospekt',
    Callback: 'visszahiv',
    Cart: 'kosar',
    Comment: 'hozzaszol|komment',
    Complaint: 'panasz|reklamac',
    Consultation: 'konzult|tanacsad',
    Contact: 'kapcsolat|uzenet',
    Course: 'tanfolyam|kepzes',
    Discount: 'kedvezmen|kupon',
    Donation: 'adoman',
    Event: 'esemen|rendezven',
    Invoice: 'szamla',
    Job: 'allas(?= |$|ra)|munka',
    Loan: 'hitel|kolcson',
    Newsletter: buttons.mailings!,
    Order: '(?:meg)?rendeles',
    Parcel: 'csomag|kuldemen',
    Password: 'jelszo|jelszav',
    Pricing: 'arlista|arak(?= |$)',
    Quote: '(?:ar)?ajanlat',
    Question: 'kerdes',
    Refund: 'visszaterit',
    Repair: 'javit',
    Return: 'visszakuld',
    Review: 'velemen|ertekel',
    Room: 'szoba|szallas',
    Store: 'bolt|uzlet',
    Table: 'asztal',
    Ticket: 'jegy',
    GiftVoucher: 'ajandek(?:utalvan|kart)',
    Waitlist: 'varolist',
  },
  filler:
    'a|az|es|egy|vagy|most|itt|on|onnek|nekunk|kerem|uj|online|ingyen|ingyenes|ingyenesen|urlap|meg|le|fel|el|ra|hogy|nem',
}

/** Hungarian */
export const hu: Language = { buttons, fields, labels, topics, intents }
