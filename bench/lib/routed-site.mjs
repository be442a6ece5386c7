import { createServer } from 'node:http'

/** Pages of the site: the start page, and one form on each of the others. */
export const ROUTES = ['', 'contact', 'quote', 'booking', 'login', 'signup', 'newsletter', 'jobs', 'orders', 'support']

const app = `
const routes = ${JSON.stringify(ROUTES)}
const root = document.getElementById('root')
const name = location.pathname.slice(1)
const draw = ({ title, text }) => {
  const links = routes.map((route) => '<a href="/' + route + '">' + (route || 'Start') + '</a>').join(' ')
  const fields = '<label>Your email <input type="email" name="email" required></label><label>' + title + ' details <textarea name="' + name + '"></textarea></label>'
  const form = name ? '<form id="' + name + '" action="/api/' + name + '" method="post">' + fields + '<button>Send ' + title + '</button></form>' : ''
  root.innerHTML = '<nav>' + links + '</nav><main><h1>' + title + '</h1><p>' + text + '</p>' + form + '</main>'
}
fetch('/api/page?name=' + name).then((answer) => answer.json()).then(draw)`
const shell =
  '<!doctype html><html lang="en"><title>Application</title><div id="root"></div><script src="/app.js"></script>'

/**
 * Serves an application of ten routes on loopback: one empty document for all of them, whose script asks for the text of
 * the route and draws it.
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function startRoutedSite() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.example')
    const send = (/** @type {string} */ type, /** @type {string} */ body) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    if (url.pathname === '/app.js') send('text/javascript', app)
    else if (url.pathname === '/api/page') {
      const title = url.searchParams.get('name') || 'start'
      send('application/json', JSON.stringify({ title, text: `All about ${title} on this site. `.repeat(20) }))
    } else if (ROUTES.includes(url.pathname.slice(1))) send('text/html', shell)
    else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      resolve({ origin: `http://127.0.0.1:${port}`, stop })
    })
  })
}
