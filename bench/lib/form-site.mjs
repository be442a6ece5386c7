import { createServer } from 'node:http'

const text = 'Bread from our own oven, every morning from seven, in the old mill by the river. '.repeat(20)
const page = (/** @type {string} */ title, /** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}<p>${text}</p></html>`
const form = `<form method="post" action="/subscribe" aria-label="Newsletter"><label>Name <input name="name" required></label>
<label>Email <input name="email" type="email" required></label><button>Subscribe</button></form>`

/** A plain form on loopback that leads to a page of thanks, and counts what arrives. */
export async function startFormSite() {
  let arrived = 0
  const server = createServer((incoming, outgoing) => {
    const isSent = incoming.method === 'POST'
    if (isSent) arrived += 1
    incoming.resume()
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (isSent) outgoing.writeHead(303, { location: '/thanks' }).end()
    else if (incoming.url === '/thanks')
      outgoing.writeHead(200, headers).end(page('Thank you', '<p>Thank you! You are subscribed.</p>'))
    else outgoing.writeHead(200, headers).end(page('Mill Bakery', form))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${address.port}/`,
    arrived: () => arrived,
    stop: () => void server.close().closeAllConnections(),
  }
}
