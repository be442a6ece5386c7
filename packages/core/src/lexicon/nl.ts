import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'het|een|en|van|voor|met|op|wij|uw|niet|zijn|bij|ook|onze',
  deletes:
    'verwijder|opzeg|uitschrijv|afmeld|beeindig|opheffen|fabrieks(?:instell|reset)|intrekken|deactiv|annule|herroep|ontslag|ontbind|ontzeg|afzeg|weggooi|stopzet|zeg .*(?:op|af)$|trek .*in$|hef .*op$|meld .*af$|schrijf .*uit$|wis(?:sen)?(?= |$)(?!.*filter)|afzien|zie af van|naar (?:de )?prullenbak|(?=.*(?:account|rekening|profiel|abonnement|lidmaatschap|contract|vereniging|groep|toegang|prullenbak|archief|postvak))(?:.* )?(?:stop|sluit|verlaat|verlat|uitschak|blokke|le(?:dig|eg|gen)|maak .*leeg)',
  pays: 'voldoen(?= |$)|(?:nu |bestelling )?afrekenen(?= |$)|geld(?= |$)|betaal(?!method)|betalen|(?:ver)?kopen|bestelling (?:plaats|bevestig|afrond|voltooi|verz)|bestel nu|done(?:er|ren)|geef nu|overmak|bieden|bod (?:plaats|uitbreng)|onderteken|betalingsverplichting|betaling(?:$| (?:afrond|voltooi|bevestig|doen|uitv|verr))|upgrade|bied(?= |$)|uitbetal|(?:saldo|geld) opnemen|overboek|plaats .*bod|teken (?:de |het )?(?:petitie|contract|document)|fooi|aanbetal|borg(?= |$)|opwaard|waardeer .*op|oplad|laad .*op$|stort(?= |en|$)|(?:saldo|tegoed) toev|schenk|breng .*bod|overstap|stap over|(?:naar|neem) premium|reken .*af$|nu bestellen|(?<!\\S )bestel(?:len)?(?: en|$)|plaats .*bestelling|tekenen$|(?=.*(?:abonnement|lidmaatschap|premium))(?:.* )?(?:afsl|neem|nemen|start|verleng|vernieuw|activ)|(?=.*(?:offerte(?! ?aanv)|aanbod|voorstel|prijsopgave|lening|krediet|hypotheek|overeenkomst|contract))(?:.* )?(?:accept|aanv?aard|akkoord|goedkeur|keur|bevestig|afsluit|sluit|aanga|opnemen)',
  final:
    'niet (?:\\w+ ){0,3}(?:ongedaan|herstel|teruggedraaid|teruggehaald|terughalen|ingetrokken|herroepen)|onherroepelijk|onomkeerbaar|definitief',
  binds: '(?<!niet )bindend|in rekening gebracht|niet (?:restitueerbaar|terugbetaalbaar)',
  wealth: 'aandelen|tegoed',
  views:
    'zoekopdracht|filters?|(?:uit|van|in) (?:de |je |mijn )?(?:favoriet|vergelijk|verlang|wens)\\w*|favoriet(?:en)?',
  sends: 'verstuur|verzend|versturen|ga verder|verder|volgende|bevestig|boek|reserveer|ja',
  beside: 'concept|kortings|toevoeg|weiger|nee bedankt|verzilver|actiecode|cadeaubon',
  fillsCart: '(?:in|aan) (?:\\w+ )?winkel\\w+(?: |$)',
  signsIn: 'inlogg',
  signsUp: 'aanmeld|inschrijv|registre|lid worden|word lid|account (?:aan)?maken|maak .*account',
  subscribes: 'abonneer|nieuwsbrief',
  unsubscribes: 'afmeld|uitschrijv|meld (?:je|u) af',
  mailings: 'nieuwsbrief',
  asks: '(?:stel \\w+ )?vraag|terugbel|zoek|bekijk|vergelijk|offerte|neem contact|bericht|verlanglijst|wens|volg(?:en)?(?= |$)|del?en$|deel(?= |$)|bewaren?$|toon|tonen|laat zien|meer|resulta|filtere|favoriet|leuk|liken?(?= |$)|beoordel|review|recensie|stem(?= |men|$)|reactie|reageer|reageren|opmerking|bel (?:mij|me|ons)|schrijf ons|mail|aanvra|nieuwsbrief|waar is|beschikba|bereken|export|afdruk|taal(?= |$)|marke|gelezen|meld(?:en$| (?:een )?(?:prob|fout|mis))|probleem|fout|erbij|aanwezig|ik kom|uitnodiging|gratis (?:\\w+ )?(?:aanm|inschr|reg)|prijs|prijzen',
  minor: 'wijzigen|bijwerken|toepassen|opslaan|wijzig|controleer|controleren|kies',
  cancels: 'annuleren|sluiten|vorige|verbergen|niet nu|later',
  leaves: 'terug',
  captcha: '(?:code|text|tekens) .*afbeelding|hoeveel is \\d',
  code: 'verificatiecode',
  password: '\\bwachtwoord\\b',
  card: '(?<!bibliotheek|klanten|leden|cadeau)kaartnummer',
  trap: 'leeg ?laten|laat (?:(?!niet)\\S+ ){0,2}leeg|niet invullen|vul (?:\\S+ ){0,3}niet in',
  negates: 'niet',
  condition: 'als|om|indien|voor',
  beings: 'een mens',
  thanks: 'bedankt|dank',
  done: 'verzonden|verstuurd|ontvangen|gelukt|bevestigd|voltooid|gereed|succesvol|aangemeld|ingeschreven|geregistreerd|gemaakt|doorgegeven|geplaatst|doorgestuurd|gereserveerd|genoteerd|aangekomen|ingediend|geteld',
  neutral:
    'de|het|een|uw|u|je|jouw|wij|we|ons|onze|is|zijn|werd|hebben|heeft|voor|van|in|en|bericht|aanvraag|formulier|goed|snel|spoedig|zo|contact|op|met|nemen|reageren|sluiten|terug|bent|gegevens|aanmelding|reservering|bestelling|afspraak|boeking|beoordeling|inschrijving|registratie|reactie|vraag|mogelijk|opgeslagen|melding|naar|team|plek|stem|om|uur|nummer',
}

/** What fields are called, by their purpose. */
const fields = {
  'new-password': 'bevestig wachtwoord|nieuw wachtwoord',
  password: 'wachtwoord',
  email: 'e mailadres|e mail adres',
  'given-name': 'voornaam',
  'family-name': 'achternaam|familienaam',
  name: 'naam|volledige naam|voor en achternaam|contactpersoon',
  phone: 'telefoon|telefoonnummer|mobiel',
  message: 'opmerkingen|bericht|opmerking|toelichting',
  'street-address': 'straat|straatnaam|straat en huisnummer',
  city: 'woonplaats|plaats|stad|gemeente',
  amount: 'bedrag',
  quantity: 'aantal',
  'birth-date': 'geboortedatum',
  search: 'zoeken',
  username: 'gebruikersnaam',
  organization: 'bedrijf|bedrijfsnaam|organisatie',
  subject: 'onderwerp',
  'card-number': 'kaartnummer',
  'card-name': 'kaarthouder',
  'card-expiry': 'vervaldatum',
  'one-time-code': 'verificatiecode',
  time: 'tijd|tijdstip',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'registreren|inschrijven',
  login: 'inloggen|log in',
  recovery: 'wachtwoord vergeten',
  'password-change': 'nieuw wachtwoord',
  search: 'zoeken|zoek',
  comment: 'reactie',
  order: 'bestellen|doneren',
  contact: 'contact',
  subscribe: 'nieuwsbrief',
  pricing: 'prijzen',
  booking: 'boeken',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'boeken',
  pricing: 'offerte',
  signup: 'registreren|aanmelden',
  login: 'inloggen',
  checkout: 'winkelwagen',
  contact: 'contact',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'privacyverklaring',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'volgende|verder|doorgaan',
  sends: 'verzenden|versturen|verder|aanmelden|inloggen|zoeken',
  vague: 'indienen|klik|klik hier|hier|ga|meer|lees meer|lees verder|meer info|meer informatie|bekijk|ja|nee',
  calls: 'telefoon|bel',
  passwordInUse: 'huidig wachtwoord|oud wachtwoord',
  payees: 'ontvanger|begunstigde',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'vanaf|voor|slechts|kost|kosten|prijs',
  none: 'opgehaald|salaris|omzet|boete|donatie|subsidie',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  verbs: {
    addTo: '(?:in|aan) (?:\\w+ )?winkel(?:wagen|mand)',
    apply: 'sollicit',
    ask: 'stel (?=\\w+ ?vraag)',
    book: 'boek(?:en|ing)?(?= |$)|maak (?=\\w* ?afspraak)|afspraak (?:maken|plannen|inplannen)|inplan|plan(?= )',
    buy: 'koop|kopen',
    calculate: 'bereken',
    cancel: 'annul|afzeg|opzeg',
    change: 'wijzig|verander|nieuw (?=wachtwoord)|bewerk',
    check: 'controleer|bekijk (?=beschikbaar)',
    checkout: 'afreken|bestelling (?:plaatsen|afronden|bevestigen)|plaats (?=\\w* ?bestelling)|betal',
    claim: 'verzilver|inwissel',
    comment: 'reageer|reactie',
    compare: 'vergelijk',
    contact: 'contact|neem contact|schrijf ons',
    delete: 'verwijder',
    donate: 'doneer|doneren|geef(?= |$)',
    download: 'download',
    find: 'vind',
    join: 'word lid|lid worden|sluit',
    order: 'bestel',
    recover: 'vergeten|herstel|opnieuw instellen',
    register: 'registr|inschrijv|schrijf (?:je|u) in|aanmeld|meld (?:je|u)(?: \\w+)? aan|deelnem',
    report: 'meld(?= )|melding',
    request: 'aanvra|vraag(?= )|ontvang',
    reserve: 'reserv',
    search: 'zoek',
    send: 'verstuur|verzend|stuur|deel(?= )|verder|volgende|bevestig',
    start: 'start|prob?eer|begin',
    subscribe: 'abonneer|nieuwsbrief',
    track: 'volg|track|waar is',
    unsubscribe: buttons.unsubscribes!,
    upload: 'upload',
    vote: 'stem(?= |$|men)',
    write: 'schrijf|plaats (?=\\w+ ?(?:review|beoordeling))|beoordeel',
  },
  things: {
    Account: 'account|profiel',
    Address: 'adres',
    Advanced: 'uitgebreid',
    Application: 'sollicit\\w*|cv(?= |$)|motivatie',
    Appointment: 'afspraak',
    Availability: 'beschikbaar',
    Booking: 'boeking|reservering',
    Branch: 'filiaal|vestiging',
    Brochure: 'brochure|catalogus|folder',
    Callback: 'teruggebeld|terugbel|bel (?:mij|me) terug',
    Cart: 'winkel(?:wagen|mand)',
    Checkout: 'bezorgadres|afleveradres|verzendgegevens|kassa',
    Class: 'les(?:sen)?(?= |$)',
    Comment: 'reactie',
    Complaint: 'klacht',
    Consultation: 'advies|gesprek|intake',
    Contact: 'contact|bericht',
    Course: 'cursus|opleiding|training',
    Demo: 'demo',
    Discount: 'kortings',
    Donation: 'donatie|gift(?= |$)',
    Event: 'evenement|concert|open dag',
    Feedback: 'feedback',
    Invoice: 'factuur',
    Job: 'vacature|baan|functie',
    Lesson: '\\w*les(?= |$)',
    Loan: 'lening|krediet|financiering',
    Membership: 'lidmaatschap|lid(?= |$)',
    Mortgage: 'hypotheek',
    Newsletter: buttons.mailings!,
    Order: 'bestelling|order',
    Parcel: 'pakket|zending',
    Password: 'wachtwoord',
    Petition: 'petitie',
    Prescription: '\\w*recept',
    Pricing: 'prijs|prijzen|tarie',
    Quote: 'offerte',
    Question: 'vraag(?= |$)',
    Refund: 'terugbetaling',
    Repair: 'reparatie',
    Return: 'retour',
    Review: 'review|beoordeling|recensie',
    Room: 'kamer|verblijf',
    Sample: 'staal|monster',
    Store: 'winkel(?= |$)|dealer',
    Subscription: 'abonnement|contract',
    Survey: 'enquete',
    Table: 'tafel',
    TestDrive: 'proefrit',
    Ticket: 'ticket|kaart(?:en|jes)',
    Tour: 'rondleiding',
    Trial: 'proef(?:periode|les)',
    Valuation: 'taxatie|waardebepaling',
    Viewing: 'bezichtiging',
    Visit: 'bezoek',
    Volunteer: 'vrijwillig',
    GiftVoucher: 'cadeaubon|cadeaukaart|waardebon',
    Waitlist: 'wachtlijst',
    Workshop: 'workshop',
  },
  filler:
    'de|het|een|je|jouw|uw|u|ons|onze|mijn|deze|dit|nu|hier|gratis|vrijblijvend|vrijblijvende|nieuw|nieuwe|online|voor|van|in|op|aan|bij|en|of|met|om|te|naar|formulier|wij|is|meer|verder|volgende|gegevens|informatie|over|direct',
}

/** Dutch */
export const nl: Language = { buttons, fields, topics, intents, trust, texts, prices }
