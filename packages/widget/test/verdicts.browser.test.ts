import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome } from '../src/types.ts'
import { type RunRequest, runOn, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Pages that look as if they had taken the input and have not, and the other way round.

/** Answers with the status that is asked for, after the milliseconds that are asked for. */
const api: SitePage = (incoming, outgoing) => {
  const { searchParams } = new URL(incoming.url ?? '', 'http://site.example')
  const status = Number(searchParams.get('status') ?? 200)
  const send = (): void => void outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  setTimeout(send, Number(searchParams.get('ms') ?? 0))
}
const framed = (status: number, body: string): SitePage => {
  return (_, outgoing) =>
    void outgoing
      .writeHead(status, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Frame</title><body><main>${body}</main>`)
}
const native = (action: string): string =>
  `<form id="f" method="post" action="${action}"><label>Name <input name="name"></label><button>Send</button></form>`

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser({
    '/api/send': api,
    '/api/other': api,
    '/api/track': api,
    '/api/ping': api,
    // Never answered.
    '/slow': () => {},
    '/nothing': (_, outgoing) => void outgoing.writeHead(204).end(),
    '/frame-fails': framed(200, native('/frame/failed')),
    '/frame-says': framed(200, native('/frame/said')),
    '/frame-thanks': framed(200, `<h1>Contact</h1>${native('/frame/thanked')}`),
    '/frame-leads': framed(200, native('/frame/led')),
    '/frame/failed': framed(500, '<p role="alert">It is broken</p>'),
    '/frame/said': framed(200, '<p role="alert">Error: could not save</p>'),
    '/frame/thanked': framed(200, '<h1>Thank you</h1>'),
    '/frame/led': framed(200, '<h1>Contact</h1>'),
  })
})
afterAll(() => browser?.close())

const fields = '<label>Name <input name="name"></label><button>Send</button>'
const script = (text: string): string => `<script>
  const $ = (id) => document.getElementById(id)
  const on = (handler) => { $('f').onsubmit = (event) => { event.preventDefault(); handler() } }
  const post = (path) => fetch(path, { method: 'POST' })
  const send = (path) => fetch(path, { method: 'POST', body: new FormData($('f')) })
  ${text}</script>`
const page = (body: string, text = ''): string =>
  `<!doctype html><html lang="en"><title>Shop</title><body><main><h1>Contact</h1>${body}</main>${script(text)}`
const form = (text: string, more = '<p id="out"></p>', attributes = ''): string =>
  page(`<form id="f" ${attributes}>${fields}</form>${more}`, text)
const says = (text: string, attributes = 'role="alert"', then = ''): string =>
  form(
    `on(() => post('/api/send').then(() => { $('out').textContent = ${JSON.stringify(text)}; ${then} }))`,
    `<p id="out" ${attributes}></p>`,
  )
const status = 'role="status"'

/** The page does nothing more that could be proof. */
const quiet = { outcomeMs: 4000 }

interface Request extends RunRequest {
  /** Into the field of the form. */
  typed?: string
}
type Row = [label: string, html: string, status: Outcome['status'], more?: Request]

const forms: Row[] = [
  [
    'a form that is marked for being empty again',
    form(
      `f.oninput = () => f.className = 'ng-valid'
      on(() => send('/api/send').then(() => { $('out').textContent = 'Thank you.'; f.reset(); f.className = 'ng-pristine ng-invalid' }))`,
      '<p id="out" role="status"></p>',
      'class="ng-pristine ng-invalid" novalidate',
    ),
    'confirmed',
    { typed: 'Ada' },
  ],
  ['words of success that are negated', says('Your message could not be sent.'), 'submitted_unverified'],
  ['the same in Japanese', says('ありがとうございますが、送信できませんでした'), 'submitted_unverified'],
  ['the same in Arabic', says('تعذر إرسال الرسالة'), 'submitted_unverified'],
  ['the same in a language that nobody knows', says('Tidak terkirim'), 'submitted_unverified', quiet],
  [
    'thanks with a wish',
    says('Thanks! Please check your inbox to confirm your subscription.', status, "$('f').reset()"),
    'submitted_unverified',
  ],
  [
    'thanks with a duty',
    says('Vielen Dank! Bitte bestätigen Sie den Link in Ihrer E-Mail.', status),
    'submitted_unverified',
  ],
  [
    'a complaint where the form was',
    says('Please confirm the link', '', "$('f').remove()"),
    'submitted_unverified',
    quiet,
  ],
  [
    'another address fails at once, the one that counts thanks later',
    form(
      "on(() => { fetch('/api/track?status=404'); post('/api/send?ms=800').then(() => { $('out').textContent = 'Thank you' }) })",
    ),
    'confirmed',
  ],
  [
    'one of two other addresses fails, and the form is reset',
    form("on(() => { fetch('/api/track?status=404'); post('/api/send').then(() => $('f').reset()) })"),
    'submitted_unverified',
    quiet,
  ],
  [
    'a reset ahead of an answer of 500',
    form("on(() => { $('f').reset(); post('/api/send?status=500&ms=500') })"),
    'rejected',
  ],
  [
    'a reset ahead of words of failure',
    form("on(() => { $('f').reset(); setTimeout(() => { $('out').textContent = 'Your message was lost' }, 500) })"),
    'submitted_unverified',
  ],
  [
    'a dialog that closes ahead of a refusal',
    `<!doctype html><html lang="en"><title>Shop</title><body><main><h1>Shop</h1><p id="out"></p></main>
      <dialog id="d"><form id="f">${fields}</form></dialog>${script("$('d').showModal(); on(() => { $('d').close(); post('/api/send?status=422&ms=700').then(() => { $('out').textContent = 'Your booking failed' }) })")}`,
    'rejected',
  ],
  [
    'a form that is reset by every answer, and an alert of words that nobody knows',
    says('Nama sudah dipakai', 'role="alert"', "$('f').reset()"),
    'submitted_unverified',
    quiet,
  ],
  [
    'the same, and a complaint',
    says('Please choose another name', '', "$('f').reset()"),
    'submitted_unverified',
    quiet,
  ],
  [
    'a spinner of no role, and the form comes back',
    form(
      "on(() => { $('f').hidden = true; $('s').hidden = false; post('/api/send?status=500&ms=3500').then(() => { $('f').hidden = false; $('s').hidden = true; $('out').textContent = 'Something went wrong' }) })",
      '<div id="s" class="loader" hidden style="width: 40px; height: 40px"></div><p id="out"></p>',
    ),
    'rejected',
  ],
  [
    'the address follows what is typed',
    form(
      "on(() => {}); setTimeout(() => { setInterval(() => history.replaceState(0, '', location.search.split('&')[0] + '&i=' + Math.random()), 100) })",
    ),
    'submitted_unverified',
    quiet,
  ],
  [
    'a countdown and a heartbeat',
    form(
      "let s = 999; setInterval(() => { $('out').textContent = 'Offer ends in ' + s-- }, 300); setInterval(() => fetch('/api/ping'), 300); on(() => {})",
    ),
    'submitted_unverified',
    quiet,
  ],
  [
    'a counter of characters in a live region',
    form(
      "on(() => {}); $('f').oninput = () => setTimeout(() => { $('out').textContent = 'You have 197 characters remaining' }, 1000)",
      '<p id="out" aria-live="polite">You have 200 characters remaining</p>',
    ),
    'submitted_unverified',
    quiet,
  ],
  [
    'its own address answers 200, a toast elsewhere refuses',
    form(
      "on(() => post('/api/send').then(() => { const toast = document.createElement('div'); toast.textContent = 'That name is taken. Choose another one.'; document.body.append(toast) }))",
      '',
      'action="/api/send"',
    ).replace('<form', '<section><form'),
    'submitted_unverified',
  ],
  [
    'its own address answers 200, a toast elsewhere says something',
    form(
      "on(() => post('/api/send').then(() => { const toast = document.createElement('div'); toast.textContent = 'Choose another one.'; document.body.append(toast) }))",
      '',
      'action="/api/send"',
    ),
    'submitted_unverified',
    quiet,
  ],
  [
    'an alert for a second',
    form(
      "on(() => setTimeout(() => { $('out').innerHTML = '<b role=alert>Name is taken</b>'; setTimeout(() => { $('out').innerHTML = '' }, 1000) }, 300))",
    ),
    'submitted_unverified',
  ],
  [
    'a text that says somebody else did something',
    form("on(() => { $('out').textContent = 'Ada from Paris just booked this' })", '<p id="out" role="status"></p>'),
    'submitted_unverified',
    quiet,
  ],
  [
    'a beacon takes it, and the page thanks a second later',
    form(
      "on(() => { navigator.sendBeacon('/api/send', 'Ada'); setTimeout(() => { $('out').textContent = 'Thank you' }, 1200) })",
    ),
    'submitted_unverified',
  ],
  [
    'a toast about somebody else after an answer that says no, in words of no list',
    form(
      "on(() => { post('/api/send?status=422').then(() => { $('out').textContent = 'Closed on that day' }); setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div role=status>Lena from Berlin booked a table</div>'), 600) })",
    ),
    'rejected',
  ],
  [
    'a toast about somebody else while the answer is awaited, which says no',
    form(
      "on(() => { post('/api/send?status=422&ms=1500').then(() => { $('out').textContent = 'Closed on that day' }); setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div role=status>Thanks for stopping by!</div>'), 900) })",
    ),
    'rejected',
  ],
  [
    'a toast that thanks once the answer is there',
    form(
      "on(() => post('/api/send?ms=1500').then(() => document.body.insertAdjacentHTML('beforeend', '<div role=status>Message sent</div>')))",
    ),
    'confirmed',
  ],
  [
    'praise of a field while the answer is awaited, which says no',
    form(
      "on(() => { document.querySelector('input').insertAdjacentHTML('afterend', '<div class=valid-feedback>Success! Looks good.</div>'); post('/api/send?status=422&ms=1500').then(() => { $('out').textContent = 'On our block list' }) })",
    ),
    'rejected',
  ],
  [
    'a new box to tick',
    form(
      "on(() => post('/api/send').then(() => $('f').insertAdjacentHTML('beforeend', '<label><input type=checkbox required> I have received and accepted the terms</label>')))",
    ),
    'submitted_unverified',
    { outcomeMs: 1500 },
  ],
  [
    'the input is repeated ahead of an answer that says no',
    form(
      "on(() => { $('out').textContent = 'New: ' + document.querySelector('input').value; post('/api/send?status=500&ms=1500').then(() => { $('out').textContent = '' }) })",
    ),
    'rejected',
    { typed: 'Thank you for the great article!' },
  ],
  [
    'an input about an error is repeated, and the form is reset',
    form(
      "on(() => { const said = document.querySelector('input').value; post('/api/send').then(() => { $('out').textContent = said; $('f').reset() }) })",
    ),
    'submitted_unverified',
    { ...quiet, typed: 'Checkout fails with an error' },
  ],
  [
    'links to what was found speak of failures',
    form(
      "on(() => post('/api/send').then(() => { $('out').innerHTML = '<a href=/a>Payment failed: what to do</a><br><a href=/b>Thank you cards</a>' }))",
    ),
    'submitted_unverified',
    { outcomeMs: 1500 },
  ],
  [
    'the form is reset as after every answer, and says no in words of no list',
    form(
      "on(() => post('/api/send').then(() => { $('f').reset(); $('f').insertAdjacentHTML('beforeend', '<p>That one belongs to another member</p>') }))",
    ),
    'submitted_unverified',
    { outcomeMs: 1500 },
  ],
  [
    'a complaint of a field that was filled keeps the page from sending',
    form(
      "document.querySelector('input').onblur = () => $('f').insertAdjacentHTML('beforeend', '<p>Invalid name</p>'); on(() => {})",
    ),
    'submitted_unverified',
  ],
  [
    'a beacon that counts visits, and the form is reset ahead of a refusal',
    form(
      "on(() => { navigator.sendBeacon('/api/track', '1'); $('f').reset(); post('/api/send?status=500&ms=1500').then(() => { $('out').textContent = 'Your message was lost' }) })",
    ),
    'rejected',
  ],
  [
    'thanks beside a sign of work, taken back by the answer',
    form(
      "on(() => { $('f').ariaBusy = 'true'; $('out').textContent = 'Thank you'; post('/api/send?status=500&ms=150').then(() => { $('f').ariaBusy = null; $('out').textContent = 'Your message was lost' }) })",
    ),
    'rejected',
  ],
  [
    'a dialog that thanks',
    form("on(() => $('d').showModal())", '<dialog id="d"><h2>Thank you</h2><button>Close</button></dialog>'),
    'submitted_unverified',
  ],
  ['a part of the way is saved', says('Progress saved', status), 'submitted_unverified', quiet],
  ['a membership for the time being', says('仮登録しました。', status), 'submitted_unverified', quiet],
  ['a list of what was saved', says('Saved cards', status), 'submitted_unverified', quiet],
  [
    'an address is left to be confirmed',
    says('Nur noch ein Schritt: Bitte bestätigen Sie Ihre E-Mail', status),
    'submitted_unverified',
  ],
  [
    'an address is to be confirmed, and nobody says where',
    says('Please confirm your email address.', status),
    'submitted_unverified',
    quiet,
  ],
  [
    'offers beside the form, of which one is full',
    form(
      "on(() => post('/api/send').then(() => { $('f').reset(); $('f').insertAdjacentHTML('afterend', '<p>See you on Friday!</p><ul><li>Friday: fully booked</li><li>Saturday: two tables</li></ul>') }))",
    ),
    'submitted_unverified',
    quiet,
  ],
  [
    'errors beside the form, in a list',
    form(
      "on(() => post('/api/send').then(() => $('f').insertAdjacentHTML('beforebegin', '<ul class=error-list><li>Name is invalid</li><li>Name is too short</li></ul>')))",
    ),
    'rejected',
  ],
  [
    'errors elsewhere, in a list of news',
    form(
      "on(() => post('/api/send').then(() => document.body.insertAdjacentHTML('beforeend', '<section aria-live=polite><ol><li>Something went wrong</li><li>It failed twice</li></ol></section>')))",
    ),
    'submitted_unverified',
  ],
  [
    'praise of a field while the answer takes long, which says no',
    form(
      "on(() => { $('f').insertAdjacentHTML('beforeend', '<p>Name confirmed</p>'); send('/api/send?status=422&ms=3500').then(() => { $('out').textContent = 'On our block list' }) })",
      undefined,
      'action="/api/send"',
    ),
    'rejected',
  ],
  [
    'a reset long ahead of a refusal',
    form(
      "on(() => { send('/api/send?status=500&ms=3500').then(() => { $('out').textContent = 'Your message was lost' }); $('f').reset() })",
    ),
    'rejected',
  ],
  [
    'the same by an older kind of request',
    form(
      "on(() => { const asked = new XMLHttpRequest(); asked.open('POST', '/api/send?status=500&ms=3500'); asked.onload = () => { $('out').textContent = 'Your message was lost' }; asked.send('Ada'); $('f').reset() })",
    ),
    'rejected',
  ],
  [
    'thanks in the place of the form, long ahead of a refusal',
    form(
      "on(() => { send('/api/send?status=500&ms=3500').then(() => { $('f').hidden = false; $('out').textContent = 'Your message was lost' }); $('f').hidden = true; $('out').textContent = 'Thank you' })",
    ),
    'rejected',
  ],
  [
    'thanks in the place of the form, long ahead of the answer',
    form("on(() => { send('/api/send?ms=3500'); $('f').hidden = true; $('out').textContent = 'Thank you' })"),
    'confirmed',
  ],
  [
    'refused at first, and sent once more with a new key',
    form(
      "on(() => send('/api/send?status=401').then(() => send('/api/other?ms=900')).then(() => send('/api/send')).then(() => { $('out').textContent = 'Thank you' }))",
      undefined,
      'action="/api/send"',
    ),
    'confirmed',
  ],
  [
    'a second factor that is asked for elsewhere',
    form(
      "on(() => send('/api/send').then(() => { $('f').outerHTML = '<h2>Check your phone</h2><p>Open your authenticator app to go on.</p><button>Resend</button>' }))",
    ),
    'submitted_unverified',
    quiet,
  ],
]

const button = (text: string, more = '', attributes = 'href="#"'): string =>
  page(`<p><a id="b" role="button" ${attributes}>Book</a> <b id="near"></b></p>${more}`, text)
const late = "addEventListener('click', () => setTimeout(() => $('d').showModal(), 2500))"
const buttons: Row[] = [
  ['a link to nowhere', button(''), 'submitted_unverified', quiet],
  [
    'a link to a part of the page',
    button('', '<div style="height: 3000px"></div><h2 id="prices">Prices</h2>', 'href="#prices"'),
    'confirmed',
  ],
  [
    'beside a clock',
    button("setInterval(() => { $('near').textContent = new Date().toISOString() }, 200)"),
    'submitted_unverified',
    quiet,
  ],
  [
    'beside a clock that begins with the click',
    button("$('b').onclick = () => setInterval(() => { $('near').textContent = new Date().toISOString() }, 200)"),
    'submitted_unverified',
    quiet,
  ],
  [
    'and news of the day elsewhere',
    button(
      "$('b').onclick = () => setTimeout(() => { $('out').textContent = 'Sun all day' })",
      '<p>…</p><p id="out"></p>',
    ),
    'submitted_unverified',
    quiet,
  ],
  ['and an advertisement', button(late, '<dialog id="d">Join our newsletter</dialog>'), 'submitted_unverified', quiet],
  [
    'a text beside it that says neither',
    button("$('b').onclick = () => { $('near').textContent = 'Table for two' }"),
    'submitted_unverified',
    quiet,
  ],
  [
    'it says that it is at work, then that it failed',
    button(
      "$('b').onclick = () => { $('b').textContent = 'Loading…'; setTimeout(() => { $('b').textContent = 'Failed' }, 800) }",
    ),
    'submitted_unverified',
  ],
  ['mail', button('', '', 'href="mailto:ada@shop.example"'), 'submitted_unverified', quiet],
  [
    'a render that replaces it',
    button("$('b').onclick = () => { $('b').outerHTML = $('b').outerHTML }"),
    'submitted_unverified',
    quiet,
  ],
]

const shadow = (then: string, attributes = ''): string =>
  page(
    '<x-a></x-a>',
    `const define = (name, html, ready) => customElements.define(name, class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: 'open' }); root.innerHTML = html; ready?.(root) } })
    define('x-b', '<style>p { color: red }</style><form ${attributes}>${fields}</form><p></p>', (root) => { root.querySelector('form').onsubmit = (event) => { event.preventDefault(); const say = (text, role = '') => { const p = root.querySelector('p'); p.role = role; p.textContent = text }; ${then} } })
    define('x-a', '<x-b></x-b>')`,
  )
const deep: Row[] = [
  [
    'an error in a shadow tree',
    shadow("post('/api/send').then(() => say('Error: this name is not allowed', 'alert'))", 'action="/api/send"'),
    'submitted_unverified',
  ],
  [
    'thanks in a tree of their own',
    page(
      `<x-n></x-n><form id="f">${fields}</form>`,
      "const news = document.querySelector('x-n').attachShadow({ mode: 'open' }); on(() => { news.innerHTML = '<p>Thank you</p>' })",
    ),
    'submitted_unverified',
  ],
  ['thanks in a shadow tree', shadow("say('Thank you, message sent')"), 'submitted_unverified'],
  ['a frame that is answered with 500', page('<iframe src="/frame-fails"></iframe>'), 'rejected'],
  ['a frame that shows an error', page('<iframe src="/frame-says"></iframe>'), 'submitted_unverified'],
  ['a frame that thanks', page('<iframe src="/frame-thanks"></iframe>'), 'confirmed'],
  ['a frame that shows nothing new', page('<iframe src="/frame-leads"></iframe>'), 'submitted_unverified', quiet],
  [
    'a frame that the page takes away',
    page(
      '<iframe src="/frame-fails"></iframe>',
      "addEventListener('message', () => {}); setInterval(() => { const frame = document.querySelector('iframe'); if (frame?.contentDocument?.querySelector('form')) frame.contentDocument.querySelector('form').onsubmit = (event) => { event.preventDefault(); frame.remove() } }, 20)",
    ),
    'submitted_unverified',
    quiet,
  ],
]

async function outcomeOf(html: string, kind: 'form' | 'button', given: Request = {}): Promise<Outcome> {
  const { typed = 'Ada', ...request } = given
  const opened = await browser.openHtml(html)
  if (html.includes('<iframe')) await opened.frameLocator('iframe').locator('form').waitFor()
  const tool = toolOf(opened, kind === 'form' ? 'form' : '#b', { kind })
  const outcome = await runOn(opened, tool, kind === 'form' ? { name: typed } : {}, request)
  await opened.close()
  return outcome
}

describe('a form', () => {
  test.concurrent.each(forms)('%s', async (_, html, expected, request) => {
    expect(await outcomeOf(html, 'form', request)).toMatchObject({ status: expected })
  })
})

describe('a button', () => {
  test.concurrent.each(buttons)('%s', async (_, html, expected, request) => {
    const outcome = await outcomeOf(html, 'button', request)
    expect(outcome).toMatchObject({ status: expected })
    expect(outcome.error).toBeUndefined()
  })
})

describe('a shadow tree, a frame', () => {
  test.concurrent.each(deep)('%s', async (_, html, expected, request) => {
    expect(await outcomeOf(html, 'form', request)).toMatchObject({ status: expected })
  })
})

test('a navigation that comes to nothing is given up', async () => {
  const outcome = await outcomeOf(page(native('/nothing')), 'form', { outcomeMs: 100 })
  expect(outcome).toMatchObject({ status: 'submitted_unverified', evidence: [] })
  expect(outcome.error).toBeUndefined()
})

describe('what the page is still at when a run ends', () => {
  test.each<[string, string, string, RunRequest]>([
    [
      'a button that is disabled',
      form("on(() => { document.querySelector('button').disabled = true })"),
      'button "Send" is disabled',
      { deadlineMs: 4000 },
    ],
    [
      'a part that is busy',
      form("on(() => { $('out').ariaBusy = 'true' })", '<p id="out">Form</p>'),
      'p#out "Form" is busy',
      { deadlineMs: 4000 },
    ],
    ['a navigation', page(native('/slow')), 'another page is loading', { deadlineMs: 4000 }],
    ['a request', form("on(() => { send('/slow'); $('f').reset() })"), 'waiting for a response', { outcomeMs: 4000 }],
  ])('%s is told', async (_, html, detail, request) => {
    const outcome = await outcomeOf(html, 'form', request)
    expect(outcome.status).toBe('submitted_unverified')
    expect(outcome.evidence).toContainEqual({ kind: 'pending', detail })
  })

  test('nothing is nothing', async () => {
    const { evidence } = await outcomeOf(form('on(() => {})'), 'form', { outcomeMs: 1000 })
    expect(evidence).toEqual([])
  })
})

test('functions of the page are its own again once a run is over', async () => {
  const opened = await browser.openHtml(
    form(
      "const now = () => [alert, fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]; const own = now(); on(() => $('f').remove())",
    ),
  )
  await runOn(opened, toolOf(opened, 'form'), { name: 'Ada' })
  expect(await opened.evaluate('now().every((each, index) => each === own[index])')).toBe(true)
  await opened.close()
})

test('what was shown for a moment is told', async () => {
  const html = form(
    "on(() => { $('out').textContent = 'One moment'; setTimeout(() => { $('out').textContent = '' }, 500) })",
  )
  const { said } = await outcomeOf(html, 'form', { outcomeMs: 2000 })
  expect(said).toMatchObject([{ text: 'One moment' }])
})

test('no address in the evidence has what somebody typed', async () => {
  const html = form(
    "on(() => post('/api/send?pw=typed').then(() => { history.pushState(0, '', '/done?pw=typed#pw=typed'); $('f').remove() }))",
  )
  const { evidence } = await outcomeOf(html, 'form')
  expect(evidence.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['response', 'url']))
  expect(JSON.stringify(evidence)).not.toContain('typed')
})
