// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, html, JQ, json, RX, row, see, site, take } from '../kit.mjs'

const family = 'validation'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- Bootstrap classes set from a 422 of the API
{
  const p = site('pt', 'bs', 'Câmara de Alvorada')
  const fields = [
    f('nome', 'text', 'Nome', 'Beatriz Lopes', { purpose: 'name' }),
    f('contribuinte', 'text', 'N.º de utente', '000 111 222'),
    f('email', 'email', 'E-mail', 'beatriz@example.pt'),
  ]
  add({
    id: 'validation-pt-bootstrap-422',
    language: 'pt',
    title: 'is-invalid and invalid-feedback set by script from a 422',
    fields,
    tool: form('requestBadge', 'Pedir cartão de residente', '#cartao'),
    pages: {
      '/': () =>
        p(
          `<h1>Cartão de residente</h1><form id="cartao" class="needs-validation" novalidate>${fields.map((x) => `<div class="mb-3"><label class="form-label" for="${x.id}">${x.label}</label><input type="${x.type}" class="form-control" id="${x.id}" name="${x.name}"><div class="invalid-feedback"></div></div>`).join('')}<button class="btn btn-primary" type="submit">Pedir cartão</button></form>`,
          {
            script: `(() => { 'use strict'; const form = document.querySelector('.needs-validation'); form.addEventListener('submit', async (event) => { event.preventDefault(); const response = await fetch('/cartao', { method: 'POST', body: new URLSearchParams(new FormData(form)) }); const result = await response.json(); for (const [name, text] of Object.entries(result.campos ?? {})) { const input = form.elements[name]; input.classList.add('is-invalid'); input.nextElementSibling.textContent = text } }) })()`,
          },
        ),
      '/cartao': take(() => json({ campos: { contribuinte: 'Este número já tem um cartão ativo.' } }, 422)),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'o seu cartão segue pelo correio' } },
    why: 'A field with `is-invalid`, and an own 422.',
  })
}

// --- Django errorlist after a reload with 200
{
  const p = site('pl', 'wf', 'Klub Szachowy Goniec')
  const fields = [
    f('imie', 'text', 'Imię i nazwisko', 'Anna Wrona', { purpose: 'name', id: 'id_imie' }),
    f('ranking', 'number', 'Ranking', 1900, { id: 'id_ranking' }),
  ]
  const page = (o) =>
    p(
      `<h1>Zapisy na turniej</h1><form id="zapisy" method="post" action="/zapisy" novalidate><input type="hidden" name="csrfmiddlewaretoken" value="x9">${controls(fields, 'dl', o)}<button type="submit">Zapisz mnie</button></form>`,
    )
  add({
    id: 'validation-pl-errorlist-200',
    language: 'pl',
    title: 'Server reload with 200 and an errorlist above the field',
    fields,
    tool: form('registerTournament', 'Zapisać się na turniej', '#zapisy'),
    pages: {
      '/': () => page(),
      '/zapisy': take((r) =>
        page({ values: (n) => r.field(n), errors: { ranking: 'Do grupy B wpuszczamy tylko graczy poniżej 1800.' } }),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'jesteś na liście startowej' } },
    why: '`errorlist` of the form after a reload rejects.',
  })
}

// --- Rails
{
  const p = site('en', 'app', 'Trailhead Volunteers')
  const fields = [
    f('name', 'text', 'Name', 'Dee Marsh', { id: 'volunteer_name', name: 'volunteer[name]' }),
    f('date', 'date', 'Work day', '2026-12-25', { id: 'volunteer_day', name: 'volunteer[day]' }),
  ]
  const page = (o, head = '') =>
    p(
      `<h1>Join a trail day</h1><form class="new_volunteer" id="new_volunteer" action="/volunteers" accept-charset="UTF-8" method="post">${head}${controls(fields, 'rails', o)}<div class="actions"><input type="submit" name="commit" value="Create Volunteer" data-disable-with="Create Volunteer"></div></form>`,
    )
  add({
    id: 'validation-en-rails-200',
    language: 'en',
    title: 'field_with_errors and error_explanation after a reload with 200',
    fields,
    tool: form('volunteer', 'Volunteer for a trail day', '#new_volunteer'),
    pages: {
      '/': () => page({}),
      '/volunteers': take((r) =>
        page(
          { values: { name: r.field('volunteer[name]'), date: r.field('volunteer[day]') }, errors: { date: 'x' } },
          '<div id="error_explanation"><h2>1 error prohibited this volunteer from being saved:</h2><ul><li>Day is not one of ours</li></ul></div>',
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Volunteer was successfully created' } },
    why: '`field_with_errors` after a reload rejects.',
  })
}

// --- a form library: errors from a 200 body become state
{
  const p = site('ko', 'app', '한솔 도서관')
  const fields = [
    f('card', 'text', '회원 번호', 'K-3381', { id: 'f-card' }),
    f('email', 'email', '이메일', 'jiwoo@example.kr', { id: 'f-email' }),
  ]
  add({
    id: 'validation-ko-formik-200',
    language: 'ko',
    title: 'A view library draws the field errors that a 200 brought; aria-invalid on one field',
    fields,
    tool: form('registerClub', '독서 모임 신청', '#club-form'),
    pages: {
      '/': () =>
        p('<h1>독서 모임</h1><div id="mnt"></div>', {
          script: `${RX}mount('#mnt', { errors: {}, busy: false }, (s) => \`<form id="club-form" data-on-submit="submit" novalidate>\${[['card','회원 번호','text','f-card'],['email','이메일','email','f-email']].map(([n, l, t, id]) => \`<div class="sc-bdVaJa"><label for="\${id}">\${l}</label><input id="\${id}" name="\${n}" type="\${t}" value="\${h(s.v[n])}" aria-invalid="\${s.errors[n] ? 'true' : 'false'}">\${s.errors[n] ? \`<div class="sc-bwzfXH">\${h(s.errors[n])}</div>\` : ''}</div>\`).join('')}<button type="submit" \${s.busy ? 'disabled' : ''}>신청</button></form>\`, {
  async submit() { this.set({ busy: true }); const r = await fetch('/api/club', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(this.state.v) }); const b = await r.json(); this.set({ busy: false, errors: b.fields || {} }) }
})`,
        }),
      '/api/club': take(() => json({ fields: { card: '휴면 상태인 번호예요. 먼저 창구에서 풀어 주세요.' } })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: '신청이 완료' } },
    why: '`aria-invalid` on a field of the form after the send.',
  })
}

// --- a jQuery validation plugin with a remote rule: nothing is sent
{
  const p = site('tr', 'old', 'Bisiklet Topluluğu Bursa')
  const fields = [
    f('rumuz', 'text', 'Rumuz', 'pedal16', { purpose: 'username' }),
    f('eposta', 'email', 'E-posta', 'pedal@example.com'),
  ]
  add({
    id: 'validation-tr-remote-rule',
    language: 'tr',
    title: 'A remote rule of a validation plugin refuses the nickname; the form is never sent',
    fields,
    tool: form('joinCommunity', 'Topluluğa katıl', '#uyelik'),
    pages: {
      '/': () =>
        p(
          `<h2>Üyelik</h2><form id="uyelik" action="/uyelik" method="post" novalidate="novalidate">${controls(fields, 'table')}<input type="submit" value="Katıl"></form>`,
          {
            script: `${JQ}$('#uyelik').on('submit',function(e){e.preventDefault();var f=this;$('label.error').remove();$.ajax({url:'/rumuz-bos-mu?r='+encodeURIComponent($('#rumuz').val()),success:function(d){if(d===true)return f.submit();$('#rumuz').addClass('error').attr('aria-invalid','true').after('<label id="rumuz-error" class="error" for="rumuz">Bu rumuzu bir başka pedalsever kapmış.</label>')}})})`,
          },
        ),
      '/rumuz-bos-mu': () => json(false),
      '/uyelik': take(() => see('/')),
    },
    taken: false,
    sends: 0,
    wanted: 'rejected',
    status: ['rejected', 'failed'],
    expects: { success: { text: 'Aramıza hoş geldin' } },
    why: 'An invalid field of the form (aria-invalid, error class); nothing was sent.',
  })
}

// --- client-side rule in German, nothing sent
{
  const p = site('de', 'tw', 'Schrebergarten Sonnental')
  const fields = [
    f('name', 'text', 'Name', 'Uwe Krause', { id: 'bew-name' }),
    f('plz', 'text', 'Postleitzahl', '99999', { id: 'bew-plz' }),
  ]
  add({
    id: 'validation-de-client-rule',
    language: 'de',
    title: 'The page’s own rule refuses the postcode before anything is sent',
    fields,
    tool: form('applyForGarden', 'Um einen Garten bewerben', '#bewerbung'),
    pages: {
      '/': () =>
        p(
          `<h1>Bewerbung um eine Parzelle</h1><form id="bewerbung" action="/bewerbung" method="post" novalidate>${controls(fields, 'tw')}<button class="rounded bg-lime-700 text-white">Bewerbung abschicken</button></form>`,
          {
            script: `document.getElementById('bewerbung').addEventListener('submit', (e) => { const plz = document.getElementById('bew-plz'); if (!/^04/.test(plz.value)) { e.preventDefault(); plz.setAttribute('aria-invalid', 'true'); plz.insertAdjacentHTML('afterend', '<p class="text-red-600" id="plz-hint">Wir vergeben nur an Leute aus dem Stadtgebiet.</p>'); plz.focus() } })`,
          },
        ),
      '/bewerbung': take(() => see('/')),
    },
    taken: false,
    sends: 0,
    wanted: 'rejected',
    status: ['rejected', 'failed'],
    why: 'An invalid field of the form; the outcome says that nothing was sent.',
  })
}

// --- invalid before the run already, and again after the reset: taken
{
  const p = site('en', 'app', 'Brightwater Pool')
  const fields = [
    f('name', 'text', 'Name', 'Femi Adeyemi', { id: 'lost-name', attrs: 'aria-invalid="true"' }),
    f('item', 'text', 'What did you lose?', 'Blue goggles', { id: 'lost-item', attrs: 'aria-invalid="true"' }),
  ]
  add({
    id: 'validation-en-stale-aria-invalid',
    language: 'en',
    title: 'Required fields carry aria-invalid while empty, before the run and after the reset; the body says ok',
    fields,
    tool: form('reportLostItem', 'Report a lost item', '#lost'),
    pages: {
      '/': () =>
        p(
          `<h1>Lost property</h1><form id="lost" novalidate>${fields.map((x) => `<p><label for="${x.id}">${x.label}</label><input type="text" id="${x.id}" name="${x.name}" aria-required="true" aria-invalid="true"></p>`).join('')}<button type="submit">Report</button><p role="status" id="lost-status"></p></form>`,
          {
            script: `const lost = document.getElementById('lost')
const mark = () => { for (const input of lost.querySelectorAll('input')) input.setAttribute('aria-invalid', String(!input.value)) }
lost.addEventListener('input', mark)
lost.addEventListener('submit', async (e) => { e.preventDefault(); const r = await fetch('/lost', { method: 'POST', body: new FormData(lost) }); const b = await r.json(); if (b.ok) { lost.reset(); mark(); document.getElementById('lost-status').textContent = 'Thanks, report received.' } })`,
          },
        ),
      '/lost': take(() => json({ ok: true })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'report received' } },
    why: 'Proof (b); a mark that an emptied field bears as before the run is no refusal of this send.',
  })
}

// --- another form of the page is invalid: taken
{
  const p = site('fr', 'shop', 'La Ferme des Trois Chênes')
  const fields = [
    f('nom', 'text', 'Nom', 'Élise Martin', { purpose: 'name' }),
    f('question', 'textarea', 'Votre question', 'Livrez-vous à Nantes ?', { purpose: 'message' }),
  ]
  add({
    id: 'validation-fr-other-form-invalid',
    language: 'fr',
    title: 'The newsletter box of the footer is marked invalid all the time; the contact form is taken',
    fields,
    tool: form('askQuestion', 'Poser une question à la ferme', '#question-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Une question ?</h1><form id="question-form">${controls(fields, 'ul')}<button type="submit" class="button">Envoyer</button></form><form id="nl" class="footer__newsletter"><input type="email" name="nl" aria-label="E-mail" class="is-invalid" aria-invalid="true" value="pas-une-adresse"><div class="invalid-feedback">Adresse e-mail invalide</div><button>OK</button></form>`,
          {
            script: `document.getElementById('question-form').addEventListener('submit', function (e) { e.preventDefault(); var me = this; fetch('/question', { method: 'POST', body: new FormData(me) }).then(function () { me.outerHTML = '<p>Merci, votre question a bien été envoyée.</p>' }) })`,
          },
        ),
      '/question': take(() => html('', 201)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'votre question a bien été envoyée' } },
    why: 'Only an invalid field of the tool’s own form rejects; here are plain thanks with an own 2xx.',
  })
}

// --- MUI helper text and 400
{
  const p = site('sv', 'app', 'Kolonilotten')
  const fields = [
    f('namn', 'text', 'Namn', 'Ebba Sund', { purpose: 'name', id: 'mui-1' }),
    f('medlem', 'text', 'Medlemsnummer', '19-88', { id: 'mui-2' }),
  ]
  add({
    id: 'validation-sv-mui-400',
    language: 'sv',
    title: 'Helper text and an error class on the wrapper, own 400',
    fields,
    tool: form('bookSauna', 'Boka bastun', '#bastu'),
    pages: {
      '/': () =>
        p(
          `<h1>Boka bastun</h1><form id="bastu" novalidate>${controls(fields, 'mui')}<button type="submit" class="MuiButton-root">Boka</button></form>`,
          {
            script: `bastu.onsubmit = async (e) => { e.preventDefault(); const r = await fetch('/bastu', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(bastu))) }); if (r.status === 400) { const { issues } = await r.json(); const input = bastu.elements[issues[0].path[0]]; input.setAttribute('aria-invalid', 'true'); input.parentElement.classList.add('Mui-error'); input.parentElement.insertAdjacentHTML('afterend', '<p class="MuiFormHelperText-root Mui-error">' + issues[0].message + '</p>') } }`,
          },
        ),
      '/bastu': take(() =>
        json({ issues: [{ path: ['medlem'], message: 'Ditt medlemskap vilar sedan i våras.' }] }, 400),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Bastun är din' } },
    why: 'Own 400 and a field marked by aria-invalid.',
  })
}

// --- error summary of a government design, 200
{
  const p = site('fi', 'gov', 'Veneenpitäjien rekisteri')
  const fields = [f('rekisteri', 'text', 'Rekisteritunnus', 'H 48123'), f('satama', 'text', 'Kotisatama', 'Hanko')]
  const page = (o, summary = '') =>
    p(
      `${summary}<h1 class="govuk-heading-l">Ilmoita kotisatama</h1><form id="satamailmoitus" method="post" action="/ilmoitus" novalidate>${controls(fields, 'gov', o)}<button class="govuk-button">Lähetä ilmoitus</button></form>`,
      { title: summary ? 'Virhe: Ilmoita kotisatama' : 'Ilmoita kotisatama' },
    )
  add({
    id: 'validation-fi-error-summary',
    language: 'fi',
    title: 'Error summary with role=alert above the heading, message at the field, status 200',
    fields,
    tool: form('reportHarbour', 'Ilmoita veneen kotisatama', '#satamailmoitus'),
    pages: {
      '/': () => page({}),
      '/ilmoitus': take((r) =>
        page(
          { values: r.field, errors: { rekisteri: 'Tällä tunnuksella ei löydy venettä.' } },
          '<div class="govuk-error-summary" role="alert" tabindex="-1"><h2 class="govuk-error-summary__title">Tarkista vielä tämä</h2><ul class="govuk-error-summary__list"><li><a href="#rekisteri">Tällä tunnuksella ei löydy venettä.</a></li></ul></div>',
        ),
      ),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { url: '/ilmoitus/valmis' } },
    why: 'Error classes of a common design system at a field of the form after a reload.',
  })
}

// --- an own class that no list has, 200
{
  const p = site('hu', 'old', 'Duna Horgászegylet')
  const fields = [
    f('nev', 'text', 'Név', 'Tóth Gábor', { purpose: 'name' }),
    f('engedely', 'text', 'Engedély száma', 'HE-204'),
  ]
  const page = (note = '') =>
    p(
      `<h2>Nevezés a tavaszi versenyre</h2><form id="nevezes" method="post" action="/nevezes">${controls(fields, 'table')}<div class="megj">${note}</div><input type="submit" value="Nevezek"></form>`,
    )
  add({
    id: 'validation-hu-own-class',
    language: 'hu',
    title: 'Reload with 200, the fields are empty again, a note of an unknown class within the form',
    fields,
    tool: form('enterContest', 'Nevezés a horgászversenyre', '#nevezes'),
    pages: {
      '/': () => page(),
      '/nevezes': take(() => page('A megadott engedély tavaly decemberben lejárt, ezzel nem indulhat.')),
    },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'Nevezését rögzítettük' } },
    why: 'No class, attribute or status says no; the words are unknown, so unverified with `said`.',
  })
}

// --- custom validity after the answer
{
  const p = site('en', 'bs', 'Open Lab Bristol')
  const fields = [
    f('name', 'text', 'Name', 'Kit Rowe', { id: 'ind-name' }),
    f('slot', 'select', 'Induction', 'thu', {
      id: 'ind-slot',
      choices: [
        ['tue', 'Tuesday 6 pm'],
        ['thu', 'Thursday 6 pm'],
      ],
    }),
  ]
  add({
    id: 'validation-en-custom-validity',
    language: 'en',
    title: 'setCustomValidity and reportValidity from a 200 with { available: false }',
    fields,
    tool: form('bookInduction', 'Book a workshop induction', '#induction'),
    pages: {
      '/': () =>
        p(
          `<h1>Inductions</h1><form id="induction">${controls(fields, 'bs')}<button class="btn btn-primary">Book</button></form>`,
          {
            script: `induction.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/inductions', { method: 'POST', body: new FormData(induction) })).json(); const slot = induction.elements.slot; slot.setCustomValidity(b.available ? '' : 'Thursday went a minute ago'); induction.reportValidity() })`,
          },
        ),
      '/inductions': take(() => json({ available: false })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'see you on' } },
    why: 'A field of the form is invalid after the send (`:user-invalid`).',
  })
}

// --- Angular-like classes and mat-error
{
  const p = site('vi', 'tw', 'Phòng khám Hoa Sen')
  const fields = [
    f('ten', 'text', 'Họ tên bệnh nhân', 'Lê Văn An', { purpose: 'name' }),
    f('ngay', 'date', 'Ngày khám', '2026-09-02', { purpose: 'date' }),
  ]
  add({
    id: 'validation-vi-angular-like',
    language: 'vi',
    title: 'ng-invalid, ng-touched and mat-error after a 200',
    fields,
    tool: form('bookAppointment', 'Đặt lịch khám', '#dat-lich'),
    pages: {
      '/': () =>
        p(
          `<h1>Đặt lịch khám</h1><form id="dat-lich" class="ng-untouched ng-pristine ng-valid" novalidate>${fields.map((x) => `<mat-form-field class="mat-mdc-form-field"><label for="${x.id}">${x.label}</label><input matinput type="${x.type}" id="${x.id}" name="${x.name}" class="ng-untouched ng-pristine ng-valid"><div class="mat-mdc-form-field-subscript-wrapper"></div></mat-form-field>`).join('')}<button mat-flat-button type="submit">Đặt lịch</button></form>`,
          {
            script: `document.getElementById('dat-lich').addEventListener('submit', async function (e) { e.preventDefault(); const b = await (await fetch('/lich', { method: 'POST', body: new FormData(this) })).json(); if (b.ngay) { const i = this.elements.ngay; i.className = 'ng-dirty ng-touched ng-invalid'; i.setAttribute('aria-invalid', 'true'); this.className = 'ng-dirty ng-touched ng-invalid'; i.nextElementSibling.innerHTML = '<mat-error class="mat-mdc-form-field-error" id="mat-error-2">' + b.ngay + '</mat-error>' } })`,
          },
        ),
      '/lich': take(() => json({ ngay: 'Hôm đó phòng khám nghỉ lễ, bác sĩ không tiếp bệnh nhân.' })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'Hẹn gặp bạn' } },
    why: 'aria-invalid and the error classes of a common framework on a field of the form.',
  })
}

// --- green marks are not errors
{
  const p = site('nl', 'bs', 'Buurthuis Oost')
  const fields = [
    f('naam', 'text', 'Naam', 'Fatima El Amrani', { purpose: 'name' }),
    f('email', 'email', 'E-mail', 'fatima@example.nl'),
    f('idee', 'textarea', 'Uw idee', 'Een leeskring op dinsdag.', { purpose: 'message' }),
  ]
  add({
    id: 'validation-nl-valid-feedback',
    language: 'nl',
    title: 'was-validated, is-valid and valid-feedback, hidden invalid-feedback everywhere, then thanks',
    fields,
    tool: form('shareIdea', 'Deel uw idee', '#idee-form'),
    pages: {
      '/': () =>
        p(
          `<h1>Heeft u een idee?</h1><form id="idee-form" class="row g-3 needs-validation" novalidate>${fields.map((x) => `<div class="col-12"><label class="form-label" for="${x.id}">${x.label}</label>${x.type === 'textarea' ? `<textarea class="form-control" id="${x.id}" name="${x.name}" required></textarea>` : `<input type="${x.type}" class="form-control" id="${x.id}" name="${x.name}" required>`}<div class="valid-feedback" hidden>Ziet er goed uit!</div><div class="invalid-feedback">Vul dit veld in.</div></div>`).join('')}<div class="col-12"><button class="btn btn-primary">Versturen</button></div></form><div id="klaar" class="alert alert-success" role="alert" hidden>Bedankt, uw idee is ontvangen!</div>`,
          {
            script: `var f = document.getElementById('idee-form'); f.addEventListener('submit', function (e) { e.preventDefault(); f.classList.add('was-validated'); f.querySelectorAll('.form-control').forEach(function (c) { c.classList.add('is-valid'); c.parentElement.querySelector('.valid-feedback').hidden = false }); fetch('/idee', { method: 'POST', body: new FormData(f) }).then(function (r) { if (r.ok) document.getElementById('klaar').hidden = false }) })`,
          },
        ),
      '/idee': take(() => html('', 204)),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '#klaar' }, failure: { selector: '.is-invalid' } },
    why: 'Plain thanks with an own 2xx; marks of validity and hidden feedback are no errors. ("Looks good" may leave it unverified.)',
  })
}

// --- Element-like form item in Chinese
{
  const p = site('zh', 'app', '城南志愿者')
  const fields = [
    f('name', 'text', '姓名', '陈思', { id: 'el-id-1' }),
    f('slot', 'select', '时段', 'pm', {
      id: 'el-id-2',
      choices: [
        ['am', '上午'],
        ['pm', '下午'],
      ],
    }),
  ]
  add({
    id: 'validation-zh-form-item-error',
    language: 'zh',
    title: 'A form item gets is-error and el-form-item__error after a 200',
    fields,
    tool: form('signUpVolunteer', '报名志愿服务', '#zyz'),
    pages: {
      '/': () =>
        p(
          `<h1>志愿报名</h1><form id="zyz" class="el-form">${fields.map((x) => `<div class="el-form-item"><label class="el-form-item__label" for="${x.id}">${x.label}</label><div class="el-form-item__content">${x.type === 'select' ? `<select id="${x.id}" name="${x.name}"><option value="am">上午</option><option value="pm">下午</option></select>` : `<input class="el-input__inner" id="${x.id}" name="${x.name}" type="text">`}</div></div>`).join('')}<button type="submit" class="el-button el-button--primary">报名</button></form>`,
          {
            script: `zyz.addEventListener('submit', async e => { e.preventDefault(); const res = await (await fetch('/signup', { method: 'POST', body: new URLSearchParams(new FormData(zyz)) })).json(); if (res.field) { const item = zyz.elements[res.field].closest('.el-form-item'); item.classList.add('is-error'); item.querySelector('.el-form-item__content').insertAdjacentHTML('beforeend', '<div class="el-form-item__error">' + res.tip + '</div>') } })`,
          },
        ),
      '/signup': take(() => json({ field: 'slot', tip: '下午的人手已经够了，改选上午试试？' })),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: '报名成功' } },
    why: 'The error class of a common framework at a field of the form.',
  })
}

// --- settings saved in Japanese, the form stays
{
  const p = site('ja', 'tw', '自転車シェア みどり')
  const fields = [
    f('nickname', 'text', '表示名', 'みどりん', { purpose: 'username' }),
    f('station', 'select', 'よく使う駅', 'kita', {
      choices: [
        ['minami', '南口'],
        ['kita', '北口'],
      ],
    }),
  ]
  add({
    id: 'validation-ja-saved',
    language: 'ja',
    title: 'Settings are saved; the form stays with its values and a line says so',
    fields,
    tool: form('updateProfile', '表示名とよく使う駅を変更する', '#profile'),
    pages: {
      '/': () =>
        p(
          `<h1>プロフィール</h1><form id="profile">${controls(fields, 'tw', { values: { nickname: 'みどり', station: 'minami' } })}<button class="btn">保存する</button> <span role="status" class="text-sm"></span></form>`,
          {
            script: `const pf = document.getElementById('profile'); pf.addEventListener('submit', async (e) => { e.preventDefault(); const b = await (await fetch('/profile', { method: 'POST', body: new FormData(pf) })).json(); pf.querySelector('[role=status]').textContent = b.status === 'success' ? '保存しました' : '' })`,
          },
        ),
      '/profile': take(() => json({ status: 'success' })),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: '保存しました' } },
    why: 'Proof (b): status success in the own body.',
  })
}

// --- Laravel-like reload with alert-danger
{
  const p = site('es', 'bs', 'Escuela de Danza Compás')
  const fields = [
    f('alumna', 'text', 'Nombre de la alumna', 'Noa Gil', { purpose: 'name' }),
    f('curso', 'select', 'Curso', 'ini', {
      choices: [
        ['ini', 'Iniciación'],
        ['med', 'Medio'],
      ],
    }),
  ]
  const page = (o = {}, top = '') =>
    p(
      `<h1>Prueba de nivel</h1>${top}<form id="prueba" method="POST" action="/prueba"><input type="hidden" name="_token" value="zz">${controls(fields, 'bs', o)}<button class="btn btn-primary">Apuntarme a la prueba</button></form>`,
    )
  add({
    id: 'validation-es-redirect-back',
    language: 'es',
    title: 'Redirect back to the form with is-invalid, the old input and a box with a list',
    fields,
    tool: form('signUpTest', 'Apuntarse a la prueba de nivel', '#prueba'),
    pages: {
      '/': (_, state) => {
        const bad = state.session.bad
        state.session.bad = undefined
        return bad
          ? page(
              { values: bad, errors: { alumna: 'Noa ya hizo la prueba en septiembre.' } },
              '<div class="alert alert-danger"><ul><li>Noa ya hizo la prueba en septiembre.</li></ul></div>',
            )
          : page()
      },
      '/prueba': take((r, state) => {
        state.session.bad = { alumna: r.field('alumna'), curso: r.field('curso') }
        return see('/', 302)
      }),
    },
    taken: false,
    wanted: 'rejected',
    expects: { success: { text: 'te esperamos el' } },
    why: '`is-invalid` with its feedback after a redirect back.',
  })
}

// --- Arabic: field hint that is an error only by words, redirect to ?
{
  const p = site('ar', 'gov', 'بلدية الواحة')
  const fields = [f('name', 'text', 'الاسم', 'خالد العلي'), f('plot', 'text', 'رقم القطعة', '٧٧١')]
  const page = (hint = '') =>
    p(
      `<h1>طلب زراعة شجرة</h1><form id="tree" method="post" action="/tree">${controls(fields, 'gov')}<small class="hint">${hint}</small><button class="govuk-button">تقديم الطلب</button></form>`,
    )
  add({
    id: 'validation-ar-hint-only',
    language: 'ar',
    title: 'Reload with 200; only a small hint in words says that the plot is out of reach',
    fields,
    tool: form('requestTree', 'طلب زراعة شجرة', '#tree'),
    pages: { '/': () => page(), '/tree': take(() => page('القطعة المذكورة خارج نطاق المشروع هذا الموسم.')) },
    taken: false,
    wanted: 'submitted_unverified',
    expects: { success: { text: 'تم تقديم طلبكم' } },
    why: 'Only words that no list knows say no: unverified, with the words.',
  })
}
