// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, HX, html, JQ, late, row, site, take, text } from '../kit.mjs'

const family = 'fragment'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- outerHTML swap with thanks
{
  const p = site('en', 'tw', 'Copper Kettle Café')
  const fields = [
    f('name', 'text', 'Name', 'Amara Cole', { id: 'fb-name' }),
    f('message', 'textarea', 'Your feedback', 'The oat scones were perfect.', { id: 'fb-text' }),
  ]
  add({
    id: 'fragment-en-outer-thanks',
    language: 'en',
    title: 'outerHTML swap: the form gives way to a line of thanks',
    fields,
    tool: form('sendFeedback', 'Send feedback to the café', 'form[hx-post="/feedback"]'),
    pages: {
      '/': () =>
        p(
          `<h1>Feedback</h1><form hx-post="/feedback" hx-swap="outerHTML" class="space-y-4">${controls(fields, 'tw')}<button class="rounded bg-orange-700 text-white px-3">Send feedback</button></form>`,
          { script: HX },
        ),
      '/feedback': take(() =>
        html('<div class="rounded bg-green-100 p-4" role="status">Thank you, your feedback has been received.</div>'),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'your feedback has been received' } },
    why: 'Proof (c): plain thanks where the form was, with an own 2xx.',
  })
}

// --- outerHTML swap with a refusal in the same kind of box
{
  const p = site('hu', 'tw', 'Kertváros Fitnesz')
  const fields = [
    f('nev', 'text', 'Teljes név', 'Szabó Dániel', { purpose: 'name' }),
    f('telefon', 'tel', 'Telefonszám', '+36 30 000 0011'),
  ]
  add({
    id: 'fragment-hu-outer-refusal',
    language: 'hu',
    title: 'outerHTML swap: the same green box says that the trainer takes nobody',
    fields,
    tool: form('requestTrainer', 'Edző kérése', '#edzo'),
    pages: {
      '/': () =>
        p(
          `<h1>Személyi edzés</h1><form id="edzo" hx-post="/edzo" hx-swap="outerHTML">${controls(fields, 'tw')}<button>Kérem az edzőt</button></form>`,
          { script: HX },
        ),
      '/edzo': take(() =>
        html(
          '<div class="rounded bg-green-100 p-4" role="status">Péter naptára ebben az évszakban már csordultig van, így most nem vállal új vendéget.</div>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Péter hamarosan hívja' } },
    why: 'Form gone and own 2xx, but the fragment’s words are more than thanks and unknown.',
  })
}

// --- 422 swapped into the form
{
  const p = site('nl', 'bs', 'Zwembad De Golf')
  const fields = [
    f('naam', 'text', 'Naam kind', 'Daan', { purpose: 'name' }),
    f('geboren', 'date', 'Geboortedatum', '2024-02-02', { purpose: 'date' }),
  ]
  const body = (options) =>
    `${controls(fields, 'bs', options)}<button class="btn btn-info" type="submit">Inschrijven</button>`
  add({
    id: 'fragment-nl-422-fields',
    language: 'nl',
    title: '422 with the inside of the form, the birth date is marked',
    fields,
    tool: form('enrollSwimming', 'Inschrijven voor zwemles', '#zwemles'),
    pages: {
      '/': () =>
        p(`<h1>Zwemles</h1><form id="zwemles" hx-post="/zwemles" hx-swap-errors novalidate>${body()}</form>`, {
          script: HX,
        }),
      '/zwemles': take((r) =>
        html(body({ values: r.field, errors: { geboren: 'Kinderen zwemmen bij ons vanaf vier jaar.' } }), 422),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Tot in het water' } },
    why: 'An own 422 and an `is-invalid` field with its feedback.',
  })
}

// --- the same with 200, as many servers do
{
  const p = site('cs', 'gov', 'Městská knihovna Tábor')
  const fields = [f('prukaz', 'text', 'Číslo průkazu', '00417'), f('email', 'email', 'E-mail', 'jana@example.cz')]
  const body = (options) =>
    `${controls(fields, 'gov', options)}<button class="govuk-button">Prodloužit registraci</button>`
  add({
    id: 'fragment-cs-200-gov-errors',
    language: 'cs',
    title: '200 with the inside of the form and an error message of the design system',
    fields,
    tool: form('renewMembership', 'Prodloužit čtenářský průkaz', '#prukazka'),
    pages: {
      '/': () =>
        p(
          `<h1 class="govuk-heading-l">Čtenářský průkaz</h1><form id="prukazka" hx-post="/prodlouzit" novalidate>${body()}</form>`,
          { script: HX },
        ),
      '/prodlouzit': take((r) =>
        html(body({ values: r.field, errors: { prukaz: 'Tenhle průkaz už patří jinému čtenáři.' } })),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'platí do' }, failure: { selector: '.govuk-error-message' } },
    why: 'The error class of a common design system on a field of the form; the failure expectation rejects at once.',
  })
}

// --- only a wrapper, div soup, error above
{
  const p = site('it', 'wf', 'Agriturismo Le Querce')
  const fields = [
    f('nome', 'text', 'Nome', 'Sara Bianchi', { purpose: 'name' }),
    f('arrivo', 'date', 'Arrivo', '2026-08-14', { purpose: 'date' }),
    f('notti', 'number', 'Notti', 3),
  ]
  add({
    id: 'fragment-it-target-other',
    language: 'it',
    title: 'The answer goes into a panel beside the form, the form stays as it was',
    fields,
    tool: form('checkAvailability', 'Chiedere disponibilità', '#richiesta'),
    pages: {
      '/': () =>
        p(
          `<div class="w-row"><div class="w-col w-col-6"><h2>Richiedi disponibilità</h2><form id="richiesta" hx-post="/disponibilita" hx-target="#esito">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Invia richiesta"></form></div><div class="w-col w-col-6"><div id="esito" class="rich-text-block"></div></div></div>`,
          { script: HX },
        ),
      '/disponibilita': take(() =>
        html(
          '<p class="paragraph-4">A Ferragosto siamo al completo da gennaio: niente letto, ma un tavolo per cena sì.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'la sua richiesta è stata inviata' } },
    why: 'Own 2xx, new words near the form that are not thanks: unverified with `said`.',
  })
}

// --- the row of a list is swapped: typed value appears, form emptied
{
  const p = site('de', 'app', 'Nachbarschaftsbrett')
  const fields = [
    f('titel', 'text', 'Titel', 'Bohrmaschine zu verleihen', { id: 'titel' }),
    f('text', 'textarea', 'Text', 'Gern abends ab 18 Uhr.', { id: 'text', purpose: 'message' }),
  ]
  add({
    id: 'fragment-de-beforeend-item',
    language: 'de',
    title: 'The new entry is added to the list, the form is reset by the page',
    fields,
    tool: form('postNotice', 'Einen Aushang schreiben', '#aushang'),
    pages: {
      '/': () =>
        p(
          `<h1>Aushänge</h1><ul id="liste"><li>Katze entlaufen</li></ul><form id="aushang" hx-post="/aushang" hx-target="#liste" hx-swap="beforeend">${controls(fields, 'mui')}<button type="submit">Aushängen</button></form>`,
          {
            script: `${HX}new MutationObserver(() => document.getElementById('aushang').reset()).observe(document.getElementById('liste'), { childList: true })`,
          },
        ),
      '/aushang': take((r) => html(`<li class="neu"><strong>${r.field('titel')}</strong> ${r.field('text')}</li>`)),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { selector: '#liste .neu' } },
    why: 'A reset alone never confirms, and there are no thanks; the expectation does.',
  })
}

// --- pending moderation
{
  const p = site('pl', 'wp', 'Blog Górski')
  const fields = [
    f('autor', 'text', 'Pseudonim', 'Halny', { purpose: 'username' }),
    f('komentarz', 'textarea', 'Komentarz', 'Na Rysach był już lód.', { purpose: 'message' }),
  ]
  add({
    id: 'fragment-pl-held-back',
    language: 'pl',
    title: 'Comments are closed on the server: the fragment says so and keeps the text',
    fields,
    tool: form('leaveComment', 'Dodaj komentarz', '#respond form'),
    pages: {
      '/': () =>
        p(
          `<h1 class="entry-title">Jesień w Tatrach</h1><p>Krótka relacja z trzech dni.</p><div id="respond" class="comment-respond"><h3 id="reply-title">Dodaj komentarz</h3><form hx-post="/komentarze" hx-swap="beforebegin" class="comment-form">${controls(fields, 'wp')}<p class="form-submit"><input type="submit" class="submit" value="Opublikuj komentarz"></p></form></div>`,
          { script: HX },
        ),
      '/komentarze': take(() =>
        html(
          '<p class="comment-awaiting">Pod wpisami starszymi niż rok rozmowę już zamknęliśmy – twój głos tu nie trafi.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Twój komentarz został dodany' } },
    why: 'A sentence near the form that no list can know; nothing proves success.',
  })
}

// --- HX-Redirect to a page
{
  const p = site('fr', 'bs', 'Médiathèque Jean-Moulin')
  const fields = [
    f('nom', 'text', 'Nom', 'Hugo Petit', { purpose: 'name' }),
    f('carte', 'text', 'Numéro de carte', '2210 884'),
  ]
  add({
    id: 'fragment-fr-hx-redirect',
    language: 'fr',
    title: 'HX-Redirect leads to a page of confirmation',
    fields,
    tool: form('reserveDocument', 'Réserver un document', '#resa'),
    pages: {
      '/': () =>
        p(
          `<h1>Réserver « La Peste »</h1><form id="resa" hx-post="/reservations">${controls(fields, 'bs')}<button class="btn btn-primary">Réserver</button></form>`,
          { script: HX },
        ),
      '/reservations': take(() => html('', 200, { 'HX-Redirect': '/reservations/merci' })),
      '/reservations/merci': () => p('<h1>Merci !</h1><p>Votre réservation est enregistrée.</p>'),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/reservations/merci' } },
    why: 'Proof (c): plain thanks on the page that the own answer led to.',
  })
}

// --- HX-Redirect to the login page: not taken
{
  const p = site('tr', 'tw', 'Ege Dağcılık')
  const fields = [
    f('ad', 'text', 'Ad Soyad', 'Zeynep Arslan', { purpose: 'name' }),
    f('tur', 'select', 'Tur', 'spil', {
      choices: [
        ['spil', 'Spil Dağı'],
        ['bozdag', 'Bozdağ'],
      ],
    }),
  ]
  add({
    id: 'fragment-tr-redirect-home',
    language: 'tr',
    title: 'Redirect to the list of tours, where a strip says that members come first',
    fields,
    tool: form('joinTour', 'Tura katıl', '#katil'),
    pages: {
      '/tur/12': () =>
        p(
          `<h1>Tura katıl</h1><form id="katil" hx-post="/katil">${controls(fields, 'tw')}<button>Katıl</button></form>`,
          { script: HX },
        ),
      '/katil': take(() => html('', 200, { 'HX-Redirect': '/turlar' })),
      '/turlar': () =>
        p(
          '<div class="strip border-l-4 p-3">Bu tur şimdilik yalnızca üyelere açık, adınızı yazmadık.</div><h1>Turlar</h1><ul><li>Spil Dağı</li><li>Bozdağ</li></ul>',
        ),
    },
    start: '/tur/12',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/katil/tamam' } },
    why: 'Address changed and form gone, yet the page that followed has words beyond thanks.',
  })
}

// --- error 500 that htmx does not swap: nothing happens on the page
{
  const p = site('ja', 'bs', '里山キャンプ場')
  const fields = [
    f('name', 'text', 'お名前', '田中 一郎'),
    f('people', 'number', '人数', 3),
    f('date', 'date', 'ご利用日', '2026-05-02', { purpose: 'date' }),
  ]
  add({
    id: 'fragment-ja-500-silent',
    language: 'ja',
    title: '500, and the library swaps nothing: the page stays as it is',
    fields,
    tool: form('requestCampsite', 'サイトの空きを問い合わせる', '#camp'),
    pages: {
      '/': () =>
        p(
          `<h1>空き状況のお問い合わせ</h1><form id="camp" hx-post="/camp" hx-swap="outerHTML">${controls(fields, 'bs')}<button class="btn btn-success">問い合わせる</button></form>`,
          { script: HX },
        ),
      '/camp': take(() => html('<h1>Internal Server Error</h1>', 500)),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'お問い合わせを受け付けました' } },
    why: 'The own answer is 500, even though the page shows nothing.',
  })
}

// --- partial replaced with thanks in Korean
{
  const p = site('ko', 'bs', '북촌 공방')
  const fields = [f('name', 'text', '성함', '이서준'), f('message', 'textarea', '문의 내용', '단체 체험도 가능한가요?')]
  add({
    id: 'fragment-ko-thanks',
    language: 'ko',
    title: 'XHR of an older helper: the answer’s HTML is put where the form was',
    fields,
    tool: form('contactWorkshop', '공방에 문의하기', '#inquiry'),
    pages: {
      '/': () =>
        p(
          `<h2>문의하기</h2><div id="inquiry-wrap"><form id="inquiry">${controls(fields, 'bs')}<button type="submit" class="btn btn-default">보내기</button></form></div>`,
          {
            script: `${JQ}$('#inquiry').on('submit',function(){$.post('/inquiry',$(this).serialize(),function(d){$('#inquiry-wrap').html(d)});return false})`,
          },
        ),
      '/inquiry': take(() =>
        html('<div class="panel panel-success"><div class="panel-body">감사합니다! 문의가 접수되었습니다.</div></div>'),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '문의가 접수되었습니다' } },
    why: 'Plain thanks where the form was; where the language has no list the words are unknown and unverified is right.',
  })
}

// --- Greek refusal through the same means but with JSON-ish class
{
  const p = site('el', 'wp', 'Ταβέρνα ο Φάρος')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Νίκος', { purpose: 'name' }),
    f('atoma', 'number', 'Άτομα', 6),
    f('mera', 'date', 'Ημερομηνία', '2026-12-31', { purpose: 'date' }),
  ]
  add({
    id: 'fragment-el-refusal-emptied',
    language: 'el',
    title: 'The wrapper is emptied and a note with an image of a smile appears',
    fields,
    tool: form('reserveTable', 'Κράτηση τραπεζιού', '#kratisi'),
    pages: {
      '/': () =>
        p(
          `<h2>Κράτηση τραπεζιού</h2><div class="kratisi-wrap"><form id="kratisi">${controls(fields, 'wp')}<input type="submit" value="Κλείστε τραπέζι"></form></div>`,
          {
            script: `${JQ}$('#kratisi').on('submit',function(){$.post('/kratisi',$(this).serialize(),function(d){$('.kratisi-wrap').html('').append(d)});return false})`,
          },
        ),
      '/kratisi': take(() =>
        html(
          '<p class="wp-caption-text">🙂 Την παραμονή είμαστε γεμάτοι από τον Νοέμβριο. Θα σας περιμένουμε μέσα στη νέα χρονιά.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Η κράτησή σας έγινε' } },
    why: 'The form made way for words that are not thanks.',
  })
}

// --- Hindi, thanks in a fragment, form kept
{
  const p = site('hi', 'gov', 'नगर निगम इंदौर')
  const fields = [
    f('ward', 'text', 'वार्ड संख्या', '14'),
    f('samasya', 'textarea', 'समस्या का विवरण', 'गली की बत्ती तीन दिन से बंद है।', { purpose: 'message' }),
  ]
  add({
    id: 'fragment-hi-number-thanks',
    language: 'hi',
    title: 'A receipt with a number takes the place of the form',
    fields,
    tool: form('reportProblem', 'शिकायत दर्ज करें', '#shikayat'),
    pages: {
      '/': () =>
        p(
          `<h1 class="govuk-heading-l">शिकायत दर्ज करें</h1><form id="shikayat" hx-post="/shikayat" hx-swap="outerHTML">${controls(fields, 'gov')}<button class="govuk-button">जमा करें</button></form>`,
          { script: HX },
        ),
      '/shikayat': take(() =>
        html(
          '<div class="govuk-panel govuk-panel--confirmation"><h2 class="govuk-panel__title">धन्यवाद</h2><div class="govuk-panel__body">आपकी शिकायत दर्ज हो गई है<br><strong>IND-2291</strong></div></div>',
        ),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.govuk-panel--confirmation' } },
    why: 'Thanks in the place of the form with an own 2xx and no sign of failure.',
  })
}

// --- an out-of-band swap: main fragment is empty
{
  const p = site('es', 'bs', 'Peña Ciclista La Rueda')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Andrés', { purpose: 'name' }),
    f('talla', 'select', 'Talla del maillot', 'L', {
      choices: [
        ['S', 'S'],
        ['M', 'M'],
        ['L', 'L'],
      ],
    }),
  ]
  add({
    id: 'fragment-es-empty-body',
    language: 'es',
    title: 'The fragment is empty: the form is gone, nothing else is new, and the server kept it',
    fields,
    tool: form('joinRide', 'Apuntarse a la salida del domingo', '#salida'),
    pages: {
      '/': () =>
        p(
          `<h1>Salida del domingo</h1><div id="hueco"><form id="salida" hx-post="/salida" hx-target="#hueco">${controls(fields, 'bs')}<button class="btn btn-warning">Me apunto</button></form></div>`,
          { script: HX },
        ),
      '/salida': take(() => html('')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 200 } },
    why: 'Proof (d): the form is gone, own 2xx, an empty body is no "no", no new text.',
  })
}

// --- 200 with an error page fragment of a framework in debug mode
{
  const p = site('vi', 'app', 'Thư viện Số Huế')
  const fields = [f('name', 'text', 'Họ tên', 'Trần Minh'), f('book', 'text', 'Tên sách', 'Dế Mèn phiêu lưu ký')]
  add({
    id: 'fragment-vi-card-blocked',
    language: 'vi',
    title: 'insertAdjacentHTML after the form: the card is blocked, the form is hidden by the page',
    fields,
    tool: form('borrowBook', 'Đăng ký mượn sách', '#muon'),
    pages: {
      '/': () =>
        p(
          `<h1>Mượn sách</h1><section class="panel"><form id="muon">${controls(fields, 'mui')}<button type="submit">Đăng ký mượn</button></form></section>`,
          {
            script: `const muon = document.getElementById('muon')
muon.addEventListener('submit', (e) => { e.preventDefault(); const x = new XMLHttpRequest(); x.open('POST', '/muon'); x.onload = () => { muon.hidden = true; muon.insertAdjacentHTML('afterend', x.response) }; x.send(new FormData(muon)) })`,
          },
        ),
      '/muon': take(() =>
        text(
          '<p class="note">Thẻ của bạn đọc đang bị khóa vì còn sách quá hạn, vui lòng ghé quầy để được hỗ trợ.</p>',
          200,
          'text/html',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Đã giữ sách cho bạn' } },
    why: 'A form that is hidden made way, but new words beyond thanks stand in its place.',
  })
}

// --- the answer comes in two steps: a spinner fragment that polls
{
  const p = site('sv', 'wf', 'Bokbussen')
  const fields = [
    f('namn', 'text', 'Namn', 'Elsa', { purpose: 'name' }),
    f('hallplats', 'select', 'Hållplats', 'kyrkan', {
      choices: [
        ['skolan', 'Skolan'],
        ['kyrkan', 'Kyrkan'],
      ],
    }),
  ]
  add({
    id: 'fragment-sv-poll-refused',
    language: 'sv',
    title: 'The fragment says "one moment", a later poll brings the refusal',
    fields,
    tool: form('reserveBookStop', 'Boka stopp för bokbussen', '#stopp'),
    pages: {
      '/': () =>
        p(
          `<h1>Boka ett stopp</h1><form id="stopp" hx-post="/stopp" hx-swap="outerHTML">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Boka stopp"></form>`,
          {
            script: `${HX}setInterval(() => { const b = document.querySelector('[data-poll]'); if (b && !b.dataset.busy) { b.dataset.busy = '1'; fetch(b.dataset.poll).then((r) => r.text()).then((t) => { b.outerHTML = t }) } }, 700)`,
          },
        ),
      '/stopp': take(() => html('<div data-poll="/stopp/svar" class="spinner" aria-busy="true">Ett ögonblick …</div>')),
      '/stopp/svar': () =>
        late(600, html('<div class="svar">Bussen går inte förbi Kyrkan längre, välj gärna en annan plats.</div>')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Bussen stannar för dig' } },
    why: 'The form made way for something that is busy, and then for words that are not thanks.',
  })
}
