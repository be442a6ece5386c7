// @ts-nocheck: plain data and pages
/** The page speaks before the answer, or without it: early thanks, resets, roll-backs, slow answers, autosaves, queues. */
import { E, FLOAT, fam, html, json, late, M, N, onSend, page, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('optimistic')

export { rows }

const app = (
  lang,
  skin,
  name,
  h1,
  F,
  btn,
  { url, js, as, look, first, lead = '', below = '', script = '', failed },
  answer,
  more = {},
) => ({
  '/': () =>
    page(lang, skin, name, `<h1>${h1}</h1>${lead}<div id="box">${theForm(F, btn, { look })}</div>${below}`, {
      script: FLOAT + script + onSend(js, { url, as, first, failed }),
    }),
  [url]: take(answer),
  ...more,
})
const BOX = "document.getElementById('box')"

const guest = [
  N('Your name', 'Beatrix Holm'),
  M('Your entry', 'We stayed three nights and heard the owls each evening. We will be back in spring!'),
]
yes('early', 'en', 'guest book: thanks at once, the answer { ok: true } a second and a half later', {
  does: 'Signs the guest book',
  fields: guest,
  named: 'signGuestbook',
  expects: { success: { text: 'Thank you for your entry' } },
  pages: app(
    'en',
    'wix',
    'Owl Cottage',
    'Guest book',
    guest,
    'Sign the book',
    { url: '/guestbook', first: `${BOX}.innerHTML='<p>Thank you for your entry, Beatrix!</p>';`, js: '' },
    () => late(1500, json({ ok: true, entry: 203 })),
  ),
})

const essay = [
  T('title', 'Title', 'What the river taught us', { id: 'ttl' }),
  M(
    'Your letter',
    'Dear editor, the new weir has changed more than the water level, and I would like to tell you how.',
  ),
]
yes('autosave', 'en', 'letter to the editor: drafts are saved beside it, the send itself answers after a while', {
  does: 'Sends a letter to the editor',
  fields: essay,
  named: 'sendLetter',
  expects: { success: { selector: '.sent' } },
  pages: app(
    'en',
    'tail',
    'The Weir Valley Post',
    'Write to the editor',
    essay,
    'Send letter',
    {
      url: '/letters',
      below: '<p id="draft" aria-live="polite"></p>',
      script:
        "var w;document.addEventListener('input',function(){clearTimeout(w);w=setTimeout(function(){fetch('/drafts/9',{method:'PUT',body:'x'}).then(function(){document.getElementById('draft').textContent='Draft saved'})},300)});",
      first: 'clearTimeout(w);',
      js: `if(r.ok)${BOX}.innerHTML='<div class="sent"><h2>Your letter has been sent</h2><p>The editor chooses on Wednesdays. If yours is printed, we will tell you the day before.</p></div>'`,
    },
    () => late(1100, json({ letter: { id: 77, state: 'received' } }, 201)),
    { '/drafts/9': () => ({ status: 204 }) },
  ),
})

const tip = [
  S('kind', 'Emne', 'vej', [
    ['vej', 'Vej og fortov'],
    ['park', 'Park'],
  ]),
  M('Hvad har du set?', 'Der er et dybt hul i cykelstien ved Havnegade 22.'),
]
yes(
  'reset-204',
  'da',
  'tip til kommunen: formularen tømmes med det samme, svaret er 204 efter to sekunder, ingen ord',
  {
    does: 'Giver kommunen et tip',
    fields: tip,
    named: 'givTip',
    wanted: 'submitted_unverified',
    expects: { success: { status: 204 } },
    pages: app(
      'da',
      'boot',
      'Nordhavn Kommune',
      'Giv et tip',
      tip,
      'Send tip',
      { url: '/api/tip', first: 'form.reset();', js: '' },
      () => late(2000, { status: 204 }),
    ),
  },
)

const enquete = [
  S('choice', '今年のお祭りの屋台、どれが一番？', 'yaki', [
    ['yaki', '焼きそば'],
    ['kaki', 'かき氷'],
    ['tako', 'たこ焼き'],
  ]),
]
yes('votes', 'ja', '商店街のアンケート: 押した瞬間に一票を足した結果を表示し、あとから正しい数に直す', {
  does: '屋台のアンケートに投票する',
  fields: enquete,
  named: 'voteStall',
  wanted: 'submitted_unverified',
  expects: { success: { selector: '.results' } },
  pages: app(
    'ja',
    'blocks',
    '本町商店街',
    'みんなのアンケート',
    enquete,
    '投票',
    {
      url: '/api/vote',
      first: `${BOX}.innerHTML='<div class="results"><p>焼きそば <b id="n">128</b>票</p><p>かき氷 97票</p><p>たこ焼き 84票</p></div>';`,
      js: "document.getElementById('n').textContent=d.yaki",
    },
    () => late(900, json({ yaki: 131, kaki: 97, tako: 84 })),
  ),
})

const rsvp = [
  N('Name', 'Kwame Asante'),
  S('coming', 'Will you join us?', 'yes', [
    ['yes', 'Yes, count me in'],
    ['no', 'Sorry, not this time'],
  ]),
]
no('rolled-back', 'en', 'RSVP: the page says see you there at once, the answer is a 500, the form comes back', {
  does: 'Answers the invitation to the street party',
  fields: rsvp,
  named: 'answerInvitation',
  wanted: 'rejected',
  pages: app(
    'en',
    'flow',
    'Elm Street Party',
    'Saturday 20 June, from 3 pm',
    rsvp,
    'Reply',
    {
      url: '/rsvp',
      first: `var old=${BOX}.innerHTML;${BOX}.innerHTML='<h2>Thanks Kwame, see you there!</h2>';`,
      js: `if(!r.ok){${BOX}.innerHTML=old;float('Hmm, that one got away from us. Mind trying again in a bit?','',5000)}`,
    },
    () => late(1200, html('<h1>Application error</h1>', 500)),
  ),
})

const baja = [
  E('Correo electrónico', 'nuria.soler@example.org'),
  S('day', 'Día de la entrega', 'jue', [
    ['mar', 'Martes'],
    ['jue', 'Jueves'],
  ]),
]
no(
  'ignored',
  'es',
  'cambio del día de entrega: gracias antes de la respuesta, que dice que no y que la página no lee',
  {
    does: 'Cambia el día de entrega',
    fields: baja,
    named: 'cambiarDia',
    wanted: 'rejected',
    pages: app(
      'es',
      'dawn',
      'La Cesta Verde',
      'Tu día de entrega',
      baja,
      'Guardar',
      {
        url: '/apps/entregas',
        first: `${BOX}.innerHTML='<p class="banner">¡Gracias! Nos vemos el jueves.</p>';`,
        js: '',
      },
      () =>
        late(
          800,
          json({
            ok: false,
            error: 'ruta_completa',
            detalle: 'La ruta del jueves no admite más direcciones en Gràcia.',
          }),
        ),
    ),
  },
)

const resp = [M('תגובה', 'גם אצלנו ברחוב אין חניה מאז שהתחילו העבודות.')]
no('locked', 'he', 'תגובה בפורום שכונתי: מופיעה מיד ואחר כך יורדת מהרשימה; התשובה היא 200 בלי דגל', {
  does: 'מוסיף תגובה בפורום השכונה',
  fields: resp,
  named: 'addReply',
  pages: app(
    'he',
    'tail',
    'פורום שכונת הגפן',
    'העבודות ברחוב הרצל',
    resp,
    'שליחה',
    {
      url: '/api/replies',
      lead: '<ul id="list"><li>דנה: מתי זה נגמר?</li></ul><p id="line" role="status"></p>',
      first:
        "document.getElementById('list').insertAdjacentHTML('beforeend','<li id=\"mine\"></li>');document.getElementById('mine').textContent=form.elements.message.value;form.reset();",
      js: "document.getElementById('mine').remove();document.getElementById('line').textContent=d.line",
    },
    () =>
      late(
        900,
        json({ thread: 55, line: 'המנהלת סגרה את השיחה הזאת ב־12:40, ומאז אפשר רק לקרוא בה. אפשר לפתוח נושא חדש.' }),
      ),
  ),
})

const sms = [N('Név', 'Szabó Réka'), M('Üzenet a csoportnak', 'A szombati túra fél órával később, kilenckor indul.')]
no('bounced', 'hu', 'csoportüzenet: először a küldési sorba kerül, másfél másodperc múlva onnan visszajön', {
  does: 'Üzenetet küld a túracsoportnak',
  fields: sms,
  named: 'sendGroupMessage',
  pages: app(
    'hu',
    'root',
    'Kék Jelzés Túrakör',
    'Üzenet a csoportnak',
    sms,
    'Küldés',
    {
      url: '/api/messages',
      below: '<p id="line" aria-live="polite"></p>',
      first: "var line=document.getElementById('line');line.textContent='Küldés folyamatban…';",
      js: "setTimeout(function(){fetch('/api/messages/31').then(function(x){return x.json()}).then(function(m){line.textContent=m.note})},1300)",
    },
    () => json({ id: 31, state: 'queued' }),
    {
      '/api/messages/31': () =>
        json({
          id: 31,
          state: 'returned',
          note: 'A csoportba ma már csak a túravezetők írhatnak, ezért az üzenet nálad maradt. Keresd Bencét.',
        }),
    },
  ),
})
