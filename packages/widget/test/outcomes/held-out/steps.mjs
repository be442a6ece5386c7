// @ts-nocheck: the rows are plain data and pages; the types of what is run are in kit.mjs
import { controls, f, form, JQ, json, late, row, see, site, take } from '../kit.mjs'

const family = 'steps'
export const rows = []
const add = (spec) => rows.push(row({ family, ...spec }))

// --- review page
{
  const p = site('en', 'gov', 'Lowmoor District Council')
  const fields = [
    f('name', 'text', 'Full name', 'Edith Crane', { id: 'full-name' }),
    f('street', 'text', 'Street', 'Kiln Lane', { id: 'street' }),
    f('item', 'select', 'Item', 'sofa', {
      choices: [
        ['fridge', 'Fridge'],
        ['sofa', 'Sofa'],
      ],
    }),
  ]
  add({
    id: 'held-steps-en-check-answers',
    language: 'en',
    title: 'Post, redirect to "check your answers" with a second form',
    fields,
    tool: form('bookCollection', 'Book a bulky waste collection', '#bulky'),
    pages: {
      '/bulky': () =>
        p(
          `<h1>Bulky waste</h1><form id="bulky" method="post" action="/bulky/save">${controls(fields, 'gov')}<button class="govuk-button" data-module="govuk-button">Continue</button></form>`,
        ),
      '/bulky/save': take((r, s) => {
        s.session.v = ['name', 'street', 'item'].map((k) => r.field(k === 'name' ? 'name' : k))
        return see('/bulky/check')
      }),
      '/bulky/check': (_, s) =>
        p(
          `<h1>Check your answers</h1><dl class="govuk-summary-list">${(s.session.v ?? []).map((x, i) => `<div class="govuk-summary-list__row"><dt>${['Name', 'Street', 'Item'][i]}</dt><dd>${x}</dd></div>`).join('')}</dl><form id="final" method="post" action="/bulky/done"><button class="govuk-button">Accept and send</button></form>`,
        ),
      '/bulky/done': take(() => p('<h1>Collection booked</h1>')),
    },
    start: '/bulky',
    taken: false,
    nextStep: '#final',
    wanted: 'needs_person',
    expects: { success: { url: '/bulky/done' } },
    why: 'A page of confirmation after a send is a step.',
  })
}

// --- wizard, one fetch per step
{
  const p = site('zh', 'app', '南湖志愿者之家')
  const fields = [
    f('name', 'text', '姓名', '陈思远', { id: 'nh-name' }),
    f('area', 'select', '服务方向', 'old', {
      id: 'nh-area',
      choices: [
        ['old', '陪伴老人'],
        ['river', '河道清洁'],
      ],
    }),
  ]
  add({
    id: 'held-steps-zh-wizard-fetch',
    language: 'zh',
    title: 'Each step is stored by fetch { "code": 0 }; the next step with new fields replaces the first',
    fields,
    tool: form('registerVolunteer', '志愿者报名', '#step-1'),
    pages: {
      '/join': () =>
        p(
          `<h1>志愿者报名</h1><div class="ant-steps"><span>1 基本信息</span><span>2 时间</span><span>3 完成</span></div><div id="panel"><form id="step-1">${controls(fields, 'mui')}<button type="submit">下一步</button></form></div>`,
          {
            script: `document.getElementById('step-1').onsubmit = async (e) => { e.preventDefault(); const b = await (await fetch('/api/join/1', { method: 'POST', body: new FormData(e.target) })).json(); if (b.code === 0) document.getElementById('panel').innerHTML = '<form id="step-2"><label>每周可服务天数 <input type="number" name="days" required></label><label>紧急联系人 <input name="sos" required></label><button type="submit">提交报名</button></form>' }`,
          },
        ),
      '/api/join/1': take(() => json({ code: 0, data: { token: 'n1' } })),
    },
    start: '/join',
    taken: false,
    nextStep: '#step-2',
    wanted: 'needs_person',
    expects: { success: { text: '报名成功' } },
    why: 'The first form made way for the next step.',
  })
}

// --- double opt-in
{
  const p = site('de', 'shop', 'Teekontor Elbgang')
  const fields = [
    f('email', 'email', 'E-Mail-Adresse', 'jule@example.de', { id: 'mce-EMAIL', name: 'EMAIL' }),
    f('name', 'text', 'Vorname', 'Jule', { id: 'mce-FNAME', name: 'FNAME' }),
  ]
  add({
    id: 'held-steps-de-mailchimp-opt-in',
    language: 'de',
    title: 'Mailchimp-like: { "result": "success", "msg": … }, but the link in the e-mail is still to be pressed',
    fields,
    tool: form('subscribeNewsletter', 'Den Teebrief abonnieren', '#mc-embedded-subscribe-form'),
    pages: {
      '/teebrief': () =>
        p(
          `<h2>Teebrief</h2><div id="mc_embed_signup"><form id="mc-embedded-subscribe-form" name="mc-embedded-subscribe-form" class="validate">${controls(fields, 'ul')}<div id="mce-responses"><div class="response" id="mce-error-response" style="display:none"></div><div class="response" id="mce-success-response" style="display:none"></div></div><div aria-hidden="true" style="position:absolute;left:-5000px"><input type="text" name="b_11_22" tabindex="-1" value=""></div><input type="submit" value="Eintragen" name="subscribe" class="button"></form></div>`,
          {
            script: `${JQ}$('#mc-embedded-subscribe-form').on('submit', function (e) { e.preventDefault(); $.post('/subscribe/post-json', $(this).serialize(), function (r) { $('#mce-' + r.result + '-response').html(r.msg).show() }) })`,
          },
        ),
      '/subscribe/post-json': take(() =>
        json({
          result: 'success',
          msg: 'Ein Handgriff fehlt noch: In deinem Postfach wartet ein Brief von uns, bitte drück darin auf den Knopf.',
        }),
      ),
    },
    start: '/teebrief',
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'Du bist eingetragen' } },
    why: 'Double opt-in: not taken before the person has pressed the link.',
  })
}

// --- single opt-in
{
  const p = site('pt', 'wp', 'Orquestra do Planalto')
  const fields = [f('email', 'email', 'Seu e-mail', 'lucas@example.com.br', { id: 'esp-email', name: 'email' })]
  add({
    id: 'held-steps-pt-single-opt-in',
    language: 'pt',
    title: 'A second page after the post thanks and says that the subscription is confirmed, no link to press',
    fields,
    tool: form('subscribeAgenda', 'Receber a agenda da orquestra', 'form.agenda'),
    pages: {
      '/': () =>
        p(
          `<h1>Agenda</h1><form class="agenda" method="post" action="/agenda/assinar">${controls(fields, 'wp')}<p><input type="submit" value="Quero receber"></p></form><ul><li>Maio: Villa-Lobos</li><li>Junho: Mahler</li></ul>`,
        ),
      '/agenda/assinar': take(() => see('/agenda/obrigado', 302)),
      '/agenda/obrigado': () => p('<h1>Obrigado!</h1><p>Inscrição confirmada.</p>'),
    },
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/agenda/obrigado' } },
    why: 'Plain thanks on the page that followed.',
  })
}

// --- waiting list instead of a seat
{
  const p = site('en', 'tw', 'Lantern Street Supper Club')
  const fields = [
    f('name', 'text', 'Name', 'Theo Marsh', { id: 'ls-name' }),
    f('guests', 'number', 'Guests', 2, { id: 'ls-guests' }),
  ]
  add({
    id: 'held-steps-en-waiting-list-instead',
    language: 'en',
    title: 'The tool reserves a seat; the answer thanks and puts the name on a waiting list instead',
    fields,
    tool: form('reserveSeat', 'Reserve a seat at the supper', '#supper'),
    pages: {
      '/supper': () =>
        p(
          `<h1>Friday supper</h1><ul><li>Leek tart</li><li>Plum crumble</li></ul><div id="sl"><form id="supper">${controls(fields, 'tw')}<button>Reserve</button></form></div>`,
          {
            script: `document.getElementById('supper').addEventListener('submit', async function (e) { e.preventDefault(); const r = await fetch('/api/supper', { method: 'POST', body: new FormData(this) }); const b = await r.json(); document.getElementById('sl').innerHTML = b.seated ? '<p>Seat reserved.</p>' : '<p>Thanks, Theo. Every chair is spoken for, so you are number ' + b.place + ' in the queue should somebody drop out.</p>' })`,
          },
        ),
      '/api/supper': take(() => json({ seated: false, place: 6 }, 202)),
    },
    start: '/supper',
    taken: false,
    wanted: 'submitted_unverified',
    status: ['submitted_unverified', 'needs_person', 'rejected'],
    expects: { success: { text: 'Seat reserved' } },
    why: 'Not what the tool promises: thanks with another sentence are not plain thanks.',
  })
}

// --- the waiting list is the promise
{
  const p = site('fr', 'app', 'Crèche Les Petits Galets')
  const fields = [
    f('parent', 'text', 'Nom du parent', 'Inès Garnier', { purpose: 'name', id: 'cg-parent' }),
    f('naissance', 'date', 'Naissance prévue', '2027-03-01', { purpose: 'date', id: 'cg-nais' }),
  ]
  add({
    id: 'held-steps-fr-waiting-list-promised',
    language: 'fr',
    title: 'The tool puts somebody on the waiting list, and so it happens; { "ok": true }',
    fields,
    tool: form('joinWaitingList', 'S’inscrire sur la liste d’attente', '#attente-creche'),
    pages: {
      '/attente': () =>
        p(
          `<h1>Liste d’attente</h1><section id="corps"><form id="attente-creche">${controls(fields, 'mui')}<button type="submit">M’inscrire</button></form></section><p>Commission en juin.</p>`,
          {
            script: `const at = document.getElementById('attente-creche'); at.onsubmit = e => { e.preventDefault(); fetch('/api/attente', { method: 'POST', body: new FormData(at) }).then(r => r.json()).then(b => { if (b.ok) document.getElementById('corps').innerHTML = '<p>Merci, vous êtes sur la liste d’attente.</p>' }) }`,
          },
        ),
      '/api/attente': take(() => late(500, json({ ok: true }))),
    },
    start: '/attente',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { text: 'vous êtes sur la liste' } },
    why: 'Proof (b), and it is what the tool promised.',
  })
}

// --- a code by text message
{
  const p = site('tr', 'bs', 'İlçe Su İdaresi')
  const fields = [
    f('abone', 'text', 'Abone no', 'A-55210', { purpose: 'username' }),
    f('telefon', 'tel', 'Telefon', '0532 000 00 12'),
    f('sayac', 'number', 'Sayaç değeri', 418),
  ]
  add({
    id: 'held-steps-tr-sms-code-dialog',
    language: 'tr',
    title: '{ "step": "otp" }: a dialog over the form asks for a code that went to the phone',
    fields,
    tool: form('reportMeter', 'Sayaç değeri bildir', '#sayac-form'),
    pages: {
      '/sayac': () =>
        p(
          `<h1>Sayaç bildirimi</h1><form id="sayac-form">${controls(fields, 'bs')}<button class="btn btn-primary">Bildir</button></form><div class="modal" id="km"><div class="modal-dialog" role="dialog" aria-modal="true"><p>Telefonunuza gelen altı haneli kodu yazın; ondan sonra kaydedeceğiz.</p><form id="kod-form"><input id="kod" name="kod" inputmode="numeric" autocomplete="one-time-code" aria-label="Kod"><button class="btn btn-success">Doğrula</button></form></div></div>`,
          {
            script: `document.getElementById('sayac-form').addEventListener('submit', async function (e) { e.preventDefault(); const b = await (await fetch('/api/sayac', { method: 'POST', body: new URLSearchParams(new FormData(this)) })).json(); if (b.step === 'otp') document.getElementById('km').classList.add('show') })`,
          },
        ),
      '/api/sayac': take(() => json({ step: 'otp', ttl: 180 })),
    },
    start: '/sayac',
    taken: false,
    nextStep: '#kod-form',
    wanted: 'needs_person',
    expects: { success: { text: 'Değer kaydedildi' } },
    why: 'A code from the telephone belongs to a person.',
  })
}

// --- last step with a number
{
  const p = site('hu', 'gov', 'Kerületi Ügyfélszolgálat')
  const fields = [
    f('telefon', 'tel', 'Telefonszám', '+36 30 000 0011', { id: 'ku-tel' }),
    f('megjegyzes', 'textarea', 'Megjegyzés', 'Délután jó nekem.', {
      purpose: 'message',
      required: false,
      id: 'ku-megj',
    }),
  ]
  add({
    id: 'held-steps-hu-last-step-number',
    language: 'hu',
    title: 'Step 3 of 3: thanks and a case number on the next page',
    fields,
    tool: form('reportPothole', 'Kátyú bejelentése', '#lepes3'),
    pages: {
      '/bejelentes/3': () =>
        p(
          `<p class="govuk-caption-l">3/3. lépés</p><h1>Elérhetőség</h1><form id="lepes3" method="post" action="/bejelentes/bekuld">${controls(fields, 'gov')}<button class="govuk-button">Bejelentés elküldése</button></form>`,
        ),
      '/bejelentes/bekuld': take(() => see('/bejelentes/kesz')),
      '/bejelentes/kesz': () =>
        p(
          '<div class="govuk-panel govuk-panel--confirmation"><h1>Köszönjük, bejelentését megkaptuk.</h1><div class="govuk-panel__body"><strong>2026/4411</strong></div></div>',
        ),
    },
    start: '/bejelentes/3',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { selector: '.govuk-panel--confirmation' } },
    why: 'Plain thanks and a number on the page that followed.',
  })
}

// --- the session is over, told as JSON
{
  const p = site('es', 'app', 'Portal de Vecinos La Fuente')
  const fields = [
    f('asunto', 'text', 'Asunto', 'Luz del portal'),
    f('detalle', 'textarea', 'Detalle', 'Parpadea desde el lunes.', { purpose: 'message' }),
  ]
  add({
    id: 'held-steps-es-session-over-json',
    language: 'es',
    title: '200 { "redirect": "/entrar" }: the app leads to a login page',
    fields,
    tool: form('openIncident', 'Abrir una incidencia', '#incidencia'),
    pages: {
      '/incidencias': () =>
        p(
          `<h1>Incidencias</h1><form id="incidencia">${controls(fields, 'mui')}<button type="submit">Enviar</button></form><ul><li>Ascensor: resuelta</li><li>Garaje: en curso</li></ul>`,
          {
            script: `const inf = document.getElementById('incidencia'); inf.onsubmit = async e => { e.preventDefault(); const b = await (await fetch('/api/incidencias', { method: 'POST', body: new FormData(inf) })).json(); if (b.redirect) location.assign(b.redirect) }`,
          },
        ),
      '/api/incidencias': take(() => json({ redirect: '/entrar' })),
      '/entrar': () =>
        p(
          '<h1>Entrar</h1><p>Llevas un rato sin moverte y hemos cerrado la puerta.</p><form id="entrar-form" method="post" action="/entrar"><label for="piso">Piso</label><input id="piso" name="piso"><label for="clave">Contraseña</label><input id="clave" type="password" name="clave"><button>Entrar</button></form>',
        ),
    },
    start: '/incidencias',
    taken: false,
    wanted: 'needs_person',
    expects: { success: { text: 'Incidencia abierta' } },
    why: 'A login page: a person has to go on.',
  })
}

// --- the link by e-mail is the deed
{
  const p = site('hi', 'bs', 'लोकगीत संग्रहालय')
  const fields = [f('email', 'email', 'ईमेल', 'mohan@example.in', { id: 'lg-email' })]
  add({
    id: 'held-steps-hi-link-sent',
    language: 'hi',
    title: 'The tool asks for the recordings’ link by e-mail; the page says that it was sent',
    fields,
    tool: form('sendLink', 'रिकॉर्डिंग का लिंक ईमेल पर मँगाएँ', '#link-form'),
    pages: {
      '/link': () =>
        p(
          `<h1>लोकगीत सुनें</h1><div id="jagah"><form id="link-form">${controls(fields, 'bs')}<button class="btn btn-primary">लिंक भेजें</button></form></div><ul><li>कजरी</li><li>बिरहा</li><li>सोहर</li></ul>`,
          {
            script: `${JQ}$('#link-form').on('submit', function (e) { e.preventDefault(); $.post('/api/link', $(this).serialize(), function (d) { if (d.success) $('#jagah').html('<p>धन्यवाद, लिंक भेज दिया गया है।</p>') }) })`,
          },
        ),
      '/api/link': take(() => json({ success: true })),
    },
    start: '/link',
    taken: true,
    wanted: 'confirmed',
    status: ['confirmed', 'submitted_unverified', 'needs_person'],
    expects: { success: { text: 'लिंक भेज दिया गया है' } },
    why: 'The sending of the link is the deed; success: true.',
  })
}

// --- an appointment moved, after a login that is kept
{
  const p = site('nl', 'bs', 'Huisartsen aan de Vliet')
  const fields = [
    f('nummer', 'text', 'Afspraaknummer', 'HV-771', { purpose: 'username' }),
    f('datum', 'date', 'Nieuwe datum', '2026-05-20', { purpose: 'date' }),
  ]
  add({
    id: 'held-steps-nl-moved-via-hop',
    language: 'nl',
    title: 'Post, a hop over a "please wait" page that goes on by script, then thanks',
    fields,
    tool: form('moveAppointment', 'Een afspraak verzetten', '#verzetten'),
    pages: {
      '/afspraak': () =>
        p(
          `<h1>Afspraak verzetten</h1><form id="verzetten" method="post" action="/afspraak/verzet">${controls(fields, 'bs')}<button class="btn btn-primary">Verzetten</button></form>`,
        ),
      '/afspraak/verzet': take(() => see('/afspraak/even-geduld')),
      '/afspraak/even-geduld': () =>
        p('<p class="spinner-border" role="status">Even geduld…</p>', {
          script: `setTimeout(() => location.replace('/afspraak/klaar'), 1200)`,
        }),
      '/afspraak/klaar': () => p('<h1>Bedankt!</h1><p>Uw wijziging is ontvangen.</p>'),
    },
    start: '/afspraak',
    taken: true,
    wanted: 'confirmed',
    expects: { success: { url: '/afspraak/klaar' } },
    why: 'Plain thanks on the page that followed, after a hop.',
  })
}
