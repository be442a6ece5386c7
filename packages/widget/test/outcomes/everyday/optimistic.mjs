// @ts-nocheck: plain data and pages
import { ajax, as, E, json, late, M, maker, N, NL, P, S, T } from './base.mjs'

export const { rows, yes, no } = maker('optimistic')
const late2 = (ms, a) => late(ms, a)

yes('remix-pending', 'en', 'Remix: the button says Saving, the answer after a second puts the text "Saved" beside it', {
  chrome: 'tw',
  site: 'Orchard Planner',
  h: 'Profile',
  look: 'shad',
  submit: 'Save',
  does: 'Save the profile',
  F: as('react', [N('Display name'), T('town', 'Town', 'Ludlow')]),
  url: '/profile?_data=routes/profile'.split('?')[0],
  form: { bottom: '<span id="saved" role="status"></span>' },
  script: ajax(
    '/profile',
    `btn.textContent='Save';btn.disabled=false;document.getElementById('saved').textContent='Saved'`,
    {
      pre: `btn.textContent='Saving…';btn.disabled=true;`,
    },
  ),
  answer: () => late2(1000, json({ ok: true })),
  ok: 'Saved',
})
yes(
  'chat-message',
  'de',
  'a chat shows the message grey at once, and sent with a tick after the answer; the field is empty',
  {
    chrome: 'tw',
    site: 'Mieterportal',
    h: 'Nachricht an die Hausverwaltung',
    look: 'tw',
    submit: 'Senden',
    does: 'Nachricht an die Hausverwaltung',
    F: [M('Nachricht', 'Die Klingel ist kaputt.')],
    url: '/api/messages',
    intro: '<ol id="log"><li>Guten Tag, wie können wir helfen?</li></ol>',
    script: ajax('/api/messages', `li.className='sent';li.insertAdjacentHTML('beforeend',' <small>Gesendet</small>')`, {
      enc: 'json',
      pre: `var li=document.createElement('li');li.className='pending';li.textContent=fd.get('message');document.getElementById('log').append(li);form.reset();`,
    }),
    answer: () => late2(900, json({ id: 'm7', createdAt: '2026-11-29T21:00:00Z' }, 201)),
    ok: 'Gesendet',
  },
)
yes('thanks-before-answer', 'fr', 'the thanks stand before the answer, which then says yes', {
  chrome: 'wf',
  site: 'Fromagerie du Col',
  h: 'Recevoir le calendrier des marchés',
  look: 'ph',
  submit: 'Recevoir',
  does: 'Recevoir le calendrier',
  F: [E('Votre e-mail')],
  url: '/api/calendrier',
  below: '<div class="w-form-done" tabindex="-1" role="region"><div>Merci ! Votre demande a été reçue.</div></div>',
  script: ajax('/api/calendrier', ``, {
    pre: `form.style.display='none';document.querySelector('.w-form-done').style.display='block';`,
  }),
  answer: () => late2(1200, json({ msg: 'ok', code: 200 })),
  ok: 'demande a été reçue',
})
yes('slow-three', 'en', 'the answer takes nearly three seconds, a spinner covers the form meanwhile', {
  chrome: 'wp',
  site: 'Harbour Pilots',
  h: 'Ask for a berth',
  look: 'wpforms',
  submit: 'Send request',
  does: 'Ask for a berth',
  F: as('wpforms', [N('Skipper'), T('boat', 'Boat', 'Wren, 9 m')]),
  url: '/wp-admin/admin-ajax.php',
  script: ajax(
    '/wp-admin/admin-ajax.php',
    `document.getElementById('sp').remove();form.outerHTML=d.data.confirmation`,
    {
      pre: `form.insertAdjacentHTML('beforebegin','<div id="sp" class="spinner" role="status"><span class="visually-hidden">Loading…</span></div>');form.style.opacity='.5';`,
    },
  ),
  answer: () =>
    late2(
      2800,
      json({
        success: true,
        data: {
          confirmation:
            '<div class="wpforms-confirmation-container-full"><p>Your request has been sent. Thank you.</p></div>',
        },
      }),
    ),
  ok: 'has been sent',
})
yes('settings-toggle-list', 'ja', 'settings are saved with the button, the text "保存しました" stays for two seconds', {
  chrome: 'app',
  site: '町内会アプリ',
  h: '通知設定',
  look: 'mui',
  submit: '保存',
  does: '通知設定を保存する',
  F: as('react', [S('freq', '頻度', ['毎日', '毎週'], '毎週'), E('メール')]),
  url: '/api/settings',
  script: ajax(
    '/api/settings',
    `form.insertAdjacentHTML('beforeend','<span id="done" role="status">保存しました</span>');setTimeout(function(){document.getElementById('done').remove()},2000)`,
    { enc: 'json' },
  ),
  answer: () => late2(400, json({ result: 'success' })),
  ok: '保存しました',
})
yes('todo-added', 'fi', 'the entry is drawn at once and gets its number from the answer', {
  chrome: 'tw',
  site: 'Taloyhtiö',
  h: 'Vikailmoitukset',
  look: 'tw',
  submit: 'Lisää',
  does: 'Tehdä vikailmoitus',
  F: [T('vika', 'Vika', 'Hissi ei liiku')],
  url: '/api/viat',
  wanted: 'submitted_unverified',
  intro: '<ul id="lista"></ul>',
  script: ajax('/api/viat', `li.dataset.id=d.id;li.className='talletettu';li.textContent='#'+d.id+' '+d.vika`, {
    enc: 'json',
    pre: `var li=document.createElement('li');li.textContent=fd.get('vika');document.getElementById('lista').append(li);form.reset();`,
  }),
  answer: (q) => late2(600, json({ id: 52, vika: q.field('vika') }, 201)),
  ok: { selector: '.talletettu' },
})
yes('webflow-done', 'da', 'Webflow form: button says "Vent venligst", then the done block', {
  chrome: 'wf',
  site: 'Sejlskolen',
  h: 'Bliv ringet op',
  look: 'ph',
  submit: 'Ring mig op',
  does: 'Bede om at blive ringet op',
  F: [NL('da', 'Navn'), P('Telefon')],
  url: '/api/v1/form/62f',
  below:
    '<div class="w-form-done"><div>Tak! Vi har modtaget din besked.</div></div><div class="w-form-fail"><div>Ups! Noget gik galt.</div></div>',
  script: ajax(
    '/api/v1/form/62f',
    `if(s===200){form.style.display='none';document.querySelector('.w-form-done').style.display='block'}else document.querySelector('.w-form-fail').style.display='block';`,
    { pre: `btn.textContent='Vent venligst...';` },
  ),
  answer: () => late2(700, json({ msg: 'ok', code: 200 })),
  ok: 'Vi har modtaget din besked',
})

no('webflow-fail', 'en', 'Webflow form: the monthly form limit of the site is used up, fail block', {
  chrome: 'wf',
  site: 'Copper Kettle',
  h: 'Hire our tea tent',
  look: 'ph',
  submit: 'Ask for a date',
  does: 'Ask for a date',
  F: [N('Name'), E('Email')],
  url: '/api/v1/form/77a',
  below:
    '<div class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div>',
  script: ajax(
    '/api/v1/form/77a',
    `if(s===200){form.style.display='none';document.querySelector('.w-form-done').style.display='block'}else{document.querySelector('.w-form-fail').style.display='block';btn.textContent='Ask for a date'}`,
    { pre: `btn.textContent='Please wait...';` },
  ),
  answer: () => late2(500, json({ msg: 'form limit reached', code: 403 }, 403)),
  ok: { selector: '.w-form-done' },
})
no('optimistic-rolled-back', 'en', 'the comment is drawn at once and taken back with a retry link after a 500', {
  chrome: 'app',
  site: 'Neighbours',
  h: 'Noticeboard',
  look: 'mui',
  submit: 'Post',
  does: 'Post a notice',
  F: as('react', [M('Notice', 'Found: one red mitten')]),
  url: '/api/notices',
  intro: '<ul id="wall"><li>Jumble sale on Sunday</li></ul>',
  script: ajax(
    '/api/notices',
    `if(s>399){li.remove();form.querySelector('textarea').value=fd.get('message');form.insertAdjacentHTML('beforeend','<p role="alert">Couldn’t post. <a href="#">Try again</a></p>')}`,
    {
      enc: 'json',
      pre: `var li=document.createElement('li');li.textContent=fd.get('message');document.getElementById('wall').append(li);form.reset();`,
    },
  ),
  answer: () => late2(900, json({ error: 'Internal Server Error' }, 500)),
  ok: 'Notice posted',
})
no(
  'thanks-then-taken-back',
  'it',
  'thanks at once, replaced after two seconds: the delivery was refused by the mail host',
  {
    chrome: 'sqs',
    site: 'Teatro Piccolo',
    h: 'Invito alle prove aperte',
    look: 'ul',
    submit: 'Chiedi un invito',
    does: 'Chiedere un invito',
    F: [NL('it', 'Nome'), E('E-mail')],
    url: '/api/inviti',
    script: ajax('/api/inviti', `document.getElementById('m').textContent=d.testo;`, {
      pre: `form.style.display='none';form.insertAdjacentHTML('afterend','<p id="m">Grazie!</p>');`,
    }),
    answer: () =>
      late2(
        1900,
        json({ testo: 'Le prove aperte di questo mese sono già al completo, riprova a gennaio.', stato: 'KO' }),
      ),
    ok: 'Invito spedito',
    wanted: 'submitted_unverified',
  },
)
no(
  'reset-and-nothing',
  'tr',
  'the form is emptied before the answer, the answer is 200 with basarili:false and nothing is shown',
  {
    chrome: 'bs',
    site: 'Kitap Kulübü',
    h: 'Kitap öner',
    look: 'bs',
    submit: 'Öner',
    does: 'Kitap önermek',
    F: [T('kitap', 'Kitap', 'Tutunamayanlar'), NL('tr', 'Adınız')],
    url: '/oner',
    script: ajax('/oner', ``, { pre: 'form.reset();' }),
    answer: () => late2(500, json({ basarili: false, sebep: 'limit' })),
    ok: 'Öneriniz alındı',
    wanted: 'submitted_unverified',
  },
)
no('queued-then-failed', 'en', '202 queued; the page asks once more and hears that it failed', {
  chrome: 'tw',
  site: 'Oral History Lab',
  h: 'Request a transcript',
  look: 'shad',
  submit: 'Request transcript',
  does: 'Ask for a transcript',
  F: as('react', [T('tape', 'Tape number', 'T-77'), E('Email')]),
  url: '/api/jobs',
  wanted: 'submitted_unverified',
  below: '<p id="st" role="status"></p>',
  script: ajax(
    '/api/jobs',
    `var st=document.getElementById('st');st.textContent='Queued…';setTimeout(async function(){var j=await (await fetch('/api/jobs/9')).json();st.textContent=j.text},900)`,
    { enc: 'json' },
  ),
  answer: () => json({ id: 9, state: 'queued' }, 202),
  pages: {
    '/api/jobs/9': () =>
      json({ id: 9, state: 'failed', text: 'Tape T-77 is sealed until 2031, no transcript was made.' }),
  },
  ok: 'Transcript ready',
})
no(
  'autosave-only',
  'ru',
  'drafts are kept by themselves; the send itself is answered 200 with a line that the deadline is over',
  {
    chrome: 'bs',
    site: 'Олимпиада школьников',
    h: 'Заявка на участие',
    look: 'bs',
    submit: 'Отправить заявку',
    does: 'Отправить заявку на олимпиаду',
    F: [NL('ru', 'ФИО'), T('school', 'Школа', 'Лицей № 2')],
    url: '/apply',
    wanted: 'submitted_unverified',
    below: '<p id="draft" class="small text-muted"></p><p id="res"></p>',
    script:
      `document.getElementById('f').addEventListener('change',function(){fetch('/draft',{method:'POST',body:'x'}).then(function(){document.getElementById('draft').textContent='Черновик сохранён'})});` +
      ajax('/apply', `document.getElementById('res').textContent=d.text`),
    answer: () => json({ text: 'Приём заявок закончился 15 ноября.', code: 7 }),
    pages: { '/draft': () => json({ ok: true }) },
    ok: 'Заявка принята',
  },
)
no('partial', 'en', 'partial success: two of three invitations are refused, the answer is 207 with a list', {
  chrome: 'app',
  site: 'Team Rota',
  h: 'Invite colleagues',
  look: 'mui',
  submit: 'Send invitations',
  does: 'Invite colleagues',
  F: as('react', [M('E-mail addresses', 'a@example.org, b@example.net, c@example.com')]),
  url: '/api/invitations',
  wanted: 'submitted_unverified',
  script: ajax(
    '/api/invitations',
    `form.insertAdjacentHTML('afterend','<ul>'+d.results.map(function(x){return '<li>'+x.email+': '+x.text+'</li>'}).join('')+'</ul>')`,
    { enc: 'json' },
  ),
  answer: () =>
    json(
      {
        results: [
          { email: 'a@example.org', status: 201, text: 'invited' },
          { email: 'b@example.net', status: 409, text: 'works for another company' },
          { email: 'c@example.com', status: 409, text: 'works for another company' },
        ],
      },
      207,
    ),
  ok: 'All invitations are out',
})
