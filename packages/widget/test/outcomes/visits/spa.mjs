// @ts-nocheck: plain data and pages
/** Routes and views that a script draws, frames of the own origin, hidden target frames, shadow roots. */
import { E, fam, html, inner, json, M, N, onSend, P, page, RX, S, T, take, theForm } from './base.mjs'

const { rows, yes, no } = fam('spa')

export { rows }

const view = (lang, skin, name, h1, F, btn, { url, js, as, look, path = '/' }, answer, more = {}) => ({
  [path]: () =>
    page(lang, skin, name, `<div id="view"><h1>${h1}</h1>${theForm(F, btn, { look })}</div>`, {
      script: onSend(`var view=document.getElementById('view');${js}`, { url, as }),
    }),
  [url]: take(answer),
  ...more,
})

const trial = [
  N('Full name', 'Sunniva Dahl'),
  E('Work email', 'sunniva.dahl@example.org'),
  S('team', 'Team size', '11', [
    ['1', '1-10'],
    ['11', '11-50'],
  ]),
]
yes('push', 'en', 'SaaS: pushState to /welcome, the view is drawn anew with a checklist', {
  does: 'Signs up for the beta',
  fields: trial,
  named: 'joinBeta',
  start: '/beta',
  wanted: 'submitted_unverified',
  expects: { success: { url: '/welcome' } },
  pages: view(
    'en',
    'root',
    'Harborlight',
    'Join the beta',
    trial,
    'Request access',
    {
      path: '/beta',
      url: '/api/beta',
      look: 'tail',
      js: "if(r.status===201){history.pushState({},'','/welcome');document.title='Welcome';view.innerHTML='<h1>Welcome aboard, Sunniva</h1><ul><li>Your workspace is being set up, that takes about an hour</li><li>Invite up to eleven colleagues</li><li>Read the two-minute tour</li></ul>'}",
    },
    () => json({ workspace: 'dahl-11' }, 201),
  ),
})

const cv = [
  N('Name', 'Mateo Quill'),
  E('Email', 'mateo.quill@example.org'),
  M('Why this role?', 'I have run a repair cafe for six years and would like to teach others how to.'),
]
yes('hash', 'en', 'careers page with hash routes: #/applied says that the application was received', {
  does: 'Applies for the workshop lead position',
  fields: cv,
  named: 'applyForRole',
  expects: { success: { text: 'Application received' } },
  pages: view(
    'en',
    'tail',
    'Tinker Collective',
    'Workshop lead (part time)',
    cv,
    'Submit application',
    {
      url: '/graphql',
      look: 'mat',
      js: "if(d.data&&d.data.apply){location.hash='#/applied';view.innerHTML='<h1>Application received</h1><p>Hi Mateo, thank you for taking the time. Two of us read every application, and you will hear from us either way by the 28th.</p>'}",
    },
    () => json({ data: { apply: { id: 'app_90', __typename: 'Application' } } }),
  ),
})

const tav = [
  N('Nome', 'Serena Galli'),
  P('Telefono', '347 555 0122'),
  S('ora', 'Ora', '2000', [
    ['1930', '19:30'],
    ['2000', '20:00'],
  ]),
]
yes('frame', 'it', 'trattoria: il modulo sta in una cornice dello stesso sito, il grazie arriva nella cornice', {
  does: 'Prenota un tavolo',
  fields: tav,
  named: 'prenotaTavolo',
  expects: { success: { text: 'La aspettiamo' } },
  tool: { name: 'prenotaTavolo', description: 'Prenota un tavolo', kind: 'form', selector: '#f1', frame: '#prenota' },
  pages: {
    '/': () =>
      page(
        'it',
        'wix',
        'Trattoria da Pina',
        '<h1>Prenota un tavolo</h1><iframe id="prenota" title="Prenotazione" src="/widget" width="460" height="420"></iframe>',
      ),
    '/widget': () => inner('it', theForm(tav, 'Prenota', { action: '/widget/invia' })),
    '/widget/invia': take(() =>
      inner(
        'it',
        "<h2>Grazie, prenotazione ricevuta!</h2><p>La aspettiamo alle 20:00. Se siete in ritardo di più di un quarto d'ora ci dia un colpo di telefono.</p>",
      ),
    ),
  },
})

const vol = [
  N("Ім'я", 'Тарас Мельник'),
  P('Телефон', '050 555 01 22'),
  S('help', 'Чим можете допомогти?', 'car', [
    ['car', 'Маю авто'],
    ['time', 'Маю вільний час'],
  ]),
]
yes('hidden-frame', 'uk', 'анкета волонтера: форма йде у приховану рамку, після завантаження рамки сторінка дякує', {
  does: 'Надсилає анкету волонтера',
  fields: vol,
  named: 'sendVolunteerForm',
  expects: { success: { selector: '#dyakuyemo' } },
  pages: {
    '/': () =>
      page(
        'uk',
        'flow',
        'Тепла хата',
        `<h1>Стати волонтером</h1><div id="w">${theForm(vol, 'Надіслати', { action: '/forms/response', attrs: 'target="sink"' })}</div><div id="dyakuyemo" class="off"><h2>Дякуємо, Тарасе!</h2><p>Вашу анкету отримано. Координаторка зателефонує протягом тижня.</p></div><iframe name="sink" id="sink" class="off" title="-"></iframe>`,
        {
          script:
            "var sent=false;document.getElementById('f1').addEventListener('submit',function(){sent=true});document.getElementById('sink').addEventListener('load',function(){if(!sent)return;document.getElementById('w').style.display='none';document.getElementById('dyakuyemo').className=''})",
        },
      ),
    '/forms/response': take(() => html('<!DOCTYPE html><title>ok</title><p>Відповідь записано.</p>')),
  },
})

const avis = [N('Navn', 'Mette Kjær'), E('E-mail', 'mette.kjaer@example.org')]
yes('shadow', 'da', 'tilmelding i en webkomponent: beskeden vises i komponentens skyggerod, formularen skjules', {
  does: 'Tilmelder til åbent hus',
  fields: avis,
  named: 'tilmeldAabentHus',
  expects: { success: { text: 'Tak for din tilmelding' } },
  pages: {
    '/': () =>
      page(
        'da',
        'tail',
        'Efterskolen ved Søen',
        `<h1>Åbent hus 6. september</h1><x-status></x-status>${theForm(avis, 'Tilmeld', { look: 'tail' })}`,
        {
          script:
            onSend(
              "if(r.ok){form.remove();document.querySelector('x-status').shadowRoot.innerHTML='<p role=\"status\">Tak for din tilmelding, Mette. Kaffen er klar fra klokken 10, og rundvisningen går kl. 11.</p>'}",
              { url: '/api/tilmeld' },
            ) +
            "customElements.define('x-status',class extends HTMLElement{constructor(){super();this.attachShadow({mode:'open'})}});",
        },
      ),
    '/api/tilmeld': take(() => json({ status: 'ok', nr: 61 })),
  },
})

const mentor = [
  N('Name', 'Ines Caldwell'),
  E('Email', 'ines.caldwell@example.org'),
  T('field', 'What would you like to learn?', 'Bookbinding'),
]
no(
  'later-route',
  'en',
  'mentoring scheme: the router goes to another address, whose view says that nobody teaches this; nothing stored',
  {
    does: 'Applies for a mentor',
    fields: mentor,
    named: 'applyForMentor',
    start: '/mentors/new',
    expects: { success: { url: '/mentors/requests' } },
    pages: view(
      'en',
      'tail',
      'Handwork Guild',
      'Find a mentor',
      mentor,
      'Find me a mentor',
      {
        path: '/mentors/new',
        url: '/api/match',
        look: 'tail',
        js: "history.pushState({},'',d.next);view.innerHTML='<h1>'+d.title+'</h1><p>'+d.body+'</p><a href=\"#\">Browse all crafts</a>'",
      },
      () =>
        json({
          next: '/mentors/crafts',
          title: 'Bookbinding',
          body: 'Thank you for asking, Ines. Our last bookbinder retired in March and her bench is still empty, so there is nobody we could pair you with. Paper marbling is the nearest thing on offer.',
        }),
    ),
  },
)

const ziyara = [
  N('الاسم', 'فهد العتيبي'),
  E('البريد الإلكتروني', 'fahad@example.org'),
  S('team', 'الفريق', 'b', [
    ['a', 'فريق الأحد'],
    ['b', 'فريق الثلاثاء'],
  ]),
]
no('redrawn', 'ar', 'نادي القراءة: تُرسم الواجهة من جديد وفيها أن مقاعد الثلاثاء شُغلت، ولا يُسجَّل أحد', {
  does: 'يسجّل في نادي القراءة',
  fields: ziyara,
  named: 'joinClub',
  pages: {
    '/': () =>
      page(
        'ar',
        'root',
        'مكتبة الحي',
        '<div id="app"><form id="f1"><label for="name">الاسم</label><input id="name" name="name"><label for="email">البريد الإلكتروني</label><input id="email" name="email" type="email"><label for="team">الفريق</label><select id="team" name="team"><option value="a">فريق الأحد</option><option value="b">فريق الثلاثاء</option></select><button type="submit">سجّلني</button></form></div>',
        {
          script: `${RX}var F=document.getElementById('f1').outerHTML;var A=mount('#app',{},function(s){return s.note?'<article class="card"><h2>أهلاً '+h(s.who)+'</h2><p>'+h(s.note)+'</p></article>':F.replace('<form','<form data-on-submit="go"')},{go:function(e,n){var v=Object.fromEntries(new FormData(n));fetch('/api/club',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(v)}).then(function(r){return r.json()}).then(function(d){A.set({who:v.name,note:d.note})})}});`,
        },
      ),
    '/api/club': take(() =>
      json({
        team: 'b',
        note: 'حول طاولة الثلاثاء اثنا عشر كرسياً، وقد جلس عليها اثنا عشر قارئاً منذ أمس. فريق الأحد ما زال يرحّب بك.',
      }),
    ),
  },
})

const varaus = [
  N('Nimi', 'Juhani Salo'),
  P('Puhelin', '040 555 0122'),
  S('boat', 'Vene', 'soutu', [
    ['soutu', 'Soutuvene'],
    ['kajakki', 'Kajakki'],
  ]),
]
no('graphql', 'fi', 'veneen lainaus: GraphQL-virhe vastauksessa 200, näkymän tilalla muutama sana', {
  does: 'Varaa lainaveneen',
  fields: varaus,
  named: 'varaaVene',
  wanted: 'rejected',
  pages: view(
    'fi',
    'root',
    'Saaren kyläyhdistys',
    'Lainaa vene',
    varaus,
    'Varaa',
    {
      url: '/graphql',
      look: 'mat',
      js: "view.innerHTML=d.errors?'<h1>Vene on vesillä</h1><p>'+d.errors[0].message+'</p>':'<h1>Varaus vahvistettu</h1>'",
    },
    () =>
      json({
        data: { lend: null },
        errors: [
          {
            message: 'Soutuvene palaa vasta maanantaina, ja sillekin illalle on jo kysyjä. Kajakit ovat rannassa.',
            path: ['lend'],
            extensions: { code: 'TAKEN' },
          },
        ],
      }),
  ),
})
