// @ts-nocheck: plain data and pages
/** Pieces of HTML that take the place of something: htmx, Turbo Streams, Livewire, JSF parts, Gravity Forms. */
import {
  E,
  esc,
  fam,
  HTMX,
  html,
  json,
  LIVEWIRE,
  livewireAnswer,
  M,
  N,
  onSend,
  P,
  page,
  S,
  T,
  TURBO,
  take,
  text,
  theForm,
  XMLPARTS,
} from './base.mjs'

const { rows, yes, no } = fam('fragment')

export { rows }

const hx = (lang, skin, name, h1, F, btn, { url, look, attrs = 'hx-swap="outerHTML"', below = '' }, answer) => ({
  '/': () =>
    page(
      lang,
      skin,
      name,
      `<h1>${h1}</h1><div id="area">${theForm(F, btn, { look, action: url, attrs: `hx-post="${url}" ${attrs}` })}</div>${below}`,
      { script: HTMX },
    ),
  [url]: take(answer),
})
const lw = (lang, skin, name, h1, F, btn, answer) => {
  const part = (inside) => `<div wire:id="Zk3" wire:snapshot="{}">${inside}</div>`
  const the = (o) => theForm(F, btn, { look: 'tail', attrs: 'wire:submit="save"', ...o })
  return {
    '/': () => page(lang, skin, name, `<h1>${h1}</h1>${part(the())}`, { script: LIVEWIRE }),
    '/livewire/update': take(() => json(livewireAnswer({ html: part(answer(the)) }))),
  }
}

const museum = [
  N('Your name', 'Omar Siddiq'),
  E('Email', 'omar.siddiq@example.org'),
  M('Your question', 'Is the lift working again? My father comes in a wheelchair.'),
]
yes('card', 'en', 'htmx: the form is swapped for a card with thanks and the usual waiting time', {
  does: 'Asks the museum a question',
  fields: museum,
  named: 'askMuseum',
  expects: { success: { selector: '#asked' } },
  pages: hx(
    'en',
    'boot',
    'Millbrook Museum',
    'Ask us anything',
    museum,
    'Send question',
    { url: '/questions/new' },
    (r) =>
      html(
        `<section id="asked" class="card"><h2>Thanks, ${esc((r.field('name') ?? '').split(' ')[0])}!</h2><p>Your question has landed on the front desk. We answer most of them the same day, and all of them by the end of the week.</p></section>`,
      ),
  ),
})

const talk = [
  M('Add a comment', 'Could the two lanes be merged before the bridge instead?', { id: 'comment_body', name: 'body' }),
]
yes('stream', 'en', 'Turbo Stream: the comment joins the thread, an empty form comes back, no word about it', {
  does: 'Comments on the planning proposal',
  fields: talk,
  id: 'new_comment',
  named: 'addComment',
  wanted: 'submitted_unverified',
  expects: { success: { selector: '#comment_88' } },
  pages: {
    '/': () =>
      page(
        'en',
        'tail',
        'Shape Our Streets',
        `<h1>Bridge Road, option B</h1><div id="comments"><article id="comment_71"><b>Lena</b><p>I like the trees.</p></article></div>${theForm(talk, 'Post comment', { id: 'new_comment', look: 'rails', action: '/proposals/12/comments' })}`,
        { script: TURBO },
      ),
    '/proposals/12/comments': take((r) =>
      text(
        `<turbo-stream action="append" target="comments"><template><article id="comment_88"><b>You</b> <time>just now</time><p>${esc(r.field('body') ?? '')}</p></article></template></turbo-stream><turbo-stream action="replace" target="new_comment"><template>${theForm(talk, 'Post comment', { id: 'new_comment', look: 'rails', action: '/proposals/12/comments' })}</template></turbo-stream>`,
        200,
        'text/vnd.turbo-stream.html',
      ),
    ),
  },
})

const wert = [
  N('Nom', 'Pauline Lemoine'),
  E('Courriel', 'p.lemoine@example.org'),
  T('modele', 'Marque et modèle', 'Peugeot 308 SW 2019'),
]
yes('livewire', 'fr', 'Livewire : à la place du formulaire, le composant dit que la demande est enregistrée', {
  does: 'Demande une offre de reprise pour une voiture',
  fields: wert,
  named: 'demanderReprise',
  expects: { success: { text: 'Votre demande a bien été reçue' } },
  pages: lw(
    'fr',
    'tail',
    'Garage Lindner',
    'Combien vaut ma voiture ?',
    wert,
    'Demander une offre',
    () =>
      '<div class="rounded-lg bg-green-50 p-6"><p class="font-medium">Votre demande a bien été reçue.</p><p>Monsieur Lindner regarde cela ce soir et vous envoie une fourchette avant demain midi. Dossier 24-1187.</p></div>',
  ),
})

const sport = [
  N('Nome e cognome', 'Davide Morelli'),
  E('E-mail', 'davide.morelli@example.org'),
  M('Segnalazione', 'In via Garibaldi il lampione davanti al civico 12 è spento da domenica.'),
]
yes('faces', 'it', 'portale del Comune in JSF: una parte della pagina torna con il numero della segnalazione', {
  does: 'Segnala un guasto al Comune',
  fields: sport,
  named: 'segnalaGuasto',
  expects: { success: { text: 'Segnalazione inviata' } },
  pages: {
    '/': () =>
      page(
        'it',
        'root',
        'Comune di Valdarno',
        `<h1>Segnala un guasto</h1><div id="pannello">${theForm(sport, 'Invia segnalazione', { look: 'pf', action: '/segnala.xhtml' })}</div>`,
        { script: XMLPARTS('f1', '/segnala.xhtml') },
      ),
    '/segnala.xhtml': take(() =>
      text(
        '<?xml version="1.0" encoding="UTF-8"?><partial-response id="j_id1"><changes><update id="pannello"><![CDATA[<div id="pannello"><div class="ui-messages ui-widget"><div class="ui-messages-info"><span class="ui-messages-info-summary">Segnalazione inviata</span> <span class="ui-messages-info-detail">È stata affidata all\'ufficio illuminazione con il protocollo 1932. Può seguirne lo stato dalla pagina Le mie segnalazioni.</span></div></div></div>]]></update></changes></partial-response>',
        200,
        'text/xml',
      ),
    ),
  },
})

const tabor = [
  N('Jméno dítěte', 'Matěj Dvořák'),
  E('E-mail rodiče', 'dvorakova@example.org'),
  P('Telefon', '603 555 012'),
]
yes('gravity', 'cs', 'Gravity Forms: potvrzení přijde jako kus HTML a zabere místo formuláře', {
  does: 'Přihlásí dítě na letní tábor',
  fields: tabor,
  named: 'prihlasitTabor',
  expects: { success: { selector: '.gform_confirmation_wrapper' } },
  pages: {
    '/': () =>
      page(
        'cs',
        'blocks',
        'Skautské středisko Vlčí stezka',
        `<h1>Letní tábor</h1><div id="gform_wrapper_3" class="gform_wrapper">${theForm(tabor, 'Odeslat přihlášku', { look: 'gf' })}</div>`,
        {
          script: onSend("document.getElementById('gform_wrapper_3').outerHTML=t", {
            url: '/wp-admin/admin-ajax.php',
            as: 'form',
          }),
        },
      ),
    '/wp-admin/admin-ajax.php': take(() =>
      html(
        '<div id="gform_confirmation_wrapper_3" class="gform_confirmation_wrapper"><div class="gform_confirmation_message">Děkujeme, přihláška byla odeslána. Na zadanou adresu jsme poslali pokyny k platbě a seznam věcí s sebou.</div></div>',
      ),
    ),
  },
})

const group = [
  N('Parent or carer', 'Dee Okafor'),
  E('Email', 'dee.okafor@example.org'),
  S('age', 'Age of your child', '4', [
    ['3', '3 years'],
    ['4', '4 years'],
  ]),
]
no('closed', 'en', 'htmx: the form is swapped for a note that the list was closed; the answer is 200', {
  does: 'Joins the waiting list of the Saturday playgroup',
  fields: group,
  named: 'joinPlaygroup',
  expects: { success: { text: 'on the waiting list' }, failure: { selector: '#closed' } },
  pages: hx('en', 'wix', 'Little Acorns', 'Saturday playgroup', group, 'Join the waiting list', { url: '/wait' }, () =>
    html(
      '<div id="closed" class="wixui-rich-text"><p>Hello Dee! With thirty families ahead and six places a year, we have stopped taking names for Saturdays until the autumn. Wednesday mornings have room, and the biscuits are the same.</p></div>',
    ),
  ),
})

const kurs = [
  N('Namn', 'Elin Bergqvist'),
  E('E-post', 'elin.bergqvist@example.org'),
  T('lag', 'Lagets namn', 'Kvistarna'),
]
no('lagnamn', 'sv', 'htmx: formuläret kommer tillbaka med is-invalid på lagnamnet', {
  does: 'Anmäler ett lag till frågesporten',
  fields: kurs,
  named: 'anmalLag',
  wanted: 'rejected',
  pages: hx(
    'sv',
    'boot',
    'Kvarterskrogen Ankaret',
    'Frågesport på torsdag',
    kurs,
    'Anmäl laget',
    { url: '/quiz/anmal' },
    (r) =>
      html(
        theForm(kurs, 'Anmäl laget', {
          action: '/quiz/anmal',
          attrs: 'hx-post="/quiz/anmal" hx-swap="outerHTML"',
          values: { name: r.field('name'), email: r.field('email'), lag: r.field('lag') },
          errors: { lag: 'Kvistarna heter ett lag som spelar här sedan i våras. Hitta på något annat?' },
        }),
      ),
  ),
})

const assist = [
  E('Ihre E-Mail-Adresse', 'u.sander@example.org'),
  T('betreff', 'Betreff', 'Rechnung vom März'),
  M('Ihr Anliegen', 'Ich finde die Rechnung vom März in meinem Konto nicht mehr.'),
]
no('drei-offen', 'de', 'Livewire: es wird kein Vorgang angelegt, der Satz steht über dem geleerten Formular', {
  does: 'Eröffnet eine Supportanfrage',
  fields: assist,
  named: 'supportAnfragen',
  pages: lw(
    'de',
    'tail',
    'Klarfakt',
    'Hilfe',
    assist,
    'Anfrage stellen',
    (the) =>
      `<div class="rounded bg-amber-50 p-4"><p>Danke für Ihre Geduld: Von Ihnen liegen schon drei Vorgänge bei Nadja auf dem Tisch, und ein vierter passt erst dazu, wenn sie einen davon zugemacht hat. Vielleicht hilft bis dahin der <a href="#">Leitfaden zu Rechnungen</a>.</p></div>${the()}`,
  ),
})
