// @ts-nocheck: plain data and pages
import { ajax, as, C, E, html, json, M, maker, N, NL, next, P, page, see, T } from './base.mjs'

export const { rows, yes, no } = maker('steps')
const person = { wanted: 'needs_person', status: ['needs_person', 'submitted_unverified'] }
/** A page or answer that asks to log in may be told as refused, too. */
const logIn = { ...person, status: ['needs_person', 'submitted_unverified', 'rejected'] }

no('japanese-confirm', 'ja', 'Japanese contact form: 確認画面, the data are sent only by the second button', {
  chrome: 'old',
  site: 'みどり歯科',
  h: 'お問い合わせフォーム',
  look: 'table',
  submit: '確認画面へ',
  does: '歯科に問い合わせる',
  F: [NL('ja', 'お名前'), E('メールアドレス'), M('お問い合わせ内容', '土曜日の診療時間を教えてください。')],
  start: '/contact/',
  action: '/contact/confirm',
  ...person,
  nextStep: '#confirm',
  answer: (q) =>
    page(
      'ja',
      'old',
      'みどり歯科',
      `<h2>入力内容の確認</h2><p>以下の内容で送信します。よろしければ「送信する」を押してください。</p><table border="1"><tr><th>お名前</th><td>${q.field('name')}</td></tr><tr><th>内容</th><td>${q.field('message')}</td></tr></table><form id="confirm" action="/contact/send" method="post"><input type="hidden" name="token" value="j1"><button type="button" onclick="history.back()">修正する</button> <button type="submit">送信する</button></form>`,
    ),
  ok: { url: '/contact/thanks' },
  pages: {
    '/contact/send': (_q, s) => {
      s.received.push({ method: 'POST', path: '/contact/send', body: '', contentType: '', other: false })
      return see('/contact/thanks')
    },
    '/contact/thanks': next('ja', 'old', 'みどり歯科', '<p>お問い合わせありがとうございました。</p>'),
  },
})
no(
  'double-opt-in',
  'de',
  'newsletter with double opt-in: nobody is on the list before the link in the mail is pressed',
  {
    chrome: 'wf',
    site: 'Teehaus Süd',
    h: 'Post vom Teehaus',
    look: 'ph',
    submit: 'Eintragen',
    does: 'Newsletter bestellen',
    F: [E('E-Mail-Adresse')],
    url: '/api/doi',
    ...person,
    script: ajax(
      '/api/doi',
      `form.outerHTML='<div class="success"><p>Fast geschafft: Bitte bestätige deine Adresse über den Link in der Mail, die wir dir gerade geschickt haben.</p></div>'`,
    ),
    answer: () => json({ ok: true, pending: true }),
    ok: 'Du bist jetzt angemeldet',
  },
)
no('captcha-challenge', 'es', 'Shopify: redirect to /challenge with a human check', {
  chrome: 'shop',
  site: 'Cuero y Lana',
  h: 'Escríbenos',
  look: 'shopify',
  submit: 'Enviar',
  does: 'Escribir a la tienda',
  F: as('shopify', [NL('es', 'Nombre'), E('Correo'), M('Mensaje', '¿Tienen guantes de talla S?')]),
  start: '/pages/contacto',
  action: '/contact',
  ...person,
  nextStep: '.h-captcha',
  answer: () => see('/challenge'),
  pages: {
    '/challenge': next(
      'es',
      'shop',
      'Cuero y Lana',
      '<div class="shopify-challenge__container"><p class="shopify-challenge__message">Para continuar, confirma que no eres un robot.</p><form action="/contact" method="post"><div class="h-captcha" data-sitekey="x" style="width:300px;height:78px;border:1px solid"></div><input type="submit" class="shopify-challenge__button btn" value="Enviar"></form></div>',
    ),
  },
  ok: 'Gracias por contactarnos',
})
no(
  'wizard-next',
  'en',
  'insurance wizard: step one of three is kept, the next step is shown; nothing was requested yet',
  {
    chrome: 'tw',
    site: 'Wren Insurance',
    h: 'Step 1 of 3: About you',
    look: 'shad',
    submit: 'Continue',
    does: 'Get a call about home insurance',
    F: as('react', [N('Full name'), T('postcode', 'Postcode', 'YO1 7HH')]),
    url: '/api/quote/step',
    ...person,
    nextStep: '#step2',
    script: ajax(
      '/api/quote/step',
      `form.outerHTML='<h2>Step 2 of 3: Your home</h2><form id="step2"><label for="rooms">Bedrooms</label><input id="rooms" name="rooms" type="number" required><label for="year">Year built</label><input id="year" name="year" type="number" required><button>Continue</button></form>'`,
      { enc: 'json' },
    ),
    answer: () => json({ step: 2, of: 3 }),
    ok: 'We will call you',
  },
)
no('session-over', 'sv', 'the session is over: redirect to the log-in page of the municipality', {
  chrome: 'joomla',
  site: 'Kommunens e-tjänst',
  h: 'Ansök om kolonilott',
  look: 'joomla',
  submit: 'Skicka ansökan',
  does: 'Ansöka om kolonilott',
  F: as('joomla', [NL('sv', 'Namn'), T('omrade', 'Område', 'Solängen')]),
  start: '/kolonilott',
  action: '/kolonilott',
  ...logIn,
  nextStep: '#login-form',
  answer: () => see('/login?return=L2tvbG9uaWxvdHQ'),
  pages: {
    '/login': next(
      'sv',
      'joomla',
      'Kommunens e-tjänst',
      '<joomla-alert type="warning" role="alert"><div class="alert-message">Du har loggats ut efter 20 minuter.</div></joomla-alert><h1>Logga in</h1><form id="login-form" method="post" action="/login"><label for="username">Användarnamn</label><input type="text" id="username" name="username"><label for="password">Lösenord</label><input type="password" id="password" name="password"><button type="submit">Logga in</button></form>',
    ),
  },
  ok: 'Ansökan är inskickad',
})
no('otp-step', 'pt', 'a code was sent by text message and has to be typed before the request counts', {
  chrome: 'bs',
  site: 'Prefeitura de Rio Claro',
  h: 'Agendar poda de árvore',
  look: 'bs',
  submit: 'Solicitar',
  does: 'Pedir a poda de uma árvore',
  F: [NL('pt', 'Nome'), P('Celular')],
  url: '/poda',
  ...person,
  nextStep: '#otp',
  script: ajax('/poda', `form.outerHTML=t`),
  answer: () =>
    html(
      '<form id="otp" action="/poda/codigo" method="post"><p>Enviamos um código de 6 dígitos para o seu celular.</p><label for="codigo">Código</label><input type="text" id="codigo" name="codigo" inputmode="numeric" autocomplete="one-time-code" required><button>Confirmar</button></form>',
    ),
  ok: 'Solicitação registrada',
})
no('login-wall-json', 'hi', 'fetch is answered 401, a log-in dialog opens', {
  chrome: 'app',
  site: 'किताब घर',
  h: 'समीक्षा लिखें',
  look: 'mui',
  submit: 'समीक्षा भेजें',
  does: 'किताब की समीक्षा लिखें',
  F: as('react', [M('आपकी समीक्षा', 'बहुत अच्छी किताब है।')]),
  url: '/api/reviews',
  ...logIn,
  nextStep: '#login',
  script: ajax(
    '/api/reviews',
    `if(s===401)document.body.insertAdjacentHTML('beforeend','<div class="MuiDialog-root overlay" role="dialog" aria-modal="true" aria-labelledby="lt"><div><h2 id="lt">लॉग इन करें</h2><form id="login"><label for="lm">मोबाइल</label><input id="lm" type="tel"><label for="lp">पासवर्ड</label><input id="lp" type="password"><button>लॉग इन</button></form></div></div>')`,
    { enc: 'json' },
  ),
  answer: () => json({ error: 'unauthenticated' }, 401),
  ok: 'आपकी समीक्षा मिल गई',
})
yes('wizard-last', 'en', 'Typeform-like: the last question is answered, the end screen with thanks takes its place', {
  chrome: 'tw',
  site: 'Visitor Survey',
  h: '3 → Anything else?',
  look: 'shad',
  submit: 'Submit',
  does: 'Finish the survey',
  F: as('react', [M('Anything else?', 'More benches, please.')]),
  url: '/forms/xK2/complete',
  script: ajax(
    '/forms/xK2/complete',
    `form.parentNode.innerHTML='<div data-qa="thank-you-screen-visible"><h1>Thanks for completing this form</h1><p>Now create your own.</p></div>'`,
    { enc: 'json' },
  ),
  answer: () => json({ type: 'completed', response_id: 'r8' }),
  ok: 'Thanks for completing this form',
})
yes('magic-link', 'en', 'passwordless log-in: the link was sent, which is what the form does', {
  chrome: 'tw',
  site: 'Fieldwork',
  h: 'Sign in',
  look: 'shad',
  submit: 'Email me a link',
  does: 'Send a sign-in link',
  F: as('react', [E('Email')]),
  url: '/auth/otp',
  script: ajax('/auth/otp', `form.outerHTML='<p>Check your email: the link has been sent.</p>'`, { enc: 'json' }),
  answer: () => json({}),
  ok: 'the link has been sent',
  status: ['confirmed', 'submitted_unverified', 'needs_person'],
})
yes('password-reset', 'fr', 'forgotten password: neutral note that a mail is on its way', {
  chrome: 'bs',
  site: 'Espace Adhérents',
  h: 'Mot de passe oublié',
  look: 'bs',
  submit: 'Réinitialiser',
  does: 'Demander un nouveau mot de passe',
  F: [E('Adresse e-mail')],
  start: '/mot-de-passe',
  action: '/mot-de-passe',
  answer: () => see('/mot-de-passe/envoye'),
  wanted: 'submitted_unverified',
  status: ['submitted_unverified', 'confirmed', 'needs_person'],
  ok: { url: '/mot-de-passe/envoye' },
  pages: {
    '/mot-de-passe/envoye': next(
      'fr',
      'bs',
      'Espace Adhérents',
      '<h1>Mot de passe oublié</h1><p>Si un compte existe pour cette adresse, un e-mail vient de partir.</p>',
    ),
  },
})
yes('confirm-page-last', 'ja', 'the second page of a contact form: the hidden data are sent by 送信する', {
  chrome: 'old',
  site: 'さくら幼稚園',
  h: '内容の確認',
  look: 'table',
  submit: '送信する',
  does: '問い合わせを送信する',
  F: [C('ok', '個人情報の取り扱いに同意する')],
  start: '/inquiry/confirm',
  action: '/inquiry/complete',
  form: { top: '<input type="hidden" name="name" value="高橋 健">' },
  answer: () =>
    page(
      'ja',
      'old',
      'さくら幼稚園',
      '<h2>送信完了</h2><p>お問い合わせいただき、ありがとうございました。</p><p><a href="/">トップへ戻る</a></p>',
    ),
  ok: '送信完了',
})
yes('cancel-with-reason', 'nl', 'appointment: leave a reason for being late, page with the kept note', {
  chrome: 'presta',
  site: 'Huisartsen Centrum',
  h: 'Bericht bij uw afspraak',
  look: 'bs',
  submit: 'Bericht toevoegen',
  does: 'Een bericht bij de afspraak zetten',
  F: [M('Bericht', 'Ik kom tien minuten later.')],
  start: '/afspraak/71',
  action: '/afspraak/71/bericht',
  answer: () => see('/afspraak/71/bericht/ok'),
  ok: 'Uw bericht is verzonden',
  pages: {
    '/afspraak/71/bericht/ok': next(
      'nl',
      'presta',
      'Huisartsen Centrum',
      '<article class="alert alert-success" role="alert" data-alert="success"><ul><li>Bedankt! Uw bericht is verzonden.</li></ul></article><p>Afspraak op 4 december, 10.20 uur</p>',
    ),
  },
})
