// @ts-nocheck: plain data and pages
import { as, asking, D, E, M, N, NL, P, Q, S, T } from './base.mjs'

const { rows, fine } = asking()

export { rows }

const foot = (t, u = '') => `<section class="footer-block"><h3>${t}</h3><p>${u}</p></section>`

// ---- contact, newsletter, comments beside prices and other words
fine('contact-price-list', 'en', 'a contact form under the price list of a hairdresser', {
  chrome: 'wp',
  site: 'Salon Fern',
  h: 'Prices & contact',
  look: 'cf7',
  F: as('cf7', [N('Name'), E('Email'), M('Message', 'Do you do hair for weddings?')]),
  submit: 'Send message',
  top: '<table class="prices"><tr><td>Cut and finish</td><td>£42</td></tr><tr><td>Colour from</td><td>£65</td></tr></table>',
})
fine('shop-footer-newsletter', 'en', 'newsletter form in the footer of a product page with a price and a cart button', {
  chrome: 'shop',
  site: 'Oat & Elm',
  h: 'Oak stool',
  look: 'shopify',
  F: as('shopify', [E('Email')]),
  submit: 'Subscribe',
  top: '<div class="price"><span class="price-item price-item--regular">$129.00 USD</span></div><button type="button" name="add">Add to cart</button><h2 class="footer-block__heading">Subscribe to our emails</h2>',
  below: '<ul class="list-payment"><li>Visa</li><li>PayPal</li></ul>',
})
fine('blog-comment-contract', 'en', 'comment under an article about signing contracts', {
  chrome: 'wp6',
  site: 'Law for Bands',
  h: 'Should you sign that record contract?',
  look: 'wp',
  F: [M('Comment', 'Very helpful, thanks.', { id: 'comment', name: 'comment' }), N('Name'), E('Email')],
  submit: 'Post Comment',
  top: '<p>Before you sign a contract, read what it says about who pays the advance of $5,000 back.</p>',
})
fine('free-plan', 'en', 'sign up for the free plan, cards of paid plans beside it', {
  chrome: 'tw',
  site: 'Boardly',
  h: 'Start with Free',
  look: 'shad',
  F: as('react', [N('Name'), E('Work email')]),
  submit: 'Sign up for free',
  top: '<div class="grid md:grid-cols-3"><div>Free<br>$0 forever</div><div>Team<br>$12/mo</div><div>Business<br>$29/mo</div></div><p>No credit card required</p>',
})
fine('quote-request', 'en', 'a roofer is asked for a quote', {
  chrome: 'wp',
  site: 'Peak Roofing',
  h: 'Free quote',
  look: 'wpforms',
  F: as('wpforms', [N('Name'), P('Phone'), M('What needs doing?', 'Three slipped slates')]),
  submit: 'Get my free quote',
  below: foot('Why us?', 'No deposit to pay, no obligation.'),
})
fine('visit-request', 'en', '"Pay us a visit" is the heading of a request for a tour', {
  chrome: 'sqs',
  site: 'Mill Museum',
  h: 'Pay us a visit',
  look: 'ul',
  F: [N('Name'), D('day', 'Day', '2026-12-12'), T('people', 'How many people?', '4')],
  submit: 'Request a tour',
})
fine('table', 'en', 'table request, menu with prices beside it', {
  chrome: 'wf',
  site: 'The Gurnard',
  h: 'Book a table',
  look: 'ph',
  F: [N('Name'), D('day', 'Date', '2026-12-18'), S('size', 'Guests', ['2', '4', '6'], '4')],
  submit: 'Book a table',
  top: '<p>Three courses £38. Service not included.</p>',
  below: '<small>We take no deposit.</small>',
})
fine('job', 'en', 'a job application, salary in the text', {
  chrome: 'bs',
  site: 'Northgate Nursery',
  h: 'Apply: Nursery assistant',
  F: [N('Full name'), E('Email'), M('Why us?', 'I love working with toddlers.')],
  submit: 'Submit application',
  top: '<p>£24,500 a year, permanent contract, 35 hours.</p>',
})
fine('delete-filter', 'en', 'the filters of a list are cleared', {
  chrome: 'app',
  site: 'Parts Finder',
  h: 'Bearings',
  main: '<div class="filters"><span class="chip">Price: $10 – $50</span><button type="button" id="b" class="MuiButton-root">Clear all filters</button></div><ul><li>6204-2RS $7.90</li><li>6205-ZZ $8.40</li></ul>',
})
fine('poll', 'en', 'a poll on what to cut from the budget', {
  chrome: 'drupal',
  site: 'Town Hall Talk',
  h: 'Where should we save?',
  look: 'drupal',
  F: as('drupal', [
    S('save', 'Your choice', ['Fireworks ($20,000)', 'Street lights ($45,000)'], 'Fireworks ($20,000)'),
  ]),
  submit: 'Vote',
})
fine('search-orders-docs', 'en', 'search in a help centre with "order" and "cancel" in its heading', {
  chrome: 'shop',
  site: 'Help Centre',
  h: 'Orders, refunds and cancellations',
  look: 'ul',
  how: 'get',
  F: [Q('Search help', 'change address')],
  submit: 'Search',
})
fine('track-parcel', 'en', 'order tracking by number', {
  chrome: 'magento',
  site: 'Lamp Yard',
  h: 'Track your order',
  F: [T('order', 'Order number', '100004417'), E('Email')],
  submit: 'Track order',
})
fine('event-rsvp', 'en', 'RSVP to a free talk; a ticket shop for others beside it', {
  chrome: 'tw',
  site: 'Civic Hall',
  h: 'RSVP: The River in Winter',
  look: 'tw',
  F: [N('Name'), E('Email')],
  submit: 'RSVP',
  top: '<p>Free entry. Donations welcome at the door.</p>',
})
fine('profile-settings', 'en', 'profile settings with a danger zone under it', {
  chrome: 'bs',
  site: 'CodeShed',
  h: 'Public profile',
  F: [N('Display name'), T('bio', 'Bio', 'Makes clocks')],
  submit: 'Update profile',
  below:
    '<div class="border border-danger p-3"><h2>Danger zone</h2><button type="button" class="btn btn-danger">Delete your account</button></div>',
})
fine('review', 'en', 'a product review after a purchase', {
  chrome: 'wp',
  site: 'Knife & Whetstone',
  h: 'Review this product',
  look: 'wp',
  F: [S('rating', 'Your rating', ['5', '4', '3'], '5'), M('Your review', 'Holds its edge.'), N('Name')],
  submit: 'Submit',
  top: '<p class="price">€89.00</p>',
})
fine('waitlist', 'en', 'waiting list of a product not for sale yet', {
  chrome: 'tw',
  site: 'Pocket Loom',
  h: 'Join the waitlist',
  look: 'shad',
  F: as('react', [E('Email')]),
  submit: 'Join the waitlist',
  top: '<p>Expected price: $249. You will not be charged.</p>',
})
fine('size-guide-email', 'en', 'back in stock note', {
  chrome: 'shop',
  site: 'Hem & Haw',
  h: 'Linen shirt – sold out',
  look: 'shopify',
  F: as('shopify', [E('Email')]),
  submit: 'Notify me when available',
  top: '<s>$120.00</s> <b>$84.00</b>',
})
fine(
  'petition',
  'en',
  'an online petition is a name under a demand and costs nothing, the word "sign" is not on the button',
  {
    chrome: 'drupal',
    site: 'Keep Our Library',
    h: 'Keep our library open',
    look: 'drupal',
    F: as('drupal', [N('Name'), E('Email')]),
    submit: 'Add my name',
  },
)
fine('loan-calculator', 'en', 'mortgage calculator of a bank', {
  chrome: 'bs',
  site: 'Castle Building Society',
  h: 'How much could I borrow?',
  how: 'get',
  F: [T('income', 'Annual income (£)', '42000'), T('term', 'Term in years', '25')],
  submit: 'Calculate',
})
fine('currency', 'en', 'currency of the prices is switched', {
  chrome: 'shop',
  site: 'Tea Merchants',
  h: 'Darjeeling',
  how: 'get',
  F: [
    S(
      'currency',
      'Country/region',
      [
        ['GB', 'United Kingdom (GBP £)'],
        ['US', 'United States (USD $)'],
      ],
      'US',
    ),
  ],
  submit: 'Update',
})
fine('sort', 'en', 'auction lots are sorted', {
  chrome: 'old',
  site: 'County Auctions',
  h: 'Lots',
  look: 'table',
  how: 'get',
  F: [S('sort', 'Order by', ['Current bid', 'Ending soonest'], 'Ending soonest')],
  submit: 'Go',
  below: '<table><tr><td>Lot 4, mantel clock</td><td>£120</td></tr></table>',
})
fine('cookie-accept', 'en', 'the cookie banner is accepted', {
  chrome: 'wp',
  site: 'Harvest Box',
  h: 'Veg boxes from £14',
  main: '<div role="dialog" aria-label="Cookie consent"><p>We value your privacy.</p><button type="button" id="b" class="cky-btn cky-btn-accept">Accept All</button></div>',
})
fine('dismiss-offer', 'en', 'the popup with a discount is closed by "No thanks, I prefer to pay full price"', {
  chrome: 'shop',
  site: 'Sock Drawer',
  h: 'Socks',
  main: '<div role="dialog" aria-label="POPUP Form" class="klaviyo-form"><p>Get 10% off your first order</p><button type="button" id="b">No thanks, I&#39;ll pass</button></div>',
})
fine('abuse-report', 'en', 'a listing is reported', {
  chrome: 'bs',
  site: 'Local Ads',
  h: 'Report this listing',
  F: [S('why', 'Reason', ['Already sold', 'Asks for payment outside the site', 'Wrong category'], 'Already sold')],
  submit: 'Report',
  top: '<p>Bike, £80 ono</p>',
})
fine('gov-question', 'en', 'a step of a council form about council tax', {
  chrome: 'gov',
  site: 'Council Tax',
  h: 'Tell us you are moving',
  look: 'gov',
  F: [T('account', 'Council Tax account number', '70012345'), D('date', 'Moving date', '2027-01-04')],
  submit: 'Continue',
  top: '<p class="govuk-body">You can pay, cancel or change your Direct Debit later.</p>',
})
fine('library-login', 'en', 'log in by card number; fines are named beside it', {
  chrome: 'old',
  site: 'Branch Library',
  h: 'My account',
  look: 'table',
  F: [T('card', 'Card number', '20004417')],
  submit: 'Log in',
  top: '<p>Log in to renew loans or pay fines.</p>',
})
fine('callback-insurance', 'en', 'call-back request on a page about cancelling a contract', {
  chrome: 'typo3',
  site: 'Wren Mutual',
  h: 'Thinking of cancelling your contract?',
  F: as('typo3', [N('Name'), P('Phone')]),
  submit: 'Request a callback',
})
fine('favourite', 'en', 'a house is saved to the favourites, its price beside the heart', {
  chrome: 'bs',
  site: 'Homefinder',
  h: '3 bedroom terrace',
  main: '<p class="price">Guide price £285,000</p><p>…</p><div class="tools"><button type="button" id="b" aria-pressed="false" aria-label="Save to favourites">♡</button></div>',
})
fine('forum-subscribe', 'en', 'a forum thread is followed by mail: subscribing costs nothing', {
  chrome: 'old',
  site: 'Model Steam',
  h: 'Boiler fittings',
  main: '<p>14 replies</p><button type="button" id="b">Subscribe to topic</button>',
})
fine('clinic', 'en', 'appointment request at a dentist, prices of the plan in the side column', {
  chrome: 'wp',
  site: 'Bright Dental',
  h: 'Request an appointment',
  look: 'gf',
  F: as('gf', [N('Name'), P('Phone'), D('day', 'Preferred day', '2026-12-09')]),
  submit: 'Request appointment',
  below: '<aside>Dental plan from £17.50 a month</aside>',
})

// ---- other languages
fine('preisliste', 'de', 'Kontakt unter der Preisliste einer Fahrschule', {
  chrome: 'wp',
  site: 'Fahrschule Kurve',
  h: 'Preise und Kontakt',
  look: 'cf7',
  F: as('cf7', [NL('de', 'Name'), P('Telefon'), M('Nachricht', 'Wann beginnt der nächste Kurs?')]),
  submit: 'Nachricht senden',
  top: '<table><tr><td>Grundbetrag</td><td>390,00 €</td></tr><tr><td>Fahrstunde</td><td>62,00 €</td></tr></table>',
})
fine('newsletter-shop', 'de', 'Newsletter in a shop page beside "Zahlungspflichtig bestellen" in the help text', {
  chrome: 'presta',
  site: 'Kräuterhof',
  h: 'Newsletter',
  F: [E('E-Mail-Adresse')],
  submit: 'Abonnieren',
  below: '<p>Erst mit dem Knopf „Zahlungspflichtig bestellen“ an der Kasse kommt ein Vertrag zustande.</p>',
})
fine('filter-loeschen', 'de', 'filters of a list are removed', {
  chrome: 'app',
  site: 'Wohnungsbörse',
  h: '14 Wohnungen',
  main: '<span>bis 900 €</span> <button type="button" id="b">Alle Filter löschen</button>',
})
fine('angebot', 'de', 'an offer is asked for, no obligation', {
  chrome: 'typo3',
  site: 'Malermeister Blau',
  h: 'Unverbindliches Angebot',
  F: as('typo3', [NL('de', 'Name'), E('E-Mail'), M('Was sollen wir streichen?', 'Treppenhaus, zwei Etagen')]),
  submit: 'Angebot anfordern',
})
fine('termin-amt', 'de', 'appointment at the citizens office, fees named above', {
  chrome: 'gov',
  site: 'Bürgeramt Mitte',
  h: 'Termin: Personalausweis',
  look: 'gov',
  F: [NL('de', 'Name'), D('tag', 'Tag', '2026-12-15')],
  submit: 'Termin reservieren',
  top: '<p>Gebühr: 37,00 € (vor Ort zu zahlen)</p>',
})
fine('avis-produit', 'fr', 'review of a product with a price', {
  chrome: 'presta',
  site: 'Théières & Co',
  h: 'Théière en fonte',
  F: [NL('fr', 'Votre nom'), M('Votre avis', 'Très belle théière.')],
  submit: 'Envoyer',
  top: '<span class="current-price">54,90 €</span>',
})
fine('devis', 'fr', 'free quote of a removal firm', {
  chrome: 'wp',
  site: 'Déménagements Gros Bras',
  h: 'Devis gratuit',
  look: 'elementor',
  F: as('elementor', [NL('fr', 'Nom'), P('Téléphone'), T('depart', 'Ville de départ', 'Nantes')]),
  submit: 'Recevoir mon devis',
})
fine('effacer', 'fr', 'the search is emptied', {
  chrome: 'bs',
  site: 'Annonces du Port',
  h: 'Bateaux',
  main: '<p>Prix max. 20 000 €</p><button type="button" id="b">Effacer les critères</button>',
})
fine('mairie', 'fr', 'message to the town hall about a bill', {
  chrome: 'drupal',
  site: 'Mairie de Saint-Clair',
  h: "Une question sur votre facture d'eau ?",
  look: 'drupal',
  F: as('drupal', [NL('fr', 'Nom'), E('Courriel'), M('Question', 'Quand la relève a-t-elle lieu ?')]),
  submit: 'Envoyer ma question',
})
fine('cita', 'es', 'appointment request at a garage, price list beside it', {
  chrome: 'wp',
  site: 'Taller Ruiz',
  h: 'Pedir cita',
  look: 'wpforms',
  F: as('wpforms', [NL('es', 'Nombre'), P('Teléfono'), T('coche', 'Coche', 'Seat Ibiza 2014')]),
  submit: 'Pedir cita',
  below: '<p>Cambio de aceite desde 59 €</p>',
})
fine('boletin', 'es', 'newsletter of a charity with a donation button elsewhere', {
  chrome: 'wf',
  site: 'Refugio Patitas',
  h: 'Boletín',
  look: 'ph',
  F: [E('Correo')],
  submit: 'Suscribirme',
  below: '<a href="#">Haz un donativo de 10 €</a>',
})
fine('oferta-empleo', 'es', 'job application with salary and contract named', {
  chrome: 'joomla',
  site: 'Bodegas Oro',
  h: 'Ayudante de bodega',
  look: 'joomla',
  F: as('joomla', [NL('es', 'Nombre'), E('Correo'), M('Presentación', 'Tengo dos vendimias de experiencia.')]),
  submit: 'Enviar candidatura',
  top: '<p>Contrato indefinido, 19.000 € brutos</p>',
})
fine('preventivo', 'it', 'quote request', {
  chrome: 'wp',
  site: 'Infissi Sereno',
  h: 'Preventivo gratuito',
  look: 'cf7',
  F: as('cf7', [NL('it', 'Nome'), P('Telefono'), M('Richiesta', 'Tre finestre in legno')]),
  submit: 'Richiedi preventivo',
})
fine('prenota-visita', 'it', 'free guided tour is asked for', {
  chrome: 'joomla',
  site: 'Palazzo Alto',
  h: 'Visita guidata gratuita',
  look: 'joomla',
  F: as('joomla', [NL('it', 'Nome'), D('giorno', 'Giorno', '2026-12-13')]),
  submit: 'Prenota la visita',
  top: '<p>Ingresso libero, si paga solo il guardaroba (1 €).</p>',
})
fine('azzera', 'it', 'filters reset', {
  chrome: 'magento',
  site: 'Ceramiche Vive',
  h: 'Piatti',
  main: '<span>Prezzo: 10 € - 30 €</span> <button type="button" id="b" class="action clear filter-clear">Azzera filtri</button>',
})
fine('vacature', 'nl', 'job application', {
  chrome: 'bs',
  site: 'Bakkerij Korst',
  h: 'Solliciteer: weekendhulp',
  F: [NL('nl', 'Naam'), E('E-mail'), M('Motivatie', 'Ik sta graag vroeg op.')],
  submit: 'Solliciteer',
  top: '<p>€ 12,40 per uur, contract voor een jaar</p>',
})
fine('offerte', 'nl', 'quote', {
  chrome: 'wp6',
  site: 'Hoveniers Groen',
  h: 'Offerte aanvragen',
  look: 'wpforms',
  F: as('wpforms', [NL('nl', 'Naam'), E('E-mail'), M('Omschrijving', 'Heg van twaalf meter')]),
  submit: 'Offerte aanvragen',
})
fine('tegel', 'nl', 'shop alert for a lower price', {
  chrome: 'shop',
  site: 'Tegelhuis',
  h: 'Zellige groen',
  look: 'shopify',
  F: as('shopify', [E('E-mail')]),
  submit: 'Mail mij bij prijsdaling',
  top: '<b>€ 3,95 per stuk</b>',
})
fine('orcamento', 'pt', 'quote request', {
  chrome: 'wp',
  site: 'Marcenaria Ipê',
  h: 'Peça um orçamento',
  look: 'elementor',
  F: as('elementor', [NL('pt', 'Nome'), P('Telefone'), M('Projeto', 'Estante para a sala')]),
  submit: 'Enviar pedido de orçamento',
})
fine('avaliar', 'pt', 'free medical question on a page with a price of a consultation', {
  chrome: 'tw',
  site: 'Clínica Pele',
  h: 'Tire sua dúvida',
  look: 'tw',
  F: [NL('pt', 'Nome'), E('E-mail'), M('Dúvida', 'Preciso de encaminhamento?')],
  submit: 'Enviar dúvida',
  below: '<p>Consulta particular: R$ 280,00</p>',
})
fine('limpar', 'pt', 'clear filters', {
  chrome: 'app',
  site: 'Sebo Online',
  h: 'Livros até R$ 20',
  main: '<button type="button" id="b">Limpar filtros</button>',
})
fine('wycena', 'pl', 'quote request', {
  chrome: 'wp',
  site: 'Parkiety Dąb',
  h: 'Bezpłatna wycena',
  look: 'cf7',
  F: as('cf7', [NL('pl', 'Imię'), P('Telefon'), M('Opis', 'Cyklinowanie 40 m2')]),
  submit: 'Poproś o wycenę',
})
fine('kontakt-sklep', 'pl', 'contact in a shop with "Kup teraz" elsewhere', {
  chrome: 'presta',
  site: 'Świece Wosk',
  h: 'Napisz do nas',
  F: [E('E-mail'), M('Wiadomość', 'Czy świece są bez zapachu?')],
  submit: 'Wyślij',
  below: '<div class="product"><span>39,00 zł</span> <button type="button">Kup teraz</button></div>',
})
fine('randevu', 'tr', 'appointment without money', {
  chrome: 'bs',
  site: 'Veteriner Pati',
  h: 'Randevu al',
  F: [NL('tr', 'Ad Soyad'), P('Telefon'), D('gun', 'Gün', '2026-12-10')],
  submit: 'Randevu iste',
  below: '<p>Muayene ücreti 600 TL, klinikte alınır.</p>',
})
fine('bulten', 'tr', 'newsletter', {
  chrome: 'shop',
  site: 'Kilim Evi',
  h: 'Haber bülteni',
  look: 'shopify',
  F: as('shopify', [E('E-posta')]),
  submit: 'Abone ol',
  top: '<span>₺4.250,00</span>',
})
fine('mitsumori', 'ja', '見積もりの依頼', {
  chrome: 'old',
  site: '佐藤塗装',
  h: '無料お見積り',
  look: 'table',
  F: [NL('ja', 'お名前'), P('電話番号'), M('ご要望', '外壁の塗り替え')],
  submit: '見積もりを依頼する',
  top: '<p>外壁塗装 60万円〜</p>',
})
fine('magazine', 'ja', 'メールマガジンの登録（無料）', {
  chrome: 'shop',
  site: '茶舗みどり',
  h: 'メールマガジン',
  look: 'shopify',
  F: as('shopify', [E('メールアドレス')]),
  submit: '登録する',
  top: '<p>煎茶 100g 1,080円（税込）</p>',
})
fine('jokenclear', 'ja', '検索条件のクリア', {
  chrome: 'bs',
  site: '不動産ナビ',
  h: '賃貸 8万円以下',
  main: '<button type="button" id="b">条件をクリア</button>',
})
fine('sangdam', 'ko', '무료 상담 신청', {
  chrome: 'old',
  site: '인테리어 하루',
  h: '무료 상담 신청',
  look: 'table',
  F: [NL('ko', '이름'), P('연락처')],
  submit: '상담 신청',
  top: '<p>30평 기준 2,900만원부터</p>',
})
fine('review-ko', 'ko', '상품 후기 작성', {
  chrome: 'shop',
  site: '우리 그릇',
  h: '후기 쓰기',
  look: 'shopify',
  F: as('shopify', [M('후기', '색이 예뻐요.')]),
  submit: '등록',
  top: '<b>18,000원</b>',
})
fine('zixun', 'zh', '课程咨询', {
  chrome: 'bs',
  site: '钢琴学校',
  h: '预约免费试听',
  F: [NL('zh', '姓名'), P('手机')],
  submit: '预约试听',
  top: '<p>正式课程 ¥200/节</p>',
})
fine('qingkong', 'zh', '清空筛选条件', {
  chrome: 'app',
  site: '二手书',
  h: '教材',
  main: '<span>¥0–¥30</span> <button type="button" id="b" class="ant-btn">清空筛选</button>',
})
fine('offert', 'sv', 'quote request', {
  chrome: 'wp',
  site: 'Takläggarna',
  h: 'Kostnadsfri offert',
  look: 'wpforms',
  F: as('wpforms', [NL('sv', 'Namn'), P('Telefon')]),
  submit: 'Skicka förfrågan',
})
fine('intresse', 'sv', 'interest in a flat, rent named', {
  chrome: 'drupal',
  site: 'Bostadsbolaget',
  h: '2 rum, 7 850 kr/mån',
  look: 'drupal',
  F: as('drupal', [NL('sv', 'Namn'), E('E-post')]),
  submit: 'Anmäl intresse',
})
fine('tilbud', 'da', 'quote request', {
  chrome: 'wf',
  site: 'Tømrer Lund',
  h: 'Få et gratis tilbud',
  look: 'ph',
  F: [NL('da', 'Navn'), P('Telefon')],
  submit: 'Få et tilbud',
})
fine('nulstil', 'da', 'filters reset', {
  chrome: 'shop',
  site: 'Lampehuset',
  h: 'Lamper',
  main: '<span>Pris: 200–400 kr.</span> <button type="button" id="b">Nulstil filtre</button>',
})
fine('befaring', 'no', 'free inspection', {
  chrome: 'sqs',
  site: 'Malerfirma Strøm',
  h: 'Gratis befaring',
  look: 'ul',
  F: [NL('no', 'Navn'), P('Telefon')],
  submit: 'Bestill befaring',
})
fine('tarjouspyynto', 'fi', 'quote request', {
  chrome: 'wp',
  site: 'Remontti Oy',
  h: 'Tarjouspyyntö',
  look: 'cf7',
  F: as('cf7', [NL('fi', 'Nimi'), E('Sähköposti'), M('Kohde', 'Kylpyhuone 4 m2')]),
  submit: 'Pyydä tarjous',
})
fine('palaute', 'fi', 'feedback about a bill', {
  chrome: 'typo3',
  site: 'Vesilaitos',
  h: 'Palaute laskusta',
  F: as('typo3', [NL('fi', 'Nimi'), M('Palaute', 'Lasku oli selkeä, kiitos.')]),
  submit: 'Lähetä palaute',
})
fine('poptavka', 'cs', 'enquiry', {
  chrome: 'presta',
  site: 'Kamenictví',
  h: 'Nezávazná poptávka',
  F: [NL('cs', 'Jméno'), P('Telefon'), M('Poptávka', 'Parapet 140 cm')],
  submit: 'Odeslat poptávku',
  below: '<p>Parapety od 890 Kč</p>',
})
fine('otazka', 'sk', 'question on a product page', {
  chrome: 'presta',
  site: 'Detský svet',
  h: 'Kočík Vánok',
  F: [E('E-mail'), M('Otázka', 'Zmestí sa do výťahu?')],
  submit: 'Položiť otázku',
  top: '<span>249,00 €</span>',
})
fine('ajanlat', 'hu', 'quote request', {
  chrome: 'wp',
  site: 'Kéményseprő',
  h: 'Ajánlatkérés',
  look: 'wpforms',
  F: as('wpforms', [NL('hu', 'Név'), E('E-mail')]),
  submit: 'Ajánlatot kérek',
})
fine('oferta-ro', 'ro', 'quote request', {
  chrome: 'bs',
  site: 'Acoperișuri Sigure',
  h: 'Cere o ofertă',
  F: [NL('ro', 'Nume'), P('Telefon')],
  submit: 'Cere ofertă gratuită',
})
fine('zapitvane', 'bg', 'question to a hotel with prices', {
  chrome: 'joomla',
  site: 'Хотел Родопи',
  h: 'Запитване за свободни стаи',
  look: 'joomla',
  F: as('joomla', [NL('bg', 'Име'), E('Имейл'), M('Запитване', 'Две нощувки през януари')]),
  submit: 'Изпрати запитване',
  top: '<p>Двойна стая 78 лв.</p>',
})
fine('prosfora', 'el', 'quote request', {
  chrome: 'wp',
  site: 'Ηλιακά Πανό',
  h: 'Δωρεάν προσφορά',
  look: 'cf7',
  F: as('cf7', [NL('el', 'Όνομα'), P('Τηλέφωνο')]),
  submit: 'Ζητήστε προσφορά',
})
fine('zayavka', 'uk', 'call back request', {
  chrome: 'tw',
  site: 'Ремонт ноутбуків',
  h: 'Безкоштовна діагностика',
  look: 'tw',
  F: [NL('uk', "Ім'я"), P('Телефон')],
  submit: 'Передзвоніть мені',
  below: '<p>Заміна екрана від 1 900 грн</p>',
})
fine('vopros', 'ru', 'question to a lawyer about a contract', {
  chrome: 'bs',
  site: 'Юрист рядом',
  h: 'Как расторгнуть договор?',
  F: [NL('ru', 'Имя'), E('Почта'), M('Вопрос', 'Можно ли вернуть аванс?')],
  submit: 'Задать вопрос',
})
fine('istishara', 'ar', 'free consultation', {
  chrome: 'wp6',
  site: 'مركز الأسنان',
  h: 'استشارة مجانية',
  look: 'wp',
  F: [NL('ar', 'الاسم'), P('الهاتف')],
  submit: 'اطلب استشارة',
  below: '<p>تبييض الأسنان 900 ريال</p>',
})
fine('ravesh', 'fa', 'newsletter in a shop', {
  chrome: 'shop',
  site: 'فرش کاشان',
  h: 'خبرنامه',
  look: 'shopify',
  F: as('shopify', [E('ایمیل')]),
  submit: 'عضویت در خبرنامه',
  top: '<b>۲٬۴۰۰٬۰۰۰ تومان</b>',
})
fine('hazaa', 'he', 'quote request', {
  chrome: 'wf',
  site: 'גגות הצפון',
  h: 'הצעת מחיר חינם',
  look: 'ph',
  F: [NL('he', 'שם'), P('טלפון')],
  submit: 'קבלת הצעה',
})
fine('saval', 'hi', 'question to a school with fees named', {
  chrome: 'bs',
  site: 'संगीत विद्यालय',
  h: 'निःशुल्क डेमो कक्षा',
  F: [NL('hi', 'नाम'), P('मोबाइल')],
  submit: 'डेमो के लिए अनुरोध करें',
  below: '<p>मासिक शुल्क ₹1,200</p>',
})
fine('tuvan', 'vi', 'free advice', {
  chrome: 'wp',
  site: 'Nội thất Gỗ Việt',
  h: 'Tư vấn miễn phí',
  look: 'cf7',
  F: as('cf7', [N('Họ tên', 'Phạm Thu Hà'), P('Điện thoại')]),
  submit: 'Nhận tư vấn',
  top: '<p>Tủ bếp từ 15.000.000đ</p>',
})
fine('tanya', 'id', 'question on a product page', {
  chrome: 'shop',
  site: 'Batik Laras',
  h: 'Kemeja batik',
  look: 'shopify',
  F: as('shopify', [N('Nama', 'Dewi'), M('Pertanyaan', 'Ada ukuran XL?')]),
  submit: 'Kirim pertanyaan',
  top: '<b>Rp 249.000</b>',
})
fine('sobtham', 'th', 'question to a hotel', {
  chrome: 'wp6',
  site: 'รีสอร์ทริมน้ำ',
  h: 'สอบถามห้องว่าง',
  look: 'wp',
  F: [NL('th', 'ชื่อ'), P('โทรศัพท์')],
  submit: 'ส่งคำถาม',
  below: '<p>ห้องพักเริ่มต้น 1,200 บาท</p>',
})
fine('paring', 'et', 'enquiry', {
  chrome: 'drupal',
  site: 'Saunamaja',
  h: 'Küsi pakkumist',
  look: 'drupal',
  F: as('drupal', [N('Nimi', 'Mart Tamm'), E('E-post')]),
  submit: 'Saada päring',
})
fine('uzklausa', 'lt', 'enquiry', {
  chrome: 'joomla',
  site: 'Langų meistrai',
  h: 'Nemokama konsultacija',
  look: 'joomla',
  F: as('joomla', [N('Vardas', 'Jonas'), E('El. paštas')]),
  submit: 'Siųsti užklausą',
})
fine('upit', 'hr', 'holiday flat, question with dates and prices', {
  chrome: 'wf',
  site: 'Apartmani Mare',
  h: 'Pošaljite upit',
  look: 'ph',
  F: [N('Ime', 'Ivana Horvat'), E('E-mail'), M('Upit', 'Je li slobodno od 4. do 11. srpnja?')],
  submit: 'Pošalji upit',
  top: '<p>85 € po noći</p>',
})
fine('povprasevanje', 'sl', 'enquiry', {
  chrome: 'bs',
  site: 'Mizarstvo Hrast',
  h: 'Povpraševanje',
  F: [N('Ime', 'Luka Novak'), E('E-pošta')],
  submit: 'Pošlji povpraševanje',
})
fine('pieteikums', 'lv', 'free course', {
  chrome: 'tw',
  site: 'Deju skola',
  h: 'Bezmaksas izmēģinājuma nodarbība',
  look: 'tw',
  F: [N('Vārds', 'Anna Bērziņa'), P('Tālrunis')],
  submit: 'Pieteikties',
  below: '<p>Mēneša karte 35 €</p>',
})
fine('pressupost', 'ca', 'quote request', {
  chrome: 'wp',
  site: 'Pintors Vila',
  h: 'Pressupost sense compromís',
  look: 'wpforms',
  F: as('wpforms', [N('Nom', 'Jordi Soler'), P('Telèfon')]),
  submit: 'Demana pressupost',
})
