// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
/*
 * Sends that the server took, in structures that the family files do not have yet, mostly in languages of which they have
 * few taken rows. The families are the same ten.
 */
import {
  bare,
  button,
  controls,
  drop,
  f,
  form,
  HX,
  html,
  JQ,
  json,
  late,
  RX,
  row,
  see,
  site,
  take,
  text,
} from '../kit.mjs'

export const rows = []
const add = (spec) => rows.push(row({ taken: true, ...spec }))

// --- post

{
  const p = site('fi', 'wp', 'Mökkisauna Oy')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Anni Laine', { purpose: 'name' }),
    f('viesti', 'textarea', 'Viesti', 'Onko rannassa soutuvene?', { purpose: 'message' }),
  ]
  add({
    id: 'post-fi-aside-thanks',
    family: 'post',
    language: 'fi',
    title: 'The same page again; thanks stand where the form was, the rest is as before',
    fields,
    tool: form('contactSupport', 'Lähetä viesti vuokraajalle', '#yhteys'),
    pages: {
      '/': (r) =>
        p(
          `<h1 class="entry-title">Sauna järven rannalla</h1><p>Kahdeksan hengen sauna ja laituri.</p><aside>${r.query.get('lahetetty') ? '<p class="kuittaus">Kiitos! Viestisi on lähetetty.</p>' : `<form id="yhteys" method="post" action="/laheta">${controls(fields, 'wp')}<input type="submit" value="Lähetä"></form>`}</aside>`,
        ),
      '/laheta': take(() => see('/?lahetetty=1', 302)),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '.kuittaus' } },
    why: 'Plain thanks where the form was, after an own navigation.',
  })
}
{
  const p = site('cs', 'bs', 'Sokol Radotín')
  const fields = [
    f('jmeno', 'text', 'Jméno a příjmení', 'Martin Beneš', { purpose: 'name' }),
    f('oddil', 'select', 'Oddíl', 'florbal', {
      choices: [
        ['atletika', 'Atletika'],
        ['florbal', 'Florbal'],
      ],
    }),
    f('email', 'email', 'E-mail', 'martin@example.cz'),
  ]
  add({
    id: 'post-cs-307-thanks',
    family: 'post',
    language: 'cs',
    title: 'Two redirects in a row, then a page with a heading of thanks',
    fields,
    tool: form('registerMember', 'Přihláška do oddílu', '#prihlaska'),
    pages: {
      '/': () =>
        p(
          `<h1>Přihláška</h1><form id="prihlaska" action="/prihlasky" method="post">${controls(fields, 'bs')}<button class="btn btn-primary">Odeslat přihlášku</button></form>`,
        ),
      '/prihlasky': take(() => see('/prihlasky/12')),
      '/prihlasky/12': () => see('/prihlasky/12/dekujeme', 302),
      '/prihlasky/12/dekujeme': () => p('<h1>Děkujeme!</h1><p>Přihláška byla odeslána.</p>'),
    },
    wanted: 'confirmed',
    expects: { success: { url: '/prihlasky/12/dekujeme' } },
    why: 'Plain thanks on the page that followed.',
  })
}
{
  const p = site('ko', 'old', '마을 도서관')
  const fields = [f('name', 'text', '이름', '한지호'), f('book', 'text', '희망 도서', '토지 1권')]
  add({
    id: 'post-ko-thanks-with-values',
    family: 'post',
    language: 'ko',
    title: 'A page that thanks and repeats the typed values and a date',
    fields,
    tool: form('requestBook', '희망 도서 신청', '#hope'),
    pages: {
      '/': () =>
        p(
          `<h3>희망 도서 신청</h3><form id="hope" method="post" action="/hope.asp">${controls(fields, 'table')}<input type="submit" value="신청"></form>`,
        ),
      '/hope.asp': take((r) =>
        p(
          `<h3>감사합니다</h3><table border="1"><tr><td>${r.field('name')}</td><td>${r.field('book')}</td><td>2026-11-22</td></tr></table>`,
        ),
      ),
    },
    wanted: 'confirmed',
    expects: { success: { text: '감사합니다' } },
    why: 'Plain thanks; the rest is typed values and a date.',
  })
}

// --- json

{
  const p = site('ar', 'tw', 'مركز التطوع')
  const fields = [
    f('name', 'text', 'الاسم', 'منى حسن'),
    f('phone', 'tel', 'الهاتف', '0500 000 002'),
    f('day', 'select', 'اليوم المناسب', 'sat', {
      choices: [
        ['fri', 'الجمعة'],
        ['sat', 'السبت'],
      ],
    }),
  ]
  add({
    id: 'json-ar-status-success',
    family: 'json',
    language: 'ar',
    title: 'XHR with { status: "success" }, the button and the fields are locked, a sentence appears',
    fields,
    tool: form('volunteer', 'التطوع معنا', '#vol'),
    pages: {
      '/': () =>
        p(`<h1>تطوع معنا</h1><form id="vol">${controls(fields, 'tw')}<button type="submit">سجّل</button></form>`, {
          script: `${JQ}$('#vol').on('submit',function(){var me=$('#vol');$.post('/vol',me.serialize(),function(r){if(r.status==='success'){me.find('input,select,button').prop('disabled',true);me.append('<p role="status">وصلنا طلبك وسنتصل بك قريبًا</p>')}});return false})`,
        }),
      '/vol': take(() => json({ status: 'success' })),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'وصلنا طلبك' } },
    why: 'Proof (b): the own body says success, whatever the words are.',
  })
}
{
  const p = site('hu', 'app', 'Faluház')
  const fields = [
    f('nev', 'text', 'Név', 'Balogh Péter', { purpose: 'name', id: 'fh-nev' }),
    f('program', 'select', 'Program', 'fazekas', {
      id: 'fh-p',
      choices: [
        ['fazekas', 'Fazekasság'],
        ['nemez', 'Nemezelés'],
      ],
    }),
  ]
  add({
    id: 'json-hu-ok-with-warnings',
    family: 'json',
    language: 'hu',
    title: '{ ok: true, errors: [], message } with a sentence that no list knows',
    fields,
    tool: form('registerWorkshop', 'Jelentkezés kézműves programra', '#kezmuves'),
    pages: {
      '/': () =>
        p('<h1>Kézműves délután</h1><div id="fh"></div>', {
          script: `${RX}mount('#fh', { uzenet: '' }, (s) => s.uzenet ? '<output>' + h(s.uzenet) + '</output>' : \`<form id="kezmuves" data-on-submit="megy"><label for="fh-nev">Név</label><input id="fh-nev" name="nev" value="\${h(s.v.nev)}"><label for="fh-p">Program</label><select id="fh-p" name="program"><option value="fazekas">Fazekasság</option><option value="nemez">Nemezelés</option></select><button type="submit">Jelentkezem</button></form>\`, {
  megy() { fetch('/kezmuves', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }).then((r) => r.json()).then((b) => this.set({ uzenet: b.message })) }
})`,
        }),
      '/kezmuves': take(() => json({ ok: true, errors: [], message: 'Kötényt hozzon magával, agyagot mi adunk!' })),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '#fh output' } },
    why: 'Proof (b): ok: true in the own body.',
  })
}
{
  const p = site('pt', 'shop', 'Cerâmica do Monte')
  const fields = [f('email', 'email', 'E-mail', 'vera@example.pt', { id: 'lista-mail' })]
  add({
    id: 'json-pt-201-removed',
    family: 'json',
    language: 'pt',
    title: '201 with the stored entry; the box slides away without a word',
    fields,
    tool: form('joinWaitingList', 'Entrar na lista de espera', '#lista-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Jarra azul</h1><p>Esgotada, voltamos a fazer em janeiro.</p><div class="caixa"><form id="lista-form">${controls(fields, 'ul')}<button class="button">Avisem-me</button></form></div>`,
          {
            script: `const lf = document.getElementById('lista-form'); lf.addEventListener('submit', (e) => { e.preventDefault(); fetch('/lista', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: lf.elements[0].value }) }).then((r) => { if (r.status === 201) { lf.parentElement.style.transition = 'opacity .3s'; lf.parentElement.style.opacity = 0; setTimeout(() => lf.parentElement.remove(), 350) } }) })`,
          },
        ),
      '/lista': take((r) => json({ id: 1, email: r.field('email'), createdAt: '2026-11-22T10:00:00Z' }, 201)),
    },
    wanted: 'confirmed',
    expects: { success: { status: 201 } },
    why: 'Proof (d): the form is gone, own 201, the body is no "no", nothing new is visible.',
  })
}

// --- fragment

{
  const p = site('el', 'tw', 'Βιβλιοθήκη Γειτονιάς')
  const fields = [
    f('titlos', 'text', 'Τίτλος', 'Ασκητική'),
    f('onoma', 'text', 'Όνομα', 'Κατερίνα', { purpose: 'name' }),
  ]
  add({
    id: 'fragment-el-thanks',
    family: 'fragment',
    language: 'el',
    title: 'Fragment into a target around the form: thanks and a link back',
    fields,
    tool: form('suggestBook', 'Πρόταση βιβλίου', '#protasi'),
    pages: {
      '/': () =>
        p(
          `<h1>Προτείνετε ένα βιβλίο</h1><div id="plaisio"><form id="protasi" hx-post="/protasi" hx-target="#plaisio">${controls(fields, 'tw')}<button>Υποβολή</button></form></div>`,
          { script: HX },
        ),
      '/protasi': take(() => html('<p><strong>Ευχαριστούμε!</strong> Η πρότασή σας στάλθηκε.</p>')),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'Η πρότασή σας στάλθηκε' } },
    why: 'Plain thanks where the form was; where Greek has no list, unverified is right.',
  })
}
{
  const p = site('sv', 'bs', 'Brf Kastanjen')
  const fields = [
    f('lgh', 'text', 'Lägenhetsnummer', '1204'),
    f('fel', 'textarea', 'Beskriv felet', 'Tvättmaskin 2 läcker.', { purpose: 'message' }),
  ]
  add({
    id: 'fragment-sv-fresh-form',
    family: 'fragment',
    language: 'sv',
    title: 'outerHTML swap: thanks above a fresh form with the same fields',
    fields,
    tool: form('reportFault', 'Felanmälan', '#felanmalan'),
    pages: {
      '/': () =>
        p(
          `<h1>Felanmälan</h1><form id="felanmalan" hx-post="/fel" hx-swap="outerHTML">${controls(fields, 'bs')}<button class="btn btn-primary">Skicka felanmälan</button></form>`,
          { script: HX },
        ),
      '/fel': take(() =>
        html(
          `<form id="felanmalan" hx-post="/fel" hx-swap="outerHTML"><div class="alert alert-success" role="status">Tack, vi har tagit emot din anmälan.</div>${controls(fields, 'bs')}<button class="btn btn-primary">Skicka felanmälan</button></form>`,
        ),
      ),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'vi har tagit emot din anmälan' } },
    why: 'Plain thanks near the form with an own 2xx; the form itself is drawn anew.',
  })
}
{
  const p = site('tr', 'gov', 'Belediye Beyaz Masa')
  const fields = [
    f('adres', 'text', 'Adres', 'Gül Sokak 4'),
    f('sorun', 'textarea', 'Sorun', 'Sokak lambası yanmıyor.', { purpose: 'message' }),
  ]
  add({
    id: 'fragment-tr-receipt',
    family: 'fragment',
    language: 'tr',
    title: 'A receipt with a number and a date takes the place of the form, without thanks',
    fields,
    tool: form('reportProblem', 'Sorun bildir', '#bildir'),
    pages: {
      '/': () =>
        p(
          `<h1>Sorun bildir</h1><form id="bildir" hx-post="/bildir" hx-swap="outerHTML">${controls(fields, 'gov')}<button class="govuk-button">Bildir</button></form>`,
          { script: HX },
        ),
      '/bildir': take((r) =>
        html(`<div class="fis"><b>2026/11/0042</b><p>${r.field('adres')}</p><time>22.11.2026</time></div>`),
      ),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '.fis' } },
    why: 'Proof (d): the form is gone, own 2xx, the new text is a number, a date and a typed value.',
  })
}

// --- toast-dialog

{
  const p = site('zh', 'app', '物业小助手')
  const fields = [
    f('room', 'text', '房号', '3-1202', { id: 'wy-r' }),
    f('issue', 'textarea', '报修内容', '厨房水龙头漏水', { id: 'wy-i', purpose: 'message' }),
  ]
  add({
    id: 'toast-zh-thanks',
    family: 'toast-dialog',
    language: 'zh',
    title: 'A message at the top for two seconds, the layer closes; { success: true }',
    fields,
    tool: form('requestRepair', '在线报修', '#bx', { triggerSelector: '#bx-open' }),
    pages: {
      '/': () =>
        p(
          `<h1>我的小区</h1><button id="bx-open" type="button">在线报修</button><div class="modal" id="bxm"><div class="modal__box" role="dialog" aria-modal="true"><form id="bx">${controls(fields, 'mui')}<button type="submit">提交</button></form></div></div>`,
          {
            script: `document.getElementById('bx-open').onclick = () => bxm.classList.add('open'); bx.onsubmit = async e => { e.preventDefault(); const r = await (await fetch('/bx', { method: 'POST', body: new FormData(bx) })).json(); if (r.success) { bxm.classList.remove('open'); const m = document.createElement('div'); m.className = 'toast'; m.textContent = '提交成功'; document.body.append(m); setTimeout(() => m.remove(), 2000) } }`,
          },
        ),
      '/bx': take(() => late(300, json({ success: true }))),
    },
    wanted: 'confirmed',
    expects: { success: { text: '提交成功' } },
    why: 'Proof (b), and the layer closed with a word of "done".',
  })
}
{
  const p = site('hi', 'app', 'पड़ोस की किताबें')
  const fields = [
    f('naam', 'text', 'नाम', 'पूजा', { purpose: 'name', id: 'pk-n' }),
    f('kitab', 'text', 'किताब', 'मैला आँचल', { id: 'pk-k' }),
  ]
  add({
    id: 'dialog-hi-closes-silent',
    family: 'toast-dialog',
    language: 'hi',
    title: 'A native dialog closes without a word after a 201',
    fields,
    tool: form('offerBook', 'किताब देने की पेशकश', '#pesh', { triggerSelector: '[data-khole]' }),
    pages: {
      '/': () =>
        p(
          `<h1>पड़ोस की किताबें</h1><button type="button" data-khole>किताब दें</button><dialog id="pd"><form id="pesh">${controls(fields, 'mui')}<button type="submit">भेजें</button></form></dialog>`,
          {
            script: `document.querySelector('[data-khole]').onclick = () => pd.showModal(); pesh.onsubmit = (e) => { e.preventDefault(); fetch('/pesh', { method: 'POST', body: new FormData(pesh) }).then((r) => r.status === 201 && pd.close()) }`,
          },
        ),
      '/pesh': take(() => late(200, text('', 201))),
    },
    wanted: 'confirmed',
    expects: { success: { status: 201 } },
    why: 'Proof (d): the dialog closed, own 201, no new text.',
  })
}
{
  const p = site('nl', 'old', 'Ruilbeurs Wageningen')
  const fields = [f('naam', 'text', 'Naam', 'Tess', { purpose: 'name' }), f('ruil', 'text', 'Wat ruilt u?', 'Fietskar')]
  add({
    id: 'alert-nl-thanks-then-leave',
    family: 'toast-dialog',
    language: 'nl',
    title: 'alert() with thanks, then the page goes to the list',
    fields,
    tool: form('offerItem', 'Iets aanbieden om te ruilen', '#ruilform'),
    pages: {
      '/': () =>
        p(
          `<h3>Bied iets aan</h3><form id="ruilform">${controls(fields, 'table')}<input type="submit" value="Aanbieden"></form>`,
          {
            script: `${JQ}$('#ruilform').on('submit',function(){$.post('/ruil',$('#ruilform').serialize(),function(){alert('Bedankt, uw aanbod is ontvangen.');location.href='/lijst'});return false})`,
          },
        ),
      '/ruil': take(() => json({ id: 8 }, 201)),
      '/lijst': () => p('<h3>Ruillijst</h3><p>Fietskar</p>'),
    },
    wanted: 'confirmed',
    expects: { success: { url: '/lijst' } },
    why: 'Plain thanks in a native dialog with an own 2xx (the list that follows may leave it unverified).',
  })
}

// --- validation

{
  const p = site('pl', 'bs', 'Osiedlowy Ogródek')
  const fields = [
    f('imie', 'text', 'Imię', 'Igor', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'igor@example.pl'),
  ]
  add({
    id: 'validation-pl-cleared-error',
    family: 'validation',
    language: 'pl',
    title: 'A field is marked while it is half typed and cleared again; then thanks',
    fields,
    tool: form('joinGarden', 'Dołącz do ogródka', '#ogrodek'),
    pages: {
      '/': () =>
        p(
          `<h1>Ogródek</h1><form id="ogrodek" novalidate>${controls(fields, 'bs')}<button class="btn btn-success">Dołączam</button><p class="wynik"></p></form>`,
          {
            script: `document.getElementById('email').addEventListener('input', (e) => { const bad = !/@.+\\./.test(e.target.value); e.target.classList.toggle('is-invalid', bad); e.target.setAttribute('aria-invalid', bad) })
ogrodek.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/ogrodek', { method: 'POST', body: new FormData(ogrodek) })).json(); if (b.success) ogrodek.querySelector('.wynik').textContent = 'Dziękujemy, zgłoszenie wysłane.' })`,
          },
        ),
      '/ogrodek': take(() => json({ success: true })),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'zgłoszenie wysłane' } },
    why: 'Proof (b); a mark that was cleared before the send is no refusal.',
  })
}
{
  const p = site('de', 'gov', 'Kreisarchiv')
  const fields = [
    f('name', 'text', 'Name', 'Lothar Beck'),
    f('thema', 'textarea', 'Thema', 'Mühlen im 18. Jahrhundert', { purpose: 'message' }),
  ]
  add({
    id: 'validation-de-empty-error-nodes',
    family: 'validation',
    language: 'de',
    title:
      'Empty error elements and an empty errorlist stand in the form before and after; a redirect brings thanks beside a new form',
    fields,
    tool: form('requestResearch', 'Anfrage an das Archiv', '#archiv'),
    pages: {
      '/': (r) =>
        p(
          `${r.query.get('ok') ? '<div class="notification" role="status">Danke, Ihre Anfrage wurde übermittelt.</div>' : ''}<h1>Anfrage</h1><form id="archiv" method="post" action="/anfrage"><ul class="errorlist" hidden></ul>${controls(fields, 'gov')}<p class="govuk-error-message"></p><button class="govuk-button">Anfrage senden</button></form>`,
        ),
      '/anfrage': take(() => see('/?ok=1')),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'Ihre Anfrage wurde übermittelt' } },
    why: 'Empty error elements are no errors; plain thanks near the form after an own navigation.',
  })
}
{
  const p = site('ja', 'bs', '町内会ポータル')
  const fields = [
    f('name', 'text', 'お名前', '小林 茂'),
    f('comment', 'textarea', 'ご意見', '街灯を増やしてほしいです。', { purpose: 'message' }),
  ]
  add({
    id: 'validation-ja-required-marks',
    family: 'validation',
    language: 'ja',
    title: 'Red marks of "required" with a class of error stand beside the labels all the time; { ok: true }',
    fields,
    tool: form('sendOpinion', '町内会に意見を送る', '#iken'),
    pages: {
      '/': () =>
        p(
          `<h1>ご意見箱</h1><form id="iken">${controls(fields, 'bs').replaceAll('</label>', ' <span class="error text-danger">必須</span></label>')}<button class="btn btn-primary">送信する</button></form>`,
          {
            script: `iken.addEventListener('submit', (e) => { e.preventDefault(); fetch('/iken', { method: 'POST', body: new FormData(iken) }).then((r) => r.json()).then((b) => { if (b.ok) iken.outerHTML = '<p>ありがとうございました。</p>' }) })`,
          },
        ),
      '/iken': take(() => json({ ok: true })),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'ありがとうございました' } },
    why: 'Proof (b) and plain thanks; a mark of "required" is no error of the send.',
  })
}

// --- optimistic and slow

{
  const p = site('fi', 'app', 'Pyöräpaja')
  const fields = [
    f('nimi', 'text', 'Nimi', 'Otso', { purpose: 'name', id: 'pp-n' }),
    f('vika', 'textarea', 'Vika', 'Takavaihtaja hyppii.', { purpose: 'message', id: 'pp-v' }),
  ]
  add({
    id: 'slow-fi-2s-ok',
    family: 'optimistic',
    language: 'fi',
    title: 'A bar of progress for two seconds, then { ok: true } and a sentence of everyday speech',
    fields,
    tool: form('bookRepair', 'Varaa huolto', '#huolto'),
    pages: {
      '/': () =>
        p(
          `<h1>Huoltovaraus</h1><form id="huolto">${controls(fields, 'mui')}<button type="submit">Varaa huolto</button><progress hidden></progress></form>`,
          {
            script: `huolto.onsubmit = async (e) => { e.preventDefault(); const pr = huolto.querySelector('progress'); pr.hidden = false; const b = await (await fetch('/huolto', { method: 'POST', body: new FormData(huolto) })).json(); if (b.ok) huolto.innerHTML = '<p class="valmis">Homma hoidossa, tuo pyörä aamulla pajalle.</p>' }`,
          },
        ),
      '/huolto': take(() => late(2000, json({ ok: true }))),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '.valmis' } },
    why: 'Proof (b) after a slow answer.',
  })
}
{
  const p = site('vi', 'wp', 'Vườn Ươm Xanh')
  const fields = [f('ten', 'text', 'Tên', 'Bảo', { purpose: 'name' }), f('cay', 'text', 'Cây muốn hỏi', 'Sen đá')]
  add({
    id: 'optimistic-vi-hidden-then-thanks',
    family: 'optimistic',
    language: 'vi',
    title: 'The form is hidden at once, 1.2 s of nothing, then thanks',
    fields,
    tool: form('askQuestion', 'Hỏi về cây', '#hoicay'),
    pages: {
      '/': () =>
        p(
          `<h1>Hỏi vườn ươm</h1><div class="o"><form id="hoicay">${controls(fields, 'wp')}<p><input type="submit" value="Gửi"></p></form></div>`,
          {
            script: `${JQ}$('#hoicay').on('submit',function(){var d=$('#hoicay').serialize();$('#hoicay').hide();$.post('/hoicay',d,function(t){$('.o').append(t)});return false})`,
          },
        ),
      '/hoicay': take(() => late(1200, text('<p>Cảm ơn bạn! Câu hỏi đã được gửi.</p>', 200, 'text/html'))),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'Câu hỏi đã được gửi' } },
    why: 'Plain thanks where the form was, with the own answer.',
  })
}
{
  const p = site('cs', 'app', 'Komunitní kuchyně')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Honza', { purpose: 'name', id: 'kk-j' }),
    f('smena', 'select', 'Směna', 'ct', {
      id: 'kk-s',
      choices: [
        ['ut', 'Úterý'],
        ['ct', 'Čtvrtek'],
      ],
    }),
  ]
  add({
    id: 'optimistic-cs-retry-once',
    family: 'optimistic',
    language: 'cs',
    title:
      'The connection is cut at a check before the send; the page asks again, sends once and gets { success: true }',
    fields,
    tool: form('volunteer', 'Přihlásit se na směnu', '#smena'),
    pages: {
      '/': () =>
        p(
          `<h1>Směny v kuchyni</h1><form id="smena">${controls(fields, 'mui')}<button type="submit">Přihlásit se</button><span role="status"></span></form>`,
          {
            script: `const st = smena.querySelector('[role=status]'); const volno = () => fetch('/volno').catch(() => fetch('/volno')); smena.onsubmit = async (e) => { e.preventDefault(); st.textContent = '…'; await volno(); const b = await (await fetch('/smeny', { method: 'POST', body: new FormData(smena) })).json(); st.textContent = b.success ? 'Platí, počítáme s tebou ve čtvrtek.' : '' }`,
          },
        ),
      '/volno': (_, state) => {
        state.session.tries = (state.session.tries ?? 0) + 1
        return state.session.tries === 1 ? drop(100) : json({ volno: 2 })
      },
      '/smeny': take(() => late(500, json({ success: true }))),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'počítáme s tebou' } },
    why: 'The own answer is that of the send; a check that failed before it is not.',
  })
}
{
  const p = site('en', 'shop', 'Ridgeway Seeds')
  const fields = [
    f('email', 'email', 'Email', 'pat@example.com', { id: 'cat-email' }),
    f('garden', 'text', 'Garden size', 'Two beds', { id: 'cat-garden' }),
  ]
  add({
    id: 'slow-en-late-text',
    family: 'optimistic',
    language: 'en',
    title: 'Own 200 at once with an empty body, thanks only 1.5 s later after an animation',
    fields,
    tool: form('requestCatalogue', 'Ask for the free seed list', '#seedlist'),
    pages: {
      '/': () =>
        p(
          `<h1>Seed list</h1><form id="seedlist">${controls(fields, 'ul')}<button class="button">Send me the list</button></form><div id="seed-ok" hidden>Thank you, request received.</div>`,
          {
            script: `seedlist.onsubmit = async (e) => { e.preventDefault(); await fetch('/seedlist', { method: 'POST', body: new FormData(seedlist) }); seedlist.animate([{ opacity: 1 }, { opacity: 0 }], 1500).onfinish = () => { seedlist.hidden = true; document.getElementById('seed-ok').hidden = false } }`,
          },
        ),
      '/seedlist': take(() => text('', 200)),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '#seed-ok' } },
    why: 'Plain thanks where the form was; the run waits until the page is quiet.',
  })
}

// --- steps

{
  const p = site('ja', 'gov', '県立公園管理事務所')
  const fields = [f('name', 'text', '代表者名', '森 健一'), f('people', 'number', '人数', 12)]
  add({
    id: 'steps-ja-complete-screen',
    family: 'steps',
    language: 'ja',
    title: 'The last screen of an application: "completed" with a receipt number',
    fields,
    tool: form('applyForSpace', '広場の利用を申請する', '#shinsei'),
    pages: {
      '/shinsei/3': () =>
        p(
          `<ol><li>規約</li><li>日時</li><li aria-current="step">代表者</li></ol><form id="shinsei" method="post" action="/shinsei/kanryo">${controls(fields, 'gov')}<button class="govuk-button">申請する</button></form>`,
        ),
      '/shinsei/kanryo': take(() => p('<h1>完了しました</h1><p>受付番号 26-118</p>')),
    },
    start: '/shinsei/3',
    wanted: 'confirmed',
    expects: { success: { text: '完了しました' } },
    why: 'A word of "done" on the page that followed, and a number; no form waits.',
  })
}
{
  const p = site('es', 'app', 'Cooperativa Solar')
  const fields = [
    f('correo', 'email', 'Correo', 'alba@example.es', { id: 'cs-c' }),
    f('zona', 'select', 'Zona', 'sur', {
      id: 'cs-z',
      choices: [
        ['norte', 'Norte'],
        ['sur', 'Sur'],
      ],
    }),
  ]
  add({
    id: 'steps-es-thanks-then-optional',
    family: 'steps',
    language: 'es',
    title: 'Taken; below the thanks an optional survey is offered',
    fields,
    tool: form('joinMailingList', 'Recibir noticias de la cooperativa', '#noticias'),
    pages: {
      '/': () =>
        p(
          `<h1>Noticias</h1><section id="zona-n"><form id="noticias">${controls(fields, 'mui')}<button type="submit">Apuntarme</button></form></section>`,
          {
            script: `noticias.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/noticias', { method: 'POST', body: new FormData(noticias) })).json(); if (b.success) document.getElementById('zona-n').innerHTML = '<p>¡Gracias! Ya estás en la lista.</p><form id="encuesta"><label>¿Cómo nos conociste? (opcional) <input name="como"></label><button>Contar</button></form>' })`,
          },
        ),
      '/noticias': take(() => json({ success: true })),
    },
    wanted: 'confirmed',
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    expects: { success: { text: 'Ya estás en la lista' } },
    why: 'Proof (b): the deed is done; what is offered after it is optional.',
  })
}
{
  const p = site('fr', 'shop', 'Jardins Partagés')
  const fields = [f('email', 'email', 'E-mail', 'theo@example.fr', { id: 'jp-m' })]
  add({
    id: 'steps-fr-resend-link',
    family: 'steps',
    language: 'fr',
    title: 'The tool sends a link again; the page says that it was sent',
    fields,
    tool: form('resendConfirmation', 'Renvoyer le lien de confirmation', '#renvoi'),
    pages: {
      '/': () =>
        p(
          `<h1>Lien perdu ?</h1><form id="renvoi" method="post" action="/renvoi">${controls(fields, 'ul')}<button class="button">Renvoyer le lien</button></form>`,
        ),
      '/renvoi': take(() => p('<h1>Lien envoyé.</h1>')),
    },
    wanted: 'confirmed',
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    expects: { success: { text: 'Lien envoyé' } },
    why: 'The tool’s own deed is told as done on the page that followed.',
  })
}
{
  const p = site('sv', 'tw', 'Orienteringsklubben')
  const fields = [
    f('namn', 'text', 'Namn', 'Tuva', { purpose: 'name' }),
    f('bana', 'select', 'Bana', 'gul', {
      choices: [
        ['gul', 'Gul'],
        ['orange', 'Orange'],
      ],
    }),
  ]
  add({
    id: 'steps-sv-review-then-sent',
    family: 'steps',
    language: 'sv',
    title: 'The tool is the page of review itself: its button sends, the page says done',
    fields: [],
    tool: button('sendRegistration', 'Skicka den granskade anmälan', '#skicka-in'),
    pages: {
      '/granska': () =>
        p(
          `<h1>Granska</h1><dl><dt>${fields[0].label}</dt><dd>Tuva</dd><dt>${fields[1].label}</dt><dd>Gul</dd></dl><form method="post" action="/klart"><input type="hidden" name="draft" value="31"><button id="skicka-in">Skicka in anmälan</button></form>`,
        ),
      '/klart': take(() => p('<h1>Tack!</h1><p>Din anmälan är skickad.</p>')),
    },
    start: '/granska',
    wanted: 'confirmed',
    expects: { success: { text: 'Din anmälan är skickad' } },
    why: 'Plain thanks and the own deed told as done.',
  })
}

// --- bystander

{
  const p = site('pt', 'wp', 'Associação de Moradores')
  const fields = [
    f('nome', 'text', 'Nome', 'Célia', { purpose: 'name' }),
    f('assunto', 'textarea', 'Assunto', 'Ruído à noite na praça.', { purpose: 'message' }),
  ]
  add({
    id: 'bystander-pt-font-404',
    family: 'bystander',
    language: 'pt',
    title:
      'A picture and a script of the next page are 404, its side column speaks of errors; thanks stand in the middle',
    fields,
    tool: form('contactAssociation', 'Escrever à associação', '#escrever'),
    pages: {
      '/': () =>
        p(
          `<h1>Escreva-nos</h1><form id="escrever" method="post" action="/enviar">${controls(fields, 'wp')}<p><input type="submit" value="Enviar"></p></form>`,
        ),
      '/enviar': take(() =>
        p('<h1>Obrigado!</h1><p>A sua mensagem foi enviada.</p><img alt="" src="/falta.png">', {
          tail: '<script src="/falta.js"></script>',
        }),
      ),
    },
    wanted: 'confirmed',
    expects: { success: { url: '/enviar', text: 'A sua mensagem foi enviada' } },
    why: 'Plain thanks on the page that followed; other resources are not the own answer.',
  })
}
{
  const p = site('ko', 'tw', '온동네 텃밭')
  const fields = [
    f('name', 'text', '이름', '윤슬', { id: 't-name' }),
    f('plot', 'select', '구역', 'b', {
      id: 't-plot',
      choices: [
        ['a', '가 구역'],
        ['b', '나 구역'],
      ],
    }),
  ]
  add({
    id: 'bystander-ko-two-answers',
    family: 'bystander',
    language: 'ko',
    title: 'Before the send the page asks another address, which is 404; the send itself says success: true',
    fields,
    tool: form('applyForPlot', '텃밭 신청', '#plot-form'),
    pages: {
      '/': () =>
        p(
          `<h1>텃밭 신청</h1><div id="pw"><form id="plot-form">${controls(fields, 'tw')}<button>신청</button></form></div>`,
          {
            script: `document.getElementById('plot-form').addEventListener('submit', async (e) => { e.preventDefault(); await fetch('/geo').catch(() => {}); const b = await (await fetch('/plots', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(e.target))) })).json(); if (b.success) pw.innerHTML = '<p class="fin">나 구역에 이름표를 꽂아 둘게요!</p>' })`,
          },
        ),
      '/plots': take(() => late(300, json({ success: true, data: { no: 14 } }))),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '.fin' } },
    why: 'Proof (b) in the answer to the send; a 404 of another request never rejects.',
  })
}

// --- spa

{
  const p = site('tr', 'app', 'Mahalle Kütüphanesi')
  const fields = [
    f('uye', 'text', 'Üye numarası', 'M-114', { id: 'mk-u' }),
    f('kitap', 'text', 'Kitap', 'Tutunamayanlar', { id: 'mk-k' }),
  ]
  add({
    id: 'spa-tr-view-transition',
    family: 'spa',
    language: 'tr',
    title: 'A route to a list whose only new words are the typed title and a date',
    fields,
    tool: form('reserveBook', 'Kitap ayırt', '#ayirt'),
    pages: {
      '/ayirt': () =>
        p(`<div id="gv"><form id="ayirt">${controls(fields, 'mui')}<button type="submit">Ayırt</button></form></div>`, {
          script: `ayirt.addEventListener('submit', async (e) => { e.preventDefault(); const d = Object.fromEntries(new FormData(ayirt)); await fetch('/api/ayirt', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(d) }); history.pushState(null, '', '/raflar'); gv.innerHTML = '<ul class="raf"><li></li></ul>'; gv.querySelector('li').textContent = d.kitap + ' — 29.11.2026' })`,
        }),
      '/api/ayirt': take(() => text('', 204)),
    },
    start: '/ayirt',
    wanted: 'confirmed',
    expects: { success: { url: '/raflar' } },
    why: 'Proof (d): the address changed, the form is gone, own 204, the new text is a typed value and a date.',
  })
}
{
  const p = site('ar', 'bs', 'نادي المشي')
  const fields = [
    f('name', 'text', 'الاسم', 'عمر'),
    f('group', 'select', 'المجموعة', 'b', {
      choices: [
        ['a', 'الصباح'],
        ['b', 'المساء'],
      ],
    }),
  ]
  add({
    id: 'spa-ar-frame-thanks',
    family: 'spa',
    language: 'ar',
    title: 'A form in a same-origin frame; fetch in the frame, thanks in the frame',
    fields,
    tool: form('joinClub', 'الانضمام إلى نادي المشي', '#walk', { frame: '#walk-frame' }),
    pages: {
      '/': () =>
        p('<h1>نادي المشي</h1><iframe id="walk-frame" src="/f/walk" title="نموذج" width="100%" height="320"></iframe>'),
      '/f/walk': () =>
        bare(
          'ar',
          `<form id="walk">${controls(fields, 'bs')}<button class="btn">انضم</button></form>`,
          `walk.onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/f/join', { method: 'POST', body: new FormData(walk) })).json(); if (b.ok) walk.outerHTML = '<p>شكرًا لك، تم الإرسال</p>' }`,
        ),
      '/f/join': take(() => json({ ok: true })),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'شكرًا لك' } },
    why: 'Proof (b): the own answer in the form’s frame says ok.',
  })
}
{
  const p = site('fi', 'tw', 'Naapuriapu')
  const fields = [f('tarve', 'textarea', 'Mitä tarvitset?', 'Apua muutossa lauantaina.', { purpose: 'message' })]
  add({
    id: 'spa-fi-result-in-details',
    family: 'spa',
    language: 'fi',
    title: 'The form folds away in a closed details element; { success: true }',
    fields,
    tool: form('askForHelp', 'Pyydä apua naapureilta', '#apu', { triggerSelector: '#apu-otsikko' }),
    pages: {
      '/': () =>
        p(
          `<h1>Naapuriapu</h1><details id="dt"><summary id="apu-otsikko">Pyydä apua</summary><form id="apu">${controls(fields, 'tw')}<button>Julkaise</button></form></details><p id="kpl">Avoimia pyyntöjä: 3</p>`,
          {
            script: `apu.addEventListener('submit', (e) => { e.preventDefault(); fetch('/apu', { method: 'POST', body: new FormData(apu) }).then((r) => r.json()).then((b) => { if (b.success) { dt.open = false; apu.reset(); kpl.textContent = 'Avoimia pyyntöjä: 4' } }) })`,
          },
        ),
      '/apu': take(() => json({ success: true })),
    },
    wanted: 'confirmed',
    expects: { success: { text: 'Avoimia pyyntöjä: 4' } },
    why: 'Proof (b): success: true.',
  })
}
{
  const p = site('hu', 'tw', 'Zenekari Próbaterem')
  const fields = [
    f('zenekar', 'text', 'Zenekar', 'Köd', { purpose: 'company' }),
    f('nap', 'date', 'Nap', '2026-12-03', { purpose: 'date' }),
  ]
  add({
    id: 'spa-hu-href-thanks',
    family: 'spa',
    language: 'hu',
    title: 'fetch with 201, then location.replace to a page of thanks',
    fields,
    tool: form('reserveRoom', 'Próbaterem foglalása', '#proba'),
    pages: {
      '/': () =>
        p(`<h1>Próbaterem</h1><form id="proba">${controls(fields, 'tw')}<button>Foglalás</button></form>`, {
          script: `proba.onsubmit = (e) => { e.preventDefault(); fetch('/proba', { method: 'POST', body: new FormData(proba) }).then((r) => { if (r.ok) location.replace('/koszonjuk') }) }`,
        }),
      '/proba': take(() => json({ id: 2 }, 201)),
      '/koszonjuk': () => p('<h1>Köszönjük!</h1><p>A foglalást megkaptuk.</p>'),
    },
    wanted: 'confirmed',
    expects: { success: { url: '/koszonjuk' } },
    why: 'Plain thanks on the page that followed the own 201.',
  })
}
{
  const p = site('el', 'app', 'Κοινοτική Κουζίνα')
  const fields = [
    f('onoma', 'text', 'Όνομα', 'Λένα', { purpose: 'name', id: 'kk-o' }),
    f('piato', 'text', 'Πιάτο', 'Γεμιστά', { id: 'kk-pi' }),
  ]
  add({
    id: 'spa-el-typed-values-card',
    family: 'spa',
    language: 'el',
    title: 'The form becomes a card with the typed values; own 201 with them',
    fields,
    tool: form('offerDish', 'Προσφορά πιάτου', '#piato-form'),
    pages: {
      '/': () =>
        p('<h1>Τι μαγειρεύουμε</h1><div id="k"></div>', {
          script: `${RX}mount('#k', { card: null }, (s) => s.card ? '<article class="karta"><b>' + h(s.card.piato) + '</b> <i>' + h(s.card.onoma) + '</i></article>' : \`<form id="piato-form" data-on-submit="pame"><label for="kk-o">Όνομα</label><input id="kk-o" name="onoma" value="\${h(s.v.onoma)}"><label for="kk-pi">Πιάτο</label><input id="kk-pi" name="piato" value="\${h(s.v.piato)}"><button type="submit">Προσφέρω</button></form>\`, {
  pame() { fetch('/piata', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }).then((r) => r.json()).then((card) => this.set({ card })) }
})`,
        }),
      '/piata': take((r) => json({ onoma: r.field('onoma'), piato: r.field('piato') }, 201)),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '.karta' } },
    why: 'Proof (d): the form is gone, own 201, only typed values are new.',
  })
}

// --- buttons

{
  const p = site('hi', 'shop', 'खादी भंडार')
  add({
    id: 'button-hi-pressed-server',
    family: 'button',
    language: 'hi',
    title: 'A form of one button; the same page comes back with aria-pressed true',
    tool: button('addToFavourites', 'पसंदीदा में रखें', '#pasand'),
    pages: {
      '/': (_, state) =>
        p(
          `<h1>सूती गमछा</h1><form method="post" action="/pasand"><button id="pasand" aria-pressed="${state.session.on ? 'true' : 'false'}">पसंद</button></form>`,
        ),
      '/pasand': take((_, state) => {
        state.session.on = true
        return see('/')
      }),
    },
    wanted: 'confirmed',
    expects: { success: { selector: '#pasand[aria-pressed="true"]' } },
    why: 'The button’s state came, after a reload, and stayed.',
  })
}
{
  const p = site('it', 'app', 'Radio Collina')
  add({
    id: 'button-it-route',
    family: 'button',
    language: 'it',
    title: 'A button leads to a route of the app: the programme',
    tool: button('viewProgramme', 'Vedere il palinsesto', '[data-route="/palinsesto"]'),
    pages: {
      '/': () =>
        p('<div id="vista"><h1>In onda</h1><button type="button" data-route="/palinsesto">Palinsesto</button></div>', {
          script: `document.querySelector('[data-route]').onclick = (e) => { history.pushState(null, '', e.currentTarget.dataset.route); document.getElementById('vista').innerHTML = '<h1>Palinsesto</h1><ul><li>Ore 8: Caffè nero</li></ul>' }`,
        }),
    },
    sends: 0,
    wanted: 'confirmed',
    expects: { success: { url: '/palinsesto' } },
    why: 'The button’s route came and stayed.',
  })
}
{
  const p = site('de', 'wf', 'Stadtgarten e. V.')
  add({
    id: 'button-de-details-region',
    family: 'button',
    language: 'de',
    title: 'aria-expanded on a menu button, the region is loaded by fetch',
    tool: button('showOpeningHours', 'Öffnungszeiten anzeigen', '#zeiten-knopf'),
    pages: {
      '/': () =>
        p(
          '<h1>Stadtgarten</h1><button id="zeiten-knopf" aria-expanded="false" aria-controls="zeiten">Öffnungszeiten</button><div id="zeiten" role="region" aria-label="Öffnungszeiten" hidden></div>',
          {
            script: `document.getElementById('zeiten-knopf').addEventListener('click', async (e) => { const b = e.currentTarget, z = document.getElementById('zeiten'); z.innerHTML = await (await fetch('/zeiten.html')).text(); z.hidden = false; b.setAttribute('aria-expanded', 'true') })`,
          },
        ),
      '/zeiten.html': () => late(400, text('<p>Täglich bis zur Dämmerung.</p>', 200, 'text/html')),
    },
    sends: 0,
    wanted: 'confirmed',
    expects: { success: { text: 'Täglich bis zur Dämmerung' } },
    why: 'The button’s state came and stayed.',
  })
}
{
  const p = site('pl', 'tw', 'Czytelnia Online')
  add({
    id: 'button-pl-unfollow-told',
    family: 'button',
    language: 'pl',
    title: 'Stop free notices: { success: true } and the row of the list is gone',
    tool: button('stopNotices', 'Nie wysyłaj mi więcej powiadomień', '.wycisz'),
    pages: {
      '/': () =>
        p(
          '<h1>Powiadomienia</h1><ul><li id="n3">Nowe wiersze <button type="button" class="wycisz">Wycisz</button></li><li>Spotkania</li></ul>',
          {
            script: `${JQ}$('.wycisz').on('click',function(){$.post('/wycisz','id=3',function(d){if(d.success)$('#n3').remove()})})`,
          },
        ),
      '/wycisz': take(() => json({ success: true })),
    },
    wanted: 'confirmed',
    expects: { success: { status: 200 } },
    why: 'Proof (b): success: true in the own body.',
  })
}
