// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { bare, controls, f, form, JQ, json, late, RX, row, site, take, text } from '../kit.mjs'

const family = 'spa'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- idiomatic thanks
{
  const p = site('en', 'app', 'Kite & Anchor Sailing')
  const fields = [
    f('name', 'text', 'Name', 'Joss Reid', { id: 'ka-name' }),
    f('level', 'select', 'Level', 'novice', {
      id: 'ka-level',
      choices: [
        ['novice', 'Never sailed'],
        ['crew', 'Can crew'],
      ],
    }),
  ]
  add({
    id: 'held-spa-en-idiomatic-done',
    language: 'en',
    title: 'pushState to /done; the view greets in its own way, { "result": "created" } with 201',
    fields,
    tool: form('joinTaster', 'Join a taster sail', '#taster'),
    pages: {
      '/taster': () =>
        p(
          `<div id="view"><h1>Taster sail</h1><form id="taster">${controls(fields, 'mui')}<button type="submit">Count me in</button></form></div>`,
          {
            script: `document.getElementById('taster').addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/api/taster', { method: 'POST', body: new FormData(e.target) }); const b = await r.json(); if (b.result === 'created') { history.pushState({}, '', '/taster/done'); document.getElementById('view').innerHTML = '<h1>You’re aboard!</h1><p>Pack a jumper and meet us on the pontoon.</p>' } })`,
          },
        ),
      '/api/taster': take(() => json({ result: 'created' }, 201)),
    },
    start: '/taster',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { url: '/taster/done' } },
    why: 'Idiomatic words that no list knows; sure with an expectation.',
  })
}

// --- words in place of the form
{
  const p = site('de', 'app', 'Foodsharing Kiez-Kühlschrank')
  const fields = [
    f('name', 'text', 'Name', 'Mira', { id: 'fk-name' }),
    f('schicht', 'select', 'Putzdienst', 'mi', {
      id: 'fk-s',
      choices: [
        ['mo', 'Montag'],
        ['mi', 'Mittwoch'],
      ],
    }),
  ]
  add({
    id: 'held-spa-de-view-refusal',
    language: 'de',
    title: 'A view library draws a friendly no where the form was, 200 { "data": { "slot": null } }',
    fields,
    tool: form('takeShift', 'Einen Putzdienst übernehmen', '#dienst'),
    pages: {
      '/dienst': () =>
        p('<div id="app"></div><p>Schwämme liegen im Eimer.</p>', {
          script: `${RX}mount('#app', { v: { schicht: 'mo' }, r: null }, (s) => s.r ? (s.r.slot ? '<h2>Danke, eingetragen!</h2>' : '<h2>Da war wer schneller</h2><p>Mittwochs schrubbt schon Ayla. Schau doch beim Montag rein.</p>') : \`<h1>Putzdienst</h1><form id="dienst" data-on-submit="los"><label for="fk-name">Name</label><input id="fk-name" name="name" value="\${h(s.v.name)}"><label for="fk-s">Putzdienst</label><select id="fk-s" name="schicht"><option value="mo">Montag</option><option value="mi">Mittwoch</option></select><button type="submit">Übernehmen</button></form>\`, { async los() { const b = await (await fetch('/api/dienst', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) })).json(); this.set({ r: b.data }) } })`,
        }),
      '/api/dienst': take(() => json({ data: { slot: null } })),
    },
    start: '/dienst',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Danke, eingetragen' } },
    why: 'The form made way for unknown words.',
  })
}

// --- web component, nested shadow roots
{
  const p = site('zh', 'app', '旧物新生')
  const fields = [
    f('item', 'text', '物品', '缝纫机', { id: 'jw-item' }),
    f('phone', 'tel', '电话', '13900000005', { id: 'jw-phone' }),
  ]
  add({
    id: 'held-spa-zh-nested-shadow-thanks',
    language: 'zh',
    title:
      'A result element inside the shadow root of another thanks; { "code": 200, "message": "ok" }; the form is hidden',
    fields,
    tool: form('donateItem', '捐赠旧物', '#juan'),
    pages: {
      '/juan': () =>
        p(
          `<h1>捐赠旧物</h1><form id="juan">${controls(fields, 'mui')}<button type="submit">提交</button></form><jw-card></jw-card><ul><li>上门收取</li><li>每月公示</li></ul>`,
          {
            script: `customElements.define('jw-result', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p role="status">' + this.getAttribute('text') + '</p>' } }); customElements.define('jw-card', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }) } done(t) { this.shadowRoot.innerHTML = '<section><jw-result text="' + t + '"></jw-result></section>' } }); document.getElementById('juan').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/api/juan', { method: 'POST', body: new FormData(e.target) })).json(); if (b.code === 200) { e.target.hidden = true; document.querySelector('jw-card').done('提交成功，感谢您的捐赠') } }`,
          },
        ),
      '/api/juan': take(() => json({ code: 200, message: 'ok' })),
    },
    start: '/juan',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '提交成功' } },
    why: 'Plain thanks beside the form that made way, own 2xx.',
  })
}

// --- toast in a shadow root says no
{
  const p = site('es', 'app', 'Intercambio de Idiomas Babel')
  const fields = [
    f('idioma', 'select', 'Idioma', 'eu', {
      id: 'ib-idioma',
      choices: [
        ['pt', 'Portugués'],
        ['eu', 'Euskera'],
      ],
    }),
    f('nombre', 'text', 'Nombre', 'Jon', { purpose: 'name', id: 'ib-nombre' }),
  ]
  add({
    id: 'held-spa-es-shadow-toast-no',
    language: 'es',
    title: 'The form is hidden; a toast in a shadow root says no in plain talk, 200',
    fields,
    tool: form('joinExchange', 'Apuntarse a un intercambio', '#babel'),
    pages: {
      '/': () =>
        p(
          `<h1>Intercambios</h1><form id="babel">${controls(fields, 'mui')}<button type="submit">Me apunto</button></form><p>Jueves en el bar de la plaza.</p><ib-toast></ib-toast>`,
          {
            script: `customElements.define('ib-toast', class extends HTMLElement { say(t) { const r = this.shadowRoot ?? this.attachShadow({ mode: 'open' }); r.innerHTML = '<div role="status" style="position:fixed;top:1rem;right:1rem">' + t + '</div>' } }); document.getElementById('babel').onsubmit = async (e) => { e.preventDefault(); const t = await (await fetch('/api/babel', { method: 'POST', body: new FormData(e.target) })).text(); e.target.hidden = true; document.querySelector('ib-toast').say(t) }`,
          },
        ),
      '/api/babel': take(() => text('De euskera andamos cojos: no hay nadie con quien emparejarte.')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Te esperamos el jueves' } },
    why: 'Form gone and own 2xx, but new words that are not thanks.',
  })
}

// --- a frame, thanks
{
  const p = site('vi', 'wp', 'Lớp Gốm Bát Tràng')
  const fields = [
    f('ten', 'text', 'Họ tên', 'Nguyễn Mai', { purpose: 'name' }),
    f('email', 'email', 'Email', 'mai@example.vn'),
  ]
  add({
    id: 'held-spa-vi-frame-thanks',
    language: 'vi',
    title: 'An embedded form in a same-origin frame sends by fetch, { "success": true }, and thanks in the frame',
    fields,
    tool: form('registerClass', 'Đăng ký lớp gốm', '#gom', { frame: 'iframe#nhung' }),
    pages: {
      '/lop-gom': () =>
        p(
          '<h1>Lớp gốm cuối tuần</h1><iframe id="nhung" src="/nhung/gom" title="Đăng ký" width="560" height="360"></iframe><p>Đất và men có sẵn.</p>',
        ),
      '/nhung/gom': () =>
        bare(
          'vi',
          `<form id="gom">${controls(fields, 'bs')}<button class="btn">Đăng ký</button></form>`,
          `document.getElementById('gom').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/nhung/gom/gui', { method: 'POST', body: new FormData(e.target) })).json(); if (b.success) document.body.innerHTML = '<p>Cảm ơn bạn, đăng ký đã được gửi.</p>' }`,
        ),
      '/nhung/gom/gui': take(() => late(300, json({ success: true }))),
    },
    start: '/lop-gom',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'đăng ký đã được gửi' } },
    why: 'Proof (b) in the form’s own frame.',
  })
}

// --- a frame, refused
{
  const p = site('hu', 'wp', 'Bükki Túrabarátok')
  const fields = [
    f('nev', 'text', 'Név', 'Kiss Ádám', { purpose: 'name' }),
    f('tav', 'select', 'Táv', '50', {
      choices: [
        ['20', '20 km'],
        ['50', '50 km'],
      ],
    }),
  ]
  add({
    id: 'held-spa-hu-frame-refusal',
    language: 'hu',
    title: 'The frame posts and goes on to a page that says that the long route is full',
    fields,
    tool: form('registerHike', 'Nevezés a túrára', '#nevezes', { frame: 'iframe[title="Nevezés"]' }),
    pages: {
      '/tura': () =>
        p(
          '<h1>Őszi teljesítménytúra</h1><iframe src="/keret/nevezes" title="Nevezés" width="560" height="360"></iframe>',
        ),
      '/keret/nevezes': () =>
        bare(
          'hu',
          `<form id="nevezes" method="post" action="/keret/kuld">${controls(fields, 'bs')}<button>Nevezek</button></form>`,
        ),
      '/keret/kuld': take(() =>
        bare('hu', '<p>Az ötvenesre már nincs több itinerünk, a húszasra viszont szívesen várunk.</p>'),
      ),
    },
    start: '/tura',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Nevezésed megérkezett' } },
    why: 'Unknown words on the page that followed in the frame.',
  })
}

// --- hidden frame as target
{
  const p = site('cs', 'wf', 'Keramika U Mostu')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Tereza', { id: 'entry-1', name: 'entry.1', purpose: 'name' }),
    f('dotaz', 'textarea', 'Dotaz', 'Máte kurz pro děti?', { id: 'entry-2', name: 'entry.2', purpose: 'message' }),
  ]
  add({
    id: 'held-spa-cs-hidden-frame-thanks',
    language: 'cs',
    title: 'A form-service page loads in a hidden frame; the outer page shows thanks in place of the form',
    fields,
    tool: form('askStudio', 'Zeptat se dílny', '#gform'),
    pages: {
      '/': () =>
        p(
          `<h1>Zeptejte se</h1><form id="gform" method="post" target="hidden_iframe" action="/forms/d/e/1FA/formResponse">${controls(fields, 'ph')}<input type="submit" value="Odeslat" class="w-button"></form><iframe name="hidden_iframe" id="hidden_iframe" style="display:none"></iframe><p>Pec pálíme v neděli.</p>`,
          {
            script: `${JQ}var submitted = false; $('#gform').on('submit', function () { submitted = true }); document.getElementById('hidden_iframe').onload = function () { if (submitted) $('#gform').html('<p>Děkujeme, dotaz byl odeslán.</p>') }`,
          },
        ),
      '/forms/d/e/1FA/formResponse': take(() => bare('cs', '<div>Vaše odpověď byla zaznamenána.</div>')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'dotaz byl odeslán' } },
    why: 'Plain thanks where the form was; the own answer loaded in the frame.',
  })
}

// --- second origin, taken
{
  const p = site('sv', 'tw', 'Kolonilottens Vänner')
  const fields = [
    f('namn', 'text', 'Namn', 'Gunilla', { purpose: 'name' }),
    f('email', 'email', 'E-post', 'gunilla@example.se'),
  ]
  add({
    id: 'held-spa-sv-other-origin-thanks',
    language: 'sv',
    title: 'fetch to a form service on a second origin, 200 { "next": … }; thanks in place of the form',
    fields,
    tool: form('becomeMember', 'Bli medlem', '#medlem'),
    pages: {
      '/medlem': (_, state) =>
        p(
          `<h1>Bli medlem</h1><div id="ruta"><form id="medlem" action="${state.otherOrigin}/f/xk2" method="post">${controls(fields, 'tw')}<button>Skicka</button></form></div><ul><li>Fröbyte</li><li>Höstfest</li></ul>`,
          {
            script: `document.getElementById('medlem').addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch(e.target.action, { method: 'POST', body: new FormData(e.target), headers: { accept: 'application/json' } }); if (r.ok) document.getElementById('ruta').innerHTML = '<p>Tack! Din anmälan är mottagen.</p>' })`,
          },
        ),
    },
    otherPages: { '/f/xk2': take(() => json({ next: '/thanks' })) },
    start: '/medlem',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Din anmälan är mottagen' } },
    why: 'Plain thanks where the form was, own 2xx.',
  })
}

// --- hash route there and back
{
  const p = site('tr', 'app', 'Komşu Bahçe')
  const fields = [
    f('ad', 'text', 'Ad', 'Zeynep', { purpose: 'name', id: 'kb-ad' }),
    f('fide', 'text', 'Fide', 'Domates', { id: 'kb-fide' }),
  ]
  add({
    id: 'held-spa-tr-hash-and-back',
    language: 'tr',
    title: 'A hash route with thanks at once; after 1.8 s the route goes back to the form, with a sentence',
    fields,
    tool: form('requestSeedling', 'Fide iste', '#fide'),
    pages: {
      '/': () =>
        p(
          `<section id="a"><h1>Fide iste</h1><p id="not"></p><form id="fide">${controls(fields, 'mui')}<button type="submit">İste</button></form></section><section id="b" hidden><h1>Teşekkürler!</h1></section>`,
          {
            script: `const go = () => { const t = location.hash === '#/tamam'; document.getElementById('a').hidden = t; document.getElementById('b').hidden = !t }; addEventListener('hashchange', go); document.getElementById('fide').onsubmit = async (e) => { e.preventDefault(); const d = new FormData(e.target); location.hash = '#/tamam'; const b = await (await fetch('/api/fide', { method: 'POST', body: d })).json(); if (b.kalan === 0) { location.hash = '#/'; document.getElementById('not').textContent = 'Domatesler dün akşam bitti, biberden verelim mi?' } }`,
          },
        ),
      '/api/fide': take(() => late(1800, json({ kalan: 0 }))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Fiden ayrıldı' } },
    why: 'What came did not stay; the form is there again with unknown words.',
  })
}

// --- a list with the typed values
{
  const p = site('hi', 'app', 'किताब घर')
  const fields = [
    f('kitab', 'text', 'किताब', 'गोदान', { id: 'kg-k' }),
    f('lekhak', 'text', 'लेखक', 'प्रेमचंद', { id: 'kg-l' }),
  ]
  add({
    id: 'held-spa-hi-list-typed-values',
    language: 'hi',
    title: 'pushState to the list; the form is gone and the list shows the typed values and a date, own 201',
    fields,
    tool: form('addBook', 'किताब जोड़ें', '#jodo'),
    pages: {
      '/naya': () =>
        p(
          `<h1>मेरी किताबें</h1><div id="mukhya"><form id="jodo">${controls(fields, 'mui')}<button type="submit">जोड़ें</button></form></div>`,
          {
            script: `document.getElementById('jodo').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/api/kitab', { method: 'POST', body: new FormData(e.target) })).json(); history.pushState(null, '', '/suchi'); document.getElementById('mukhya').innerHTML = '<table class="suchi"><tr><td>' + b.kitab + '</td><td>' + b.lekhak + '</td><td>2026-11-28</td></tr></table>' }`,
          },
        ),
      '/api/kitab': take((r) => json({ kitab: r.field('kitab'), lekhak: r.field('lekhak') }, 201)),
    },
    start: '/naya',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/suchi' } },
    why: 'Proof (d): form gone, address changed, own 201, typed values and a date.',
  })
}

// --- 403 with kind words
{
  const p = site('el', 'app', 'Τράπεζα Χρόνου')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Μάνος', { purpose: 'name', id: 'tx-on' }),
    f('ores', 'number', 'Ώρες', 6, { id: 'tx-or' }),
  ]
  add({
    id: 'held-spa-el-403-kind-words',
    language: 'el',
    title: 'Own 403; the view that replaces the form begins with thanks for the understanding',
    fields,
    tool: form('offerHours', 'Προσφορά ωρών', '#ores-form'),
    pages: {
      '/prosfora': () =>
        p(
          `<div id="othoni"><h1>Προσφορά ωρών</h1><form id="ores-form">${controls(fields, 'mui')}<button type="submit">Προσφέρω</button></form></div>`,
          {
            script: `document.getElementById('ores-form').onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/api/ores', { method: 'POST', body: new FormData(e.target) }); document.getElementById('othoni').innerHTML = r.ok ? '<p>Καταχωρίστηκε</p>' : '<h1>Ευχαριστούμε για την κατανόηση</h1><p>Τα νέα μέλη προσφέρουν ώρες μετά την πρώτη συνάντηση.</p>' }`,
          },
        ),
      '/api/ores': take(() => json({ detail: 'new_member' }, 403)),
    },
    start: '/prosfora',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Καταχωρίστηκε' } },
    why: 'An own 4xx, whatever the view says.',
  })
}
