import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'a|az|és|hogy|egy|nem|van|meg|vagy|ez|is',
  deletes: 'torl|leiratkoz|lemond|megszun|felmond|visszavon|gyari beallit|lomtar',
  pays: 'fizet(?!esi mod)|vasarl|megrendel|megvesz|utal(?:as)?(?= |$)|licital|alair|adomanyoz|penz(?:t|felvetel)?(?= |$)|elofizet|licit (?:lead|tetel)|atutal|ajanlatot tesz|egyenleg felvet|(?:fizetes|rendeles|vasarlas)\\S* (?:veglegesit|megerosit|leadas)',
  final: 'vissza(?:vonhatatlan|fordithatatlan)|nem (?:vonhato|allithato|fordithato) vissza|veglegesen',
  binds: 'megterhel|nem visszaterit|fizetesi kotelezettseg',
  views: 'szurok?|kereses\\S*',
  sends: 'kuld|elkuld|tovabb|megerosit|igen',
  fillsCart: 'kosarba',
  subscribes: 'feliratkoz',
  asks: 'keres',
  captcha: 'kepen (?:lathato|talalhato|szereplo)|mennyi \\d',
  trap: 'ne toltse ki|hagy\\w* (?:\\S+ ){0,3}uresen',
  thanks: 'koszonjuk|koszonom|koszi',
  done: 'elkuldve|elkuldtuk|elkuldott|megkaptuk|megerkezett|kesz|sikeres|mentve|rogzitettuk',
  neutral: 'az|a|uzenetet|uzenete|uzenetedet|on|onnek|neki|es|hamarosan|jelentkezunk|valaszolunk|volt|lett|szepen|meg',
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

/** Hungarian */
export const hu: Language = { buttons, fields, labels, topics, intents }
