// @ts-nocheck: plain data and pages
import { link, maker, products, table } from './asking-base.mjs'

const { rows, form, press } = maker('harmless')

export { rows }

// ---- English
form(
  'en',
  'contact-shop',
  'shop',
  'Fern & Field',
  'Get in touch',
  [
    'name|text|Your name|Kim Vale',
    'email|email|Email|kim@example.org',
    'message|textarea|Message|Do you stock left-handed secateurs?',
  ],
  'Send message',
  {
    why: 'contact form of a shop, best sellers with prices beside it',
    below: `<h2>Best sellers</h2>${products('Hand fork|£12.50', 'Secateurs|£34.00', 'Gloves|from £8')}`,
  },
)
form(
  'en',
  'newsletter-terms',
  'shop',
  'Fern & Field',
  '10% off your first order',
  ['email|email|Email address|kim@example.org'],
  'Sign me up',
  {
    why: 'newsletter with a discount teaser and terms',
    how: 'fetch',
    done: 'Thanks, you are on the list.',
    after:
      '<p class="hint">By signing up you agree to our <a href="#">terms</a>. Minimum spend £25. You can unsubscribe at any time.</p>',
  },
)
form(
  'en',
  'catalogue-search',
  'town',
  'Harwell Library',
  'Search the catalogue',
  ['q|search|Title, author or ISBN|Middlemarch'],
  'Search',
  {
    how: 'get',
    why: 'library catalogue search; overdue fines told below',
    below: '<p class="small">Overdue items cost 20p a day. Paying online is done in your account.</p>',
  },
)
form(
  'en',
  'price-filter',
  'shop',
  'Northlight Lamps',
  'Table lamps',
  ['min|number|Price from (£)|20', 'max|number|Price to (£)|80', 'colour|select|Colour|brass|any=Any;brass=Brass'],
  'Apply filters',
  {
    how: 'get',
    why: 'price filter with a "Delete filters" link',
    beside: link('Delete all filters'),
    below: products('Pebble lamp|£45.00', 'Brass arm|£79.00', 'Globe|£62.00'),
  },
)
form(
  'en',
  'order-by',
  'shop',
  'Northlight Lamps',
  'Floor lamps',
  ['sort|select|Order by|price-asc|relevance=Relevance;price-asc=Price, low to high;new=Newest'],
  'Go',
  { how: 'get', why: 'sorting a list', below: products('Tripod|£140', 'Arc|£189', 'Reed|£99') },
)
form(
  'en',
  'mortgage-calculator',
  'town',
  'Calder Building Society',
  'How much could I borrow?',
  [
    'income|number|Yearly income before tax (£)|42000',
    'deposit|number|Deposit (£)|30000',
    'years|number|Term in years|25',
  ],
  'Calculate',
  {
    why: 'mortgage calculator',
    how: 'fetch',
    done: 'You could borrow up to £168,000.',
    below:
      '<p class="small">Representative example: a mortgage of £150,000 payable over 25 years at 4.6% would require 300 monthly payments of £842.30. Your home may be repossessed if you do not keep up repayments.</p>',
  },
)
form(
  'en',
  'roof-quote',
  'blog',
  'Penrose Roofing',
  'Request a free quote',
  ['name|text|Name|Kim Vale', 'phone|tel|Phone|020 7946 0101', 'details|textarea|What needs doing?|Six loose slates'],
  'Get my free quote',
  {
    why: 'free quote request with "from £95" teaser',
    top: '<p>Call-outs from £95. Quotes are free and without obligation.</p>',
  },
)
form(
  'en',
  'viewing-request',
  'town',
  'Marlow Lettings',
  '2 bed flat, Station Road',
  ['name|text|Name|Kim Vale', 'email|email|Email|kim@example.org', 'day|date|Preferred day|2027-03-04'],
  'Request a viewing',
  {
    why: 'request of a viewing; the rent stands above',
    top: '<p><b>£1,150 pcm</b> · Deposit £1,325 · Council tax band C</p>',
  },
)
form(
  'en',
  'table-booking',
  'blog',
  'The Old Ferry Inn',
  'Book a table',
  [
    'name|text|Name|Kim Vale',
    'guests|number|Guests|4',
    'day|date|Date|2027-02-14',
    'time|select|Time|19:00|18:00=18:00;19:00=19:00',
  ],
  'Book table',
  {
    why: 'table reservation without deposit; menu prices on the page',
    below: `<h2>From the menu</h2>${table('Dish|Price', 'Fish pie|£16', 'Ploughman’s|£13')}`,
  },
)
form(
  'en',
  'rsvp',
  'blog',
  'Ana & Theo',
  'RSVP',
  ['name|text|Your name(s)|Kim Vale', 'coming|radio|Will you join us?|yes|yes=Joyfully accept;no=Regretfully decline'],
  'Send reply',
  { why: 'wedding RSVP, "accept" among the radios' },
)
form(
  'en',
  'waiting-list-pots',
  'shop',
  'Clay Street',
  'Speckled mug',
  ['email|email|Email me when it is back|kim@example.org'],
  'Notify me',
  { why: 'back in stock note on a product page with its price', top: '<p><s>£28.00</s> <b>£24.00</b> — Sold out</p>' },
)
form(
  'en',
  'callback',
  'app',
  'Harbour Insurance',
  'Call me back',
  [
    'name|text|Name|Kim Vale',
    'phone|tel|Phone number|020 7946 0101',
    'when|select|Best time|am|am=Morning;pm=Afternoon',
  ],
  'Request callback',
  {
    why: 'callback of an insurer; premium teaser',
    top: '<p>Home insurance from £9.80 a month*</p>',
    below: '<p class="small">* 10% of customers paid this or less between January and March.</p>',
  },
)
form(
  'en',
  'feedback-help-page',
  'town',
  'Wexcombe District Council',
  'Pay your council tax',
  [
    'helpful|radio|Was this page useful?|no|yes=Yes;no=No',
    'message|textarea|What went wrong?|The link to bands is broken',
  ],
  'Send feedback',
  {
    why: 'page feedback on a page about paying',
    top: '<p>You can pay by direct debit, at any post office or by phone.</p><p><a href="#">Pay now</a></p>',
  },
)
press('en', 'like-post', 'blog', 'Slow Bread', 'Rye in three days', '♥ 41', {
  why: 'like of a post',
  attrs: 'aria-label="Like" aria-pressed="false"',
})
press('en', 'follow-maker', 'shop', 'Clay Street', 'Ines Holm, potter', 'Follow', {
  why: 'follow a maker; her works with prices',
  attrs: 'aria-pressed="false"',
  below: products('Bowl|£38', 'Vase|£64', 'Plate|£22'),
})

// ---- German
form(
  'de',
  'kontakt-werkstatt',
  'blog',
  'Radwerk Kiel',
  'Schreiben Sie uns',
  [
    'name|text|Name|Jule Brandt',
    'email|email|E-Mail|jule@example.org',
    'message|textarea|Nachricht|Die Schaltung springt.',
  ],
  'Absenden',
  {
    why: 'Kontakt neben einer Preisliste',
    below: table('Leistung|Preis', 'Inspektion|ab 69 €', 'Schlauch wechseln|18 €'),
  },
)
form(
  'de',
  'filter-loeschen',
  'shop',
  'Bergauf',
  'Wanderschuhe',
  ['groesse|select|Größe|41|40=40;41=41', 'preis|number|Preis bis (€)|150'],
  'Filter anwenden',
  {
    how: 'get',
    why: 'Filter, daneben "Filter löschen"',
    beside: '<a href="#">Filter löschen</a>',
    below: products('Gratweg Mid|139,95 €', 'Alm Low|99,00 €', 'Kar GTX|189,00 €'),
  },
)
form(
  'de',
  'rueckruf-stadtwerke',
  'town',
  'Stadtwerke Ahrenfeld',
  'Wir rufen Sie zurück',
  [
    'name|text|Name|Jule Brandt',
    'phone|tel|Telefon|0431 555010',
    'thema|select|Worum geht es?|vertrag|vertrag=Vertrag und Kündigung;zaehler=Zählerstand',
  ],
  'Rückruf anfordern',
  { why: 'Rückruf; "Kündigung" ist nur ein Thema' },
)
form(
  'de',
  'foerderrechner',
  'town',
  'Energieberatung Nord',
  'Was spart eine Wärmepumpe?',
  ['flaeche|number|Wohnfläche in m²|120', 'verbrauch|number|Gasverbrauch in kWh|18000'],
  'Berechnen',
  {
    how: 'fetch',
    done: 'Sie sparen etwa 640 € im Jahr.',
    why: 'Sparrechner',
    top: '<p>Unverbindlich und kostenlos. Zuschuss bis 21.000 € möglich.</p>',
  },
)
form(
  'de',
  'schlagloch',
  'town',
  'Gemeinde Lüttau',
  'Mängelmelder',
  ['ort|text|Wo?|Dorfstraße 12', 'was|textarea|Was ist zu sehen?|Ein tiefes Schlagloch'],
  'Meldung abschicken',
  { why: 'Schlagloch melden' },
)
press('de', 'merken', 'shop', 'Bergauf', 'Gratweg Mid', 'Merken', {
  why: 'Artikel merken; Preis auf der Seite',
  attrs: 'aria-pressed="false"',
  top: '<p>139,95 € · Lieferung in 2 Tagen</p><p>Wasserdicht, 480 g je Schuh, neu besohlbar.</p>',
})

// ---- French
form(
  'fr',
  'devis-gratuit',
  'blog',
  'Ébénisterie Morel',
  'Demande de devis gratuit',
  [
    'name|text|Nom|Lise Morin',
    'email|email|Courriel|lise@example.org',
    'message|textarea|Votre projet|Une bibliothèque en chêne',
  ],
  'Envoyer ma demande',
  {
    why: 'devis gratuit et sans engagement',
    top: '<p>Gratuit et sans engagement. Bibliothèques à partir de 1 200 €.</p>',
  },
)
form(
  'fr',
  'suivi-colis',
  'shop',
  'La Malle',
  'Suivre mon colis',
  ['numero|text|Numéro de commande|LM-20419', 'cp|text|Code postal|69003'],
  'Suivre',
  { how: 'get', why: 'suivi de colis' },
)
form(
  'fr',
  'mediatheque',
  'town',
  'Médiathèque de Brassac',
  'Réserver ce document',
  ['carte|text|Numéro de carte|0098123', 'retrait|select|Lieu de retrait|centre|centre=Centre;gare=Gare'],
  'Réserver',
  { why: 'réservation gratuite d’un livre', top: '<p>La réservation est gratuite. 3 lecteurs avant vous.</p>' },
)
form(
  'fr',
  'avis-gite',
  'blog',
  'Gîte des Ormes',
  'Laissez votre avis',
  ['name|text|Prénom|Lise', 'note|radio|Note|5|3=3;4=4;5=5', 'avis|textarea|Votre avis|Accueil charmant.'],
  'Publier mon avis',
  {
    why: 'avis de client; tarif en haut',
    top: '<p>À partir de 85 € la nuit</p>',
    how: 'fetch',
    done: 'Merci pour votre avis.',
  },
)

// ---- Spanish
form(
  'es',
  'lista-espera',
  'town',
  'Escuela de Música Arco',
  'Lista de espera',
  [
    'name|text|Nombre del alumno|Leo Prado',
    'email|email|Correo|leo@example.org',
    'inst|select|Instrumento|piano|piano=Piano;cello=Violonchelo',
  ],
  'Apuntarme a la lista',
  {
    why: 'lista de espera sin coste; cuota citada',
    below: '<p class="small">Cuota del curso: 45 € al mes. Apuntarse a la lista no cuesta nada ni compromete.</p>',
  },
)
form(
  'es',
  'buscar-vuelos',
  'shop',
  'Vuelamás',
  'Encuentra tu vuelo',
  ['desde|text|Desde|Bilbao', 'hasta|text|Hasta|Oporto', 'dia|date|Salida|2027-04-10'],
  'Buscar vuelos',
  {
    how: 'get',
    why: 'búsqueda de vuelos con ofertas',
    below: products('Bilbao–Oporto|desde 29 €', 'Bilbao–Roma|desde 49 €', 'Bilbao–París|desde 39 €'),
  },
)
form(
  'es',
  'objetos-perdidos',
  'town',
  'Metro de Valdeluz',
  'Objetos perdidos',
  [
    'objeto|text|¿Qué ha perdido?|Un paraguas verde',
    'fecha|date|¿Cuándo?|2027-01-08',
    'email|email|Correo|leo@example.org',
  ],
  'Enviar aviso',
  { why: 'objetos perdidos' },
)

// ---- Italian, Dutch, Portuguese
form(
  'it',
  'prenota-visita',
  'blog',
  'Studio Dentistico Alba',
  'Richiedi un appuntamento',
  ['name|text|Nome e cognome|Dario Neri', 'phone|tel|Telefono|06 5550101', 'giorno|date|Giorno preferito|2027-03-09'],
  'Richiedi appuntamento',
  {
    why: 'richiesta di appuntamento; listino sotto',
    below: table('Prestazione|Prezzo', 'Prima visita|gratuita', 'Igiene|da 70 €'),
  },
)
form(
  'it',
  'punti-vendita',
  'shop',
  'Pasta Rivolta',
  'Trova il negozio più vicino',
  ['cap|text|CAP o città|Parma'],
  'Cerca',
  { how: 'get', why: 'ricerca negozi' },
)
form(
  'it',
  'disdetta-info',
  'app',
  'Fibra Lieve',
  'Hai una domanda?',
  [
    'tema|select|Argomento|disdetta|disdetta=Disdetta del contratto;fattura=Fattura e pagamenti',
    'message|textarea|Domanda|Qual è il preavviso?',
  ],
  'Invia la domanda',
  { why: 'domanda sulla disdetta, non la disdetta' },
)
form(
  'nl',
  'wegenwacht-route',
  'town',
  'Fietsknoop',
  'Plan je route',
  ['van|text|Van|Zutphen', 'naar|text|Naar|Deventer'],
  'Plan route',
  { how: 'get', why: 'routeplanner' },
)
form(
  'nl',
  'vrijwilliger',
  'blog',
  'Voedselbank Rijnoever',
  'Word vrijwilliger',
  ['name|text|Naam|Noor Bos', 'email|email|E-mail|noor@example.org', 'dag|select|Welke dag?|wo|ma=Maandag;wo=Woensdag'],
  'Aanmelden',
  {
    why: 'interesse als vrijwilliger; doneerlink elders',
    below: '<p>Liever geld geven? <a href="#">Doneer € 10</a></p>',
  },
)
form(
  'nl',
  'maat-omzetten',
  'shop',
  'Sok & Zool',
  'Maattabel',
  ['cm|number|Voetlengte in cm|26.5', 'naar|select|Naar maat|eu|eu=EU;uk=UK'],
  'Omrekenen',
  { how: 'fetch', done: 'EU 42', why: 'maten omrekenen' },
)
form(
  'pt',
  'orcamento-mudanca',
  'blog',
  'Mudanças Tejo',
  'Peça um orçamento',
  ['de|text|De|Lisboa', 'para|text|Para|Évora', 'email|email|E-mail|rita@example.org'],
  'Pedir orçamento',
  { why: 'orçamento grátis', top: '<p>Grátis e sem compromisso — desde 120 €.</p>' },
)
press('pt', 'idioma', 'town', 'Museu do Rio', 'Bem-vindo ao museu', 'English', {
  why: 'mudança de língua; bilhetes com preço na página',
  below: '<p>Bilhetes: adultos 8 €, crianças grátis.</p><p>Aberto de terça a domingo.</p>',
  effect: `document.documentElement.lang='en';document.querySelector('h1').textContent='Welcome to the museum'`,
})

// ---- Polish, Czech, Slovak, Hungarian, Romanian
form(
  'pl',
  'zapytanie-hurt',
  'shop',
  'Gliniany Dom',
  'Zapytanie hurtowe',
  [
    'company|text|Firma|Kwiaciarnia Maj',
    'email|email|E-mail|biuro@example.org',
    'message|textarea|Treść|Proszę o cennik doniczek',
  ],
  'Wyślij zapytanie',
  { why: 'zapytanie o cennik' },
)
form(
  'pl',
  'ankieta',
  'town',
  'Gmina Zalesie',
  'Budżet obywatelski — ankieta',
  ['wiek|select|Wiek|30|20=do 29;30=30 i więcej', 'co|radio|Co najważniejsze?|park|park=Park;droga=Droga'],
  'Oddaj głos',
  {
    top: '<p>Gmina przeznacza 400 000 zł na projekty mieszkańców.</p>',
    why: 'głos w ankiecie, kwota budżetu gminy w tekście',
  },
)
form(
  'cs',
  'hlidaci-pes',
  'shop',
  'Kolo Plus',
  'Hlídací pes',
  ['email|email|E-mail|eva@example.org', 'cena|number|Upozornit při ceně pod (Kč)|15000'],
  'Hlídat cenu',
  {
    why: 'upozornění na cenu',
    top: '<p>Trekingové kolo — nyní <b>17 990 Kč</b></p><p>Skladem 2 kusy, na prodejně v Brně.</p>',
  },
)
form(
  'sk',
  'jazdny-poriadok',
  'town',
  'Spoje Liptov',
  'Vyhľadať spojenie',
  ['z|text|Odkiaľ|Poprad', 'do|text|Kam|Žilina', 'den|date|Dátum|2027-05-01'],
  'Hľadať',
  { how: 'get', why: 'cestovný poriadok; cestovné pod tým', below: table('Pásmo|Cestovné', 'A|1,20 €', 'B|2,40 €') },
)
form(
  'hu',
  'visszahivas',
  'blog',
  'Napfény Klíma',
  'Visszahívást kérek',
  ['name|text|Név|Kiss Réka', 'phone|tel|Telefon|+36 1 555 0101'],
  'Kérem a visszahívást',
  { why: 'visszahívás', top: '<p>Beszerelés már 49 900 Ft-tól. Az ajánlatkérés ingyenes.</p>' },
)
form(
  'ro',
  'programare',
  'blog',
  'Clinica Salcia',
  'Solicită o programare',
  ['name|text|Nume|Ioana Pop', 'phone|tel|Telefon|021 555 0101', 'zi|date|Data dorită|2027-03-11'],
  'Trimite solicitarea',
  {
    why: 'cerere de programare fără plată acum',
    below: '<p class="small">Consultația costă 180 lei și se achită la clinică. Te sunăm pentru confirmare.</p>',
  },
)

// ---- Nordic and Baltic
form(
  'sv',
  'jobbevakning',
  'town',
  'Norrvik kommun',
  'Bevaka lediga jobb',
  ['email|email|E-post|maja@example.org', 'ort|text|Ort|Norrvik'],
  'Starta bevakning',
  { why: 'jobbevakning' },
)
press('sv', 'visa-fler', 'shop', 'Ullbutiken', 'Garn', 'Visa fler', {
  why: 'ladda fler varor',
  top: products('Lammull|59 kr', 'Alpacka|79 kr', 'Lin|65 kr'),
  effect: `var l=document.querySelector('.cards');l.innerHTML+='<li>Mohair<br><b>89 kr</b></li>';b.hidden=true`,
})
form(
  'da',
  'tilbagemelding',
  'town',
  'Vesterø Færge',
  'Hvordan var turen?',
  ['karakter|radio|Din tur|god|god=God;dårlig=Dårlig', 'message|textarea|Fortæl mere|Kaffen var kold.'],
  'Send svar',
  { why: 'tilfredshed med en rejse', how: 'fetch', done: 'Tak for dit svar.' },
)
form(
  'no',
  'strompris',
  'town',
  'Fjordkraftlaget',
  'Regn ut strømprisen',
  ['forbruk|number|Forbruk i kWh|16000', 'sone|select|Prisområde|no3|no1=NO1;no3=NO3'],
  'Regn ut',
  {
    how: 'fetch',
    done: 'Omtrent 1 480 kr i måneden.',
    why: 'kalkulator; priser på siden',
    below: table('Avtale|Påslag', 'Spot|3,9 øre/kWh', 'Fast|89 øre/kWh'),
  },
)
form(
  'fi',
  'varaus-kirjasto',
  'town',
  'Koivulan kirjasto',
  'Varaa teos',
  ['kortti|text|Kirjastokortin numero|2010044', 'nouto|select|Noutopaikka|koivula|koivula=Koivula;asema=Asema'],
  'Varaa',
  { why: 'kirjavaraus', top: '<p>Varaaminen on maksutonta. Saat viestin, kun kirja on noudettavissa.</p>' },
)
form(
  'et',
  'arvamus',
  'shop',
  'Puidupood',
  'Lisa arvustus',
  ['name|text|Nimi|Mari Tamm', 'hinne|select|Hinne|5|4=4;5=5', 'tekst|textarea|Arvustus|Väga hea lauanupp.'],
  'Saada arvustus',
  { why: 'toote arvustus', top: '<p>Lõikelaud — 24,90 €</p><p>Tamm, õliga viimistletud.</p>' },
)
form(
  'lv',
  'kursu-interese',
  'town',
  'Keramikas skola',
  'Pieteikt interesi',
  ['name|text|Vārds|Anna Ozola', 'email|email|E-pasts|anna@example.org'],
  'Nosūtīt',
  { why: 'interese par kursu', top: '<p>Kursa maksa 90 €. Pieteikums nav saistošs, mēs jums piezvanīsim.</p>' },
)
form('lt', 'oru-prognoze', 'town', 'Orai šiandien', 'Orų prognozė', ['miestas|text|Miestas|Kaunas'], 'Rodyti', {
  how: 'get',
  why: 'orai',
})

// ---- East and south
form(
  'ja',
  'shiryou',
  'town',
  '山手大学',
  '資料請求（無料）',
  [
    'name|text|お名前|中村 花',
    'email|email|メールアドレス|hana@example.org',
    'gakubu|select|学部|kou|kou=工学部;bun=文学部',
  ],
  '請求する',
  { why: '無料の資料請求' },
)
form('ja', 'yubin-kensaku', 'shop', '器の店', '店舗を探す', ['q|search|駅名・郵便番号|鎌倉'], '検索', {
  how: 'get',
  why: '店舗検索',
})
form(
  'ko',
  'sangdam',
  'blog',
  '한빛치과',
  '상담 신청',
  ['name|text|이름|이다은', 'phone|tel|연락처|02-555-0101', 'message|textarea|문의 내용|교정 상담을 받고 싶어요'],
  '상담 신청하기',
  { why: '무료 상담 신청, 진료비 표', below: table('진료|비용', '스케일링|15,000원부터', '상담|무료') },
)
form('zh', 'bus-route', 'town', '江城公交', '线路查询', ['from|text|起点|南门', 'to|text|终点|火车站'], '查询', {
  how: 'get',
  why: '公交查询',
  below: '<p class="small">票价 2 元起，刷卡 9 折。</p>',
})
press('zh', 'add-cart', 'shop', '青瓷坊', '青瓷茶杯', '加入购物车', {
  why: '加入购物车，价格在商品说明中',
  top: '<p>售价 <b>¥68.00</b>，包邮</p><p>龙泉烧制，容量 120 毫升，礼盒包装。</p>',
  effect: `b.textContent='已加入'`,
})
form(
  'vi',
  'gop-y',
  'app',
  'Ví Sen',
  'Góp ý',
  ['chude|select|Chủ đề|phi|phi=Phí chuyển tiền;loi=Lỗi ứng dụng', 'message|textarea|Nội dung|Biểu phí khó đọc'],
  'Gửi góp ý',
  { why: 'góp ý về phí, không phải chuyển tiền' },
)
form(
  'th',
  'chong-to',
  'blog',
  'ครัวริมน้ำ',
  'จองโต๊ะ',
  ['name|text|ชื่อ|มาลี', 'guests|number|จำนวนคน|4', 'day|date|วันที่|2027-02-20'],
  'จองโต๊ะ',
  { why: 'จองโต๊ะ ไม่มีมัดจำ', top: '<p>ไม่ต้องมัดจำ บุฟเฟต์ 399 บาท/ท่าน จ่ายที่ร้าน</p><p>เปิดทุกวัน 11:00–22:00 น.</p>' },
)
form('hi', 'pustakalaya', 'town', 'नगर पुस्तकालय', 'पुस्तक खोजें', ['q|search|पुस्तक या लेखक|गोदान'], 'खोजें', {
  how: 'get',
  why: 'पुस्तक खोज',
})
form(
  'id',
  'cek-ongkir',
  'shop',
  'Batik Larasati',
  'Cek ongkos kirim',
  ['kota|text|Kota tujuan|Bandung', 'berat|number|Berat (kg)|2'],
  'Hitung ongkir',
  {
    how: 'fetch',
    done: 'JNE reguler 2–3 hari',
    why: 'hitung ongkos kirim',
    below: products('Kain tulis|Rp450.000', 'Selendang|Rp125.000', 'Kemeja|Rp229.000'),
  },
)
press('id', 'ikuti', 'blog', 'Kabar Kampung', 'Kabar dari Lereng Merapi', 'Ikuti', {
  why: 'mengikuti kanal',
  attrs: 'aria-pressed="false"',
})
