import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'der|die|und|das|mit|für|von|den|ist|nicht|wir|sie|auf|eine|zu',
  deletes:
    'losch|kundig|storn|entfernen|deaktivier|abbestell|abmeld|widerruf|abbrech|werks(?:einstell|zustand|reset)|(?:papierkorb|archiv|postfach|ordner) (?:\\w+ )?leer|(?:antrag|bewerbung|angebot) zuruckzieh|absag|austr(?:et|itt|ag)|entzieh|rucktritt|zurucktret|stilll?eg|in den papierkorb|(?:gerat|handy|telefon) zurucksetz|(?:kauf|bestellung|buchung) ruckgang|(?=.*(?:konto|account|profil|vertrag|abo|mitgliedschaft|verein|gruppe|zugriff|zugang|berechtigung|freigabe|verlangerung))(?:.* )?(?:schliess|auflos|aufheb|beend|sperr|verlassen|stopp|zuruckzieh)|auf null|wegwerf',
  pays: 'begleich|entricht|(?:zahlung|kauf|bestellung) (?:ab|bestat|freigeb|ausfuhr|tatig|durchfuhr|send|leist|veranl)|geld(?= |$)(?! (?:zuruck|spar))|(?:ver)?kaufen?(?= |$)|bezahl|\\w*pflichtig|jetzt bestell|verbindlich |(?<!\\S )bestellen$|bestellung a|\\w*spenden?(?= |$)|fordermitglied|uberweis|(?:hochst)?gebot|mitbieten|unterschr(?:eib|ift (?:leist|setz))|unterzeichn|auszahl|einzahl|\\w*abo\\w* abschlie|(?:abo\\w*|mitgliedschaft) (?:abschlie|start|bestell|buch|hol)|bieten$|upgrad|(?:abo|vertrag|mitgliedschaft|plan|lizenz)\\S* (?:verlanger|erneuer)|zahlen$|(?:digital|jetzt) signier|signieren$|trinkgeld|anzahl(?:ung|en)|kaution(?= |$)|auflad|guthaben (?:hinzu|erhoh|lad)|abheb|mitsteiger|sofort ?kauf|bestelle jetzt|jetzt verlanger|(?<!\\S )verlangern$|(?:auf|zu) (?:premium|pro|plus) |premium (?:\\w+ )?(?:wechs|freischalt|aktiv|hol|werden|start)|(?=.*(?:angebot|offerte|voranschlag|kredit(?!k)|darlehen|vertrag|auftrag))(?:.* )?(?:annehm|nehme|akzept|bestatig|freigeb|zustimm|aufnehm|abschlie|erteil)',
  final:
    'nicht (?:\\w+ ){0,2}(?:ruckgangig|wiederherstell|widerruf|zuruckgenommen|zuruckgeholt|zuruckgeben|ruckabgewickelt)|unwiderruf|unwiederbring|unumkehrbar|endgultig',
  binds:
    'lastschrift|ermachtige|(?<!nicht )verbindlich|kostenpflichtig|abgebucht|in rechnung gestellt|nicht (?:\\w+ )?erstatt',
  wealth: 'anteile|aktien|guthaben',
  views:
    'suche|eingaben?|filter\\w*|(?:(?:von|vom|aus|als) )?(?:de[rmn] |meine[rnm] )?(?:favorit|vergleich)\\w*|(?:von|aus) (?:der |dem |den |meiner )?(?:merk|wunsch)\\w+',
  sends: 'absend|send|abschick|weiter|bestatig|ubermitt|buch|reservier|ja|los|fertig',
  beside:
    'entwurf|zwischenspeich|vorschau|gutschein|rabatt|einlos|hinzufug|ablehn|nein danke|spater|ubersprin|aktionscode|code anw',
  fillsCart: '(?:in|den|die|zum) (?:\\w+ )?(?:warenk|einkaufs)\\w+(?: |$)',
  signsIn: 'anmelden|einlogg',
  signsUp: 'anmelden',
  subscribes: 'abonn',
  unsubscribes: 'abmeld|abbestell|austrag',
  mailings: 'newsletter|rundbrief',
  asks: 'frage|ruckruf|such|find|filtern|anzeig|zeig|ansehen|vergleich|mehr|anfrag|kontakt|nachricht|komment|berechn|(?:merk|wunsch)(?:zettel|liste)|merken$|teilen(?= |$)|folgen$|folge uns|beobachten$|favori|gefallt|liken?$|mag ich|bewert|rezens|abstimm|stimme abg|antwort|e ?mail|mitteilung|schreib|anruf|rufen|zuruckruf|anforder|einhol|newsletter|verfolg|sendung|\\w*status|verfugbar|freie |kalkul|(?:he)?runterlad|export|(?:aus)?druck|weitere |weiterl|ergebnis|sprache|markier|melden$|problem|fehler|zusag|dabei|ich komme|einladung|preis(?:e|liste)|(?:kostenlos|kostenfrei|gratis)\\w* (?:\\w+ )?(?:anmeld|registr|platz|sicher)',
  minor: 'anwenden|speichern|prufen|(?:\\w+ )?(?:andern|aktualisieren)',
  cancels: 'abbrechen|schliessen|fenster schliessen|vorherige|ausblenden|nicht jetzt',
  leaves: 'zuruck',
  accounts: 'konto',
  captcha:
    'spam ?schutz|(?:code|text|zahlen|zeichen) .*(?:bild|grafik)|sicherheits(?:abfrage|uberprufung)|(?:was ist|wie ?viel ist) \\d',
  code: 'einmal(?:code|pass)|bestatigungscode',
  password: 'kennwort',
  card: 'sicherheitscode|pruf(?:nummer|ziffer)|(?<!biblio\\w*|bucherei|kunden|mitglieds|geschenk|gesundheits|versicherten)karten(?:nummer|inhaber)|geheim(?:zahl|nummer)|kreditkarte|kontonummer',
  trap: '(?:leer|frei) ?(?:lassen|bleiben)|lass\\w* (?:(?!nicht)\\S+ ){0,4}(?:leer|frei)|nichts? (?:ausfullen|eintragen)|full\\w* (?:\\S+ ){1,4}nicht aus',
  negates: 'nicht|nie',
  condition: 'wenn|falls|um|fur|bei',
  beings: 'mensch',
  thanks: 'danke|dank',
  done: 'gesendet|versendet|geschickt|verschickt|abgeschickt|abgesendet|erhalten|eingegangen|eingetroffen|empfangen|erledigt|erfolg|ubermittelt|fertig|bestatigt|angekommen|gebucht|angemeldet|geklappt|veroffentlicht|eingereicht|reserviert|weitergeleitet|notiert|geschafft|vorgenommen|aufgenommen|gezahlt',
  neutral:
    'die|der|das|vielen|den|ein|eine|ihre|ihr|ihrer|ihren|ihnen|sie|dein|deine|deiner|du|dir|wir|uns|unser|fur|ist|wurde|wurden|hat|haben|worden|und|sehr|herzlichen|sich|bei|melden|in|kurze|bald|nachricht|anfrage|mail|e|email|formular|zuruck|jetzt|alles|schliessen|es|an|zu|angaben|daten|anmeldung|buchung|reservierung|bestellung|termin|bewertung|bewerbung|registrierung|kommentar|abonnement|kontaktaufnahme|mitteilung|gespeichert|sind|bist|war|meldung|antrag|platz|stimme|am|um|uhr|mit|zum|zur|nummer|nr',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'neues passwort|passwort wiederholen|passwort bestatigen',
  password: 'passwort|kennwort',
  'one-time-code': 'bestatigungscode|einmalcode',
  captcha: 'sicherheitscode',
  email: 'email|e mail|e mail adresse|mailadresse',
  username: 'benutzername|kundennummer|nutzername|anmeldename',
  'given-name': 'vorname',
  'family-name': 'nachname|familienname',
  name: 'ansprechpartner|vor und nachname|vollstandiger name|vor und zuname|kontaktperson',
  organization: 'firma|firmenname|unternehmen',
  phone: 'telefon|telefonnummer|handy|telefonnr|mobilnummer|mobiltelefon|handynummer|ruckrufnummer|rufnummer',
  subject: 'anliegen|betreff|worum geht es',
  message: 'nachricht|mitteilung|kommentar|anmerkung|anmerkungen|bemerkung|bemerkungen',
  'street-address': 'adresse|strasse|anschrift',
  city: 'ort|stadt|wohnort',
  region: 'bundesland',
  'postal-code': 'plz|postleitzahl',
  amount: 'betrag|geldbetrag',
  country: 'land',
  quantity: 'menge|anzahl|personen',
  coupon: 'gutschein|gutscheincode',
  'birth-date': 'geburtsdatum',
  date: 'datum|tag',
  time: 'uhrzeit|zeit',
  search: 'suche|suchbegriff|suchen',
  consent: 'agb|einwilligung',
  file: 'datei',
  'card-number': 'kartennummer|kreditkarte',
  'card-name': 'karteninhaber',
  'card-expiry': 'gultig bis',
  'card-security-code': 'prufziffer',
  iban: 'kontonummer',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'passwort erstellen|registrieren|registrierung|konto erstellen|konto anlegen|neukunde|mitglied werden',
  login: 'einloggen|anmelden|anmeldung|angemeldet bleiben|kundenlogin|zugangsdaten',
  recovery: 'passwort vergessen|kennwort vergessen|passwort zurucksetzen',
  'password-change': 'neues passwort|neues kennwort|passwort andern',
  search: 'suche|suchen|suchbegriff|finden',
  comment: 'kommentar|gastebuch|rezension',
  order: 'in den warenkorb|kaufen|bestellen|kasse',
  contact: 'kontakt|kontaktformular|kontaktieren|anfrage|angebot anfordern|ruckruf',
  subscribe: 'newsletter|abonnieren',
  pricing: 'preise|tarife',
  booking: 'buchen|reservieren|termin vereinbaren',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'buchen|reservieren',
  contact: 'angebot anfordern|kontakt|kontaktformular|kontaktieren sie uns|anfrage',
  pricing: 'angebot anfordern|preise|tarife|kosten',
  support: 'hilfe|kundenservice|haufige fragen',
  checkout: 'warenkorb|kasse|kaufen|bestellen',
  login: 'anmelden|einloggen|mein konto',
  signup: 'registrieren|konto erstellen',
}

/** The same in the last part of an address. */
const paths = {
  booking: 'termine',
  contact: 'kontakt',
  support: 'hilfe',
  checkout: 'kasse',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'datenschutz|datenschutzerklarung',
  terms: 'agb|nutzungsbedingungen',
  imprint: 'impressum',
  about: 'uber uns',
  reviews: 'bewertungen',
  returns: 'widerruf|widerrufsrecht|ruckgabe',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'weiter|fortfahren|nächster schritt',
  sends: 'absenden|senden|abschicken|anmelden|registrieren|suchen|weiter|buchen|abonnieren',
  vague:
    'absenden|klick|klicken|hier|hier klicken|los|weiterlesen|mehr|mehr lesen|mehr erfahren|mehr anzeigen|mehr infos|mehr informationen|ansehen|ja|nein',
  calls: 'mobil|telefon|anrufen',
  passwordInUse: 'aktuelles passwort|altes passwort|derzeitiges passwort',
  payees: 'empfanger|zahlungsempfanger',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'ab|nur|für|kostet|kosten|je|preis|um|von|zum preis von|pauschal',
  none: 'spende|gehalt|lohn|umsatz|gewinn|preisgeld|förder|finanzierung|investi|schaden|bußgeld|strafe|verdien',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: '(?:in|den|die|zum) (?:\\w+ )?(?:waren|einkaufs)korb',
    apply: '\\w*bewerb',
    ask: 'frag|stellen sie',
    book: 'buch(?:en|ung)|vereinbar|terminanfrage',
    buy: 'kauf',
    calculate: 'berechn|rechner|ausrechn|kalkul',
    cancel: 'storn|kundig|absag|widerruf',
    change: 'ander|aktualisier|neues (?=passwort|kennwort)|bearbeit|(?:passwort|kennwort)anderung',
    check: 'pruf|abfrag',
    checkout: 'zur kasse|kasse|(?:bestellung|kauf) abschlie',
    claim: 'einlos|geltend',
    comment: 'kommentier|kommentar',
    compare: 'vergleich',
    contact: 'kontaktier|kontakt(?= |$|formular|aufn)|schreiben sie uns|ansprech',
    delete: 'losch|entfern',
    donate: 'spend',
    download: 'herunterlad|download',
    find: 'find',
    join: 'beitret|mitglied werden|mitmach',
    order: 'bestell',
    recover: 'vergessen|zurucksetz|wiederherstell',
    register: 'registr|anmeld|melde? (?:\\w+ )?(?:\\w+ )?an(?= |$)|einschreib|teilnehm',
    report: 'meld(?:en|ung)|schadensmeldung',
    request: 'anfrag|anforder|erbitten|einhol|beantrag',
    reserve: 'reserv',
    search: 'such',
    send: 'senden?(?= |$)|absend|abschick|einreich|teilen|weiter(?= |$)|bestatig|los(?= |$)',
    start: 'start|test(?:en)?(?= |$)|probier',
    subscribe: 'abonn|newsletter',
    track: 'verfolg|sendungsverfolg|wo ist',
    unsubscribe: buttons.unsubscribes!,
    upload: 'hochlad',
    vote: 'abstimm',
    write: 'schreib|bewert|abgeb|verfass',
  },
  things: {
    Account: 'konto|benutzerkonto|profil|account',
    Address: 'adress|anschrift',
    Advanced: 'erweitert',
    Application: '\\w*bewerb|lebenslauf',
    Appointment: '\\w*termin',
    Availability: 'verfugbar',
    Booking: 'buchung|reservierung',
    Branch: 'filiale|zweigstelle',
    Brochure: 'broschur|katalog|prospekt|infomaterial',
    Callback: '\\w*ruckruf',
    Cart: 'warenkorb|einkaufskorb',
    Checkout: 'kasse|lieferadress|rechnungsadress|versandadress',
    Class: 'unterricht',
    Comment: 'kommentar',
    Complaint: 'beschwerde|reklamation',
    Consultation: '\\w*beratung|\\w*gesprach',
    Contact: 'kontakt(?!linse)|nachricht|schreiben sie uns',
    Course: '\\w*kurs(?!buch)',
    Demo: 'demo(?= |$)|vorfuhrung',
    Discount: 'rabatt|\\w*gutscheincode|aktionscode',
    Donation: 'spende',
    Event: 'veranstalt|konzert|event',
    Feedback: 'feedback|ruckmeldung',
    Invoice: '\\w*rechnung(?!sadress)',
    Job: 'stelle(?= |$|n)|ausbildung|job(?= |$|s)',
    Lesson: '\\w*stunde(?= |$)',
    Loan: '\\w*kredit(?!kart)|darlehen|finanzierung',
    Membership: 'mitglied',
    Mortgage: 'hypothek|baufinanz',
    Newsletter: buttons.mailings!,
    Order: 'bestellung|auftrag',
    Parcel: 'paket|sendung',
    Password: 'passwort|kennwort',
    Petition: 'petition',
    Prescription: '\\w*rezept(?!ion)',
    Pricing: 'preis',
    Quote: '\\w*angebot|kostenvoranschlag',
    Question: 'frage',
    Refund: 'erstattung',
    Repair: 'reparatur',
    Return: 'ruckgabe|retoure|rucksendung',
    Review: 'bewertung|rezension',
    Room: 'zimmer|aufenthalt',
    Sample: 'muster|probe(?= |$)',
    Store: '\\w*shops?(?= |$)|handler|markt(?= |$)|geschaft|laden(?= |$)|standort',
    Subscription: 'abo(?= |$|nnement)|vertrag',
    Survey: 'umfrage',
    Table: 'tisch',
    TestDrive: 'probefahrt',
    Ticket: 'karte(?= |$|n)|ticket|eintritt',
    Tour: 'fuhrung|tour',
    Trial: 'probe(?:abo|training|monat|zeitraum)|testphase',
    Valuation: 'wertermittlung|immobilienbewertung|schatzung',
    Viewing: 'besichtigung',
    Visit: 'besuch',
    Volunteer: 'ehrenamt|freiwillig',
    GiftVoucher: '\\w*gutschein',
    Waitlist: 'warteliste',
    Workshop: 'workshop|seminar',
  },
  filler:
    'der|die|das|den|dem|des|ein|eine|einen|einer|ihr|ihre|ihren|ihrer|unser|unsere|unseren|unserer|mein|meine|meinen|dein|deine|jetzt|hier|bitte|kostenlos|kostenlose|kostenlosen|neu|neue|neuen|online|fur|zum|zur|zu|im|in|am|an|auf|und|oder|mit|von|vom|bei|uns|sie|ihnen|wir|als|formular|unverbindlich|unverbindliche|schnell|einfach|weiter|mehr|heute|ist|werden|gleich|endgultig|verbindlich|kostenpflichtig|zahlungspflichtig|gratis|absenden|senden',
}

/** German */
export const de: Language = { buttons, fields, topics, intents, paths, trust, texts, prices }
