// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, late, row, site, take, text } from '../kit.mjs'

const family = 'toast-dialog'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- dialog of a shop, toast in a shadow root
{
  const p = site('en', 'shop', 'Needle & Nook')
  const fields = [
    f('email', 'email', 'Email', 'faye@example.com', { id: 'bis-email', name: 'contact[email]' }),
    f('size', 'select', 'Size', 'm', {
      id: 'bis-size',
      name: 'contact[size]',
      choices: [
        ['s', 'Small'],
        ['m', 'Medium'],
      ],
    }),
  ]
  add({
    id: 'held-toast-dialog-en-back-in-stock',
    language: 'en',
    title: 'Back-in-stock dialog closes, a toast element thanks in its shadow root; { "ok": true }',
    fields,
    tool: form('notifyMe', 'Be told when the jumper is back', '#bis-form', { triggerSelector: '#bis-open' }),
    pages: {
      '/products/fisher-jumper': () =>
        p(
          `<h1>Fisher jumper</h1><p class="badge">Sold out</p><button id="bis-open" type="button" class="button">Notify me when available</button><div class="modal" id="bis"><div class="modal__box" role="dialog" aria-modal="true" aria-labelledby="bis-t"><h2 id="bis-t">We’ll let you know</h2><form id="bis-form">${controls(fields, 'ul')}<button class="button button--primary" type="submit">Notify me</button></form></div></div><shop-toast></shop-toast><ul><li>Pure wool</li><li>Made in Fife</li></ul>`,
          {
            script: `customElements.define('shop-toast', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<style>div{position:fixed;left:1rem;bottom:1rem;background:#264;color:#fff;padding:1rem}div:empty{display:none}</style><div role="status"></div>' } show(t) { this.shadowRoot.querySelector('div').textContent = t; setTimeout(() => this.shadowRoot.querySelector('div').textContent = '', 3500) } });
const bis = document.getElementById('bis'); document.getElementById('bis-open').onclick = () => bis.classList.add('open'); document.getElementById('bis-form').onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/apps/restock', { method: 'POST', body: new FormData(e.target) }); if ((await r.json()).ok) { bis.classList.remove('open'); document.querySelector('shop-toast').show('Thanks! You’re on the list.') } }`,
          },
        ),
      '/apps/restock': take(() => json({ ok: true })),
    },
    start: '/products/fisher-jumper',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'You’re on the list' } },
    why: 'Proof (b): ok: true in the own body.',
  })
}

// --- Bootstrap modal closes, toast says no
{
  const p = site('de', 'bs', 'Werkstatt-Kollektiv Halle 9')
  const fields = [
    f('maschine', 'select', 'Maschine', 'drehbank', {
      choices: [
        ['hobel', 'Hobelmaschine'],
        ['drehbank', 'Drehbank'],
      ],
    }),
    f('tag', 'date', 'Tag', '2026-07-11', { purpose: 'date' }),
  ]
  add({
    id: 'held-toast-dialog-de-modal-closes-toast-no',
    language: 'de',
    title: 'The modal closes after 200 {}; a toast in the corner says that it did not work out',
    fields,
    tool: form('reserveMachine', 'Eine Maschine reservieren', '#resModal form', {
      triggerSelector: '[data-bs-target="#resModal"]',
    }),
    pages: {
      '/maschinen': () =>
        p(
          `<h1>Maschinenpark</h1><button type="button" class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#resModal">Reservieren</button><table class="table"><tr><td>Hobelmaschine</td><td>Raum 1</td></tr><tr><td>Drehbank</td><td>Raum 3</td></tr></table><div class="modal fade" id="resModal" tabindex="-1" aria-hidden="true"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title">Reservierung</h5></div><form><div class="modal-body">${controls(fields, 'bs')}</div><div class="modal-footer"><button type="submit" class="btn btn-primary">Eintragen</button></div></form></div></div></div><div class="toast-container position-fixed"></div>`,
          {
            script: `const m = document.getElementById('resModal'); document.querySelector('[data-bs-toggle]').onclick = () => m.classList.add('show'); m.querySelector('form').onsubmit = e => { e.preventDefault(); fetch('/maschinen/res', { method: 'POST', body: new FormData(e.target) }).then(r => r.json()).then(b => { m.classList.remove('show'); document.querySelector('.toast-container').innerHTML = '<div class="toast" role="alert"><div class="toast-body">' + (b.nr ? 'Eingetragen, danke!' : 'Die Drehbank darf nur, wer die Einweisung mitgemacht hat – die fehlt dir noch.') + '</div></div>' }) }`,
          },
        ),
      '/maschinen/res': take(() => json({})),
    },
    start: '/maschinen',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Eingetragen, danke' } },
    why: 'Dialog closed and own 2xx, but a toast brings words that are not thanks.',
  })
}

// --- native dialog closes, 204, no word
{
  const p = site('ja', 'app', '港町カフェ 業務メモ')
  const fields = [
    f('item', 'text', '品名', 'コーヒー豆', { id: 'memo-item' }),
    f('qty', 'number', '数量', 4, { id: 'memo-qty' }),
  ]
  add({
    id: 'held-toast-dialog-ja-native-closes',
    language: 'ja',
    title: 'A native dialog closes after 204 and nothing else changes',
    fields,
    tool: form('addMemo', '補充メモを追加する', 'dialog#memo form', { triggerSelector: '#add-memo' }),
    pages: {
      '/memo': () =>
        p(
          `<h1>補充メモ</h1><button id="add-memo" type="button">メモを追加</button><ul><li>牛乳</li><li>紙ナプキン</li></ul><dialog id="memo"><form method="dialog">${controls(fields, 'mui')}<button type="submit" value="save">保存</button></form></dialog>`,
          {
            script: `const dl = document.getElementById('memo'); document.getElementById('add-memo').onclick = () => dl.showModal(); dl.querySelector('form').addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/api/memo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(e.target))) }); if (r.status === 204) dl.close() })`,
          },
        ),
      '/api/memo': take(() => late(350, { status: 204, headers: {}, body: '' })),
    },
    start: '/memo',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 204 } },
    why: 'Proof (d): the dialog closed, own 204, no new text.',
  })
}

// --- the dialog closes at once, the refusal comes later as a toast
{
  const p = site('es', 'tw', 'Pádel Barrio Alto')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Gonzalo', { purpose: 'name', id: 'pd-n' }),
    f('hora', 'select', 'Hora', '19', {
      id: 'pd-h',
      choices: [
        ['18', '18:00'],
        ['19', '19:00'],
      ],
    }),
  ]
  add({
    id: 'held-toast-dialog-es-late-toast',
    language: 'es',
    title: 'The dialog closes on submit; the answer after 1.3 s brings a toast that vanishes after 2 s',
    fields,
    tool: form('bookCourt', 'Reservar una pista', '#pista-form', { triggerSelector: 'button[data-abrir="pista"]' }),
    pages: {
      '/pistas': () =>
        p(
          `<h1>Pistas</h1><button data-abrir="pista" type="button">Reservar pista</button><div class="grid"><p>Pista 1: cristal</p><p>Pista 2: muro</p></div><div id="pista-modal" class="modal"><div class="modal__box" role="dialog"><form id="pista-form">${controls(fields, 'tw')}<button type="submit">Reservar</button></form></div></div><div id="avisos" aria-live="polite"></div>`,
          {
            script: `const pm = document.getElementById('pista-modal'); document.querySelector('[data-abrir]').onclick = () => pm.classList.add('open'); document.getElementById('pista-form').onsubmit = async (e) => { e.preventDefault(); pm.classList.remove('open'); const t = await (await fetch('/pistas/reserva', { method: 'POST', body: new FormData(e.target) })).json(); const d = document.createElement('div'); d.className = 'snack'; d.textContent = t.texto; document.getElementById('avisos').append(d); setTimeout(() => d.remove(), 2000) }`,
          },
        ),
      '/pistas/reserva': take(() =>
        late(1300, json({ texto: 'Uy, a las siete entrena la escuela y no os podemos hacer hueco.' })),
      ),
    },
    start: '/pistas',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Pista reservada' } },
    why: 'The closed dialog is no proof: unknown words come with the answer.',
  })
}

// --- a pop-up of another form thanks, the request was refused
{
  const p = site('en', 'shop', 'Brackenbury Bakes')
  const fields = [
    f('name', 'text', 'Name', 'Priya Nair', { id: 'cake-name' }),
    f('date', 'date', 'Collection day', '2026-12-24', { id: 'cake-date', purpose: 'date' }),
    f('message', 'textarea', 'What should it look like?', 'A hedgehog, please.', { id: 'cake-msg' }),
  ]
  add({
    id: 'held-toast-dialog-en-popup-thanks-other',
    language: 'en',
    title: 'A newsletter pop-up thanks for subscribing just as the enquiry is turned down in a line over the form',
    fields,
    tool: form('enquireCake', 'Enquire about a celebration cake', '#cake'),
    pages: {
      '/celebration-cakes': () =>
        p(
          `<h1>Celebration cakes</h1><div class="rte" id="cake-note"></div><form id="cake">${controls(fields, 'ul')}<button type="submit" class="button">Ask us</button></form><div id="klaviyo" class="needsclick" role="dialog" aria-label="Newsletter" hidden><p>Thank you for subscribing!</p></div>`,
          {
            script: `document.getElementById('cake').addEventListener('submit', function (e) { e.preventDefault(); fetch('/apps/cakes', { method: 'POST', body: new FormData(this) }).then(function (r) { return r.text() }).then(function (t) { document.getElementById('cake-note').innerHTML = t; document.getElementById('klaviyo').hidden = false }) })`,
          },
        ),
      '/apps/cakes': take(() =>
        late(
          400,
          text(
            '<p>Christmas Eve is chock-a-block, the ovens can’t take another one. Try us for New Year?</p>',
            200,
            'text/html',
          ),
        ),
      ),
    },
    start: '/celebration-cakes',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'enquiry is with the bakers' } },
    why: 'The thanks belong to something else and do not stand where the form was; the form is still there.',
  })
}

// --- alert, taken
{
  const p = site('pl', 'old', 'Serwis Pralek Jaworski')
  const fields = [
    f('imie', 'text', 'Imię', 'Grzegorz', { purpose: 'name' }),
    f('telefon', 'tel', 'Telefon', '601 000 033'),
    f('usterka', 'textarea', 'Usterka', 'Pralka nie wiruje.', { purpose: 'message' }),
  ]
  add({
    id: 'held-toast-dialog-pl-alert-thanks',
    language: 'pl',
    title: 'jQuery, { "success": true }, then alert() with thanks and a reset',
    fields,
    tool: form('requestRepair', 'Zgłosić naprawę', '#zgloszenie'),
    pages: {
      '/index.php': () =>
        p(
          `<h2>Zgłoszenie naprawy</h2><form id="zgloszenie" name="z">${controls(fields, 'table')}<input type="submit" value="Wyślij"></form><p>Dojazd w obrębie miasta.</p>`,
          {
            script: `${JQ}$('#zgloszenie').on('submit', function () { var f = this; $.post('ajax.php', $(f).serialize(), function (d) { if (d.success) { alert('Dziękujemy! Zgłoszenie zostało wysłane.'); f.reset() } else alert(d.msg) }); return false })`,
          },
        ),
      '/ajax.php': take(() => json({ success: true })),
    },
    start: '/index.php',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Zgłoszenie zostało wysłane' } },
    why: 'Proof (b), and thanks in a native dialog.',
  })
}

// --- alert, refused
{
  const p = site('vi', 'old', 'Câu lạc bộ Cờ tướng Phố Cổ')
  const fields = [
    f('hoten', 'text', 'Họ tên', 'Lê Văn Tâm', { purpose: 'name' }),
    f('bang', 'select', 'Bảng đấu', 'B', {
      choices: [
        ['A', 'Bảng A'],
        ['B', 'Bảng B'],
      ],
    }),
  ]
  add({
    id: 'held-toast-dialog-vi-alert-refusal',
    language: 'vi',
    title: 'XHR with a body that is the text of an alert(); the form is emptied',
    fields,
    tool: form('joinTournament', 'Đăng ký thi đấu cờ', 'form[name="dk"]'),
    pages: {
      '/': () =>
        p(
          `<h2>Giải mùa xuân</h2><form name="dk" action="dangky.asp">${controls(fields, 'table')}<input type="submit" value="Đăng ký"></form><p>Khai mạc lúc 8 giờ sáng.</p>`,
          {
            script: `document.forms.dk.onsubmit = function () { var f = this, x = new XMLHttpRequest(); x.open('POST', '/dangky.asp', true); x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded'); x.onreadystatechange = function () { if (x.readyState === 4) { alert(x.responseText); f.reset() } }; x.send(new URLSearchParams(new FormData(f)).toString()); return false }`,
          },
        ),
      '/dangky.asp': take(() => text('Bảng B vừa khóa sổ chiều qua, bác chịu khó đợi giải sau nhé.')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Đăng ký thành công' } },
    why: 'Unknown words in a native dialog and a reset: no proof.',
  })
}

// --- snackbar
{
  const p = site('el', 'app', 'Ο Κήπος της Γειτονιάς')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Δάφνη', { purpose: 'name', id: 'kg-on' }),
    f('minyma', 'textarea', 'Μήνυμα', 'Έχω φυτά βασιλικού να χαρίσω.', { purpose: 'message', id: 'kg-min' }),
  ]
  add({
    id: 'held-toast-dialog-el-snackbar',
    language: 'el',
    title: 'Material snackbar with thanks for 1.5 s, the form is reset; { "sent": 1 }',
    fields,
    tool: form('postToGarden', 'Μήνυμα στην ομάδα του κήπου', '#kipos'),
    pages: {
      '/': () =>
        p(
          `<h1>Πίνακας</h1><form id="kipos">${controls(fields, 'mui')}<button type="submit" class="mdc-button mdc-button--raised"><span class="mdc-button__label">Αποστολή</span></button></form><aside class="mdc-snackbar"><div class="mdc-snackbar__surface" role="status" aria-relevant="additions"><div class="mdc-snackbar__label" aria-atomic="false"></div></div></aside>`,
          {
            script: `const kf = document.getElementById('kipos'); kf.addEventListener('submit', async e => { e.preventDefault(); const b = await (await fetch('/api/minima', { method: 'POST', body: new FormData(kf) })).json(); if (b.sent) { const l = document.querySelector('.mdc-snackbar__label'); l.textContent = 'Ευχαριστούμε, το μήνυμα στάλθηκε.'; kf.reset(); setTimeout(() => { l.textContent = '' }, 1500) } })`,
          },
        ),
      '/api/minima': take(() => json({ sent: 1 })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'το μήνυμα στάλθηκε' } },
    why: 'Plain thanks in a status region right after the own 2xx.',
  })
}

// --- an old success toast and a new one
{
  const p = site('sv', 'tw', 'Fritidsbanken Älvsby')
  const fields = [
    f('pryl', 'text', 'Pryl', 'Längdskidor 190 cm'),
    f('hamtas', 'date', 'Hämtas', '2027-02-13', { purpose: 'date' }),
  ]
  add({
    id: 'held-toast-dialog-sv-stack',
    language: 'sv',
    title: 'A success toast of an earlier deed hangs there; below it comes one of another colour',
    fields,
    tool: form('borrowItem', 'Låna en pryl', '#lana'),
    pages: {
      '/lana': () =>
        p(
          `<h1>Låna</h1><form id="lana">${controls(fields, 'tw')}<button>Boka</button></form><ul id="stapel" class="fixed top-4 right-4"><li class="bg-green-600">Tack, din bokning är mottagen.</li></ul><div class="grid grid-cols-2"><p>Skridskor</p><p>Hjälmar</p></div>`,
          {
            script: `const lf = document.getElementById('lana'); lf.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/api/lan', { method: 'POST', body: new FormData(lf) }); const b = await r.json(); document.getElementById('stapel').insertAdjacentHTML('beforeend', b.id ? '<li class="bg-green-600">Bokningen är klar.</li>' : '<li class="bg-slate-700">' + b.text + '</li>') }`,
          },
        ),
      '/api/lan': take(() =>
        json({ text: 'Just de skidorna åker till Vasaloppet den helgen, så de får du klara dig utan.' }),
      ),
    },
    start: '/lana',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Bokningen är klar' } },
    why: 'The thanks are old; what is new is not thanks.',
  })
}

// --- SweetAlert-like, taken
{
  const p = site('cs', 'bs', 'Sbor dobrovolných hasičů Lhotka')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Pavel Horák', { purpose: 'name' }),
    f('akce', 'select', 'Akce', 'sber', {
      choices: [
        ['sber', 'Sběr železa'],
        ['ples', 'Příprava plesu'],
      ],
    }),
  ]
  add({
    id: 'held-toast-dialog-cs-swal-success',
    language: 'cs',
    title: 'SweetAlert-like dialog with thanks over the form; { "status": "success" }',
    fields,
    tool: form('helpOut', 'Přihlásit se k pomoci', '#pomoc'),
    pages: {
      '/pomoc': () =>
        p(
          `<h1>Pomozte nám</h1><form id="pomoc">${controls(fields, 'bs')}<button class="btn btn-danger" type="submit">Pomohu</button></form><p>Sraz vždy u zbrojnice.</p>`,
          {
            script: `${JQ}function swal(t, m) { document.body.insertAdjacentHTML('beforeend', '<div class="swal2-container modal show"><div class="swal2-popup swal2-modal modal__box" role="dialog" aria-live="assertive" aria-modal="true"><div class="swal2-icon swal2-success"></div><h2 class="swal2-title">' + t + '</h2><div class="swal2-html-container">' + m + '</div><div class="swal2-actions"><button type="button" class="swal2-confirm">OK</button></div></div></div>'); document.querySelector('.swal2-confirm').onclick = function () { document.querySelector('.swal2-container').remove() } }
$('#pomoc').on('submit', function (e) { e.preventDefault(); $.post('/api/pomoc', $(this).serialize(), function (d) { if (d.status === 'success') swal('Děkujeme!', 'Přihláška byla odeslána.') }) })`,
          },
        ),
      '/api/pomoc': take(() => json({ status: 'success' })),
    },
    start: '/pomoc',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.swal2-success', text: 'Děkujeme' } },
    why: 'Proof (b): status success.',
  })
}

// --- SweetAlert-like, refused
{
  const p = site('tr', 'bs', 'Mahalle Spor Salonu')
  const fields = [
    f('ad', 'text', 'Ad soyad', 'Burak Şen', { purpose: 'name' }),
    f('ders', 'select', 'Ders', 'pilates', {
      choices: [
        ['pilates', 'Pilates'],
        ['boks', 'Boks'],
      ],
    }),
  ]
  add({
    id: 'held-toast-dialog-tr-swal-warning',
    language: 'tr',
    title: 'SweetAlert-like dialog tells in plain talk that the class is full; { "icon": "info" }',
    fields,
    tool: form('joinClass', 'Derse katıl', '#ders-form'),
    pages: {
      '/dersler': () =>
        p(
          `<h1>Dersler</h1><form id="ders-form">${controls(fields, 'bs')}<button class="btn btn-primary">Katıl</button></form><ul><li>Pilates: salı</li><li>Boks: perşembe</li></ul>`,
          {
            script: `document.getElementById('ders-form').addEventListener('submit', function (e) { e.preventDefault(); var f = this; fetch('/api/ders', { method: 'POST', body: new FormData(f) }).then(function (r) { return r.json() }).then(function (d) { document.body.insertAdjacentHTML('beforeend', '<div class="swal2-container modal show"><div class="swal2-popup modal__box" role="dialog"><div class="swal2-icon swal2-' + d.icon + '"></div><h2 class="swal2-title">' + d.title + '</h2><div>' + d.text + '</div><button class="swal2-confirm">Tamam</button></div></div>'); f.reset() }) })`,
          },
        ),
      '/api/ders': take(() =>
        json({
          icon: 'info',
          title: 'Kusura bakma',
          text: 'Minderlerin hepsi kapıldı, bu dönem seni aramıza katamıyoruz.',
        }),
      ),
    },
    start: '/dersler',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Kaydın tamam' } },
    why: 'Unknown words in a dialog; nothing proves success.',
  })
}
