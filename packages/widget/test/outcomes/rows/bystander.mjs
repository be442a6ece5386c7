// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, HX, html, JQ, json, late, RX, row, see, site, take, text } from '../kit.mjs'

const family = 'bystander'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- a chat bubble says sorry while the form is taken
{
  const p = site('en', 'bs', 'Northgate Plumbing')
  const fields = [
    f('name', 'text', 'Name', 'Carla Reyes'),
    f('message', 'textarea', 'Message', 'Could you look at a slow drain next week?'),
  ]
  add({
    id: 'bystander-en-chat-sorry',
    language: 'en',
    title: 'A chat bubble with a live log says that sending failed and that nobody is there; the form is taken',
    fields,
    tool: form('contactSupport', 'Send a message', '#contact'),
    pages: {
      '/': () =>
        p(
          `<h1>Contact</h1><div id="wrap"><form id="contact">${controls(fields, 'bs')}<button class="btn btn-primary">Send</button></form></div>`,
          {
            tail: '<div class="chat-widget toast"><strong>Chat</strong><div role="log" aria-live="polite" id="chatlog"></div></div>',
            script: `const log = (t) => { const d = document.createElement('div'); d.textContent = t; document.getElementById('chatlog').append(d) }
document.getElementById('contact').addEventListener('submit', async (e) => { e.preventDefault(); setTimeout(() => log('Sorry, an error occurred. Your chat could not be sent.'), 300); const r = await fetch('/contact', { method: 'POST', body: new FormData(e.target) }); if (r.ok) wrap.innerHTML = '<p>Thanks! Your message has been sent.</p>'; setTimeout(() => log('We are away right now.'), 200) })`,
          },
        ),
      '/contact': take(() => late(500, text('', 201))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Your message has been sent' } },
    why: 'A bystander never rejects; plain thanks stand where the form was, with an own 2xx.',
  })
}

// --- a ticker of prices changes all the time
{
  const p = site('ja', 'app', '朝市だより')
  const fields = [f('email', 'email', 'メールアドレス', 'ken@example.jp', { id: 'asa-mail' })]
  add({
    id: 'bystander-ja-ticker',
    language: 'ja',
    title: 'A ticker changes its words every half second; the form is gone without a word, { success: true }',
    fields,
    tool: form('subscribeNewsletter', '朝市だよりを購読する', '#asaichi'),
    pages: {
      '/': () =>
        p(
          `<div class="ticker" aria-live="off" id="tick">本日の入荷 さば</div><h1>朝市だより</h1><form id="asaichi">${controls(fields, 'mui')}<button type="submit">購読する</button></form>`,
          {
            script: `const fish = ['いわし 品切れ', 'あじ 入荷', 'たい 終了', 'ぶり 失敗なし']; let i = 0; setInterval(() => { tick.textContent = fish[i++ % 4] }, 500); asaichi.onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/sub', { method: 'POST', body: new FormData(asaichi) })).json(); if (b.success) asaichi.remove() }`,
          },
        ),
      '/sub': take(() => late(700, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 200 } },
    why: 'Proof (b): success: true; a ticker is a bystander.',
  })
}

// --- a cookie notice comes late, on the page that follows too
{
  const p = site('fr', 'shop', 'Boulangerie Lefèvre')
  const fields = [
    f('nom', 'text', 'Nom', 'Paul', { purpose: 'name' }),
    f('message', 'textarea', 'Message', 'Faites-vous du pain sans gluten ?'),
  ]
  const cookie = {
    script: `setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div class="cookie" role="alertdialog" aria-label="Cookies"><p>Sans votre accord, certaines fonctions ne seront pas disponibles. Refuser peut entraîner des erreurs d’affichage.</p><button>Tout refuser</button> <button>Accepter</button></div>'), 400)`,
  }
  add({
    id: 'bystander-fr-cookie-notice',
    language: 'fr',
    title: 'A cookie notice that speaks of refusing and errors comes on both pages',
    fields,
    tool: form('contactShop', 'Écrire à la boulangerie', '#ecrire'),
    pages: {
      '/': () =>
        p(
          `<h1>Nous écrire</h1><form id="ecrire" method="post" action="/ecrire">${controls(fields, 'ul')}<button class="button">Envoyer</button></form>`,
          cookie,
        ),
      '/ecrire': take(() => see('/ecrire/merci')),
      '/ecrire/merci': () => p('<h1>Merci !</h1><p>Votre message a été envoyé.</p>', cookie),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/ecrire/merci' } },
    why: 'Plain thanks on the page that followed; the notice is a bystander.',
  })
}

// --- other visitors' toasts thank while the own send is refused
{
  const p = site('de', 'shop', 'Hofladen Grünwald')
  const fields = [
    f('name', 'text', 'Name', 'Ilse Brand', { id: 'hl-name' }),
    f('tag', 'date', 'Tag der Führung', '2026-12-05', { id: 'hl-tag', purpose: 'date' }),
  ]
  add({
    id: 'bystander-de-others-toast',
    language: 'de',
    title: 'Toasts tell that other people have signed up ("thanks!"); the own request is refused in words under 200',
    fields,
    tool: form('registerTour', 'Zur Hofführung anmelden', '#fuehrung'),
    pages: {
      '/': () =>
        p(
          `<h1>Hofführung</h1><form id="fuehrung">${controls(fields, 'ul')}<button class="button">Anmelden</button><div class="antwort"></div></form>`,
          {
            script: `const names = ['Sabine aus Köln', 'Tarek aus Ulm']; let n = 0; setInterval(() => { document.querySelector('.toast')?.remove(); document.body.insertAdjacentHTML('beforeend', '<div class="toast" role="status">' + names[n++ % 2] + ' hat sich gerade angemeldet. Vielen Dank!</div>') }, 900)
${JQ}$('#fuehrung').on('submit',function(e){e.preventDefault();$.post('/fuehrung',$('#fuehrung').serialize(),function(t){$('.antwort').text(t)})})`,
          },
        ),
      '/fuehrung': take(() => late(800, text('An dem Samstag schlachten wir, da kommt keiner auf den Hof.'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Wir sehen uns auf dem Hof' } },
    why: 'Thanks in a toast that is not the form’s own, beside unknown words near the form, are no proof.',
  })
}

// --- the next page has a headline that sounds like a failure
{
  const p = site('nl', 'bs', 'Dorpskrant De Klepel')
  const fields = [
    f('naam', 'text', 'Naam', 'Henk', { purpose: 'name' }),
    f('tip', 'textarea', 'Uw tip', 'De molen krijgt nieuwe wieken.', { purpose: 'message' }),
  ]
  add({
    id: 'bystander-nl-headlines',
    language: 'nl',
    title: 'Thanks on top of a page full of headlines: "failed", "refused", "error"',
    fields,
    tool: form('sendTip', 'Tip de redactie', '#tip-form'),
    pages: {
      '/tip': () =>
        p(
          `<h1>Tip de redactie</h1><form id="tip-form" method="post" action="/tip/verzenden">${controls(fields, 'bs')}<button class="btn btn-danger">Verstuur tip</button></form>`,
        ),
      '/tip/verzenden': take((_, state) => {
        state.session.flash = true
        return see('/')
      }),
      '/': (_, state) =>
        p(
          `${state.session.flash ? '<div class="alert alert-success" role="status">Bedankt, uw tip is verzonden.</div>' : ''}<h2>Vergunning mislukt: raad geweigerd</h2><p>Door een fout in het systeem gaat de kermis niet door.</p><h2>Ongeldig verklaard</h2><p>De uitslag van de quiz.</p>`,
        ),
    },
    start: '/tip',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'uw tip is verzonden' } },
    why: 'A headline of the next page never rejects; the flash is plain thanks (other new words may leave it unverified).',
  })
}

// --- analytics fail, the own answer says yes
{
  const p = site('es', 'wp', 'Panadería La Espiga')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Marta', { purpose: 'name' }),
    f('correo', 'email', 'Correo electrónico', 'marta@example.es'),
  ]
  add({
    id: 'bystander-es-analytics-500',
    language: 'es',
    title: 'A measuring request gets 500 and { error } right after the click; the own answer is { success: true }',
    fields,
    tool: form('joinClub', 'Unirse al club de la masa madre', '#club'),
    pages: {
      '/': () =>
        p(
          `<h1>Club de la masa madre</h1><form id="club">${controls(fields, 'wp')}<p><input type="submit" value="Quiero entrar"></p></form>`,
          {
            script: `${JQ}$('#club').on('submit',function(e){e.preventDefault();fetch('/collect',{method:'POST',body:JSON.stringify({ev:'submit'})});$.post('/club',$('#club').serialize(),function(r){if(r.success)$('#club').html('<p>¡Gracias! Ya estás dentro.</p>')})})`,
          },
        ),
      '/collect': () => json({ error: 'no writer' }, 500),
      '/club': take(() => late(400, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Ya estás dentro' } },
    why: 'Only an own answer rejects; the own body says success: true.',
  })
}

// --- a beacon says ok, the own answer does not
{
  const p = site('tr', 'shop', 'Zeytin Dükkânı')
  const fields = [
    f('ad', 'text', 'Ad', 'Derya', { purpose: 'name' }),
    f('soru', 'textarea', 'Soru', 'Hasat ne zaman?', { purpose: 'message' }),
  ]
  add({
    id: 'bystander-tr-beacon-ok',
    language: 'tr',
    title:
      'A measuring request answers { ok: true }; the own answer is a sentence of refusal under 200, the form is hidden',
    fields,
    tool: form('askQuestion', 'Soru sor', '#soru-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Bize sorun</h1><form id="soru-form">${controls(fields, 'ul')}<button class="button">Sor</button></form><p id="cevap"></p>`,
          {
            script: `document.getElementById('soru-form').addEventListener('submit', async (e) => { e.preventDefault(); const d = new FormData(e.target); const own = fetch('/soru', { method: 'POST', body: d }); fetch('/olay', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ev":"soru"}' }); e.target.hidden = true; document.getElementById('cevap').textContent = await (await own).text() })`,
          },
        ),
      '/olay': () => json({ ok: true, success: true }),
      '/soru': take(() => late(600, text('Bu hafta soru almıyoruz, zeytin toplamadayız.'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Sorunuz bize ulaştı' } },
    why: 'Only the form’s own answer can say yes; the words in its place are unknown.',
  })
}

// --- a warning about the session while the form is taken
{
  const p = site('sv', 'gov', 'Skattkammaren Arkiv')
  const fields = [f('namn', 'text', 'Namn', 'Karin', { purpose: 'name' }), f('signum', 'text', 'Signum', 'AII:4')]
  add({
    id: 'bystander-sv-session-warning',
    language: 'sv',
    title: 'An alert warns that the session ends in five minutes; the body says status: ok',
    fields,
    tool: form('reserveVolume', 'Reservera en volym till läsesalen', '#reservera'),
    pages: {
      '/': () =>
        p(
          `<h1>Läs hos oss</h1><form id="reservera">${controls(fields, 'gov')}<button class="govuk-button">Reservera</button></form><p id="kvitto"></p>`,
          {
            script: `reservera.addEventListener('submit', (e) => { e.preventDefault(); fetch('/reservera', { method: 'POST', body: new FormData(reservera) }).then((r) => r.json()).then((b) => { if (b.status === 'ok') kvitto.textContent = 'Tack, volymen ligger framme i morgon.' }); setTimeout(() => document.querySelector('main').insertAdjacentHTML('beforebegin', '<div role="alert" class="banner">Varning: du loggas ut om fem minuter.</div>'), 250) })`,
          },
        ),
      '/reservera': take(() => late(500, json({ status: 'ok' }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'volymen ligger framme' } },
    why: 'Proof (b); an alert of the session is a bystander.',
  })
}

// --- the chat robot thanks, the form is refused
{
  const p = site('pl', 'tw', 'Kwiaciarnia Piwonia')
  const fields = [
    f('imie', 'text', 'Imię', 'Zofia', { purpose: 'name' }),
    f('pytanie', 'textarea', 'Pytanie', 'Czy robicie wianki?', { purpose: 'message' }),
  ]
  add({
    id: 'bystander-pl-chat-thanks',
    language: 'pl',
    title: 'The chat robot in the corner says "thank you, message received"; the form gets a sentence of refusal',
    fields,
    tool: form('askQuestion', 'Zadać pytanie', '#pytanie-form'),
    pages: {
      '/': () =>
        p(`<h1>Zapytaj nas</h1><form id="pytanie-form">${controls(fields, 'tw')}<button>Wyślij</button></form>`, {
          tail: '<aside class="toast" aria-label="Czat"><div role="log" id="log">Cześć!</div></aside>',
          script: `const pf = document.getElementById('pytanie-form'); pf.addEventListener('submit', async (e) => { e.preventDefault(); setTimeout(() => { log.innerHTML += '<p>Dziękujemy! Twoja wiadomość została wysłana.</p>' }, 300); const r = await fetch('/pytania', { method: 'POST', body: new FormData(pf) }); pf.insertAdjacentHTML('afterend', '<p>' + await r.text() + '</p>'); pf.hidden = true })`,
        }),
      '/pytania': take(() => late(700, text('Skrzynka z pytaniami pęka w szwach, więc na razie jej nie otwieramy.'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'odpiszemy w ciągu' } },
    why: 'Thanks of another live region are not thanks where the form was.',
  })
}

// --- recommendations change while a dialog closes
{
  const p = site('it', 'shop', 'Cartoleria Foglio Bianco')
  const fields = [
    f('nome', 'text', 'Il tuo nome', 'Elena', { purpose: 'name', id: 'rec-nome' }),
    f('testo', 'textarea', 'Recensione', 'Carta ottima, si scrive bene con la stilografica.', {
      purpose: 'message',
      id: 'rec-testo',
    }),
  ]
  add({
    id: 'bystander-it-carousel',
    language: 'it',
    title: 'A carousel far from the form turns; the dialog closes with a 201 and { success: true }',
    fields,
    tool: form('writeReview', 'Scrivere una recensione', '#recensione', { triggerSelector: '#scrivi' }),
    pages: {
      '/': () =>
        p(
          `<h1>Quaderno A5</h1><button id="scrivi" type="button" class="button">Scrivi una recensione</button><dialog id="dr"><form id="recensione">${controls(fields, 'ul')}<button class="button">Pubblica</button></form></dialog><section class="related-products"><h2>Potrebbe piacerti</h2><p id="car">Matita rossa</p></section>`,
          {
            script: `scrivi.onclick = () => dr.showModal(); const merce = ['Gomma esaurita', 'Riga non disponibile', 'Penna annullata']; let k = 0; setInterval(() => { car.textContent = merce[k++ % 3] }, 600); recensione.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/recensioni', { method: 'POST', body: new FormData(recensione) }); if ((await r.json()).success) dr.close() }`,
          },
        ),
      '/recensioni': take(() => late(600, json({ success: true }, 201))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 201 } },
    why: 'Proof (b); the carousel is a bystander.',
  })
}

// --- viewers count in a live region, refusal
{
  const p = site('ko', 'shop', '달빛 서점')
  const fields = [
    f('name', 'text', '이름', '최유나', { id: 'r-name' }),
    f('phone', 'tel', '연락처', '010-0000-0002', { id: 'r-phone' }),
  ]
  add({
    id: 'bystander-ko-viewers',
    language: 'ko',
    title: 'A status region counts viewers, another says "completed" about a download; the form gets unknown words',
    fields,
    tool: form('reserveSeat', '작가와의 만남 신청', '#meet'),
    pages: {
      '/': () =>
        p(
          `<h1>작가와의 만남</h1><p role="status" id="view">12명이 보고 있어요</p><form id="meet">${controls(fields, 'ul')}<button class="button">신청</button></form><p class="after"></p><div role="status" id="dl"></div>`,
          {
            script: `let v = 12; setInterval(() => { view.textContent = ++v + '명이 보고 있어요' }, 400); setTimeout(() => { dl.textContent = '다운로드가 완료되었습니다. 감사합니다!' }, 2500); meet.addEventListener('submit', (e) => { e.preventDefault(); fetch('/meet', { method: 'POST', body: new FormData(meet) }).then((r) => r.json()).then((b) => { document.querySelector('.after').textContent = b.t; meet.remove() }) })`,
          },
        ),
      '/meet': take(() => late(900, json({ t: '자리가 다 차서 이번엔 모시지 못해요. 다음 달에 또 열려요.' }))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '자리를 맡아 두었어요' } },
    why: 'Thanks about another thing, beside unknown words where the form was, prove nothing.',
  })
}

// --- a poll of the week thanks by itself
{
  const p = site('pt', 'old', 'Rádio Serra FM')
  const fields = [f('nome', 'text', 'Nome', 'Tiago', { purpose: 'name' }), f('musica', 'text', 'Música', 'Verdes anos')]
  add({
    id: 'bystander-pt-poll-thanks',
    language: 'pt',
    title:
      'After the reload the poll of the side column says "thank you for voting"; the form’s answer is a new sentence',
    fields,
    tool: form('requestSong', 'Pedir uma música', '#pedido'),
    pages: {
      '/': take(
        () =>
          p(
            `<table><tr><td><h3>Peça a sua música</h3><form id="pedido" method="post" action="/">${controls(fields, 'table')}<input type="submit" value="Pedir"></form><i>O programa já vai a meio e a lista fechou às cinco.</i></td><td bgcolor="#ffffcc"><b>Sondagem da semana</b><br>Obrigado por votar!</td></tr></table>`,
          ),
        () =>
          p(
            `<table><tr><td><h3>Peça a sua música</h3><form id="pedido" method="post" action="/">${controls(fields, 'table')}<input type="submit" value="Pedir"></form></td><td bgcolor="#ffffcc"><b>Sondagem da semana</b><br>Fado ou rock?</td></tr></table>`,
          ),
      ),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'O seu pedido foi recebido' } },
    why: 'The thanks stand in another column; near the form are unknown words, and the form is there again.',
  })
}

// --- another form complains after the run
{
  const p = site('zh', 'bs', '老街茶馆')
  const fields = [
    f('name', 'text', '姓名', '周敏', { id: 'yd-name' }),
    f('phone', 'tel', '电话', '137 0000 0000', { id: 'yd-phone' }),
  ]
  add({
    id: 'bystander-zh-search-error',
    language: 'zh',
    title: 'The search box of the header complains with is-invalid after a timer; the reservation is { success: true }',
    fields,
    tool: form('reserveTable', '预订茶座', '#yuding'),
    pages: {
      '/': () =>
        p(
          `<form id="sousuo" role="search"><input name="kw" aria-label="搜索" class="form-control"><div class="invalid-feedback">请输入关键词</div></form><h1>预订茶座</h1><form id="yuding">${controls(fields, 'bs')}<button class="btn btn-success">预订</button></form>`,
          {
            script: `yuding.addEventListener('submit', async e => { e.preventDefault(); setTimeout(() => { sousuo.kw.classList.add('is-invalid'); sousuo.kw.setAttribute('aria-invalid', 'true') }, 200); const r = await (await fetch('/yd', { method: 'POST', body: new FormData(yuding) })).json(); if (r.success) yuding.innerHTML = '<p>谢谢，预订已收到。</p>' })`,
          },
        ),
      '/yd': take(() => late(500, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '预订已收到' } },
    why: 'Only fields of the tool’s own form reject; proof (b) and thanks.',
  })
}

// --- notifications are polled and say success
{
  const p = site('cs', 'app', 'Sousedé')
  const fields = [
    f('predmet', 'text', 'Předmět', 'Žebřík', { id: 'p-predmet' }),
    f('vzkaz', 'textarea', 'Vzkaz', 'Půjčil bys mi ho v sobotu?', { id: 'p-vzkaz', purpose: 'message' }),
  ]
  add({
    id: 'bystander-cs-polling-success',
    language: 'cs',
    title:
      'A poll of notifications answers { success: true } three times a second; the own answer is {} with unknown words',
    fields,
    tool: form('askNeighbour', 'Požádat souseda o půjčení', '#pujcka'),
    pages: {
      '/': () =>
        p('<h1>Půjčit si od sousedů</h1><div id="r"></div>', {
          script: `${RX}setInterval(() => fetch('/oznameni', { method: 'POST' }).then((r) => r.json()), 350)
mount('#r', { t: '' }, (s) => s.t ? '<p>' + h(s.t) + '</p>' : \`<form id="pujcka" data-on-submit="go"><label for="p-predmet">Předmět</label><input id="p-predmet" name="predmet" value="\${h(s.v.predmet)}"><label for="p-vzkaz">Vzkaz</label><textarea id="p-vzkaz" name="vzkaz">\${h(s.v.vzkaz)}</textarea><button type="submit">Požádat</button></form>\`, {
  go() { fetch('/pujcky', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }).then((r) => r.json()).then(() => this.set({ t: 'Žebřík je zrovna u někoho jiného, tak to zatím nepůjde.' })) }
})`,
        }),
      '/oznameni': () => json({ success: true, status: 'ok', items: [] }),
      '/pujcky': take(() => late(700, json({}))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Soused se ti ozve' } },
    why: 'The yes is not in the form’s own answer; the form made way for unknown words.',
  })
}

// --- polls with errors while the own answer is yes
{
  const p = site('hi', 'wp', 'पहाड़ी रसोई')
  const fields = [
    f('naam', 'text', 'नाम', 'मीना', { purpose: 'name' }),
    f('sandesh', 'textarea', 'संदेश', 'क्या आप टिफ़िन भेजते हैं?', { purpose: 'message' }),
  ]
  add({
    id: 'bystander-hi-polling-errors',
    language: 'hi',
    title: 'A poll of the weather answers { errors: [...] } again and again; the own body says success: true',
    fields,
    tool: form('contactKitchen', 'रसोई को संदेश भेजें', '#sandesh-form'),
    pages: {
      '/': () =>
        p(
          `<h1>संदेश भेजें</h1><form id="sandesh-form">${controls(fields, 'wp')}<p><input type="submit" value="भेजें"></p></form><p class="uttar"></p>`,
          {
            script: `${JQ}setInterval(function(){$.post('/mausam','x=1',function(){})},400);$('#sandesh-form').on('submit',function(){$.post('/sandesh',$('#sandesh-form').serialize(),function(r){if(r.success){$('#sandesh-form').remove();$('.uttar').text('धन्यवाद! आपका संदेश मिल गया।')}});return false})`,
          },
        ),
      '/mausam': () => json({ success: false, errors: ['no station'] }),
      '/sandesh': take(() => late(900, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'आपका संदेश मिल गया' } },
    why: 'Proof (b) in the own body; answers to other requests never reject.',
  })
}

// --- a banner of errors from before
{
  const p = site('vi', 'wp', 'Lớp Vẽ Màu Nước')
  const fields = [
    f('ten', 'text', 'Tên', 'Hải Yến', { purpose: 'name' }),
    f('email', 'email', 'Email', 'yen@example.vn'),
  ]
  add({
    id: 'bystander-vi-old-banner',
    language: 'vi',
    title: 'A banner with role=alert about an outage stands before and after; a redirect brings thanks',
    fields,
    tool: form('registerClass', 'Đăng ký lớp vẽ', '#lopve'),
    pages: {
      '/': () =>
        p(
          `<div role="alert" class="alert alert-danger">Lỗi: hệ thống chat tạm thời không hoạt động.</div><h1>Đăng ký lớp vẽ</h1><form id="lopve" method="post" action="/lopve">${controls(fields, 'wp')}<p><input type="submit" value="Đăng ký"></p></form>`,
        ),
      '/lopve': take(() => see('/lopve/xong')),
      '/lopve/xong': () =>
        p(
          '<div role="alert" class="alert alert-danger">Lỗi: hệ thống chat tạm thời không hoạt động.</div><h1>Cảm ơn bạn!</h1><p>Đăng ký thành công.</p>',
        ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/lopve/xong' } },
    why: 'What stood there before the run is not new; the next page holds plain thanks.',
  })
}

// --- an offline banner of the page while the send is fine
{
  const p = site('ar', 'app', 'دفتر الحي')
  const fields = [
    f('title', 'text', 'العنوان', 'قطة ضائعة', { id: 'd-title' }),
    f('body', 'textarea', 'النص', 'شوهدت آخر مرة قرب الحديقة.', { id: 'd-body', purpose: 'message' }),
  ]
  add({
    id: 'bystander-ar-offline-banner',
    language: 'ar',
    title: 'A status bar says that the map could not be loaded; the body of the send says ok: true',
    fields,
    tool: form('postNotice', 'نشر إعلان', '#notice'),
    pages: {
      '/': () =>
        p(
          `<div id="bar" role="status"></div><h1>إعلانات الحي</h1><form id="notice">${controls(fields, 'mui')}<button type="submit">نشر</button></form>`,
          {
            script: `notice.onsubmit = async (e) => { e.preventDefault(); bar.textContent = 'تعذر تحميل الخريطة، حدث خطأ'; const b = await (await fetch('/notices', { method: 'POST', body: new FormData(notice) })).json(); if (b.ok) notice.replaceWith(Object.assign(document.createElement('p'), { className: 'ok', textContent: 'شكرًا، تم النشر' })) }`,
          },
        ),
      '/notices': take(() => late(500, json({ ok: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: 'p.ok' } },
    why: 'Proof (b); the bar speaks of the map.',
  })
}

// --- "saved" of an autosave, own 400
{
  const p = site('fi', 'app', 'Kylätalkoot')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Pekka', { purpose: 'name', id: 'k-nimi' }),
    f('tyo', 'text', 'Mitä osaat?', 'Maalaus', { id: 'k-tyo' }),
  ]
  add({
    id: 'bystander-fi-autosaved',
    language: 'fi',
    title: 'A status region says "saved" and "thanks" about the draft; the own answer is 400',
    fields,
    tool: form('volunteer', 'Ilmoittaudu talkoisiin', '#talkoot'),
    pages: {
      '/': () =>
        p(
          `<h1>Talkoot</h1><form id="talkoot">${controls(fields, 'mui')}<button type="submit">Ilmoittaudu</button></form><div role="status" id="tila"></div>`,
          {
            script: `talkoot.addEventListener('submit', async (e) => { e.preventDefault(); setTimeout(() => { tila.textContent = 'Luonnos tallennettu, kiitos!' }, 300); await fetch('/talkoot', { method: 'POST', body: new FormData(talkoot) }) })`,
          },
        ),
      '/talkoot': take(() => late(900, text('{"virhe":"ika"}', 400, 'application/json'))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'nähdään talkoissa' } },
    why: 'An own 4xx rejects, whatever a status region says.',
  })
}

// --- an ad headline takes the place beside the form, Greek refusal page
{
  const p = site('el', 'tw', 'Κέντρο Νεότητας')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Θάνος', { purpose: 'name' }),
    f('drasi', 'select', 'Δράση', 'kagiak', {
      choices: [
        ['theatro', 'Θέατρο'],
        ['kagiak', 'Καγιάκ'],
      ],
    }),
  ]
  add({
    id: 'bystander-el-ad-success',
    language: 'el',
    title: 'An advertisement says "Success! You won"; the fragment in place of the form is a refusal',
    fields,
    tool: form('joinActivity', 'Δήλωση συμμετοχής', '#dilosi'),
    pages: {
      '/': () =>
        p(
          `<h1>Καλοκαιρινές δράσεις</h1><form id="dilosi" hx-post="/dilosi" hx-swap="outerHTML">${controls(fields, 'tw')}<button>Δηλώνω συμμετοχή</button></form><aside class="ad" id="ad"></aside>`,
          {
            script: `${HX}setTimeout(() => { ad.innerHTML = '<h3>Επιτυχία! Ευχαριστούμε!</h3><p>Κερδίσατε έναν καφέ.</p>' }, 1500)`,
          },
        ),
      '/dilosi': take(() => late(500, html('<p>Το καγιάκ θέλει να έχεις κλείσει τα δεκάξι.</p>'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Σε γράψαμε' } },
    why: 'Thanks of an advertisement are not thanks where the form was.',
  })
}

// --- Hungarian: footer clock and a rating prompt, taken by made way
{
  const p = site('hu', 'bs', 'Kertbarát Kör')
  const fields = [
    f('nev', 'text', 'Név', 'Nagy Ilona', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'ilona@example.hu'),
  ]
  add({
    id: 'bystander-hu-made-way-clock',
    language: 'hu',
    title: 'Only a clock in the footer changes; the form is gone without a word after a 201',
    fields,
    tool: form('subscribeNewsletter', 'Feliratkozás a hírlevélre', '#hirlevel'),
    pages: {
      '/': () =>
        p(
          `<h1>Kerti hírlevél</h1><form id="hirlevel">${controls(fields, 'bs')}<button class="btn btn-success">Feliratkozom</button></form><time id="ora">12:00:00</time>`,
          {
            script: `let s = 0; setInterval(() => { ora.textContent = '12:00:' + String(++s).padStart(2, '0') }, 1000); hirlevel.onsubmit = (e) => { e.preventDefault(); fetch('/hirlevel', { method: 'POST', body: new FormData(hirlevel) }).then((r) => { if (r.status === 201) hirlevel.remove() }) }`,
          },
        ),
      '/hirlevel': take(() => late(400, json({ id: 71 }, 201))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 201 } },
    why: 'Proof (d): the form is gone, own 201, no "no" in the body, only a number changed.',
  })
}
