// @ts-nocheck: plain data and pages
import { button, json, late, maker, page, take } from './base.mjs'

const made = maker('button')
export const { rows } = made
const post = (url, js, body = '{}') =>
  `document.getElementById('b').addEventListener('click',async function(e){e.preventDefault();var b=this;var r=await fetch('${url}',{method:'POST',headers:{'Content-Type':'application/json','Accept':'application/json'},body:'${body}'});var s=r.status,d=await r.json().catch(function(){return null});${js}});`
const make =
  (add) =>
  (id, lang, why, { chrome, site, does, main, script, url, answer, pages, ...rest }) =>
    add(id, lang, why, {
      tool: button('pressButton', does, '#b'),
      pages: {
        '/': () => page(lang, chrome, site, main, { script }),
        ...(url ? { [url]: take(answer) } : {}),
        ...pages,
      },
      ...rest,
    })
const yes = make(made.rawYes)
const no = make(made.rawNo)

yes('wishlist-pressed', 'en', 'wish list heart: aria-pressed becomes true and stays', {
  chrome: 'shop',
  site: 'Wool & Wick',
  does: 'Put the scarf on the wish list',
  main: '<h1>Grey scarf</h1><button type="button" id="b" class="wishlist-toggle" aria-pressed="false" aria-label="Add to wishlist"><svg width="20" height="20" aria-hidden="true"></svg></button>',
  script: post('/wishlist/toggle', `if(d.added){b.setAttribute('aria-pressed','true');b.classList.add('is-active')}`),
  url: '/wishlist/toggle',
  answer: () => json({ added: true, count: 1 }),
  ok: { selector: '#b[aria-pressed="true"]' },
})
yes('follow-toggle', 'ja', 'follow button: text changes to フォロー中', {
  chrome: 'tw',
  site: '写真クラブ',
  does: '写真家をフォローする',
  main: '<h1>田中さんの写真</h1><button type="button" id="b" class="inline-flex h-9 items-center rounded-md" aria-pressed="false">フォローする</button>',
  script: post('/api/follow', `b.textContent='フォロー中';b.setAttribute('aria-pressed','true')`),
  url: '/api/follow',
  answer: () => json({ following: true }),
  ok: 'フォロー中',
})
yes('poll-vote', 'de', 'vote button: the results take the place of the choices', {
  chrome: 'wp',
  site: 'Ortsblatt',
  does: 'Für den Brunnen stimmen',
  main: '<div class="poll" id="poll"><h2>Was soll auf den Marktplatz?</h2><button type="button" id="b" class="poll-answer">Brunnen</button> <button type="button">Bäume</button></div>',
  script: post(
    '/wp-json/poll/v1/vote',
    `document.getElementById('poll').innerHTML='<h2>Danke für deine Stimme</h2><p>Brunnen 62 %, Bäume 38 %</p>'`,
  ),
  url: '/wp-json/poll/v1/vote',
  answer: () => json({ success: true, results: [62, 38] }),
  ok: 'Danke für deine Stimme',
})
yes('show-phone', 'pl', 'classified advert: the number is fetched and shown in place of the dots', {
  chrome: 'bs',
  site: 'Ogłoszenia',
  does: 'Pokazać numer telefonu',
  main: '<h1>Rower miejski</h1><p>Telefon: <span id="nr">xxx xxx xxx</span></p><button type="button" id="b" aria-expanded="false">Pokaż numer</button>',
  script: post(
    '/ajax/phone',
    `document.getElementById('nr').textContent=d.value;b.setAttribute('aria-expanded','true');b.hidden=true`,
  ),
  url: '/ajax/phone',
  answer: () => json({ value: '600 100 200' }),
  ok: '600 100 200',
  wanted: 'confirmed',
})
yes('unsubscribe', 'en', 'unsubscribe page of a mailing: the button ends it and the page says so', {
  chrome: 'sqs',
  site: 'Mail preferences',
  does: 'Stop the mailing',
  main: '<h1>Leave the mailing list?</h1><p>robin.hale@example.org</p><form action="/unsubscribe/confirm" method="post"><button id="b" type="submit" class="button">Yes, stop the e-mails</button></form>',
  url: '/unsubscribe/confirm',
  answer: () =>
    page(
      'en',
      'sqs',
      'Mail preferences',
      '<h1>Unsubscribe successful</h1><p>You will no longer receive e-mails from us.</p>',
    ),
  ok: 'Unsubscribe successful',
})
yes('rsvp', 'fr', 'RSVP yes: the button group shows the chosen state', {
  chrome: 'bs',
  site: 'Fête du quartier',
  does: 'Dire que je viens',
  main: '<h1>Repas de rue, 12 juin</h1><div role="group" aria-label="Réponse"><button type="button" id="b" aria-pressed="false">Je viens</button><button type="button" aria-pressed="false">Je ne viens pas</button></div><p id="n">14 participants</p>',
  script: post(
    '/rsvp',
    `b.setAttribute('aria-pressed','true');b.className='active';document.getElementById('n').textContent='15 participants'`,
  ),
  url: '/rsvp',
  answer: () => json({ going: 15 }),
  ok: { selector: '#b[aria-pressed="true"]' },
})
yes('mark-read', 'nl', 'mark all as read: the list is emptied and a status says that it is done', {
  chrome: 'app',
  site: 'Mijn School',
  does: 'Alle berichten als gelezen markeren',
  main: '<h1>Berichten</h1><ul id="l"><li><b>Schoolreis</b></li><li><b>Luizencontrole</b></li></ul><button type="button" id="b" class="MuiButton-root">Alles gelezen</button><p id="st" role="status"></p>',
  script: post(
    '/api/read',
    `document.getElementById('l').innerHTML='';document.getElementById('st').textContent='Gereed'`,
  ),
  url: '/api/read',
  answer: () => json({ success: true }),
  ok: 'Gereed',
})
yes('details-open', 'es', 'accordion of the opening hours: aria-expanded becomes true', {
  chrome: 'wf',
  site: 'Museo del Vidrio',
  does: 'Ver los horarios',
  main: '<h2><button type="button" id="b" aria-expanded="false" aria-controls="hp">Horarios</button></h2><div id="hp" hidden>De martes a domingo, de 10 a 18 h</div>',
  script: `document.getElementById('b').onclick=function(){this.setAttribute('aria-expanded','true');document.getElementById('hp').hidden=false}`,
  sends: 0,
  ok: { selector: '#hp' },
})
yes('next-page-link', 'sv', 'link to the page with the contact details, which is all that was asked', {
  chrome: 'drupal',
  site: 'Vårdcentralen Björken',
  does: 'Visa kontaktuppgifter',
  main: '<h1>Välkommen</h1><a id="b" href="/kontaktuppgifter">Hitta till oss</a>',
  pages: {
    '/kontaktuppgifter': (_q, s) => {
      s.received.push({ method: 'GET', path: '/kontaktuppgifter', body: '', contentType: '', other: false })
      return page(
        'sv',
        'drupal',
        'Vårdcentralen Björken',
        '<h1>Hitta till oss</h1><p>Björkvägen 2, bakom biblioteket</p>',
      )
    },
  },
  ok: { url: '/kontaktuppgifter' },
})
yes('compare-add', 'cs', 'add to comparison: toast and the count in the header', {
  chrome: 'presta',
  site: 'Kola a díly',
  does: 'Přidat kolo k porovnání',
  main: '<h1>Trekové kolo</h1><p>Porovnání: <span id="cnt">0</span></p><button type="button" id="b">Přidat k porovnání</button>',
  script: post(
    '/compare/add',
    `document.getElementById('cnt').textContent=d.count;document.body.insertAdjacentHTML('beforeend','<div class="toast-top" role="status">Přidáno</div>')`,
  ),
  url: '/compare/add',
  answer: () => json({ success: true, count: 1 }),
  ok: 'Přidáno',
})
no('vote-again', 'it', 'vote: the address has voted already, JSON says success false, text under the poll', {
  chrome: 'wp',
  site: 'Gazzetta del Lago',
  does: 'Votare la foto',
  main: '<h1>Foto della settimana</h1><button type="button" id="b">Vota</button><p id="m"></p>',
  script: post('/wp-admin/admin-ajax.php', `document.getElementById('m').textContent=d.data.message`),
  url: '/wp-admin/admin-ajax.php',
  answer: () => json({ success: false, data: { message: 'Da questa rete risulta già un voto.' } }),
  ok: 'Grazie per il voto',
})
no('like-login', 'id', 'like without an account: a dialog asks to log in', {
  chrome: 'tw',
  site: 'Cerita Kita',
  does: 'Menyukai cerita',
  main: '<h1>Hujan di Bulan Juni</h1><button type="button" id="b" aria-pressed="false">Suka</button>',
  script: post(
    '/api/like',
    `if(s===401)document.body.insertAdjacentHTML('beforeend','<div role="dialog" aria-modal="true" class="overlay" id="login"><div><h2>Masuk dulu, yuk</h2><form><label for="lu">Email</label><input id="lu" type="email"><label for="lp">Kata sandi</label><input id="lp" type="password"><button>Masuk</button></form></div></div>')`,
  ),
  url: '/api/like',
  answer: () => json({ message: 'Unauthenticated.' }, 401),
  wanted: 'needs_person',
  nextStep: '#login',
  status: ['needs_person', 'submitted_unverified', 'rejected'],
  ok: { selector: '#b[aria-pressed="true"]' },
})
no('opens-form', 'uk', 'the button only opens the form for a call-back in a dialog', {
  chrome: 'bs',
  site: 'Вікна Плюс',
  does: 'Замовити дзвінок',
  main: '<h1>Вікна та балкони</h1><button type="button" id="b" data-bs-toggle="modal">Передзвоніть мені</button><div class="modal overlay" id="cb" role="dialog" aria-modal="true" hidden style="display:none"><div><h5>Зворотний дзвінок</h5><form id="cbf" action="/call" method="post"><label for="ph">Телефон</label><input id="ph" name="ph" type="tel" required><button>Чекаю на дзвінок</button></form></div></div>',
  script: `document.getElementById('b').onclick=function(){var m=document.getElementById('cb');m.hidden=false;m.style.display='flex'}`,
  sends: 0,
  wanted: 'needs_person',
  status: ['needs_person', 'submitted_unverified', 'failed'],
  opens: '#cbf',
  ok: 'Ми вам зателефонуємо',
})
no('toggle-reverts', 'en', 'alert me: the state flips at once and flips back when the server says 500', {
  chrome: 'app',
  site: 'Tide Times',
  does: 'Turn on tide alerts',
  main: '<h1>Whitby</h1><button type="button" id="b" role="switch" aria-checked="false" class="ant-switch">Tide alerts</button>',
  script: `document.getElementById('b').addEventListener('click',async function(){var b=this;b.setAttribute('aria-checked','true');var r=await fetch('/api/alerts',{method:'POST'});if(!r.ok)b.setAttribute('aria-checked','false')});`,
  url: '/api/alerts',
  answer: () => late(900, json({ error: 'push service unavailable' }, 500)),
  ok: 'Alerts are on',
})
