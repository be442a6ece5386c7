// @ts-nocheck: plain data and pages
import { link, maker, products, table } from './asking-base.mjs'

const { rows, form, press } = maker('harmless')

export { rows }

// ---- English
press('en', 'add-to-basket', 'shop', 'Clay Street', 'Espresso cup', 'Add to basket', {
  why: 'add to basket; price in the product text',
  top: '<p><b>£18.00</b> · in stock</p><p>Stoneware, dishwasher safe, holds 90 ml.</p><p class="small">Free UK delivery over £50. Returns within 30 days.</p>',
  effect: `document.querySelector('.mini').firstChild.textContent='Basket (3) ';b.textContent='Added'`,
})
press('en', 'compare-plans-tick', 'shop', 'Northlight Lamps', 'Arc floor lamp', 'Compare', {
  why: 'put on the comparison list',
  attrs: 'aria-pressed="false"',
  below: products('Arc|£189', 'Reed|£99', 'Tripod|£140'),
})
press('en', 'dark-mode', 'app', 'Ledgerly', 'Billing overview', '🌙', {
  why: 'dark mode toggle over a billing history',
  attrs: 'aria-label="Dark mode" aria-pressed="false"',
  effect: `b.setAttribute('aria-pressed','true');document.body.style.background='#222'`,
  below: table('Invoice|Amount', 'January|$24.00', 'February|$24.00'),
})
form(
  'en',
  'track-order',
  'shop',
  'Fern & Field',
  'Where is my order?',
  ['order|text|Order number|FF-10288', 'email|email|Email|kim@example.org'],
  'Track',
  {
    how: 'get',
    why: 'order tracking over an order history',
    below: table('Order|Total|Status', 'FF-10288|£46.50|Shipped', 'FF-10102|£12.00|Delivered'),
  },
)
form(
  'en',
  'pothole',
  'town',
  'Wexcombe District Council',
  'Report a pothole',
  [
    'place|text|Where is it?|Mill Lane by the post box',
    'size|select|Size|plate|cup=Like a cup;plate=Like a dinner plate',
    'message|textarea|Anything else?|It fills with water',
  ],
  'Submit report',
  { why: 'pothole report' },
)
form(
  'en',
  'gdpr-access',
  'app',
  'Ledgerly',
  'Request a copy of your data',
  ['email|email|Account email|kim@example.org', 'message|textarea|Which data?|Everything since 2024'],
  'Request my data',
  {
    why: 'access request under GDPR',
    below: '<p class="small">Looking to delete your account? <a href="#">Read how</a>.</p>',
  },
)
form(
  'en',
  'unit-conversion',
  'blog',
  'Bake by Weight',
  'Cups to grams',
  ['cups|number|Cups|2.5', 'of|select|Ingredient|flour|flour=Flour;sugar=Sugar'],
  'Convert',
  { how: 'fetch', done: '300 g', why: 'unit conversion' },
)
form(
  'en',
  'currency-switch',
  'shop',
  'Wool & Wander',
  'Choose your currency',
  ['currency|select|Currency|eur|gbp=GBP £;eur=EUR €;usd=USD $'],
  'Update',
  {
    how: 'get',
    why: 'currency switch with currency signs among the options',
    below: products('Aran jumper|£89', 'Hat|£24', 'Scarf|£32'),
  },
)
form(
  'en',
  'job-alert',
  'town',
  'Moorland NHS Trust',
  'Get job alerts',
  ['email|email|Email|kim@example.org', 'role|text|Role or keyword|Physiotherapist'],
  'Create alert',
  {
    why: 'job alert; salaries in the list',
    below: table('Job|Salary', 'Physiotherapist|£29,970 to £36,483', 'Porter|£22,383'),
  },
)
form(
  'en',
  'open-day',
  'town',
  'University of Eastmere',
  'Register for our open day',
  [
    'name|text|Full name|Kim Vale',
    'email|email|Email|kim@example.org',
    'course|select|Subject|bio|bio=Biology;law=Contract law',
  ],
  'Register',
  {
    why: 'open day, free of charge; fees told',
    below: '<p class="small">Open days are free. Tuition fees for 2027 entry are £9,535 a year.</p>',
  },
)
form(
  'en',
  'forum-search',
  'blog',
  'Allotment Forum',
  'Search the forum',
  ['q|search|Search posts|how to remove bindweed', 'in|select|In|veg|all=All boards;veg=Vegetables'],
  'Search posts',
  { how: 'get', why: 'forum search; the words "remove" only in the query' },
)
form(
  'en',
  'prospectus',
  'app',
  'Birch Analytics',
  'Download the brochure',
  ['name|text|Name|Kim Vale', 'email|email|Work email|kim@example.org', 'company|text|Company|Vale Ltd'],
  'Get the PDF',
  {
    why: 'brochure of a paid product',
    how: 'fetch',
    done: 'Thank you. Your download has started.',
    below: '<p>Plans start at $49 per month. <a href="#">See pricing</a></p>',
  },
)
form(
  'en',
  'demo-request',
  'app',
  'Birch Analytics',
  'Book a demo',
  ['name|text|Name|Kim Vale', 'email|email|Work email|kim@example.org', 'size|select|Team size|10|10=1–10;50=11–50'],
  'Book a demo',
  {
    why: 'demo of a software; no card needed',
    after: '<p class="hint">30 minutes, free, no credit card required.</p>',
  },
)
form(
  'en',
  'comment',
  'blog',
  'Slow Bread',
  'Leave a comment',
  [
    'name|text|Name|Kim Vale',
    'email|email|Email (not shown)|kim@example.org',
    'comment|textarea|Comment|My crumb was gummy, is that the oven?',
  ],
  'Post comment',
  { why: 'blog comment with a cancel-reply link', beside: link('Cancel reply') },
)
form(
  'en',
  'museum-quiz',
  'town',
  'Tidewater Museum',
  'Quiz: whose ship was it?',
  ['a|radio|Who paid for the Golden Lark?|b|a=The crown;b=A widow from Hull'],
  'Check answer',
  {
    how: 'fetch',
    done: 'Right!',
    why: 'quiz with "paid" in the question',
    below: '<p class="small">Admission £7, children free.</p>',
  },
)

// ---- Arabic, Hebrew, Persian
form(
  'ar',
  'tawasul',
  'shop',
  'متجر الورد',
  'تواصل معنا',
  [
    'name|text|الاسم|ليلى',
    'email|email|البريد الإلكتروني|layla@example.org',
    'message|textarea|الرسالة|هل توصلون يوم الجمعة؟',
  ],
  'إرسال',
  { why: 'نموذج تواصل بجانب أسعار', below: products('باقة جوري|95 ر.س', 'نبتة ظل|60 ر.س', 'مزهرية|45 ر.س') },
)
form(
  'ar',
  'mawid',
  'blog',
  'عيادة النخيل',
  'طلب موعد',
  ['name|text|الاسم|ليلى', 'phone|tel|الجوال|0500000101', 'day|date|اليوم المفضل|2027-03-02'],
  'طلب الموعد',
  { why: 'طلب موعد دون رسوم', top: '<p>طلب الموعد مجاني، وسنتصل بكم للتأكيد.</p>' },
)
form('he', 'hipus-sefer', 'town', 'ספריית העיר', 'חיפוש בקטלוג', ['q|search|שם ספר או מחבר|עמוס עוז'], 'חיפוש', {
  how: 'get',
  why: 'חיפוש בספרייה',
})
form('he', 'hazara-lamlai', 'shop', 'נעלי הגליל', 'סנדל תנ"ך', ['email|email|אימייל|noa@example.org'], 'עדכנו אותי', {
  why: 'עדכון על חזרה למלאי',
  top: '<p>₪249 · אזל מהמלאי</p>',
})
form(
  'fa',
  'nazarsanji',
  'town',
  'موزهٔ فرش',
  'نظر شما دربارهٔ بازدید',
  ['emtiaz|radio|امتیاز|4|3=متوسط;4=خوب', 'message|textarea|نظر|راهنما بسیار خوب بود'],
  'ثبت نظر',
  { why: 'نظر بازدیدکننده' },
)
form('fa', 'jostoju', 'shop', 'خانهٔ ادویه', 'جستجوی فروشگاه', ['q|search|نام شهر|شیراز'], 'جستجو', {
  how: 'get',
  why: 'یافتن شعبه',
})

// ---- Greek, Bulgarian, Russian, Ukrainian, Serbian
form(
  'el',
  'epikoinonia',
  'blog',
  'Ξενώνας Θάλασσα',
  'Ρωτήστε μας',
  ['name|text|Όνομα|Νίκος', 'email|email|Email|nikos@example.org', 'message|textarea|Μήνυμα|Δέχεστε σκύλους;'],
  'Αποστολή',
  { why: 'ερώτηση σε ξενώνα με τιμές', below: table('Δωμάτιο|Τιμή', 'Δίκλινο|από 70 €', 'Στούντιο|από 95 €') },
)
form(
  'el',
  'dromologia',
  'town',
  'Αστικό ΚΤΕΛ',
  'Δρομολόγια',
  ['apo|text|Από|Βόλος', 'pros|text|Προς|Λάρισα'],
  'Αναζήτηση',
  { how: 'get', why: 'δρομολόγια' },
)
form(
  'bg',
  'signal',
  'town',
  'Община Рилци',
  'Подай сигнал',
  ['place|text|Къде?|ул. Липа 4', 'message|textarea|Какъв е проблемът?|Не свети лампа'],
  'Изпрати сигнал',
  { why: 'сигнал за улично осветление' },
)
form(
  'bg',
  'kalkulator',
  'town',
  'Банка Тракия',
  'Кредитен калкулатор',
  ['suma|number|Сума (лв.)|5000', 'meseci|number|Месеци|24'],
  'Изчисли',
  {
    how: 'fetch',
    done: '226,40 лв. на месец',
    why: 'кредитен калкулатор',
    below: '<p class="small">Пример: кредит 5 000 лв., ГПР 8,9 %.</p>',
  },
)
form(
  'ru',
  'voprosvrachu',
  'blog',
  'Клиника «Берёза»',
  'Задать вопрос врачу',
  ['name|text|Имя|Иван', 'email|email|Почта|ivan@example.org', 'message|textarea|Вопрос|Нужно ли направление?'],
  'Отправить вопрос',
  { why: 'вопрос врачу; цены приёма ниже', below: table('Приём|Цена', 'Терапевт|1 800 ₽', 'Хирург|2 400 ₽') },
)
form(
  'ru',
  'sortirovka',
  'shop',
  'Самовар',
  'Чайники',
  ['sort|select|Сортировка|cheap|cheap=Сначала дешёвые;new=Новинки'],
  'Показать',
  {
    how: 'get',
    why: 'сортировка',
    beside: '<a href="#">Сбросить</a>',
    below: products('Чайник медный|2 900 ₽', 'Фарфор|1 490 ₽', 'Сервиз|5 200 ₽'),
  },
)
form(
  'uk',
  'sklad-nayavnist',
  'shop',
  'Вишиванка',
  'Повідомити про наявність',
  ['email|email|Пошта|olena@example.org', 'rozmir|select|Розмір|m|s=S;m=M'],
  'Повідомити мене',
  { why: 'повідомлення про наявність', top: '<p><b>1 450 ₴</b></p><p>Немає в наявності. Льон, ручна вишивка.</p>' },
)
form('uk', 'slovnyk', 'town', 'Словник', 'Пошук слова', ['q|search|Слово|криниця'], 'Знайти', {
  how: 'get',
  why: 'словник',
})
form(
  'sr',
  'prijava-smetnji',
  'town',
  'Водовод Дрина',
  'Пријава квара',
  ['adresa|text|Адреса|Липова 7', 'message|textarea|Опис|Цури вода на улици'],
  'Пошаљи пријаву',
  { why: 'пријава квара' },
)
press('sr', 'omiljeno', 'shop', 'Керамика Вез', 'Чинија', '♡', {
  why: 'додавање у омиљено',
  attrs: 'aria-label="Додај у омиљено" aria-pressed="false"',
  top: '<p>1.290 РСД</p><p>Ручни рад, пречник 22 cm, за машинско прање.</p>',
})

// ---- Croatian, Slovenian, Catalan, Turkish
form(
  'hr',
  'upit-apartman',
  'blog',
  'Apartmani Brač',
  'Pošaljite upit',
  [
    'name|text|Ime|Ana Horvat',
    'email|email|E-pošta|ana@example.org',
    'message|textarea|Poruka|Imate li slobodno u lipnju?',
  ],
  'Pošalji upit',
  {
    why: 'upit za apartman, cijene sezone ispod',
    below: table('Sezona|Cijena po noći', 'Lipanj|od 60 €', 'Srpanj|od 95 €'),
  },
)
form('hr', 'radno-vrijeme', 'town', 'Pošta Otok', 'Radno vrijeme', ['mjesto|text|Mjesto|Hvar'], 'Prikaži', {
  how: 'get',
  why: 'radno vrijeme',
})
form('sl', 'prijava-enovice', 'shop', 'Čebelnjak', 'E-novice', ['email|email|E-pošta|maja@example.org'], 'Prijavi me', {
  why: 'e-novice s popustom',
  how: 'fetch',
  done: 'Hvala za prijavo.',
  top: '<p>Prejmite kupon za 5 € ob prvem nakupu nad 30 €.</p>',
})
form(
  'sl',
  'vprasalnik',
  'town',
  'Občina Lipje',
  'Vprašalnik o prometu',
  ['kako|select|Kako potujete?|kolo|kolo=S kolesom;avto=Z avtom', 'message|textarea|Predlog|Več kolesarskih stojal'],
  'Oddaj odgovore',
  { why: 'anketa občine' },
)
form(
  'ca',
  'reserva-llibre',
  'town',
  'Biblioteca de la Plana',
  'Reserva el llibre',
  ['carnet|text|Número de carnet|778812', 'lloc|select|Recollida|centre|centre=Centre;nord=Nord'],
  'Reserva',
  { why: 'reserva de biblioteca, gratuïta', top: '<p>Servei gratuït. 2 persones abans que tu.</p>' },
)
form(
  'ca',
  'visita-escola',
  'blog',
  'Escola El Roure',
  'Vine a les portes obertes',
  ['name|text|Nom|Pau Riera', 'quants|number|Quants sereu?|3'],
  'Ens apuntem',
  { why: 'portes obertes sense cost' },
)
form(
  'tr',
  'geri-arama',
  'app',
  'Deniz Sigorta',
  'Sizi arayalım',
  ['name|text|Ad soyad|Elif Kaya', 'phone|tel|Telefon|0212 555 0101'],
  'Beni arayın',
  { why: 'geri arama; prim örneği', top: '<p>Kasko primleri yılda 6.900 TL’den başlar.</p>' },
)
form('tr', 'kargo-takip', 'shop', 'Çini Evi', 'Kargom nerede?', ['no|text|Takip numarası|CE4471'], 'Sorgula', {
  how: 'get',
  why: 'kargo takibi',
})
press('tr', 'daha-fazla', 'blog', 'Mahalle Gazetesi', 'Haberler', 'Daha fazla göster', {
  why: 'daha fazla haber',
  effect: `b.insertAdjacentHTML('beforebegin','<p>Yeni park açıldı.</p>');b.hidden=true`,
})

// ---- the others again
form(
  'de',
  'terminanfrage-friseur',
  'blog',
  'Salon Kamm',
  'Termin anfragen',
  ['name|text|Name|Jule Brandt', 'phone|tel|Telefon|0431 555010', 'tag|date|Wunschtag|2027-03-05'],
  'Termin anfragen',
  {
    why: 'Terminanfrage, Preise daneben',
    below: table('Schnitt|Preis', 'Kurz|ab 32 €', 'Lang|ab 48 €'),
    after: '<p class="hint">Wir bestätigen telefonisch. Keine Anzahlung.</p>',
  },
)
form(
  'de',
  'fundbuero',
  'town',
  'Stadt Ahrenfeld',
  'Online-Fundbüro',
  ['was|text|Was haben Sie verloren?|Schlüsselbund', 'wann|date|Wann?|2027-01-12'],
  'Suchen',
  {
    how: 'get',
    why: 'Fundsuche; Gebühr der Abholung im Text',
    below: '<p class="small">Die Suche ist gebührenfrei.</p>',
  },
)
form(
  'de',
  'verein-probetraining',
  'blog',
  'TSV Lüttau',
  'Kostenloses Probetraining',
  ['name|text|Name|Jule Brandt', 'sport|select|Abteilung|judo|judo=Judo;turnen=Turnen'],
  'Zum Probetraining anmelden',
  {
    why: 'Probetraining ohne Kosten, kein Vertrag',
    below: '<p class="small">Mitgliedsbeitrag 12 € im Monat, erst nach Eintritt.</p>',
  },
)
form(
  'fr',
  'tri-produits',
  'shop',
  'La Malle',
  'Sacs',
  ['tri|select|Trier par|prix|prix=Prix croissant;date=Nouveautés'],
  'OK',
  { how: 'get', why: 'tri de produits, bouton OK', below: products('Sac cabas|59 €', 'Pochette|29 €', 'Besace|84 €') },
)
form(
  'fr',
  'signaler-lampadaire',
  'town',
  'Ville de Brassac',
  'Signaler un problème',
  ['ou|text|Adresse|3 rue des Lices', 'message|textarea|Description|Lampadaire éteint'],
  'Signaler',
  { why: 'signalement' },
)
form(
  'es',
  'opinion-producto',
  'shop',
  'La Alacena',
  'Escribe tu opinión',
  ['nota|select|Puntuación|5|4=4;5=5', 'texto|textarea|Opinión|Muy buen aceite.'],
  'Publicar opinión',
  {
    why: 'reseña de producto con precio',
    top: '<p>Aceite de oliva 1 l — 11,90 €</p><p>Cosecha temprana, variedad picual.</p>',
  },
)
press('es', 'seguir-grupo', 'blog', 'Coro Abierto', 'Coro Abierto de Lugo', 'Seguir', {
  why: 'seguir a un grupo',
  attrs: 'aria-pressed="false"',
})
form(
  'it',
  'promemoria-evento',
  'town',
  'Teatro Verdi Minore',
  'Ricordamelo',
  ['email|email|Email|dario@example.org'],
  'Avvisami quando aprono le vendite',
  {
    why: 'promemoria prima delle vendite',
    top: '<p>Biglietti da 18 € in vendita dal 1° marzo.</p><p>Concerto per archi, due tempi.</p>',
  },
)
form('nl', 'openingstijden', 'shop', 'Tuinland', 'Openingstijden', ['plaats|text|Plaats|Assen'], 'Toon', {
  how: 'get',
  why: 'openingstijden',
})
form(
  'pt',
  'sondagem',
  'blog',
  'Rádio Ria',
  'Sondagem da semana',
  ['voto|radio|Qual a melhor praia?|barra|barra=Barra;costa=Costa Nova'],
  'Votar',
  { how: 'fetch', done: 'Obrigado pelo seu voto.', why: 'sondagem' },
)
form(
  'pl',
  'powiadom',
  'shop',
  'Gliniany Dom',
  'Donica XL',
  ['email|email|E-mail|biuro@example.org'],
  'Powiadom o dostępności',
  { why: 'powiadomienie o dostępności', top: '<p>149,00 zł</p><p>Chwilowo niedostępna. Średnica 40 cm.</p>' },
)
form(
  'cs',
  'dotaz-obec',
  'town',
  'Obec Lhotka',
  'Napište nám',
  ['name|text|Jméno|Eva Malá', 'email|email|E-mail|eva@example.org', 'message|textarea|Dotaz|Kdy se svážejí větve?'],
  'Odeslat dotaz',
  { why: 'dotaz na obec' },
)
form(
  'sv',
  'provkor',
  'blog',
  'Elcykelhuset',
  'Boka provtur',
  ['name|text|Namn|Maja Lind', 'dag|date|Dag|2027-04-02'],
  'Boka gratis provtur',
  { why: 'gratis provtur; pris i texten', top: '<p>Modell Vind, 21 900 kr. Provturen är gratis.</p>' },
)
form(
  'da',
  'prisberegner',
  'app',
  'Tagfix',
  'Beregn din pris',
  ['m2|number|Tag i m²|110', 'type|select|Materiale|tegl|tegl=Tegl;skifer=Skifer'],
  'Beregn',
  { how: 'fetch', done: 'Ca. 82.000 kr.', why: 'prisberegner uden binding', top: '<p>Gratis og uforpligtende.</p>' },
)
form(
  'fi',
  'palaute',
  'town',
  'Saimaan bussit',
  'Anna palautetta',
  ['linja|text|Linja|7', 'message|textarea|Palaute|Pysäkin valo ei pala.'],
  'Lähetä palaute',
  { why: 'palaute' },
)
form(
  'ja',
  'nyuka',
  'shop',
  '器の店',
  '再入荷のお知らせ',
  ['email|email|メールアドレス|hana@example.org'],
  'お知らせを受け取る',
  { why: '再入荷通知、価格は説明文', top: '<p>粉引カップ　¥2,860（税込）</p><p>ただいま在庫がありません。</p>' },
)
form('ko', 'doseo', 'town', '한강도서관', '자료 검색', ['q|search|제목·저자|토지'], '검색', {
  how: 'get',
  why: '도서 검색',
})
form(
  'zh',
  'yuyue-canguan',
  'town',
  '江城博物馆',
  '预约参观（免费）',
  ['name|text|姓名|孙丽', 'day|date|日期|2027-03-06', 'num|number|人数|2'],
  '预约',
  { why: '免费预约', top: '<p>免费不免票，请提前预约。</p>' },
)
form(
  'no',
  'fylt-ventet',
  'blog',
  'Fjelltoppen barnehage',
  'Still deg på venteliste',
  ['name|text|Barnets navn|Ola Vik', 'email|email|E-post|ida@example.org'],
  'Send',
  { why: 'venteliste uten kostnad', top: '<p>Gratis og uforpliktende.</p>' },
)
form(
  'hu',
  'konyvtar',
  'town',
  'Városi Könyvtár',
  'Keresés a katalógusban',
  ['q|search|Szerző vagy cím|Szabó Magda'],
  'Keresés',
  { how: 'get', why: 'könyvtári keresés' },
)
