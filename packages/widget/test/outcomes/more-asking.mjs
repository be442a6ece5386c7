// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { askRow, button, controls, count, f, form, html, site } from './kit.mjs'

/*
 * More rows of what a person is asked about, from pages as real sites have them. Other than `rows/`, they were written by somebody
 * who knew the code: they are counted apart (`npm run outcomes -- --more`).
 */

const NAMES = {
  name: ['text', 'Alex Kim'],
  mail: ['email', 'kim@example.com'],
  sum: ['number', 40],
  q: ['text', 'oak'],
}
const field = ([key, label]) => f(key, NAMES[key][0], label, NAMES[key][1], { id: key })
const card = (name, price) => `<h3>${name}</h3><p class="price">${price}</p>`

/** language, what is there besides, the form's or button's markup: `%` stands for its fields, `#t` is the target, fields */
const LOSSY = [
  [
    'en',
    '<h1>Review your order</h1>',
    '<form id="t" method="post" action="/go">%<button>Place your order</button></form>',
    ['name', 'Name'],
  ],
  [
    'en',
    '',
    '<form id="t" method="post" action="/go"><p>Pro plan</p><p>Then $12.00 per month</p>%<button>Subscribe</button></form>',
    ['mail', 'Email'],
  ],
  [
    'en',
    '',
    '<dialog open><h2>Delete repository</h2><form id="t" method="post" action="/go">%<button>I understand the consequences</button></form></dialog>',
    ['name', 'Type the name'],
  ],
  [
    'en',
    '<h1>Lot 4</h1>',
    '<form id="t" method="post" action="/go"><p>Your maximum: US $45.00</p>%<button>Confirm</button></form>',
    ['sum', 'Maximum'],
  ],
  [
    'en',
    '',
    '<form id="t" method="post" action="/go"><dl><dt>To</dt><dd>Ann Lee</dd><dt>Amount</dt><dd>£250.00</dd></dl><input type="hidden" name="k" value="1"><button>Confirm</button></form>',
  ],
  [
    'en',
    '<h1>Lease</h1>',
    '<form id="t" method="post" action="/go">%<button>Adopt and sign</button></form>',
    ['name', 'Full name'],
  ],
  [
    'en',
    '',
    '<div class="card"><div class="body"><h5>Gold seat</h5><p>$38</p></div><div class="foot"><button id="t" onclick="go()">Select and continue</button></div></div>',
  ],
  [
    'de',
    '<h1>Konto</h1>',
    '<form id="t" method="post" action="/go">%<button>Geld senden</button></form>',
    ['sum', 'Betrag'],
  ],
  [
    'de',
    '<h1>Vertrag</h1>',
    '<form id="t" method="post" action="/go">%<button>Vertrag jetzt kündigen</button></form>',
    ['name', 'Name'],
  ],
  [
    'de',
    '<h1>Kasse</h1>',
    '<form id="t" method="post" action="/go">%<button>Jetzt kaufen</button></form>',
    ['name', 'Name'],
  ],
  [
    'fr',
    '<h1>Panier</h1>',
    '<form id="t" method="post" action="/go">%<button>Confirmer et payer</button></form>',
    ['name', 'Nom'],
  ],
  [
    'fr',
    '<h1>Virement</h1>',
    `<form id="t" method="post" action="/go">%<button>Envoyer de l'argent</button></form>`,
    ['sum', 'Montant'],
  ],
  [
    'fr',
    '<h1>Soutenez-nous</h1>',
    '<form id="t" method="post" action="/go"><label><input type="radio" name="r" value="20" checked> 20 €</label><label><input type="radio" name="r" value="50"> 50 €</label>%<button>Valider</button></form>',
    ['mail', 'E-mail'],
  ],
  [
    'es',
    '<h1>Tu cesta</h1>',
    '<form id="t" method="post" action="/go">%<button>Tramitar pedido</button></form>',
    ['name', 'Nombre'],
  ],
  [
    'es',
    '<h1>Bizum</h1>',
    '<form id="t" method="post" action="/go">%<button>Enviar dinero</button></form>',
    ['sum', 'Importe'],
  ],
  [
    'it',
    '<h1>Carrello</h1>',
    `<form id="t" method="post" action="/go">%<button>Procedi all'acquisto</button></form>`,
    ['name', 'Nome'],
  ],
  ['it', '<h1>Profilo</h1>', '<button id="t" onclick="go()">Elimina il mio account</button>'],
  [
    'nl',
    '<h1>Afrekenen</h1>',
    '<form id="t" method="post" action="/go">%<button>Bestelling plaatsen</button></form>',
    ['name', 'Naam'],
  ],
  [
    'nl',
    '<h1>Rekening</h1>',
    '<form id="t" method="post" action="/go">%<button>Geld overmaken</button></form>',
    ['sum', 'Bedrag'],
  ],
  [
    'pt',
    '<h1>Carrinho</h1>',
    '<form id="t" method="post" action="/go">%<button>Finalizar compra</button></form>',
    ['name', 'Nome'],
  ],
  [
    'pt',
    '<h1>Pix</h1>',
    '<form id="t" method="post" action="/go">%<button>Enviar dinheiro</button></form>',
    ['sum', 'Valor'],
  ],
  [
    'pl',
    '<h1>Podsumowanie</h1>',
    '<form id="t" method="post" action="/go">%<button>Kupuję i płacę</button></form>',
    ['name', 'Imię'],
  ],
  [
    'pl',
    '<h1>Nowy przelew</h1>',
    '<form id="t" method="post" action="/go">%<button>Wyślij pieniądze</button></form>',
    ['sum', 'Kwota'],
  ],
  [
    'sv',
    '<h1>Kassa</h1>',
    '<form id="t" method="post" action="/go">%<button>Slutför köp</button></form>',
    ['name', 'Namn'],
  ],
  [
    'sv',
    '<h1>Avtal</h1>',
    '<form id="t" method="post" action="/go">%<button>Säg upp avtalet</button></form>',
    ['name', 'Namn'],
  ],
  [
    'ja',
    '<h1>ご注文</h1>',
    '<form id="t" method="post" action="/go">%<button>お金を送る</button></form>',
    ['sum', '金額'],
  ],
  ['ja', '<h1>会員</h1>', '<button id="t" onclick="go()">退会手続きを完了する</button>'],
  [
    'tr',
    '<h1>Sepet</h1>',
    '<form id="t" method="post" action="/go">%<button>Siparişi tamamla</button></form>',
    ['name', 'Ad'],
  ],
  [
    'ru',
    '<h1>Перевод</h1>',
    '<form id="t" method="post" action="/go">%<button>Отправить деньги</button></form>',
    ['sum', 'Сумма'],
  ],
  [
    'ru',
    '<h1>Профиль</h1>',
    '<form id="t" method="post" action="/go"><input type="hidden" name="k" value="1"><p>Удалить аккаунт без возможности восстановления?</p><button>Да</button></form>',
  ],
]

/** of each language: a product, its price, then labels of what is harmless about it */
const WORDS = {
  en: ['Oak desk', '$240.00', 'Save for later', 'Remove filter', 'Load more', 'Notify me', 'Sort by price', 'Email'],
  de: [
    'Eichentisch',
    '240,00 €',
    'Merken',
    'Filter entfernen',
    'Weitere laden',
    'Benachrichtigen',
    'Sortieren',
    'E-Mail',
  ],
  fr: [
    'Bureau en chêne',
    '240,00 €',
    'Mettre de côté',
    'Effacer les filtres',
    'Charger la suite',
    'Me prévenir',
    'Trier',
    'E-mail',
  ],
  es: ['Mesa de roble', '240,00 €', 'Me gusta', 'Eliminar filtros', 'Cargar más', 'Avisarme', 'Ordenar', 'Correo'],
  it: [
    'Scrivania',
    '240,00 €',
    'Salva tra i preferiti',
    'Rimuovi filtri',
    'Carica altri',
    'Avvisami',
    'Ordina per prezzo',
    'E-mail',
  ],
  nl: [
    'Eiken bureau',
    '€ 240,00',
    'Bewaren',
    'Verwijder filters',
    'Meer laden',
    'Houd me op de hoogte',
    'Sorteren',
    'E-mail',
  ],
  pt: [
    'Mesa de carvalho',
    'R$ 240,00',
    'Favoritar',
    'Apagar filtros',
    'Carregar mais',
    'Avise-me',
    'Classificar',
    'E-mail',
  ],
  pl: ['Biurko', '940 zł', 'Obserwuj', 'Usuń filtr', 'Załaduj więcej', 'Powiadom mnie', 'Sortuj', 'E-mail'],
  sv: ['Skrivbord', '2 400 kr', 'Spara', 'Ta bort filter', 'Ladda fler', 'Meddela mig', 'Sortera', 'E-post'],
  ja: ['机', '¥24,000', '保存', 'フィルターを削除', 'もっと読み込む', '入荷を知らせる', '並べ替え', 'メール'],
  tr: ['Çalışma masası', '2.400 TL', 'Beğen', 'Filtreleri sil', 'Daha fazla yükle', 'Haber ver', 'Sırala', 'E-posta'],
  ru: [
    'Стол',
    '24 000 ₽',
    'Отложить',
    'Удалить фильтры',
    'Загрузить ещё',
    'Сообщить о поступлении',
    'Сортировать',
    'Почта',
  ],
}
const HARMLESS = Object.entries(WORDS).flatMap(
  ([lang, [name, price, keeps, clears, loads, tells, sorts, mail]], index) => [
    index % 2
      ? [
          lang,
          `<h1>${name}</h1>`,
          `<div class="card"><div class="pic"><button id="t" onclick="go()" aria-pressed="false">${keeps}</button></div><div>${card(name, price)}</div></div>`,
        ]
      : [
          lang,
          '',
          `<div class="card"><form method="post" action="/go"><button id="t">${keeps}</button></form><a href="/p"><img alt="" src="data:,"></a>${card(name, price)}</div>`,
        ],
    index % 2
      ? [
          lang,
          card(name, price),
          `<ul class="facets"><li>10 € – 90 €</li></ul><button id="t" onclick="go()">${clears}</button>`,
        ]
      : [
          lang,
          card(name, price),
          `<form action="/go"><input type="hidden" name="page" value="1"><button id="t">${clears}</button></form>`,
        ],
    [
      lang,
      '',
      `<ul><li>${card(name, price)}</li><li>${card(name, price)}</li></ul><div class="more"><button id="t" onclick="go()">${loads}</button></div>`,
    ],
    [
      lang,
      card(name, price),
      `<form id="t" method="post" action="/go">%<button>${tells}</button></form>`,
      ['mail', mail],
    ],
    [
      lang,
      '',
      `<form id="t" action="/go"><select name="by"><option>1</option></select><button>${sorts}</button></form>${card(name, price)}`,
    ],
  ],
)

const send = (inner, name) => `<form id="t" method="post" action="/go">${inner}<button>${name}</button></form>`
const press = (attributes, name) => `<button id="t" onclick="go()" ${attributes}>${name}</button>`

/** The same where the button's own words tell nothing, and the page around it does. */
const TOLD = [
  // How it is drawn.
  ['en', '<h1>Workspace Acme</h1>', press('class="btn btn-danger"', 'Nuke it')],
  ['de', '<h1>Arbeitsbereich</h1>', press('class="ant-btn ant-btn-dangerous"', 'Ausräumen')],
  ['es', '<h1>Espacio de trabajo</h1>', press('class="rounded bg-red-600 px-3 py-2 text-white"', 'Vaciar')],
  ['ko', '<h1>작업 공간</h1>', press('class="el-button el-button--danger"', '초기화')],
  ['vi', '<h1>Không gian</h1>', press('color="error" class="v-btn text-error"', 'Đặt lại')],
  // What it asks before, and how it is sent.
  ['fr', '<h1>Espace</h1>', press('data-confirm="Êtes-vous sûr ?"', 'Vider')],
  ['hi', '<h1>खाता</h1>', press('hx-confirm="क्या आप निश्चित हैं?"', 'खाली करें')],
  ['ja', '<h1>設定</h1>', '<button id="t" onclick="if (confirm(`本当によろしいですか？`)) go()">初期化</button>'],
  ['pl', '<h1>Konto</h1>', send('<input type="hidden" name="_method" value="delete">', 'Dalej')],
  ['nl', '<h1>Project</h1>', press('data-turbo-method="delete"', 'Opruimen')],
  ['pt', '<h1>Projeto</h1>', press('hx-delete="/go"', 'Limpar tudo')],
  [
    'it',
    '<h1>Profilo</h1>',
    '<form method="post" action="/go"><button id="t" formaction="/account/destroy">Procedi</button></form>',
  ],
  [
    'cs',
    '<h1>Účet</h1>',
    '<form id="t" method="post" action="/account/withdraw">%<button>Pokračovat</button></form>',
    ['sum', 'Částka'],
  ],
  // What the page says of it: that it is for good.
  ['en', '', send('<p>This action cannot be undone.</p>', 'Proceed')],
  ['sv', '<h1>Konto</h1>', send('<p>Detta kan inte ångras.</p>', 'Nollställ')],
  ['cs', '<h1>Projekt</h1>', send('<p>Tuto akci nelze vrátit zpět.</p>', 'Vyčistit')],
  ['tr', '<h1>Proje</h1>', send('<p>Bu işlem geri alınamaz.</p>', 'Sıfırla')],
  ['ru', '<h1>Проект</h1>', send('<p>Это действие необратимо.</p>', 'Сбросить')],
  ['ar', '<h1>المشروع</h1>', send('<p>لا يمكن التراجع عن هذا الإجراء.</p>', 'متابعة')],
  ['zh', '<h1>项目</h1>', send('<p>此操作无法撤销。</p>', '重置')],
  ['fi', '<h1>Projekti</h1>', send('<p>Tätä ei voi perua.</p>', 'Tyhjennä')],
  ['hu', '<h1>Projekt</h1>', send('<p>A művelet nem vonható vissza.</p>', 'Ürítés')],
  ['el', '<h1>Έργο</h1>', send('<p>Η ενέργεια δεν μπορεί να αναιρεθεί.</p>', 'Εκκαθάριση')],
  // That it binds, or will cost.
  [
    'de',
    '<h1>Anfrage</h1>',
    send('%<p>Mit dem Absenden geben Sie ein verbindliches Angebot ab.</p>', 'Weiter'),
    ['name', 'Name'],
  ],
  [
    'fr',
    '<h1>Essai</h1>',
    send('%<p>Votre carte sera débitée à la fin de la période.</p>', 'Continuer'),
    ['name', 'Nom'],
  ],
  ['es', '<h1>Reserva</h1>', send('%<p>Tarifa no reembolsable.</p>', 'Continuar'), ['name', 'Nombre']],
  ['en', '<h1>Trial</h1>', send('%<p>You will be charged when it ends.</p>', 'Start now'), ['name', 'Name']],
  ['pl', '<h1>Rezerwacja</h1>', send('%<p>Złożona oferta jest wiążąca.</p>', 'Dalej'), ['name', 'Imię']],
  // What it is about.
  ['en', '', press('', 'Release escrow')],
  ['de', '<h1>Depot</h1>', press('', 'Anteile abstoßen')],
  ['fr', '<h1>Portefeuille</h1>', press('', 'Céder mes actions')],
  // What it asks to be filled in.
  [
    'en',
    '<h1>Settings</h1>',
    send('<label for="name">Type "DELETE" to go on</label><input id="name" name="name">', 'Proceed'),
    ['name', 'Type "DELETE" to go on'],
  ],
  [
    'tr',
    '<h1>Ayarlar</h1>',
    send('<label for="name">Devam için SİL yazın</label><input id="name" name="name">', 'Devam'),
    ['name', 'Devam için SİL yazın'],
  ],
  [
    'en',
    '<h1>Last step</h1>',
    send('%<canvas width="300" height="80" style="border:1px solid" aria-label="Signature"></canvas>', 'Finish'),
    ['name', 'Full name'],
  ],
  [
    'fr',
    '<h1>Adhésion</h1>',
    send(`%<label><input type="checkbox" name="k" checked> Je m'engage à payer la cotisation</label>`, 'Valider'),
    ['name', 'Nom'],
  ],
  // What its dialog asks, and what scripts call it.
  [
    'de',
    '',
    '<div role="alertdialog" aria-label="Team verlassen?"><p>Alle Dateien gehen unwiderruflich verloren.</p><button>Bleiben</button><button id="t" onclick="go()">Verlassen</button></div>',
  ],
  ['ko', '<h1>설정</h1>', press('data-action="delete-account"', '확인')],
  ['vi', '<h1>Tài khoản</h1>', '<button id="t" name="confirm_delete" onclick="go()">Có</button>'],
]

/** of each language: what sends a message, the question before, what plays something, a note of a newsletter, its button, a request, its note */
const QUIET_WORDS = {
  en: [
    'Send message',
    'Send this message?',
    'Play video',
    'Leave the list at any time.',
    'Subscribe',
    'Request a quote',
    'Free and non-binding.',
  ],
  de: [
    'Nachricht senden',
    'Nachricht jetzt senden?',
    'Video abspielen',
    'Jederzeit abbestellbar.',
    'Abonnieren',
    'Angebot anfordern',
    'Kostenlos und unverbindlich.',
  ],
  fr: [
    'Envoyer le message',
    'Envoyer ce message ?',
    'Lire la vidéo',
    'Désinscription à tout moment.',
    `S'abonner`,
    'Demander un devis',
    'Gratuit et sans engagement.',
  ],
  es: [
    'Enviar mensaje',
    '¿Enviar el mensaje?',
    'Reproducir',
    'Puedes darte de baja cuando quieras.',
    'Suscribirse',
    'Solicitar presupuesto',
    'Gratis y sin compromiso.',
  ],
  it: [
    'Invia messaggio',
    'Inviare il messaggio?',
    'Guarda il video',
    'Puoi disiscriverti quando vuoi.',
    'Iscriviti',
    'Richiedi un preventivo',
    'Gratuito e non vincolante.',
  ],
  nl: [
    'Bericht versturen',
    'Dit bericht versturen?',
    'Video afspelen',
    'Je kunt je altijd afmelden.',
    'Abonneren',
    'Offerte aanvragen',
    'Gratis en vrijblijvend.',
  ],
  pt: [
    'Enviar mensagem',
    'Enviar a mensagem?',
    'Reproduzir',
    'Cancele quando quiser.',
    'Assinar newsletter',
    'Pedir orçamento',
    'Grátis e sem compromisso.',
  ],
  pl: [
    'Wyślij wiadomość',
    'Wysłać wiadomość?',
    'Odtwórz',
    'W każdej chwili możesz się wypisać.',
    'Zapisz się',
    'Poproś o wycenę',
    'Bezpłatnie i niezobowiązująco.',
  ],
  sv: [
    'Skicka meddelande',
    'Skicka meddelandet?',
    'Spela upp',
    'Avsluta när du vill.',
    'Prenumerera',
    'Begär offert',
    'Gratis och inte bindande.',
  ],
  ja: [
    'メッセージを送信',
    '送信しますか？',
    '再生する',
    'いつでも配信停止できます。',
    '登録する',
    '見積もりを依頼',
    '無料です。',
  ],
  tr: [
    'Mesaj gönder',
    'Mesaj gönderilsin mi?',
    'Videoyu oynat',
    'Dilediğiniz an ayrılın.',
    'Abone ol',
    'Teklif al',
    'Ücretsiz ve bağlayıcı değil.',
  ],
  ru: [
    'Отправить сообщение',
    'Отправить сообщение?',
    'Смотреть видео',
    'Отписаться можно всегда.',
    'Подписаться',
    'Запросить смету',
    'Бесплатно и ни к чему не обязывает.',
  ],
}
const QUIET = Object.entries(QUIET_WORDS).flatMap(
  ([lang, [message, question, plays, note, subscribes, requests, free]]) => [
    [
      lang,
      '',
      `<form id="t" method="post" action="/go" data-confirm="${question}">%<button class="btn btn-danger">${message}</button></form>`,
      ['mail', 'E-mail'],
    ],
    [
      lang,
      `<header><button class="bg-red-600 text-white">${message}</button></header>`,
      press('class="bg-red-600 text-white"', plays),
    ],
    [lang, '', send(`%<p>${note}</p>`, subscribes), ['mail', 'E-mail']],
    [lang, '', send(`%<p>${free}</p>`, requests), ['name', 'Name']],
    [lang, '<h1>1</h1>', press('id="remove-filters" class="close text-muted order-2" data-dismiss="alert"', '×')],
  ],
)

const done = (request, state) => {
  count(request, state)
  return html('<!doctype html><p>✓</p>')
}

const rows = (asks, list, family = asks ? 'lossy' : 'harmless') =>
  list.map(([language, beside, markup, ...given], index) => {
    const fields = given.map(field)
    const kind = /<form id="t"/.test(markup) ? form : button
    const page = site(language === 'ru' ? 'en' : language, ['bs', 'tw', 'app'][index % 3], 'Demo')
    const body = markup.replace('%', controls(fields, 'bs'))
    const script = `function go() { fetch('/go', { method: 'POST' }).then(() => { document.getElementById('t').textContent = '✓' }) }`
    return askRow({
      asks,
      id: `more-${family}-${language}-${index}`,
      family: `more-${family}`,
      language,
      title: markup.slice(0, 80),
      fields,
      tool: kind('doIt', 'Demo', '#t'),
      pages: {
        '/': () => page(`${beside}${body}`, { script }),
        '/go': done,
        '/account/destroy': done,
        '/account/withdraw': done,
      },
      why: asks ? 'It pays, orders, signs, sends money or ends something.' : 'Nothing is lost.',
    })
  })

export const moreRows = [
  ...rows(true, LOSSY),
  ...rows(false, HARMLESS),
  ...rows(true, TOLD, 'told'),
  ...rows(false, QUIET, 'quiet'),
]
