// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, drop, f, form, JQ, json, late, RX, row, site, take } from '../kit.mjs'

const family = 'optimistic'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- thanks at once, 500 later
{
  const p = site('en', 'app', 'Dovetail Community Shed')
  const fields = [
    f('name', 'text', 'Name', 'Arthur Penn', { id: 'ds-name' }),
    f('tool', 'text', 'Which tool?', 'Band saw', { id: 'ds-tool' }),
  ]
  add({
    id: 'held-optimistic-en-thanks-then-500',
    language: 'en',
    title: 'Thanks at once in place of the form; own 500 after 2.2 s puts a sentence there instead',
    fields,
    tool: form('bookInduction', 'Book a tool induction', '#induction'),
    pages: {
      '/induction': () =>
        p(
          `<div id="pane"><h1>Tool induction</h1><form id="induction">${controls(fields, 'mui')}<button type="submit">Book</button></form></div><ul><li>Closed shoes</li><li>Tie back hair</li></ul>`,
          {
            script: `induction.addEventListener('submit', async (e) => { e.preventDefault(); const body = new FormData(induction); pane.innerHTML = '<h1>Thank you!</h1><p>Your booking has been received.</p>'; const r = await fetch('/api/induction', { method: 'POST', body }); if (!r.ok) pane.innerHTML = '<h1>Hmm</h1><p>Our shed computer threw a wobbly and your slot is not in the diary.</p>' })`,
          },
        ),
      '/api/induction': take(() => late(2200, json({ traceId: '77f' }, 500))),
    },
    start: '/induction',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'See you at the shed' } },
    why: 'The own answer is 5xx; thanks before it prove nothing.',
  })
}

// --- thanks at once, a yes later
{
  const p = site('de', 'tw', 'Repair-Café Nordend')
  const fields = [
    f('name', 'text', 'Name', 'Svenja Kurz', { id: 'rc-name' }),
    f('geraet', 'text', 'Gerät', 'Toaster', { id: 'rc-geraet' }),
    f('message', 'textarea', 'Was fehlt ihm?', 'Er wirft nicht mehr aus.', { id: 'rc-msg' }),
  ]
  add({
    id: 'held-optimistic-de-thanks-then-yes',
    language: 'de',
    title: 'Thanks at once, { "ok": true } after 2.5 s without any change on the page',
    fields,
    tool: form('registerDevice', 'Ein Gerät zur Reparatur anmelden', '#geraet-form'),
    pages: {
      '/anmelden': () =>
        p(
          `<h1>Gerät anmelden</h1><div id="ort"><form id="geraet-form">${controls(fields, 'tw')}<button>Anmelden</button></form></div><p>Kuchen ist da.</p>`,
          {
            script: `document.getElementById('geraet-form').addEventListener('submit', function (e) { e.preventDefault(); var b = new FormData(this); document.getElementById('ort').innerHTML = '<p role="status">Danke, die Anmeldung ist gesendet.</p>'; fetch('/api/geraete', { method: 'POST', body: b }) })`,
          },
        ),
      '/api/geraete': take(() => late(2500, json({ ok: true }))),
    },
    start: '/anmelden',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'die Anmeldung ist gesendet' } },
    why: 'Proof (b) once the answer is there.',
  })
}

// --- the button says sent, the body says no
{
  const p = site('es', 'shop', 'Flores Amapola')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Carmen', { purpose: 'name' }),
    f('ocasion', 'select', 'Ocasión', 'boda', {
      choices: [
        ['boda', 'Boda'],
        ['cumple', 'Cumpleaños'],
      ],
    }),
    f('mensaje', 'textarea', 'Cuéntanos', 'Centros de mesa con lavanda.', { purpose: 'message' }),
  ]
  add({
    id: 'held-optimistic-es-button-says-sent',
    language: 'es',
    title: 'The button turns to "sent" at once; the own body { "ok": false } is ignored by the page',
    fields,
    tool: form('askFlorist', 'Consultar a la florista', '#consulta'),
    pages: {
      '/consulta': () =>
        p(
          `<h1>Consulta</h1><form id="consulta">${controls(fields, 'ul')}<button class="button" id="mandar">Enviar</button></form><p>Contestamos por la tarde.</p>`,
          {
            script: `${JQ}$('#consulta').on('submit', function (e) { e.preventDefault(); $('#mandar').text('¡Enviado, gracias!').prop('disabled', true); $.ajax({ type: 'POST', url: '/consulta.json', data: $(this).serialize() }) })`,
          },
        ),
      '/consulta.json': take(() => late(800, json({ ok: false, motivo: 'zona' }))),
    },
    start: '/consulta',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'La florista te llamará' } },
    why: 'The own body says no.',
  })
}

// --- offline queue
{
  const p = site('fr', 'app', 'Observatoire des Oiseaux du Marais')
  const fields = [
    f('espece', 'text', 'Espèce', 'Butor étoilé', { id: 'oo-esp' }),
    f('nombre', 'number', 'Nombre', 2, { id: 'oo-nb' }),
  ]
  add({
    id: 'held-optimistic-fr-offline-queue',
    language: 'fr',
    title: 'The connection is cut; the app keeps the record on the device, clears the form and says it goes out later',
    fields,
    tool: form('reportSighting', 'Signaler une observation', '#obs'),
    pages: {
      '/saisie': () =>
        p(
          `<h1>Nouvelle observation</h1><p id="file" class="badge">0 en file</p><form id="obs">${controls(fields, 'mui')}<button type="submit">Enregistrer</button></form><div role="status" id="etat"></div>`,
          {
            script: `const q = []; obs.addEventListener('submit', async (e) => { e.preventDefault(); const v = Object.fromEntries(new FormData(obs)); try { const r = await fetch('/api/obs', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(v) }); if (r.ok) etat.textContent = 'Merci, observation transmise.' } catch { q.push(v); localStorage.setItem('file', JSON.stringify(q)); file.textContent = q.length + ' en file'; etat.textContent = 'Pas de réseau : on garde votre observation au chaud et on l’enverra plus tard.'; obs.reset() } })`,
          },
        ),
      '/api/obs': take(() => drop(200)),
    },
    start: '/saisie',
    taken: false,
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'failed', 'rejected'],
    expects: { success: { text: 'observation transmise' } },
    why: 'There was no answer; the record waits on the device.',
  })
}

// --- sendBeacon
{
  const p = site('ko', 'tw', '산책길 제보')
  const fields = [
    f('place', 'text', '장소', '느티나무 쉼터', { id: 'sp-place' }),
    f('message', 'textarea', '내용', '가로등이 꺼져 있어요.', { id: 'sp-msg' }),
  ]
  add({
    id: 'held-optimistic-ko-send-beacon',
    language: 'ko',
    title: 'sendBeacon carries the report, the page thanks at once; no answer can be read',
    fields,
    tool: form('reportProblem', '산책길 불편 제보', '#jebo'),
    pages: {
      '/jebo': () =>
        p(
          `<h1>불편 제보</h1><div id="box"><form id="jebo">${controls(fields, 'tw')}<button>보내기</button></form></div><p>사진은 나중에 받아요.</p>`,
          {
            script: `document.getElementById('jebo').onsubmit = (e) => { e.preventDefault(); if (navigator.sendBeacon('/beacon/jebo', new URLSearchParams(new FormData(e.target)))) document.getElementById('box').innerHTML = '<p>감사합니다. 제보를 보냈습니다.</p>' }`,
          },
        ),
      '/beacon/jebo': take(() => ({ status: 204, headers: {}, body: '' })),
    },
    start: '/jebo',
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { text: '제보를 보냈습니다' } },
    why: 'Thanks without a readable own answer; sure with an expectation.',
  })
}

// --- a reset alone
{
  const p = site('ja', 'bs', '町内会 掲示板係')
  const fields = [
    f('title', 'text', '件名', '夏祭りの手伝い', { id: 'ch-t' }),
    f('message', 'textarea', '本文', '焼きそば係をやります。', { id: 'ch-m' }),
  ]
  add({
    id: 'held-optimistic-ja-reset-alone',
    language: 'ja',
    title: 'Own 200 with {}, the form is emptied, no word',
    fields,
    tool: form('writeToBoard', '掲示板係に連絡する', '#renraku'),
    pages: {
      '/': () =>
        p(
          `<h1>連絡</h1><form id="renraku">${controls(fields, 'bs')}<button class="btn btn-secondary">送る</button></form><ul class="list-unstyled"><li>ごみの日は火曜</li><li>回覧板は左回り</li></ul>`,
          {
            script: `const rf = document.getElementById('renraku'); rf.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/renraku', { method: 'POST', body: new FormData(rf) }); if (r.ok) rf.reset() }`,
          },
        ),
      '/renraku': take(() => json({})),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { status: 200 } },
    why: 'A reset alone is no proof.',
  })
}

// --- reset at once, refilled with a sentence
{
  const p = site('zh', 'tw', '巷口电影会')
  const fields = [
    f('name', 'text', '称呼', '小鹿', { id: 'xk-name' }),
    f('count', 'number', '人数', 3, { id: 'xk-count' }),
  ]
  add({
    id: 'held-optimistic-zh-refill',
    language: 'zh',
    title: 'The form empties at once and fills itself again after 1.6 s, with a sentence beside the button',
    fields,
    tool: form('reserveSeats', '预留放映座位', '#fangying'),
    pages: {
      '/seats': () =>
        p(
          `<h1>周五放映</h1><p>片名：小城之春</p><form id="fangying">${controls(fields, 'tw')}<button>留座</button><span id="hua"></span></form>`,
          {
            script: `const ff = document.getElementById('fangying'); ff.addEventListener('submit', async (e) => { e.preventDefault(); const d = new FormData(ff); ff.reset(); const b = await (await fetch('/api/seats', { method: 'POST', body: d })).json(); if (!b.seat) { for (const [k, v] of d) ff.elements[k].value = v; document.getElementById('hua').textContent = '院子里只剩两把椅子啦，要不分两场来？' } })`,
          },
        ),
      '/api/seats': take(() => late(1600, json({ seat: null, left: 2 }))),
    },
    start: '/seats',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '座位留好了' } },
    why: 'Unknown words, the form is there with its values.',
  })
}

// --- a slow yes, with a button to send again
{
  const p = site('pl', 'app', 'Spółdzielnia Warzywna Korzeń')
  const fields = [
    f('imie', 'text', 'Imię', 'Magda', { purpose: 'name', id: 'sw-imie' }),
    f('paczka', 'select', 'Paczka', 'mala', {
      id: 'sw-p',
      choices: [
        ['mala', 'Mała'],
        ['duza', 'Duża'],
      ],
    }),
  ]
  add({
    id: 'held-optimistic-pl-resend-trap',
    language: 'pl',
    title: 'After a second the page offers "send again" (a trap); the answer after 2.8 s says success',
    fields,
    tool: form('joinList', 'Dołączyć do spółdzielni', '#korzen'),
    pages: {
      '/dolacz': () =>
        p(
          `<h1>Dołącz</h1><form id="korzen">${controls(fields, 'mui')}<button type="submit" id="ks">Dołączam</button></form><div id="obok"></div><p>Odbiór w środy.</p>`,
          {
            script: `const kf = document.getElementById('korzen'), ob = document.getElementById('obok'); let t; const go = async () => { clearTimeout(t); t = setTimeout(() => { ob.innerHTML = '<p>To trochę trwa…</p><button id="znow" type="button">Wyślij ponownie</button>'; document.getElementById('znow').onclick = go }, 1000); const b = await (await fetch('/api/czlonkowie', { method: 'POST', body: new FormData(kf) })).json(); clearTimeout(t); if (b.success) { ob.innerHTML = ''; kf.outerHTML = '<p>Dziękujemy, zgłoszenie przyjęte.</p>' } }; kf.onsubmit = (e) => { e.preventDefault(); go() }`,
          },
        ),
      '/api/czlonkowie': take((_, s) =>
        late(2800, s.received.length > 1 ? json({ success: false }, 409) : json({ success: true })),
      ),
    },
    start: '/dolacz',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'zgłoszenie przyjęte' } },
    why: 'Proof (b) after a slow answer; pressing "send again" would send twice.',
  })
}

// --- "sent" at once, 503, outbox
{
  const p = site('sv', 'app', 'Byalagets anslagstavla')
  const fields = [
    f('rubrik', 'text', 'Rubrik', 'Vedkap på lördag', { id: 'ba-r' }),
    f('text', 'textarea', 'Text', 'Ta med egen såg.', { id: 'ba-t', purpose: 'message' }),
  ]
  add({
    id: 'held-optimistic-sv-outbox-503',
    language: 'sv',
    title: 'The note appears as sent at once; 503 after 2.4 s moves it to an outbox that counts one',
    fields,
    tool: form('postNotice', 'Sätt upp ett anslag', '#anslag'),
    pages: {
      '/': () =>
        p('<div id="rot"></div>', {
          script: `${RX}mount('#rot', { items: ['Årsmöte i mars', 'Upphittad vante'], out: 0, say: '' }, (s) => \`<h1>Anslag</h1><ul>\${s.items.map((x) => '<li>' + h(x) + '</li>').join('')}</ul><p>\${h(s.say)}</p>\${s.out ? '<p class="badge">Utkorg: ' + s.out + '</p>' : ''}<form id="anslag" data-on-submit="satt"><label for="ba-r">Rubrik</label><input id="ba-r" name="rubrik" value="\${h(s.v.rubrik)}"><label for="ba-t">Text</label><textarea id="ba-t" name="text">\${h(s.v.text)}</textarea><button type="submit">Sätt upp</button></form>\`, { satt() { const v = this.state.v; this.set({ v: {}, items: [...this.state.items, v.rubrik], say: 'Skickat, tack!' }); fetch('/api/anslag', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(v) }).then((r) => { if (!r.ok) this.set({ items: this.state.items.slice(0, -1), out: 1, say: '' }) }) } })`,
        }),
      '/api/anslag': take(() => late(2400, json({}, 503))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Anslaget är publicerat' } },
    why: 'The own answer is 5xx.',
  })
}

// --- autosave says ok, the send does not
{
  const p = site('nl', 'tw', 'Wijkkrant De Brug')
  const fields = [
    f('kop', 'text', 'Kop', 'Buurtmoestuin zoekt gieters', { id: 'wk-kop' }),
    f('stuk', 'textarea', 'Uw stukje', 'Wie heeft er een gieter over?', { id: 'wk-stuk', purpose: 'message' }),
  ]
  add({
    id: 'held-optimistic-nl-autosave-ok',
    language: 'nl',
    title: 'The draft is saved with { "ok": true } while the send is turned down in words, 200',
    fields,
    tool: form('sendArticle', 'Een stukje insturen voor de wijkkrant', '#stukje'),
    pages: {
      '/insturen': () =>
        p(
          `<h1>Insturen</h1><form id="stukje">${controls(fields, 'tw')}<p class="text-xs" id="concept"></p><button type="submit">Insturen</button><p id="redactie"></p></form><p>De Brug verschijnt zes keer per jaar.</p>`,
          {
            script: `const sf = document.getElementById('stukje'); const save = () => fetch('/concept', { method: 'POST', body: new FormData(sf) }).then(r => r.json()).then(b => { if (b.ok) document.getElementById('concept').textContent = 'Concept opgeslagen' }); sf.addEventListener('change', save); sf.addEventListener('submit', (e) => { e.preventDefault(); fetch('/insturen/definitief', { method: 'POST', body: new FormData(sf) }).then(r => r.json()).then(b => { document.getElementById('redactie').textContent = b.bericht; setTimeout(save, 400) }) })`,
          },
        ),
      '/concept': () => json({ ok: true }),
      '/insturen/definitief': take(() =>
        late(
          500,
          json({
            geplaatst: false,
            bericht: 'De krant lag gisteren al bij de drukker, dus dit nummer haalt het niet meer.',
          }),
        ),
      ),
    },
    start: '/insturen',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Uw stukje staat in het volgende nummer' } },
    why: 'The yes belongs to the draft; the own answer brings unknown words.',
  })
}

// --- the list entry settles
{
  const p = site('fi', 'app', 'Mökkikirja')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Timo', { purpose: 'name', id: 'mk-nimi' }),
    f('terveiset', 'textarea', 'Terveiset', 'Sauna oli hyvä, kiitos!', { purpose: 'message', id: 'mk-terv' }),
  ]
  add({
    id: 'held-optimistic-fi-list-settles',
    language: 'fi',
    title: 'A guest-book entry stands there as pending and settles with 201; the form stays and is emptied',
    fields,
    tool: form('writeGuestbook', 'Kirjoita vieraskirjaan', '#vieras'),
    pages: {
      '/': () =>
        p(
          `<h1>Vieraskirja</h1><ol id="lista"><li>Kaunis ranta. <small>Eeva</small></li><li>Hauki narrattiin. <small>Olli</small></li></ol><form id="vieras">${controls(fields, 'mui')}<button type="submit">Kirjoita</button></form>`,
          {
            script: `const vf = document.getElementById('vieras'); vf.onsubmit = async (e) => { e.preventDefault(); const d = new FormData(vf); const li = document.createElement('li'); li.className = 'pending'; li.style.opacity = .5; li.append(d.get('terveiset') + ' ', Object.assign(document.createElement('small'), { textContent: d.get('nimi') })); lista.append(li); vf.reset(); const r = await fetch('/api/vieraat', { method: 'POST', body: d }); if (r.status === 201) { li.className = 'settled'; li.style.opacity = 1 } else li.remove() }; const lista = document.getElementById('lista')`,
          },
        ),
      '/api/vieraat': take(() => late(900, json({ id: 18 }, 201))),
    },
    taken: true,
    wanted: 'submitted_unverified',
    expects: { success: { status: 201, selector: 'li.settled' } },
    why: 'The form did not make way; typed values in a list are no thanks. Sure with an expectation.',
  })
}
