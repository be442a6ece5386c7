// @ts-nocheck: plain data and pages
import { button, json, late, see, take, takeGet } from '../kit.mjs'
import { family, page } from './base.mjs'

export const { rows, no, yes } = family('button')
/** A button that posts; js sees b (button), r, t, j. */
const put =
  (fn) =>
  (
    id,
    lang,
    title,
    { name, h, label, attrs = '', main = '', body = {}, first = '', js = '', extra = {}, script = '', tool, ...rest },
  ) =>
    fn(id, lang, title, {
      does: h,
      tool: tool ?? button('pressIt', h, '#b'),
      pages: {
        '/': () =>
          page(lang, name, `<h1>${h}</h1>${main}<button id="b" type="button" ${attrs}>${label}</button>`, {
            script:
              script ||
              `document.getElementById('b').onclick=async e=>{const b=e.currentTarget;const $=s=>document.querySelector(s);${first}const r=await fetch('/api',{method:'POST'});const t=await r.text();let j;try{j=JSON.parse(t)}catch{};${js}}`,
          }),
        '/api': take(() => (typeof body === 'function' ? body() : json(body))),
        ...extra,
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('label-refuses', 'it', 'the label becomes the refusal', {
  name: 'Piazza',
  h: 'Segnati alla gara',
  label: 'Partecipo',
  js: `b.textContent='I pettorali sono finiti'`,
  expects: { success: { text: 'Sei dentro' } },
})
N_('pressed-then-back', 'es', 'aria-pressed true at once, back after 1.6 s; the answer is 200 {"n":4}', {
  name: 'Coro',
  h: 'Seguir',
  label: 'Seguir',
  attrs: 'aria-pressed="false"',
  first: `b.setAttribute('aria-pressed','true');`,
  js: `b.setAttribute('aria-pressed','false')`,
  body: () => late(1600, json({ n: 4 })),
  expects: { success: { selector: '#b[aria-pressed="true"].si' } },
})
N_(
  'false-body-pressed',
  'en',
  '{"following":false} while the state stays pressed (a bug of the page); the server did not',
  {
    name: 'Forge',
    h: 'Follow the forge',
    label: 'Follow',
    attrs: 'aria-pressed="false"',
    js: `b.setAttribute('aria-pressed','true')`,
    body: { ok: false, reason: 'blocked' },
    wanted: 'rejected',
    expects: { success: { text: 'You follow' } },
  },
)
N_('tooltip', 'ko', 'a tooltip by aria-describedby says it; the button stays', {
  name: '만화방',
  h: '찜하기',
  label: '♡',
  attrs: 'aria-pressed="false" aria-label="찜"',
  js: `b.setAttribute('aria-describedby','tip');b.insertAdjacentHTML('afterend','<span id="tip" role="tooltip">손님은 서가에 담아 둘 수 없어요</span>')`,
  expects: { success: { selector: '#b[aria-pressed="true"]' } },
})
N_('login-dialog', 'pt', 'a dialog with a login opens', {
  name: 'Clube',
  h: 'Guardar receita',
  label: 'Guardar',
  sends: 0,
  wanted: 'needs_person',
  nextStep: '#login',
  script: `document.getElementById('b').onclick=()=>document.body.insertAdjacentHTML('beforeend','<div class="overlay"><div role="dialog" aria-modal="true" aria-label="Entrar"><form id="login"><input type="email" aria-label="Email"><input type="password" aria-label="Senha"><button>Entrar</button></form></div></div>')`,
  expects: { success: { text: 'Receita guardada' } },
})
N_('opens-form', 'cs', 'the button only opens a form', {
  name: 'Ateliér',
  h: 'Objednat lekci',
  label: 'Objednat lekci',
  sends: 0,
  wanted: 'needs_person',
  opens: '#obj',
  script: `document.getElementById('b').onclick=()=>{document.getElementById('main').insertAdjacentHTML('beforeend','<div role="dialog"><form id="obj" action="/api" method="post"><label>Jméno <input name="n"></label><label>E-mail <input type="email" name="e"></label><button>Objednat</button></form></div>')}`,
  expects: { success: { text: 'Těšíme se' } },
})
N_('disabled-after', 'ja', 'the button greys out; the answer is 200 {"result":0} and a paragraph elsewhere changes', {
  name: '朝市',
  h: '整理券をもらう',
  label: 'もらう',
  main: '<p id="st">残り 3 枚</p>',
  js: `b.disabled=true;$('#st').textContent='本日の分は先ほど配り終えました'`,
  body: { result: 0 },
  expects: { success: { text: 'あなたの番号' } },
})
no('link-get-refused', 'de', 'a link to /merken?id=4 leads to the list, which does not have it', {
  does: 'Buch merken',
  tool: button('pressIt', 'Das Buch auf die Merkliste setzen', 'a.merken'),
  pages: {
    '/': () => page('de', 'Bücherei', '<h1>Der Fluss</h1><a class="merken" href="/merken?id=4">Merken</a>'),
    '/merken': takeGet(() => see('/liste')),
    '/liste': () =>
      page(
        'de',
        'Bücherei',
        '<h1>Merkliste</h1><p>Auf der Liste ist kein Platz mehr: höchstens drei Bücher.</p><ul><li>Der Berg</li><li>Das Tal</li><li>Der See</li></ul>',
      ),
  },
  expects: { success: { text: 'Der Fluss' } },
  why: 'Arguable: a page that came and stayed proves a button; here the page refuses in words.',
})
Y_('pressed', 'tr', 'aria-pressed comes and stays, own 200 ok', {
  name: 'Kitapçı',
  h: 'Favoriye ekle',
  label: '♡',
  attrs: 'aria-pressed="false" aria-label="Favori"',
  body: { ok: true },
  js: `b.setAttribute('aria-pressed','true');b.textContent='♥'`,
  expects: { success: { selector: '#b[aria-pressed="true"]' } },
})
Y_('expanded', 'fi', 'a part opens: aria-expanded', {
  name: 'Satama',
  h: 'Näytä aikataulu',
  label: 'Aikataulu',
  attrs: 'aria-expanded="false" aria-controls="a"',
  main: '<div id="a" hidden><p>Lautta lähtee kello 9 ja 15.</p></div>',
  sends: 0,
  script: `document.getElementById('b').onclick=e=>{e.currentTarget.setAttribute('aria-expanded','true');document.getElementById('a').hidden=false}`,
  expects: { success: { selector: '#a' } },
})
Y_('own-deed', 'fr', 'the own deed told as done: the reminder was set', {
  name: 'Théâtre',
  h: 'Activer le rappel',
  label: 'Me rappeler',
  body: { ok: true },
  js: `b.outerHTML='<p>Le rappel est activé.</p>'`,
  expects: { success: { text: 'Le rappel est activé' } },
})
Y_('page-came', 'nl', 'a page came: the map', {
  name: 'Eiland',
  h: 'Toon de kaart',
  label: 'Kaart',
  sends: 0,
  script: `document.getElementById('b').onclick=()=>location.assign('/kaart')`,
  extra: { '/kaart': () => page('nl', 'Eiland', '<h1>Kaart</h1><p>Het eiland van noord naar zuid.</p>') },
  expects: { success: { url: '/kaart' } },
})
Y_('label-changed', 'sv', 'the label changes: followed, own ok', {
  name: 'Bandet',
  h: 'Följ bandet',
  label: 'Följ',
  body: { success: true },
  js: `b.textContent='Följer'`,
  expects: { success: { text: 'Följer' } },
})
