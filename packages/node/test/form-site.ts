import { type LoopbackSite, loopbackSite, type SitePage } from './loopback-site.ts'

/** A small shop with a form of each way to send, whose server keeps what arrives. */
export interface FormSite extends LoopbackSite {
  /** `path body` of every request that is no reading. */
  arrived: string[]
  url(path?: string): string
}

const words = 'Bread from our own oven, every morning from seven, in the old mill by the river.'
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${words}</p>${body}</html>`

const newsletter = (action: string): string => `<form method="post" action="${action}" aria-label="Newsletter">
  <label>Email <input name="email" type="email" required></label><button>Subscribe</button></form>`

const scripted = (answer: string): string => `<form id="contact"><label>Name <input name="name" required></label>
  <label>Message <textarea name="message" required></textarea></label><button>Send message</button></form><p id="said" role="status"></p>
  <script>document.querySelector('#contact').onsubmit = async (event) => {
    event.preventDefault()
    const form = event.target
    const answer = await fetch('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))) })
    ${answer}
  }</script>`

const opened = `<button type="button" id="open">Book a table</button><script>
document.querySelector('#open').onclick = () => document.querySelector('dialog') || document.body.insertAdjacentHTML('beforeend',
  '<dialog open aria-label="Book a table"><form method="post" action="/book"><label>Name <input name="name" required></label>' +
  '<label>Guests <input name="guests" type="number" min="1" max="8" required></label><button>Book</button></form></dialog>')
</script>`

const order = `<form method="post" action="/order"><label>Name <input name="name" required></label>
  <label>Address <input name="street" autocomplete="street-address" required></label><button>Place order and pay</button></form>`

/** Says thanks, and sends nothing. */
const liar = `<form id="liar" aria-label="Newsletter"><label>Email <input name="email" type="email" required></label><button>Subscribe</button></form>
  <script>document.querySelector('#liar').onsubmit = (event) => {
    event.preventDefault()
    event.target.outerHTML = '<p role="status">Thank you for subscribing!</p>'
  }</script>`

export async function formSite(more: Record<string, SitePage> = {}): Promise<FormSite> {
  const arrived: string[] = []
  const takes =
    (answer: (outgoing: Parameters<Exclude<SitePage, string>>[1]) => void): SitePage =>
    async (incoming, outgoing) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
      if (incoming.method !== 'GET') arrived.push(`${incoming.url} ${Buffer.concat(chunks).toString()}`)
      answer(outgoing)
    }
  const site = await loopbackSite({
    '/': page('Mill Bakery', newsletter('/subscribe')),
    '/refuses': page('Mill Bakery', newsletter('/refuse')),
    '/contact': page(
      'Contact',
      scripted(`document.querySelector('#said').textContent = 'Thank you, we have received your message.'`),
    ),
    '/leaves': page('Contact', scripted(`location.href = '/received'`)),
    '/opened': page('Restaurant', opened),
    '/shop': page('Basket', order),
    '/liar': page('Mill Bakery', liar),
    '/thanks': page('Thank you', '<p>Thank you! You are subscribed.</p>'),
    '/subscribe': takes((outgoing) => outgoing.writeHead(303, { location: '/thanks' }).end()),
    '/refuse': takes((outgoing) =>
      outgoing.writeHead(500, { 'content-type': 'text/html' }).end(page('Error', '<p>Something went wrong.</p>')),
    ),
    '/breaks': page('Mill Bakery', newsletter('/break')),
    '/break': takes((outgoing) => outgoing.destroy()),
    '/api/contact': takes((outgoing) =>
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    ),
    '/received': page('Thank you', '<p>Thank you, we have received it.</p>'),
    '/book': takes((outgoing) => outgoing.writeHead(303, { location: '/received' }).end()),
    '/order': takes((outgoing) => outgoing.writeHead(303, { location: '/received' }).end()),
    ...more,
  })
  return { ...site, arrived, url: (path = '/') => `http://127.0.0.1:${site.port}${path}` }
}
