// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, drop, f, form, html, JQ, json, late, RX, row, see, site, take, text } from '../kit.mjs'

const family = 'optimistic'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- thanks at once, 500 after a second and a half
{
  const p = site('en', 'tw', 'Parkside Library')
  const fields = [
    f('name', 'text', 'Name', 'Theo Banks', { id: 'ask-name' }),
    f('message', 'textarea', 'Question', 'Do you have a microfilm reader?', { id: 'ask-q' }),
  ]
  add({
    id: 'optimistic-en-thanks-then-500',
    language: 'en',
    title: 'The form is swapped for thanks at once; a 500 comes 1.5 s later and brings the form back',
    fields,
    tool: form('askLibrarian', 'Ask a librarian', '#ask'),
    pages: {
      '/': () =>
        p(
          `<h1>Ask us</h1><div id="area"><form id="ask">${controls(fields, 'tw')}<button>Send question</button></form><div id="thanks" hidden><h2>Thank you!</h2><p>Your question has been sent.</p></div><p id="oops" hidden>That did not get through. Your text is still here.</p></div>`,
          {
            script: `const ask = document.getElementById('ask'), thanks = document.getElementById('thanks'), oops = document.getElementById('oops')
ask.addEventListener('submit', async (e) => { e.preventDefault(); ask.hidden = true; thanks.hidden = false; const r = await fetch('/questions', { method: 'POST', body: new FormData(ask) }); if (!r.ok) { thanks.hidden = true; ask.hidden = false; oops.hidden = false } })`,
          },
        ),
      '/questions': take(() => late(1500, text('boom', 500))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'reference' } },
    why: 'The run waits for the own answer: a 5xx rejects, thanks before it prove nothing.',
  })
}

// --- reset at once, { ok: false } after two seconds, no word on the page
{
  const p = site('de', 'bs', 'Theaterverein Kulisse')
  const fields = [
    f('name', 'text', 'Name', 'Selma Aydin'),
    f('rolle', 'text', 'Wunschrolle', 'Souffleuse'),
    f('email', 'email', 'E-Mail', 'selma@example.de'),
  ]
  add({
    id: 'optimistic-de-reset-ok-false',
    language: 'de',
    title: 'The form is emptied at once; the body says ok: false after two seconds, the page stays silent',
    fields,
    tool: form('volunteer', 'Beim Theater mitmachen', '#mitmachen'),
    pages: {
      '/': () =>
        p(
          `<h1>Mitmachen</h1><form id="mitmachen">${controls(fields, 'bs')}<button class="btn btn-primary">Ich bin dabei</button></form>`,
          {
            script: `${JQ}$('#mitmachen').on('submit',function(e){e.preventDefault();var d=$('#mitmachen').serialize();this.reset();$.post('/mitmachen',d,function(r){if(r.ok)$('#mitmachen').after('<p>Willkommen im Ensemble!</p>')})})`,
          },
        ),
      '/mitmachen': take(() => late(2000, json({ ok: false }))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Willkommen im Ensemble' } },
    why: 'Never a reset alone; the own body says ok: false.',
  })
}

// --- the connection is cut
{
  const p = site('nl', 'tw', 'Repaircafé Noord')
  const fields = [
    f('naam', 'text', 'Naam', 'Joost', { purpose: 'name' }),
    f('ding', 'text', 'Wat is er kapot?', 'Broodrooster'),
  ]
  add({
    id: 'optimistic-nl-connection-cut',
    language: 'nl',
    title: 'The button says "sent" at once; the server cuts the connection after a second',
    fields,
    tool: form('registerRepair', 'Reparatie aanmelden', '#repair'),
    pages: {
      '/': () =>
        p(
          `<h1>Meld uw reparatie aan</h1><form id="repair">${controls(fields, 'tw')}<button id="rbtn">Aanmelden</button></form>`,
          {
            script: `repair.addEventListener('submit', async (e) => { e.preventDefault(); rbtn.textContent = 'Verzonden ✓'; rbtn.disabled = true; try { await fetch('/repair', { method: 'POST', body: new URLSearchParams(new FormData(repair)) }) } catch { rbtn.textContent = 'Aanmelden'; rbtn.disabled = false } })`,
          },
        ),
      '/repair': take(() => drop(1000)),
    },
    taken: false,
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'failed', 'rejected'],
    expects: { success: { text: 'tot zaterdag' } },
    why: 'No own answer: whether it arrived is unknown, so nothing is claimed.',
  })
}

// --- optimistic list entry, then taken out again
{
  const p = site('ko', 'app', '동네게시판')
  const fields = [
    f('text', 'textarea', '글 내용', '분리수거 요일이 바뀌었나요?', { id: 'post-body', purpose: 'message' }),
  ]
  add({
    id: 'optimistic-ko-entry-removed',
    language: 'ko',
    title: 'The typed text stands in the list at once and is taken out when { posted: 0 } comes',
    fields,
    tool: form('postMessage', '게시판에 글 올리기', '#composer'),
    pages: {
      '/': () =>
        p('<h1>우리 동네</h1><div id="v"></div>', {
          script: `${RX}mount('#v', { items: [], hint: '' }, (s) => \`<form id="composer" data-on-submit="post"><label for="post-body">글 내용</label><textarea id="post-body" name="text">\${h(s.v.text)}</textarea><button type="submit">올리기</button><em>\${h(s.hint)}</em></form><ul>\${s.items.map((i) => '<li>' + h(i) + '</li>').join('')}</ul>\`, {
  post() { const text = this.state.v.text; this.state.v.text = ''; this.set({ items: [text] }); fetch('/posts', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) }).then((r) => r.json()).then((b) => { if (!b.posted) { this.state.v.text = text; this.set({ items: [], hint: '이웃 인증을 마친 분만 글을 남길 수 있어요.' }) } }) }
})`,
        }),
      '/posts': take(() => late(1400, json({ posted: 0 }))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: '방금 전' } },
    why: 'What came did not stay, the form is there again, and unknown words stand by it.',
  })
}

// --- thanks at once, status error two seconds later
{
  const p = site('tr', 'bs', 'Yeşil Mahalle Derneği')
  const fields = [
    f('ad', 'text', 'Adınız', 'Burak', { purpose: 'name' }),
    f('fikir', 'textarea', 'Öneriniz', 'Parka gölgelik yapılsın.', { purpose: 'message' }),
  ]
  add({
    id: 'optimistic-tr-thanks-status-error',
    language: 'tr',
    title: 'Thanks at once; the body with status "error" comes two seconds later and the page ignores it',
    fields,
    tool: form('sendSuggestion', 'Öneri gönder', '#oneri'),
    pages: {
      '/': () =>
        p(
          `<h1>Öneri kutusu</h1><form id="oneri">${controls(fields, 'bs')}<button class="btn btn-success">Gönder</button></form>`,
          {
            script: `oneri.addEventListener('submit', (e) => { e.preventDefault(); const body = new FormData(oneri); oneri.outerHTML = '<div class="alert alert-success" role="alert">Teşekkürler, öneriniz gönderildi.</div>'; fetch('/oneri', { method: 'POST', body }) })`,
          },
        ),
      '/oneri': take(() => late(2000, json({ status: 'error', code: 'QUOTA' }))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'takip numaranız' } },
    why: 'The own answer says status: error, whatever the page said before it.',
  })
}

// --- optimistic comment, 403, silent roll-back
{
  const p = site('fr', 'wp', 'Le Carnet du Jardinier')
  const fields = [
    f('auteur', 'text', 'Nom', 'Odile', { purpose: 'name' }),
    f('commentaire', 'textarea', 'Commentaire', 'Mes pivoines ont gelé.', { purpose: 'message' }),
  ]
  add({
    id: 'optimistic-fr-403-rollback',
    language: 'fr',
    title: 'The comment appears at once and vanishes without a word after a 403',
    fields,
    tool: form('leaveComment', 'Laisser un commentaire', '#commentform'),
    pages: {
      '/': () =>
        p(
          `<h1 class="entry-title">Protéger ses pivoines</h1><p>Un voile suffit souvent.</p><ol id="fil"></ol><form id="commentform">${controls(fields, 'wp')}<p class="form-submit"><input type="submit" value="Publier"></p></form>`,
          {
            script: `${JQ}$('#commentform').on('submit',function(e){e.preventDefault();var t=$('#commentaire').val();$('#fil').append('<li class="tmp"></li>');$('#fil .tmp').text(t);this.reset();$.ajax({type:'POST',url:'/commentaires',data:'c='+encodeURIComponent(t),error:function(){$('#fil .tmp').remove()}})})`,
          },
        ),
      '/commentaires': take(() => late(1100, text('', 403))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'commentaire publié' } },
    why: 'An own 403 rejects.',
  })
}

// --- slow, taken
{
  const p = site('it', 'wf', 'Cantina Colle Alto')
  const fields = [
    f('nome', 'text', 'Nome', 'Chiara', { purpose: 'name' }),
    f('email', 'email', 'Email', 'chiara@example.it'),
    f('giorno', 'date', 'Giorno della visita', '2026-10-17', { purpose: 'date' }),
  ]
  add({
    id: 'slow-it-3s-thanks',
    language: 'it',
    title: 'A spinner for three seconds, then thanks in place of the form',
    fields,
    tool: form('requestVisit', 'Richiedere una visita in cantina', '#visita'),
    pages: {
      '/': () =>
        p(
          `<h1>Visite in cantina</h1><div class="w-form"><form id="visita">${controls(fields, 'ph')}<input type="submit" value="Invia" data-wait="Attendere prego..." class="w-button"></form><div class="w-form-done"><div>Grazie! La tua richiesta è stata ricevuta.</div></div><div class="w-form-fail"><div>Oops! Qualcosa è andato storto.</div></div></div>`,
          {
            script: `var v=document.getElementById('visita');v.onsubmit=function(e){e.preventDefault();var b=v.querySelector('[type=submit]');b.value=b.dataset.wait;b.disabled=true;fetch('/api/v1/form/9',{method:'POST',body:new FormData(v)}).then(function(r){if(r.ok){v.style.display='none';document.querySelector('.w-form-done').classList.add('on')}else document.querySelector('.w-form-fail').classList.add('on')})}`,
          },
        ),
      '/api/v1/form/9': take(() => late(3000, json({ msg: 'ok', code: 200 }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.w-form-done' }, failure: { selector: '.w-form-fail' } },
    why: 'Plain thanks where the form was, after a slow own 2xx.',
  })
}

// --- slow post/redirect/get, taken
{
  const p = site('pl', 'gov', 'Urząd Gminy Brzozowo')
  const fields = [
    f('imie', 'text', 'Imię i nazwisko', 'Ewa Lis', { purpose: 'name' }),
    f('sprawa', 'textarea', 'Opis sprawy', 'Dziura w drodze przy szkole.', { purpose: 'message' }),
  ]
  add({
    id: 'slow-pl-redirect',
    language: 'pl',
    title: 'The post takes 2.5 s, then a redirect to a page of confirmation',
    fields,
    tool: form('reportProblem', 'Zgłosić sprawę', '#zgloszenie'),
    pages: {
      '/': () =>
        p(
          `<h1 class="govuk-heading-l">Zgłoś sprawę</h1><form id="zgloszenie" method="post" action="/zgloszenia">${controls(fields, 'gov')}<button class="govuk-button" data-prevent-double-click="true">Wyślij zgłoszenie</button></form>`,
        ),
      '/zgloszenia': take(() => late(2500, see('/zgloszenia/wyslano'))),
      '/zgloszenia/wyslano': () =>
        p(
          '<div class="govuk-panel govuk-panel--confirmation"><h1 class="govuk-panel__title">Dziękujemy</h1><div class="govuk-panel__body">Zgłoszenie zostało wysłane</div></div>',
        ),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/zgloszenia/wyslano' } },
    why: 'Proof (c) on the page that followed, slow as it was.',
  })
}

// --- slow, refused in words
{
  const p = site('cs', 'wf', 'Lezecká stěna Komín')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Klára', { purpose: 'name' }),
    f('cas', 'select', 'Čas', '18', {
      choices: [
        ['17', '17:00'],
        ['18', '18:00'],
      ],
    }),
  ]
  add({
    id: 'slow-cs-3s-refusal',
    language: 'cs',
    title: 'Form hidden and a wheel for three seconds, then a sentence under 200',
    fields,
    tool: form('bookSlot', 'Zarezervovat čas na stěně', '#stena'),
    pages: {
      '/': () =>
        p(
          `<h1>Rezervace stěny</h1><div id="obal"><form id="stena">${controls(fields, 'ph')}<input type="submit" value="Rezervovat"></form></div>`,
          {
            script: `${JQ}$('#stena').on('submit',function(e){e.preventDefault();var d=$('#stena').serialize();$('#obal').html('<div class="loader" aria-busy="true"></div>');$.post('/stena',d,function(t){$('#obal').html('<p></p>');$('#obal p').text(t)})})`,
          },
        ),
      '/stena': take(() => late(3000, text('V šest už visí na laně plný počet lidí, přijďte radši dřív.'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'těšíme se na vás' } },
    why: 'The run waits for the answer; the words are not thanks, though the form made way.',
  })
}

// --- button text changes: sending, sent
{
  const p = site('es', 'app', 'Coral Santa Cecilia')
  const fields = [
    f('nombre', 'text', 'Nombre', 'Pilar', { purpose: 'name' }),
    f('voz', 'select', 'Voz', 'contralto', {
      choices: [
        ['soprano', 'Soprano'],
        ['contralto', 'Contralto'],
      ],
    }),
  ]
  add({
    id: 'slow-es-button-text',
    language: 'es',
    title: 'The button says sending for 1.5 s and then sent; success: true in the body',
    fields,
    tool: form('requestAudition', 'Pedir una prueba de voz', '#prueba-voz'),
    pages: {
      '/': () =>
        p(
          `<h1>Canta con nosotros</h1><form id="prueba-voz">${controls(fields, 'mui')}<button type="submit" id="enviar">Pedir prueba</button></form>`,
          {
            script: `document.getElementById('prueba-voz').addEventListener('submit', async (e) => { e.preventDefault(); const b = document.getElementById('enviar'); b.disabled = true; b.textContent = 'Enviando…'; const r = await (await fetch('/prueba', { method: 'POST', body: new FormData(e.target) })).json(); b.textContent = r.success ? 'Enviado ✓' : 'Pedir prueba' })`,
          },
        ),
      '/prueba': take(() => late(1500, json({ success: true }))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Enviado ✓' } },
    why: 'Proof (b): success: true.',
  })
}

// --- thanks without any request
{
  const p = site('en', 'wf', 'Saltmarsh Sailing')
  const fields = [
    f('name', 'text', 'Name', 'Iris', { id: 'w-name' }),
    f('email', 'email', 'Email', 'iris@example.com', { id: 'w-email' }),
  ]
  add({
    id: 'optimistic-en-no-request',
    language: 'en',
    title: 'The page keeps the entry in its own storage and thanks; nothing was ever sent',
    fields,
    tool: form('contactClub', 'Write to the sailing club', '#wf-contact'),
    pages: {
      '/': () =>
        p(
          `<h1>Come sailing</h1><div class="w-form"><form id="wf-contact">${controls(fields, 'ph')}<input type="submit" value="Submit" class="w-button"></form><div class="w-form-done">Thank you! Your submission has been received!</div></div>`,
          {
            script: `document.getElementById('wf-contact').addEventListener('submit', (e) => { e.preventDefault(); localStorage.setItem('outbox', JSON.stringify([...new FormData(e.target)])); e.target.style.display = 'none'; document.querySelector('.w-form-done').classList.add('on') })`,
          },
        ),
      '/contact': take(() => text('ok')),
    },
    taken: false,
    sends: 0,
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'failed'],
    why: 'Proof (c) needs an own 2xx or a navigation beside the thanks; there was none.',
  })
}

// --- thanks first, failure in words after it
{
  const p = site('hu', 'tw', 'Kisvirág Óvoda')
  const fields = [
    f('nev', 'text', 'Gyermek neve', 'Lili', { purpose: 'name' }),
    f('nap', 'date', 'Látogatás napja', '2026-11-24', { purpose: 'date' }),
  ]
  add({
    id: 'optimistic-hu-thanks-then-words',
    language: 'hu',
    title: 'Thanks while waiting; 1.2 s later the words change to a refusal under 200',
    fields,
    tool: form('bookVisit', 'Látogatás foglalása', '#latogatas'),
    pages: {
      '/': () =>
        p(
          `<h1>Nyílt nap</h1><section><form id="latogatas">${controls(fields, 'tw')}<button>Foglalok</button></form></section>`,
          {
            script: `const l = document.getElementById('latogatas'); l.addEventListener('submit', async (e) => { e.preventDefault(); const s = l.parentElement; const body = new FormData(l); s.innerHTML = '<p>Köszönjük!</p>'; const t = await (await fetch('/latogatas', { method: 'POST', body })).text(); s.innerHTML = '<p>' + t + '</p>' })`,
          },
        ),
      '/latogatas': take(() => late(1200, html('Aznap kirándulni visszük a csoportot, zárva lesz a kapu.'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'várjuk Önöket' } },
    why: 'Thanks that were taken back are no proof; the later words are unknown.',
  })
}

// --- optimistic and really taken
{
  const p = site('sv', 'wp', 'Hembygdsföreningen')
  const fields = [
    f('namn', 'text', 'Namn', 'Gunnar Ek', { purpose: 'name' }),
    f('epost', 'email', 'E-post', 'gunnar@example.se'),
    f('fraga', 'textarea', 'Fråga', 'Har ni foton från kvarnen?', { purpose: 'message' }),
  ]
  add({
    id: 'optimistic-sv-taken',
    language: 'sv',
    title: 'Thanks at once, the 201 with success: true comes 1.5 s later',
    fields,
    tool: form('askQuestion', 'Ställ en fråga till föreningen', '#fraga-form'),
    pages: {
      '/': () =>
        p(
          `<h1 class="entry-title">Fråga oss</h1><form id="fraga-form">${controls(fields, 'wp')}<p class="form-submit"><input type="submit" value="Skicka"></p></form>`,
          {
            script: `${JQ}$('#fraga-form').on('submit',function(e){e.preventDefault();var d=$('#fraga-form').serialize();$('#fraga-form').before('<p role="status">Tack! Din fråga har skickats.</p>').remove();$.post('/fragor',d,function(){})})`,
          },
        ),
      '/fragor': take(() => late(1500, json({ success: true, id: 9 }, 201))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Din fråga har skickats' } },
    why: 'Proof (b) comes with the answer; before it nothing is confirmed.',
  })
}

// --- please wait, then thanks (form hidden first)
{
  const p = site('de', 'shop', 'Blumen Petersen')
  const fields = [
    f('name', 'text', 'Name', 'Anke Wolters', { id: 'fr-name' }),
    f('frage', 'textarea', 'Ihre Frage', 'Binden Sie auch Kränze?', { id: 'fr-text', purpose: 'message' }),
  ]
  add({
    id: 'slow-de-wait-thanks',
    language: 'de',
    title: 'The form is hidden behind "please wait" for two seconds, then thanks',
    fields,
    tool: form('askQuestion', 'Eine Frage an den Laden', '#frage-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Fragen Sie uns</h1><form id="frage-form">${controls(fields, 'ul')}<button type="submit" class="button">Frage senden</button></form><div id="warten" hidden>Bitte warten …</div>`,
          {
            script: `const fr = document.getElementById('frage-form'), w = document.getElementById('warten'); fr.addEventListener('submit', (e) => { e.preventDefault(); fr.hidden = true; w.hidden = false; fetch('/frage', { method: 'POST', body: new FormData(fr) }).then((r) => { w.textContent = r.ok ? 'Danke, Ihre Frage ist angekommen.' : 'Bitte rufen Sie an.' }) })`,
          },
        ),
      '/frage': take(() => late(2000, text('{}', 200, 'application/json'))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Ihre Frage ist angekommen' }, failure: { text: 'Bitte rufen Sie an' } },
    why: 'Plain thanks where the form was, with the own 2xx that the run waited for.',
  })
}

// --- an autosave that succeeds, a send that fails
{
  const p = site('vi', 'app', 'Góc Học Tập')
  const fields = [
    f('tieude', 'text', 'Tiêu đề', 'Hỏi về bài 7', { id: 'td' }),
    f('noidung', 'textarea', 'Nội dung', 'Em chưa hiểu phần tích phân từng phần.', { id: 'nd', purpose: 'message' }),
  ]
  add({
    id: 'optimistic-vi-autosave',
    language: 'vi',
    title: 'A draft is saved with success: true while filling; the send itself gets 409',
    fields,
    tool: form('askTeacher', 'Gửi câu hỏi cho giáo viên', '#cauhoi'),
    pages: {
      '/': () =>
        p(
          `<h1>Hỏi thầy cô</h1><form id="cauhoi">${controls(fields, 'mui')}<small id="luu"></small><button type="submit">Gửi câu hỏi</button></form>`,
          {
            script: `let timer; const save = () => fetch('/nhap', { method: 'POST', body: new FormData(cauhoi) }).then((r) => r.json()).then(() => { luu.textContent = 'Đã lưu nháp' })
cauhoi.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(save, 200) })
cauhoi.addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/cauhoi', { method: 'POST', body: new FormData(cauhoi) }); if (!r.ok) luu.textContent = 'Lớp này đã kết thúc nên thầy cô không nhận thêm câu hỏi.'; save() })`,
          },
        ),
      '/nhap': () => json({ success: true }),
      '/cauhoi': take(() => late(800, json({ lop: 'dong' }, 409))),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Thầy cô sẽ trả lời' } },
    why: 'The form’s own request is the send, not the autosave: its 409 rejects.',
  })
}

// --- queued, then failed
{
  const p = site('ja', 'tw', 'まちの印刷所')
  const fields = [
    f('name', 'text', 'お名前', '山本 葵', { id: 'nm' }),
    f('message', 'textarea', 'ご相談内容', '小冊子の見積もりをお願いします。', { id: 'ms' }),
  ]
  add({
    id: 'slow-ja-queued-failed',
    language: 'ja',
    title: '202 queued; the page polls and after two seconds shows that it was not possible',
    fields,
    tool: form('requestQuote', '見積もりを依頼する', '#soudan'),
    pages: {
      '/': () =>
        p(
          `<h1>お見積もり</h1><div id="waku"><form id="soudan">${controls(fields, 'tw')}<button>依頼する</button></form></div>`,
          {
            script: `const waku = document.getElementById('waku')
document.getElementById('soudan').addEventListener('submit', async (e) => { e.preventDefault(); const job = await (await fetch('/jobs', { method: 'POST', body: new FormData(e.target) })).json(); waku.innerHTML = '<p aria-busy="true">処理中…</p>'; const id = setInterval(async () => { const s = await (await fetch('/jobs/' + job.id)).json(); if (s.state !== 'queued') { clearInterval(id); waku.innerHTML = '<p>ただいま大変混み合っており、お引き受けできかねます。</p>' } }, 600) })`,
          },
        ),
      '/jobs': take((_, state) => {
        state.session.polls = 0
        return json({ id: 'j1', state: 'queued' }, 202)
      }),
      '/jobs/j1': (_, state) => json({ id: 'j1', state: ++state.session.polls > 2 ? 'failed' : 'queued' }),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'お見積もりをお送りします' } },
    why: 'Queued is no yes; what came after it is unknown words.',
  })
}

// --- "sent" at once, then a captive page under 200
{
  const p = site('fi', 'bs', 'Retkeilijät ry')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Veikko', { purpose: 'name' }),
    f('retki', 'select', 'Retki', 'nuuksio', {
      choices: [
        ['nuuksio', 'Nuuksio'],
        ['koli', 'Koli'],
      ],
    }),
  ]
  add({
    id: 'optimistic-fi-sent-then-words',
    language: 'fi',
    title: 'The button says sent at once; 1.5 s later the answer is a foreign page and the words change',
    fields,
    tool: form('joinTrip', 'Ilmoittaudu retkelle', '#retkelle'),
    pages: {
      '/': () =>
        p(
          `<h1>Syksyn retket</h1><form id="retkelle">${controls(fields, 'bs')}<button class="btn btn-dark" id="nappi">Ilmoittaudu</button></form>`,
          {
            script: `document.getElementById('retkelle').onsubmit = function (e) { e.preventDefault(); var n = document.getElementById('nappi'); n.textContent = 'Lähetetty'; fetch('/ilmo', { method: 'POST', body: new FormData(this) }).then(function (r) { return r.text() }).then(function (t) { if (t.indexOf('{') !== 0) n.textContent = 'Linja katkesi kesken, kokeile hetken päästä' }) }`,
          },
        ),
      '/ilmo': take(() => late(1500, html('<!doctype html><title>WiFi</title><h1>Tervetuloa junan verkkoon</h1>'))),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Nähdään retkellä' } },
    why: 'The word that came did not stay; the words that stayed are unknown.',
  })
}

// --- taken, but the page thanks only after a long animation and resets first
{
  const p = site('zh', 'shop', '小满花店')
  const fields = [
    f('name', 'text', '您的姓名', '赵敏', { id: 'hd-name' }),
    f('message', 'textarea', '想对我们说', '上次的花很新鲜。', { id: 'hd-msg' }),
  ]
  add({
    id: 'optimistic-zh-reset-then-thanks',
    language: 'zh',
    title: 'The form is emptied at once, thanks come after the answer and stay',
    fields,
    tool: form('sendFeedback', '给花店留言', '#hd'),
    pages: {
      '/': () =>
        p(
          `<h1>给我们留言</h1><form id="hd">${controls(fields, 'ul')}<button class="button">提交</button><p class="form-status" role="status"></p></form>`,
          {
            script: `hd.addEventListener('submit', e => { e.preventDefault(); const data = new FormData(hd); hd.reset(); fetch('/hd', { method: 'POST', body: data }).then(r => r.ok && setTimeout(() => { hd.querySelector('.form-status').textContent = '谢谢，已收到您的留言！' }, 400)) })`,
          },
        ),
      '/hd': take(() => late(1000, text('1'))),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '已收到您的留言' } },
    why: 'Plain thanks near the form with an own 2xx; the reset adds nothing.',
  })
}
