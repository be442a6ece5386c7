// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, late, row, see, site, take, text } from '../kit.mjs'

const family = 'bystander'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- a chat bubble is sorry
{
  const p = site('en', 'shop', 'Gable Street Bikes')
  const fields = [
    f('name', 'text', 'Name', 'Nadia Rahman', { id: 'gs-name' }),
    f('message', 'textarea', 'Message', 'Do you rebuild wheels?', { id: 'gs-msg' }),
  ]
  add({
    id: 'held-bystander-en-chat-sorry',
    language: 'en',
    title: 'A chat bubble says sorry in a live region while the message is taken, { "ok": true }',
    fields,
    tool: form('askShop', 'Ask the bike shop', '#ContactForm'),
    pages: {
      '/pages/contact': () =>
        p(
          `<h1>Contact</h1><form id="ContactForm">${controls(fields, 'ul')}<button class="button">Send</button></form>`,
          {
            tail: '<div id="chat" style="position:fixed;right:1rem;bottom:1rem"><button type="button">Chat</button><div id="chat-log" role="log" aria-live="polite"></div></div>',
            script: `document.getElementById('ContactForm').addEventListener('submit', async function (e) { e.preventDefault(); document.getElementById('chat-log').innerHTML = '<p>Sorry, something went wrong. Nobody is at the desk.</p>'; const b = await (await fetch('/contact', { method: 'POST', body: new FormData(this) })).json(); if (b.ok) this.outerHTML = '<p>Thank you for your message.</p>' })`,
          },
        ),
      '/contact': take(() => late(400, json({ ok: true }))),
    },
    start: '/pages/contact',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Thank you for your message' } },
    why: 'Proof (b); a chat bubble never rejects.',
  })
}

// --- disruption banner
{
  const p = site('de', 'bs', 'Bürgerbus Oberes Tal')
  const fields = [
    f('name', 'text', 'Name', 'Rolf Ebert', { id: 'bb-name' }),
    f('halt', 'select', 'Haltestelle', 'muehle', {
      id: 'bb-halt',
      choices: [
        ['kirche', 'Kirche'],
        ['muehle', 'Mühle'],
      ],
    }),
  ]
  add({
    id: 'held-bystander-de-disruption-banner',
    language: 'de',
    title: 'A banner of the traffic desk with "Fehler" and "Ausfall" appears with the thanks',
    fields,
    tool: form('registerRide', 'Eine Fahrt mit dem Bürgerbus anmelden', '#fahrt'),
    pages: {
      '/fahrt': () =>
        p(
          `<div id="stoerung"></div><h1>Fahrt anmelden</h1><div id="b"><form id="fahrt">${controls(fields, 'bs')}<button class="btn btn-primary">Anmelden</button></form></div>`,
          {
            script: `document.getElementById('fahrt').onsubmit = (e) => { e.preventDefault(); fetch('/api/fahrt', { method: 'POST', body: new FormData(e.target) }).then(r => { if (r.ok) document.getElementById('b').innerHTML = '<p>Vielen Dank, deine Anmeldung ist eingegangen.</p>' }); setTimeout(() => { document.getElementById('stoerung').innerHTML = '<div class="alert alert-danger" role="alert">Linie 4: Ausfall wegen eines technischen Fehlers am Stellwerk.</div>' }, 300) }`,
          },
        ),
      '/api/fahrt': take(() => late(250, json({ success: true }))),
    },
    start: '/fahrt',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'deine Anmeldung ist eingegangen' } },
    why: 'Proof (b); the banner at the top is a bystander.',
  })
}

// --- newsletter pop-up thanks, body says no
{
  const p = site('fr', 'shop', 'Vélos du Rhin')
  const fields = [
    f('nom', 'text', 'Nom', 'Clément', { purpose: 'name' }),
    f('modele', 'text', 'Modèle', 'Randonneuse 54'),
    f('jour', 'date', 'Jour de l’essai', '2026-08-22', { purpose: 'date' }),
  ]
  add({
    id: 'held-bystander-fr-popup-thanks-body-no',
    language: 'fr',
    title: 'The pop-up of the newsletter thanks; the own body says { "ok": false }',
    fields,
    tool: form('bookTrial', 'Réserver un essai', '#essai'),
    pages: {
      '/essai': () =>
        p(
          `<h1>Essayer un vélo</h1><form id="essai">${controls(fields, 'ul')}<button class="button">Réserver</button></form>`,
          {
            tail: '<aside id="pop" class="klaviyo" hidden><h3>Merci !</h3><p>Votre inscription à la lettre est confirmée.</p></aside>',
            script: `${JQ}$('#essai').on('submit', function (e) { e.preventDefault(); $.ajax({ type: 'POST', url: '/apps/essai', data: $(this).serialize(), complete: function () { $('#pop').show() } }) })`,
          },
        ),
      '/apps/essai': take(() => json({ ok: false })),
    },
    start: '/essai',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Votre essai est réservé' } },
    why: 'The own body says no; the thanks belong to something else.',
  })
}

// --- measuring says success
{
  const p = site('es', 'tw', 'Taller de Teatro La Nave')
  const fields = [f('nombre', 'text', 'Nombre', 'Berta', { purpose: 'name' }), f('edad', 'number', 'Edad', 15)]
  add({
    id: 'held-bystander-es-measuring-success',
    language: 'es',
    title: 'The measuring request answers { "success": true }; the own answer is a paragraph that says no',
    fields,
    tool: form('joinWorkshop', 'Apuntarse al taller', '#taller-form'),
    pages: {
      '/taller': () =>
        p(
          `<h1>Taller de otoño</h1><form id="taller-form">${controls(fields, 'tw')}<button>Apuntarme</button></form><output id="resp"></output>`,
          {
            script: `document.getElementById('taller-form').addEventListener('submit', function (e) { e.preventDefault(); fetch('/collect', { method: 'POST', body: JSON.stringify({ ev: 'generate_lead' }) }); fetch('/taller/alta', { method: 'POST', body: new FormData(this) }).then(r => r.text()).then(t => { document.getElementById('resp').innerHTML = t }) })`,
          },
        ),
      '/collect': () => json({ success: true }),
      '/taller/alta': take(() =>
        late(
          500,
          text(
            '<p>El grupo de otoño es para mayores de edad; a los de quince les esperamos en el de primavera.</p>',
            200,
            'text/html',
          ),
        ),
      ),
    },
    start: '/taller',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Plaza apuntada' } },
    why: 'The yes belongs to measuring; the own answer brings unknown words.',
  })
}

// --- another visitor's toast
{
  const p = site('ja', 'tw', '里山キャンプ場')
  const fields = [
    f('name', 'text', 'お名前', '藤田 健', { id: 'sc-name' }),
    f('date', 'date', '日付', '2026-08-13', { id: 'sc-date' }),
  ]
  add({
    id: 'held-bystander-ja-other-visitor',
    language: 'ja',
    title:
      'A social-proof toast thanks another visitor; the own request is turned down in the view that replaces the form',
    fields,
    tool: form('requestSite', 'サイトを申し込む', '#camp'),
    pages: {
      '/camp': () =>
        p(
          `<h1>サイト申込</h1><div id="naka"><form id="camp">${controls(fields, 'tw')}<button>申し込む</button></form></div><ul><li>川辺サイト</li><li>林間サイト</li></ul>`,
          {
            tail: '<div id="proof" class="toast" hidden></div>',
            script: `document.getElementById('camp').onsubmit = async (e) => { e.preventDefault(); const t = await (await fetch('/api/camp', { method: 'POST', body: new FormData(e.target) })).text(); const pr = document.getElementById('proof'); pr.textContent = '埼玉県の方のお申し込みを受け付けました。ありがとうございます。'; pr.hidden = false; document.getElementById('naka').innerHTML = t }`,
          },
        ),
      '/api/camp': take(() =>
        text('<p>お盆の週はどの区画も埋まってしまいました。月末ならまだ空きがございます。</p>', 200, 'text/html'),
      ),
    },
    start: '/camp',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '予約番号' } },
    why: 'The thanks are somebody else’s; where the form was stand other words.',
  })
}

// --- a poll fails all the time
{
  const p = site('pl', 'app', 'Ogród Botaniczny – Wolontariat')
  const fields = [
    f('imie', 'text', 'Imię', 'Ola', { purpose: 'name', id: 'ob-imie' }),
    f('dzien', 'select', 'Dzień', 'sob', {
      id: 'ob-dzien',
      choices: [
        ['sob', 'Sobota'],
        ['nie', 'Niedziela'],
      ],
    }),
  ]
  add({
    id: 'held-bystander-pl-failing-poll',
    language: 'pl',
    title:
      'A poll answers 500 every 700 ms and writes "connection lost" in the header; the send is taken, { "success": true }',
    fields,
    tool: form('volunteer', 'Zgłosić się do ogrodu', '#ogrod'),
    pages: {
      '/': () =>
        p(
          `<p id="stan" aria-live="polite"></p><h1>Wolontariat</h1><div id="pole"><form id="ogrod">${controls(fields, 'mui')}<button type="submit">Zgłoś mnie</button></form></div>`,
          {
            script: `setInterval(() => fetch('/stan').then(r => { if (!r.ok) document.getElementById('stan').textContent = 'Błąd połączenia z licznikiem gości ' + new Date().getSeconds() }), 700); document.getElementById('ogrod').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/api/ogrod', { method: 'POST', body: new FormData(e.target) })).json(); if (b.success) document.getElementById('pole').innerHTML = '<p>Dziękujemy za zgłoszenie!</p>' }`,
          },
        ),
      '/stan': () => json({ error: 'boom' }, 500),
      '/api/ogrod': take(() => late(900, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Dziękujemy za zgłoszenie' } },
    why: 'Proof (b); polls are not the form’s own request.',
  })
}

// --- cookie choice thanks
{
  const p = site('ar', 'bs', 'نادي الفلك')
  const fields = [
    f('name', 'text', 'الاسم', 'نورة', { id: 'nf-name' }),
    f('seats', 'number', 'عدد المقاعد', 3, { id: 'nf-seats' }),
  ]
  add({
    id: 'held-bystander-ar-cookie-saved',
    language: 'ar',
    title: 'The cookie notice thanks for the choice by itself; the request is turned down below the form',
    fields,
    tool: form('joinNight', 'حضور ليلة الرصد', '#rasd'),
    pages: {
      '/': () =>
        p(
          `<h1>ليلة الرصد</h1><form id="rasd">${controls(fields, 'bs')}<button class="btn btn-dark">سجّل</button></form><div id="rd"></div>`,
          {
            tail: '<div class="cookie" id="ck" role="region" aria-label="cookies">نستخدم ملفات الارتباط.</div>',
            script: `document.getElementById('rasd').addEventListener('submit', function (e) { e.preventDefault(); document.getElementById('ck').textContent = 'شكرًا، تم حفظ اختياراتك.'; fetch('/rasd', { method: 'POST', body: new FormData(this) }).then(r => r.json()).then(b => { document.getElementById('rd').innerHTML = '<p>' + b.nass + '</p>' }) })`,
          },
        ),
      '/rasd': take(() => json({ nass: 'السماء ملبّدة تلك الليلة وقد أجّلنا اللقاء إلى موعد لم نحدده بعد.' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'نراك في ليلة الرصد' } },
    why: 'The thanks are those of the cookie notice; the own words are unknown.',
  })
}

// --- headlines on the page of thanks
{
  const p = site('it', 'wp', 'Gazzetta del Colle')
  const fields = [
    f('nome', 'text', 'Nome', 'Renato', { purpose: 'name' }),
    f('email', 'email', 'Email', 'renato@example.it'),
    f('lettera', 'textarea', 'La tua lettera', 'Le panchine del viale sono rotte.', { purpose: 'message' }),
  ]
  add({
    id: 'held-bystander-it-headlines',
    language: 'it',
    title: 'The page of thanks has headlines with errors, refusals and failures',
    fields,
    tool: form('writeLetter', 'Scrivere al direttore', '#lettera-form'),
    pages: {
      '/lettere': () =>
        p(
          `<h1>Lettere al direttore</h1><form id="lettera-form" method="post" action="/lettere/invio">${controls(fields, 'wp')}<button type="submit">Invia</button></form>`,
        ),
      '/lettere/invio': take(() => see('/lettere/ricevuta')),
      '/lettere/ricevuta': () =>
        p(
          '<p class="wp-block-paragraph">Grazie, la tua lettera è stata inviata.</p><aside><h2>Oggi sul giornale</h2><article><h3><a href="#">Errore nei conti, il bilancio torna in aula</a></h3></article><article><h3><a href="#">Respinto il ricorso sulla piscina</a></h3></article><article><h3><a href="#">Fallito il sorpasso: la Virtus resta seconda</a></h3></article></aside>',
        ),
    },
    start: '/lettere',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/lettere/ricevuta' } },
    why: 'Plain thanks on the page that followed; headlines never reject.',
  })
}

// --- an ad thanks on the next page
{
  const p = site('ko', 'wp', '골목 사진관')
  const fields = [
    f('name', 'text', '이름', '강민재', { id: 'gs-n' }),
    f('date', 'date', '촬영 희망일', '2026-12-31', { id: 'gs-d' }),
  ]
  add({
    id: 'held-bystander-ko-event-banner-thanks',
    language: 'ko',
    title: 'The next page carries a banner that thanks for an old event; its own words say that the day is off',
    fields,
    tool: form('requestShoot', '촬영 예약 신청', '#chwal'),
    pages: {
      '/reserve': () =>
        p(
          `<h1>촬영 예약</h1><form id="chwal" method="post" action="/reserve/new">${controls(fields, 'wp')}<button type="submit">신청하기</button></form>`,
        ),
      '/reserve/new': take(() =>
        p(
          '<h1>촬영 예약</h1><p>한 해 마지막 날은 사진사도 가족과 보내려고 해요. 새해에 찾아와 주세요.</p><a href="/reserve">다른 날 고르기</a><aside class="banner"><a href="#">가을 이벤트에 참여해 주셔서 감사합니다! 당첨자 발표 완료</a></aside>',
        ),
      ),
    },
    start: '/reserve',
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '예약을 받았습니다' } },
    why: 'The thanks of the banner concern something else; other new words stand on the page.',
  })
}

// --- search suggestions say no results
{
  const p = site('en', 'app', 'Quarry Lane Makers')
  const fields = [
    f('name', 'text', 'Name', 'Bea Stone', { id: 'ql-name' }),
    f('skill', 'text', 'What can you teach?', 'Spoon carving', { id: 'ql-skill' }),
  ]
  add({
    id: 'held-bystander-en-search-no-results',
    language: 'en',
    title: 'The search of the header says "No results, try again" in a status region; thanks replace the form, own 201',
    fields,
    tool: form('offerSkill', 'Offer to teach a skill', '#offer'),
    pages: {
      '/offer': () =>
        p(
          `<form role="search" id="s"><input type="search" aria-label="Search" id="sq"><div role="status" id="sr"></div></form><h1>Teach something</h1><div id="o"><form id="offer">${controls(fields, 'mui')}<button type="submit">Offer</button></form></div>`,
          {
            script: `offer.addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/api/offers', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(offer))) }); sr.textContent = 'No results. Please try again.'; if (r.status === 201) o.innerHTML = '<p>Thank you. Your offer was sent.</p>' }); const o = document.getElementById('o'), sr = document.getElementById('sr')`,
          },
        ),
      '/api/offers': take(() => json({ id: 12 }, 201)),
    },
    start: '/offer',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Your offer was sent' } },
    why: 'Plain thanks where the form was, own 201; another status region is a bystander.',
  })
}

// --- a feed says thanks, own 422
{
  const p = site('fi', 'tw', 'Korttelikirppis')
  const fields = [f('nimi', 'text', 'Nimi', 'Helmi', { purpose: 'name' }), f('poyta', 'number', 'Pöydän numero', 14)]
  add({
    id: 'held-bystander-fi-feed-thanks-422',
    language: 'fi',
    title: 'A live feed brings "thanks, received" of others; the own answer is 422 and only shakes the form',
    fields,
    tool: form('reserveTable', 'Varaa kirppispöytä', '#poyta-form'),
    pages: {
      '/poydat': () =>
        p(
          `<h1>Varaa pöytä</h1><form id="poyta-form">${controls(fields, 'tw')}<button>Varaa</button></form><h2>Nyt</h2><ul id="virta" aria-live="polite"><li>Ovet auki yhdeksältä</li></ul>`,
          {
            script: `const pf = document.getElementById('poyta-form'); pf.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/api/poydat', { method: 'POST', body: new FormData(pf) }); if (!r.ok) pf.animate([{ transform: 'translateX(6px)' }, { transform: 'none' }], 200); const x = await (await fetch('/virta')).json(); for (const t of x) document.getElementById('virta').insertAdjacentHTML('beforeend', '<li>' + t + '</li>') }`,
          },
        ),
      '/virta': () => json(['Kiitos, varaus vastaanotettu! – Pekka']),
      '/api/poydat': take(() => json({ poyta: 'varattu' }, 422)),
    },
    start: '/poydat',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Pöytä on sinun' } },
    why: 'Own 422; the feed is a bystander.',
  })
}
