// Serves large corpus pages as one site of linked pages on loopback, in a process of its own. Argument: the number of
// pages. Prints one line of JSON when it listens. Every page carries absolute links to ten others, as a tree that
// reaches all of them. robots.txt keeps crawlers from the pages' own links, which lead to nothing here.
import { createServer } from 'node:http'
import { corpusPages, readPage } from './lib/corpus.mjs'

const count = Number(process.argv[2] ?? 2000)
const LEAST_BYTES = 100_000
const LINKS = 10

const texts = corpusPages()
  .filter(({ bytes }) => bytes >= LEAST_BYTES)
  .map(readPage)
  .filter((text) => bodyStart(text) > 0)
if (texts.length === 0) throw new Error('The corpus has no page of 100 KB.')

const robots = 'User-agent: *\nDisallow: /\nAllow: /$\nAllow: /linked-page-\nDisallow: /linked-page-*?\n'

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  const match = path === '/' ? ['', '0'] : /^\/linked-page-(\d+)$/.exec(path)
  const page = match && Number(match[1])
  if (path === '/robots.txt') answer(200, 'text/plain', Buffer.from(robots))
  else if (page !== null && page < count) answer(200, 'text/html; charset=utf-8', bodies[page] ?? Buffer.alloc(0))
  else answer(404, 'text/plain', Buffer.from('Not here.'))

  /**
   * @param {number} status
   * @param {string} type
   * @param {Buffer} body
   */
  function answer(status, type, body) {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length })
    response.end(body)
  }
})

/** @type {Buffer[]} */
const bodies = []
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  for (let page = 0; page < count; page++) bodies.push(linked(page, origin))
  const bytes = bodies.reduce((sum, body) => sum + body.length, 0)
  process.stdout.write(`${JSON.stringify({ origin, texts: texts.length, meanBytes: Math.round(bytes / count) })}\n`)
})

/**
 * @param {number} page
 * @param {string} origin
 */
function linked(page, origin) {
  const links = Array.from({ length: LINKS }, (_, index) => page * LINKS + index + 1)
    .filter((target) => target < count)
    .map((target) => `<a href="${origin}/linked-page-${target}">Page ${target}</a>`)
  const text = texts[page % texts.length] ?? ''
  const at = bodyStart(text)
  return Buffer.from(`${text.slice(0, at)}<nav>${links.join(' ')}</nav>${text.slice(at)}`)
}

/**
 * Where the content begins; -1 when the first body tag stands in a comment or a script, so that every parser agrees.
 * @param {string} text
 */
function bodyStart(text) {
  const body = /<body[^>]*>/i.exec(text)
  if (!body) return -1
  const before = text.slice(0, body.index).toLowerCase()
  const inComment = before.lastIndexOf('<!--') > before.lastIndexOf('-->')
  const inScript = before.lastIndexOf('<script') > before.lastIndexOf('</script')
  return inComment || inScript ? -1 : body.index + body[0].length
}
