// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, RX, row, site, take, text } from '../kit.mjs'

const family = 'json'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- { ok: true }, the form is replaced
{
  const p = site('es', 'tw', 'Clínica Veterinaria Sur')
  const fields = [
    f('name', 'text', 'Tu nombre', 'Lucía Ortega', { id: 'fullName' }),
    f('phone', 'tel', 'Teléfono', '600 00 00 11'),
    f('message', 'textarea', '¿Qué le pasa a tu mascota?', 'Mi gata lleva dos días sin comer.'),
  ]
  add({
    id: 'json-es-ok-true',
    language: 'es',
    title: 'fetch JSON, { ok: true }, a card in place of the form',
    fields,
    tool: form('requestAppointment', 'Pedir cita con la clínica', '#cita'),
    pages: {
      '/': () =>
        p(
          `<h1 class="text-3xl">Pide cita</h1><div id="caja" class="rounded-lg shadow p-6"><form id="cita" novalidate>${controls(fields, 'tw')}<button type="submit" class="btn-primary">Pedir cita</button></form></div>`,
          {
            script: `document.querySelector('#cita').addEventListener('submit', async (event) => {
  event.preventDefault()
  const data = Object.fromEntries(new FormData(event.target))
  const answer = await fetch('/api/citas', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })
  const body = await answer.json()
  if (body.ok) document.querySelector('#caja').innerHTML = '<h2 class="text-xl">¡Gracias! Hemos recibido tu solicitud.</h2><p>Te llamaremos hoy mismo.</p>'
})`,
          },
        ),
      '/api/citas': take(() => json({ ok: true, id: 4411 })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Hemos recibido tu solicitud' } },
    why: 'Proof (b): the body of the own 2xx says ok: true.',
  })
}

// --- { success: false } in a 200, the words in a paragraph
{
  const p = site('sv', 'app', 'Nordljus Elnät')
  const fields = [
    f('email', 'email', 'E-post', 'maja@example.se', { id: ':r1:', selector: 'input[name="email"]' }),
    f('kund', 'text', 'Kundnummer', '4471-22', { id: ':r3:', selector: 'input[name="kund"]' }),
  ]
  add({
    id: 'json-sv-success-false-200',
    language: 'sv',
    title: '200 with { success: false }, the form stays, a line below the button',
    fields,
    tool: form('reportOutage', 'Anmäl strömavbrott', 'form[data-testid="outage"]'),
    pages: {
      '/': () =>
        p('<h1>Anmäl avbrott</h1><div id="root"></div>', {
          script: `${RX}mount('#root', { note: '' }, (s) => \`<form data-testid="outage" data-on-submit="send" class="css-form">
  <label for=":r1:">E-post</label><input id=":r1:" type="email" name="email" value="\${h(s.v.email)}">
  <label for=":r3:">Kundnummer</label><input id=":r3:" name="kund" value="\${h(s.v.kund)}">
  <button type="submit">Anmäl avbrott</button><p class="css-1hint">\${h(s.note)}</p></form>\`, {
  send() { fetch('/api/outage', { method: 'POST', body: JSON.stringify(this.state.v), headers: { 'Content-Type': 'application/json' } })
    .then((r) => r.json()).then((b) => this.set({ note: b.message })) }
})`,
        }),
      '/api/outage': take(() => json({ success: false, message: 'Vi hittar ingen anläggning med det numret.' })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'ärendenummer' } },
    why: 'The body of the own answer says success: false.',
  })
}

// --- GraphQL errors in a 200
{
  const p = site('en', 'app', 'Fieldnote')
  const fields = [
    f('title', 'text', 'Title', 'Otter by the weir', { id: 'obs-title' }),
    f('place', 'text', 'Place', 'Lower weir', { id: 'obs-place' }),
    f('seen', 'date', 'Seen on', '2026-10-04', { id: 'obs-seen', purpose: 'date' }),
  ]
  add({
    id: 'json-en-graphql-errors',
    language: 'en',
    title: 'GraphQL answers 200 with errors; the dialog closes all the same',
    fields,
    tool: form('reportSighting', 'Report a sighting', '#observation', { triggerSelector: 'button.new-observation' }),
    pages: {
      '/': () =>
        p(
          `<h1>Sightings</h1><button class="new-observation css-btn" type="button">New sighting</button><ul id="list"><li>Heron, mill pond</li></ul>
<div class="modal" id="layer" role="dialog" aria-modal="true" aria-labelledby="lt"><div class="modal-dialog"><h2 id="lt">New sighting</h2><form id="observation">${controls(fields, 'mui')}<button type="submit" class="css-primary">Save sighting</button></form></div></div>`,
          {
            script: `const layer = document.getElementById('layer')
document.querySelector('.new-observation').onclick = () => layer.classList.add('open')
document.getElementById('observation').onsubmit = async (event) => {
  event.preventDefault()
  const variables = Object.fromEntries(new FormData(event.target))
  const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation Add($title: String!, $place: String!, $seen: Date!) { addSighting(title: $title, place: $place, seen: $seen) { id } }', variables }) })
  await response.json()
  layer.classList.remove('open')
}`,
          },
        ),
      '/graphql': take(() =>
        json({
          data: { addSighting: null },
          errors: [
            { message: 'Observer has been suspended', path: ['addSighting'], extensions: { code: 'FORBIDDEN' } },
          ],
        }),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Otter by the weir' } },
    why: 'GraphQL errors in the own body reject although the dialog closed and the status is 200.',
  })
}

// --- GraphQL that took it
{
  const p = site('en', 'app', 'Shelfmark')
  const fields = [
    f('isbn', 'text', 'ISBN', '9780000000024', { id: 'isbn' }),
    f('note', 'textarea', 'Why should we buy it?', 'Our reading group would like it.', {
      id: 'why',
      purpose: 'message',
    }),
  ]
  add({
    id: 'json-en-graphql-data',
    language: 'en',
    title: 'GraphQL answers data without errors, the page shows a status chip',
    fields,
    tool: form('suggestBook', 'Suggest a book to the library', '#suggest'),
    pages: {
      '/': () =>
        p(
          `<h1>Suggest a purchase</h1><div id="slot"><form id="suggest">${controls(fields, 'mui')}<button type="submit">Suggest</button></form></div>`,
          {
            script: `suggest.addEventListener('submit', (e) => { e.preventDefault(); fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  body: JSON.stringify({ operationName: 'Suggest', query: 'mutation Suggest($isbn: ID!, $note: String) { suggest(isbn: $isbn, note: $note) { ok suggestion { id state } } }', variables: { isbn: isbn.value, note: why.value } }) })
  .then((r) => r.json()).then(({ data }) => { slot.innerHTML = '<span class="chip">' + data.suggest.suggestion.state + '</span>' }) })`,
          },
        ),
      '/graphql': take(() =>
        json(
          { data: { suggest: { ok: true, suggestion: { id: '77', state: 'Received' } } } },
          200,
          'application/graphql-response+json',
        ),
      ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#slot .chip' } },
    why: 'The form made way, the word is "received", the own 2xx has data and no errors.',
  })
}

// --- problem+json
{
  const p = site('nl', 'bs', 'Gemeente Waterveld')
  const fields = [
    f('kenteken', 'text', 'Kenteken', 'XX-123-Y'),
    f('email', 'email', 'E-mailadres', 'b.jansen@example.nl'),
    f('datum', 'date', 'Bezoekdatum', '2026-11-30', { purpose: 'date' }),
  ]
  add({
    id: 'json-nl-problem-409',
    language: 'nl',
    title: 'problem+json with 409, title and detail in an alert',
    fields,
    tool: form('registerVisitor', 'Bezoekersparkeren aanmelden', '#bezoek'),
    pages: {
      '/': () =>
        p(
          `<h1>Bezoekersparkeren</h1><form id="bezoek">${controls(fields, 'bs')}<button class="btn btn-primary" type="submit">Aanmelden</button></form><div id="melding" class="alert alert-light" role="status" hidden></div>`,
          {
            script: `document.getElementById('bezoek').addEventListener('submit', function (e) {
  e.preventDefault()
  var box = document.getElementById('melding')
  fetch('/api/bezoek', { method: 'POST', body: new URLSearchParams(new FormData(this)) }).then(function (r) {
    return r.json().then(function (b) { box.hidden = false; box.innerHTML = '<strong>' + (b.title || 'Gelukt') + '</strong> ' + (b.detail || '') })
  })
})`,
          },
        ),
      '/api/bezoek': take(() =>
        json(
          {
            type: 'https://waterveld.example/problemen/saldo',
            title: 'Urensaldo op',
            status: 409,
            detail: 'U heeft dit kwartaal geen bezoekersuren meer over.',
          },
          409,
          'application/problem+json',
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Gelukt' } },
    why: 'An own 409 with problem+json rejects.',
  })
}

// --- problem+json under a 200, because a proxy rewrites the status
{
  const p = site('fi', 'tw', 'Järviseudun uimahalli')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Aino Korhonen', { purpose: 'name' }),
    f('puhelin', 'tel', 'Puhelinnumero', '040 000 0001'),
  ]
  add({
    id: 'json-fi-problem-200',
    language: 'fi',
    title: 'problem+json under status 200, the page shows its detail in place of the form',
    fields,
    tool: form('reserveLane', 'Varaa rata', '#ratavaraus'),
    pages: {
      '/': () =>
        p(
          `<h1>Ratavaraus</h1><section id="varaus"><form id="ratavaraus">${controls(fields, 'tw')}<button>Varaa rata</button></form></section>`,
          {
            script: `ratavaraus.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/varaa', { method: 'POST', body: new FormData(ratavaraus) }); const b = await r.json(); varaus.textContent = b.detail }`,
          },
        ),
      '/varaa': take(() =>
        json(
          { title: 'Rata varattu', status: 409, detail: 'Joku ehti ensin, tämä aika ei ole enää vapaana.' },
          200,
          'application/problem+json',
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Nähdään altaalla' } },
    why: 'A problem+json body says no whatever the HTTP status is; the form made way, which proves nothing.',
  })
}

// --- Contact Form 7: mail_sent
{
  const p = site('de', 'wp', 'Tischlerei Baumann')
  const fields = [
    f('name', 'text', 'Dein Name', 'Mira Vogel', { id: 'cf-name', name: 'your-name' }),
    f('email', 'email', 'Deine E-Mail-Adresse', 'mira@example.de', { id: 'cf-mail', name: 'your-email' }),
    f('message', 'textarea', 'Deine Nachricht (optional)', 'Was kostet ein Regal aus Eiche?', {
      id: 'cf-msg',
      name: 'your-message',
      required: false,
    }),
  ]
  const cf7 = (id, answer) => ({
    '/': () =>
      p(
        `<h1>Anfrage</h1><div class="wpcf7 js" id="wpcf7-f${id}-o1" lang="de-DE" dir="ltr"><div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true" class="visually-hidden"></p><ul></ul></div>
<form action="/#wpcf7-f${id}-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate data-status="init">${controls(fields, 'cf7')}<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Senden"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`,
        {
          script: `(function(){var f=document.querySelector('.wpcf7-form');f.addEventListener('submit',function(e){e.preventDefault();f.className='wpcf7-form submitting';f.dataset.status='submitting';
fetch('/wp-json/contact-form-7/v1/contact-forms/${id}/feedback',{method:'POST',body:new FormData(f),headers:{Accept:'application/json, */*;q=0.1'}}).then(function(r){return r.json()}).then(function(b){
var s={mail_sent:'sent',mail_failed:'failed',validation_failed:'invalid',spam:'spam',aborted:'aborted'}[b.status]||'custom';f.className='wpcf7-form '+s;f.dataset.status=s;
(b.invalid_fields||[]).forEach(function(v){var w=f.querySelector('[data-name="'+v.field+'"]');var i=w.querySelector('input,textarea');i.classList.add('wpcf7-not-valid');i.setAttribute('aria-invalid','true');w.insertAdjacentHTML('beforeend','<span class="wpcf7-not-valid-tip" aria-hidden="true">'+v.message+'</span>')});
f.querySelector('.wpcf7-response-output').textContent=b.message;document.querySelector('.screen-reader-response p').textContent=b.message;if(s==='sent')f.reset()})})})()`,
        },
      ),
    [`/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`]: take(answer),
  })
  add({
    id: 'json-de-cf7-sent',
    language: 'de',
    title: 'Contact Form 7: status mail_sent, the form is reset, a message below it',
    fields,
    tool: form('contactSupport', 'Anfrage an die Tischlerei', '.wpcf7-form'),
    pages: cf7(61, () =>
      json({
        contact_form_id: 61,
        status: 'mail_sent',
        message: 'Vielen Dank für deine Nachricht. Sie wurde gesendet.',
        posted_data_hash: 'a1',
        into: '#wpcf7-f61-o1',
        invalid_fields: [],
      }),
    ),
    taken: true,
    wanted: 'confirmed',
    expects: {
      success: { selector: '.wpcf7-form.sent' },
      failure: { selector: '.wpcf7-form.failed, .wpcf7-form.spam' },
    },
    why: 'Plain thanks where the form is, with an own 2xx; an empty list of invalid fields is no sign of failure.',
  })
  add({
    id: 'json-de-cf7-spam',
    language: 'de',
    title: 'Contact Form 7: status spam under 200, the usual sentence of the plugin replaced by the owner’s own',
    fields,
    tool: form('contactSupport', 'Anfrage an die Tischlerei', '.wpcf7-form'),
    pages: cf7(62, () =>
      json({
        contact_form_id: 62,
        status: 'spam',
        message: 'Da hakt gerade etwas bei uns. Ruf uns doch kurz an!',
        invalid_fields: [],
      }),
    ),
    taken: false,
    wanted: 'rejected',
    expects: { success: { selector: '.wpcf7-form.sent' }, failure: { selector: '.wpcf7-form.spam' } },
    why: 'The body’s status is not one of success; at the least it proves nothing, and the failure expectation rejects.',
  })
}

// --- WordPress ajax that answers 0
{
  const p = site('cs', 'wp', 'Pivovar U Lípy')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Petra Malá', { purpose: 'name', id: 'exk-jmeno' }),
    f('termin', 'date', 'Termín exkurze', '2027-01-16', { purpose: 'date', id: 'exk-termin' }),
  ]
  add({
    id: 'json-cs-admin-ajax-0',
    language: 'cs',
    title: 'admin-ajax answers 0 (no handler): the form fades, nothing else',
    fields,
    tool: form('requestTour', 'Poptat exkurzi do pivovaru', '#exkurze-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Exkurze do pivovaru</h1><form id="exkurze-form">${controls(fields, 'wp')}<button type="submit" class="wp-block-button__link">Nezávazně poptat</button></form><div class="odpoved"></div>`,
          {
            script: `${JQ}$(function(){$('#exkurze-form').on('submit',function(){$.post('/wp-admin/admin-ajax.php','action=exkurze&'+$('#exkurze-form').serialize(),function(d){if(d==='1'){$('.odpoved').html('<p>Máme to, ozveme se.</p>')}else{$('.odpoved').html('<p>Teď to nějak nešlape, zkuste nám raději brnknout.</p>')}$('#exkurze-form').hide()});return false})})`,
          },
        ),
      '/wp-admin/admin-ajax.php': take(() => text('0', 200, 'text/html')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Máme to' } },
    why: 'The body "0" says neither yes nor no, the form made way for words that no list knows.',
  })
}

// --- JSON:API errors with pointer, 200
{
  const p = site('pl', 'app', 'Rowerownia')
  const fields = [
    f('email', 'email', 'Adres e-mail', 'ola@example.pl', { id: 'nl-mail' }),
    f('city', 'select', 'Miasto', 'gdn', {
      id: 'nl-city',
      choices: [
        ['krk', 'Kraków'],
        ['gdn', 'Gdańsk'],
      ],
    }),
  ]
  add({
    id: 'json-pl-errors-array-200',
    language: 'pl',
    title: '200 with { errors: [...] }, shown only as a coloured border and a sentence',
    fields,
    tool: form('subscribeNewsletter', 'Zapisz się na powiadomienia', '#powiadom'),
    pages: {
      '/': () =>
        p(
          `<h1>Powiadomienia o stacjach</h1><form id="powiadom" class="css-77">${controls(fields, 'mui')}<div class="css-msg"></div><button type="submit">Powiadamiaj mnie</button></form>`,
          {
            script: `const form = document.querySelector('#powiadom'); form.addEventListener('submit', async (e) => { e.preventDefault(); const res = await fetch('/v2/subscriptions', { method: 'POST', headers: { 'content-type': 'application/vnd.api+json' }, body: JSON.stringify({ data: { type: 'subscription', attributes: Object.fromEntries(new FormData(form)) } }) }); const doc = await res.json(); form.reset(); form.querySelector('.css-msg').textContent = doc.errors ? doc.errors[0].detail : 'Gotowe' })`,
          },
        ),
      '/v2/subscriptions': take(() =>
        json(
          {
            errors: [
              {
                status: '409',
                source: { pointer: '/data/attributes/email' },
                detail: 'Ten adres dostaje już od nas listy.',
              },
            ],
          },
          200,
          'application/vnd.api+json',
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Gotowe' } },
    why: 'Non-empty `errors` in the own body reject.',
  })
}

// --- empty errors, null error: taken
{
  const p = site('pt', 'bs', 'Biblioteca da Ribeira')
  const fields = [
    f('nome', 'text', 'Nome completo', 'Inês Carvalho', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'ines@example.pt'),
    f('sugestao', 'textarea', 'A sua sugestão', 'Mais banda desenhada na secção juvenil.', { purpose: 'message' }),
  ]
  add({
    id: 'json-pt-empty-errors',
    language: 'pt',
    title: '{ status: "success", error: null, errors: [] }: the sentence holds the word "erro" in a harmless way',
    fields,
    tool: form('sendSuggestion', 'Enviar uma sugestão', '#sugestoes'),
    pages: {
      '/': () =>
        p(
          `<h1>Caixa de sugestões</h1><form id="sugestoes" class="needs-validation" novalidate>${controls(fields, 'bs')}<button class="btn btn-dark" type="submit">Enviar sugestão</button></form><div class="resultado mt-3" aria-live="polite"></div>`,
          {
            script: `${JQ}$('#sugestoes').on('submit',function(e){e.preventDefault();$.ajax({type:'POST',url:'/sugestoes',contentType:'application/json',data:JSON.stringify({nome:$('#nome').val(),email:$('#email').val(),sugestao:$('#sugestao').val()}),success:function(b){if(b.status==='success')$('.resultado').html('<p>Obrigado! A sugestão foi enviada. Se detectou um erro, pode escrever de novo.</p>')}})})`,
          },
        ),
      '/sugestoes': take(() => json({ status: 'success', error: null, errors: [], warnings: [] }, 201)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'A sugestão foi enviada' } },
    why: 'Proof (b): status success; null and empty errors are no errors, and a word in a sentence never rejects.',
  })
}

// --- a code of its own: { code: 0 } is success in this house
{
  const p = site('zh', 'tw', '云栖书店')
  const fields = [
    f('name', 'text', '称呼', '王小明', { id: 'nick' }),
    f('phone', 'tel', '联系电话', '139 0000 0000', { id: 'mobile' }),
  ]
  const script = (done) =>
    `document.querySelector('#book-form').addEventListener('submit', e => { e.preventDefault(); const f = e.target; fetch('/api/reserve', { method: 'POST', body: new URLSearchParams(new FormData(f)) }).then(r => r.json()).then(res => { const m = document.querySelector('.msg'); m.textContent = res.msg; if (res.code === 0) { ${done} } }) })`
  const main = `<h1 class="text-2xl">预约读书会</h1><form id="book-form" class="space-y-3">${controls(fields, 'tw')}<button class="w-full bg-black text-white">立即预约</button></form><p class="msg mt-4"></p>`
  add({
    id: 'json-zh-code-0',
    language: 'zh',
    title: '{ code: 0, msg } as many Chinese services answer, form removed',
    fields,
    tool: form('reserveSeat', '预约读书会座位', '#book-form'),
    pages: {
      '/': () => p(main, { script: script('f.remove()') }),
      '/api/reserve': take(() => json({ code: 0, msg: '预约成功，谢谢！', data: { no: 'A017' } })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '预约成功' } },
    why: 'The form made way and the new words are thanks and "done"; the body is no "no".',
  })
  add({
    id: 'json-zh-code-40012',
    language: 'zh',
    title: '{ code: 40012, msg } with 200: refused, the form stays',
    fields,
    tool: form('reserveSeat', '预约读书会座位', '#book-form'),
    pages: {
      '/': () => p(main, { script: script('f.remove()') }),
      '/api/reserve': take(() => json({ code: 40012, msg: '本场名额刚刚约完啦，下周再来看看吧', data: null })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '预约成功' } },
    why: 'A number as a code is no yes, and the words are not thanks.',
  })
}

// --- { accepted: false } and a cheerful tone
{
  const p = site('ko', 'shop', '모아 중고장터')
  const fields = [
    f('nickname', 'text', '닉네임', '하늘이', { purpose: 'username', id: 'nickname' }),
    f('message', 'textarea', '판매자에게 보낼 말', '직거래 가능할까요?', { id: 'memo' }),
  ]
  add({
    id: 'json-ko-accepted-false',
    language: 'ko',
    title: '{ accepted: false } under 200, the text area is emptied, a bubble appears',
    fields,
    tool: form('messageSeller', '판매자에게 쪽지 보내기', '#memo-form'),
    pages: {
      '/': () =>
        p(
          `<h1>캠핑 의자 2개</h1><form id="memo-form" class="product-form">${controls(fields, 'ul')}<button type="submit" class="button">쪽지 보내기</button></form><div id="bubbles"></div>`,
          {
            script: `var f=document.forms['memo-form'];f.onsubmit=function(){var x=new XMLHttpRequest();x.open('POST','/memo');x.setRequestHeader('Content-Type','application/json');x.onload=function(){var b=JSON.parse(x.responseText);f.memo.value='';document.getElementById('bubbles').innerHTML='<div class="bubble">'+(b.accepted?'전달했어요':'지금은 이 분께 말을 걸 수 없어요. 차단된 사이예요.')+'</div>'};x.send(JSON.stringify({nickname:f.nickname.value,memo:f.memo.value}));return false}`,
          },
        ),
      '/memo': take(() => json({ accepted: false, reason: 'blocked_by_peer' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '전달했어요' } },
    why: 'A reset proves nothing, the body has no known yes, the words are unknown.',
  })
}

// --- success as text "OK"
{
  const p = site('el', 'old', 'Σύλλογος Ορειβατών Βόλου')
  const fields = [
    f('onoma', 'text', 'Ονοματεπώνυμο', 'Μαρία Παππά', { purpose: 'name' }),
    f('email', 'email', 'Email', 'maria@example.gr'),
  ]
  add({
    id: 'json-el-fieldset-disabled-ok',
    language: 'el',
    title: '{ result: { status: "ok" } }: the fieldset is disabled and the button says sent',
    fields,
    tool: form('joinMailingList', 'Εγγραφή στη λίστα αλληλογραφίας', '#lista'),
    pages: {
      '/': () =>
        p(
          `<h3>Λίστα αλληλογραφίας</h3><form id="lista"><fieldset id="fs">${controls(fields, 'table')}<button type="submit" id="go">Εγγραφή</button></fieldset></form>`,
          {
            script: `document.getElementById('lista').onsubmit=function(e){e.preventDefault();var d=new URLSearchParams(new FormData(this)).toString();document.getElementById('fs').disabled=true;fetch('/lista',{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded'},body:d}).then(function(r){return r.json()}).then(function(b){if(b.status==='ok')document.getElementById('go').textContent='Η εγγραφή σας ολοκληρώθηκε'})}`,
          },
        ),
      '/lista': take(() => json({ status: 'ok', result: { id: 5 } })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Η εγγραφή σας ολοκληρώθηκε' } },
    why: 'Proof (b): status ok in the own body, in whatever language the page speaks.',
  })
}

// --- error string inside 200, form vanishes
{
  const p = site('ar', 'bs', 'مكتبة النيل')
  const fields = [
    f('name', 'text', 'الاسم الكامل', 'سارة محمود'),
    f('email', 'email', 'البريد الإلكتروني', 'sara@example.com'),
    f('book', 'text', 'عنوان الكتاب', 'موسم الهجرة إلى الشمال'),
  ]
  add({
    id: 'json-ar-error-string',
    language: 'ar',
    title: '200 with { error: "out_of_stock" }, a card takes the place of the form',
    fields,
    tool: form('requestBook', 'طلب كتاب', '#book-request'),
    pages: {
      '/': () =>
        p(
          `<h1>اطلب كتابًا للحجز</h1><div class="card"><form id="book-request">${controls(fields, 'bs')}<button type="submit" class="btn btn-primary">إرسال الطلب</button></form></div>`,
          {
            script: `document.getElementById('book-request').addEventListener('submit',async function(e){e.preventDefault();const card=this.parentElement;const r=await fetch('/api/requests',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(Object.fromEntries(new FormData(this)))});const b=await r.json();card.innerHTML='<div class="card-body"><h5 class="card-title">'+(b.error?'هذا العنوان غير متوفر لدينا حاليًا':'شكرًا لك، تم استلام طلبك')+'</h5></div>'})`,
          },
        ),
      '/api/requests': take(() => json({ error: 'out_of_stock' })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'تم استلام طلبك' } },
    why: 'A non-empty `error` in the own body rejects.',
  })
}

// --- an error field that means "no error": { error: false } and { errorCode: "" }
{
  const p = site('it', 'tw', 'Teatro del Borgo')
  const fields = [
    f('nome', 'text', 'Nome e cognome', 'Davide Riva', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'davide@example.it'),
    f('posti', 'number', 'Numero di posti', 2),
  ]
  add({
    id: 'json-it-error-false',
    language: 'it',
    title: '{ error: false, result: true }: a panel replaces the form',
    fields,
    tool: form('reserveSeats', 'Prenotare posti per la prova aperta (gratuita)', '#prenota'),
    pages: {
      '/': () =>
        p(
          `<h1>Prova aperta</h1><p>Ingresso libero fino a esaurimento posti.</p><div id="pannello"><form id="prenota">${controls(fields, 'tw')}<button type="submit">Prenota</button></form></div>`,
          {
            script: `const modulo = document.querySelector('#prenota')
modulo.addEventListener('submit', async (evento) => {
  evento.preventDefault()
  const risposta = await fetch('/prenotazioni', { method: 'POST', body: new FormData(modulo) })
  const dati = await risposta.json()
  if (!dati.error) document.querySelector('#pannello').innerHTML = '<p role="status">Grazie! Prenotazione ricevuta.</p>'
})`,
          },
        ),
      '/prenotazioni': take(() => json({ error: false, errorCode: '', result: true })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Prenotazione ricevuta' } },
    why: '`error: false` is no error; the form made way for plain thanks with an own 2xx.',
  })
}

// --- batch answer: { status: "partial", failed: 1 }
{
  const p = site('en', 'shop', 'Lantern & Wick')
  const fields = [
    f('email', 'email', 'Email', 'joe@example.com', { id: 'bis-email' }),
    f('size', 'select', 'Size', 'm', {
      id: 'bis-size',
      choices: [
        ['s', 'Small'],
        ['m', 'Medium'],
        ['l', 'Large'],
      ],
    }),
  ]
  add({
    id: 'json-en-204-silent',
    language: 'en',
    title: '204 without a body, the dialog closes without a word',
    fields,
    tool: form('notifyWhenAvailable', 'Tell me when the candle is back', '#bis-form', { triggerSelector: '#bis-open' }),
    pages: {
      '/': () =>
        p(
          `<h1>Beeswax pillar</h1><p>Out of stock</p><button id="bis-open" type="button" class="button">Email me when available</button><dialog id="bis"><form id="bis-form" method="dialog">${controls(fields, 'ul')}<button type="submit" class="button">Email me</button></form></dialog>`,
          {
            script: `const d = document.getElementById('bis'); document.getElementById('bis-open').addEventListener('click', () => d.showModal())
document.getElementById('bis-form').addEventListener('submit', (e) => { e.preventDefault(); fetch('/back-in-stock', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: document.getElementById('bis-email').value, size: document.getElementById('bis-size').value }) }).then((r) => { if (r.ok) d.close() }) })`,
          },
        ),
      '/back-in-stock': take(() => ({ status: 204, headers: {}, body: '' })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 204 } },
    why: 'Proof (d): the dialog closed, own 2xx with no body that says no, and no new text.',
  })
}

// --- text/plain "false"
{
  const p = site('tr', 'old', 'Kadıköy Satranç Kulübü')
  const fields = [f('ad', 'text', 'Ad Soyad', 'Mert Kaya', { purpose: 'name' }), f('rating', 'number', 'ELO', 1640)]
  add({
    id: 'json-tr-body-false',
    language: 'tr',
    title: 'The body is the bare JSON value false; the form is replaced by a sentence of everyday speech',
    fields,
    tool: form('registerTournament', 'Turnuvaya kayıt', '#turnuva'),
    pages: {
      '/': () =>
        p(
          `<h2>Bahar Turnuvası</h2><div id="kutu"><form id="turnuva">${controls(fields, 'table')}<input type="submit" value="Kaydol"></form></div>`,
          {
            script: `${JQ}$('#turnuva').on('submit',function(e){e.preventDefault();$.post('/kayit',$(this).serialize(),function(d){$('#kutu').html(d?'<p>Tamamdır, görüşürüz!</p>':'<p>Maalesef geç kaldınız, eşleşmeler çoktan çekildi.</p>')})})`,
          },
        ),
      '/kayit': take(() => json(false)),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Tamamdır' } },
    why: 'A body that is false is a no; failing that, the words are not thanks and nothing is proven.',
  })
}
