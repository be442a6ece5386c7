// @ts-nocheck: plain data and pages
import { ajax, as, D, E, F, HX, html, json, M, maker, N, NL, P, page, see, T } from './base.mjs'

export const { rows, yes, no } = maker('fragment')
const part = (body, status = 200, headers) => html(body, status, headers)
/** Turbo: the answer is HTML; a frame of the same id or a stream is put in place. */
const turbo = (url) =>
  ajax(
    url,
    `if(/turbo-stream/.test(r.headers.get('content-type'))){var b=document.createElement('div');b.innerHTML=t;b.querySelectorAll('turbo-stream').forEach(function(x){var to=document.getElementById(x.getAttribute('target')),c=x.querySelector('template').innerHTML,a=x.getAttribute('action');if(a==='replace')to.outerHTML=c;else if(a==='append')to.insertAdjacentHTML('beforeend',c);else if(a==='prepend')to.insertAdjacentHTML('afterbegin',c);else to.innerHTML=c})}else if(r.redirected){history.pushState({},'',r.url);document.body.innerHTML=new DOMParser().parseFromString(t,'text/html').body.innerHTML}else{var n=new DOMParser().parseFromString(t,'text/html');var fr=form.closest('turbo-frame');if(fr&&n.getElementById(fr.id))fr.innerHTML=n.getElementById(fr.id).innerHTML;else document.body.innerHTML=n.body.innerHTML}`,
    { headers: { Accept: 'text/vnd.turbo-stream.html, text/html, application/xhtml+xml' } },
  )
const stream = (action, target, body, status = 200) => ({
  status,
  headers: { 'content-type': 'text/vnd.turbo-stream.html; charset=utf-8' },
  body: `<turbo-stream action="${action}" target="${target}"><template>${body}</template></turbo-stream>`,
})

yes('turbo-stream-append', 'en', 'Rails Turbo: a stream appends the new comment and clears the form', {
  chrome: 'bs',
  site: 'Patchwork Guild',
  h: 'Block of the month',
  look: 'rails',
  submit: 'Post',
  does: 'Comment on the block',
  F: as('rails', [M('Your comment', 'What batting did you use?')]),
  url: '/blocks/4/comments',
  wanted: 'submitted_unverified',
  intro: '<div id="comments"><div class="comment" id="comment_1"><p>Gorgeous!</p></div></div>',
  script: turbo('/blocks/4/comments'),
  answer: (q) => ({
    status: 200,
    headers: { 'content-type': 'text/vnd.turbo-stream.html; charset=utf-8' },
    body: `<turbo-stream action="append" target="comments"><template><div class="comment" id="comment_2"><p>${q.field('record[message]')}</p></div></template></turbo-stream>`,
  }),
  ok: { selector: '#comment_2' },
})
yes('turbo-frame', 'da', 'Turbo frame: redirect is followed, the frame shows the thanks', {
  chrome: 'bs',
  site: 'Kolonihaven',
  h: 'Skriv dig på ventelisten',
  look: 'rails',
  submit: 'Skriv mig op',
  does: 'Skrive sig på ventelisten',
  F: as('rails', [NL('da', 'Navn'), E('E-mail')]),
  url: '/venteliste',
  form: { top: '' },
  script: ajax(
    '/venteliste',
    `document.getElementById('f').outerHTML=new DOMParser().parseFromString(t,'text/html').querySelector('turbo-frame').innerHTML`,
  ),
  answer: () => see('/venteliste/tak'),
  pages: {
    '/venteliste/tak': () =>
      page('da', 'bs', 'Kolonihaven', '<turbo-frame id="waitlist"><p>Tak! Du er nu skrevet op.</p></turbo-frame>'),
  },
  ok: 'Du er nu skrevet op',
})
yes('htmx-django-swap', 'fi', 'django + htmx: the form is swapped for a success alert', {
  chrome: 'bs',
  site: 'Marttayhdistys',
  h: 'Ilmoittaudu kurssille',
  look: 'bs',
  submit: 'Ilmoittaudu',
  does: 'Ilmoittautua kurssille',
  F: as('django', [NL('fi', 'Nimi'), P('Puhelin')]),
  url: '/kurssit/12/ilmoittaudu/',
  form: { attrs: 'hx-post="/kurssit/12/ilmoittaudu/" hx-swap="outerHTML"' },
  script: HX,
  answer: () =>
    part('<div class="alert alert-success" role="status">Kiitos, ilmoittautumisesi on vastaanotettu.</div>'),
  ok: 'ilmoittautumisesi on vastaanotettu',
})
yes('htmx-list-and-oob', 'et', 'htmx: the row is added to the table, the form stays and is reset by the server part', {
  chrome: 'tw',
  site: 'Raamatukogu',
  h: 'Ostusoovid',
  look: 'tw',
  submit: 'Lisa soov',
  does: 'Lisada raamatusoov',
  F: [T('pealkiri', 'Pealkiri', 'Tõde ja õigus')],
  url: '/soovid',
  wanted: 'submitted_unverified',
  intro: '<ul id="soovid"><li>Kevade</li></ul>',
  form: { attrs: 'hx-post="/soovid" hx-target="#soovid" hx-swap="beforeend"' },
  script: HX,
  answer: (q) => part(`<li class="uus">${q.field('pealkiri')}</li>`),
  ok: { selector: '#soovid .uus' },
})
yes('drupal-ajax-webform', 'ca', 'Drupal ajax webform: insert command puts the confirmation in place', {
  chrome: 'drupal',
  site: 'Casal del Barri',
  h: "Inscripció al casal d'estiu",
  look: 'drupal',
  submit: 'Envia',
  does: "Inscriure's al casal",
  F: as('drupal', [N('Nom', 'Laia Puig'), E('Correu')]),
  url: '/form/casal?ajax_form=1'.split('?')[0],
  script: ajax(
    '/form/casal?ajax_form=1&_wrapper_format=drupal_ajax',
    `d.forEach(function(c){if(c.command==='insert')form.outerHTML=c.data})`,
  ),
  answer: () =>
    json([
      { command: 'settings', settings: {}, merge: true },
      {
        command: 'insert',
        method: 'replaceWith',
        selector: '#f',
        data: '<div class="webform-confirmation"><div class="webform-confirmation__message">Gràcies, hem rebut la inscripció.</div></div>',
      },
    ]),
  ok: 'hem rebut la inscripció',
})
yes('liveview-like', 'en', 'LiveView-like: diff with the flash group, the form is drawn anew and empty', {
  chrome: 'tw',
  site: 'Bird Count',
  h: 'Add a sighting',
  look: 'tw',
  submit: 'Save sighting',
  does: 'Add a sighting',
  F: [T('species', 'Species', 'Kingfisher'), T('place', 'Place', 'Mill weir')],
  url: '/live/push',
  below: '<div id="flash-group"></div>',
  script: ajax(
    '/live/push',
    `document.getElementById('flash-group').innerHTML='<div id="flash-info" role="alert" class="toast-top rounded-lg p-3 ring-1 bg-emerald-50"><p class="flex items-center">Success!</p><p class="mt-2">'+d.response.diff.f+'</p></div>';form.reset()`,
    { enc: 'json' },
  ),
  answer: () => json({ status: 'ok', response: { diff: { f: 'Sighting saved.' } } }),
  ok: 'Sighting saved',
})
yes('unpoly-layer', 'sl', 'Unpoly-like: the main part is replaced by the page behind the redirect, address changes', {
  chrome: 'bs',
  site: 'Planinsko društvo',
  h: 'Prijava na izlet',
  look: 'bs',
  submit: 'Prijavi me',
  does: 'Prijaviti se na izlet',
  F: [N('Ime in priimek', 'Maja Zupan'), P('Telefon')],
  url: '/izleti/8/prijave',
  script: ajax(
    '/izleti/8/prijave',
    `history.pushState({},'',r.url);document.querySelector('.col-md-8').innerHTML=new DOMParser().parseFromString(t,'text/html').querySelector('.col-md-8').innerHTML`,
  ),
  answer: () => see('/izleti/8'),
  pages: {
    '/izleti/8': () =>
      page(
        'sl',
        'bs',
        'Planinsko društvo',
        '<h1>Izlet na Golico</h1><div class="alert alert-success">Hvala, vaša prijava je sprejeta.</div><p>Odhod ob 7.00 z avtobusne postaje.</p>',
      ),
  },
  ok: 'vaša prijava je sprejeta',
})

no('turbo-422', 'en', 'Rails Turbo: 422, the page body with the errors is drawn in place', {
  chrome: 'bs',
  site: 'Parish Hall',
  h: 'Book the hall',
  look: 'rails',
  submit: 'Request booking',
  does: 'Ask for the hall',
  F: as('rails', [N('Name'), D('day', 'Day', '2026-12-24')]),
  url: '/bookings',
  script: turbo('/bookings'),
  answer: (q, _s, again) =>
    again({
      status: 422,
      values: (n) => q.field(n),
      errors: { day: 'is already booked' },
      top: '<div class="alert alert-danger"><ul class="mb-0"><li>Day is already booked</li></ul></div>',
    }),
  ok: 'Request received',
})
no('turbo-stream-flash', 'fr', 'Turbo stream with 200: the flash area says that there is no room left', {
  chrome: 'bs',
  site: 'Jardin Partagé',
  h: 'Visite guidée',
  look: 'rails',
  submit: "S'inscrire",
  does: "S'inscrire à la visite",
  F: as('rails', [NL('fr', 'Nom'), E('E-mail')]),
  url: '/visites/3/inscriptions',
  script: turbo('/visites/3/inscriptions'),
  intro: '<div id="flash"></div>',
  wanted: 'submitted_unverified',
  answer: () =>
    stream(
      'update',
      'flash',
      '<div class="flash flash--alert">La visite de samedi affiche complet, il ne reste aucune place.</div>',
    ),
  ok: 'Inscription enregistrée',
})
no('htmx-form-again', 'de', 'django + htmx: the form is swapped for itself with errorlist, 200', {
  chrome: 'bs',
  site: 'Volkshochschule Aue',
  h: 'Kursplatz reservieren',
  look: 'dl',
  submit: 'Reservieren',
  does: 'Kursplatz reservieren',
  F: as('django', [NL('de', 'Name'), E('E-Mail'), T('kurs', 'Kursnummer', 'K-2041')]),
  url: '/kurs/reservieren/',
  form: { attrs: 'hx-post="/kurs/reservieren/" hx-swap="outerHTML"' },
  script: HX,
  answer: (q) =>
    part(
      F('dl', as('django', [NL('de', 'Name'), E('E-Mail'), T('kurs', 'Kursnummer', 'K-2041')]), 'Reservieren', {
        attrs: 'hx-post="/kurs/reservieren/" hx-swap="outerHTML"',
        values: (n) => q.field(n),
        errors: { kurs: 'Dieser Kurs hat bereits begonnen.' },
      }),
    ),
  ok: 'Platz reserviert',
})
no('htmx-500-unswapped', 'en', 'htmx: the server answers 503, nothing is swapped and nothing is said', {
  chrome: 'tw',
  site: 'Lost Property',
  h: 'Report a lost item',
  look: 'tw',
  submit: 'Report',
  does: 'Report a lost item',
  F: [T('item', 'What did you lose?', 'Blue umbrella'), E('Email')],
  url: '/lost',
  form: { attrs: 'hx-post="/lost" hx-swap="outerHTML"' },
  script: HX,
  answer: () => html('<h1>503 Service Unavailable</h1>', 503),
  ok: 'Thank you',
})
no(
  'drupal-ajax-messages',
  'lt',
  'Drupal ajax: the form comes back with a messages block, the number of places is used up',
  {
    chrome: 'drupal',
    site: 'Kultūros centras',
    h: 'Registracija į keramikos dirbtuves',
    look: 'drupal',
    submit: 'Registruotis',
    does: 'Registruotis į dirbtuves',
    F: as('drupal', [N('Vardas', 'Rūta Kazlauskaitė'), E('El. paštas')]),
    url: '/form/keramika',
    wanted: 'submitted_unverified',
    script: ajax(
      '/form/keramika?ajax_form=1',
      `d.forEach(function(c){if(c.command==='insert')form.insertAdjacentHTML('afterbegin',c.data)})`,
    ),
    answer: () =>
      json([
        {
          command: 'insert',
          method: 'prepend',
          data: '<div data-drupal-messages><div role="alert" class="messages messages--error"><h2 class="visually-hidden">Klaidos pranešimas</h2>Visos dirbtuvių vietos jau užimtos.</div></div>',
        },
      ]),
    ok: { selector: '.webform-confirmation' },
  },
)
no(
  'woo-fragment-notice',
  'ro',
  'WooCommerce: the ajax answer says result failure with messages, the list of notices stands over the form',
  {
    chrome: 'wp',
    site: 'Librăria Corbul',
    h: 'Anunță-mă când revine în stoc',
    look: 'wp',
    submit: 'Anunță-mă',
    does: 'Cere un anunț când revine cartea',
    F: [E('Email')],
    url: '/',
    start: '/produs/',
    intro: '<div class="woocommerce-notices-wrapper"></div>',
    script: ajax('/?wc-ajax=notify_me', `document.querySelector('.woocommerce-notices-wrapper').innerHTML=d.messages;`),
    answer: () =>
      json({
        result: 'failure',
        messages:
          '<ul class="woocommerce-error" role="alert"><li>Titlul nu se mai tipărește și nu va mai reveni.</li></ul>',
        refresh: false,
        reload: false,
      }),
    ok: { selector: '.woocommerce-message' },
  },
)
no('htmx-login-fragment', 'hr', 'htmx: the session is over, HX-Redirect to the log-in page', {
  chrome: 'bs',
  site: 'Gradska knjižnica',
  h: 'Produži posudbu',
  look: 'bs',
  submit: 'Produži',
  does: 'Produžiti posudbu',
  F: [T('knjiga', 'Broj knjige', 'HR-4411')],
  url: '/posudbe/produzi',
  form: { attrs: 'hx-post="/posudbe/produzi" hx-swap="outerHTML"' },
  script: HX,
  wanted: 'needs_person',
  nextStep: '#login',
  status: ['needs_person', 'submitted_unverified', 'rejected'],
  answer: () => part('', 200, { 'HX-Redirect': '/prijava?next=/posudbe' }),
  ok: 'Posudba je produžena',
  pages: {
    '/prijava': () =>
      page(
        'hr',
        'bs',
        'Gradska knjižnica',
        '<h1>Prijava</h1><p>Prijavite se ponovno za nastavak.</p><form id="login" action="/prijava" method="post"><label for="u">Broj iskaznice</label><input id="u" name="u" type="text"><label for="p">PIN</label><input id="p" name="p" type="password"><button>Prijavi se</button></form>',
      ),
  },
})
no('same-fragment', 'th', 'ajax: the server gives the same form back with the input kept, nothing else', {
  chrome: 'tw',
  site: 'ตลาดนัดชุมชน',
  h: 'จองแผงขายของ',
  look: 'tw',
  submit: 'จองแผง',
  does: 'จองแผงขายของ',
  F: [NL('th', 'ชื่อ'), P('โทรศัพท์')],
  url: '/book',
  wanted: 'submitted_unverified',
  form: { attrs: 'hx-post="/book" hx-swap="innerHTML"' },
  script: HX,
  answer: (q) =>
    part(
      F('tw', [NL('th', 'ชื่อ'), P('โทรศัพท์')], 'จองแผง', { values: (n) => q.field(n) }).replace(
        /^<form[^>]*>|<\/form>$/g,
        '',
      ),
    ),
  ok: 'จองสำเร็จ',
})
