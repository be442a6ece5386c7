import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'ja|on|ei|että|se|tai|ovat|voit|sekä|kun|myös',
  deletes:
    'poista|peru(?:uta)?(?= |$)|irtisano|lopeta|tehdasasetu|peru(?:n|ta|utan|uttaa|utus)(?= |$)|eroa|erota(?= |$)|sano .*irti|kumoa|pura .*(?:kaup|sopim)|tuhoa|deaktivoi|keskeyta|luovu(?= |$)|vetaydy|paata (?:\\w+ )?(?:sop|tila|jas|tyos)|sulje .*tili|esta .*paasy|ota .*pois|nollaa .*(?:lait|puhelin)|tyhjenna .*(?:roska|tied|histor)',
  pays: 'raha[at](?= |$)|maksa|osta(?= |$)|myy(?= |$)|tilaa(?= |$)(?!.*uutis)|lahjoita|siirra|tarjoa|allekirjoit|nosta|huuda(?= |$)|maksulli|juomaraha|tip(?:pi|pia|paa|it)(?= |$)|(?:lataa|lisaa|tayta) (?:\\w+ )?(?:saldo|raha|varoja|arvo|puhea|tilille|tilia)|talleta|kotiuta|tue (?:meita|nyt|tyo)|ota .*laina|lainaa(?= |$)|hyvaksyn? (?:\\w+ )?(?:tarjou|\\w*laina|luotto|sopim|kustann)|(?:tarjouksen|lainan|sopimuksen) (?:hyv|otta)|(?:aloita|uusi|uudista|jatka|aktivoi) (?:\\w+ )?(?:tilau|jaseny|sopim|premium)|(?:paivita|siirry|vaihda|hanki|korota) (?:\\w+ )?(?:premium|pro(?= |$)|tilau|jaseny)|(?:tee|anna|jata|korota|laheta|vahvista|suorita|viimeistele) (?:\\w+ )?(?:tilau(?:s|ks)|\\w*maksu|tilisiir|siirto|osto(?!s)|huuto|tarjous(?!p)|lahjoitus|talletus|nosto)',
  final: 'ei voi (?:\\w+ )?(?:peru|kumo|palaut)|peruuttamat|pysyvasti|lopullisesti',
  binds: '(?<!ei )sitova|veloitetaan|ei palauteta|sitoudun maksamaan',
  views: 'suodat\\w+|suosik\\w+|vertailu\\w*|(?:toive|muisti)lista(?:lta|sta)',
  sends: 'laheta|jatka|seuraava|vahvista|kylla',
  beside: 'luonno|esikatse|alennus|kupon|lahjakort|kampanja|lunasta|kayta (?:\\w+ )?\\w*kood|hylkaa',
  fillsCart: '(?:ostos)?koriin',
  signsIn: 'kirjaudu',
  signsUp: 'rekisteroi|luo (?:\\w+ )?(?:tili|tunnu|kaytt)|liity|ilmoittau',
  subscribes: 'uutiskir',
  unsubscribes: '(?:peru(?:uta)?|lopeta) (?=uutiskir)',
  mailings: 'uutiskir|postituslist',
  asks: 'hae(?= |$)|etsi(?= |$)|nayta|suodata|rajaa|jarjesta|lajittele|vertail|vertaa|suosik|toivelist|jaa(?= |$)|seuraa(?= |$)|tykka|pida(?= |n)|arvost|arvio|aanesta|kommen|viesti|palaut(?:e|teen)(?= |$)|yhtey|soit|pyyda|tarjousp|kysy|uutiskir|jalji|seuranta|saatav|vapaa|laske(?= |$)|lataa(?= |$)|tulosta|lisaa$|enemman|tulokset|kiel(?:i|ta|en)|merkitse|ilmoita(?= |$)|raportoi|ongelm|tulen|kutsu|(?:ilmai|maksut).* ?ilmoi|ilmoittau\\w* .*(?:ilmai|maksut)|hinna(?:t|sto)|katso|lue(?= |$)',
  minor: 'tallenna|muuta|vaihda|paivita|kayta|tarkista|valitse',
  cancels: 'peruuta|sulje|takaisin|edellinen|piilota',
  captcha: '(?:merkit|koodi|kirjaimet|numerot) .*kuva|kuvassa .*(?:merkit|koodi)|paljonko on \\d',
  trap: 'ala tayta|jata (?:\\S+ ){0,3}tyhja',
  negates: 'ala',
  condition: 'jos',
  beings: 'ihmi',
  thanks: 'kiitos',
  done: 'lahetetty|vastaanotettu|saatu|saapunut|saapui|valmis|vahvistettu|vastaanottan',
  neutral:
    'viesti|viestisi|on|se|sinulle|teille|me|olemme|ja|pian|otamme|yhteytta|vastaamme|paljon|kun|nyt|ilmoittautuminen|ilmoittautumisesi|hakemus|hakemuksesi|varaus|varauksesi|tilaus|tilauksesi|pyyntosi|palautteesta|viestista|yhteydenotosta|viestistasi|tallennettu|varten|tiimillemme|numero',
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
  amount: 'summa',
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
  payees: 'saaja|vastaanottaja',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'alkaen|vain|hinta',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: 'lisaa (?:\\w+ )?(?:ostos)?koriin',
    apply: 'hae (?=tyo|tehtav)|(?:laheta|jata) hakemus',
    ask: 'kysy(?= |$)',
    book: 'vara(?:a|ta|us)|ajanvaraus',
    buy: 'osta(?= |$)',
    calculate: 'laske(?= |$)',
    cancel: 'peru(?:uta|utta)?(?= )',
    change: 'muuta(?= |$)|vaihda|paivita',
    checkout: '(?:viimeistele|vahvista|laheta|tee) (?:\\w+ )?tilau|(?:siirry )?kassalle|maksa(?= |$)',
    comment: 'kommentoi',
    compare: 'vertaa|vertaile',
    contact: 'ota yhteytta|yhteydenot',
    delete: 'poista',
    donate: 'lahjoit',
    download: 'lataa',
    find: 'etsi(?= |$)|loyda',
    join: 'liity',
    order: 'tilaa(?= |$)',
    recover: 'unohd|unohtu|palauta (?=salasana)|nollaa|nollaus',
    register: 'rekisteroi|ilmoittau|osallistu',
    request: 'pyyda|\\w*pyynto',
    search: 'hae(?= |$)|haku',
    send: 'laheta|jatka|seuraava|vahvista',
    start: 'kokeile|aloita',
    subscribe: 'tilaa (?=(?:\\w+ )?uutiskir)',
    track: 'seuraa(?= |$)|\\w*seuranta|jaljit',
    unsubscribe: buttons.unsubscribes!,
    upload: 'lataa tiedosto',
    vote: 'aanesta',
    write: 'kirjoita|arvostele|arvioi|jata (?=arvi|arvos|palau)',
  },
  things: {
    Account: 'tili(?= |$|n)|profiili',
    Application: '\\w*hakemu|ansioluettelo',
    Appointment: 'aika(?= |$)|ajan(?= |$)|ajanvara',
    Booking: 'varau',
    Brochure: 'esite|esitteen',
    Callback: 'soittopyyn',
    Cart: 'ostoskor',
    Comment: 'kommen',
    Complaint: 'reklamaa|valitu',
    Consultation: 'konsulta|neuvon',
    Contact: 'yhtey(?:tta|den)|viesti',
    Course: 'kurssi',
    Discount: 'alennu',
    Donation: 'lahjoitu',
    Event: 'tapahtuma',
    Feedback: 'palau?t(?:e|te)',
    Invoice: 'lasku(?= |n)',
    Job: 'tyopai',
    Loan: 'laina',
    Newsletter: buttons.mailings!,
    Order: 'tilau',
    Parcel: 'paket|lahety|toimitu',
    Password: 'salasana',
    Pricing: 'hinta|hinna',
    Quote: 'tarjou',
    Question: 'kysymy',
    Return: 'palautu',
    Review: 'arvostel|arvio',
    Room: 'huone',
    Store: 'myymala',
    Table: 'poyta|poyda',
    Ticket: 'lippu|lipu',
    GiftVoucher: 'lahjakort',
    Waitlist: 'jonotuslist',
  },
  filler:
    'ja|tai|on|ei|se|nyt|tasta|taalta|sinun|teidan|meidan|oma|oman|uusi|uuden|ilmainen|ilmaiseksi|verkossa|lomake|lisaa|heti|kanssa',
}

/** Finnish */
export const fi: Language = { buttons, fields, labels, topics, intents, texts, prices }
