// @ts-nocheck: plain data and pages
import { bare, form, html, json, take } from '../kit.mjs'
import { E, family, M, N, onSubmit, page, T, theForm } from './base.mjs'

export const { rows, no, yes } = family('spa')
const put =
  (fn) =>
  (id, lang, title, { name, h, F, submit, body = {}, js, opts, script, extra = {}, after = '', ...rest }) =>
    fn(id, lang, title, {
      fields: F,
      does: h,
      pages: {
        '/': () =>
          page(lang, name, `<div id="app"><h1>${h}</h1>${theForm(F, submit, { attrs: 'novalidate' })}${after}</div>`, {
            script: script ?? onSubmit(js, opts),
          }),
        '/api': take(() => (body.headers || body.drop ? body : json(body))),
        ...extra,
      },
      ...rest,
    })
const N_ = put(no)
const Y_ = put(yes)

N_('push-refusal', 'da', 'pushState to /tak, where the view refuses', {
  name: 'Ridning',
  h: 'Prøvetime',
  F: [N('Navn', 'Mette')],
  submit: 'Book',
  js: `history.pushState({},'','/tak');$('#app').innerHTML='<h2>Hestene hviler</h2><p>Prøv os igen, når foråret kommer.</p>'`,
  extra: { '/tak': () => page('da', 'Ridning', '') },
  expects: { success: { text: 'Vi glæder os' } },
})
N_('hash-refusal', 'ro', 'hash route #/rezultat with a refusal view', {
  name: 'Ski',
  h: 'Închiriază schiuri',
  F: [N('Nume', 'Ana'), T('nr', 'Mărime', '39')],
  submit: 'Închiriază',
  js: `location.hash='#/rezultat';$('#app').innerHTML='<p>La 39 au rămas doar clăparii de copii.</p>'`,
  expects: { success: { text: 'Poftim la pârtie' } },
})
N_('error-boundary', 'en', 'the view breaks after a 200: an error boundary in place of all', {
  name: 'Trailmark',
  h: 'Log a hike',
  F: [T('trail', 'Trail', 'Ridge'), M('Notes', 'Muddy')],
  submit: 'Save',
  js: `document.title='Trailmark';$('#app').innerHTML='<div class="boundary"><h2>Well, that did not go to plan.</h2><button>Reload</button></div>'`,
  body: { digest: '21873' },
  expects: { success: { text: 'Ridge saved' } },
})
{
  const F = [N('Naam', 'Bram'), E('E-mail')]
  no(
    'widget-frame',
    'nl',
    'the answer of a service comes in an iframe (its own page) that takes the place of the form',
    {
      does: 'Proefles',
      fields: F,
      pages: {
        '/': () =>
          page(
            'nl',
            'Dansschool',
            `<h1>Proefles</h1><div id="box">${theForm(F, 'Aanmelden', { action: '/dienst', attrs: 'target="dienst"' })}</div><iframe name="dienst" id="dienst" style="width:100%;height:120px;border:0" hidden></iframe>`,
            {
              script: `document.getElementById('f').addEventListener('submit',()=>setTimeout(()=>{document.getElementById('dienst').hidden=false;document.getElementById('box').hidden=true},700))`,
            },
          ),
        '/dienst': take(() => bare('nl', '<p>De docent heeft haar enkel verzwikt, we beginnen pas in mei.</p>')),
      },
      expects: { success: { text: 'Tot dan' } },
    },
  )
}
{
  const F = [N('नाम', 'राजेश')]
  no('hidden-frame', 'hi', 'hidden target frame, the answer calls parent.done(0)', {
    does: 'सदस्य बनें',
    fields: F,
    pages: {
      '/': () =>
        page(
          'hi',
          'पुस्तकालय',
          `<h1>सदस्यता</h1>${theForm(F, 'भेजें', { action: '/s', attrs: 'target="h"' })}<p id="o"></p><iframe name="h" style="display:none"></iframe>`,
          { script: `function done(n){document.getElementById('o').textContent='इस पते पर पहले से एक कार्ड बना हुआ है'}` },
        ),
      '/s': take(() => html('<script>parent.done(0)</script>')),
    },
    expects: { success: { text: 'कार्ड संख्या' } },
  })
}
{
  const F = [N('Meno', 'Jana'), T('den', 'Deň', 'utorok')]
  no('second-origin', 'sk', 'an API on another origin answers 200 with {"stav":"plno"}; the form goes', {
    does: 'Prihlásiť sa na jogu',
    fields: F,
    pages: {
      '/': (_q, s) =>
        page('sk', 'Joga', `<h1>Joga</h1><div id="box">${theForm(F, 'Prihlásiť')}</div>`, {
          script: onSubmit(`$('#box').innerHTML='<p>V utorok by sme sa na podložky nezmestili.</p>'`, {
            url: `${s.otherOrigin}/api`,
            as: 'url',
          }),
        }),
    },
    otherPages: { '/api': take(() => json({ stav: 'plno' })) },
    expects: { success: { text: 'Vidíme sa' } },
  })
}
N_('rerender', 'th', 'the whole view is drawn anew: the same form, emptied, a line between heading and form', {
  name: 'วัด',
  h: 'จองศาลา',
  F: [N('ชื่อ', 'มาลี')],
  submit: 'จอง',
  js: `const h=$('#app').innerHTML.replace('</h1>','</h1><p>วันนั้นศาลามีงานบวชอยู่ก่อนแล้ว</p>');$('#app').innerHTML=h`,
  expects: { success: { text: 'ศาลาเป็นของคุณ' } },
})
N_('route-home', 'he', 'pushState to / (home view) without a word; the store has not got it', {
  name: 'חווה',
  h: 'הזמנת סל',
  F: [N('שם', 'נועה')],
  submit: 'להזמין',
  start: '/basket',
  js: `history.pushState({},'','/');$('#app').innerHTML='<h1>ברוכים הבאים לחווה</h1><p>ירקות מהשדה בכל שבוע.</p>'`,
  expects: { success: { text: 'הסל בדרך' } },
})
rows.at(-1).pages['/basket'] = rows.at(-1).pages['/']
Y_('push-thanks', 'vi', 'pushState to /cam-on, thanks', {
  name: 'Quán Sen',
  h: 'Liên hệ',
  F: [N('Tên', 'Lan'), M('Lời nhắn', 'Có chỗ để xe không?')],
  submit: 'Gửi',
  js: `history.pushState({},'','/cam-on');$('#app').innerHTML='<h1>Cảm ơn bạn!</h1><p>Tin nhắn đã được gửi.</p>'`,
  extra: { '/cam-on': () => page('vi', 'Quán Sen', '') },
  body: { ok: true },
  expects: { success: { url: '/cam-on' } },
})
Y_('detail-view', 'el', 'the route changes to the new record', {
  name: 'Κήπος',
  h: 'Νέα καταχώριση',
  F: [T('fyto', 'Φυτό', 'Ροδιά')],
  submit: 'Αποθήκευση',
  js: `history.pushState({},'','/fyta/8');$('#app').innerHTML='<h1>Ροδιά</h1><p>Αποθηκεύτηκε.</p>'`,
  extra: { '/fyta/8': () => page('el', 'Κήπος', '') },
  body: json({ id: 8 }, 201),
  expects: { success: { url: '/fyta/' } },
})
{
  const F = [N('Név', 'Anna'), E('E-mail')]
  yes('frame-form', 'hu', 'a form in a same-origin iframe: thanks in the frame', {
    does: 'Hírlevél',
    fields: F,
    tool: form('sendForm', 'Hírlevél', '#f', { frame: '#fr' }),
    pages: {
      '/': () =>
        page('hu', 'Malom', '<h1>Hírlevél</h1><iframe id="fr" src="/fr" style="width:100%;height:400px"></iframe>'),
      '/fr': () => bare('hu', theForm(F, 'Feliratkozom', { action: '/api' })),
      '/api': take(() => bare('hu', '<p>Köszönjük! A feliratkozás sikerült.</p>')),
    },
    expects: { success: { text: 'Köszönjük' } },
  })
}
{
  const F = [N('Имя', 'Иван')]
  yes('second-origin-ok', 'bg', 'an API on another origin says ok', {
    does: 'Запис',
    fields: F,
    pages: {
      '/': (_q, s) =>
        page('bg', 'Клуб', `<h1>Запис</h1><div id="box">${theForm(F, 'Запиши')}</div>`, {
          script: onSubmit(`$('#box').innerHTML='<p>Благодарим! Записът е приет.</p>'`, {
            url: `${s.otherOrigin}/api`,
            as: 'url',
          }),
        }),
    },
    otherPages: { '/api': take(() => json({ ok: true })) },
    expects: { success: { text: 'Записът е приет' } },
  })
}
