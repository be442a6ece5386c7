import type { Language } from './language.ts'
import type { TaskWords } from './tasks.ts'
import type { Words } from './words.ts'

/** What buttons say, and what stands around them. */
export const buttons: Words = {
  frequent: 'i|w|na|do|nie|się|jest|oraz|dla|nasz|po|od|lub|przez',
  deletes:
    'usu[nw]|anul|wypis[zuya]|z?rezygn|skas|kasuj|z?likwid|wypow(?!\\w+ sie)|\\S+ (?:\\w+ )?fabryczn|oproz|wycof|odwol|wymaz|odst[ae]p|dezaktyw|(?:rozwi|zakoncz|zerw|zamkn|wylacz|zawies)\\w* (?:\\S+ )?(?:umow|czlonk|subskr|abonam|kont[oa]|rachun|profil)|(?:cofn|odbier|odebr|zabier)\\w* (?:\\S+ )?(?:dostep|uprawn|zgod)|opus[cz]|wystap\\w* z |wyczys\\w+ (?:\\S+ )?(?:dan[ey]|histor|kosz(?= |$))|zwroc (?:zakup|towar|zamow)',
  pays: 'oplac|ureguluj|(?:potwierdz|zatwierdz|dokoncz|dokon|s?final|z?realiz)\\w* .*(?:platnosc|zamowien|zakup|transak)|pieni[ae]dz|kup(?:uj\\w*|ic)?(?= |$)|plac(?:e|ic)(?= |$)|plac (?:teraz|z |kart|blik)|zapla[ct]|darowizn|wesp|wspier|zamawia[mj]|zamow(?:ic)?(?= |$)(?!.*(?:rozm|kontak|wycen|oddzw|newsl|telef|ofert|katal|konsul|bezpl|darm))|(?:zloz|sklad|wysl)\\w* (?:\\w+ )?(?:zamow|podpis)|(?:zloz|sklad)\\w* (?:\\w+ )?ofert|wplac|przele[jw]|(?:przeka|pobierz|dodaj)\\w* (?:srodk|pien)|napiw|licyt(?:uj|ow)|zalicyt|przebij|sprzedaj|podpis(?:z|uj|ac|anie)|wyplac|wyplata|przedluz|(?:od|wz)now(?! has)|\\S+ (?:\\w+ )?(?:w|na) (?:licytacj|aukcj)|wykup|podbij|dolad|zasil(?:enie|am|ic)?(?= )|zadat|zalicz[ck]|kaucj|(?:od)?platn(?!osc|ik)|ulepsz|przejdz na (?:wyz|plan|pakiet|pro)|(?:rozpocz|aktyw|rozszerz|podnies|zwieksz)\\w* (?:\\w+ )?(?:subskr|abonam|czlonk|plan|pakiet)|(?:(?:za)?akcept|przyj[mae]|zatwierdz|potwierdz|wez|wziac|bior|zaciag|zgadzam sie na)\\w* (?:\\S+ ){0,2}(?:ofert|wycen|propoz|kosztor|umow|pozycz|kredyt)',
  final:
    'nieodwracaln|nieodwolaln|bezpowrotn|trwale|nie (?:\\w+ )?(?:mozna|da sie) (?:\\w+ )?(?:cofn|przywroc|odwroc|wycof|odzysk|odwol)',
  binds:
    '(?<!nie )wiazac|z (?:\\w+ )?kart|zostan\\w* (?:\\w+ )?(?:obciaz|pobran)|bezzwrotn|zobowiazuje sie (?:\\w+ )?(?:zaplac|zaplat|kup)',
  wealth: 'akcje|udzialy|srodki',
  views: 'z(?: \\w+)? (?:ulub|porown|obserw|zapisan|list)\\w*(?: \\w+)?|ze schowka',
  sends: 'wyslij|dalej|potwierdz|kontynuuj|zarezerwuj|tak',
  beside: 'szkic|robocz|kupon|rabat|dodaj|odrzuc|na pozniej',
  fillsCart: 'do (?:\\w+ )?koszyk\\w*(?: |$)',
  signsIn: 'zaloguj|logowan',
  signsUp: 'zarejestr|zapisz sie',
  subscribes: 'subskryb',
  unsubscribes: 'wypisz|anuluj subskrypcj|(?:z)?rezygnuje?j? z (?=\\w*newsletter)',
  mailings: 'newsletter',
  reads: 'szukaj|zobacz|pokaz(?= |$)|porownaj|znajdz|wyszukaj|wyswietl',
  joins: 'i|oraz|lub',
  asks: 'zada[jc]|pytan|zapyt|oddzw|rozmow|pokaz|wycen|s?kontakt|wiadomosc|napisz|ulubi|obserw|udostep|podziel|porown|filtr|sprawdz|dostepn|oblicz|kalkul|sledz|(?:po)?lubi|ocen|opini|recenz|(?:za)?glosuj|glos(?= |$)|s?koment|newslet|pobierz|(?:wy)?druk|wiecej|jezyk|przeczyt|oznacz|zglos(?= |$)(?! (?:sie|udz))|problem|obecnosc|przyjd|cennik',
  minor: 'zmien|aktualizuj|zastosuj|zapisz(?! sie)',
  cancels: 'anuluj|zamknij|powrot|poprzedni|ukryj|nie teraz|pozniej',
  leaves: 'wstecz',
  captcha: 'kod .*obraz|(?:znaki|tekst) .*obraz|prze ?pisz|ile (?:to |jest )+\\d',
  code: 'kod weryf',
  password: '\\bhaslo\\b',
  card: 'numer karty(?! (?:bibl|czyt|kli|loj|sta|pod|czl))',
  trap: '(?:pozostaw|zostaw) (?:\\S+ ){0,2}puste|nie wypelnia',
  negates: 'nie',
  condition: 'jesli|dla',
  beings: 'czlowiek',
  thanks: 'dziekuje|gotowe',
  done: 'wyslano|wyslana|wyslane|wyslany|wyslalismy|otrzymalismy|otrzymano|przyjeto|potwierdzono|przyjet|pomyslnie|potwierdzon|dotarl|zapisalismy|zapisan|udalo|umowion|dodan|zlozon|zarezerwowan|zarejestrowan|przekazal|oddan',
  neutral:
    'twoja|twoje|twoj|panstwa|pana|pani|zostala|zostalo|zostal|zostaly|jest|za|wiadomosc|zgloszenie|formularz|i|na|do|w|z|sie|wkrotce|odpowiemy|odezwiemy|bardzo|dane|rezerwacja|zamowienie|wizyta|opinia|zapytanie|rejestracja|komentarz|kontakt|zapisano|zapisane|nas|cie|liste|wniosek|jestes|newsletter|miejsce|glos|zespolu|naszego|o|numerze|numer',
}

/** What fields are called, by their purpose. */
const fields = {
  password: 'haslo',
  email: 'adres e mail',
  'given-name': 'imie',
  'family-name': 'nazwisko',
  name: 'imie i nazwisko',
  message: 'wiadomosc|tresc|komentarz|uwagi',
  'street-address': 'adres|ulica',
  country: 'kraj',
  amount: 'kwota',
  quantity: 'ilosc',
  time: 'godzina',
  search: 'szukaj',
  consent: 'zgoda|zgadzam',
  username: 'nazwa uzytkownika',
  subject: 'temat|temat wiadomosci',
  city: 'miasto|miejscowosc',
  'postal-code': 'kod pocztowy',
  phone: 'numer telefonu|telefon kontaktowy|telefon komorkowy',
  'birth-date': 'data urodzenia',
  'card-number': 'numer karty',
  'card-expiry': 'data waznosci',
  'one-time-code': 'kod weryfikacyjny',
  'new-password': 'nowe haslo',
  organization: 'nazwa firmy',
  date: 'data wizyty',
}

/** What forms and buttons speak of. */
const topics = {
  signup: 'zarejestruj|utworz konto|nowe konto',
  login: 'zaloguj|logowanie|logowania',
  recovery: 'zapomnialem hasla',
  'password-change': 'nowe haslo',
  search: 'szukaj',
  comment: 'opinia|recenzja',
  order: 'zamow|platnosc',
  contact: 'kontakt|formularz kontaktowy|zapytanie',
  subscribe: 'newsletter|zapisz sie',
  pricing: 'cennik',
  booking: 'rezerwacja|umow wizyte',
}

/** What links, buttons and headings offer. */
const intents = {
  booking: 'rezerwacja|umow wizyte',
  support: 'pomoc',
  checkout: 'koszyk|zamow',
  login: 'zaloguj|moje konto',
  signup: 'zarejestruj',
}

/** What links to what makes a site believable are called. */
const trust = {
  'privacy policy': 'polityka prywatnosci',
  terms: 'regulamin',
  about: 'o nas',
  reviews: 'opinie',
  returns: 'zwroty',
}

/** Texts that are judged as a whole. */
const texts = {
  continues: 'dalej|następny|kontynuuj',
  sends: 'wyslij|dalej|zaloguj|zarejestruj|szukaj',
  vague:
    'zatwierdz|kliknij|kliknij tutaj|tutaj|wiecej|czytaj wiecej|dowiedz sie wiecej|zobacz|zobacz wiecej|szczegoly|tak|nie',
  calls: 'zadzwon',
  faxes: 'faks',
  passwordInUse: 'obecne haslo|aktualne haslo',
  payees: 'odbiorca',
}

/** What stands before a price, and what says that money is none. */
const prices = {
  before: 'od|już od|tylko|za|kosztuje|cena',
  none: 'zebran|wynagrodzeni|pensja|grzywn|nagrod|dotacj|darowizn',
}

/** What tools do, and with what. */
export const tasks: TaskWords = {
  isHeadFirst: true,
  verbs: {
    addTo: 'do (?=koszyk)|dodaj do',
    apply: 'aplikuj|aplikowa',
    ask: 'zadaj|zapytaj',
    book: 'zarezerwuj|umow|zapisz sie na (?=wizyt)|rezerw',
    buy: 'kup',
    calculate: 'oblicz|wylicz|kalkulator',
    cancel: 'anuluj|odwolaj|rezygn',
    change: 'zmien|zmian|edytuj|zaktualizuj|nowe (?=haslo)',
    check: 'sprawdz',
    checkout: 'zamawiam|(?:zloz|finalizuj|potwierdz) (?:\\w+ )?zamowien|do kasy|kasa|zaplac|platnosc',
    claim: 'zrealizuj|wykorzystaj',
    comment: 'komentuj|skomentuj|odpowiedz',
    compare: 'porown',
    contact: 'kontakt|skontaktuj|napisz do nas',
    delete: 'usun',
    donate: 'wesprzyj|wplac|przekaz darowizn|podaruj',
    download: 'pobierz',
    find: 'znajdz',
    join: 'dolacz',
    order: 'zamow(?!ieni)',
    recover: 'zapomnia|odzyska|przypomn|resetuj|zresetuj',
    register: 'zarejestruj|zapisz sie|zglos udzial|rejestr',
    report: 'zglos(?!zenie)',
    request: 'popros|uzyskaj|otrzymaj|wniosek|zapytanie o',
    reserve: 'zarezerwuj|rezerwacj',
    search: 'szukaj|wyszuk',
    send: 'wyslij|przeslij|dalej|potwierdz',
    start: 'rozpocznij|wyprobuj|zacznij',
    subscribe: 'subskryb|zapisz sie do|zapisuje sie|newsletter',
    track: 'sledz|gdzie jest',
    unsubscribe: buttons.unsubscribes!,
    upload: 'dolacz plik|zalacz',
    vote: 'glosuj|zaglosuj',
    write: 'napisz|wystaw|dodaj (?=\\w* ?(?:opini|recenzj))|ocen',
  },
  things: {
    Account: 'konto|konta|profil',
    Address: 'adres',
    Advanced: 'zaawansow',
    Application: 'zgloszeni|aplikacj|cv(?= |$)|list motywac',
    Appointment: 'wizyt|termin',
    Availability: 'dostepnos',
    Booking: 'rezerwacj',
    Branch: 'oddzial|placowk',
    Brochure: 'broszur|katalog|folder',
    Callback: 'oddzwon|oddzwaniamy|rozmow telefonicz',
    Cart: 'koszyk',
    Checkout: 'adres dostawy|dostaw|kasa',
    Class: 'zaje',
    Comment: 'komentarz',
    Complaint: 'reklamacj|skarg',
    Consultation: 'konsultacj|porad',
    Contact: 'kontakt|wiadomosc|napisz do nas',
    Course: 'kurs|szkoleni',
    Demo: 'demo|prezentacj',
    Discount: 'kod rabatowy|rabat',
    Donation: 'darowizn|wsparcie',
    Event: 'wydarzen|koncert',
    Feedback: 'uwag',
    Invoice: 'faktur',
    Job: 'prac[ay]|stanowisk|rekrut',
    Lesson: 'lekcj',
    Loan: 'pozyczk|kredyt|rat[ay]',
    Membership: 'czlonk',
    Mortgage: 'hipote',
    Newsletter: buttons.mailings!,
    Order: 'zamowieni',
    Parcel: 'paczk|przesylk',
    Password: 'hasl',
    Petition: 'petycj',
    Prescription: 'recept(?!j)',
    Pricing: 'cennik|cen[ay]',
    Quote: 'wycen|ofert',
    Question: 'pytan',
    Refund: 'zwrot pieniedzy',
    Repair: 'napraw|serwis',
    Return: 'zwrot',
    Review: 'opini|recenzj',
    Room: 'pokoj|pobyt|nocleg',
    Sample: 'probk',
    Store: 'sklep',
    Subscription: 'subskrypcj|umow[ayę]',
    Survey: 'ankiet',
    Table: 'stolik',
    TestDrive: 'jazd\\w+ prob',
    Ticket: 'bilet',
    Tour: 'zwiedzan|wycieczk',
    Trial: 'okres prob|probn',
    Viewing: 'ogledzin|prezentacj\\w+ nieruchom',
    Volunteer: 'wolontari',
    GiftVoucher: 'bon(?= |$)|voucher|karta podarunk',
    Waitlist: 'list\\w+ oczekuj',
    Workshop: 'warsztat',
  },
  filler:
    'i|w|we|na|do|z|ze|o|od|po|za|dla|oraz|lub|sie|twoj|twoje|twoja|swoj|swoje|nasz|nasze|naszego|nasza|ten|ta|to|teraz|tutaj|darmow|bezplatn|bezplatna|bezplatny|nowe|nowy|nowa|online|formularz|dalej|dane|jest',
}

/** Polish */
export const pl: Language = { buttons, fields, topics, intents, trust, texts, prices }
