// @ts-nocheck: plain data and pages
import { as, D, E, F, html, M, maker, N, NL, next, P, page, S, see, T } from './base.mjs'

export const { rows, yes, no } = maker('post')

// ---- taken
yes(
  'wp-comment',
  'en',
  'WordPress comment held for moderation: redirect to #comment with the note that it awaits moderation',
  {
    chrome: 'wp',
    site: 'Slow Bread',
    h: 'Leave a Reply',
    look: 'wp',
    submit: 'Post Comment',
    does: 'Comment on the post',
    action: '/wp-comments-post.php',
    form: { id: 'commentform', attrs: 'class="comment-form"' },
    F: [
      M('Comment', 'Does this work with rye as well?', { id: 'comment', name: 'comment' }),
      NL('en', 'Name', { id: 'author', name: 'author' }),
      E('Email'),
    ],
    tool: undefined,
    answer: () => see('/?unapproved=88&moderation-hash=f00#comment-88', 302),
    start: '/',
    get: undefined,
    ok: 'Your comment is awaiting moderation',
    pages: {
      '/': (q) =>
        page(
          'en',
          'wp',
          'Slow Bread',
          `<h1>Sourdough for beginners</h1>${q.query.get('unapproved') ? '<ol class="comment-list"><li id="comment-88" class="comment"><article class="comment-body"><b class="fn">Robin Hale</b><em class="comment-awaiting-moderation">Your comment is awaiting moderation. This is a preview; your comment will be visible after it has been approved.</em><div class="comment-content"><p>Does this work with rye as well?</p></div></article></li></ol>' : ''}<div id="respond" class="comment-respond"><h3 id="reply-title">Leave a Reply</h3>${F('wp', [M('Comment', '', { id: 'comment', name: 'comment' }), N('Name', '', { id: 'author', name: 'author' }), E('Email')], 'Post Comment', { id: 'f', action: '/wp-comments-post.php', attrs: 'class="comment-form"' })}</div>`,
        ),
    },
    wanted: 'submitted_unverified',
  },
)
yes('drupal-webform', 'de', 'Drupal webform: redirect to the confirmation page of the form', {
  chrome: 'drupal',
  site: 'Stadtarchiv Linden',
  h: 'Anfrage an das Archiv',
  look: 'drupal',
  submit: 'Absenden',
  does: 'Anfrage an das Archiv senden',
  action: '/form/anfrage',
  start: '/form/anfrage',
  form: {
    attrs: 'class="webform-submission-form"',
    bottom:
      '<input type="hidden" name="form_build_id" value="form-k3"><input type="hidden" name="form_id" value="webform_submission_anfrage_add_form">',
  },
  F: as('drupal', [
    NL('de', 'Ihr Name'),
    E('Ihre E-Mail-Adresse'),
    M('Anliegen', 'Ich suche die Geburtsurkunde meiner Großmutter.'),
  ]),
  answer: () => see('/form/anfrage/confirmation?token=x7'),
  ok: { url: '/form/anfrage/confirmation' },
  pages: {
    '/form/anfrage/confirmation': next(
      'de',
      'drupal',
      'Stadtarchiv Linden',
      '<h1>Anfrage an das Archiv</h1><div class="webform-confirmation"><div class="webform-confirmation__message">Vielen Dank für Ihre Nachricht.</div><div class="webform-confirmation__back"><a href="/form/anfrage" rel="prev">Zurück zum Formular</a></div></div>',
    ),
  },
})
yes('rails-flash', 'en', 'Rails: redirect to the new record, flash notice "was successfully created"', {
  chrome: 'bs',
  site: 'Allotment Society',
  h: 'New plot request',
  look: 'rails',
  submit: 'Create Plot request',
  does: 'Request a plot',
  action: '/plot_requests',
  start: '/plot_requests/new',
  F: as('rails', [N('Name'), E('Email'), T('size', 'Preferred size', 'half plot')]),
  form: { bottom: '<input type="hidden" name="authenticity_token" value="tkn">' },
  answer: () => see('/plot_requests/31', 302),
  ok: 'successfully created',
  pages: {
    '/plot_requests/31': next(
      'en',
      'bs',
      'Allotment Society',
      '<p id="notice" style="color: green">Plot request was successfully created.</p><div id="plot_request_31"><p><strong>Name:</strong> Robin Hale</p><p><strong>Size:</strong> half plot</p></div><a href="/plot_requests/31/edit">Edit this plot request</a>',
    ),
  },
})
yes('django-messages', 'fr', 'Django: redirect to the list, messages framework with a success alert', {
  chrome: 'bs',
  site: 'Bibliothèque du Lac',
  h: 'Proposer un achat',
  look: 'bs',
  submit: 'Proposer',
  does: "Proposer l'achat d'un livre",
  action: '/suggestions/ajouter/',
  start: '/suggestions/ajouter/',
  F: as('django', [T('titre', 'Titre', 'Le Rivage des Syrtes'), T('auteur', 'Auteur', 'Julien Gracq')]),
  form: { top: '<input type="hidden" name="csrfmiddlewaretoken" value="c5">' },
  answer: () => see('/suggestions/', 302),
  ok: 'Votre suggestion a bien été enregistrée',
  pages: {
    '/suggestions/': next(
      'fr',
      'bs',
      'Bibliothèque du Lac',
      '<div class="messages-list"><div class="alert alert-success alert-dismissible" role="alert">Votre suggestion a bien été enregistrée. Merci !<button type="button" class="btn-close" aria-label="Fermer"></button></div></div><h1>Suggestions récentes</h1><ul><li>Le Rivage des Syrtes</li><li>Les Années</li></ul>',
    ),
  },
})
yes(
  'shopify-contact',
  'es',
  'Shopify contact form: back to the page with contact_posted=true and a note over the form, which stays',
  {
    chrome: 'shop',
    site: 'Cerámica Alba',
    h: 'Contacto',
    look: 'shopify',
    submit: 'Enviar',
    does: 'Escribir a la tienda',
    action: '/contact#ContactForm',
    start: '/pages/contact',
    F: as('shopify', [NL('es', 'Nombre'), E('Correo electrónico'), M('Comentario', '¿Hacen tazas por encargo?')]),
    form: { top: '<input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">' },
    answer: (_q, s) => {
      s.session.flash =
        '<h2 class="form-status form-status-list form__message" tabindex="-1" autofocus>Gracias por contactarnos. Te responderemos lo antes posible.</h2>'
      return see('/pages/contact?contact_posted=true#ContactForm', 302)
    },
    ok: 'Gracias por contactarnos',
  },
)
yes('joomla-contact', 'it', 'Joomla com_contact: redirect to the contact, system message "thank you"', {
  chrome: 'joomla',
  site: 'Coro Monte Bianco',
  h: 'Scrivi al coro',
  look: 'joomla',
  submit: 'Invia e-mail',
  does: 'Scrivere al coro',
  action: '/index.php',
  start: '/contatti',
  F: as('joomla', [
    NL('it', 'Nome'),
    E('E-mail'),
    T('subject', 'Oggetto', 'Concerto di Natale'),
    M('Messaggio', 'A che ora inizia il concerto?'),
  ]),
  form: {
    attrs: 'class="form-validate form-horizontal well"',
    bottom:
      '<input type="hidden" name="option" value="com_contact"><input type="hidden" name="task" value="contact.submit"><input type="hidden" name="a1b2c3" value="1">',
  },
  answer: (_q, s) => {
    s.session.flash =
      '<div id="system-message-container" aria-live="polite"><joomla-alert type="success" dismiss="true" role="alert"><div class="alert-heading"><span class="success"></span></div><div class="alert-wrapper"><div class="alert-message">Grazie per la tua e-mail.</div></div></joomla-alert></div>'
    return see('/contatti')
  },
  ok: 'Grazie per la tua e-mail',
})
yes(
  'aspnet-webforms',
  'pl',
  'ASP.NET WebForms: postback to the same page, panel with the form hidden by the server, label with the text',
  {
    chrome: 'old',
    site: 'Urząd Gminy Zalesie',
    h: 'Zgłoszenie awarii oświetlenia',
    look: 'table',
    submit: 'Wyślij',
    does: 'Zgłosić awarię oświetlenia',
    start: '/Zgloszenie.aspx',
    action: './Zgloszenie.aspx',
    url: '/Zgloszenie.aspx',
    form: {
      id: 'f',
      attrs: 'name="form1"',
      top: '<input type="hidden" name="__VIEWSTATE" value="/wEPDwUK"><input type="hidden" name="__EVENTVALIDATION" value="/wEdAAQ">',
      submit: '<input type="submit" name="ctl00$MainContent$btnSend" value="Wyślij" id="MainContent_btnSend">',
    },
    F: as('asp', [T('ulica', 'Ulica i numer', 'Leśna 14'), P('Telefon')]),
    answer: () =>
      page(
        'pl',
        'old',
        'Urząd Gminy Zalesie',
        '<form method="post" action="./Zgloszenie.aspx" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUL"><div id="MainContent_pnlOk"><span id="MainContent_lblInfo">Dziękujemy, zgłoszenie zostało przyjęte.</span></div></form>',
      ),
    ok: 'zgłoszenie zostało przyjęte',
  },
)
yes('google-form', 'id', 'Google-Forms-like: post to formResponse, page that says the response was recorded', {
  chrome: 'tw',
  site: 'Formulir',
  h: 'Pendaftaran Donor Darah',
  look: 'ul',
  submit: 'Kirim',
  does: 'Daftar donor darah',
  start: '/forms/d/e/1FA/viewform',
  action: '/forms/d/e/1FA/formResponse',
  F: as('google', [N('Nama lengkap', 'Budi Santoso'), S('gol', 'Golongan darah', ['A', 'B', 'AB', 'O'], 'O')]),
  form: {
    attrs: 'target="_self"',
    bottom: '<input type="hidden" name="fvv" value="1"><input type="hidden" name="pageHistory" value="0">',
  },
  answer: () =>
    page(
      'id',
      'tw',
      'Formulir',
      '<div class="freebirdFormviewerViewResponseConfirmationMessage vHW8K">Tanggapan Anda telah direkam.</div><a href="/forms/d/e/1FA/viewform?usp=form_confirm">Kirim tanggapan lain</a>',
    ),
  ok: 'telah direkam',
})
yes('govuk-panel', 'en', 'GOV.UK: redirect to a confirmation panel with a reference', {
  chrome: 'gov',
  site: 'Report a problem',
  h: 'Report a missed bin collection',
  look: 'gov',
  submit: 'Accept and send',
  does: 'Report a missed collection',
  start: '/report/details',
  action: '/report/details',
  F: [
    T('postcode', 'Postcode', 'LS1 4AP', { name: 'postcode' }),
    S('bin', 'Which bin?', ['Black', 'Green', 'Brown'], 'Green'),
  ],
  answer: () => see('/report/confirmation'),
  ok: { selector: '.govuk-panel--confirmation' },
  pages: {
    '/report/confirmation': next(
      'en',
      'gov',
      'Report a problem',
      '<div class="govuk-panel govuk-panel--confirmation"><h1 class="govuk-panel__title">Report sent</h1><div class="govuk-panel__body">Your reference number<br><strong>HDJ2123F</strong></div></div><p class="govuk-body">We have sent you a confirmation email.</p><h2 class="govuk-heading-m">What happens next</h2><p class="govuk-body">We will come back for your bin within 2 working days.</p>',
    ),
  },
  quiet: true,
})

// ---- not taken
no('wp-duplicate-comment', 'en', 'WordPress refuses a duplicate comment with wp_die, status 409', {
  chrome: 'wp',
  site: 'Ferry Notes',
  h: 'Leave a comment',
  look: 'wp',
  submit: 'Post Comment',
  does: 'Comment on the post',
  action: '/wp-comments-post.php',
  F: [
    M('Comment', 'Lovely pictures!', { id: 'comment', name: 'comment' }),
    N('Name', 'Robin Hale', { id: 'author', name: 'author' }),
    E('Email'),
  ],
  answer: () =>
    html(
      '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Comment Submission Failure</title></head><body id="error-page"><div class="wp-die-message"><p>Duplicate comment detected; it looks as though you&#8217;ve already said that!</p></div><p><a href="javascript:history.back()">&laquo; Back</a></p></body></html>',
      409,
    ),
  ok: 'awaiting moderation',
})
no('laravel-419', 'pt', 'Laravel: CSRF token too old, 419 page expired', {
  chrome: 'tw',
  site: 'Clínica Bem Viver',
  h: 'Fale conosco',
  look: 'tw',
  submit: 'Enviar mensagem',
  does: 'Escrever à clínica',
  action: '/contato',
  start: '/contato',
  F: [NL('pt', 'Nome'), E('E-mail'), M('Mensagem', 'Vocês atendem aos sábados?')],
  form: { top: '<input type="hidden" name="_token" value="old">' },
  answer: () =>
    html(
      '<!doctype html><html lang="en"><head><title>Página expirada</title></head><body class="antialiased"><div class="flex items-center min-h-screen"><div class="px-4 text-lg text-gray-500 border-r">419</div><div class="ml-4 text-lg text-gray-500 uppercase">Página expirada</div></div></body></html>',
      419,
    ),
  ok: 'Mensagem enviada',
})
no('drupal-honeypot-time', 'nl', 'Drupal honeypot module: sent too fast, same form with an error message, 200', {
  chrome: 'drupal',
  site: 'Natuurvereniging De Kievit',
  h: 'Lid worden van de nieuwsgroep',
  look: 'drupal',
  submit: 'Verzenden',
  does: 'Aanmelden voor de nieuwsgroep',
  action: '/form/nieuwsgroep',
  start: '/form/nieuwsgroep',
  F: as('drupal', [NL('nl', 'Naam'), E('E-mailadres')]),
  wanted: 'submitted_unverified',
  answer: (q, _s, again) =>
    again({
      values: (n) => q.field(n),
      top: '<div data-drupal-messages><div role="contentinfo" aria-labelledby="message-error-title" class="messages-list__item messages messages--error"><div role="alert"><div class="messages__header"><h2 id="message-error-title" class="messages__title">Foutmelding</h2></div><div class="messages__content">Er was een probleem met het indienen van je formulier. Wacht 6 seconden en probeer opnieuw.</div></div></div></div>',
    }),
  ok: { selector: '.webform-confirmation' },
})
no('rails-422-email-taken', 'en', 'Rails 422: the e-mail is on the list already, field_with_errors and a summary', {
  chrome: 'bs',
  site: 'Open Studio Weekend',
  h: 'Sign up as a host',
  look: 'rails',
  submit: 'Create host',
  does: 'Sign up as a host',
  action: '/hosts',
  start: '/hosts/new',
  F: as('rails', [N('Name'), E('Email')]),
  answer: (q, _s, again) =>
    again({
      status: 422,
      values: (n) => q.field(n),
      errors: { email: 'has already been taken' },
      top: '<div id="error_explanation"><h2>1 error prohibited this host from being saved:</h2><ul><li>Email has already been taken</li></ul></div>',
    }),
  ok: 'successfully created',
})
no(
  'webforms-validator',
  'tr',
  'ASP.NET WebForms: the postback shows the form again, validation summary says the date is full',
  {
    chrome: 'old',
    site: 'Diş Polikliniği',
    h: 'Randevu talebi',
    look: 'table',
    submit: 'Randevu Al',
    does: 'Randevu almak',
    start: '/Randevu.aspx',
    action: '/Randevu.aspx',
    F: as('asp', [NL('tr', 'Ad Soyad'), P('Telefon'), D('tarih', 'Tarih', '2026-12-14')]),
    wanted: 'submitted_unverified',
    answer: (q, _s, again) =>
      again({
        values: (n) => q.field(n),
        top: '<div id="MainContent_ValidationSummary1" style="color:Red;"><ul><li>Seçtiğiniz günde boş saat kalmamıştır, başka bir gün seçiniz.</li></ul></div>',
      }),
    ok: 'Randevunuz oluşturuldu',
  },
)
no('mediawiki-captcha', 'ru', 'MediaWiki: the save asks for the captcha again, form with the text kept', {
  chrome: 'old',
  site: 'Краеведческая вики',
  h: 'Обсуждение',
  look: 'ul',
  submit: 'Записать страницу',
  does: 'Добавить сообщение в обсуждение',
  action: '/index.php',
  start: '/wiki/Обсуждение'.replace('Обсуждение', 'Talk'),
  F: [M('Сообщение', 'Мост построен в 1911 году.', { id: 'wpTextbox1', name: 'wpTextbox1' })],
  wanted: 'submitted_unverified',
  status: ['submitted_unverified', 'rejected', 'needs_person'],
  answer: (q, _s, again) =>
    again({
      values: (n) => q.field(n),
      top: '<div class="mw-message-box mw-message-box-error"><strong>Ошибка ввода кода подтверждения или код не введён.</strong><p>Чтобы записать страницу, решите задачу: 41 + 7 = <input name="wpCaptchaWord" id="wpCaptchaWord" size="5" form="f"></p></div>',
    }),
  ok: 'Ваша правка сохранена',
})
no('upload-post-max', 'en', 'PHP site: the request was too large, the form comes back empty with a line on top, 200', {
  chrome: 'typo3',
  site: 'Harbour Photo Prize',
  h: 'Enter the competition',
  look: 'bs',
  submit: 'Submit entry',
  does: 'Enter the competition',
  action: '/enter/',
  start: '/enter/',
  F: as('typo3', [N('Your name'), E('Email'), T('title', 'Title of the picture', 'Low tide')]),
  wanted: 'submitted_unverified',
  form: { attrs: 'enctype="multipart/form-data"' },
  answer: (_q, _s, again) =>
    again({
      top: '<div class="typo3-messages"><div class="alert alert-warning"><div class="media-body"><p class="alert-message">The uploaded data exceeds 8 MB and could not be processed.</p></div></div></div>',
    }),
  ok: 'Thank you for your entry',
})
no('silent-home', 'sv', 'spam filter: silent redirect to the home page, nothing said', {
  chrome: 'wp6',
  site: 'Byalaget Ekeby',
  h: 'Skriv till styrelsen',
  look: 'wp',
  submit: 'Skicka',
  does: 'Skriva till styrelsen',
  action: '/kontakt/',
  start: '/kontakt/',
  F: [NL('sv', 'Namn'), E('E-post'), M('Meddelande', 'När är nästa städdag?')],
  wanted: 'submitted_unverified',
  answer: () => see('/', 302),
  ok: 'Tack för ditt meddelande',
  pages: {
    '/': next(
      'sv',
      'wp6',
      'Byalaget Ekeby',
      '<h1>Välkommen till Ekeby</h1><p>Städdag den 3 maj klockan tio vid bygdegården.</p><p><a href="/kontakt/">Kontakt</a></p>',
    ),
  },
})
no('closed-google-form', 'vi', 'Google-Forms-like: the form no longer takes answers, page with 200', {
  chrome: 'tw',
  site: 'Biểu mẫu',
  h: 'Đăng ký hội thảo',
  look: 'ul',
  submit: 'Gửi',
  does: 'Đăng ký hội thảo',
  start: '/viewform',
  action: '/formResponse',
  F: as('google', [N('Họ và tên', 'Nguyễn Minh Anh'), E('Email')]),
  wanted: 'submitted_unverified',
  answer: () =>
    page(
      'vi',
      'tw',
      'Biểu mẫu',
      '<div class="lrKTG"><div class="kTCFzf">Đăng ký hội thảo</div><div>Biểu mẫu Đăng ký hội thảo hiện không nhận câu trả lời nữa.</div><div>Hãy liên hệ với chủ sở hữu biểu mẫu nếu bạn cho rằng đây là lỗi.</div></div>',
    ),
  ok: 'đã được ghi lại',
})
no('maintenance-200', 'cs', 'maintenance page with 200 instead of the answer', {
  chrome: 'presta',
  site: 'Zahrada Květ',
  h: 'Napište nám',
  look: 'bs',
  submit: 'Odeslat',
  does: 'Napsat obchodu',
  action: '/napiste-nam',
  start: '/napiste-nam',
  F: [E('E-mail'), M('Zpráva', 'Máte skladem sazenice levandule?')],
  wanted: 'submitted_unverified',
  answer: () =>
    html(
      '<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Zahrada Květ</title></head><body id="maintenance"><div class="container"><h1>Hned jsme zpět.</h1><p>Právě aktualizujeme náš obchod. Zkuste to prosím později.</p></div></body></html>',
    ),
  ok: 'Vaše zpráva byla odeslána',
})
