// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { bare, controls, f, form, html, JQ, json, late, RX, row, see, site, take, text } from '../kit.mjs'

const family = 'spa'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- pushState to thanks
{
  const p = site('en', 'app', 'Orchard House School')
  const fields = [
    f('name', 'text', 'Parent’s name', 'Lena Park', { id: 'v-name' }),
    f('date', 'date', 'Visit on', '2026-11-12', { id: 'v-date', purpose: 'date' }),
  ]
  add({
    id: 'spa-en-pushstate-thanks',
    language: 'en',
    title: 'The address changes by pushState, the view thanks',
    fields,
    tool: form('bookVisit', 'Book a school visit', '#visit'),
    pages: {
      '/visits/new': () =>
        p(
          `<div id="view"><h1>Visit us</h1><form id="visit">${controls(fields, 'mui')}<button type="submit">Book visit</button></form></div>`,
          {
            script: `document.addEventListener('submit', async (e) => { if (e.target.id !== 'visit') return; e.preventDefault(); const r = await fetch('/api/visits', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(e.target))) }); if (r.ok) { history.pushState({}, '', '/visits/thanks'); document.getElementById('view').innerHTML = '<h1>Thank you</h1><p>Your request has been received.</p>' } })`,
          },
        ),
      '/api/visits': take(() => json({ id: 4 }, 201)),
    },
    start: '/visits/new',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/visits/thanks' } },
    why: 'Plain thanks where the form was, with an own 2xx.',
  })
}

// --- pushState to a view with a refusal
{
  const p = site('de', 'app', 'Mitfahrbank')
  const fields = [
    f('ort', 'text', 'Von', 'Oberdorf', { id: 'mf-von' }),
    f('ziel', 'text', 'Nach', 'Kreisstadt', { id: 'mf-nach' }),
  ]
  add({
    id: 'spa-de-pushstate-refusal',
    language: 'de',
    title: 'A new route and a new view under 200: the ride is not on offer',
    fields,
    tool: form('requestRide', 'Eine Mitfahrt anfragen', '#mitfahrt'),
    pages: {
      '/anfrage': () =>
        p('<div id="root"></div>', {
          script: `${RX}const app = mount('#root', { view: 'form' }, (s) => s.view === 'form' ? \`<h1>Mitfahrt anfragen</h1><form id="mitfahrt" data-on-submit="go"><label for="mf-von">Von</label><input id="mf-von" name="ort" value="\${h(s.v.ort)}"><label for="mf-nach">Nach</label><input id="mf-nach" name="ziel" value="\${h(s.v.ziel)}"><button type="submit">Anfragen</button></form>\` : '<h1>Heute rollt hier nichts mehr</h1><p>Auf der Strecke sitzt gerade niemand am Steuer. Deine Anfrage haben wir nicht behalten.</p>', {
  go() { fetch('/api/rides', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }).then((r) => r.json()).then(() => { history.pushState(null, '', '/anfrage/ergebnis'); this.set({ view: 'result' }) }) }
})`,
        }),
      '/api/rides': take(() => json({ matches: [] })),
    },
    start: '/anfrage',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Deine Anfrage ist raus' } },
    why: 'Address changed and form gone, own 2xx, but the new words are more than thanks.',
  })
}

// --- hash route
{
  const p = site('pt', 'app', 'Horta Comunitária')
  const fields = [
    f('nome', 'text', 'Nome', 'Marina', { purpose: 'name' }),
    f('dia', 'select', 'Dia', 'sab', {
      choices: [
        ['qua', 'Quarta'],
        ['sab', 'Sábado'],
      ],
    }),
  ]
  add({
    id: 'spa-pt-hash-thanks',
    language: 'pt',
    title: 'A hash route leads to thanks',
    fields,
    tool: form('volunteer', 'Participar no mutirão', '#mutirao'),
    pages: {
      '/': () =>
        p(
          `<div id="tela"><h1>Mutirão</h1><form id="mutirao">${controls(fields, 'mui')}<button type="submit">Quero participar</button></form></div>`,
          {
            script: `addEventListener('hashchange', () => { if (location.hash === '#/obrigado') tela.innerHTML = '<h1>Obrigado!</h1><p>Recebemos a sua inscrição.</p>' }); mutirao.addEventListener('submit', (e) => { e.preventDefault(); fetch('/mutirao', { method: 'POST', body: new FormData(mutirao) }).then((r) => { if (r.ok) location.hash = '#/obrigado' }) })`,
          },
        ),
      '/mutirao': take(() => text('"ok"', 200, 'application/json')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Recebemos a sua inscrição' } },
    why: 'Plain thanks where the form was, own 2xx.',
  })
}

// --- re-rendered view
{
  const p = site('tr', 'app', 'Kampüs Takas')
  const fields = [
    f('baslik', 'text', 'Başlık', 'Analiz ders notları', { id: 'kt-b' }),
    f('aciklama', 'textarea', 'Açıklama', 'Temiz kullanılmış.', { id: 'kt-a', purpose: 'message' }),
  ]
  add({
    id: 'spa-tr-rerender-ok',
    language: 'tr',
    title: 'A view library draws a success view from { ok: true }',
    fields,
    tool: form('postItem', 'İlan ver', '#ilan'),
    pages: {
      '/': () =>
        p('<div id="kok"></div>', {
          script: `${RX}mount('#kok', { done: false, busy: false }, (s) => s.done ? '<div class="css-done"><svg width="20" height="20"></svg><h2>İlanınız yayında</h2></div>' : \`<h1>İlan ver</h1><form id="ilan" data-on-submit="ver"><label for="kt-b">Başlık</label><input id="kt-b" name="baslik" value="\${h(s.v.baslik)}"><label for="kt-a">Açıklama</label><textarea id="kt-a" name="aciklama">\${h(s.v.aciklama)}</textarea><button type="submit" \${s.busy ? 'disabled' : ''}>\${s.busy ? '…' : 'Yayınla'}</button></form>\`, {
  async ver() { this.set({ busy: true }); const b = await (await fetch('/api/ilan', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) })).json(); this.set({ done: b.ok, busy: false }) }
})`,
        }),
      '/api/ilan': take(() => late(400, json({ ok: true, ilan: { id: 90 } }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'İlanınız yayında' } },
    why: 'Proof (b): ok: true.',
  })
}

// --- route to a details view with other words
{
  const p = site('cs', 'app', 'Zahrádky Online')
  const fields = [
    f('plodina', 'text', 'Plodina', 'Rajčata', { id: 'z-p' }),
    f('datum', 'date', 'Datum výsevu', '2026-03-15', { id: 'z-d', purpose: 'date' }),
  ]
  add({
    id: 'spa-cs-details-view',
    language: 'cs',
    title: 'A route to a details view with tips; the server took it and answered only an id',
    fields,
    tool: form('addSowing', 'Zapsat výsev', '#vysev'),
    pages: {
      '/vysevy/novy': () =>
        p(
          `<div id="v"><h1>Nový výsev</h1><form id="vysev">${controls(fields, 'mui')}<button type="submit">Zapsat</button></form></div>`,
          {
            script: `vysev.addEventListener('submit', async (e) => { e.preventDefault(); const { id } = await (await fetch('/api/vysevy', { method: 'POST', body: new FormData(vysev) })).json(); history.pushState(null, '', '/vysevy/' + id); v.innerHTML = '<h1>Rajčata</h1><p>Tip: sazenice otužujte týden před výsadbou.</p>' })`,
          },
        ),
      '/api/vysevy': take(() => json({ id: 55 }, 201)),
    },
    start: '/vysevy/novy',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/vysevy/55' } },
    why: 'The new view holds words that are not thanks: unverified without an expectation, sure with one.',
  })
}

// --- error boundary in Hungarian
{
  const p = site('hu', 'app', 'Ötletfal')
  const fields = [f('otlet', 'textarea', 'Ötleted', 'Legyen több pad a parton.', { id: 'o-1', purpose: 'message' })]
  add({
    id: 'spa-hu-error-boundary',
    language: 'hu',
    title: 'The script stumbles over the answer; the whole view gives way to an illustration with a sentence',
    fields,
    tool: form('shareIdea', 'Ötlet beküldése', '#otlet-form'),
    pages: {
      '/': () =>
        p('<div id="gy"></div>', {
          script: `${RX}mount('#gy', { torott: false }, (s) => s.torott ? '<figure><svg width="60" height="60"><circle r="20" cx="30" cy="30"/></svg><figcaption>Hoppá, itt valami kicsúszott a kezünkből.</figcaption></figure>' : \`<h1>Ötletfal</h1><form id="otlet-form" data-on-submit="kuld"><label for="o-1">Ötleted</label><textarea id="o-1" name="otlet">\${h(s.v.otlet)}</textarea><button type="submit">Beküldöm</button></form>\`, {
  kuld() { fetch('/api/otlet', { method: 'POST', body: JSON.stringify(this.state.v), headers: { 'content-type': 'application/json' } }).then((r) => r.json()).then((b) => b.otlet.id).catch(() => this.set({ torott: true })) }
})`,
        }),
      '/api/otlet': take(() => html('<!-- upstream -->')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'felkerült a falra' } },
    why: 'The form made way for unknown words; an HTML comment is no yes.',
  })
}

// --- a form in a same-origin frame, thanks
{
  const p = site('pl', 'bs', 'Muzeum Soli')
  const fields = [
    f('email', 'email', 'Adres e-mail', 'kasia@example.pl'),
    f('imie', 'text', 'Imię', 'Kasia', { purpose: 'name' }),
  ]
  add({
    id: 'spa-pl-frame-thanks',
    language: 'pl',
    title: 'The form sits in a same-origin frame and posts there; the frame thanks',
    fields,
    tool: form('subscribeNewsletter', 'Zapisać się do biuletynu muzeum', '#biuletyn', {
      frame: 'iframe#biuletyn-ramka',
    }),
    pages: {
      '/': () =>
        p(
          '<h1>Biuletyn</h1><p>Raz w miesiącu, bez reklam.</p><iframe id="biuletyn-ramka" src="/osadzony/biuletyn" title="Zapis do biuletynu" width="600" height="340"></iframe>',
        ),
      '/osadzony/biuletyn': () =>
        bare(
          'pl',
          `<form id="biuletyn" method="post" action="/osadzony/biuletyn/zapis">${controls(fields, 'bs')}<button class="btn">Zapisz mnie</button></form>`,
        ),
      '/osadzony/biuletyn/zapis': take(() => bare('pl', '<p>Dziękujemy! Zapis został przyjęty.</p>')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Zapis został przyjęty' } },
    why: 'Plain thanks on the page that followed in the form’s own frame.',
  })
}

// --- the same with a refusal in the frame
{
  const p = site('ja', 'wp', '海辺の美術館')
  const fields = [
    f('name', 'text', 'お名前', '井上 直子', { id: 'ws-name' }),
    f('date', 'date', '参加希望日', '2026-08-01', { id: 'ws-date', purpose: 'date' }),
  ]
  add({
    id: 'spa-ja-frame-refusal',
    language: 'ja',
    title: 'The form in a frame is followed by a sentence in the frame; the outer page stays',
    fields,
    tool: form('registerWorkshop', 'ワークショップに申し込む', 'form', { frame: 'iframe[name="ws"]' }),
    pages: {
      '/': () =>
        p(
          '<h1>夏のワークショップ</h1><iframe name="ws" src="/ws/form" title="申込フォーム" style="width:100%;height:360px;border:0"></iframe>',
        ),
      '/ws/form': () =>
        bare(
          'ja',
          `<form method="post" action="/ws/submit">${controls(fields, 'wp')}<input type="submit" value="申し込む"></form>`,
        ),
      '/ws/submit': take(() =>
        bare(
          'ja',
          '<p>ご希望の日は展示替えのためお休みをいただいております。恐れ入りますが別の日をお選びください。</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'お申し込みありがとうございます' } },
    why: 'The words in the frame are unknown; nothing proves success.',
  })
}

// --- a hidden frame as target, taken
{
  const p = site('it', 'wf', 'Coro Monte Rosa')
  const fields = [
    f('nome', 'text', 'Nome', 'Franco', { purpose: 'name' }),
    f('email', 'email', 'Email', 'franco@example.it'),
  ]
  add({
    id: 'spa-it-hidden-frame-target',
    language: 'it',
    title: 'The form posts into a hidden frame; the page shows thanks when the frame has loaded',
    fields,
    tool: form('joinChoir', 'Entrare nel coro', '#coro'),
    pages: {
      '/': () =>
        p(
          `<h1>Canta con noi</h1><form id="coro" method="post" action="/coro" target="bucalettere">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Voglio cantare"></form><iframe name="bucalettere" id="bl" hidden></iframe><p id="gr" hidden>Grazie! Abbiamo ricevuto i tuoi dati.</p>`,
          {
            script: `var inviato = false; coro.addEventListener('submit', function () { inviato = true }); bl.addEventListener('load', function () { if (inviato) { coro.hidden = true; gr.hidden = false } })`,
          },
        ),
      '/coro': take(() => bare('it', 'ok')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#gr' } },
    why: 'Plain thanks where the form was; the own answer loaded in the frame.',
  })
}

// --- a hidden frame as target, 400 in it, thanks all the same
{
  const p = site('es', 'wf', 'Taller de Bicis Pedalea')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Iván', { purpose: 'name' }),
    f('averia', 'textarea', 'Avería', 'Se sale la cadena.', { purpose: 'message' }),
  ]
  add({
    id: 'spa-es-hidden-frame-400',
    language: 'es',
    title: 'The form posts into a hidden frame; the answer is 400 but the page thanks whenever the frame loads',
    fields,
    tool: form('requestRepair', 'Pedir una reparación', '#taller'),
    pages: {
      '/': () =>
        p(
          `<h1>Trae tu bici</h1><form id="taller" method="post" action="/taller" target="oculto">${controls(fields, 'ph')}<input type="submit" class="w-button" value="Enviar"></form><iframe name="oculto" id="oculto" style="display:none"></iframe><p id="listo" hidden>¡Gracias! Mensaje enviado.</p>`,
          {
            script: `let mandado = false; taller.addEventListener('submit', () => { mandado = true }); oculto.addEventListener('load', () => { if (!mandado) return; taller.hidden = true; listo.hidden = false })`,
          },
        ),
      '/taller': take(() => html('<title>400</title><p>Falta la foto de la bici.</p>', 400)),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Te esperamos en el taller' } },
    why: 'The own answer in the frame is 4xx (the frame’s navigation entry holds its status) and its words are not thanks.',
  })
}

// --- the result element draws into its shadow root
{
  const p = site('fr', 'tw', 'Amap des Tilleuls')
  const fields = [
    f('nom', 'text', 'Nom', 'Yasmine', { purpose: 'name' }),
    f('panier', 'select', 'Panier d’essai', 'petit', {
      choices: [
        ['petit', 'Petit'],
        ['grand', 'Grand'],
      ],
    }),
  ]
  add({
    id: 'spa-fr-shadow-thanks',
    language: 'fr',
    title: 'A custom element beside the form shows thanks in its open shadow root; { success: 1 }',
    fields,
    tool: form('joinWaitingList', "S'inscrire sur la liste d'attente", '#attente'),
    pages: {
      '/': () =>
        p(
          `<h1>Liste d’attente</h1><form id="attente">${controls(fields, 'tw')}<button>M’inscrire</button></form><amap-etat></amap-etat>`,
          {
            script: `customElements.define('amap-etat', class extends HTMLElement { set texte(t) { (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).innerHTML = '<p role="status"><slot></slot>' + t + '</p>' } }); attente.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/attente', { method: 'POST', body: new FormData(attente) })).json(); attente.hidden = true; document.querySelector('amap-etat').texte = b.success ? 'Merci, inscription enregistrée.' : '…' })`,
          },
        ),
      '/attente': take(() => json({ success: 1 })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'inscription enregistrée' } },
    why: 'Thanks beside the form that made way, and a body that says yes.',
  })
}

// --- route to a list with exactly the typed values and a date
{
  const p = site('sv', 'app', 'Skogsdagbok')
  const fields = [
    f('art', 'text', 'Art', 'Kantarell', { id: 's-art' }),
    f('plats', 'text', 'Plats', 'Tyresta', { id: 's-plats' }),
  ]
  add({
    id: 'spa-sv-list-typed-values',
    language: 'sv',
    title: 'The form gives way to a list item with the typed values and today’s date, own 201',
    fields,
    tool: form('addFinding', 'Lägg till ett fynd', '#fynd'),
    pages: {
      '/': () =>
        p(
          `<h1>Mina fynd</h1><div id="yta"><form id="fynd">${controls(fields, 'mui')}<button type="submit">Lägg till</button></form></div>`,
          {
            script: `fynd.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/fynd', { method: 'POST', body: new FormData(fynd) })).json(); yta.innerHTML = '<ul class="rad"><li>' + b.art + ', ' + b.plats + ' <time>2026-11-22</time></li></ul>' })`,
          },
        ),
      '/fynd': take((r) => json({ art: r.field('art'), plats: r.field('plats') }, 201)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: 'ul.rad' } },
    why: 'Proof (d): the form is gone, own 201, the new text is typed values and a date.',
  })
}

// --- the route changes first and comes back
{
  const p = site('ko', 'app', '나눔가게')
  const fields = [
    f('item', 'text', '물건', '전기밥솥', { id: 'n-item' }),
    f('time', 'text', '가져갈 시간', '토요일 오전', { id: 'n-time' }),
  ]
  add({
    id: 'spa-ko-route-and-back',
    language: 'ko',
    title: 'The route changes at once to an empty "done" view, and comes back after 1.2 s with a sentence',
    fields,
    tool: form('requestItem', '나눔 신청', '#nanum'),
    pages: {
      '/items/3': () =>
        p('<div id="x"></div>', {
          script: `${RX}const a = mount('#x', { done: false, say: '' }, (s) => s.done ? '<h1>완료</h1>' : \`<h1>나눔 신청</h1><form id="nanum" data-on-submit="go"><label for="n-item">물건</label><input id="n-item" name="item" value="\${h(s.v.item)}"><label for="n-time">가져갈 시간</label><input id="n-time" name="time" value="\${h(s.v.time)}"><button type="submit">신청</button><p>\${h(s.say)}</p></form>\`, {
  go() { history.pushState(null, '', '/items/3/done'); const v = JSON.stringify(this.state.v); this.set({ done: true }); fetch('/api/nanum', { method: 'POST', headers: { 'content-type': 'application/json' }, body: v }).then((r) => r.json()).then((b) => { if (!b.given) { history.replaceState(null, '', '/items/3'); this.set({ done: false, say: '한발 늦었어요, 방금 다른 이웃이 가져갔어요.' }) } }) }
})`,
        }),
      '/api/nanum': take(() => late(1200, json({ given: null }))),
    },
    start: '/items/3',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '나눔이 확정' } },
    why: 'What came did not stay; the form is there again with unknown words.',
  })
}

// --- fetch, then location.href
{
  const p = site('vi', 'app', 'Câu Lạc Bộ Chạy Bộ')
  const fields = [
    f('ten', 'text', 'Họ tên', 'Đỗ Quang', { purpose: 'name', id: 'cb-ten' }),
    f('culy', 'select', 'Cự ly', '10', {
      id: 'cb-cl',
      choices: [
        ['5', '5 km'],
        ['10', '10 km'],
      ],
    }),
  ]
  add({
    id: 'spa-vi-fetch-then-href',
    language: 'vi',
    title: 'fetch with { status: "success" }, then location.href to a page of thanks',
    fields,
    tool: form('registerRun', 'Đăng ký buổi chạy chung', '#chaybo'),
    pages: {
      '/': () =>
        p(
          `<h1>Buổi chạy Chủ nhật</h1><form id="chaybo">${controls(fields, 'mui')}<button type="submit">Tham gia</button></form>`,
          {
            script: `chaybo.onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/chaybo', { method: 'POST', body: new FormData(chaybo) })).json(); if (b.status === 'success') location.href = '/cam-on?x=' + b.id }`,
          },
        ),
      '/chaybo': take(() => json({ status: 'success', id: 3 })),
      '/cam-on': () => p('<h1>Cảm ơn bạn!</h1><p>Hẹn gặp ở công viên lúc 6 giờ.</p>'),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/cam-on' } },
    why: 'Proof (b): status success in the own body before the page was left.',
  })
}

// --- reload with a changed count
{
  const p = site('el', 'app', 'Δανειστική Παιχνιδιών')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Στέλλα', { purpose: 'name', id: 'dp-on' }),
    f('paixnidi', 'select', 'Παιχνίδι', 'domino', {
      id: 'dp-p',
      choices: [
        ['domino', 'Ντόμινο'],
        ['pazl', 'Παζλ'],
      ],
    }),
  ]
  add({
    id: 'spa-el-reload-count',
    language: 'el',
    title: 'fetch with 204, then a reload: only the count of the queue is one higher',
    fields,
    tool: form('joinQueue', 'Μπείτε στη σειρά για ένα παιχνίδι', '#seira'),
    pages: {
      '/': (_, state) =>
        p(
          `<h1>Δανεισμός</h1><p>Στη σειρά: <b>${state.session.n ?? 4}</b></p><form id="seira">${controls(fields, 'mui')}<button type="submit">Μπαίνω στη σειρά</button></form>`,
          {
            script: `seira.addEventListener('submit', (e) => { e.preventDefault(); fetch('/seira', { method: 'POST', body: new FormData(seira) }).then((r) => { if (r.ok) location.reload() }) })`,
          },
        ),
      '/seira': take((_, state) => {
        state.session.n = 5
        return { status: 204, headers: {}, body: '' }
      }),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { status: 204 } },
    why: 'The form did not make way and nothing thanks: a changed count alone is no proof.',
  })
}

// --- modal route with history.back()
{
  const p = site('ar', 'app', 'حلقة القراءة')
  const fields = [
    f('name', 'text', 'الاسم', 'هند', { id: 'hq-name' }),
    f('note', 'textarea', 'لماذا ترغب في الانضمام؟', 'أحب الرواية.', { id: 'hq-note', purpose: 'message' }),
  ]
  add({
    id: 'spa-ar-modal-route',
    language: 'ar',
    title: 'A dialog with an address of its own closes by history.back(); a strip on the page below says no',
    fields,
    tool: form('joinClub', 'الانضمام إلى حلقة القراءة', '#join', { triggerSelector: 'a[href="#join-dialog"]' }),
    pages: {
      '/': () =>
        p(
          `<h1>حلقة القراءة</h1><a href="#join-dialog">انضم إلينا</a><p id="strip"></p><div class="modal" id="jd"><div class="modal__box" role="dialog" aria-modal="true"><form id="join">${controls(fields, 'mui')}<button type="submit">إرسال</button></form></div></div>`,
          {
            script: `addEventListener('hashchange', () => jd.classList.toggle('open', location.hash === '#join-dialog')); join.addEventListener('submit', async (e) => { e.preventDefault(); const t = await (await fetch('/join', { method: 'POST', body: new FormData(join) })).text(); history.back(); strip.textContent = t })`,
          },
        ),
      '/join': take(() => text('الحلقة مكتملة الآن، وسنفتح بابها من جديد في الربيع.')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'أهلًا بك بيننا' } },
    why: 'Dialog closed and own 2xx, but new words beyond thanks stand on the page.',
  })
}

// --- 401 leads to a login route
{
  const p = site('zh', 'app', '校园二手')
  const fields = [
    f('title', 'text', '标题', '台灯一盏', { id: 'es-t' }),
    f('desc', 'textarea', '描述', '九成新，可自提。', { id: 'es-d', purpose: 'message' }),
  ]
  add({
    id: 'spa-zh-401-login-route',
    language: 'zh',
    title: 'Own 401; the app goes to its login route',
    fields,
    tool: form('postItem', '发布闲置', '#fabu'),
    pages: {
      '/fabu': () =>
        p(
          `<div id="ym"><h1>发布闲置</h1><form id="fabu">${controls(fields, 'mui')}<button type="submit">发布</button></form></div>`,
          {
            script: `fabu.addEventListener('submit', e => { e.preventDefault(); fetch('/api/items', { method: 'POST', body: new FormData(fabu) }).then(r => { if (r.status === 401) { history.pushState(null, '', '/login'); ym.innerHTML = '<h1>登录后继续</h1><form><input aria-label="学号"><button>下一步</button></form>' } }) })`,
          },
        ),
      '/api/items': take(() => json({ need: 'login' }, 401)),
    },
    start: '/fabu',
    taken: false,
    wanted: 'rejected',
    status: ['rejected', 'needs_person', 'submitted_unverified'],
    expects: { success: { url: '/items/' } },
    statusWithExpects: ['rejected', 'needs_person', 'submitted_unverified'],
    why: 'An own 4xx rejects; that a person has to log in may be said as well.',
  })
}

// --- hash route to a waiting list instead of a seat
{
  const p = site('fi', 'app', 'Saunavuorot')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Sanna', { purpose: 'name', id: 'sv-n' }),
    f('vuoro', 'select', 'Vuoro', 'la', {
      id: 'sv-v',
      choices: [
        ['pe', 'Perjantai'],
        ['la', 'Lauantai'],
      ],
    }),
  ]
  add({
    id: 'spa-fi-queue-instead',
    language: 'fi',
    title: 'A route to a view that says the shift went to somebody else and the name was not kept',
    fields,
    tool: form('reserveSauna', 'Varaa saunavuoro', '#sauna'),
    pages: {
      '/': () =>
        p(
          `<section id="nak"><h1>Varaa vuoro</h1><form id="sauna">${controls(fields, 'mui')}<button type="submit">Varaa</button></form></section>`,
          {
            script: `${JQ}$('#sauna').on('submit',function(e){e.preventDefault();$.post('/vuoro',$('#sauna').serialize(),function(d){location.hash='#/'+d.nakyma;$('#nak').html('<h1>Lauantai</h1><p>'+d.teksti+'</p>')})})`,
          },
        ),
      '/vuoro': take(() => json({ nakyma: 'lauantai', teksti: 'Lauteet on jo luvattu Virtasen porukalle.' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Vuoro on sinun' } },
    why: 'Route changed, own 2xx, unknown words.',
  })
}

// --- Hindi success view with an own redirect from the API
{
  const p = site('hi', 'app', 'ग्राम पंचायत पोर्टल')
  const fields = [
    f('naam', 'text', 'नाम', 'सुरेश', { purpose: 'name', id: 'gp-n' }),
    f('sujhav', 'textarea', 'सुझाव', 'तालाब की सफ़ाई हो।', { purpose: 'message', id: 'gp-s' }),
  ]
  add({
    id: 'spa-hi-redirected-fetch',
    language: 'hi',
    title: 'fetch follows a 303 to a JSON receipt with ok: true; the view thanks',
    fields,
    tool: form('sendSuggestion', 'सुझाव भेजें', '#sujhav-form'),
    pages: {
      '/': () =>
        p(
          `<div id="d"><h1>सुझाव पेटी</h1><form id="sujhav-form">${controls(fields, 'mui')}<button type="submit">भेजें</button></form></div>`,
          {
            script: `document.getElementById('sujhav-form').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/sujhav', { method: 'POST', body: new FormData(e.target) })).json(); if (b.ok) d.innerHTML = '<h1>धन्यवाद</h1>' }`,
          },
        ),
      '/sujhav': take(() => see('/sujhav/6')),
      '/sujhav/6': () => json({ ok: true, id: 6 }),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'धन्यवाद' } },
    why: 'Proof (b): the own answer, after its redirect, says ok: true.',
  })
}

// --- a Dutch form that posts to another service of the same company, 200 opaque
{
  const p = site('nl', 'tw', 'Scouting Waterlijn')
  const fields = [f('naam', 'text', 'Naam', 'Loes', { purpose: 'name' }), f('leeftijd', 'number', 'Leeftijd', 12)]
  add({
    id: 'spa-nl-other-origin-fetch',
    language: 'nl',
    title: 'fetch to a second origin that says { ok: false }; the page shows an everyday sentence in place of the form',
    fields,
    tool: form('joinScouts', 'Meedoen bij de scouting', '#meedoen'),
    pages: {
      '/': (_, state) =>
        p(
          `<h1>Kom eens kijken</h1><div id="vak"><form id="meedoen">${controls(fields, 'tw')}<button>Ik kom kijken</button></form></div>`,
          {
            script: `meedoen.onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('${state.otherOrigin}/aanmelden', { method: 'POST', body: new URLSearchParams(new FormData(meedoen)) })).json(); vak.innerHTML = b.ok ? '<p>Gelukt, tot zaterdag!</p>' : '<p>De boot is vol en de wal keert het schip: dit jaar nemen we geen twaalfjarigen meer aan.</p>' }`,
          },
        ),
    },
    otherPages: { '/aanmelden': take(() => json({ ok: false })) },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'tot zaterdag' } },
    why: 'The form made way for unknown words; a body of another origin need not be read.',
  })
}
