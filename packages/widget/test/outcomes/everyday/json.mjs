// @ts-nocheck: plain data and pages
import { ajax, as, E, JQ, json, late, M, maker, N, NL, P, S, T } from './base.mjs'

export const { rows, yes, no } = maker('json')

/** Contact Form 7: REST feedback, class on the form and text in the response output. */
const cf7 = (site, h, submit, does, fields, answer, more = {}) => ({
  chrome: 'wp',
  site,
  h,
  look: 'cf7',
  submit,
  does,
  F: as('cf7', fields),
  intro:
    '<div class="screen-reader-response screen-reader-text"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>',
  url: '/wp-json/contact-form-7/v1/contact-forms/5/feedback',
  form: {
    id: 'f',
    attrs: 'class="wpcf7-form init" novalidate data-status="init"',
    submit: `<input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${submit}"><span class="wpcf7-spinner"></span>`,
    bottom: '<div class="wpcf7-response-output" aria-hidden="true"></div>',
  },
  script: ajax(
    '/wp-json/contact-form-7/v1/contact-forms/5/feedback',
    `var c={mail_sent:'sent',validation_failed:'invalid',spam:'spam',mail_failed:'failed',acceptance_missing:'unaccepted',aborted:'aborted'}[d.status];form.className='wpcf7-form '+c;form.dataset.status=c;
document.querySelector('.screen-reader-response p').textContent=d.message;form.querySelector('.wpcf7-response-output').textContent=d.message;(d.invalid_fields||[]).forEach(function(v){var el=document.getElementsByName(v.field)[0];el.classList.add('wpcf7-not-valid');el.setAttribute('aria-invalid','true');el.parentNode.insertAdjacentHTML('beforeend','<span class="wpcf7-not-valid-tip" aria-hidden="true">'+v.message+'</span>')});if(c==='sent')form.reset();`,
    { enc: 'multi' },
  ),
  answer: () => answer,
  ...more,
})
yes('cf7-sent', 'de', 'Contact Form 7: mail_sent, form is reset, note under it', {
  ...cf7(
    'Gasthof Lamm',
    'Tischreservierung',
    'Anfragen',
    'Einen Tisch anfragen',
    [NL('de', 'Name'), E('E-Mail'), M('Wann und wie viele?', 'Samstag 19 Uhr, vier Personen')],
    json({
      contact_form_id: 5,
      status: 'mail_sent',
      message: 'Vielen Dank für deine Nachricht. Sie wurde gesendet.',
      posted_data_hash: '9d',
    }),
  ),
  ok: 'Sie wurde gesendet',
})
no('cf7-spam', 'fr', 'Contact Form 7: reCAPTCHA score too low, status spam with 200', {
  ...cf7(
    'Atelier Vélo',
    'Nous écrire',
    'Envoyer',
    "Écrire à l'atelier",
    [NL('fr', 'Votre nom'), E('Votre e-mail'), M('Message', 'Réparez-vous les vélos à assistance ?')],
    json({
      contact_form_id: 5,
      status: 'spam',
      message: "Une erreur s'est produite lors de l'envoi de votre message. Veuillez réessayer plus tard.",
    }),
  ),
  ok: 'Votre message a bien été envoyé',
})
no('cf7-invalid', 'ja', 'Contact Form 7: validation_failed, the e-mail domain does not exist', {
  ...cf7(
    '山田工務店',
    'お問い合わせ',
    '送信',
    '工務店に問い合わせる',
    [NL('ja', 'お名前'), E('メールアドレス'), M('内容', '屋根の修理をお願いしたいです。')],
    json({
      contact_form_id: 5,
      status: 'validation_failed',
      message: '入力内容に問題があります。確認して再度お試しください。',
      invalid_fields: [{ field: 'your-email', message: 'このドメインは受信できません。', idref: null }],
    }),
  ),
  ok: 'ありがとうございます',
})
no('cf7-mail-failed', 'el', 'Contact Form 7: mail_failed with 200', {
  ...cf7(
    'Ταβέρνα Ακρογιάλι',
    'Κράτηση',
    'Αποστολή',
    'Ζητήστε τραπέζι',
    [NL('el', 'Όνομα'), P('Τηλέφωνο'), M('Μήνυμα', 'Τραπέζι για δύο την Κυριακή')],
    json({
      contact_form_id: 5,
      status: 'mail_failed',
      message: 'Προέκυψε σφάλμα κατά την αποστολή του μηνύματός σας. Δοκιμάστε ξανά αργότερα.',
    }),
  ),
  ok: 'Σας ευχαριστούμε',
})

/** WPForms: admin-ajax, the form container is replaced by the confirmation. */
const wpforms = (site, h, submit, does, fields, answer, more = {}) => ({
  chrome: 'wp6',
  site,
  h,
  look: 'wpforms',
  submit,
  does,
  F: as('wpforms', fields),
  url: '/wp-admin/admin-ajax.php',
  form: {
    attrs: 'class="wpforms-validate wpforms-form wpforms-ajax-form" novalidate data-formid="128"',
    btn: 'class="wpforms-submit" data-alt-text="..." id="wpforms-submit-128"',
    top: '<div class="wpforms-errors"></div>',
  },
  script: ajax(
    '/wp-admin/admin-ajax.php',
    `if(d.success){form.closest('.entry-content').querySelector('#f').outerHTML=d.data.confirmation}else{var g=d.data.errors.general;if(g&&g.footer)form.insertAdjacentHTML('beforeend',g.footer);var fs=d.data.errors.field||{};for(var k in fs){var el=document.getElementById('wpforms-128-field_'+k);el.classList.add('wpforms-error');el.setAttribute('aria-invalid','true');el.parentNode.classList.add('wpforms-has-error');el.insertAdjacentHTML('afterend','<em class="wpforms-error" role="alert">'+fs[k]+'</em>')}btn.disabled=false}`,
    { pre: 'btn.disabled=true;' },
  ),
  answer: () => answer,
  ...more,
})
yes('wpforms-ok', 'en', 'WPForms: success with the confirmation in place of the form', {
  ...wpforms(
    'Maple Dental',
    'Request an appointment',
    'Submit',
    'Request an appointment',
    [N('Name'), E('Email'), P('Phone')],
    json({
      success: true,
      data: {
        form_id: '128',
        confirmation:
          '<div class="wpforms-confirmation-container-full wpforms-confirmation-scroll" id="wpforms-confirmation-128"><p>Thanks for contacting us! We will be in touch with you shortly.</p></div>',
      },
    }),
  ),
  ok: { selector: '#wpforms-confirmation-128' },
})
no('wpforms-token', 'en', 'WPForms: anti-spam token too old, general error under the form', {
  ...wpforms(
    'Oak Hill School',
    'Ask the office',
    'Send',
    'Ask the school office',
    [N('Name'), E('Email'), M('Question', 'When does the autumn term start?')],
    json({
      success: false,
      data: {
        errors: {
          general: {
            footer:
              '<div class="wpforms-error-container" role="alert"><span class="wpforms-hidden" aria-hidden="false">Form error message</span><p>Form token is invalid. Please refresh the page.</p></div>',
          },
        },
      },
    }),
  ),
  ok: 'Thanks for contacting us',
})

/** Elementor Pro: admin-ajax, message at the end of the form. */
const elementor = (site, h, submit, does, fields, answer) => ({
  chrome: 'wp',
  site,
  h,
  look: 'elementor',
  submit,
  does,
  F: as('elementor', fields),
  url: '/wp-admin/admin-ajax.php',
  form: {
    attrs: 'class="elementor-form" name="Kontakt"',
    submit: `<button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${submit}</span></span></button>`,
  },
  script: ajax(
    '/wp-admin/admin-ajax.php',
    `form.querySelectorAll('.elementor-message').forEach(function(x){x.remove()});if(d.success){form.reset();form.insertAdjacentHTML('beforeend','<div class="elementor-message elementor-message-success" role="alert">'+d.data.message+'</div>')}else{for(var k in d.data.errors||{}){var g=document.getElementById('form-field-'+k).closest('.elementor-field-group');g.classList.add('elementor-error');g.insertAdjacentHTML('beforeend','<span class="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline" role="alert">'+d.data.errors[k]+'</span>')}form.insertAdjacentHTML('beforeend','<div class="elementor-message elementor-message-danger" role="alert">'+d.data.message+'</div>')}`,
    { enc: 'multi' },
  ),
  answer: () => answer,
})
yes('elementor-ok', 'pl', 'Elementor form: success, reset, message at the end of the form', {
  ...elementor(
    'Studio Jogi Lotos',
    'Zapisz się na zajęcia',
    'Wyślij',
    'Zapisać się na zajęcia',
    [NL('pl', 'Imię'), E('E-mail'), S('kurs', 'Zajęcia', ['Hatha', 'Vinyasa'], 'Hatha')],
    json({ success: true, data: { message: 'Formularz został wysłany pomyślnie.', data: [] } }),
  ),
  ok: 'wysłany pomyślnie',
})
no('elementor-server', 'it', 'Elementor form: success false, server error, message at the end', {
  ...elementor(
    'Agriturismo Le Querce',
    'Chiedi disponibilità',
    'Invia',
    'Chiedere la disponibilità',
    [NL('it', 'Nome'), E('E-mail'), M('Periodo', 'Dal 3 al 9 agosto, due adulti')],
    json({
      success: false,
      data: { message: 'Il tuo invio non è andato a buon fine per un errore del server.', errors: [], data: [] },
    }),
  ),
  ok: 'inviato con successo',
})

yes('hubspot-inline', 'en', 'HubSpot form: submissions v3, inline message in place of the form', {
  chrome: 'sqs',
  site: 'Northwind Analytics',
  h: 'Talk to our team',
  look: 'ul',
  submit: 'Submit',
  does: 'Ask for a call',
  F: [
    N('First name', 'Robin', { id: 'firstname-8d1', name: 'firstname' }),
    E('Work email', undefined, { id: 'email-8d1' }),
    T('company', 'Company name', 'Hale Ltd', { id: 'company-8d1', name: 'company' }),
  ],
  url: '/submissions/v3/public/submit/formsnext/multipart/2210/8d1',
  form: {
    attrs: 'class="hs-form-private hsForm_8d1 hs-form stacked" data-form-id="8d1"',
    submit:
      '<div class="hs_submit hs-submit"><div class="actions"><input type="submit" class="hs-button primary large" value="Submit"></div></div>',
  },
  script: ajax(
    '/submissions/v3/public/submit/formsnext/multipart/2210/8d1',
    `if(s===200){form.outerHTML='<div class="submitted-message hs-main-font-element" tabindex="-1">'+d.inlineMessage+'</div>'}`,
    { enc: 'multi' },
  ),
  answer: () => late(700, json({ inlineMessage: '<p>Thanks for submitting the form.</p>', accepted: true })),
  ok: 'Thanks for submitting the form',
})
no('hubspot-blocked-domain', 'en', 'HubSpot form: 400 BLOCKED_EMAIL, the field gets an error list', {
  chrome: 'sqs',
  site: 'Ledger Cloud',
  h: 'Get the report',
  look: 'ul',
  submit: 'Download now',
  does: 'Get the report by e-mail',
  F: [
    N('First name', 'Robin', { id: 'firstname-22', name: 'firstname' }),
    E('Work email', undefined, { id: 'email-22' }),
  ],
  url: '/submissions/v3/public/submit/formsnext/multipart/77/22',
  form: { attrs: 'class="hs-form-private hs-form stacked"' },
  script: ajax(
    '/submissions/v3/public/submit/formsnext/multipart/77/22',
    `if(s===200){location.href='/thanks'}else{form.querySelector('#email-22').classList.add('invalid','error');form.querySelector('#email-22').insertAdjacentHTML('afterend','<ul class="no-list hs-error-msgs inputs-list" role="alert"><li><label class="hs-error-msg hs-main-font-element">Please enter your business email address. This form does not accept addresses from example.org.</label></li></ul>')}`,
  ),
  answer: () =>
    json(
      {
        status: 'error',
        message: 'The request is not valid',
        errors: [{ message: "Error in 'fields.email'", errorType: 'BLOCKED_EMAIL' }],
      },
      400,
    ),
  ok: { url: '/thanks' },
})
yes('brevo-newsletter', 'nl', 'Brevo embed without double opt-in: success true, green panel over the form', {
  chrome: 'wf',
  site: 'Kaasmakerij Duin',
  h: 'Blijf op de hoogte',
  look: 'ph',
  submit: 'INSCHRIJVEN',
  does: 'Inschrijven voor de nieuwsbrief',
  F: [E('Je e-mailadres', undefined, { id: 'EMAIL', name: 'EMAIL' })],
  url: '/serve/MUIFAN',
  intro:
    '<div id="sib-form-container" class="sib-form-container"><div id="error-message" class="sib-form-message-panel" hidden><div class="sib-form-message-panel__text">Je inschrijving kon niet worden opgeslagen. Probeer het opnieuw.</div></div><div id="success-message" class="sib-form-message-panel" hidden><div class="sib-form-message-panel__text">Bedankt, je bent ingeschreven.</div></div></div>',
  script: ajax(
    '/serve/MUIFAN?isAjax=1',
    `document.getElementById(d&&d.success?'success-message':'error-message').hidden=false;if(d&&d.success)form.reset();`,
  ),
  answer: () => json({ success: true, message: 'successful', redirect: '' }),
  ok: { selector: '#success-message' },
})
no('brevo-error', 'hu', 'Brevo embed: success false with errors, the prepared error panel is shown', {
  chrome: 'wf',
  site: 'Borászat Tokaj',
  h: 'Hírlevél',
  look: 'ph',
  submit: 'FELIRATKOZÁS',
  does: 'Feliratkozni a hírlevélre',
  F: [E('E-mail-cím', undefined, { id: 'EMAIL', name: 'EMAIL' })],
  url: '/serve/MUIEHU',
  intro:
    '<div id="error-message" class="sib-form-message-panel" hidden><span class="sib-form-message-panel__inner-text">Feliratkozását nem tudtuk menteni. Kérjük, próbálja újra.</span></div><div id="success-message" class="sib-form-message-panel" hidden>Feliratkozása sikeres volt.</div>',
  script: ajax(
    '/serve/MUIEHU?isAjax=1',
    `document.getElementById(d&&d.success?'success-message':'error-message').hidden=false;`,
  ),
  answer: () => json({ success: false, message: 'Invalid captcha response', errors: { EMAIL: 'x' } }),
  ok: { selector: '#success-message' },
})
no(
  'mailchimp-already',
  'en',
  'Mailchimp embed answer: result error, "already subscribed", text with a link under the form',
  {
    chrome: 'wf',
    site: 'Riverside Books',
    h: 'Letters from the shop',
    look: 'ul',
    submit: 'Subscribe',
    does: 'Get the letter',
    F: [E('Email Address', undefined, { id: 'mce-EMAIL', name: 'EMAIL' })],
    url: '/subscribe/post-json',
    form: {
      attrs: 'name="mc-embedded-subscribe-form" class="validate" novalidate',
      mid: '<div id="mce-responses" class="clear"><div class="response" id="mce-error-response" style="display:none"></div><div class="response" id="mce-success-response" style="display:none"></div></div>',
      bottom:
        '<div style="position: absolute; left: -5000px;" aria-hidden="true"><input type="text" name="b_94f_2f1" tabindex="-1" value=""></div>',
    },
    script: ajax(
      '/subscribe/post-json',
      `var n=document.getElementById('mce-'+d.result+'-response');n.style.display='block';n.innerHTML=d.msg;`,
    ),
    answer: () =>
      json({
        result: 'error',
        msg: 'robin.hale@example.org is already subscribed to list Riverside Books. <a href="#">Click here to update your profile</a>',
      }),
    ok: { selector: '#mce-success-response' },
  },
)
yes('mailpoet-ok', 'cs', 'MailPoet without confirmation: the form stays, success paragraph in it', {
  chrome: 'wp',
  site: 'Včelařský spolek',
  h: 'Novinky ze spolku',
  look: 'wp',
  submit: 'Odebírat',
  does: 'Odebírat novinky',
  F: [E('E-mail', undefined, { id: 'form_email_1', name: 'data[form_field_x]' })],
  url: '/wp-admin/admin-ajax.php',
  form: {
    attrs: 'class="mailpoet_form mailpoet_form_form"',
    mid: '<div class="mailpoet_message" role="alert" aria-live="assertive"><p class="mailpoet_validate_success" style="display:none">Děkujeme, byli jste přihlášeni k odběru.</p><p class="mailpoet_validate_error" style="display:none"></p></div>',
  },
  script:
    JQ +
    `$('#f').on('submit',function(){$.ajax({type:'POST',url:'/wp-admin/admin-ajax.php',data:$('#f').serialize(),success:function(){$('.mailpoet_validate_success').show();document.getElementById('f').reset()},error:function(x){$('.mailpoet_validate_error').html(x.responseJSON.errors[0].message).show()}});return false})`,
  answer: () => json({ data: [], meta: null }),
  ok: 'byli jste přihlášeni',
})
no('mailpoet-throttled', 'sk', 'MailPoet: 400, too many subscriptions, wait', {
  chrome: 'wp',
  site: 'Divadlo Stodola',
  h: 'Program e-mailom',
  look: 'wp',
  submit: 'Prihlásiť',
  does: 'Odoberať program',
  F: [E('E-mail', undefined, { id: 'form_email_2', name: 'data[form_field_y]' })],
  url: '/wp-admin/admin-ajax.php',
  form: {
    attrs: 'class="mailpoet_form"',
    mid: '<div class="mailpoet_message"><p class="mailpoet_validate_success" style="display:none">Ďakujeme.</p><p class="mailpoet_validate_error" style="display:none"></p></div>',
  },
  script:
    JQ +
    `$('#f').on('submit',function(){$.ajax({type:'POST',url:'/wp-admin/admin-ajax.php',data:$('#f').serialize(),success:function(){$('.mailpoet_validate_success').show()},error:function(x){$('.mailpoet_validate_error').html(x.responseJSON.errors[0].message).show()}});return false})`,
  answer: () =>
    json({ errors: [{ error: 'bad_request', message: 'Musíte počkať 5 minút, kým sa prihlásite znova.' }] }, 400),
  ok: { selector: '.mailpoet_validate_success' },
})
yes('livewire-call', 'pt', 'Livewire: update answer with snapshot and effects, component is morphed to the thanks', {
  chrome: 'tw',
  site: 'Escola de Música Allegro',
  h: 'Aula experimental',
  look: 'tw',
  submit: 'Agendar',
  does: 'Agendar aula experimental',
  F: [NL('pt', 'Nome'), P('WhatsApp')],
  url: '/livewire/update',
  form: { attrs: 'wire:submit="save" wire:id="k9"' },
  script: ajax('/livewire/update', `form.outerHTML=d.components[0].effects.html;`, { enc: 'json' }),
  answer: () =>
    json({
      components: [
        {
          snapshot: '{"data":{"saved":true},"memo":{"id":"k9","name":"trial-lesson","errors":[]}}',
          effects: {
            returns: [null],
            html: '<div wire:id="k9"><p class="text-green-700">Recebemos seu pedido. Obrigado!</p></div>',
          },
        },
      ],
      assets: [],
    }),
  ok: 'Recebemos seu pedido',
})
no('livewire-errors', 'es', 'Livewire: 200, the errors are in the memo of the snapshot and in the drawn component', {
  chrome: 'tw',
  site: 'Gimnasio Norte',
  h: 'Clase de prueba',
  look: 'tw',
  submit: 'Reservar',
  does: 'Reservar una clase de prueba',
  F: [NL('es', 'Nombre'), E('Correo')],
  url: '/livewire/update',
  form: { attrs: 'wire:submit="save"' },
  script: ajax(
    '/livewire/update',
    `form.querySelector('#email').insertAdjacentHTML('afterend',d.components[0].effects.html);`,
    {
      enc: 'json',
    },
  ),
  answer: () =>
    json({
      components: [
        {
          snapshot:
            '{"data":{},"memo":{"id":"w2","name":"trial","errors":{"email":["Ya has disfrutado de tu clase de prueba con este correo."]}}}',
          effects: {
            returns: [null],
            html: '<span class="text-red-500 text-xs">Ya has disfrutado de tu clase de prueba con este correo.</span>',
          },
        },
      ],
    }),
  ok: 'Reserva hecha',
  wanted: 'rejected',
})
no('limit-text-in-200', 'zh', 'fetch answers 200 with code 429 and a message; shown as a line under the button', {
  chrome: 'bs',
  site: '城市图书馆',
  h: '座位预约',
  look: 'bs',
  submit: '提交预约',
  does: '预约阅览室座位',
  F: [NL('zh', '姓名'), T('seat', '座位号', 'B12')],
  url: '/api/seat/reserve',
  form: { bottom: '<p id="tip" class="tip"></p>' },
  script: ajax('/api/seat/reserve', `document.getElementById('tip').textContent=d.msg;if(d.code===0)form.reset();`, {
    enc: 'json',
  }),
  answer: () => json({ code: 429, msg: '操作过于频繁，请明天再来。', data: null }),
  ok: '预约成功',
  wanted: 'submitted_unverified',
})
yes(
  'graphql-payload',
  'en',
  'GraphQL mutation with an empty userErrors list; the form makes way for the stored suggestion',
  {
    chrome: 'app',
    site: 'Trail Map',
    h: 'Suggest a bench',
    look: 'mui',
    submit: 'Suggest',
    does: 'Suggest a bench',
    F: as('react', [T('place', 'Where?', 'Heron pond, north side'), E('Your e-mail')]),
    url: '/graphql',
    script: ajax(
      '/graphql',
      `if(d.data.suggestBench.userErrors.length){form.insertAdjacentHTML('beforeend','<p role="alert">'+d.data.suggestBench.userErrors[0].message+'</p>')}else{form.outerHTML='<p class="MuiTypography-root">Received, thank you.</p>'}`,
      { enc: 'json' },
    ),
    answer: () => json({ data: { suggestBench: { bench: { id: 'QmVuY2g6NA==' }, userErrors: [] } } }),
    ok: 'Received, thank you',
  },
)
no('graphql-user-errors', 'en', 'GraphQL mutation: 200, userErrors says the quota of the month is used up', {
  chrome: 'app',
  site: 'Toolshed',
  h: 'Borrow a tool',
  look: 'mui',
  submit: 'Reserve',
  does: 'Reserve a tool',
  F: as('react', [T('tool', 'Tool', 'Hedge trimmer'), E('Your e-mail')]),
  url: '/graphql',
  script: ajax(
    '/graphql',
    `var u=d.data.reservationCreate.userErrors;if(u.length){form.insertAdjacentHTML('beforeend','<div class="MuiAlert-root MuiAlert-standardWarning" role="alert"><div class="MuiAlert-message">'+u[0].message+'</div></div>')}else{form.outerHTML='<p>Reserved for you.</p>'}`,
    { enc: 'json' },
  ),
  answer: () =>
    json({
      data: {
        reservationCreate: {
          reservation: null,
          userErrors: [{ field: ['tool'], message: 'Members may hold three tools at a time.' }],
        },
      },
    }),
  ok: 'Reserved for you',
})
