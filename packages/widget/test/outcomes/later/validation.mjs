// @ts-nocheck: plain data and pages
import { json, see, take } from '../kit.mjs'
import { E, family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('validation')
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, body = {}, js, opts, look, after = '', script, ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(lang, name, `<h1>${h}</h1>${theForm(F, submit, { look, after, attrs: 'novalidate' })}`, {
            script: script ?? onSubmit(js, opts),
          }),
        '/api': take(() => (body.headers || body.drop ? body : json(body))),
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('angular-server', 'de', 'Angular: the server’s answer sets ng-invalid on a field, mat-error below', {
  name: 'Bergwacht',
  h: 'Kurs buchen',
  F: [N('Name', 'Jana Vogt'), T('kurs', 'Kurs', 'Lawine 2')],
  submit: 'Anmelden',
  js: `const k=$('#kurs');k.className='ng-touched ng-dirty ng-invalid mat-input-element';k.insertAdjacentHTML('afterend','<mat-error class="mat-mdc-form-field-error">Hier sind alle Seile vergeben.</mat-error>')`,
  wanted: 'rejected',
  expects: { success: { text: 'Platz' } },
})
N_('vuetify-error', 'fr', 'Vuetify: v-input--error with v-messages', {
  name: 'Potager',
  h: 'Prendre une parcelle',
  F: [N('Nom', 'Luc'), T('parcelle', 'Parcelle', '12')],
  submit: 'Prendre',
  js: `const p=$('#parcelle').parentElement;p.classList.add('v-input','v-input--error');p.insertAdjacentHTML('beforeend','<div class="v-input__details"><div class="v-messages" role="alert"><div class="v-messages__message">La 12 est à Zoé.</div></div></div>')`,
  wanted: 'rejected',
  expects: { success: { text: 'Bonne récolte' } },
})
N_('describedby', 'it', 'only the text that aria-describedby names changes', {
  name: 'Coro',
  h: 'Entra nel coro',
  F: [N('Nome', 'Marco'), T('voce', 'Voce', 'tenore', { attrs: 'aria-describedby="voce-d"' })],
  submit: 'Entra',
  after: '<small id="voce-d">Soprano, contralto, tenore o basso.</small>',
  js: `$('#voce-d').textContent='Di tenori ne abbiamo già nove.'`,
  expects: { success: { text: 'Benvenuto' } },
})
{
  const F = [E('E-mail'), T('kod', 'Kod', 'LATO')]
  no('shopify-errors', 'pl', 'Shopify: the form again (200) with <div class="errors"><ul><li>', {
    does: 'Odbierz próbkę',
    fields: F,
    pages: {
      '/': (_q, s) =>
        page(
          'pl',
          'Mydlarnia',
          `<h1>Próbka</h1>${theForm(F, 'Odbierz', { action: '/contact', before: s.session.e ? '<div class="errors"><ul><li>Próbki na ten kod rozeszły się w czerwcu.</li></ul></div>' : '' })}`,
        ),
      '/contact': take((_q, s) => {
        s.session.e = 1
        return see('/?contact_posted=false', 302)
      }),
    },
    expects: { success: { url: '/', text: 'Próbka jedzie' } },
  })
}
N_('squarespace', 'en', 'Squarespace: .field-error before the field, 200', {
  name: 'Loom & Co',
  h: 'Book a loom',
  F: [N('Name', 'Dana'), T('day', 'Day', 'Friday')],
  submit: 'Book',
  body: { errors: { day: 'taken' } },
  js: `$('#day').closest('div').classList.add('error');$('#day').insertAdjacentHTML('beforebegin','<div class="field-error">Fridays belong to the weavers’ guild.</div>')`,
  wanted: 'rejected',
  expects: { success: { text: 'See you' } },
})
N_('ninja', 'es', 'Ninja Forms: nf-error on the field, 200 with errors.fields', {
  name: 'Huerto',
  h: 'Pide semillas',
  F: [N('Nombre', 'Rosa'), T('planta', 'Planta', 'tomate azul')],
  submit: 'Pedir',
  body: { data: {}, errors: { fields: { 3: 'agotado' } } },
  js: `$('#planta').closest('div').className='nf-field nf-error';$('#planta').insertAdjacentHTML('afterend','<div class="nf-error-wrap nf-error"><div class="nf-error-msg">Del azul no nos queda ni una.</div></div>')`,
  wanted: 'rejected',
  expects: { success: { text: 'van de camino' } },
})
N_('gravity', 'ja', 'Gravity Forms: the answer page with gfield_error', {
  name: '陶芸教室',
  h: '体験申込',
  F: [N('お名前', '中村'), T('day', '希望日', '土曜')],
  submit: '申し込む',
  script: '',
  js: '',
  expects: { success: { text: 'お待ちしております' } },
  wanted: 'rejected',
  pages: {
    '/': take(
      () =>
        page(
          'ja',
          '陶芸教室',
          `<div class="gform_wrapper gform_validation_error">${theForm([N('お名前', ''), T('day', '希望日', '')], '申し込む', { action: '/', values: { name: '中村', day: '土曜' }, before: '<div class="gform_validation_errors"><h2>土曜は窯の点検でお休みです。</h2></div>', after: '<div class="gfield gfield_error"><div class="gfield_validation_message">別の日をお選びください</div></div>' })}</div>`,
        ),
      () =>
        page(
          'ja',
          '陶芸教室',
          `<h1>体験申込</h1><div class="gform_wrapper">${theForm([N('お名前', ''), T('day', '希望日', '')], '申し込む', { action: '/' })}</div>`,
        ),
    ),
  },
})
N_('elementor-danger', 'ko', 'Elementor: elementor-message-danger under the form, success false', {
  name: '캠핑장',
  h: '자리 예약',
  F: [N('이름', '다은'), T('site', '자리', 'A3')],
  submit: '예약',
  body: { success: false, data: { message: 'A3은 어제 나갔습니다', errors: [], data: [] } },
  js: `form.insertAdjacentHTML('beforeend','<div class="elementor-message elementor-message-danger" role="alert">'+j.data.message+'</div>')`,
  wanted: 'rejected',
  expects: { success: { text: '예약번호' } },
})
N_('inline-red', 'hi', 'only a red border by inline style and a shake', {
  name: 'नाव घाट',
  h: 'नाव बुक करें',
  F: [N('नाम', 'राजेश'), T('ghat', 'घाट', 'अस्सी')],
  submit: 'बुक करें',
  js: `$('#ghat').style.border='2px solid #c00';$('#ghat').animate([{transform:'translateX(0)'},{transform:'translateX(6px)'},{transform:'none'}],300)`,
  expects: { success: { text: 'नाव तैयार' } },
})
N_('custom-validity', 'sv', 'setCustomValidity and reportValidity after the answer', {
  name: 'Tvättstugan',
  h: 'Boka tid',
  F: [N('Namn', 'Nils'), T('tid', 'Tid', '18')],
  submit: 'Boka',
  js: `$('#tid').setCustomValidity('Klockan arton tvättar Berit.');$('#tid').reportValidity()`,
  wanted: 'rejected',
  expects: { success: { text: 'Tiden är din' } },
})
N_('blazor', 'cs', 'Blazor: nothing is sent, class "modified invalid" and validation-message', {
  name: 'Kavárna',
  h: 'Rezervace stolu',
  F: [N('Jméno', 'Eva'), T('osob', 'Osob', '14')],
  submit: 'Rezervovat',
  sends: 0,
  wanted: 'rejected',
  status: ['rejected', 'failed', 'submitted_unverified'],
  script: `document.getElementById('f').addEventListener('submit',e=>{e.preventDefault();const o=document.getElementById('osob');if(+o.value>8){o.className='modified invalid';o.insertAdjacentHTML('afterend','<div class="validation-message">Stůl unese nanejvýš osm lidí.</div>');return}fetch('/api',{method:'POST'})})`,
  expects: { success: { text: 'Těšíme se' } },
})
N_('scroll-elsewhere', 'vi', 'the page scrolls to a notice at its head, which was there from the start but hidden', {
  name: 'Bến thuyền',
  h: 'Đặt thuyền',
  F: [N('Tên', 'Minh')],
  submit: 'Đặt',
  js: `document.getElementById('tb').hidden=false;scrollTo(0,0)`,
  pages: undefined,
  ...(() => ({
    pages: {
      '/': () =>
        page(
          'vi',
          'Bến thuyền',
          `<div id="tb" hidden><strong>Sông đang lên, thuyền nằm bến đến thứ Hai.</strong></div><h1>Đặt thuyền</h1><div style="height:1600px"></div>${theForm([N('Tên', 'Minh')], 'Đặt')}`,
          { script: onSubmit(`document.getElementById('tb').hidden=false;scrollTo(0,0)`) },
        ),
      '/api': take(() => json({ n: 1 })),
    },
  }))(),
  expects: { success: { text: 'Thuyền đợi' } },
})
Y_('valid-marks', 'de', 'green marks (is-valid, aria-invalid=false), then thanks', {
  name: 'Verein',
  h: 'Mitmachen',
  F: [N('Name', 'Jana'), E('E-Mail')],
  submit: 'Mitmachen',
  js: `form.querySelectorAll('input').forEach(x=>{x.classList.add('is-valid');x.setAttribute('aria-invalid','false')});form.insertAdjacentHTML('beforeend','<div class="alert alert-success">Danke, wir haben deine Anmeldung erhalten.</div>')`,
  body: { ok: true },
  expects: { success: { text: 'deine Anmeldung erhalten' } },
})
Y_('required-after-reset', 'en', 'after the reset the empty required fields get is-invalid; thanks above', {
  name: 'Choir',
  h: 'Write to us',
  F: [N('Name', 'Dana'), M('Message', 'Hello')],
  submit: 'Send',
  js: `form.reset();form.querySelectorAll('[required]').forEach(x=>x.classList.add('touched'));form.insertAdjacentHTML('beforebegin','<p class="notice">Thank you, your message was sent.</p>')`,
  body: { success: true },
  expects: { success: { text: 'your message was sent' } },
})
Y_('elementor-success', 'it', 'Elementor: success', {
  name: 'Agriturismo',
  h: 'Richiedi',
  F: [N('Nome', 'Marco'), E('Email')],
  submit: 'Invia',
  body: { success: true, data: { message: 'Il modulo è stato inviato con successo.', data: [] } },
  js: `form.reset();form.insertAdjacentHTML('beforeend','<div class="elementor-message elementor-message-success" role="alert">'+j.data.message+'</div>')`,
  expects: { success: { selector: '.elementor-message-success' } },
})
Y_(
  'hint-invalid-other',
  'es',
  'a newsletter field in the footer is marked invalid by its own script; the form took it',
  {
    name: 'Bodega',
    h: 'Reserva visita',
    F: [N('Nombre', 'Rosa'), E('Correo')],
    submit: 'Reservar',
    after: '',
    js: `$('footer').insertAdjacentHTML('beforeend','<form><input class="is-invalid" aria-invalid="true" aria-label="Boletín"><div class="invalid-feedback">Escribe tu correo</div></form>');form.outerHTML='<p>¡Listo! Tu reserva está confirmada.</p>'`,
    body: { ok: 1 },
    expects: { success: { text: 'Tu reserva está confirmada' } },
  },
)
