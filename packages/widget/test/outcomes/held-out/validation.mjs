// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, html, JQ, json, late, RX, row, see, site, take } from '../kit.mjs'

const family = 'validation'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- Gravity Forms, refused field
{
  const p = site('en', 'wp', 'Hollow Oak Woodland Trust')
  const gf = (o = {}) =>
    `<div class="gf_browser_chrome gform_wrapper gravity-theme${o.err ? ' gform_validation_error' : ''}" id="gform_wrapper_4"><form method="post" enctype="multipart/form-data" id="gform_4" action="/walks/">${o.err ? '<div class="gform_validation_errors" id="gform_4_validation_container"><h2 class="gform_submission_error">Have another look below.</h2></div>' : ''}<ul id="gform_fields_4" class="gform_fields top_label"><li id="field_4_1" class="gfield"><label class="gfield_label" for="input_4_1">Name</label><div class="ginput_container"><input name="input_1" id="input_4_1" type="text" value="${o.v ?? ''}"></div></li><li id="field_4_2" class="gfield${o.err ? ' gfield_error' : ''}"><label class="gfield_label" for="input_4_2">Walk date</label><div class="ginput_container"><input name="input_2" id="input_4_2" type="date"${o.err ? ' aria-invalid="true"' : ''}></div>${o.err ? '<div class="gfield_description validation_message gfield_validation_message">The wardens only lead walks at weekends.</div>' : ''}</li><li id="field_4_9" class="gfield gform_validation_container" style="position:absolute;left:-9000px"><label for="input_4_9">Phone</label><input name="input_9" id="input_4_9" type="text" autocomplete="off"><div class="gfield_description">This field is for validation purposes and should be left unchanged.</div></li></ul><div class="gform_footer top_label"><input type="submit" id="gform_submit_button_4" class="gform_button button" value="Request walk"><input type="hidden" class="gform_hidden" name="is_submit_4" value="1"></div></form></div>`
  const fields = [
    f('name', 'text', 'Name', 'Clive Marsh', { id: 'input_4_1', name: 'input_1' }),
    f('date', 'date', 'Walk date', '2026-10-14', { id: 'input_4_2', name: 'input_2' }),
  ]
  add({
    id: 'held-validation-en-gravity-error',
    language: 'en',
    title: 'Gravity Forms markup: the page again under 200 with gfield_error and aria-invalid',
    fields,
    tool: form('requestWalk', 'Request a guided walk', '#gform_4'),
    pages: {
      '/walks/': take(
        (r) => p(`<h1>Guided walks</h1>${gf({ err: true, v: r.field('input_1') })}`),
        () => p(`<h1>Guided walks</h1>${gf()}`),
      ),
    },
    start: '/walks/',
    taken: false,
    wanted: 'rejected',
    expects: { success: { selector: '#gform_confirmation_wrapper_4' }, failure: { selector: '.gfield_error' } },
    why: 'A field is marked invalid by aria-invalid after the reload.',
  })
}

// --- Gravity Forms, confirmation
{
  const p = site('de', 'wp', 'Chorgemeinschaft Lindenau')
  const fields = [
    f('name', 'text', 'Name', 'Beate Wolff', { id: 'input_7_1', name: 'input_1' }),
    f('stimme', 'select', 'Stimmlage', 'alt', {
      id: 'input_7_3',
      name: 'input_3',
      choices: [
        ['sopran', 'Sopran'],
        ['alt', 'Alt'],
      ],
    }),
    f('email', 'email', 'E-Mail', 'beate@example.de', { id: 'input_7_2', name: 'input_2' }),
  ]
  const tail = '<h2>Proben</h2><p>Donnerstags um halb acht im Gemeindesaal. Noten gibt es vor Ort.</p>'
  add({
    id: 'held-validation-de-gravity-confirmation',
    language: 'de',
    title: 'Gravity Forms through its hidden ajax frame: the wrapper is replaced by the confirmation message',
    fields,
    tool: form('joinChoir', 'Zum Probesingen anmelden', '#gform_7'),
    pages: {
      '/mitsingen/': () =>
        p(
          `<h1>Mitsingen</h1><div class="gform_wrapper" id="gform_wrapper_7"><form method="post" id="gform_7" target="gform_ajax_frame_7" action="/mitsingen/senden">${controls(fields, 'wp')}<div class="gform_footer"><input type="submit" id="gform_submit_button_7" class="gform_button button" value="Anmelden"></div></form></div><iframe style="display:none;width:0;height:0" src="about:blank" name="gform_ajax_frame_7" id="gform_ajax_frame_7" title="ajax"></iframe>${tail}`,
          {
            script: `document.getElementById('gform_ajax_frame_7').addEventListener('load', function () { var d = this.contentDocument, c = d && d.getElementById('gform_confirmation_wrapper_7'); if (c) document.getElementById('gform_wrapper_7').replaceWith(document.importNode(c, true)) })`,
          },
        ),
      '/mitsingen/senden': take(() =>
        html(
          '<!doctype html><body><div id="gform_confirmation_wrapper_7" class="gform_confirmation_wrapper"><div id="gform_confirmation_message_7" class="gform_confirmation_message">Danke! Deine Anmeldung ist eingegangen.</div></div></body>',
        ),
      ),
    },
    start: '/mitsingen/',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#gform_confirmation_message_7' } },
    why: 'Plain thanks where the form was; the own answer loaded in the hidden frame.',
  })
}

// --- WPForms ajax, refused field
{
  const p = site('fr', 'wp', 'Piscine des Trois Rives')
  const fields = [
    f('nom', 'text', 'Nom de l’enfant', 'Malo Cadiou', {
      id: 'wpforms-31-field_0',
      name: 'wpforms[fields][0]',
      purpose: 'name',
    }),
    f('age', 'number', 'Âge', 4, { id: 'wpforms-31-field_1', name: 'wpforms[fields][1]' }),
  ]
  add({
    id: 'held-validation-fr-wpforms-ajax',
    language: 'fr',
    title: 'WPForms by ajax: { "success": false, "data": { "errors": … } } draws a label under the field',
    fields,
    tool: form('enrolChild', 'Inscrire un enfant au jardin aquatique', '#wpforms-form-31'),
    pages: {
      '/jardin-aquatique': () =>
        p(
          `<h1>Jardin aquatique</h1><div class="wpforms-container wpforms-container-full" id="wpforms-31"><form id="wpforms-form-31" class="wpforms-validate wpforms-form wpforms-ajax-form" novalidate>${controls(fields, 'wp')}<div class="wpforms-submit-container"><button type="submit" class="wpforms-submit">Inscrire</button></div></form></div>`,
          {
            script: `${JQ}$('#wpforms-form-31').on('submit', function (e) { e.preventDefault(); $.post('/wp-admin/admin-ajax.php', $(this).serialize() + '&action=wpforms_submit', function (r) { if (r.success) return $('#wpforms-31').html('<div class="wpforms-confirmation-container"><p>Merci !</p></div>'); var er = r.data.errors.field; Object.keys(er).forEach(function (k) { $('#wpforms-31-field_' + k).addClass('wpforms-error').attr('aria-invalid', 'true').after('<em id="wpforms-31-field_' + k + '-error" class="wpforms-error" role="alert">' + er[k] + '</em>') }) }) })`,
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        json({
          success: false,
          data: {
            errors: {
              general: {},
              field: { 1: 'À quatre ans on barbote encore avec papa ou maman, revenez l’an prochain.' },
            },
          },
        }),
      ),
    },
    start: '/jardin-aquatique',
    taken: false,
    wanted: 'rejected',
    expects: { success: { selector: '.wpforms-confirmation-container' }, failure: { selector: 'em.wpforms-error' } },
    why: 'success: false, and a field that is marked invalid.',
  })
}

// --- Elementor, refused
{
  const p = site('nl', 'wp', 'Rijwielhandel Van Buren')
  const fields = [
    f('naam', 'text', 'Naam', 'Femke', { id: 'form-field-name', name: 'form_fields[name]', purpose: 'name' }),
    f('kenteken', 'text', 'Framenummer', 'VB0', { id: 'form-field-frame', name: 'form_fields[frame]' }),
    f('message', 'textarea', 'Klacht', 'De ketting loopt aan.', {
      id: 'form-field-message',
      name: 'form_fields[message]',
    }),
  ]
  add({
    id: 'held-validation-nl-elementor-danger',
    language: 'nl',
    title: 'Elementor: data.errors names the field; a message block of the kind "danger" at the foot of the form',
    fields,
    tool: form('planRepair', 'Een reparatie plannen', '.elementor-form'),
    pages: {
      '/reparatie': () =>
        p(
          `<h1>Reparatie plannen</h1><div class="elementor-widget-container"><form class="elementor-form" method="post" name="Reparatie"><input type="hidden" name="post_id" value="88"><div class="elementor-form-fields-wrapper">${controls(fields, 'wp')}<div class="elementor-field-group elementor-field-type-submit"><button type="submit" class="elementor-button elementor-size-sm"><span class="elementor-button-text">Plannen</span></button></div></div></form></div>`,
          {
            script: `document.querySelector('.elementor-form').addEventListener('submit', async function (e) { e.preventDefault(); const fd = new FormData(this); fd.append('action', 'elementor_pro_forms_send_form'); const r = await (await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body: fd })).json(); this.querySelectorAll('.elementor-message').forEach(x => x.remove()); if (!r.success) for (const [k, m] of Object.entries(r.data.errors)) { const i = document.getElementById('form-field-' + k); i.parentElement.classList.add('elementor-error'); i.setAttribute('aria-invalid', 'true'); i.insertAdjacentHTML('afterend', '<span class="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline" role="alert">' + m + '</span>') } this.insertAdjacentHTML('beforeend', '<div class="elementor-message elementor-message-' + (r.success ? 'success' : 'danger') + '" role="alert">' + r.data.message + '</div>') })`,
          },
        ),
      '/wp-admin/admin-ajax.php': take(() =>
        json({
          success: false,
          data: {
            message: 'Nog even kijken, het lukte zo niet.',
            errors: { frame: 'Een framenummer heeft bij ons altijd acht tekens.' },
            data: [],
          },
        }),
      ),
    },
    start: '/reparatie',
    taken: false,
    wanted: 'rejected',
    expects: {
      success: { selector: '.elementor-message-success' },
      failure: { selector: '.elementor-message-danger' },
    },
    why: 'success: false and aria-invalid.',
  })
}

// --- HubSpot-like, nothing sent
{
  const p = site('ar', 'tw', 'عيادة الابتسامة')
  const fields = [
    f('name', 'text', 'الاسم', 'سامر', { id: 'fn-22', name: 'firstname' }),
    f('email', 'email', 'البريد الإلكتروني', 'samer@example.com', { id: 'em-22', name: 'email' }),
  ]
  add({
    id: 'held-validation-ar-hs-own-rule',
    language: 'ar',
    title: 'HubSpot-like rule of the page itself: only company addresses; nothing is sent',
    fields,
    tool: form('requestBrochure', 'طلب كتيّب العيادة', '#hsf22'),
    pages: {
      '/': () =>
        p(
          `<h1>كتيّب العيادة</h1><form id="hsf22" class="hs-form" novalidate>${controls(fields, 'tw')}<div class="hs-submit"><input type="submit" class="hs-button" value="أرسل لي الكتيّب"></div></form><ul><li>تقويم الأسنان</li><li>تبييض</li></ul>`,
          {
            script: `document.getElementById('hsf22').addEventListener('submit', function (e) { e.preventDefault(); var m = this.elements.email; if (/@example/.test(m.value)) { m.classList.add('invalid', 'error'); m.setAttribute('aria-invalid', 'true'); if (!this.querySelector('.hs-error-msgs')) m.insertAdjacentHTML('afterend', '<ul class="no-list hs-error-msgs inputs-list" role="alert"><li><label class="hs-error-msg">نستقبل عناوين جهات العمل وحدها.</label></li></ul>'); return } fetch('/hs', { method: 'POST', body: new FormData(this) }) })`,
          },
        ),
      '/hs': take(() => json({ inlineMessage: 'شكرًا' })),
    },
    taken: false,
    sends: 0,
    wanted: 'rejected',
    status: ['rejected', 'failed', 'submitted_unverified'],
    expects: { success: { text: 'شكرًا' } },
    statusWithExpects: ['rejected', 'failed', 'submitted_unverified'],
    why: 'Nothing was sent, the page’s own rule marks the field invalid.',
  })
}

// --- a stale mark in another form
{
  const p = site('en', 'bs', 'Skerry Ferry Friends')
  const fields = [
    f('name', 'text', 'Your name', 'Morag Bain', { id: 'c-name', name: 'c_name' }),
    f('email', 'email', 'Your email', 'morag@example.com', { id: 'c-email', name: 'c_email' }),
    f('message', 'textarea', 'Message', 'Is the slipway open in March?', { id: 'c-msg', name: 'c_msg' }),
  ]
  add({
    id: 'held-validation-en-other-form-invalid',
    language: 'en',
    title:
      'The newsletter form in the footer is marked invalid all the time; the contact form is taken, { "success": true }',
    fields,
    tool: form('contactFriends', 'Write to the ferry friends', '#contact'),
    pages: {
      '/contact': () =>
        p(
          `<h1>Contact</h1><form id="contact">${controls(fields, 'bs')}<button class="btn btn-primary">Send message</button></form><hr><form id="nl" class="was-validated"><label for="nl-e">Newsletter</label><input id="nl-e" type="email" class="form-control is-invalid" aria-invalid="true" value="morag@"><div class="invalid-feedback">That address looks unfinished.</div><button type="button" class="btn">Join</button></form>`,
          {
            script: `const cf = document.getElementById('contact'); cf.addEventListener('submit', async e => { e.preventDefault(); const r = await fetch('/contact', { method: 'POST', body: new FormData(cf) }); const b = await r.json(); if (b.success) cf.innerHTML = '<div class="alert alert-success">Message sent, thank you.</div>' })`,
          },
        ),
    },
    start: '/contact',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'Message sent, thank you' } },
    why: 'Proof (b); the mark is in another form and was there before.',
  })
  const one = rows.at(-1)
  const show = one.pages['/contact']
  one.pages['/contact'] = take(() => json({ success: true }), show)
}

// --- Angular-like classes after a reset
{
  const p = site('ko', 'app', '도시농부 텃밭')
  const fields = [
    f('name', 'text', '이름', '윤서준', { id: 'mat-input-0', name: 'name' }),
    f('plot', 'text', '희망 구역', '나-12', { id: 'mat-input-1', name: 'plot' }),
  ]
  add({
    id: 'held-validation-ko-angular-pristine',
    language: 'ko',
    title: 'Angular-like: after 201 the form is reset and carries ng-invalid ng-pristine again; thanks above it',
    fields,
    tool: form('applyForPlot', '텃밭 분양 신청', 'form.ng-untouched'),
    pages: {
      '/apply': () =>
        p(
          `<app-apply><h1>분양 신청</h1><form novalidate class="ng-untouched ng-pristine ng-invalid"><div class="msg"></div>${controls(fields, 'mui')}<button type="submit" class="mat-raised-button"><span class="mat-button-wrapper">신청</span></button></form></app-apply>`,
          {
            script: `const af = document.querySelector('app-apply form'); af.addEventListener('input', () => af.classList.replace('ng-invalid', 'ng-valid')); af.addEventListener('submit', async e => { e.preventDefault(); const r = await fetch('/api/plots', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(af))) }); if (r.status === 201) { af.querySelector('.msg').innerHTML = '<p>신청이 접수되었습니다. 감사합니다.</p>'; af.reset(); af.classList.replace('ng-valid', 'ng-invalid'); for (const i of af.querySelectorAll('input')) i.className += ' ng-pristine ng-invalid' } })`,
          },
        ),
      '/api/plots': take(() => json({ id: 'p-31' }, 201)),
    },
    start: '/apply',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '신청이 접수되었습니다' } },
    why: 'Plain thanks in the form, own 201; ng-invalid on an emptied form is no error.',
  })
}

// --- jQuery-validate-like, from the server
{
  const p = site('it', 'wf', 'Energia di Quartiere')
  const fields = [
    f('nome', 'text', 'Nome e cognome', 'Ilaria Conti', { purpose: 'name' }),
    f('cap', 'text', 'CAP', '10121'),
    f('telefono', 'tel', 'Telefono', '011 000 0000'),
  ]
  add({
    id: 'held-validation-it-label-error',
    language: 'it',
    title: 'The server names the field under 200; jQuery-validate-like label.error beside it and aria-invalid on it',
    fields,
    tool: form('joinCommunity', 'Aderire alla comunità energetica', '#adesione'),
    pages: {
      '/aderisci': () =>
        p(
          `<h1>Aderisci</h1><form id="adesione" novalidate="novalidate">${controls(fields, 'ph')}<button type="submit" class="w-button">Aderisco</button></form><p>Per ora siamo centoventi famiglie.</p>`,
          {
            script: `${JQ}$('#adesione').on('submit', function (e) { e.preventDefault(); $.post('/adesioni', $(this).serialize(), function (r) { if (r.field) $('#' + r.field).addClass('error').attr('aria-invalid', 'true').after('<label id="' + r.field + '-error" class="error" for="' + r.field + '">' + r.message + '</label>') }) })`,
          },
        ),
      '/adesioni': take(() => json({ field: 'cap', message: 'La cabina serve solo le vie oltre il fiume.' })),
    },
    start: '/aderisci',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Benvenuta' }, failure: { selector: 'label.error' } },
    why: 'An invalid field by attribute and a common class.',
  })
}

// --- Laravel Blade
{
  const p = site('pt', 'bs', 'Feira do Bairro Alto')
  const fields = [
    f('nome', 'text', 'Nome da banca', 'Doces da Avó', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'banca@example.pt'),
    f('metros', 'number', 'Metros de frente', 9),
  ]
  add({
    id: 'held-validation-pt-blade-is-invalid',
    language: 'pt',
    title: 'A redirect back; old input, is-invalid and invalid-feedback on one field',
    fields,
    tool: form('registerStall', 'Inscrever uma banca na feira', '#banca'),
    pages: {
      '/feira/inscricao': (_, s) =>
        p(
          `<h1>Inscrição de bancas</h1><form id="banca" method="POST" action="/feira"><input type="hidden" name="_token" value="AA1">${controls(fields, 'bs', s.session.old ? { values: s.session.old, errors: { metros: 'Cada banca tem direito a quatro metros, nem mais um.' } } : {})}<button class="btn btn-primary">Inscrever</button></form>`,
        ),
      '/feira': take((r, s) => {
        s.session.old = { nome: r.field('nome'), email: r.field('email'), metros: r.field('metros') }
        return see('/feira/inscricao', 302)
      }),
    },
    start: '/feira/inscricao',
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Inscrição registada' } },
    why: 'is-invalid after the reload.',
  })
}

// --- Symfony-like, marks of success
{
  const p = site('cs', 'bs', 'Obecní úřad Vrbice')
  const fields = [
    f('jmeno', 'text', 'Jméno', 'Marie Šimková', { purpose: 'name' }),
    f('cislo', 'number', 'Číslo popisné', 48),
    f('popelnice', 'select', 'Popelnice', 'papir', {
      choices: [
        ['papir', 'Papír'],
        ['plast', 'Plast'],
      ],
    }),
  ]
  add({
    id: 'held-validation-cs-marks-of-success',
    language: 'cs',
    title: 'The page again with the values kept, has-success and is-valid on the fields, and thanks over the form',
    fields,
    tool: form('requestBin', 'Požádat o popelnici', 'form[name="zadost"]'),
    pages: {
      '/popelnice': take(
        (r) =>
          p(
            `<h1>Popelnice</h1><p class="bg-success">Děkujeme, žádost byla přijata.</p><form name="zadost" method="post" class="was-validated">${controls(fields, 'bs', { values: { jmeno: r.field('jmeno'), cislo: r.field('cislo'), popelnice: r.field('popelnice') } }).replaceAll('form-control', 'form-control is-valid')}<div class="help-block invalid-feedback">Vyplňte prosím</div><button class="btn">Požádat</button></form>`,
          ),
        () =>
          p(
            `<h1>Popelnice</h1><form name="zadost" method="post">${controls(fields, 'bs')}<div class="help-block invalid-feedback">Vyplňte prosím</div><button class="btn">Požádat</button></form>`,
          ),
      ),
    },
    start: '/popelnice',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'žádost byla přijata' } },
    why: 'Plain thanks on the page that followed; the only error block is hidden, the marks are those of success.',
  })
}

// --- thanks, with another form full of the word for required and hidden errors
{
  const p = site('ja', 'tw', '木のおもちゃ ことり')
  const fields = [
    f('name', 'text', 'お名前', '松本 葵', { id: 'ko-name' }),
    f('kana', 'text', 'フリガナ', 'マツモト アオイ', { id: 'ko-kana' }),
    f('message', 'textarea', 'ご相談内容', '名入れはできますか。', { id: 'ko-msg' }),
  ]
  add({
    id: 'held-validation-ja-hidden-errors-remain',
    language: 'ja',
    title:
      'A view library shows thanks in place of the form; a survey below has red "required" marks and hidden error texts',
    fields,
    tool: form('consultMaker', '工房に相談する', '#soudan'),
    pages: {
      '/soudan': () =>
        p(
          '<div id="vm"></div><section><h2>アンケート</h2><p class="error" hidden>入力に誤りがあります</p><label>満足度 <span class="text-red-600 required">必須</span><input name="score" type="number" required></label><p class="error-message" style="display:none">1から5で入力してください</p></section>',
          {
            script: `${RX}mount('#vm', { ok: false }, (s) => s.ok ? '<h1>送信しました</h1><p>ありがとうございます。</p>' : \`<h1>ご相談</h1><form id="soudan" data-on-submit="okuru"><label for="ko-name">お名前 <span class="text-red-600">必須</span></label><input id="ko-name" name="name" value="\${h(s.v.name)}"><label for="ko-kana">フリガナ <span class="text-red-600">必須</span></label><input id="ko-kana" name="kana" value="\${h(s.v.kana)}"><label for="ko-msg">ご相談内容</label><textarea id="ko-msg" name="message">\${h(s.v.message)}</textarea><button type="submit">送信</button></form>\`, { async okuru() { const r = await fetch('/api/soudan', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.state.v) }); if (r.ok) this.set({ ok: true }) } })`,
          },
        ),
      '/api/soudan': take(() => late(700, json({ receipt: 771 }))),
    },
    start: '/soudan',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '送信しました' } },
    why: 'Plain thanks where the form was, own 2xx; hidden errors and marks of required fields are no sign.',
  })
}
