// @ts-nocheck: plain data and pages
import { ajax, as, D, E, F, json, M, maker, N, NL, P, page, S, see, T } from './base.mjs'

export const { rows, yes, no } = maker('spa')
/** The view of a single-page application after a route change. */
const route = (path, view) =>
  `history.pushState({},'','${path}');document.title='…';(document.querySelector('.App main')||document.querySelector('main')).innerHTML=${JSON.stringify(view)};`

yes('next-push', 'en', 'Next: router.push to a thanks route after the answer', {
  chrome: 'tw',
  site: 'Beekeepers Net',
  h: 'Report a swarm',
  look: 'shad',
  submit: 'Report swarm',
  does: 'Report a swarm',
  F: as('react', [T('place', 'Where is it?', 'Apple tree, 4 Mill Lane'), P('Phone')]),
  url: '/api/swarms',
  script: ajax(
    '/api/swarms',
    `if(r.ok){${route('/swarms/thanks', '<h1>Thank you</h1><p>A beekeeper near you has been told.</p>')}}`,
    {
      enc: 'json',
    },
  ),
  answer: () => json({ id: 'sw_1' }, 201),
  ok: { url: '/swarms/thanks' },
})
yes('sveltekit-enhance', 'fi', 'SvelteKit use:enhance: action answer of type success, form.success draws the thanks', {
  chrome: 'tw',
  site: 'Saunaseura',
  h: 'Varaa saunavuoro',
  look: 'tw',
  submit: 'Varaa',
  does: 'Varata saunavuoro',
  F: [NL('fi', 'Nimi'), D('paiva', 'Päivä', '2026-12-05')],
  url: '/varaus',
  script: ajax(
    '/varaus?/default',
    `if(d.type==='success')form.outerHTML='<p class="text-green-700">Kiitos, vuoro on varattu.</p>'`,
    {
      enc: 'multi',
      headers: { 'x-sveltekit-action': 'true' },
    },
  ),
  answer: () => json({ type: 'success', status: 200, data: '[{"success":1},true]' }),
  ok: 'vuoro on varattu',
})
yes('inertia-redirect', 'pt', 'Inertia: 303 followed by XHR, the new page component with a flash prop', {
  chrome: 'tw',
  site: 'Horta Comunitária',
  h: 'Pedir um canteiro',
  look: 'tw',
  submit: 'Pedir canteiro',
  does: 'Pedir um canteiro',
  F: [NL('pt', 'Nome'), E('E-mail')],
  url: '/canteiros',
  script: ajax(
    '/canteiros',
    `history.pushState({},'',d.url);document.querySelector('main').innerHTML='<div class="rounded-md bg-green-50 p-4">'+d.props.flash.success+'</div><h1>Canteiros</h1>'`,
    { headers: { 'X-Inertia': 'true' } },
  ),
  answer: () => see('/canteiros/meus'),
  pages: {
    '/canteiros/meus': () =>
      json({
        component: 'Plots/Mine',
        props: { flash: { success: 'Pedido enviado com sucesso.' }, errors: {} },
        url: '/canteiros/meus',
        version: 'x',
      }),
  },
  ok: 'Pedido enviado',
})
yes('angular-route', 'de', 'Angular: router.navigate to the list, the new entry stands on top', {
  chrome: 'app',
  site: 'Werkstatt Digital',
  h: 'Störung melden',
  look: 'mat',
  submit: 'Melden',
  does: 'Störung melden',
  F: as('react', [T('maschine', 'Maschine', 'Drehbank 3'), M('Was ist los?', 'Riemen rutscht')]),
  url: '/api/stoerungen',
  wanted: 'submitted_unverified',
  script: ajax(
    '/api/stoerungen',
    route(
      '/stoerungen',
      '<h1>Störungen</h1><table class="mat-mdc-table"><tr class="mat-mdc-row neu"><td>Drehbank 3</td><td>offen</td></tr><tr class="mat-mdc-row"><td>Fräse 1</td><td>behoben</td></tr></table>',
    ),
    { enc: 'json' },
  ),
  answer: () => json({ id: 12 }, 201),
  ok: { url: '/stoerungen' },
})
yes('hash-route', 'ru', 'old single-page app: hash route to #/done with thanks', {
  chrome: 'bs',
  site: 'ТСЖ Берёзка',
  h: 'Передать показания',
  look: 'bs',
  submit: 'Передать',
  does: 'Передать показания счётчика',
  F: [T('kv', 'Квартира', '48'), T('hot', 'Горячая вода', '311')],
  url: '/api/meters',
  script: ajax(
    '/api/meters',
    `location.hash='#/done';document.querySelector('.col-md-8').innerHTML='<h2>Спасибо!</h2><p>Показания приняты.</p>'`,
    { enc: 'json' },
  ),
  answer: () => json({ result: 'ok' }),
  ok: 'Показания приняты',
})
yes('redraw-whole', 'en', 'React-like: the whole root is drawn anew with a status view', {
  chrome: 'app',
  site: 'Soup Kitchen',
  h: 'Sign up for a shift',
  look: 'mui',
  submit: 'Sign up',
  does: 'Sign up for a shift',
  F: as('react', [N('Name'), S('shift', 'Shift', ['Friday', 'Saturday'], 'Saturday')]),
  url: '/api/shifts',
  script: ajax(
    '/api/shifts',
    `var r0=document.getElementById('root'),n=r0.cloneNode(true);n.querySelector('#f').outerHTML='<p role="status">Thanks, you are signed up.</p>';r0.replaceWith(n)`,
    { enc: 'json' },
  ),
  answer: () => json({ data: { id: 3 }, error: null }),
  ok: 'you are signed up',
})
yes('wix-like', 'he', 'Wix-like form: 200 with a submission, message under the empty form', {
  chrome: 'sqs',
  site: 'סטודיו לקרמיקה',
  h: 'צרו קשר',
  look: 'ph',
  submit: 'שליחה',
  does: 'לכתוב לסטודיו',
  F: [NL('he', 'שם'), E('אימייל'), M('הודעה', 'האם יש מקום בסדנה?')],
  url: '/_api/form-submission-service/v4/submissions',
  script: ajax(
    '/_api/form-submission-service/v4/submissions',
    `form.reset();form.insertAdjacentHTML('beforeend','<div data-testid="richTextElement" aria-live="polite"><p><span>תודה! ההודעה נשלחה.</span></p></div>')`,
    { enc: 'json' },
  ),
  answer: () => json({ submission: { id: 'f1', status: 'CONFIRMED' } }),
  ok: 'ההודעה נשלחה',
})
yes('second-origin', 'en', 'the form is sent to a form service at another origin, which answers ok true', {
  chrome: 'tw',
  site: 'Static Garden',
  h: 'Write to me',
  look: 'tw',
  submit: 'Send',
  does: 'Write to the author',
  F: [N('Name'), E('Email'), M('Message', 'Which tulip is on the cover?')],
  url: '/unused',
  script: '',
  answer: () => json({}),
  pages: {
    '/': (_q, s) =>
      page(
        'en',
        'tw',
        'Static Garden',
        `<h1>Write to me</h1>${F('tw', [N('Name'), E('Email'), M('Message', '')], 'Send', {})}`,
        {
          script: ajax(`${s.otherOrigin}/f/xknq`, `if(d.ok)form.outerHTML='<p>Thanks! The form was submitted.</p>'`, {
            enc: 'multi',
          }).replace(`credentials:'same-origin',`, ''),
        },
      ),
  },
  otherPages: {
    '/f/xknq': (q, s) => {
      if (q.method === 'POST')
        s.received.push({ method: 'POST', path: q.path, body: q.body, contentType: '', other: true })
      return json({ ok: true, next: '/thanks' })
    },
  },
  ok: 'The form was submitted',
})
yes('shadow-thanks', 'vi', 'the thanks stand in the open shadow root of an element, the form is removed', {
  chrome: 'bs',
  site: 'Câu lạc bộ Đạp xe',
  h: 'Đăng ký chuyến đi',
  look: 'bs',
  submit: 'Đăng ký',
  does: 'Đăng ký chuyến đạp xe',
  F: [N('Họ tên', 'Lê Văn Bình'), P('Điện thoại')],
  url: '/dang-ky',
  script: ajax(
    '/dang-ky',
    `var x=document.createElement('x-notice');form.replaceWith(x);x.attachShadow({mode:'open'}).innerHTML='<style>p{color:green}</style><p role="status">Cảm ơn bạn, đăng ký thành công.</p>'`,
  ),
  answer: () => json({ success: 1 }),
  ok: 'đăng ký thành công',
})
no('error-boundary', 'en', 'the answer is 500 and the error boundary of the application takes the place of the form', {
  chrome: 'app',
  site: 'Rowing Club',
  h: 'Book a boat',
  look: 'mui',
  submit: 'Book',
  does: 'Book a boat',
  F: as('react', [T('boat', 'Boat', 'Heron'), D('day', 'Day', '2026-12-06')]),
  url: '/api/boats',
  script: ajax(
    '/api/boats',
    `document.querySelector('.App main').innerHTML='<div><h2>Application error: a client-side exception has occurred</h2><button type="button">Reload</button></div>'`,
    { enc: 'json' },
  ),
  answer: () => json({ digest: '33104' }, 500),
  ok: 'Boat booked',
})
no('sveltekit-fail', 'pl', 'SvelteKit: HTTP 200, but the action answer is of type failure with status 400', {
  chrome: 'tw',
  site: 'Koło Filmowe',
  h: 'Rezerwacja miejsca',
  look: 'tw',
  submit: 'Rezerwuj',
  does: 'Zarezerwować miejsce',
  F: [NL('pl', 'Imię i nazwisko'), E('E-mail')],
  url: '/rezerwacja',
  script: ajax(
    '/rezerwacja?/default',
    `if(d.type==='failure')form.insertAdjacentHTML('afterbegin','<p class="text-red-600">Na ten seans nie ma już wolnych krzeseł.</p>');else form.outerHTML='<p>Miejsce zarezerwowane.</p>'`,
    { enc: 'multi', headers: { 'x-sveltekit-action': 'true' } },
  ),
  answer: () => json({ type: 'failure', status: 400, data: '[{"full":1},true]' }),
  ok: 'Miejsce zarezerwowane',
})
no('redirect-login-route', 'el', 'the guard of the application sends to the log-in route after a 401', {
  chrome: 'app',
  site: 'Δημοτικό Θέατρο',
  h: 'Κράτηση θέσης πρόβας',
  look: 'mat',
  submit: 'Κράτηση',
  does: 'Κράτηση θέσης',
  F: as('react', [NL('el', 'Ονοματεπώνυμο')]),
  url: '/api/seats',
  wanted: 'needs_person',
  status: ['needs_person', 'submitted_unverified', 'rejected'],
  nextStep: '#login',
  script: ajax(
    '/api/seats',
    route(
      '/login',
      '<h1>Σύνδεση</h1><form id="login"><label for="lu">Email</label><input id="lu" type="email"><label for="lp">Κωδικός</label><input id="lp" type="password"><button>Σύνδεση</button></form>',
    ),
    { enc: 'json' },
  ),
  answer: () => json({ message: 'Unauthorized' }, 401),
  ok: 'Η θέση κρατήθηκε',
})
