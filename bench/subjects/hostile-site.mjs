// Serves every site of lib/hostile-set.mjs, and each hostile page as a site of its own, on loopback. Prints one line of
// JSON with the ports by name when it listens.
import { createServer } from 'node:http'
import { hostilePages } from '../lib/hostile-pages.mjs'
import { hostileSites, largePages, ordinarySite, siteOfPage } from '../lib/hostile-set.mjs'

const pages = Object.entries({ ...largePages, ...hostilePages })
/** @type {Record<string, import('../lib/hostile-set.mjs').Site>} */
const sites = {
  ...hostileSites,
  ordinary: ordinarySite,
  ...Object.fromEntries(pages.map(([name, make]) => [`page: ${name}`, siteOfPage(make)])),
}

/** @type {Record<string, number>} */
const ports = {}
for (const [name, site] of Object.entries(sites)) {
  const server = createServer((request, response) => {
    const answer = site((request.url ?? '/').split('?')[0] ?? '', `http://127.0.0.1:${ports[name]}`)
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' })
    response.end(answer?.body ?? 'Not here.')
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  ports[name] = typeof address === 'object' && address ? address.port : 0
}
process.stdout.write(`${JSON.stringify(ports)}\n`)
