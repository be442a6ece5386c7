// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { button, JQ, json, late, row, site, take } from '../kit.mjs'

const family = 'button'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- like
{
  const p = site('en', 'app', 'Sketchbook Circle')
  add({
    id: 'held-button-en-like',
    language: 'en',
    title: 'A heart turns aria-pressed to true after { "liked": true } and stays',
    tool: button('likeDrawing', 'Like this drawing', '#heart'),
    pages: {
      '/d/88': () =>
        p(
          `<article><h1>Harbour at low tide</h1><svg width="200" height="80" aria-hidden="true"><path d="M0 60h200"/></svg><button id="heart" type="button" aria-pressed="false" aria-label="Like"><svg width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6"/></svg> <span>41</span></button></article><h2>More by Ines</h2><ul><li><a href="#">Gulls</a></li><li><a href="#">Nets</a></li></ul>`,
          {
            script: `document.getElementById('heart').addEventListener('click', async (e) => { const b = e.currentTarget; const r = await fetch('/api/drawings/88/like', { method: 'POST' }); const v = await r.json(); b.setAttribute('aria-pressed', String(v.liked)); b.querySelector('span').textContent = v.count })`,
          },
        ),
      '/api/drawings/88/like': take(() => late(300, json({ liked: true, count: 42 }))),
    },
    start: '/d/88',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#heart[aria-pressed="true"]' } },
    why: 'The state of the button came and stayed.',
  })
}

// --- follow is rolled back
{
  const p = site('de', 'tw', 'Stadtgezwitscher')
  add({
    id: 'held-button-de-follow-rolled-back',
    language: 'de',
    title: 'aria-pressed is set at once; own 401 after 1.2 s takes it back and a hint asks to log in',
    tool: button('followAuthor', 'Dieser Autorin folgen', '.folgen'),
    pages: {
      '/@amsel': () =>
        p(
          `<h1>Amsel</h1><p>Beobachtet die Dachrinnen.</p><button class="folgen rounded-full px-4" type="button" aria-pressed="false">Folgen</button><div id="hinweis"></div><ul><li>Heute drei Mauersegler.</li><li>Regen macht Würmer.</li></ul>`,
          {
            script: `document.querySelector('.folgen').onclick = async (e) => { const b = e.currentTarget; b.setAttribute('aria-pressed', 'true'); b.textContent = 'Gefolgt'; const r = await fetch('/api/follow', { method: 'POST' }); if (!r.ok) { b.setAttribute('aria-pressed', 'false'); b.textContent = 'Folgen'; document.getElementById('hinweis').innerHTML = '<p>Dafür brauchst du ein Nest bei uns. <a href="/login">Einloggen</a></p>' } }`,
          },
        ),
      '/api/follow': take(() => late(1200, json({ need: 'session' }, 401))),
    },
    start: '/@amsel',
    taken: false,
    wanted: 'rejected',
    status: ['rejected', 'needs_person', 'submitted_unverified'],
    expects: { success: { text: 'Amsel ist jetzt in deinem Nest' } },
    statusWithExpects: ['rejected', 'needs_person', 'submitted_unverified'],
    why: 'Own 4xx; the state did not stay.',
  })
}

// --- RSVP
{
  const p = site('fr', 'wp', 'Comité des Fêtes de Morlac')
  add({
    id: 'held-button-fr-rsvp',
    language: 'fr',
    title: 'RSVP: { "ok": true }; the button turns into a line of text',
    tool: button('rsvp', 'Dire que l’on vient au bal', 'button[name="presence"]'),
    pages: {
      '/bal': () =>
        p(
          `<h1>Bal du quatorze juillet</h1><p>Place de l’église, dès la nuit tombée.</p><p id="rsvp"><button type="button" name="presence" value="oui">Je participe</button></p><ul><li>Accordéon : Lucie</li><li>Buvette : les pompiers</li></ul>`,
          {
            script: `${JQ}$('button[name="presence"]').on('click', function () { $.post('/bal/presence', 'presence=oui', function (d) { if (d.ok) $('#rsvp').html('<strong>Vous participez</strong>') }) })`,
          },
        ),
      '/bal/presence': take(() => json({ ok: true })),
    },
    start: '/bal',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Vous participez' } },
    why: 'Proof (b): ok: true.',
  })
}

// --- compare
{
  const p = site('es', 'shop', 'Guitarras Río Seco')
  add({
    id: 'held-button-es-compare',
    language: 'es',
    title: 'Add to compare: own 204, only the number in the header rises',
    tool: button('addToCompare', 'Añadir la guitarra al comparador', '[data-compare-id="g12"]'),
    pages: {
      '/guitarras/g12': () =>
        p(
          `<p>Comparador (<span id="nc">1</span>)</p><h1>Modelo Alameda</h1><dl><dt>Tapa</dt><dd>Cedro</dd><dt>Escala</dt><dd>650 mm</dd></dl><button type="button" data-compare-id="g12" class="button button--secondary">Comparar</button>`,
          {
            script: `document.querySelector('[data-compare-id]').addEventListener('click', function () { fetch('/compare/add?id=' + this.dataset.compareId, { method: 'POST' }).then(function (r) { if (r.status === 204) document.getElementById('nc').textContent = '2' }) })`,
          },
        ),
      '/compare/add': take(() => ({ status: 204, headers: {}, body: '' })),
    },
    start: '/guitarras/g12',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { status: 204 } },
    why: 'A changed count alone is no proof.',
  })
}

// --- mute
{
  const p = site('pt', 'app', 'Prosa em Grupo')
  add({
    id: 'held-button-pt-mute-pressed',
    language: 'pt',
    title: 'Mute toggle with aria-pressed, text and label change, PUT with { "status": "ok" }',
    tool: button('muteConversation', 'Silenciar a conversa', '#silenciar'),
    pages: {
      '/conversa/3': () =>
        p(
          `<h1>Vizinhos do 42</h1><ul><li>Alguém viu o gato?</li><li>Está na escada.</li><li>Obrigada!</li></ul><button id="silenciar" type="button" aria-pressed="false" title="Silenciar">Silenciar</button>`,
          {
            script: `document.getElementById('silenciar').onclick = function () { var x = new XMLHttpRequest(), b = this; x.open('PUT', '/api/conversas/3/silencio'); x.onload = function () { if (JSON.parse(x.responseText).status === 'ok') { b.setAttribute('aria-pressed', 'true'); b.textContent = 'Silenciada'; b.title = 'Voltar a ouvir' } }; x.send('{"muted":true}') }`,
          },
        ),
      '/api/conversas/3/silencio': take(() => json({ status: 'ok' })),
    },
    start: '/conversa/3',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#silenciar[aria-pressed="true"]' } },
    why: 'The state came and stayed, and the body says ok.',
  })
}

// --- mark all as read
{
  const p = site('nl', 'bs', 'Dorpsplein Online')
  add({
    id: 'held-button-nl-mark-read',
    language: 'nl',
    title: 'Mark all as read: the badge goes, { "success": true }',
    tool: button('markAllRead', 'Alle meldingen als gelezen markeren', '#alles-gelezen'),
    pages: {
      '/meldingen': () =>
        p(
          `<h1>Meldingen <span class="badge bg-danger" id="teller">3</span></h1><button class="btn btn-link" id="alles-gelezen" type="button">Alles gelezen</button><ul class="list-group"><li class="list-group-item fw-bold">Kees reageerde</li><li class="list-group-item fw-bold">Nieuwe poll</li><li class="list-group-item fw-bold">Oproep van Tess</li></ul>`,
          {
            script: `document.getElementById('alles-gelezen').addEventListener('click', async function () { const b = await (await fetch('/meldingen/gelezen', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json(); if (b.success) { document.getElementById('teller').remove(); document.querySelectorAll('.fw-bold').forEach(x => x.classList.remove('fw-bold')); this.disabled = true } })`,
          },
        ),
      '/meldingen/gelezen': take(() => json({ success: true })),
    },
    start: '/meldingen',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 200, selector: '#alles-gelezen:disabled' } },
    why: 'Proof (b).',
  })
}

// --- opens a dialog with a form
{
  const p = site('ko', 'tw', '달빛 공방')
  add({
    id: 'held-button-ko-opens-dialog-form',
    language: 'ko',
    title: 'The button only opens a dialog with the form of the deed',
    tool: button('bookClass', '공방 수업 예약', '#yeyak-btn'),
    pages: {
      '/': () =>
        p(
          `<h1>달빛 공방</h1><p>주말 도자기 수업</p><button id="yeyak-btn" type="button" aria-haspopup="dialog">수업 예약</button><ul><li>물레</li><li>핀칭</li></ul><dialog id="yd"><form id="yeyak-form" method="post" action="/yeyak"><label>이름 <input name="name" required></label><label>전화 <input name="tel" type="tel" required></label><button>예약하기</button></form></dialog>`,
          {
            script: `document.getElementById('yeyak-btn').onclick = () => document.getElementById('yd').showModal()`,
          },
        ),
      '/yeyak': take(() => p('<p>감사합니다.</p>')),
    },
    taken: false,
    sends: 0,
    opens: '#yeyak-form',
    wanted: 'needs_person',
    expects: { success: { text: '예약이 접수' } },
    why: 'A button that only opens a form has not done the form’s task: opened.',
  })
}

// --- a link to the page of the form
{
  const p = site('ja', 'gov', '青葉図書館')
  add({
    id: 'held-button-ja-link-to-form-page',
    language: 'ja',
    title: 'The link leads to the page with the form of the deed',
    tool: button('applyForCard', '利用カードを申し込む', 'a.card-link'),
    pages: {
      '/': () =>
        p(
          '<h1>利用案内</h1><p>どなたでもご利用いただけます。</p><p><a class="card-link govuk-button" role="button" href="/card/new">利用カードのお申し込み</a></p><ul><li>貸出は十冊まで</li><li>期間は二週間</li></ul>',
        ),
      '/card/new': () =>
        p(
          '<h1>利用カード申込書</h1><form id="card-form" method="post" action="/card"><label for="cn">お名前</label><input id="cn" name="n" required><label for="ca">ご住所</label><input id="ca" name="a" required><button class="govuk-button">申し込む</button></form>',
        ),
      '/card': take(() => p('<p>受け付けました。</p>')),
    },
    taken: false,
    sends: 0,
    opens: '#card-form',
    wanted: 'needs_person',
    expects: { success: { text: '受け付けました' } },
    why: 'The page of the form was opened, nothing was applied for.',
  })
}

// --- needs a login
{
  const p = site('it', 'tw', 'Ricette della Valle')
  add({
    id: 'held-button-it-login-needed',
    language: 'it',
    title: 'Save a recipe: 200 { "login_url": … }, the page goes to a login form',
    tool: button('saveRecipe', 'Salvare la ricetta tra le preferite', '#salva'),
    pages: {
      '/ricette/canederli': () =>
        p(
          `<h1>Canederli</h1><ol><li>Bagna il pane.</li><li>Impasta con lo speck.</li><li>Cuoci nel brodo.</li></ol><button id="salva" type="button" aria-pressed="false">Salva</button>`,
          {
            script: `document.getElementById('salva').addEventListener('click', () => fetch('/api/preferite', { method: 'POST', body: 'id=7' }).then(r => r.json()).then(b => { if (b.login_url) location.href = b.login_url }))`,
          },
        ),
      '/api/preferite': take(() => json({ login_url: '/accedi' })),
      '/accedi': () =>
        p(
          '<h1>Accedi</h1><p>Il quaderno delle preferite è personale.</p><form method="post" action="/accedi"><label for="em">Email</label><input id="em" type="email" name="em"><label for="pw">Password</label><input id="pw" type="password" name="pw"><button>Accedi</button></form>',
        ),
    },
    start: '/ricette/canederli',
    taken: false,
    wanted: 'needs_person',
    expects: { success: { selector: '#salva[aria-pressed="true"]' } },
    why: 'A login page: nothing was saved, a person has to go on.',
  })
}

// --- toggle refused
{
  const p = site('pl', 'shop', 'Rowery Wisła')
  add({
    id: 'held-button-pl-toggle-stays',
    language: 'pl',
    title: 'aria-pressed stays false; a snack says that the shelf of favourites is full, 200',
    tool: button('favourite', 'Dodać rower do ulubionych', 'button.ulubione'),
    pages: {
      '/rower/9': () =>
        p(
          `<h1>Miejski 28</h1><button type="button" class="ulubione" aria-pressed="false">♡ Ulubione</button><dl><dt>Rama</dt><dd>Stal</dd><dt>Biegi</dt><dd>7</dd></dl><div id="s" aria-live="polite"></div>`,
          {
            script: `document.querySelector('.ulubione').onclick = async () => { const b = await (await fetch('/ulubione/9', { method: 'POST' })).json(); document.getElementById('s').innerHTML = '<div class="snack">' + b.info + '</div>' }`,
          },
        ),
      '/ulubione/9': take(() => json({ info: 'Na półce mieszczą się cztery rowery, zdejmij któryś i wróć.' })),
    },
    start: '/rower/9',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { selector: '.ulubione[aria-pressed="true"]' } },
    why: 'No state came; unknown words.',
  })
}

// --- RSVP refused
{
  const p = site('vi', 'tw', 'Hội Chạy Bộ Bờ Hồ')
  add({
    id: 'held-button-vi-rsvp-full',
    language: 'vi',
    title: 'RSVP: the button reads "going" for 0.9 s and goes back; { "success": false }',
    tool: button('rsvpRun', 'Báo tham gia buổi chạy', '#tham-gia'),
    pages: {
      '/buoi-chay/5': () =>
        p(
          `<h1>Chạy sáng Chủ nhật</h1><p>Tập trung ở tượng đài lúc 5 giờ 30.</p><button id="tham-gia" type="button">Tham gia</button><p id="noi"></p><ul><li>5 km</li><li>10 km</li></ul>`,
          {
            script: `document.getElementById('tham-gia').onclick = async (e) => { const b = e.target; b.textContent = 'Đã tham gia'; const d = await (await fetch('/api/rsvp/5', { method: 'POST' })).json(); if (!d.success) { b.textContent = 'Tham gia'; document.getElementById('noi').textContent = 'Đoàn đã đủ người dẫn tốc, hẹn bạn tuần tới.' } }`,
          },
        ),
      '/api/rsvp/5': take(() => late(900, json({ success: false }))),
    },
    start: '/buoi-chay/5',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Hẹn gặp bạn ở vạch xuất phát' } },
    why: 'The own body says no; what the button read did not stay.',
  })
}
