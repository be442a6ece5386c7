// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, HX, html, json, late, row, site, take } from '../kit.mjs'

const family = 'fragment'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

/** A miniature of Turbo: a form in a frame is sent by fetch; streams and frames of the answer are put in place. */
const TURBO = `document.addEventListener('submit', async (e) => { const form = e.target, frame = form.closest('turbo-frame'); if (!frame || form.dataset.turbo === 'false') return; e.preventDefault();
form.setAttribute('aria-busy', 'true'); const r = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { accept: 'text/vnd.turbo-stream.html, text/html' } });
const doc = new DOMParser().parseFromString(await r.text(), 'text/html'); form.removeAttribute('aria-busy');
for (const s of doc.querySelectorAll('turbo-stream')) { const t = document.getElementById(s.getAttribute('target')), c = s.querySelector('template').content; if (s.getAttribute('action') === 'append') t.append(c); else if (s.getAttribute('action') === 'prepend') t.prepend(c); else if (s.getAttribute('action') === 'update') t.replaceChildren(c); else t.replaceWith(c) }
const f = doc.querySelector('turbo-frame#' + frame.id); if (f) frame.innerHTML = f.innerHTML })\n`
/** A miniature of Livewire: state as a snapshot, the answer holds the markup of the component. */
const WIRE = `document.addEventListener('submit', function (e) { var f = e.target.closest('[wire\\\\:submit]'); if (!f) return; e.preventDefault(); var c = f.closest('[wire\\\\:id]'), u = {}; new FormData(f).forEach(function (v, k) { u['form.' + k] = v });
fetch('/livewire/update', { method: 'POST', headers: { 'content-type': 'application/json', 'x-livewire': '' }, body: JSON.stringify({ _token: 'tk', components: [{ snapshot: c.getAttribute('wire:snapshot'), updates: u, calls: [{ path: '', method: f.getAttribute('wire:submit'), params: [] }] }] }) }).then(function (r) { return r.json() }).then(function (d) { var x = d.components[0]; c.outerHTML = x.effects.html }) })\n`

// --- Turbo stream, taken
{
  const p = site('en', 'tw', 'Tidepool Volunteers')
  const fields = [
    f('name', 'text', 'Name', 'Ruth Okafor', { id: 'signup_name', name: 'signup[name]' }),
    f('email', 'email', 'Email', 'ruth@example.com', { id: 'signup_email', name: 'signup[email]' }),
    f('shift', 'radio', 'Shift', 'dawn', {
      id: 'signup_shift',
      name: 'signup[shift]',
      choices: [
        ['dawn', 'Dawn'],
        ['dusk', 'Dusk'],
      ],
    }),
  ]
  add({
    id: 'held-fragment-en-turbo-stream-thanks',
    language: 'en',
    title: 'Turbo: one stream replaces the form by thanks, another raises a counter',
    fields,
    tool: form('volunteer', 'Join a beach clean shift', '#new_signup'),
    pages: {
      '/signups/new': () =>
        p(
          `<h1>Beach clean</h1><p>Helpers so far: <span id="helpers">31</span></p><turbo-frame id="signup"><form id="new_signup" action="/signups" method="post" accept-charset="UTF-8"><input type="hidden" name="authenticity_token" value="r2" autocomplete="off">${controls(fields, 'rails')}<input type="submit" name="commit" value="Join in" data-disable-with="Join in"></form></turbo-frame><ul><li>Gloves are here</li><li>Bring water</li></ul>`,
          { script: TURBO },
        ),
      '/signups': take(() =>
        late(
          300,
          html(
            '<turbo-stream action="update" target="helpers"><template>32</template></turbo-stream><turbo-stream action="replace" target="new_signup"><template><p class="notice">Thank you for signing up!</p></template></turbo-stream>',
            200,
            { 'content-type': 'text/vnd.turbo-stream.html; charset=utf-8' },
          ),
        ),
      ),
    },
    start: '/signups/new',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Thank you for signing up' } },
    why: 'Plain thanks where the form was, own 2xx; the counter is a number.',
  })
}

// --- Turbo frame, 422
{
  const p = site('de', 'tw', 'Lastenrad-Verleih Südstadt')
  const fields = [
    f('name', 'text', 'Name', 'Timo Albers', { id: 'leihe_name', name: 'leihe[name]' }),
    f('datum', 'date', 'Datum', '2026-06-19', { id: 'leihe_datum', name: 'leihe[datum]', purpose: 'date' }),
  ]
  const inner = (errors, note = '') =>
    `<form id="neue_leihe" action="/leihen" method="post">${note}${controls(fields, 'rails', { errors })}<button name="button" type="submit">Rad anfragen</button></form>`
  add({
    id: 'held-fragment-de-turbo-422',
    language: 'de',
    title: 'Turbo frame drawn anew under 422 with field_with_errors',
    fields,
    tool: form('borrowBike', 'Ein Lastenrad ausleihen', 'turbo-frame form'),
    pages: {
      '/leihen/neu': () =>
        p(
          `<h1>Rad ausleihen</h1><p>Kostenfrei für Leute aus dem Viertel.</p><turbo-frame id="leihe">${inner({})}</turbo-frame>`,
          { script: TURBO },
        ),
      '/leihen': take(() =>
        html(
          `<turbo-frame id="leihe">${inner({ datum: 'x' }, '<p>Am Neunzehnten ist Else schon unterwegs.</p>')}</turbo-frame>`,
          422,
        ),
      ),
    },
    start: '/leihen/neu',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Anfrage ist da' }, failure: { selector: '.field_with_errors' } },
    why: 'Own 422 and a field marked by the framework.',
  })
}

// --- htmx outerHTML with words
{
  const p = site('es', 'bs', 'Biblioteca de Semillas La Era')
  const fields = [
    f('variedad', 'text', 'Variedad', 'Tomate rosa de Barbastro'),
    f('sobres', 'number', 'Sobres', 3),
    f('nombre', 'text', 'Tu nombre', 'Nuria', { purpose: 'name' }),
  ]
  add({
    id: 'held-fragment-es-words-replace-form',
    language: 'es',
    title: 'The fragment that replaces the form is an illustration with a friendly refusal, 200',
    fields,
    tool: form('requestSeeds', 'Pedir semillas', '#semillas'),
    pages: {
      '/': () =>
        p(
          `<h1>Banco de semillas</h1><form id="semillas" hx-post="/pedir" hx-swap="outerHTML">${controls(fields, 'bs')}<button class="btn btn-outline-success">Pedir</button></form><hr><h2>¿Cómo funciona?</h2><ol><li>Siembras</li><li>Recoges</li><li>Devuelves</li></ol>`,
          { script: HX },
        ),
      '/pedir': take(() =>
        html(
          '<figure class="text-center"><svg width="80" height="40"><rect width="80" height="40" rx="8"/></svg><figcaption>De ese tomate nos quedamos a cero la semana pasada. ¿Y si pruebas con el de Mutxamel?</figcaption></figure>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Semillas apartadas' } },
    why: 'The form made way for words that are not understood.',
  })
}

// --- 204 with HX-Trigger
{
  const p = site('ko', 'tw', '동네책방 여름')
  const fields = [
    f('name', 'text', '이름', '한지우', { id: 'b-name' }),
    f('seat', 'number', '인원', 2, { id: 'b-seat' }),
  ]
  add({
    id: 'held-fragment-ko-trigger-header',
    language: 'ko',
    title: '204 with an HX-Trigger header; the page turns it into a strip above the list',
    fields,
    tool: form('reserveTalk', '작가와의 만남 신청', 'form[hx-put="/talk"]'),
    pages: {
      '/talk-page': () =>
        p(
          `<div id="messages" class="space-y-2"></div><h1>작가와의 만남</h1><form hx-put="/talk" class="grid">${controls(fields, 'tw')}<button>신청</button></form><ul><li>7월 4일 저녁 7시</li><li>책방 2층</li></ul>`,
          {
            script: `document.querySelector('[hx-put]').addEventListener('submit', function (e) { e.preventDefault(); var x = new XMLHttpRequest(); x.open('PUT', '/talk'); x.onload = function () { var t = JSON.parse(decodeURIComponent(x.getResponseHeader('HX-Trigger'))); var d = document.createElement('div'); d.className = 'bg-amber-100 p-3'; d.textContent = t.showMessage.value; document.getElementById('messages').append(d) }; x.send(new FormData(this)) })`,
          },
        ),
      '/talk': take(() => ({
        status: 204,
        headers: {
          'HX-Trigger': encodeURIComponent(
            JSON.stringify({ showMessage: { level: 'info', value: '의자가 더는 없네요. 다음 모임에서 만나요.' } }),
          ),
        },
        body: '',
      })),
    },
    start: '/talk-page',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '신청이 완료' } },
    why: 'Own 204, the form stays, words that are not thanks.',
  })
}

// --- Livewire-like, taken
{
  const p = site('fi', 'tw', 'Järvenrannan Melojat')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Aino Mäkelä', { purpose: 'name', id: 'jm-nimi' }),
    f('puhelin', 'tel', 'Puhelin', '040 000 0021', { id: 'jm-puh' }),
    f('taso', 'select', 'Taso', 'alku', {
      id: 'jm-taso',
      choices: [
        ['alku', 'Aloittelija'],
        ['koke', 'Kokenut'],
      ],
    }),
  ]
  add({
    id: 'held-fragment-fi-wire-thanks',
    language: 'fi',
    title: 'Livewire-like: the component is drawn anew from effects.html, with thanks',
    fields,
    tool: form('joinCourse', 'Ilmoittaudu melontakurssille', 'form.kurssi'),
    pages: {
      '/kurssi': () =>
        p(
          `<h1>Melontakurssi</h1><div wire:id="Zk3" wire:snapshot="{&quot;data&quot;:[]}"><form class="kurssi" wire:submit="save">${controls(fields, 'tw')}<button type="submit" wire:loading.attr="disabled">Ilmoittaudu</button></form></div><p>Kokoontuminen laiturilla klo 17.</p>`,
          { script: WIRE },
        ),
      '/livewire/update': take(() =>
        json({
          components: [
            {
              snapshot: '{"data":{"sent":true}}',
              effects: {
                returns: [null],
                html: '<div wire:id="Zk3" class="bg-green-50 p-4"><p>Kiitos! Ilmoittautuminen on vastaanotettu.</p></div>',
              },
            },
          ],
          assets: [],
        }),
      ),
    },
    start: '/kurssi',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Ilmoittautuminen on vastaanotettu' } },
    why: 'Plain thanks where the form was, own 2xx.',
  })
}

// --- Livewire-like, refused
{
  const p = site('ar', 'tw', 'مكتبة الزيتونة')
  const fields = [
    f('name', 'text', 'الاسم الكامل', 'ليلى حداد', { id: 'mz-name' }),
    f('room', 'select', 'قاعة المطالعة', 'q2', {
      id: 'mz-room',
      choices: [
        ['q1', 'القاعة الأولى'],
        ['q2', 'القاعة الثانية'],
      ],
    }),
  ]
  const comp = (note) =>
    `<div wire:id="Mz9" wire:snapshot="{}"><form wire:submit="book" id="hajz">${controls(fields, 'tw')}<button type="submit">احجز</button></form>${note}</div>`
  add({
    id: 'held-fragment-ar-wire-refusal',
    language: 'ar',
    title: 'Livewire-like: the component comes back with the form emptied and a sentence below it',
    fields,
    tool: form('reserveRoom', 'حجز قاعة مطالعة', '#hajz'),
    pages: {
      '/rooms': () =>
        p(
          `<h1>حجز القاعات</h1>${comp('')}<table><tr><td>الأولى</td><td>٨ مقاعد</td></tr><tr><td>الثانية</td><td>٤ مقاعد</td></tr></table>`,
          { script: WIRE },
        ),
      '/livewire/update': take(() =>
        json({
          components: [
            {
              snapshot: '{}',
              effects: {
                html: comp(
                  '<p class="text-stone-600">القاعة الثانية تخضع للصيانة حتى نهاية الشهر، ما رأيك في الأولى؟</p>',
                ),
              },
            },
          ],
        }),
      ),
    },
    start: '/rooms',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'تم تأكيد الحجز' } },
    why: 'The form is there again, with unknown words.',
  })
}

// --- out of band
{
  const p = site('fr', 'tw', 'Épicerie Coopérative du Canal')
  const fields = [
    f('prenom', 'text', 'Prénom', 'Solène', { purpose: 'name' }),
    f('creneau', 'select', 'Créneau', 'jeu', {
      choices: [
        ['mar', 'Mardi matin'],
        ['jeu', 'Jeudi soir'],
      ],
    }),
  ]
  add({
    id: 'held-fragment-fr-out-of-band',
    language: 'fr',
    title: 'htmx with an out-of-band part: thanks in place of the form, the rota elsewhere gets the name',
    fields,
    tool: form('takeShift', 'Prendre un créneau de bénévolat', '#creneau-form'),
    pages: {
      '/planning': () =>
        p(
          `<h1>Planning</h1><div id="zone"><form id="creneau-form">${controls(fields, 'tw')}<button>Je viens</button></form></div><table><tbody><tr><th>Mardi matin</th><td>Paul</td></tr><tr><th>Jeudi soir</th><td id="case-jeu">—</td></tr></tbody></table>`,
          {
            script: `document.getElementById('creneau-form').addEventListener('submit', async function (e) { e.preventDefault(); const r = await fetch('/planning/jeu', { method: 'POST', headers: { 'HX-Request': 'true' }, body: new URLSearchParams(new FormData(this)) }); const t = document.createElement('template'); t.innerHTML = await r.text(); t.content.querySelectorAll('[hx-swap-oob]').forEach(n => { document.getElementById(n.id).innerHTML = n.innerHTML; n.remove() }); document.getElementById('zone').replaceChildren(t.content) })`,
          },
        ),
      '/planning/jeu': take((r) =>
        html(
          `<p class="font-medium">Merci, c’est bien enregistré.</p><span id="case-jeu" hx-swap-oob="true">${r.field('prenom')}</span>`,
        ),
      ),
    },
    start: '/planning',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'bien enregistré' } },
    why: 'Plain thanks where the form was; the other new text is a typed value.',
  })
}

// --- an empty fragment
{
  const p = site('pt', 'bs', 'Clube de Leitura Vagalume')
  const fields = [
    f('sugestao', 'text', 'Sugira um livro', 'Torto Arado'),
    f('quem', 'text', 'Seu nome', 'Caio', { purpose: 'name' }),
  ]
  add({
    id: 'held-fragment-pt-empty-swap',
    language: 'pt',
    title: 'The fragment is empty: the card with the form goes and nothing else comes',
    fields,
    tool: form('suggestBook', 'Sugerir um livro', '#sugestao-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Clube de leitura</h1><div class="card" id="cartao"><div class="card-body"><form id="sugestao-form" hx-post="/sugestoes" hx-target="#cartao" hx-swap="outerHTML">${controls(fields, 'bs')}<button class="btn btn-primary">Sugerir</button></form></div></div><h2>Já lidos</h2><ul class="list-group"><li class="list-group-item">Vidas Secas</li><li class="list-group-item">A Hora da Estrela</li></ul>`,
          { script: HX },
        ),
      '/sugestoes': take(() => html('')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 200 } },
    why: 'Proof (d): the form is gone, own 200, no new text.',
  })
}

// --- the fragment goes to another place
{
  const p = site('hu', 'bs', 'Kézműves Udvar')
  const fields = [
    f('nev', 'text', 'Név', 'Balogh Rita', { purpose: 'name', id: 'ku-nev' }),
    f('asztal', 'number', 'Hány asztal kell?', 2, { id: 'ku-asztal' }),
  ]
  add({
    id: 'held-fragment-hu-other-target',
    language: 'hu',
    title: 'The form is emptied; the fragment goes to a box in the side column and says that there is no room left',
    fields,
    tool: form('applyForStall', 'Jelentkezés a vásárra', '#vasar'),
    pages: {
      '/': () =>
        p(
          `<div class="row"><div class="col-8"><h1>Tavaszi vásár</h1><form id="vasar" hx-post="/vasar" hx-target="#oldalt">${controls(fields, 'bs')}<button class="btn btn-primary">Jelentkezem</button></form></div><aside class="col-4" id="oldalt"><h2>Tudnivalók</h2><p>Kirakodás hattól.</p></aside></div>`,
          {
            script: `${HX}document.getElementById('vasar').addEventListener('submit', function () { var f = this; setTimeout(function () { f.reset() }, 50) })`,
          },
        ),
      '/vasar': take(() =>
        html(
          '<h2>Tudnivalók</h2><p>Idén már a kaputól a kútig minden hely gazdára talált, jövőre viszont szívesen látjuk.</p>',
        ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Jelentkezését rögzítettük' } },
    why: 'A reset is no proof, and the words stand elsewhere.',
  })
}

// --- HX-Redirect
{
  const p = site('it', 'wf', 'Officine del Sale')
  const fields = [
    f('nome', 'text', 'Nome', 'Tommaso', { purpose: 'name' }),
    f('email', 'email', 'Email', 'tommaso@example.it'),
    f('messaggio', 'textarea', 'Messaggio', 'Vorrei esporre le mie foto.', { purpose: 'message' }),
  ]
  add({
    id: 'held-fragment-it-hx-redirect',
    language: 'it',
    title: 'An empty fragment with HX-Redirect to a page of thanks that also shows news with other words',
    fields,
    tool: form('proposeShow', 'Proporre una mostra', '#proposta'),
    pages: {
      '/proposte': () =>
        p(
          `<h1>Proponi una mostra</h1><form id="proposta" hx-post="/proposte/invia">${controls(fields, 'ph')}<button class="w-button">Invia</button></form>`,
          { script: HX },
        ),
      '/proposte/invia': take(() => html('', 200, { 'HX-Redirect': '/grazie' })),
      '/grazie': () =>
        p(
          '<h1>Grazie!</h1><p>Messaggio inviato con successo.</p><section><h2>In programma</h2><p>Luce d’inverno</p><p>Il porto vecchio</p></section>',
        ),
    },
    start: '/proposte',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/grazie' } },
    why: 'Plain thanks on the page that followed.',
  })
}

// --- Django, errorlist in the swapped form
{
  const p = site('en', 'bs', 'Parish Allotments Online')
  const fields = [
    f('plot', 'text', 'Plot number', 'C17', { id: 'id_plot', name: 'plot' }),
    f('name', 'text', 'Tenant', 'Harriet Lowe', { id: 'id_name', name: 'tenant' }),
    f('water', 'checkbox', 'Needs water', true, { id: 'id_water', name: 'water' }),
  ]
  const inner = (o = {}) =>
    `<form id="swap-form" hx-post="/plots/swap/" hx-swap="outerHTML"><input type="hidden" name="csrfmiddlewaretoken" value="k0">${controls(fields, 'dl', o)}<button type="submit">Request swap</button></form>`
  add({
    id: 'held-fragment-en-django-errorlist',
    language: 'en',
    title: 'The form is swapped for itself under 200, with an errorlist above one field',
    fields,
    tool: form('requestSwap', 'Ask to swap allotment plots', '#swap-form'),
    pages: {
      '/plots/': () =>
        p(`<h1>Swap plots</h1>${inner()}<p>Swaps are settled at the Tuesday meeting.</p>`, { script: HX }),
      '/plots/swap/': take(() =>
        html(
          inner({ values: { plot: 'C17', name: 'Harriet Lowe', water: true }, errors: { plot: 'Row C stops at 15.' } }),
        ),
      ),
    },
    start: '/plots/',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Swap requested' }, failure: { selector: '.errorlist' } },
    why: 'An errorlist in the swapped form.',
  })
}
