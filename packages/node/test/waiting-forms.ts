import type { SitePage } from './loopback-site.ts'

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mill</title><h1>Mill Bakery</h1><p>Bread from our own oven, every morning from seven, in the old mill by the river.</p>${body}</html>`

const thanks = "document.querySelector('main').innerHTML = '<p>Thank you, we have received it.</p>'"
const post = (path: string): string =>
  `fetch('${path}', { method: 'POST', body: new URLSearchParams(all) }).then(() => ${thanks})`

/** Asks in a dialog of its own before it sends. */
const asks = (question: string, yes: string): string =>
  page(`<main><form id="f" aria-label="Book a course"><label>Name <input name="name" required></label><button>Book</button></form></main>
<dialog id="d"><p>${question}</p><button id="no">No</button><button id="yes">${yes}</button></dialog>
<script>const all = {}
f.onsubmit = (event) => { event.preventDefault(); Object.assign(all, Object.fromEntries(new FormData(f))); d.showModal() }
no.onclick = () => d.close()
yes.onclick = () => { d.close(); ${post('/api/contact')} }</script>`)

/** Draws its second step as a form of its own, at an address of its own. */
const draws =
  page(`<main><form aria-label="Book a course"><label>Name <input name="name" required></label><button>Continue</button></form></main>
<script>const all = {}
const take = (event) => { event.preventDefault(); Object.assign(all, Object.fromEntries(new FormData(event.target))) }
document.querySelector('form').onsubmit = (event) => {
  take(event)
  history.pushState({}, '', '/draws/2')
  document.querySelector('main').innerHTML = '<form aria-label="Your mail"><label>Email <input name="email" type="email" required></label><button>Send</button></form>'
  document.querySelector('form').onsubmit = (event) => { take(event); ${post('/api/contact')} }
}</script>`)

const checks = page(`<form method="post" action="/check" aria-label="Book a course">
<label>Name <input name="name" required></label><button>Book</button></form>`)
const isRight = page(`<h2>Is this right?</h2><p>Name: Ann Miller</p>
<form method="post" action="/book"><input type="hidden" name="name" value="Ann Miller"><button>It is right</button></form>`)

/** Of a form site. */
export const waitingPages: Record<string, SitePage> = {
  '/asks': asks('Send it?', 'Yes, send'),
  '/costs': asks('Book it now for 20 €?', 'Yes, book and pay'),
  '/draws': draws,
  '/checks': checks,
  '/check': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(isRight),
}

/** Forms that wait for the next call of their tool: the page, the calls with how they end, and what arrives. */
export const waitingRows: [kind: string, path: string, calls: [input: object, status: string][], arrived: string[]][] =
  [
    [
      'a question before the send',
      '/asks',
      [
        [{ name: 'Ann' }, 'next_step'],
        [{}, 'confirmed'],
      ],
      ['/api/contact name=Ann'],
    ],
    [
      'a question before the send that costs',
      '/costs',
      [
        [{ name: 'Ann' }, 'next_step'],
        [{}, 'confirmed'],
      ],
      ['/api/contact name=Ann'],
    ],
    [
      'two steps on one page, whose tool is not on it any more',
      '/draws',
      [
        [{ name: 'Ann' }, 'next_step'],
        [{ email: 'ann@example.com' }, 'confirmed'],
      ],
      ['/api/contact name=Ann&email=ann%40example.com'],
    ],
    [
      'a page to confirm after a send',
      '/checks',
      [
        [{ name: 'Ann Miller' }, 'next_step'],
        [{}, 'confirmed'],
      ],
      ['/book name=Ann+Miller'],
    ],
  ]
