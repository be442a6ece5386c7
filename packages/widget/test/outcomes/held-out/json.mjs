// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, late, row, site, take } from '../kit.mjs'

const family = 'json'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- { result: "ok" }
{
  const p = site('en', 'tw', 'Fernhill Pottery')
  const fields = [
    f('name', 'text', 'Name', 'Imogen Hart', { id: 'fh-name' }),
    f('email', 'email', 'Email', 'imogen@example.com', { id: 'fh-email' }),
    f('message', 'textarea', 'Tell us about your piece', 'A set of six soup bowls.', { id: 'fh-msg' }),
  ]
  add({
    id: 'held-json-en-result-ok',
    language: 'en',
    title: 'fetch, { "result": "ok" }; thanks take the place of the form',
    fields,
    tool: form('requestCommission', 'Ask the pottery for a commission', '#commission'),
    pages: {
      '/commissions': () =>
        p(
          `<h1 class="text-3xl font-bold">Commissions</h1><ul class="grid grid-cols-3"><li>Bowls</li><li>Jugs</li><li>Tiles</li></ul><section id="slot" class="rounded-xl border p-6"><form id="commission" novalidate>${controls(fields, 'tw')}<button type="submit" class="inline-flex items-center rounded-md px-4 py-2">Send</button></form></section>`,
          {
            script: `const form1 = document.querySelector('#commission'); form1.addEventListener('submit', async (ev) => { ev.preventDefault(); const res = await fetch('/api/commissions', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(form1))) }); const out = await res.json(); if (out.result === 'ok') document.querySelector('#slot').innerHTML = '<p class="text-emerald-700">Thanks! Your message has been sent.</p>' })`,
          },
        ),
      '/api/commissions': take(() => json({ result: 'ok' })),
    },
    start: '/commissions',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Your message has been sent' } },
    why: 'Plain thanks where the form was, with an own 2xx.',
  })
}

// --- { code: 0 }
{
  const p = site('zh', 'app', '青禾课堂')
  const fields = [
    f('name', 'text', '学员姓名', '周子涵', { id: 'qh-name' }),
    f('phone', 'tel', '手机号', '13800000021', { id: 'qh-phone' }),
    f('course', 'select', '试听课程', 'ink', {
      id: 'qh-course',
      choices: [
        ['ink', '水墨入门'],
        ['clay', '陶艺'],
      ],
    }),
  ]
  add({
    id: 'held-json-zh-code-0',
    language: 'zh',
    title: 'XHR, { "code": 0, "msg": "success" }; a line under the button thanks and the form is reset',
    fields,
    tool: form('bookTrialLesson', '预约试听课', '#trial'),
    pages: {
      '/trial': () =>
        p(
          `<h1>预约试听</h1><p>每班不超过八人。</p><form id="trial">${controls(fields, 'mui')}<button type="submit" class="ant-btn ant-btn-primary"><span>立即预约</span></button><div class="tip"></div></form>`,
          {
            script: `var tf = document.getElementById('trial'); tf.onsubmit = function () { var x = new XMLHttpRequest(); x.open('POST', '/api/v2/trial'); x.onload = function () { var d = JSON.parse(x.responseText); if (d.code === 0) { tf.querySelector('.tip').textContent = '谢谢，已收到您的预约。'; tf.reset() } }; x.send(new FormData(tf)); return false }`,
          },
        ),
      '/api/v2/trial': take(() => json({ code: 0, msg: 'success', data: { id: 90231 } })),
    },
    start: '/trial',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '已收到您的预约' } },
    why: 'Plain thanks in the form, own 2xx, a body without a no.',
  })
}

// --- { code: 40001, msg }
{
  const p = site('vi', 'shop', 'Tiệm Sách Cũ Hẻm 12')
  const fields = [
    f('phone', 'tel', 'Số điện thoại', '0911 000 222', { id: 'ts-phone' }),
    f('book', 'text', 'Tên sách', 'Dế Mèn phiêu lưu ký', { id: 'ts-book' }),
  ]
  add({
    id: 'held-json-vi-code-40001',
    language: 'vi',
    title: '200 { "code": 40001, "msg": … }; the message stands in grey under the form',
    fields,
    tool: form('holdBook', 'Giữ sách tại tiệm', '#giu-sach'),
    pages: {
      '/giu-sach': () =>
        p(
          `<h1>Giữ sách cho bạn</h1><form id="giu-sach">${controls(fields, 'ul')}<button class="button button--full-width">Giữ giúp tôi</button><small class="form__note" id="ghi-chu"></small></form><div class="grid"><div class="card"><h3>Mới về</h3><p>Số đỏ</p></div><div class="card"><h3>Thiếu nhi</h3><p>Kính vạn hoa</p></div></div>`,
          {
            script: `${JQ}$('#giu-sach').on('submit', function () { $.ajax({ type: 'POST', url: '/cart/hold.js', data: $(this).serialize(), success: function (r) { $('#ghi-chu').text(r.code ? r.msg : 'Đã giữ sách, cảm ơn bạn!') } }); return false })`,
          },
        ),
      '/cart/hold.js': take(() => json({ code: 40001, msg: 'Cuốn này vừa có người mang về sáng nay mất rồi bạn ơi.' })),
    },
    start: '/giu-sach',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Đã giữ sách' } },
    why: 'The body carries a code that is not zero and a sentence; at the least unverified.',
  })
}

// --- GraphQL errors
{
  const p = site('en', 'app', 'Harbour Row Regatta')
  const fields = [
    f('crew', 'text', 'Crew name', 'The Slow Oars', { id: 'crew-name', name: 'crew' }),
    f('boats', 'number', 'Number of boats', 2, { id: 'crew-boats', name: 'boats' }),
    f('email', 'email', 'Cox’s email', 'cox@example.com', { id: 'crew-mail', name: 'email' }),
  ]
  add({
    id: 'held-json-en-graphql-errors',
    language: 'en',
    title: 'GraphQL under 200: { "data": null, "errors": […] }; the page only re-enables its button',
    fields,
    tool: form('enterCrew', 'Enter a crew for the regatta', '[data-testid="entry-form"]'),
    pages: {
      '/enter': () =>
        p(
          `<h1>Enter your crew</h1><form data-testid="entry-form">${controls(fields, 'mui')}<button type="submit" class="MuiButton-root css-hw77">Enter</button></form><dl class="css-dl"><dt>Start</dt><dd>10:00</dd><dt>Course</dt><dd>2 km</dd></dl>`,
          {
            script: `document.querySelector('[data-testid=entry-form]').addEventListener('submit', async e => { e.preventDefault(); const b = e.target.querySelector('button'); b.disabled = true; const v = Object.fromEntries(new FormData(e.target)); const r = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ operationName: 'EnterCrew', query: 'mutation EnterCrew($crew:String!,$boats:Int!,$email:String!){enterCrew(crew:$crew,boats:$boats,email:$email){id}}', variables: v }) }); const { data } = await r.json(); if (data) e.target.outerHTML = '<p>Crew entered</p>'; else b.disabled = false })`,
          },
        ),
      '/graphql': take(() =>
        json({
          data: null,
          errors: [{ message: 'Entries closed on 1 May', path: ['enterCrew'], extensions: { code: 'BAD_USER_INPUT' } }],
        }),
      ),
    },
    start: '/enter',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Crew entered' } },
    why: 'GraphQL errors in the own body.',
  })
}

// --- { accepted: false }
{
  const p = site('nl', 'bs', 'Volkstuin De Goede Grond')
  const fields = [
    f('naam', 'text', 'Naam', 'Joost Mulder', { purpose: 'name' }),
    f('postcode', 'text', 'Postcode', '3511 AB'),
    f('motivatie', 'textarea', 'Waarom een tuin?', 'Ik wil pompoenen telen.', { purpose: 'message' }),
  ]
  add({
    id: 'held-json-nl-accepted-false',
    language: 'nl',
    title: '{ "accepted": false }; a card with a friendly paragraph replaces the form',
    fields,
    tool: form('applyForPlot', 'Een volkstuin aanvragen', '#aanvraag'),
    pages: {
      '/tuin-aanvragen': () =>
        p(
          `<h1>Een tuin aanvragen</h1><div class="card"><div class="card-body" id="kaart"><form id="aanvraag">${controls(fields, 'bs')}<button class="btn btn-success">Versturen</button></form></div></div><h2>Veelgesteld</h2><details><summary>Hoe groot is een tuin?</summary><p>Ongeveer honderd vierkante meter.</p></details>`,
          {
            script: `aanvraag.addEventListener('submit', async e => { e.preventDefault(); const r = await fetch('/api/aanvraag', { method: 'POST', body: new URLSearchParams(new FormData(aanvraag)) }).then(r => r.json()); kaart.innerHTML = r.accepted ? '<p>Bedankt, we nemen contact op.</p>' : '<h5>Wat fijn dat u wilt tuinieren!</h5><p>Alleen: wij zijn er voor mensen die in de wijk zelf wonen. Met uw postcode valt u daar net buiten.</p>' })`,
          },
        ),
      '/api/aanvraag': take(() => json({ accepted: false, reason: 'postcode' })),
    },
    start: '/tuin-aanvragen',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'we nemen contact op' } },
    why: 'The own body says no, and the words that replaced the form are not thanks.',
  })
}

// --- { state: "FAIL" }
{
  const p = site('tr', 'app', 'Semt Takas Kütüphanesi')
  const fields = [
    f('ad', 'text', 'Ad soyad', 'Elif Aydın', { purpose: 'name', id: 'st-ad' }),
    f('kitap', 'text', 'Kitap', 'Tutunamayanlar', { id: 'st-kitap' }),
  ]
  add({
    id: 'held-json-tr-state-fail',
    language: 'tr',
    title: '{ "state": "FAIL", "payload": null }; the view falls back to the list without a word',
    fields,
    tool: form('reserveBook', 'Kitap ayırt', '#ayirt'),
    pages: {
      '/ayirt': () =>
        p(
          `<div id="gorunum"><h1>Kitap ayırt</h1><form id="ayirt">${controls(fields, 'mui')}<button>Ayırt</button></form></div>`,
          {
            script: `ayirt.onsubmit = async (e) => { e.preventDefault(); const d = await (await fetch('/rest/hold', { method: 'POST', body: new FormData(ayirt) })).json(); gorunum.innerHTML = d.state === 'OK' ? '<h1>Ayırdık</h1>' : '<h1>Raflar</h1><ul><li>Roman</li><li>Öykü</li><li>Şiir</li></ul>' }`,
          },
        ),
      '/rest/hold': take(() => json({ state: 'FAIL', payload: null })),
    },
    start: '/ayirt',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Ayırdık' } },
    why: 'The own body says FAIL; the view that followed is neither thanks nor neutral.',
  })
}

// --- 202 with an empty body
{
  const p = site('cs', 'wf', 'Truhlářství Bukovec')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Alena Dvořáková', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'alena@example.cz'),
    f('zprava', 'textarea', 'Zpráva', 'Sháním stůl z jasanu.', { purpose: 'message' }),
  ]
  add({
    id: 'held-json-cs-202-empty',
    language: 'cs',
    title: 'Webflow markup, own 202 without a body; the done block is shown',
    fields,
    tool: form('contactWorkshop', 'Napsat truhlářství', '#wf-form-Kontakt'),
    pages: {
      '/kontakt': () =>
        p(
          `<h1>Napište nám</h1><div class="w-form"><form id="wf-form-Kontakt" data-name="Kontakt">${controls(fields, 'ph')}<input type="submit" class="w-button" data-wait="Moment…" value="Odeslat"></form><div class="w-form-done" tabindex="-1" role="region"><div>Děkujeme, zpráva byla odeslána.</div></div><div class="w-form-fail"><div>Jejda, něco se zadrhlo.</div></div></div>`,
          {
            script: `${JQ}$('#wf-form-Kontakt').on('submit', function (e) { e.preventDefault(); var me = this; fetch('/api/v1/form/64af', { method: 'POST', body: new FormData(me) }).then(function (r) { if (r.ok) { me.style.display = 'none'; document.querySelector('.w-form-done').classList.add('on') } else document.querySelector('.w-form-fail').classList.add('on') }) })`,
          },
        ),
      '/api/v1/form/64af': take(() => ({ status: 202, headers: {}, body: '' })),
    },
    start: '/kontakt',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.w-form-done' } },
    why: 'Plain thanks where the form was, own 2xx.',
  })
}

// --- 204
{
  const p = site('pt', 'shop', 'Azulejos da Ribeira')
  const fields = [
    f('email', 'email', 'O seu e-mail', 'ines@example.pt', { id: 'NewsletterForm--pt', name: 'contact[email]' }),
  ]
  add({
    id: 'held-json-pt-204',
    language: 'pt',
    title: 'Newsletter of a shop, PUT with 204; a heading with thanks replaces the row of the field',
    fields,
    tool: form('subscribeNewsletter', 'Receber o boletim da loja', '#contact_form'),
    pages: {
      '/boletim': () =>
        p(
          `<h2 class="footer-block__heading">Boletim</h2><form id="contact_form" class="footer__newsletter newsletter-form"><input type="hidden" name="contact[tags]" value="newsletter"><div class="field"><input id="NewsletterForm--pt" type="email" name="contact[email]" class="field__input" aria-required="true" autocomplete="email" placeholder="E-mail" required><label class="field__label" for="NewsletterForm--pt">O seu e-mail</label><button type="submit" class="newsletter-form__button field__button" name="commit" aria-label="Subscrever"><svg viewBox="0 0 14 10" width="14" aria-hidden="true"><path d="M8 1l5 4-5 4"/></svg></button></div></form><ul class="list-social"><li><a href="#">Fotografias</a></li><li><a href="#">Vídeos</a></li></ul>`,
          {
            script: `document.querySelector('#contact_form').addEventListener('submit', function (e) { e.preventDefault(); var el = this; fetch('/api/subscribers', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: el.elements['contact[email]'].value }) }).then(function (r) { if (r.status === 204) el.outerHTML = '<h3 class="newsletter-form__message" tabindex="-1">Obrigado pela subscrição</h3>' }) })`,
          },
        ),
      '/api/subscribers': take(() => ({ status: 204, headers: {}, body: '' })),
    },
    start: '/boletim',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { status: 204, text: 'Obrigado pela subscrição' } },
    why: 'Plain thanks where the form was, own 204.',
  })
}

// --- empty errors beside a message
{
  const p = site('fr', 'wp', 'Théâtre du Lavoir')
  const fields = [
    f('nom', 'text', 'Votre nom', 'Agathe Morin', { id: 'nf-field-5', name: 'nf-field-5', purpose: 'name' }),
    f('courriel', 'email', 'Votre courriel', 'agathe@example.fr', { id: 'nf-field-6', name: 'nf-field-6' }),
    f('message', 'textarea', 'Message', 'Peut-on venir avec un fauteuil roulant ?', {
      id: 'nf-field-7',
      name: 'nf-field-7',
    }),
  ]
  add({
    id: 'held-json-fr-empty-errors',
    language: 'fr',
    title: 'Ninja-Forms-like admin-ajax answer with "errors": [] and the message to show inside "data.actions"',
    fields,
    tool: form('writeToTheatre', 'Écrire au théâtre', '#nf-form-2-cont form'),
    pages: {
      '/contact': () =>
        p(
          `<h1>Nous écrire</h1><div id="nf-form-2-cont" class="nf-form-cont"><div class="nf-response-msg"></div><form>${controls(fields, 'wp')}<input class="ninja-forms-field nf-element" type="submit" value="Envoyer"></form></div><p>Billetterie sur place une heure avant la séance.</p>`,
          {
            script: `${JQ}$('#nf-form-2-cont form').on('submit', function (e) { e.preventDefault(); var f = $(this); $.ajax({ type: 'POST', url: '/wp-admin/admin-ajax.php?action=nf_ajax_submit', data: f.serialize(), success: function (r) { if (!r.errors.length) { f.hide(); $('.nf-response-msg').html(r.data.actions.success_message) } } }) })`,
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        late(
          600,
          json({
            data: { form_id: '2', actions: { success_message: '<p>Merci, votre message a bien été envoyé.</p>' } },
            errors: [],
            debug: [],
          }),
        ),
      ),
    },
    start: '/contact',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'a bien été envoyé' } },
    why: 'Plain thanks where the form was; an empty list of errors is no error.',
  })
}

// --- the page thanks whatever the body says
{
  const p = site('hi', 'bs', 'सवेरा योग केंद्र')
  const fields = [
    f('naam', 'text', 'आपका नाम', 'रीना वर्मा', { purpose: 'name', id: 'yk-naam' }),
    f('mobile', 'tel', 'मोबाइल', '90000 00033', { id: 'yk-mob' }),
    f('samay', 'select', 'समय', 'subah', {
      id: 'yk-samay',
      choices: [
        ['subah', 'सुबह 6 बजे'],
        ['shaam', 'शाम 6 बजे'],
      ],
    }),
  ]
  add({
    id: 'held-json-hi-thanks-despite-body',
    language: 'hi',
    title: '200 { "status": "error" }, but the careless page thanks after any answer',
    fields,
    tool: form('joinClass', 'योग कक्षा में जुड़ें', '#yoga-form'),
    pages: {
      '/jude': () =>
        p(
          `<h1>कक्षा में जुड़ें</h1><p>चटाई साथ लाएँ।</p><div id="dabba"><form id="yoga-form">${controls(fields, 'bs')}<button class="btn btn-warning">जुड़ें</button></form></div>`,
          {
            script: `document.getElementById('yoga-form').addEventListener('submit', function (e) { e.preventDefault(); fetch('/api/join', { method: 'POST', body: new FormData(this) }).then(function () { document.getElementById('dabba').innerHTML = '<h3>धन्यवाद!</h3><p>आपका अनुरोध मिल गया।</p>' }) })`,
          },
        ),
      '/api/join': take(() => json({ status: 'error', message: 'batch closed' })),
    },
    start: '/jude',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'आपकी सीट पक्की' } },
    why: 'The own body says error; thanks of the page do not count against it.',
  })
}

// --- HubSpot-like inline message
{
  const p = site('en', 'tw', 'Cloudberry Payroll')
  const fields = [
    f('firstname', 'text', 'First name', 'Dev', { id: 'firstname-8d1', name: 'firstname', purpose: 'name' }),
    f('email', 'email', 'Work email', 'dev@example.com', { id: 'email-8d1', name: 'email' }),
    f('size', 'select', 'Team size', '11-50', {
      id: 'size-8d1',
      name: 'company_size',
      choices: [
        ['1-10', '1 to 10'],
        ['11-50', '11 to 50'],
      ],
    }),
  ]
  add({
    id: 'held-json-en-inline-message',
    language: 'en',
    title: 'HubSpot-like: fields as a JSON list, the answer holds the HTML that replaces the form',
    fields,
    tool: form('requestDemo', 'Ask for a product tour', '#hsForm_8d1'),
    pages: {
      '/demo': () =>
        p(
          `<h1>See it in action</h1><div class="hbspt-form"><form id="hsForm_8d1" class="hs-form-private hsForm_8d1 hs-form stacked" data-form-id="8d1">${controls(fields, 'tw')}<div class="hs_submit hs-submit"><div class="actions"><input type="submit" class="hs-button primary large" value="Get a demo"></div></div></form></div><p class="text-xs">Trusted by 1,200 teams.</p>`,
          {
            script: `document.getElementById('hsForm_8d1').addEventListener('submit', e => { e.preventDefault(); const fields = [...new FormData(e.target)].map(([name, value]) => ({ objectTypeId: '0-1', name, value })); fetch('/submissions/v3/integration/submit/221/8d1', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ fields, context: { pageName: document.title } }) }).then(r => r.json()).then(j => { e.target.outerHTML = '<div class="submitted-message">' + j.inlineMessage + '</div>' }) })`,
          },
        ),
      '/submissions/v3/integration/submit/221/8d1': take(() =>
        late(900, json({ inlineMessage: '<p>Thanks for submitting the form.</p>' })),
      ),
    },
    start: '/demo',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.submitted-message' } },
    why: 'Plain thanks where the form was, own 2xx.',
  })
}
