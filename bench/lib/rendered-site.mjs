import { createServer } from 'node:http'

const script = `
const list = document.createElement('ul')
for (let item = 0; item < 200; item++) {
  const entry = document.createElement('li')
  entry.textContent = 'Item ' + item + ' of a page that a script writes'
  list.append(entry)
}
document.getElementById('root').append(list)`
const prose = Array.from({ length: 200 }, (_, index) => `<p>Paragraph ${index} of a page that a server writes.</p>`)

/** Pages to show, by path. */
const pages = new Map([
  ['/server', ['text/html', `<!doctype html><title>Server</title><h1>Page</h1>${prose.join('')}`]],
  ['/client', ['text/html', '<!doctype html><title>Client</title><div id=root></div><script src=/app.js></script>']],
  ['/app.js', ['text/javascript', script]],
])

/**
 * Serves one page that a server writes (`/server`) and one that a script writes (`/client`) on loopback.
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function startRenderedSite() {
  const server = createServer((request, response) => {
    const [type, body] = pages.get(request.url ?? '') ?? []
    if (type === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
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
