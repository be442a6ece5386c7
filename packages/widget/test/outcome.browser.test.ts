import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome } from '../src/types.ts'
import { type RunRequest, runOn, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What a run may say. A "confirmed" without proof is the fault that people complain about most.

const json =
  (status: number, body: object): SitePage =>
  (_, outgoing) =>
    void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const plain = { 'content-type': 'text/plain; charset=utf-8' }

/** Kinds of evidence, and whether the page said something. */
function seenIn({ evidence, said }: Outcome): string[] {
  return [...evidence.map(({ kind }) => kind), ...(said ? ['said'] : [])]
}

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser({
    '/api/ok': json(200, {}),
    '/api/fail': json(500, {}),
    '/api/taken': json(409, {}),
    '/api/refused': json(422, {}),
    '/api/late': (_, outgoing) => void setTimeout(() => outgoing.writeHead(500).end(), 900),
    '/api/yes': json(200, { ok: true }),
    '/api/message': json(200, { id: 7, message: 'Kahjuks on kast umbes' }),
    '/api/text': (_, outgoing) => void outgoing.writeHead(200, plain).end('OK: Bu adres zaten kayıtlı'),
    '/api/lateText': (_, outgoing) => void setTimeout(() => outgoing.writeHead(200, plain).end('OK'), 900),
    // The head of the answer is there long before its body.
    '/api/slowBody': (_, outgoing) => {
      outgoing.writeHead(200, plain).flushHeaders()
      setTimeout(() => outgoing.end('OK'), 700)
    },
    '/api/slow': (_, outgoing) => void setTimeout(() => outgoing.end('{}'), 1200),
    // The connection ends without an answer.
    '/api/dies': (incoming) => void incoming.socket.destroy(),
  })
})
afterAll(() => browser?.close())

const form = (script: string, more = ''): string => `<!doctype html><html lang="en"><title>Form</title><body><main>
  <h1>Contact</h1><form id="f"><label>Email <input name="email" type="email"></label><button>Send</button></form>${more}</main>
  <script>const f = document.querySelector('#f'); const main = document.querySelector('main')
  const say = (text, attributes = {}) => { const p = document.createElement('p'); Object.entries(attributes).forEach(([n, v]) => p.setAttribute(n, v)); p.textContent = text; main.append(p) }
  const on = (handler) => f.addEventListener('submit', (event) => { event.preventDefault(); handler(event) })
  ${script}</script>`

/** What a form of several steps shows next. */
const step = '<form><label>Phone <input name=phone></label> <button>Get quote</button></form>'

/** Nothing happens on the page any more, so a short wait is as good as a long one. */
const quiet = { outcomeMs: 400 }

const rows: [string, string, string, string[], RunRequest?][] = [
  ['a handler that does nothing', 'on(() => {})', 'submitted_unverified', [], quiet],
  ['a handler that throws', "on(() => { throw new Error('no') })", 'submitted_unverified', [], quiet],
  ['a counter that changes', "on(() => say('3 of 200 characters'))", 'submitted_unverified', ['said'], quiet],
  [
    'a request that the page does not show',
    "on(() => fetch('/api/ok', { method: 'POST' }))",
    'submitted_unverified',
    ['response'],
    { outcomeMs: 3000 },
  ],
  ['thanks in a status', "on(() => say('Thank you!', { role: 'status' }))", 'submitted_unverified', ['said']],
  [
    'words of a list of thanks, and every answer is no',
    "on(() => fetch('/api/refused', { method: 'POST' }).then(() => say('Merci, en attente', { role: 'alert' })))",
    'rejected',
    ['said', 'response'],
    { outcomeMs: 1000 },
  ],
  [
    'the same, of the form itself',
    "f.action = '/api/refused'; on(() => fetch('/api/refused', { method: 'POST' }).then(() => say('Merci, en attente', { role: 'alert' })))",
    'rejected',
    ['said', 'response'],
  ],
  [
    'a deed beside the fields of the next step',
    `on(() => fetch('/api/ok', { method: 'POST' }).then(() => { main.innerHTML = '<p>Address saved. Choose a delivery.</p>${step}' }))`,
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'the server takes it, the form is reset, and a box of success says something else',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.reset(); say('All set!', { class: 'alert-success', role: 'alert' }) }))",
    'submitted_unverified',
    ['said', 'form_reset'],
    { outcomeMs: 3000 },
  ],
  [
    'words of its own in a status',
    "on(() => say('You are on the list', { role: 'status' }))",
    'submitted_unverified',
    ['said'],
    quiet,
  ],
  ['thanks without a role', "on(() => say('Message sent'))", 'submitted_unverified', ['said']],
  ['the form is reset', 'on(() => f.reset())', 'submitted_unverified', ['form_reset'], quiet],
  [
    'the answer says something else than the page, which thanks',
    "on((event) => fetch('/api/text', { method: 'POST', body: new FormData(f) }).then(() => { f.remove(); say('Thank you!') }))",
    'submitted_unverified',
    ['form_removed', 'said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'thanks before there is an answer, and an error after it',
    "on(() => { say('Thank you!'); fetch('/api/lateText', { method: 'POST', body: new FormData(f) }).then(() => { const toast = document.createElement('aside'); toast.textContent = 'Bu adres zaten kayıtlı'; document.body.append(toast) }) })",
    'submitted_unverified',
    ['said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the same, and the page goes by the head of the answer, whose body comes later',
    "on(() => { say('Thank you!'); fetch('/api/slowBody', { method: 'POST', body: new FormData(f) }).then(() => { const toast = document.createElement('aside'); toast.textContent = 'Bu adres zaten kayıtlı'; document.body.append(toast) }) })",
    'submitted_unverified',
    ['said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'thanks before there is an answer, and none after it',
    "on(() => { f.insertAdjacentHTML('afterend', '<p>Thank you!</p>'); fetch('/api/slow', { method: 'POST', body: new FormData(f) }).then(() => f.nextSibling.remove()) })",
    'submitted_unverified',
    ['response'],
    { outcomeMs: 3000 },
  ],
  [
    'a check of the input is answered with yes, and what is sent after it with a text',
    "on(() => { const body = new FormData(f); fetch('/api/yes', { method: 'POST', body }).then(() => fetch('/api/text', { method: 'POST', body })).then((answer) => answer.text()).then(say) })",
    'submitted_unverified',
    ['said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the same by the older interface',
    "const post = (to, then) => { const x = new XMLHttpRequest(); x.onload = () => then(x.responseText); x.open('POST', to); x.send(new FormData(f)) }; on(() => post('/api/yes', () => post('/api/text', say)))",
    'submitted_unverified',
    ['said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the answer has a message that the page does not show, and the form makes way',
    "on(() => fetch('/api/message', { method: 'POST', body: new FormData(f) }).then(() => f.remove()))",
    'submitted_unverified',
    ['form_removed', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the form makes way for a sign that is no tick',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.outerHTML = '<p>🚫</p>' }))",
    'submitted_unverified',
    ['form_removed', 'said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the form makes way for a picture',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => f.replaceWith(Object.assign(new Image(80, 40), { alt: 'Fully booked' }))))",
    'submitted_unverified',
    ['response', 'form_removed'],
    { outcomeMs: 2000 },
  ],
  [
    'the form gives way to a text',
    "on(() => { f.remove(); say('We will call you') })",
    'submitted_unverified',
    ['form_removed', 'said'],
    { outcomeMs: 3000 },
  ],
  [
    'its address takes it, and the form gives way to a refusal in words of its own',
    "f.action = '/api/ok'; on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.remove(); say('Bu adres zaten kayıtlı') }))",
    'submitted_unverified',
    ['form_removed', 'said', 'response'],
    { outcomeMs: 3000 },
  ],
  ['the form is gone, and that is all', 'on(() => f.remove())', 'submitted_unverified', ['form_removed']],
  [
    'the server takes it, and a new text is there',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => say('You are in')))",
    'submitted_unverified',
    ['said', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'the form has an action, and the server takes it',
    "f.action = '/api/ok'; on(() => fetch('/api/ok', { method: 'POST' }))",
    'submitted_unverified',
    ['response'],
    { outcomeMs: 3000 },
  ],
  [
    'the form has an action, the server takes it, and the form is reset',
    "f.action = '/api/ok'; on(() => fetch('/api/ok', { method: 'POST' }).then(() => f.reset()))",
    'submitted_unverified',
    ['response', 'form_reset'],
    { outcomeMs: 3000 },
  ],
  [
    'an address of its own',
    "on(() => { history.pushState({}, '', '/thanks'); f.remove(); say('Bye') })",
    'submitted_unverified',
    ['url'],
    { outcomeMs: 3000 },
  ],
  [
    'a spinner, then thanks',
    "on(() => { f.hidden = true; say('Sending…', { id: 's' }); setTimeout(() => { document.querySelector('#s').textContent = 'Thank you' }, 1500) })",
    'submitted_unverified',
    ['said'],
  ],
  [
    'a spinner, then the form with an error',
    "on(() => { f.hidden = true; say('Sending…', { id: 's' }); setTimeout(() => { f.hidden = false; document.querySelector('#s').textContent = 'Something went wrong' }, 1500) })",
    'submitted_unverified',
    ['said'],
  ],
  [
    '200, and the page says no',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => say('This address is already taken')))",
    'submitted_unverified',
    ['said'],
  ],
  [
    'an error in an alert',
    "on(() => say('Something went wrong', { role: 'alert' }))",
    'submitted_unverified',
    ['said'],
  ],
  [
    'a box of the class error, in words of its own',
    "on(() => say('Nope', { class: 'form-error' }))",
    'submitted_unverified',
    ['said'],
  ],
  ['a field is marked as wrong', "on(() => f.email.setAttribute('aria-invalid', 'true'))", 'rejected', ['field_error']],
  [
    'a status of 500, and nothing on the page',
    "on(() => fetch('/api/fail', { method: 'POST' }))",
    'rejected',
    ['response'],
  ],
  [
    'a status of 409, then a reset',
    "on(() => fetch('/api/taken', { method: 'POST' }).then(() => { f.reset(); say('That did not work: invalid') }))",
    'rejected',
    ['said', 'form_reset'],
  ],
  ['thanks that the page says by alert()', "on(() => alert('Thank you!'))", 'submitted_unverified', ['said']],
  [
    'an error that the page says by alert(), and a reset',
    "on(() => { f.reset(); alert('Error: your message could not be sent.') })",
    'submitted_unverified',
    ['said', 'form_reset'],
  ],
  [
    'nobody was asked, and a chat says thanks later',
    "on(() => setTimeout(() => say('Thanks for stopping by! Our team is online.'), 900))",
    'submitted_unverified',
    ['said'],
    { outcomeMs: 2500 },
  ],
  [
    'nobody was asked, and the form says thanks later',
    "on(() => setTimeout(() => f.insertAdjacentHTML('beforeend', '<p>Thank you</p>'), 900))",
    'submitted_unverified',
    ['said'],
  ],
  [
    'a server was asked, and the page says thanks later',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => setTimeout(() => say('Thank you'), 900)))",
    'confirmed',
    ['said', 'response'],
  ],
  [
    'nobody was asked, and the next step came instead',
    'on(() => { f.outerHTML = STEP })',
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'nobody was asked, and the next step came into the form',
    'on(() => { f.innerHTML = STEP })',
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'the next step asks for more, though the server took this one',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { history.pushState({}, '', '/step-2'); f.outerHTML = STEP }))",
    'next_step',
    ['form_removed', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'a form to log in came instead, though the server took it',
    "f.action = '/api/ok'; on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.outerHTML = '<form><input type=password><button>Log in</button></form>' }))",
    'next_step',
    ['form_removed', 'response'],
    { outcomeMs: 3000 },
  ],
  [
    'a choice of buttons came instead, and nobody was asked',
    "on(() => { f.outerHTML = '<h2>Check your details</h2><button>Back</button><button>Place order now</button>' })",
    'submitted_unverified',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'a choice of buttons came instead, as on a screen to confirm, though the server took it',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.outerHTML = '<p>Your entry</p><button>Back</button><button>Send it</button>' }))",
    'submitted_unverified',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'a question in a dialog, and nobody was asked',
    "on(() => document.body.insertAdjacentHTML('beforeend', '<div role=dialog><h2>Are you sure?</h2><p>Confirmed orders will be shipped today.</p><button>Yes</button><button>No</button></div>'))",
    'next_step',
    ['dialog_opened'],
    { outcomeMs: 1000 },
  ],
  [
    'one button more to press in a dialog, and nobody was asked',
    "on(() => document.body.insertAdjacentHTML('beforeend', '<div role=dialog><h2>One thing</h2><p>Your message is saved. Press the button to send it.</p><button>Send now</button></div>'))",
    'submitted_unverified',
    ['dialog_opened'],
    { outcomeMs: 3000 },
  ],
  [
    'thanks in a dialog with a button to close it, and nobody was asked',
    "on(() => document.body.insertAdjacentHTML('beforeend', '<div role=dialog><h2>Thank you</h2><button>OK</button></div>'))",
    'submitted_unverified',
    ['dialog_opened'],
  ],
  [
    'the next question came instead, with thanks for the last',
    "on(() => { f.outerHTML = '<form><h2>Message received! What is your email?</h2><input name=email><button>OK</button></form>' })",
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'the next question came instead, with thanks before it',
    "on(() => { f.outerHTML = '<form><h2>Message received! Just one more question.</h2><label>Size <input name=size></label><button>OK</button></form>' })",
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'thanks beside a form for something else, once a server was asked',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.outerHTML = '<h2>Thank you</h2><form><label>Newsletter <input name=n></label><button>OK</button></form>' }))",
    'submitted_unverified',
    ['form_removed', 'response', 'said'],
  ],
  [
    'a deed that the next question has among its answers',
    "on(() => { f.outerHTML = '<form><fieldset><legend>The parcel</legend><p><label><input type=radio> Yes, I received it</label></p></fieldset></form>' })",
    'next_step',
    ['form_removed'],
    { outcomeMs: 3000 },
  ],
  [
    'what was put in is shown once more, to be sent, though a server was asked',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.outerHTML = '<div><p>以下の内容で送信します。</p><p>Ada</p><button>戻る</button><button>送信する</button></div>' }))",
    'submitted_unverified',
    ['form_removed', 'response', 'said'],
    { outcomeMs: 3000 },
  ],
  [
    'the page crashed and shows nothing any more',
    'on(() => { for (const part of [...document.body.children]) part.remove() })',
    'submitted_unverified',
    [],
    { outcomeMs: 3000 },
  ],
  [
    'the server took it, and the form is there again, empty, with a text that says no',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.reset(); f.insertAdjacentHTML('afterbegin', '<p>We do not deliver to this address.</p>') }))",
    'submitted_unverified',
    ['form_reset', 'response', 'said'],
    { outcomeMs: 3000 },
  ],
  [
    'the request came to nothing, and the form is reset',
    "on(() => fetch('/api/dies', { method: 'POST' }).catch(() => { f.reset(); say('Your entry waits here.') }))",
    'submitted_unverified',
    ['form_reset', 'said'],
    { outcomeMs: 3000 },
  ],
  ...[
    "document.body.insertAdjacentHTML('beforeend', '<aside>Milan lost again, coach denied comment</aside>')",
    "document.body.insertAdjacentHTML('beforeend', '<form><p class=error>Coupon not valid</p></form>')",
  ].map((unrelated): (typeof rows)[number] => [
    'something else fails, while the server is asked; then thanks',
    `on(() => { fetch('/api/slow', { method: 'POST', body: 'Ada' }).then(() => say('Thank you', { role: 'status' })); main.append(document.createElement('hr')); setTimeout(() => { ${unrelated} }, 300) })`,
    'confirmed',
    ['said', 'response'],
  ]),
  [
    'a text beside the form about something else, and thanks',
    "on(() => { fetch('/api/slow', { method: 'POST', body: 'Ada' }).then(() => say('Thank you', { role: 'status' })); say('Sea view: sold out') })",
    'submitted_unverified',
    ['said', 'response'],
  ],
  [
    'an error elsewhere, once the server took it',
    "on(() => fetch('/api/ok', { method: 'POST' }).then(() => { f.reset(); document.body.insertAdjacentHTML('beforeend', '<div role=alert>Could not be sent</div>') }))",
    'submitted_unverified',
    ['said', 'response', 'form_reset'],
  ],
  ['an error in German', "on(() => say('Leider ist ein Fehler aufgetreten'))", 'submitted_unverified', ['said']],
]

test.concurrent.each(rows)('%s: %s', async (_, script, status, kinds, request = {}) => {
  const page = await browser.openHtml(form(script.replace('STEP', `'${step}'`)))
  const outcome = await runOn(page, toolOf(page, '#f'), { email: 'ada@shop.example' }, request)
  expect(outcome.status).toBe(status)
  expect(seenIn(outcome)).toEqual(expect.arrayContaining(kinds))
  if (kinds.length === 0) expect(outcome.evidence).toEqual([])
  await page.close()
})

describe('a form that makes way, and the server has taken something', () => {
  const style =
    '<style>main { padding: 9px } .no::before, .full::after { content: "Fully booked" } .ok::after { content: "✓" }</style>'
  const markup = `${style}<main><h1>Book</h1><div class="box"><form id="f"><label>Email <input name="email"></label><button>Send</button></form></div></main>`
  const take = (
    then: string,
  ): string => `const box = form.parentNode; form.onsubmit = (event) => { event.preventDefault()
    fetch('/api/ok', { method: 'POST', body: new FormData(form) }).then(() => { ${then} }) }`
  const page = (body: string): string => `<!doctype html><html lang="en"><title>Book</title><body>${body}`
  const attribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const flat = (then: string): string =>
    `${markup}<script>const form = document.querySelector('form'); ${take(then)}</script>`

  const trees: [tree: string, (then: string) => string, frame?: string][] = [
    ['in the page', (then) => page(flat(then))],
    [
      'in a frame',
      (then) => page(`<iframe width="600" height="400" srcdoc="${attribute(page(flat(then)))}"></iframe>`),
      'iframe',
    ],
    [
      'in an open shadow tree',
      (then) =>
        page(`<div id="host"></div><script>const root = host.attachShadow({ mode: 'open' })
          root.innerHTML = ${JSON.stringify(markup)}; const form = root.querySelector('form'); ${take(then)}</script>`),
    ],
    [
      'alone in an open shadow tree',
      (then) =>
        page(`<main><h1>Book</h1><div id="host"></div></main><script>const root = host.attachShadow({ mode: 'open' })
          root.innerHTML = ${JSON.stringify(markup.replaceAll(/<.?main>|<h1>.*<\/h1>/g, ''))}; const form = root.querySelector('form'); ${take(then)}</script>`),
    ],
  ]
  const closed =
    "const part = document.createElement('x-no'); part.attachShadow({ mode: 'closed' }).innerHTML = '<p>Full</p>'"
  const ways: [way: string, then: string, status: string, ...said: string[]][] = [
    ['for nothing', 'form.remove()', 'confirmed'],
    ['with all that was around it', 'box.remove()', 'confirmed'],
    ['for a line of what was typed', "box.innerHTML = '<p>ada@shop.example</p>'", 'confirmed', '…'],
    ['for a tick of the style sheet', "box.innerHTML = '<p class=ok>ada@shop.example</p>'", 'confirmed', '✓', '…'],
    ['for a picture', "box.innerHTML = '<img width=80 height=40 alt=Full>'", 'submitted_unverified'],
    ['for a canvas', "box.innerHTML = '<canvas width=80 height=40></canvas>'", 'submitted_unverified'],
    [
      'for a box with a background',
      'box.innerHTML = \'<div style="width: 80px; height: 40px; background: url(/no.png)"></div>\'',
      'submitted_unverified',
    ],
    ['for a closed shadow tree', `${closed}; box.replaceChildren(part)`, 'submitted_unverified'],
    ['for a text of the style sheet', "box.innerHTML = '<p class=no> </p>'", 'submitted_unverified', 'Fully booked'],
    ['for such a text around it', "box.className = 'full'; form.remove()", 'submitted_unverified', 'Fully booked'],
    [
      'for such a text beside what was typed',
      "box.innerHTML = '<ul><li class=no>ada@shop.example</ul>'",
      'submitted_unverified',
      'Fully booked',
      '…',
    ],
  ]
  const all = trees.flatMap(([tree, html, frame]) =>
    ways.map(([way, then, status, ...said]) => ({ tree, way, html: html(then), frame, status, said })),
  )
  test.concurrent.each(all)('$tree, $way', async ({ html, frame, status, said }) => {
    const opened = await browser.openHtml(html)
    const tool = toolOf(opened, '#f', frame ? { frame } : {})
    const outcome = await runOn(opened, tool, { email: 'ada@shop.example' }, { outcomeMs: 2500 })
    expect([outcome.status, outcome.said?.map(({ text }) => text) ?? []]).toEqual([status, said])
    await opened.close()
  })
})

describe('a part of the page that closes with its form', () => {
  const parts: Record<string, [open: string, close: string, leave: string]> = {
    dialog: ['<dialog id="part">', '</dialog>', 'part.close()'],
    'part with the role of a dialog': ['<div id="part" role="dialog">', '</div>', 'part.hidden = true'],
    section: ['<section id="part">', '</section>', 'part.remove()'],
  }
  /** What stands on the page beside it, and what its script does once the server has answered. */
  const page = (part: string, beside: string, path: string, then = ''): string => {
    const [open, close, leave] = parts[part]!
    return `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${beside}
      ${open}<h2>Contact</h2><form id="f"><label>Email <input name="email"></label><button>Send</button></form>${close}
      <script>const part = document.querySelector('#part'); part.showModal?.()
      document.querySelector('#f').onsubmit = async (event) => { event.preventDefault()
        await (await fetch('${path}', { method: 'POST' })).text()
        while (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${path}'))) await new Promise(requestAnimationFrame)
        ${leave}; ${then} }</script>`
  }
  const thanks = '<p>Thank you for visiting us.</p>'
  const promise = '<p>Message sent, answer within a day: that is our promise.</p>'
  const help = '<p>Something went wrong? Call 0123.</p>'
  const long = Array.from({ length: 900 }, (_, index) => `<p>Part ${index}</p>`).join('')
  const show =
    "document.querySelector('#news').removeAttribute('style'); document.querySelector('#news').hidden = false"
  const news = (text: string, attributes: string) => `<div id="news" ${attributes}><p>${text}</p></div>`

  const rows: [string, string, string, status: string, then?: string, told?: string][] = [
    ['refused, old thanks', thanks, '/api/refused', 'rejected'],
    ['refused, an old promise', promise, '/api/refused', 'rejected'],
    ['refused, old thanks far down', long + thanks, '/api/refused', 'rejected'],
    ['refused, old thanks in a status', `<p role="status">Thank you!</p>`, '/api/refused', 'rejected'],
    ['taken, an old word of errors', help, '/api/ok', 'confirmed'],
    ['taken, an old alert on two lines', `<div role="alert"><p>Sorry</p>${help}</div>`, '/api/ok', 'confirmed'],
    ['taken, thanks held ready', help + news('Thank you', 'hidden'), '/api/ok', 'confirmed', show, 'Thank you'],
    [
      'refused, a text held ready',
      thanks + news('We failed', 'hidden'),
      '/api/ok',
      'submitted_unverified',
      show,
      'We failed',
    ],
    [
      'refused, an alert held ready without a colour',
      thanks + news('We failed', 'role="alert" style="opacity: 0"'),
      '/api/ok',
      'submitted_unverified',
      show,
      'We failed',
    ],
    [
      'taken, new thanks beside old ones, far down',
      `${long + thanks}<p id="end"></p>`,
      '/api/ok',
      'confirmed',
      "document.querySelector('#end').textContent = 'Message received'",
      'Message received',
    ],
  ]
  const all = Object.keys(parts).flatMap((part) => rows.map((row): [string, ...typeof row] => [part, ...row]))
  test.concurrent.each(all)('%s; %s', async (part, _, beside, path, status, then = '', told = '') => {
    const opened = await browser.openHtml(page(part, beside, path, then))
    const outcome = await runOn(opened, toolOf(opened, '#f'), { email: 'ada@shop.example' })
    expect(outcome.status).toBe(status)
    const texts = (outcome.said ?? []).map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set(told ? [told] : []))
    await opened.close()
  })

  test('what a page calls inert while its dialog is open was there all the same', async () => {
    const beside = `<main inert><div class="success-stories"><h2>Ada</h2><p>Thank you, shop!</p></div></main>`
    const leave = "document.querySelector('main').inert = false"
    const opened = await browser.openHtml(
      page('part with the role of a dialog', beside, '/api/refused').replace('part.hidden', `${leave}; part.hidden`),
    )
    const outcome = await runOn(opened, toolOf(opened, '#f'), { email: 'ada@shop.example' })
    expect(outcome).toMatchObject({ status: 'rejected' })
    expect(outcome.said ?? []).toEqual([])
    await opened.close()
  })
})

describe('before it is sent', () => {
  const required = `<!doctype html><title>F</title><form id="f"><label>Email <input name="email" type="email" required></label><label>Age <input name="age" type="number" min="18"></label><button>Send</button></form><script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = 1 })</script>`

  test('what the browser would refuse is told by field, and nothing is sent', async () => {
    const page = await browser.openHtml(required)
    const outcome = await runOn(page, toolOf(page, '#f'), { email: 'not an address', age: 12 })
    expect(outcome).toMatchObject({
      status: 'rejected',
      error: { code: 'form_invalid' },
      errors: [
        { path: '/email', schemaPath: 'validity/typeMismatch', reason: expect.stringContaining('Email') },
        { path: '/age', schemaPath: 'validity/rangeUnderflow' },
      ],
    })
    expect(await page.evaluate('window.sent')).toBeUndefined()
    await page.close()
  })

  test('input that breaks the schema touches nothing', async () => {
    const page = await browser.openHtml(required)
    const inputSchema = {
      type: 'object',
      properties: { email: { type: 'string' } },
      required: ['email'],
      additionalProperties: false,
    }
    const outcome = await runOn(page, toolOf(page, '#f', { inputSchema }), { mail: 1 })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'invalid_input' }, trace: [] })
    expect(outcome.errors).toEqual([
      { path: '/email', reason: 'is required', schemaPath: '/required' },
      { path: '/mail', reason: 'is not allowed; allowed properties: email', schemaPath: '/additionalProperties' },
    ])
    await page.close()
  })
})

test('a form that is posted leaves the page, and what was known is left for the next one', async () => {
  const page = await browser.openHtml(
    `<!doctype html><title>F</title><form id="f" action="/submit" method="post"><input name="email"><button>Send</button></form>`,
  )
  const tool = toolOf(page, '#f')
  const started = page.evaluate(
    ([tool]) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      void runTool(
        tool,
        { email: 'ada@shop.example' },
        {},
        { receiptId: 'r1', left: (outcome) => sessionStorage.setItem('left', JSON.stringify(outcome)) },
      )
    },
    [tool] as const,
  )
  await started
  await page.waitForURL('**/thanks')
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? '{}'))).toMatchObject({
    status: 'submitted_unverified',
    receiptId: 'r1',
    evidence: [{ kind: 'navigation' }],
  })
  expect(browser.requests).toContain('POST /submit')
  await page.close()
})

describe('a button', () => {
  const button = (script: string): string =>
    `<!doctype html><title>B</title><main><button id="b" aria-expanded="false">Book a demo</button></main><div role="dialog" hidden>Pick a time</div><script>const b = document.querySelector('#b'); ${script}</script>`
  test.concurrent.each<[string, string, string, string[], RunRequest?]>([
    ['that does nothing', '', 'submitted_unverified', [], quiet],
    [
      'that opens a dialog',
      "b.onclick = () => document.querySelector('[role=dialog]').hidden = false",
      'confirmed',
      ['dialog_opened'],
    ],
    ['that expands', "b.onclick = () => b.setAttribute('aria-expanded', 'true')", 'confirmed', ['state']],
    ['that changes the address', "b.onclick = () => history.pushState({}, '', '/demo')", 'confirmed', ['url']],
    ['that shows an error', "b.onclick = () => b.after('Booking failed')", 'submitted_unverified', ['said']],
    ['that takes itself off the page', 'b.onclick = () => b.remove()', 'submitted_unverified', []],
    [
      'that gives way to thanks',
      "b.onclick = () => b.replaceWith('Your voucher was sent.')",
      'submitted_unverified',
      ['said'],
    ],
    [
      'that gives way to an error, once a server refused',
      "b.onclick = () => fetch('/api/fail', { method: 'POST' }).then(() => b.replaceWith('Booking failed'))",
      'rejected',
      ['said'],
    ],
    [
      'that tells what to do first',
      "b.onclick = () => b.after(' Choose a size first')",
      'submitted_unverified',
      ['said'],
      quiet,
    ],
    [
      'that opens a dialog to log in',
      "const d = document.querySelector('[role=dialog]'); d.innerHTML = '<input type=password>'; b.onclick = () => { d.hidden = false }",
      'submitted_unverified',
      ['dialog_opened'],
      quiet,
    ],
    [
      'that goes ahead of the server, which refuses',
      "b.onclick = () => { b.ariaPressed = 'true'; fetch('/api/late', { method: 'POST' }).then(() => { b.ariaPressed = null }) }",
      'rejected',
      ['response'],
    ],
    [
      'that goes ahead of the server, which agrees',
      "b.onclick = () => { b.ariaPressed = 'true'; fetch('/api/ok', { method: 'POST' }) }",
      'confirmed',
      ['state', 'response'],
    ],
  ])('%s', async (_, script, status, kinds, request = {}) => {
    const page = await browser.openHtml(button(script))
    const outcome = await runOn(page, toolOf(page, '#b', { kind: 'button' }), {}, request)
    expect(outcome.status).toBe(status)
    expect(seenIn(outcome)).toEqual(expect.arrayContaining(kinds))
    await page.close()
  })
})

describe('what was typed, and what the page has sent of it', () => {
  const page = (
    script: string,
  ): string => `<!doctype html><html lang="en"><title>Menu</title><body><main><form id="f" method="post" action="/api/ok">
    <label>Name <input name="name"></label><label for="tags">Tags</label><input id="tags"><button>Send</button></form></main>
    <script>const f = document.querySelector('#f'); const { name, tags } = f.elements
    const on = (body) => f.addEventListener('submit', (event) => { event.preventDefault()
      fetch('/api/yes', { method: 'POST', body: body() }).then(() => { f.outerHTML = '<p>Thank you!</p>' }) })
    ${script}</script>`
  const lost = { kind: 'field_error', detail: 'tags: not sent', speaksFor: 'failure' }

  test.concurrent.each<[string, string, string, object[]]>([
    [
      'nothing of one field',
      'on(() => JSON.stringify({ name: name.value, tags: [] }))',
      'submitted_unverified',
      [lost],
    ],
    ['nothing of one that has no name', 'on(() => new FormData(f))', 'submitted_unverified', [lost]],
    ['all, in its own way', "on(() => JSON.stringify({ who: name.value, tags: ['PLUM', 'Pear'] }))", 'confirmed', []],
    ['what nobody can read', 'on(() => btoa(name.value + tags.value))', 'confirmed', []],
  ])('%s', async (_, script, status, evidence) => {
    const live = await browser.openHtml(page(script))
    const outcome = await runOn(live, toolOf(live, '#f'), { name: 'Ada Bell', tags: 'plum, pear' })
    expect(outcome).toMatchObject({ status, evidence: expect.arrayContaining(evidence) })
    expect(outcome.evidence.filter(({ kind }) => kind === 'field_error')).toEqual(evidence)
    await live.close()
  })
})
