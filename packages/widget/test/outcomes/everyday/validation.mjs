// @ts-nocheck: plain data and pages
import { ajax, as, D, E, json, M, maker, N, NL, P, page, see, T } from './base.mjs'

export const { rows, yes, no } = maker('validation')
/** Draws server errors at the fields: `mark(form, errors)` in the manner of a library. */
const BS = `function mark(form,e){for(var k in e){var x=form.querySelector('#'+k);x.classList.add('is-invalid');x.insertAdjacentHTML('afterend','<div class="invalid-feedback">'+e[k]+'</div>')}}`
const JQV = `function mark(form,e){for(var k in e){var x=form.querySelector('#'+k);x.classList.add('error');x.setAttribute('aria-invalid','true');x.insertAdjacentHTML('afterend','<label id="'+k+'-error" class="error" for="'+k+'">'+e[k]+'</label>')}}`
const MUI = `function mark(form,e){for(var k in e){var x=form.querySelector('[name='+k+']');x.setAttribute('aria-invalid','true');x.closest('.MuiInputBase-root').classList.add('Mui-error');x.closest('.MuiFormControl-root').insertAdjacentHTML('beforeend','<p class="MuiFormHelperText-root Mui-error">'+e[k]+'</p>')}}`
const SHAD = `function mark(form,e){for(var k in e){var x=form.querySelector('[name='+k+']');x.setAttribute('aria-invalid','true');x.insertAdjacentHTML('afterend','<p class="text-sm font-medium text-destructive">'+e[k]+'</p>')}}`
const ANT = `function mark(form,e){for(var k in e){var x=form.querySelector('[name='+k+']'),i=x.closest('.ant-form-item');i.classList.add('ant-form-item-has-error');x.classList.add('ant-input-status-error');x.parentNode.insertAdjacentHTML('beforeend','<div class="ant-form-item-explain-error">'+e[k]+'</div>')}}`
const EL = `function mark(form,e){for(var k in e){var x=form.querySelector('[name='+k+']'),i=x.closest('.el-form-item');i.classList.add('is-error');i.querySelector('.el-form-item__content').insertAdjacentHTML('beforeend','<div class="el-form-item__error">'+e[k]+'</div>')}}`
const MAT = `function mark(form,e){for(var k in e){var x=form.querySelector('[name='+k+']');x.classList.add('ng-invalid','ng-touched');x.classList.remove('ng-valid');x.setAttribute('aria-invalid','true');x.closest('mat-form-field').classList.add('mat-form-field-invalid');x.closest('mat-form-field').insertAdjacentHTML('beforeend','<mat-error class="mat-mdc-form-field-error">'+e[k]+'</mat-error>')}}`

yes(
  'jqv-valid-marks',
  'en',
  'jquery-validate marks good fields with class valid and a tick label; the form makes way',
  {
    chrome: 'bs',
    site: 'Canal Trust',
    h: 'Volunteer',
    look: 'bs',
    submit: 'Volunteer',
    does: 'Volunteer',
    F: [N('Name'), E('Email')],
    url: '/volunteer',
    script:
      JQV +
      ajax(
        '/volunteer',
        `form.querySelectorAll('input').forEach(function(x){x.classList.add('valid');x.setAttribute('aria-invalid','false')});form.outerHTML='<p class="lead">Thank you, we have your details.</p>'`,
      ),
    answer: () => json({ success: true }),
    ok: 'we have your details',
  },
)
yes(
  'bs-was-validated',
  'es',
  'Bootstrap: was-validated with prepared feedback texts that stay hidden; redirect with success alert',
  {
    chrome: 'bs',
    site: 'Ayuntamiento de Olmos',
    h: 'Aviso de incidencia',
    look: 'bs',
    submit: 'Enviar aviso',
    does: 'Avisar de una incidencia',
    action: '/incidencias',
    start: '/incidencias/nueva',
    form: {
      attrs: 'class="needs-validation" novalidate',
      mid: '<div class="invalid-feedback">Por favor, rellene este campo.</div>',
    },
    F: [T('calle', 'Calle', 'Calle Mayor 4'), M('Descripción', 'Farola fundida')],
    script: `document.getElementById('f').addEventListener('submit',function(){this.classList.add('was-validated')})`,
    answer: () => see('/incidencias/1187'),
    pages: {
      '/incidencias/1187': () =>
        page(
          'es',
          'bs',
          'Ayuntamiento de Olmos',
          '<div class="alert alert-success">Aviso registrado. Gracias por su colaboración.</div><dl><dt>Calle</dt><dd>Calle Mayor 4</dd><dt>Estado</dt><dd>Pendiente</dd></dl>',
        ),
    },
    ok: 'Aviso registrado',
  },
)
yes('gravity-confirmation', 'en', 'Gravity Forms: post to the same page, confirmation message in place of the form', {
  chrome: 'wp',
  site: 'Hillside Vets',
  h: 'Register your pet',
  look: 'gf',
  submit: 'Register',
  does: 'Register a pet',
  start: '/register/',
  action: '/register/',
  F: as('gf', [N('Your name'), T('pet', 'Pet’s name', 'Biscuit')]),
  form: {
    attrs: 'class="gform_wrapper"',
    bottom: '<input type="hidden" name="is_submit_3" value="1"><input type="hidden" name="gform_submit" value="3">',
  },
  answer: () =>
    page(
      'en',
      'wp',
      'Hillside Vets',
      '<h1>Register your pet</h1><div id="gform_confirmation_wrapper_3" class="gform_confirmation_wrapper"><div id="gform_confirmation_message_3" class="gform_confirmation_message_3 gform_confirmation_message">Thanks for registering! We look forward to meeting Biscuit.</div></div>',
    ),
  ok: 'Thanks for registering',
})
yes(
  'mvc-summary-valid',
  'nl',
  'ASP.NET MVC: empty validation summary on the form, TempData message after the redirect',
  {
    chrome: 'bs',
    site: 'Gemeente Veldhoek',
    h: 'Grofvuil aanmelden',
    look: 'mvc',
    submit: 'Aanmelden',
    does: 'Grofvuil aanmelden',
    start: '/Grofvuil/Create',
    action: '/Grofvuil/Create',
    F: as('mvc', [T('adres', 'Adres', 'Dorpsstraat 8'), D('dag', 'Ophaaldag', '2026-12-10')]),
    form: {
      top: '<div class="validation-summary-valid text-danger" data-valmsg-summary="true"><ul><li style="display:none"></li></ul></div>',
    },
    answer: () => see('/Grofvuil'),
    pages: {
      '/Grofvuil': () =>
        page(
          'nl',
          'bs',
          'Gemeente Veldhoek',
          '<div class="alert alert-success">Uw aanmelding is ontvangen.</div><h1>Mijn aanmeldingen</h1><table class="table"><tr><td>Dorpsstraat 8</td><td>10-12-2026</td></tr></table>',
        ),
    },
    ok: 'Uw aanmelding is ontvangen',
  },
)
yes('vue-form-gone', 'uk', 'Nuxt with VeeValidate: the answer is 201, the view switches to the thanks', {
  chrome: 'tw',
  site: 'Притулок Вушко',
  h: 'Записатися на знайомство',
  look: 'tw',
  submit: 'Записатися',
  does: 'Записатися на знайомство з собакою',
  F: [NL('uk', "Ім'я"), P('Телефон')],
  url: '/api/visits',
  script: ajax(
    '/api/visits',
    `form.outerHTML='<div class="rounded bg-green-50 p-6"><p>Дякуємо! Заявку отримано.</p></div>'`,
    {
      enc: 'json',
    },
  ),
  answer: () => json({ id: 5 }, 201),
  ok: 'Заявку отримано',
})

no('bs-422-json', 'en', 'Laravel 422 JSON errors drawn as is-invalid with feedback', {
  chrome: 'bs',
  site: 'Chess Club',
  h: 'Enter the open',
  look: 'bs',
  submit: 'Enter',
  does: 'Enter the tournament',
  F: [N('Name'), E('Email'), T('rating', 'Rating', '1640')],
  url: '/entries',
  script:
    BS +
    ajax(
      '/entries',
      `if(s===422){var e={};for(var k in d.errors)e[k]=d.errors[k][0];mark(form,e)}else form.outerHTML='<p>You are in.</p>'`,
    ),
  answer: () =>
    json(
      {
        message: 'The rating is above the limit of this section.',
        errors: { rating: ['The rating is above the limit of this section.'] },
      },
      422,
    ),
  ok: 'You are in',
})
no('jqv-server', 'it', 'jquery-validate showErrors with the answer of the server, 200', {
  chrome: 'old',
  site: 'Circolo Tennis',
  h: 'Prenota il campo',
  look: 'table',
  submit: 'Prenota',
  does: 'Prenotare il campo',
  F: [NL('it', 'Socio'), T('tessera', 'Tessera', 'CT-118')],
  url: '/prenota.php',
  script: JQV + ajax('/prenota.php', `if(d.errori)mark(form,d.errori);else form.outerHTML='Campo prenotato.'`),
  answer: () => json({ errori: { tessera: 'Tessera scaduta il 31 ottobre.' } }),
  ok: 'Campo prenotato',
})
no('mui-helper', 'fr', 'React Hook Form with MUI: setError from a 409', {
  chrome: 'app',
  site: 'Coworking Gare',
  h: "Demander un badge d'accès",
  look: 'mui',
  submit: 'Demander',
  does: 'Demander un badge',
  F: as('react', [NL('fr', 'Nom'), E('E-mail professionnel')]),
  url: '/api/badges',
  script:
    MUI +
    ajax('/api/badges', `if(s>399)mark(form,{email:d.detail});else form.outerHTML='<p>Demande envoyée.</p>'`, {
      enc: 'json',
    }),
  answer: () =>
    json(
      { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Un badge existe déjà pour cette adresse.' },
      409,
      'application/problem+json',
    ),
  ok: 'Demande envoyée',
})
no(
  'next-action-state',
  'en',
  'Next server action with useActionState: 200 with an errors object, FormMessage at the field',
  {
    chrome: 'tw',
    site: 'Founders Breakfast',
    h: 'Request an invite',
    look: 'shad',
    submit: 'Request invite',
    does: 'Ask for an invitation',
    F: as('react', [N('Name'), E('Email')]),
    url: '/invite',
    script:
      SHAD +
      ajax('/invite', `if(d.errors)mark(form,{email:d.errors.email[0]});else form.outerHTML='<p>Request sent.</p>'`, {
        enc: 'multi',
        headers: { 'Next-Action': 'a91' },
      }),
    answer: () => json({ errors: { email: ['We could not find a company for this address.'] }, message: null }),
    ok: 'Request sent',
  },
)
no('antd-explain', 'id', 'Ant Design form: setFields after the answer says status error', {
  chrome: 'app',
  site: 'Puskesmas Melati',
  h: 'Ambil nomor antrean',
  look: 'antd',
  submit: 'Ambil Nomor',
  does: 'Ambil nomor antrean',
  F: as('react', [N('Nama', 'Siti Rahma'), T('kartu', 'Nomor kartu', '0012 3345')]),
  url: '/api/antrean',
  script:
    ANT +
    ajax('/api/antrean', `if(d.status==='error')mark(form,d.fields);else form.outerHTML='<p>Nomor Anda: 14</p>'`, {
      enc: 'json',
    }),
  answer: () => json({ status: 'error', fields: { kartu: 'Nomor kartu belum terdaftar di puskesmas ini.' } }),
  ok: 'Nomor Anda',
})
no('element-error', 'zh', 'Element Plus: the verification code of the text message was wrong', {
  chrome: 'app',
  site: '社区志愿者',
  h: '志愿者报名',
  look: 'el',
  submit: '报名',
  does: '报名志愿者活动',
  F: as('react', [NL('zh', '姓名'), T('smscode', '短信验证码', '482913')]),
  url: '/api/join',
  script:
    EL +
    ajax('/api/join', `if(!d.success)mark(form,{smscode:d.msg});else form.outerHTML='<p>报名成功</p>'`, {
      enc: 'json',
    }),
  answer: () => json({ success: false, msg: '验证码已过期' }),
  ok: '报名成功',
})
no('mat-error', 'no', 'Angular Material: mat-error after a 400 with a code', {
  chrome: 'app',
  site: 'Hytteforeningen',
  h: 'Meld deg på dugnad',
  look: 'mat',
  submit: 'Meld på',
  does: 'Melde seg på dugnad',
  F: as('react', [NL('no', 'Navn'), T('hytte', 'Hyttenummer', '214')]),
  url: '/api/dugnad',
  script:
    MAT +
    ajax(
      '/api/dugnad',
      `if(s>399)mark(form,{hytte:'Fant ingen hytte med dette nummeret.'});else form.outerHTML='<p>Takk!</p>'`,
      {
        enc: 'json',
      },
    ),
  answer: () => json({ code: 'UNKNOWN_CABIN' }, 400),
  ok: 'Takk!',
})
no('gravity-errors', 'en', 'Gravity Forms: the same page with gfield_error and a heading of errors', {
  chrome: 'wp',
  site: 'Town Band',
  h: 'Borrow an instrument',
  look: 'gf',
  submit: 'Submit',
  does: 'Borrow an instrument',
  start: '/borrow/',
  action: '/borrow/#gf_3',
  F: as('gf', [N('Name'), T('instrument', 'Instrument', 'Cornet'), E('Email')]),
  answer: (q, _s, again) =>
    again({
      values: (n) => q.field(n),
      errors: { instrument: 'All cornets are on loan until March.' },
      top: '<div class="gform_validation_errors" id="gform_3_validation_container" data-js="gform-focus-validation-error" tabindex="-1"><h2 class="gform_submission_error hide_summary"><span class="gform-icon gform-icon--circle-error"></span>There was a problem with your submission. Please review the fields below.</h2></div>',
    }),
  ok: { selector: '.gform_confirmation_message' },
})
no('thymeleaf', 'cs', 'Spring/Thymeleaf: BindingResult, the same page with class is-invalid and text-danger', {
  chrome: 'bs',
  site: 'Univerzitní knihovna',
  h: 'Rezervace studovny',
  look: 'bs',
  submit: 'Rezervovat',
  does: 'Rezervovat studovnu',
  start: '/rezervace',
  action: '/rezervace',
  F: [NL('cs', 'Jméno'), D('datum', 'Datum', '2026-12-24')],
  answer: (q, _s, again) => again({ values: (n) => q.field(n), errors: { datum: 'Na svátky je studovna uzavřena.' } }),
  ok: 'Rezervace potvrzena',
})
no('mvc-errors', 'pl', 'ASP.NET MVC: ModelState error, validation summary and field message', {
  chrome: 'bs',
  site: 'Biblioteka Miejska',
  h: 'Zapisz dziecko na warsztaty',
  look: 'mvc',
  submit: 'Zapisz',
  does: 'Zapisać dziecko na warsztaty',
  start: '/Warsztaty/Zapis',
  action: '/Warsztaty/Zapis',
  F: as('mvc', [N('Imię dziecka', 'Zosia'), T('wiek', 'Wiek', '5')]),
  answer: (q, _s, again) =>
    again({
      values: (n) => q.field(n),
      errors: { wiek: 'Warsztaty są dla dzieci od 7 lat.' },
      top: '<div class="validation-summary-errors text-danger" data-valmsg-summary="true"><ul><li>Warsztaty są dla dzieci od 7 lat.</li></ul></div>',
    }),
  ok: 'Dziecko zapisane',
})
no('govuk-summary', 'en', 'GOV.UK: error summary with a link to the field, title with Error:', {
  chrome: 'gov',
  site: 'Apply for a parking permit',
  h: 'What is your vehicle registration?',
  look: 'gov',
  submit: 'Continue',
  does: 'Give the vehicle registration',
  start: '/permit/vehicle',
  action: '/permit/vehicle',
  F: [T('vrm', 'Registration number', 'AB12 CDE')],
  quiet: true,
  answer: (q, _s, again) =>
    again({
      values: (n) => q.field(n),
      errors: {
        vrm: '<span class="govuk-visually-hidden sr-only">Error:</span> A permit already exists for this vehicle',
      },
      top: '<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert"><h2 class="govuk-error-summary__title">There is a problem</h2><div class="govuk-error-summary__body"><ul class="govuk-list govuk-error-summary__list"><li><a href="#vrm">A permit already exists for this vehicle</a></li></ul></div></div></div>',
    }),
  ok: { url: '/permit/address' },
})
no('client-pattern', 'es', 'the page checks the phone number itself and sends nothing', {
  chrome: 'bs',
  site: 'Farmacia del Puente',
  h: 'Reserva tu vacuna',
  look: 'bs',
  submit: 'Reservar',
  does: 'Reservar la vacuna',
  F: [NL('es', 'Nombre'), P('Móvil', '0171 555')],
  url: '/vacuna',
  sends: 0,
  status: ['rejected', 'failed'],
  script:
    BS +
    `document.getElementById('f').addEventListener('submit',function(e){if(!/^[67]\\d{8}$/.test(document.getElementById('phone').value)){e.preventDefault();e.stopImmediatePropagation();mark(this,{phone:'Escribe un móvil español de nueve cifras.'})}});` +
    ajax('/vacuna', `form.outerHTML='<p>Vacuna reservada.</p>'`),
  answer: () => json({ ok: true }),
  ok: 'Vacuna reservada',
})
