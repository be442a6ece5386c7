// @ts-nocheck: plain data and pages
import { ajax, as, D, E, html, json, late, M, maker, N, NL, next, P, see, T } from './base.mjs'

export const { rows, yes, no } = maker('bystander')
const chat = (text, ms) =>
  `setTimeout(function(){document.body.insertAdjacentHTML('beforeend','<div id="chat-widget" class="toast-top" style="top:auto;bottom:3rem" role="log" aria-live="polite"><b>Chat</b><p>${text}</p></div>')},${ms});`
const bought = (text, ms) =>
  `setTimeout(function(){document.body.insertAdjacentHTML('beforeend','<div class="fomo-notification toast-top" style="right:auto;left:1rem">${text}</div>')},${ms});`

yes('chat-offline', 'en', 'thanks in the form; a chat bubble says that nobody is online', {
  chrome: 'wp',
  site: 'Lakeside Camping',
  h: 'Ask about a pitch',
  look: 'cf7',
  submit: 'Send',
  does: 'Ask about a pitch',
  F: as('cf7', [N('Name'), E('Email'), M('Question', 'Are dogs allowed?')]),
  url: '/ask',
  script: ajax(
    '/ask',
    `form.outerHTML='<p class="ok">Thank you, your question was sent.</p>';${chat('Sorry, we are offline right now and cannot answer.', 200)}`,
  ),
  answer: () => json({ status: 'mail_sent' }),
  ok: 'your question was sent',
})
yes('cookie-error', 'de', 'redirect with thanks; a cookie notice on the next page says that the video was blocked', {
  chrome: 'typo3',
  site: 'Klinik am Park',
  h: 'Rückruf',
  look: 'bs',
  submit: 'Rückruf anfordern',
  does: 'Rückruf anfordern',
  F: [NL('de', 'Name'), P('Telefon')],
  start: '/rueckruf',
  action: '/rueckruf',
  answer: () => see('/danke'),
  ok: { url: '/danke' },
  pages: {
    '/danke': next(
      'de',
      'typo3',
      'Klinik am Park',
      '<h1>Vielen Dank</h1><p>Wir melden uns bei Ihnen.</p><div class="video-embed"><p>Dieser Inhalt wurde blockiert. Bitte stimmen Sie zu.</p><button type="button">Einwilligen</button></div>',
    ),
  },
})
yes('shop-ticker', 'es', 'the newsletter of the footer is taken while a ticker says that an article is sold out', {
  chrome: 'shop',
  site: 'Velas Luna',
  h: 'Novedades',
  look: 'shopify',
  submit: 'Suscribirse',
  does: 'Recibir las novedades',
  F: as('shopify', [E('Correo electrónico')]),
  url: '/contact',
  script:
    bought('Lucía de Vigo acaba de comprar una vela de higo · Quedan 0 unidades', 500) +
    ajax(
      '/contact',
      `form.innerHTML='<h3 class="newsletter-form__message newsletter-form__message--success form__message" tabindex="-1"><svg class="icon icon-success" aria-hidden="true"></svg>Gracias por suscribirte</h3>'`,
    ),
  answer: () => html('<html><body><h3>Gracias por suscribirte</h3></body></html>'),
  ok: 'Gracias por suscribirte',
})
yes('headline-error', 'en', 'thanks page with news teasers about failures and rejected plans', {
  chrome: 'drupal',
  site: 'County Gazette',
  h: 'Send us a tip',
  look: 'drupal',
  submit: 'Send tip',
  does: 'Send a news tip',
  F: as('drupal', [N('Name'), M('Your tip', 'The footbridge is closed again.')]),
  start: '/tip',
  action: '/tip',
  answer: () => see('/tip/thanks'),
  ok: { url: '/tip/thanks' },
  pages: {
    '/tip/thanks': next(
      'en',
      'drupal',
      'County Gazette',
      '<h1>Thank you for your tip</h1><aside><h2>Most read</h2><ul><li>Council rejected plan for new stadium</li><li>Payment failed: bakery loses card terminal</li></ul></aside>',
    ),
  },
})
yes('poll-errors', 'pl', 'a background poll fails with 500 while the own answer says yes', {
  chrome: 'bs',
  site: 'Schronisko Burek',
  h: 'Zapytaj o psa',
  look: 'bs',
  submit: 'Wyślij pytanie',
  does: 'Zapytać o psa',
  F: [NL('pl', 'Imię'), E('E-mail'), M('Pytanie', 'Czy Reksio lubi dzieci?')],
  url: '/pytanie',
  script:
    `setInterval(function(){fetch('/status')},400);` +
    ajax('/pytanie', `form.outerHTML='<p>Dziękujemy, wiadomość wysłana.</p>'`),
  answer: () => late(800, json({ success: true })),
  ok: 'wiadomość wysłana',
  pages: { '/status': () => json({ error: 'upstream' }, 500) },
})
yes('other-form-invalid', 'it', 'the search form of the header is marked invalid all the time; the own form is taken', {
  chrome: 'magento',
  site: 'Casa del Bottone',
  h: 'Chiedi un campione',
  look: 'bs',
  submit: 'Chiedi',
  does: 'Chiedere un campione di stoffa',
  F: [NL('it', 'Nome'), T('stoffa', 'Stoffa', 'Lino grezzo 12')],
  url: '/campioni',
  intro:
    '<form id="search_mini_form" class="minisearch"><label for="search" class="sr-only">Cerca</label><input id="search" type="text" name="qq" class="mage-error" aria-invalid="true"><div class="mage-error" id="search-error">Campo obbligatorio.</div></form>',
  script: ajax(
    '/campioni',
    `form.outerHTML='<div class="message-success success message"><div>Grazie, richiesta inviata.</div></div>'`,
  ),
  answer: () => json({ errors: false, message: 'ok' }),
  ok: 'richiesta inviata',
})
yes('live-region-timer', 'ko', 'a live region counts down beside the form; thanks in place of the form', {
  chrome: 'tw',
  site: '동네 책방',
  h: '작가와의 만남 신청',
  look: 'tw',
  submit: '신청',
  does: '작가와의 만남 신청',
  F: [NL('ko', '이름'), E('이메일')],
  url: '/api/meet',
  intro: '<p aria-live="polite" id="left">남은 시간 10:00</p>',
  script:
    `var n=600;setInterval(function(){n--;document.getElementById('left').textContent='남은 시간 '+Math.floor(n/60)+':'+n%60},1000);` +
    ajax('/api/meet', `form.outerHTML='<p>신청해 주셔서 감사합니다.</p>'`, { enc: 'json' }),
  answer: () => json({ ok: true }),
  ok: '신청해 주셔서 감사합니다',
})
yes('ad-slot', 'ar', 'advertising changes beside the form; flash over an empty form after the redirect', {
  chrome: 'wp6',
  site: 'مدونة الطبخ',
  h: 'اقترح وصفة',
  look: 'wp',
  submit: 'إرسال',
  does: 'اقتراح وصفة',
  F: [NL('ar', 'الاسم'), M('الوصفة', 'شوربة العدس بالكمون')],
  start: '/suggest',
  action: '/suggest',
  below: '<ins class="adsbygoogle" style="display:block;height:60px">إعلان: خصم اليوم فقط</ins>',
  answer: (_q, s) => {
    s.session.flash = '<div class="notice notice-success"><p>شكرًا لك، تم إرسال وصفتك.</p></div>'
    return see('/suggest')
  },
  ok: 'تم إرسال وصفتك',
})
no('chat-says-thanks', 'en', 'the answer is 403; a chat bubble thanks for the visit', {
  chrome: 'wf',
  site: 'Piano Movers',
  h: 'Ask for a date',
  look: 'ph',
  submit: 'Ask',
  does: 'Ask for a moving date',
  F: [N('Name'), P('Phone')],
  url: '/ask',
  script: ajax('/ask', `${chat('Thank you for stopping by! How can I help?', 300)}`),
  answer: () =>
    html(
      '<html><head><title>Attention Required!</title></head><body><h1>Sorry, you have been blocked</h1></body></html>',
      403,
    ),
  ok: 'Your request was sent',
})
no(
  'toast-of-others',
  'nl',
  'a toast tells what another visitor booked; the own date is not free, told in small print at the date',
  {
    chrome: 'bs',
    site: 'Fietsverhuur Zee',
    h: 'Fiets reserveren',
    look: 'bs',
    submit: 'Reserveren',
    does: 'Een fiets reserveren',
    F: [NL('nl', 'Naam'), D('dag', 'Dag', '2026-12-26')],
    url: '/reserveer',
    script: ajax(
      '/reserveer',
      `document.getElementById('dag').insertAdjacentHTML('afterend','<small>'+d.tekst+'</small>');${bought('Bedankt! Kees heeft zojuist een bakfiets gereserveerd.', 200)}`,
    ),
    answer: () => json({ vrij: false, tekst: 'Op tweede kerstdag verhuren we niet.' }),
    ok: 'Uw fiets staat klaar',
    wanted: 'submitted_unverified',
  },
)
no(
  'newsletter-popup',
  'fr',
  'spam filter: the page is shown again as if new, a newsletter popup with "Merci" opens on it',
  {
    chrome: 'shop',
    site: 'Savon Clair',
    h: 'Une question ?',
    look: 'shopify',
    submit: 'Envoyer',
    does: 'Poser une question',
    F: as('shopify', [E('E-mail'), M('Message', 'Livrez-vous en Suisse ?')]),
    start: '/pages/contact',
    action: '/contact',
    answer: (_q, s) => {
      s.session.pop = 1
      return see('/pages/contact')
    },
    tail: '',
    ok: 'Nous avons bien reçu',
    wanted: 'submitted_unverified',
    below: `<script>addEventListener('load',function(){setTimeout(function(){document.body.insertAdjacentHTML('beforeend','<div class="klaviyo-form overlay" role="dialog" aria-label="POPUP Form"><div><p>Merci de votre visite ! Recevez nos nouveautés.</p><button type="button" aria-label="Close dialog" onclick="this.closest(\\'.overlay\\').remove()">×</button></div></div>')},document.referrer.includes('/pages/contact')?300:60000)})</script>`,
  },
)
no('beacon-ok', 'tr', 'a measuring request is answered {"success":true}; the own one says that the hours are over', {
  chrome: 'tw',
  site: 'Usta Çağır',
  h: 'Tesisatçı iste',
  look: 'tw',
  submit: 'Usta İste',
  does: 'Tesisatçı istemek',
  F: [NL('tr', 'Adınız'), P('Telefon')],
  url: '/istek',
  script: ajax(
    '/istek',
    `fetch('/olcum',{method:'POST',body:'{}'});form.insertAdjacentHTML('beforeend','<p>'+d.not+'</p>')`,
    {
      enc: 'json',
    },
  ),
  answer: () => json({ not: 'Gece 22.00’den sonra çağrı kabul edilmiyor.' }),
  ok: 'Ustanız yolda',
  wanted: 'submitted_unverified',
  pages: { '/olcum': () => json({ success: true }) },
})
