import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'ja|on|ei|että|se|tai|ovat|voit|sekä|kun|myös',
  deletes: 'poista|peru(?:uta)?(?= |$)|irtisano|lopeta|sulje tili|tehdasasetu|tyhjenna roskakori',
  pays: 'raha[at](?= |$)|maksa|osta(?= |$)|tilaa(?= |$)(?!.*uutis)|lahjoita|siirra|tarjoa|allekirjoit|nosta|(?:tee|vahvista|laheta) (?:\\w+ )?tilaus|jatka (?:tilausta|jasenyytta)|huuda(?= |$)|jata tarjous|(?:vahvista|suorita|viimeistele) (?:\\w+ )?(?:maksu|tilisiir|siirto|osto)|\\S+ maksulli|tee (?:huuto|tarjous)',
  final: 'ei voi (?:\\w+ )?(?:peru|kumo|palaut)|peruuttamat|pysyvasti|lopullisesti',
  binds: '(?<!ei )sitova|veloitetaan|ei palauteta|sitoudun maksamaan',
  views: 'suodat(?:in|timet)|suosikeista',
  sends: 'laheta|jatka|seuraava|vahvista|kylla',
  fillsCart: 'ostoskoriin',
  asks: 'hae(?= |$)|etsi(?= |$)|nayta',
  captcha: '(?:merkit|koodi|kirjaimet|numerot) .*kuva|kuvassa .*(?:merkit|koodi)|paljonko on \\d',
  trap: 'ala tayta|jata (?:\\S+ ){0,3}tyhja',
  thanks: 'kiitos',
  done: 'lahetetty|vastaanotettu|saatu|saapunut|saapui|valmis|tallennettu|vahvistettu',
  neutral: 'viesti|viestisi|on|se|sinulle|teille|me|olemme|ja|pian|otamme|yhteytta|vastaamme|paljon|kun|nyt',
}

/** What fields are called, by their purpose. */
const fields = {
  email: 'sahkoposti|sahkopostiosoite|sahkopostisi',
  username: 'kayttajatunnus|kayttajanimi',
  'given-name': 'etunimi|etunimesi',
  'family-name': 'sukunimi|sukunimesi',
  name: 'nimi|nimesi|etu ja sukunimi',
  organization: 'yritys|yrityksen nimi',
  phone: 'puhelin|puhelinnumero|puhelinnumerosi|matkapuhelin',
  subject: 'aihe',
  message: 'viesti|viestisi|kommentti|lisatiedot',
  'street-address': 'osoite|katuosoite|lahiosoite',
  city: 'kaupunki|postitoimipaikka|paikkakunta',
  'postal-code': 'postinumero',
  country: 'maa',
  'birth-date': 'syntymaaika',
  date: 'paivamaara',
  time: 'kellonaika',
}

/** What says so only as a whole label. */
const labels = {
  time: 'aika',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'rekisteroidy',
  login: 'kirjaudu',
  search: 'hae',
  contact: 'yhteydenotto',
}

/** What links, buttons and headings offer. */
const intents = {
  contact: 'yhteydenotto',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'seuraava|jatka',
  vague: 'napsauta|napsauta tasta|tasta|lisaa|lue lisaa|nayta lisaa|kylla|ei',
  calls: 'puh',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'alkaen|vain|hinta',
}

/** Finnish */
export const fi: Language = { buttons, fields, labels, topics, intents, texts, prices }
