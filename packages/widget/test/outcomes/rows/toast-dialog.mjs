// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, late, RX, row, site, take, text } from '../kit.mjs'

const family = 'toast-dialog'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- toast with thanks, gone after two seconds, the dialog closes
{
  const p = site('fr', 'app', 'Cartable')
  const fields = [
    f('sujet', 'text', 'Sujet', 'Sortie au musée', { id: 'msg-sujet' }),
    f('corps', 'textarea', 'Message', 'Puis-je accompagner la classe jeudi ?', { id: 'msg-corps', purpose: 'message' }),
  ]
  add({
    id: 'toast-fr-dialog-closes',
    language: 'fr',
    title: 'A native dialog closes, a toast thanks and is gone after two seconds',
    fields,
    tool: form('messageTeacher', "Écrire à l'enseignante", '#message-form', { triggerSelector: '#ecrire' }),
    pages: {
      '/': () =>
        p(
          `<h1>Classe de Mme Lenoir</h1><button id="ecrire" type="button">Écrire à l’enseignante</button><dialog id="dlg" aria-label="Nouveau message"><form id="message-form">${controls(fields, 'mui')}<button type="button" onclick="dlg.close()">Annuler</button><button type="submit">Envoyer</button></form></dialog>`,
          {
            script: `ecrire.onclick = () => dlg.showModal()
document.getElementById('message-form').onsubmit = async function (e) {
  e.preventDefault()
  const r = await fetch('/messages', { method: 'POST', body: new FormData(this) })
  if (!r.ok) return
  dlg.close()
  const t = Object.assign(document.createElement('div'), { className: 'toast', textContent: 'Merci, message envoyé.' })
  t.setAttribute('role', 'status')
  document.body.append(t)
  setTimeout(() => t.remove(), 2000)
}`,
          },
        ),
      '/messages': take(() => json({ id: 18 }, 201)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'message envoyé' } },
    why: 'The dialog closed with an own 2xx and the toast holds plain thanks.',
  })
}

// --- the dialog closes and the toast refuses (neutral colour), 200
{
  const p = site('ko', 'app', '같이타요')
  const fields = [
    f('from', 'text', '출발지', '수원역', { id: 'ride-from' }),
    f('to', 'text', '도착지', '강릉', { id: 'ride-to' }),
  ]
  add({
    id: 'toast-ko-dialog-closes-refusal',
    language: 'ko',
    title: 'The dialog closes first, then a short-lived snackbar says no',
    fields,
    tool: form('requestRide', '카풀 요청 올리기', '#ride-form', { triggerSelector: '.fab' }),
    pages: {
      '/': () =>
        p(
          `<h1>오늘의 동승</h1><button class="fab" type="button" aria-haspopup="dialog">요청 올리기</button><div class="modal" id="m"><div class="modal__box" role="dialog" aria-modal="true"><form id="ride-form">${controls(fields, 'mui')}<button type="submit">올리기</button></form></div></div>`,
          {
            script: `${JQ}$('.fab').on('click',function(){$('#m').addClass('open')});$('#ride-form').on('submit',function(e){e.preventDefault();$.ajax({type:'POST',url:'/rides',data:$('#ride-form').serialize(),success:function(d){$('#m').removeClass('open');$('body').append('<div class="snack">'+d.text+'</div>');setTimeout(function(){$('.snack').remove()},1800)}})})`,
          },
        ),
      '/rides': take(() => json({ text: '오늘은 더 올릴 수 없어요. 내일 다시 만나요!' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '요청이 올라갔어요' } },
    why: 'Dialog closed and own 2xx, but the toast brought new words that are not thanks; they go into `said` though they vanish.',
  })
}

// --- the dialog stays and shows its own success view
{
  const p = site('de', 'shop', 'Lichtblick Optik')
  const fields = [
    f('name', 'text', 'Name', 'Kerstin Maurer', { id: 'rr-name' }),
    f('telefon', 'tel', 'Telefonnummer', '0151 0000000', { id: 'rr-tel' }),
  ]
  add({
    id: 'dialog-de-stays-thanks',
    language: 'de',
    title: 'The dialog stays open and shows thanks instead of the form',
    fields,
    tool: form('requestCallback', 'Rückruf anfordern', '#rueckruf', { triggerSelector: 'a[href="#rueckruf-dialog"]' }),
    pages: {
      '/': () =>
        p(
          `<h1>Sehtest in zehn Minuten</h1><a href="#rueckruf-dialog" class="button">Rückruf anfordern</a><div class="modal" id="rueckruf-dialog" role="dialog" aria-modal="true" aria-labelledby="rr-t"><div class="modal-dialog"><h2 id="rr-t">Wir rufen zurück</h2><div class="modal-body"><form id="rueckruf">${controls(fields, 'ul')}<button type="submit" class="button">Rückruf anfordern</button></form></div></div></div>`,
          {
            script: `document.querySelector('a[href="#rueckruf-dialog"]').addEventListener('click', function (e) { e.preventDefault(); document.getElementById('rueckruf-dialog').classList.add('show') })
document.getElementById('rueckruf').addEventListener('submit', function (e) {
  e.preventDefault(); var box = this.parentNode
  fetch('/rueckruf', { method: 'POST', body: new URLSearchParams(new FormData(this)) }).then(function (r) { if (r.ok) box.innerHTML = '<p class="success-text">Danke! Ihre Anfrage ist eingegangen.</p>' })
})`,
          },
        ),
      '/rueckruf': take(() => text('', 200)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.success-text' } },
    why: 'Proof (c): plain thanks where the form was, own 2xx.',
  })
}

// --- the dialog stays, the message sits in its footer
{
  const p = site('pt', 'bs', 'Ginásio Vitalis')
  const fields = [
    f('nome', 'text', 'Nome', 'Rui Tavares', { purpose: 'name' }),
    f('aula', 'select', 'Aula experimental', 'yoga', {
      choices: [
        ['yoga', 'Yoga'],
        ['boxe', 'Boxe'],
      ],
    }),
  ]
  add({
    id: 'dialog-pt-stays-refusal',
    language: 'pt',
    title: 'The dialog stays, a sentence in its footer, the form as it was',
    fields,
    tool: form('bookTrial', 'Marcar aula experimental', '#experimental', {
      triggerSelector: '[data-bs-target="#modalAula"]',
    }),
    pages: {
      '/': () =>
        p(
          `<h1>Experimente uma aula</h1><button type="button" class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#modalAula">Marcar aula</button><div class="modal fade" id="modalAula" tabindex="-1" role="dialog"><div class="modal-dialog"><form id="experimental">${controls(fields, 'bs')}<button class="btn btn-success">Confirmar</button></form><div class="modal-footer"></div></div></div>`,
          {
            script: `${JQ}$('[data-bs-toggle=modal]').on('click',function(){$('#modalAula').addClass('show')});$('#experimental').on('submit',function(e){e.preventDefault();$.post('/aula',$(this).serialize(),function(){$('.modal-footer').html('<span class="text-muted">Cada pessoa experimenta uma só vez e o seu nome já passou por cá em março.</span>')})})`,
          },
        ),
      '/aula': take(() => text('dup', 200)),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Até à aula' } },
    why: 'Nothing made way, and the words are unknown.',
  })
}

// --- alert() with thanks
{
  const p = site('it', 'old', 'Officina Fratelli Greco')
  const fields = [
    f('nome', 'text', 'Nome', 'Luca', { purpose: 'name' }),
    f('targa', 'text', 'Targa', 'AB000CD'),
    f('guasto', 'textarea', 'Descrizione del guasto', 'Fischia in frenata.', { purpose: 'message' }),
  ]
  add({
    id: 'alert-it-thanks',
    language: 'it',
    title: 'alert() with thanks after the answer, the form is reset',
    fields,
    tool: form('requestRepair', 'Chiedere un controllo', '#officina'),
    pages: {
      '/': () =>
        p(
          `<h3>Prenota un controllo</h3><form id="officina">${controls(fields, 'table')}<input type="submit" value="Invia"></form>`,
          {
            script: `document.getElementById('officina').onsubmit=function(){var f=this,x=new XMLHttpRequest();x.open('POST','/invia.php');x.setRequestHeader('Content-Type','application/x-www-form-urlencoded');x.onreadystatechange=function(){if(x.readyState==4&&x.status==200){f.reset();alert('Grazie! La richiesta è stata inviata.')}};x.send(new URLSearchParams(new FormData(f)).toString());return false}`,
          },
        ),
      '/invia.php': take(() => text('sent', 200, 'text/html')),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'La richiesta è stata inviata' } },
    why: 'Plain thanks in a native dialog of the run, with an own 2xx and no sign of failure.',
  })
}

// --- alert() that refuses
{
  const p = site('ja', 'old', '港南テニス倶楽部')
  const fields = [
    f('name', 'text', '氏名', '鈴木 健'),
    f('court', 'select', 'コート', '2', {
      choices: [
        ['1', '1番'],
        ['2', '2番'],
      ],
    }),
  ]
  add({
    id: 'alert-ja-refusal',
    language: 'ja',
    title: 'alert() with a polite refusal, then the page reloads itself',
    fields,
    tool: form('reserveCourt', 'コートを予約する', 'form[name="yoyaku"]'),
    pages: {
      '/': () =>
        p(
          `<h3>コート予約</h3><form name="yoyaku" id="yoyaku" action="/yoyaku">${controls(fields, 'table')}<input type="submit" value="予約する"></form>`,
          {
            script: `document.yoyaku.addEventListener('submit',function(e){e.preventDefault();fetch('/yoyaku',{method:'POST',body:new FormData(document.yoyaku)}).then(function(r){return r.text()}).then(function(t){alert(t);location.reload()})})`,
          },
        ),
      '/yoyaku': take(() => text('あいにくその時間帯はコート整備のためご利用いただけません。')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'ご予約を承りました' } },
    why: 'The words of the native dialog are new and not thanks; the reload proves nothing.',
  })
}

// --- toast library in a shadow root, refusal
{
  const p = site('en', 'shop', 'Moss & Fern')
  const fields = [
    f('email', 'email', 'Email address', 'sam@example.com', { id: 'NewsletterForm--footer', name: 'contact[email]' }),
  ]
  add({
    id: 'toast-en-shadow-refusal',
    language: 'en',
    title: 'A toast in an open shadow root, own answer 429',
    fields,
    tool: form('subscribeNewsletter', 'Subscribe to the newsletter', '#contact_form'),
    pages: {
      '/': () =>
        p(
          `<h1>House plants</h1><form id="contact_form" class="newsletter-form"><div class="newsletter-form__field-wrapper">${controls(fields, 'ul')}<button type="submit" class="newsletter-form__button" aria-label="Subscribe">→</button></div></form><toast-stack></toast-stack>`,
          {
            script: `customElements.define('toast-stack', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>p{position:fixed;right:1rem;bottom:1rem;background:#123;color:#fff;padding:1rem}</style><div role="status" aria-live="polite"></div>' } push(text) { const p = document.createElement('p'); p.textContent = text; this.shadowRoot.querySelector('div').append(p); setTimeout(() => p.remove(), 3000) } })
document.getElementById('contact_form').addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/newsletter', { method: 'POST', body: new FormData(e.target) }); document.querySelector('toast-stack').push(r.ok ? 'You’re in. Thanks for subscribing!' : 'Whoa, that was a lot of clicking from your street. Give it a minute.'); e.target.reset() })`,
          },
        ),
      '/newsletter': take(() => text('slow down', 429)),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Thanks for subscribing' } },
    why: 'An own 429 rejects; a reset and a toast do not change that.',
  })
}

// --- toast in a live region that exists from the start, thanks; the form stays filled
{
  const p = site('es', 'tw', 'Ayuntamiento de Valdemar')
  const fields = [
    f('calle', 'text', 'Calle', 'Calle Mayor 3'),
    f('aviso', 'textarea', 'Incidencia', 'Contenedor volcado en la acera.', { purpose: 'message' }),
  ]
  add({
    id: 'toast-es-liveregion-thanks',
    language: 'es',
    title: 'A live region that was empty says thanks, the form stays as it is',
    fields,
    tool: form('reportIncident', 'Comunicar una incidencia', '#incidencia'),
    pages: {
      '/': () =>
        p(
          `<h1>Comunicar una incidencia</h1><form id="incidencia">${controls(fields, 'tw')}<button class="rounded bg-blue-700 text-white">Enviar</button></form><div aria-live="assertive" class="toast-region"></div>`,
          {
            script: `document.querySelector('#incidencia').addEventListener('submit', (e) => { e.preventDefault(); navigator.sendBeacon; fetch('/incidencias', { method: 'POST', body: new FormData(e.target), keepalive: true }).then((r) => { if (r.status === 202) document.querySelector('.toast-region').innerHTML = '<div class="toast">Gracias. Incidencia enviada.</div>' }) })`,
          },
        ),
      '/incidencias': take(() => ({ status: 202, headers: {}, body: '' })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Incidencia enviada', status: 202 } },
    why: 'Proof (c): plain thanks in a live region after the send, own 2xx.',
  })
}

// --- dialog closes, page says nothing, but a list behind it says "not saved"
{
  const p = site('cs', 'app', 'Směny')
  const fields = [
    f('den', 'date', 'Den', '2026-12-24', { purpose: 'date', id: 'smena-den' }),
    f('duvod', 'text', 'Důvod', 'Rodinná oslava', { id: 'smena-duvod' }),
  ]
  add({
    id: 'dialog-cs-closes-behind-text',
    language: 'cs',
    title: 'The dialog closes; the list behind it gets a line with the typed words and "zamítnuto vedoucím"',
    fields,
    tool: form('requestLeave', 'Požádat o volno', '#volno-form', { triggerSelector: '#volno-open' }),
    pages: {
      '/': () =>
        p('<h1>Moje směny</h1><div id="app"></div>', {
          script: `${RX}mount('#app', { open: false, items: [] }, (s) => '<button id="volno-open" data-on-click="open">Požádat o volno</button><ul>' + s.items.map((i) => '<li>' + h(i) + '</li>').join('') + '</ul>' + (s.open ? \`<div class="modal open"><div class="modal-dialog" role="dialog" aria-modal="true"><form id="volno-form" data-on-submit="send"><label for="smena-den">Den</label><input type="date" id="smena-den" name="den" value="\${h(s.v.den)}"><label for="smena-duvod">Důvod</label><input id="smena-duvod" name="duvod" value="\${h(s.v.duvod)}"><button type="submit">Odeslat žádost</button></form></div></div>\` : ''), {
  open() { this.set({ open: true }) },
  send() { fetch('/api/leave', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }).then((r) => r.json()).then((b) => this.set({ open: false, items: [this.state.v.duvod + ' · ' + b.label] })) }
})`,
        }),
      '/api/leave': take(() => json({ label: 'zamítnuto vedoucím' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'čeká na schválení' } },
    why: 'New visible text beyond thanks and typed values: (d) does not hold though the dialog closed.',
  })
}

// --- dialog closes, the list behind it gets exactly the typed words
{
  const p = site('en', 'app', 'Tidepool Tasks')
  const fields = [
    f('title', 'text', 'Task', 'Water the lemon tree', { id: 'task-title' }),
    f('due', 'date', 'Due', '2026-11-30', { id: 'task-due', purpose: 'date' }),
  ]
  add({
    id: 'dialog-en-closes-typed-values',
    language: 'en',
    title: 'The dialog closes; the list behind it gets the typed title and the date',
    fields,
    tool: form('addTask', 'Add a task', '#task-form', { triggerSelector: 'button[aria-controls="task-dialog"]' }),
    pages: {
      '/': () =>
        p(
          `<h1>Tasks</h1><button type="button" aria-controls="task-dialog">New task</button><ul id="tasks"><li>Sweep the deck <small>2026-11-28</small></li></ul><dialog id="task-dialog"><form id="task-form">${controls(fields, 'mui')}<button type="submit">Add</button></form></dialog>`,
          {
            script: `const dialog = document.querySelector('#task-dialog')
document.querySelector('[aria-controls="task-dialog"]').addEventListener('click', () => dialog.showModal())
document.querySelector('#task-form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const task = Object.fromEntries(new FormData(event.target))
  const saved = await (await fetch('/tasks', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(task) })).json()
  const item = document.createElement('li')
  item.append(saved.title, ' ', Object.assign(document.createElement('small'), { textContent: saved.due }))
  document.querySelector('#tasks').append(item)
  dialog.close()
})`,
          },
        ),
      '/tasks': take((r) => json({ id: 3, title: r.field('title'), due: r.field('due') }, 201)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#tasks li:nth-child(2)' } },
    why: 'Proof (d): the dialog closed, own 201, and the only new text is the typed values.',
  })
}

// --- toast from a template literal, Swedish thanks, dialog closes late (animation)
{
  const p = site('sv', 'tw', 'Fjällstugan Bokning')
  const fields = [
    f('namn', 'text', 'Namn', 'Oskar Berg', { purpose: 'name' }),
    f('mobil', 'tel', 'Mobilnummer', '070-000 00 01'),
  ]
  add({
    id: 'toast-sv-animated-thanks',
    language: 'sv',
    title: 'The layer fades out over half a second, the toast comes after it',
    fields,
    tool: form('requestCallback', 'Be om att bli uppringd', '#ring-mig', { triggerSelector: '#ring-knapp' }),
    pages: {
      '/': () =>
        p(
          `<h1>Stugor vid Helagsfjället</h1><button id="ring-knapp" type="button">Ring mig</button><div class="modal" id="lager" style="transition:opacity .5s"><div class="modal__box"><form id="ring-mig">${controls(fields, 'tw')}<button>Skicka</button></form></div></div>`,
          {
            script: `const lager = document.getElementById('lager')
document.getElementById('ring-knapp').addEventListener('click', () => { lager.classList.add('open') })
document.getElementById('ring-mig').addEventListener('submit', async (e) => { e.preventDefault(); await fetch('/ring', { method: 'POST', body: new FormData(e.target) }); lager.style.opacity = 0; setTimeout(() => { lager.classList.remove('open'); document.body.insertAdjacentHTML('beforeend', \`<div class="toast" role="status">Tack! Vi har tagit emot dina uppgifter.</div>\`) }, 500) })`,
          },
        ),
      '/ring': take(() => text('', 204)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Vi har tagit emot dina uppgifter' } },
    why: 'The layer closed with an own 2xx and thanks; where Swedish has no list, unverified is right.',
  })
}

// --- alert: thanks first, then a second alert that takes it back
{
  const p = site('el', 'wp', 'Κουκλοθέατρο Σκιές')
  const fields = [
    f('onoma', 'text', 'Όνομα παιδιού', 'Ελένη', { purpose: 'name' }),
    f('paidia', 'number', 'Πόσα παιδιά', 2),
  ]
  add({
    id: 'alert-el-two',
    language: 'el',
    title: 'Two alerts: thanks before the answer, and after it that there is no seat',
    fields,
    tool: form('reserveSeats', 'Δωρεάν θέσεις για την παράσταση', '#theseis'),
    pages: {
      '/': () =>
        p(
          `<h1>Κυριακάτικη παράσταση</h1><form id="theseis">${controls(fields, 'wp')}<button type="submit">Θέλω θέσεις</button></form>`,
          {
            script: `document.getElementById('theseis').addEventListener('submit',function(e){e.preventDefault();alert('Ευχαριστούμε!');fetch('/theseis',{method:'POST',body:new FormData(this)}).then(function(r){return r.json()}).then(function(b){if(!b.seats)alert('Δυστυχώς μόλις έφυγε και η τελευταία καρέκλα.')})})`,
          },
        ),
      '/theseis': take(() => late(900, json({ seats: 0 }))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Σας περιμένουμε' }, failure: { text: 'Δυστυχώς' } },
    why: 'Thanks with a second, unknown sentence are not plain thanks.',
  })
}

// --- a dialog of confirmation with a tick and only an image
{
  const p = site('ar', 'tw', 'عيادة الأمل')
  const fields = [f('name', 'text', 'اسم المريض', 'يوسف'), f('phone', 'tel', 'رقم الهاتف', '0100 000 0001')]
  add({
    id: 'dialog-ar-sweet-thanks',
    language: 'ar',
    title: 'A pop-up library shows a tick, thanks and an OK button over the page',
    fields,
    tool: form('bookAppointment', 'حجز موعد', '#booking-form'),
    pages: {
      '/': () =>
        p(
          `<h1>احجز موعدك</h1><form id="booking-form">${controls(fields, 'tw')}<button type="submit" class="w-full">احجز</button></form>`,
          {
            script: `${JQ}$('#booking-form').on('submit',function(){$.post('/booking',$('#booking-form').serialize(),function(r){if(r.success){$('body').append('<div class="modal open swal2-container"><div class="modal__box swal2-popup swal2-icon-success" role="dialog" aria-modal="true"><h2 class="swal2-title">شكرًا لك</h2><div class="swal2-html-container">تم استلام طلبك بنجاح</div><button type="button" class="swal2-confirm">حسنًا</button></div></div>')}});return false})`,
          },
        ),
      '/booking': take(() => json({ success: true })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.swal2-icon-success' } },
    why: 'Proof (b): success: true in the own body.',
  })
}

// --- the same pop-up with a refusal, class names of success
{
  const p = site('hi', 'tw', 'सुर संगीत विद्यालय')
  const fields = [f('name', 'text', 'विद्यार्थी का नाम', 'रोहन'), f('phone', 'tel', 'अभिभावक का फ़ोन', '98000 00013')]
  add({
    id: 'dialog-hi-sweet-refusal',
    language: 'hi',
    title: 'A pop-up with an information mark says that the batch has begun; the form is emptied behind it',
    fields,
    tool: form('enrollClass', 'कक्षा में नामांकन', '#namankan'),
    pages: {
      '/': () =>
        p(
          `<h1>तबला कक्षा</h1><form id="namankan">${controls(fields, 'tw')}<button type="submit">नामांकन करें</button></form>`,
          {
            script: `${JQ}$('#namankan').on('submit',function(){var f=$('#namankan');$.post('/namankan',f.serialize(),function(r){f.e[0].reset();$('body').append('<div class="modal open swal2-container"><div class="modal__box swal2-popup swal2-icon-info" role="dialog"><div class="swal2-html-container">'+r.sandesh+'</div><button type="button">ठीक है</button></div></div>')});return false})`,
          },
        ),
      '/namankan': take(() => json({ sandesh: 'यह बैच शुरू हो चुका है और अब इसमें जगह नहीं बची। अगला बैच जनवरी में बनेगा।' })),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'नामांकन हो गया' } },
    why: 'A reset and a dialog with unknown words prove nothing.',
  })
}
