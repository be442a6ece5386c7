// @ts-nocheck: plain data and pages
import { HX, html, take, text } from '../kit.mjs'
import { E, family, M, N, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('fragment')
const frag = (body, headers = {}, status = 200) => html(body, status, headers)
/** A form whose answer is put somewhere by attributes. */
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, attrs, body, before = '', after = '', script = HX, top, head, ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(lang, name, `${before}<h1>${h}</h1>${theForm(F, submit, { attrs })}${after}`, { script, top, head }),
        '/api': take(() => (typeof body === 'string' ? frag(body) : body)),
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)
/** A few lines of Turbo: streams that update or append, frames that are replaced. */
const TURBO = `document.addEventListener('submit',async e=>{e.preventDefault();const f=e.target;const r=await fetch(f.getAttribute('action')||'/api',{method:'POST',body:new FormData(f),headers:{accept:'text/vnd.turbo-stream.html, text/html'}});const d=new DOMParser().parseFromString(await r.text(),'text/html');
d.querySelectorAll('turbo-stream').forEach(s=>{const t=document.getElementById(s.getAttribute('target'));const h=s.querySelector('template').innerHTML;const a=s.getAttribute('action');if(a==='append')t.insertAdjacentHTML('beforeend',h);else if(a==='replace')t.outerHTML=h;else t.innerHTML=h});
d.querySelectorAll('turbo-frame').forEach(s=>{document.getElementById(s.id).innerHTML=s.innerHTML})});`

N_('outer-refusal', 'uk', 'htmx: the form is replaced by a card with a refusal', {
  name: 'Кіно просто неба',
  h: 'Місце на покази',
  F: [N("Ім'я", 'Олена')],
  submit: 'Хочу піти',
  attrs: 'hx-post="/api" hx-swap="outerHTML"',
  body: '<div class="card"><p>На цей вечір ковдри вже розібрали.</p></div>',
  expects: { success: { text: 'Чекаємо на вас' } },
})
N_('turbo-frame', 'bg', 'Turbo frame with 200: the form again with one more line', {
  name: 'Читалище',
  h: 'Запис за хор',
  F: [N('Име', 'Иван Петров'), T('glas', 'Глас', 'бас')],
  submit: 'Запиши ме',
  script: TURBO,
  before: '<turbo-frame id="fr">',
  after: '</turbo-frame>',
  body: `<turbo-frame id="fr"><h1>Запис за хор</h1>${theForm([N('Име', ''), T('glas', 'Глас', '')], 'Запиши ме', { values: { name: 'Иван Петров', glas: 'бас' }, after: '<p>Басите ни стигат засега, търсим тенори.</p>' })}</turbo-frame>`,
  expects: { success: { text: 'До вторник' } },
})
N_('turbo-stream-flash', 'sk', 'Turbo stream updates a bar at the top of a long page; the form is emptied', {
  name: 'Mestská knižnica',
  h: 'Predĺžiť výpožičku',
  F: [T('kniha', 'Číslo knihy', 'K-4471')],
  submit: 'Predĺžiť',
  script: `${TURBO}document.addEventListener('submit',e=>setTimeout(()=>e.target.reset(),300))`,
  before: '<div id="flash"></div><div style="height:1800px">Otváracie hodiny</div>',
  body: '<turbo-stream action="update" target="flash"><template><div class="bar">Na knihu už niekto čaká, treba ju vrátiť.</div></template></turbo-stream>',
  expects: { success: { text: 'Nový dátum vrátenia' } },
})
N_('css-after', 'da', 'a class comes from the answer, and CSS ::after says it', {
  name: 'Havnebadet',
  h: 'Book sauna',
  F: [N('Navn', 'Mette Lund')],
  submit: 'Book',
  attrs: 'hx-post="/api" hx-target="#st"',
  head: '<style>.nej::after{content:"Saunaen er lukket for vinteren"}</style>',
  after: '<div id="st"></div>',
  body: '<span class="nej"></span>',
  expects: { success: { text: 'Din tid' } },
})
N_('details-open', 'et', 'an accordion below is opened, where it says that it is not for new members', {
  name: 'Aiandusselts',
  h: 'Laena tööriist',
  F: [N('Nimi', 'Mari Tamm'), T('asi', 'Tööriist', 'labidas')],
  submit: 'Laenan',
  attrs: 'hx-post="/api" hx-target="#kkk" hx-swap="outerHTML"',
  after:
    '<details id="kkk"><summary>Kellele laename?</summary><p>Laename neile, kes on seltsis olnud vähemalt aasta.</p></details>',
  body: '<details id="kkk" open><summary>Kellele laename?</summary><p>Laename neile, kes on seltsis olnud vähemalt aasta.</p></details>',
  expects: { success: { text: 'Labidas ootab' } },
})
N_('hx-trigger-toast', 'ro', 'htmx 204 with HX-Trigger: the event draws a toast, the form is emptied', {
  name: 'Biblioteca',
  h: 'Rezervă sala',
  F: [N('Nume', 'Ana Pop'), T('sala', 'Sala', 'Verde')],
  submit: 'Rezervă',
  script: `document.getElementById('f').addEventListener('submit',async e=>{e.preventDefault();const r=await fetch('/api',{method:'POST',body:new FormData(e.target)});const t=JSON.parse(r.headers.get('hx-trigger'));e.target.reset();const d=document.createElement('div');d.className='snack';d.textContent=decodeURIComponent(t.toast);document.body.append(d);setTimeout(()=>d.remove(),2500)})`,
  body: {
    status: 200,
    headers: {
      'content-type': 'text/html',
      'hx-trigger': JSON.stringify({ toast: encodeURIComponent('Sala Verde e a corului în ziua aceea.') }),
    },
    body: '',
  },
  expects: { success: { text: 'Sala te așteaptă' } },
})
N_('tooltip-title', 'lt', 'the answer sets a title (tooltip) and an icon on the button', {
  name: 'Turgus',
  h: 'Užsisakyk prekystalį',
  F: [N('Vardas', 'Jonas')],
  submit: 'Užsakyti',
  script: `document.getElementById('f').addEventListener('submit',async e=>{e.preventDefault();const r=await fetch('/api',{method:'POST',body:new FormData(e.target)});const b=e.target.querySelector('button');b.title=await r.text();b.textContent='⊘';e.target.name.value=''})`,
  body: text('Prekystaliai išdalinti iki pavasario'),
  expects: { success: { text: 'Jūsų vieta' } },
})
N_('empty-swap', 'ca', 'the form is swapped for nothing at all: a spam filter threw it away in silence', {
  name: 'Ateneu',
  h: 'Escriu-nos',
  F: [N('Nom', 'Pau'), M('Missatge', 'Mireu https://barat.example')],
  submit: 'Envia',
  attrs: 'hx-post="/api" hx-swap="outerHTML"',
  body: '<div class="spacer"></div>',
  expects: { success: { text: 'T’escriurem' } },
  why: 'Arguable: the page shows no refusal at all; the issue’s proof (d) would call it confirmed.',
})
Y_('htmx-thanks', 'cs', 'htmx: thanks in place of the form', {
  name: 'Včelařství',
  h: 'Napište nám',
  F: [N('Jméno', 'Eva'), M('Zpráva', 'Máte med?')],
  submit: 'Odeslat',
  attrs: 'hx-post="/api" hx-swap="outerHTML"',
  body: '<p class="ok">Děkujeme, zpráva byla odeslána.</p>',
  expects: { success: { text: 'zpráva byla odeslána' } },
})
Y_('turbo-frame-thanks', 'sv', 'Turbo frame: thanks', {
  name: 'Båtklubben',
  h: 'Anmäl intresse',
  F: [N('Namn', 'Nils'), E('E-post')],
  submit: 'Skicka',
  script: TURBO,
  before: '<turbo-frame id="fr">',
  after: '</turbo-frame>',
  body: '<turbo-frame id="fr"><p>Tack! Din anmälan är skickad.</p></turbo-frame>',
  expects: { success: { text: 'Din anmälan är skickad' } },
})
Y_('stream-append', 'en', 'Turbo stream appends the comment to the list, the form is emptied', {
  name: 'Quarry Road',
  h: 'Comments',
  F: [M('Comment', 'The bench needs paint.')],
  submit: 'Post',
  script: `${TURBO}document.addEventListener('submit',e=>setTimeout(()=>e.target.reset(),300))`,
  before: '<ul id="list"><li>Nice walk.</li></ul>',
  body: '<turbo-stream action="append" target="list"><template><li id="c9">The bench needs paint.</li></template></turbo-stream>',
  wanted: 'submitted_unverified',
  expects: { success: { selector: '#c9' } },
})
Y_('alert-success', 'fr', 'htmx: a green bar above the form', {
  name: 'Mairie',
  h: 'Signaler',
  F: [T('rue', 'Rue', 'rue Haute'), M('Détails', 'Lampadaire éteint')],
  submit: 'Envoyer',
  attrs: 'hx-post="/api" hx-target="#note"',
  before: '<div id="note"></div>',
  body: '<div class="alert alert-success" role="status">Votre signalement a été envoyé. Merci !</div>',
  expects: { success: { selector: '.alert-success' } },
})
