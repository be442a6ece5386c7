import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operable } from '../../node/src/contracts/operable.ts'
import { createAddressPolicy } from '../../node/src/fetch/address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from '../../node/src/fetch/browser/browser-fetcher.ts'
import { type RunningServer, serve } from '../../node/src/http/listen/node-server.ts'
import { createOperable } from '../../node/src/services/create-operable.ts'
import { memoryStorage } from '../../node/src/storage/memory.ts'
import { sharedBrowser, testBrowser, wholeBrowser } from '../../node/test/browser.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from '../../node/test/loopback-site.ts'
import { run, whenReady } from './widget-site.ts'

// The whole way of a form in a frame: discovered on its page, kept, listed, run by the built widget, taken by its server.

const TEXT = `<p>${'We repair bicycles in the old town, every day from nine to five. '.repeat(8)}</p>`
const bookingForm =
  '<form id="book" method="post" action="/book"><h1>Book a table</h1><label>Name <input name="name" required></label><label>Date <input name="date" type="date" required></label><button>Book a table</button></form>'
const contactForm =
  '<h1>Contact us</h1><form id="ask" method="post" action="/ask"><label>E-mail <input name="mail" type="email" required></label><label>Message <textarea name="message" required></textarea></label><button>Send message</button></form>'
const newsForm =
  '<form id="news" method="post" action="/news"><label>E-mail <input name="mail" type="email" required></label><button>Subscribe</button></form>'
const newsApp = `document.body.innerHTML = ${JSON.stringify(newsForm)}`

const taken: string[] = []
let site: LoopbackSite
let server: RunningServer
let browser: Browser
let renderer: BrowserFetcher
let operable: Operable
let websiteId: string
let origin: string

beforeAll(async () => {
  let head = ''
  const shown = (body: string): string =>
    `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}`
  const page =
    (body: string): SitePage =>
    (_, outgoing) =>
      void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(shown(body))
  const take: SitePage = (incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    incoming.on('end', () => {
      taken.push(`${incoming.url} ${body.replace(/\s+/g, ' ')}`)
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Thank you, it was sent.</h1>')
    })
  }
  const srcdoc = `<!doctype html><html lang=en>${contactForm}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  site = await loopbackSite({
    '/': page(
      `<h1>Shop</h1>${TEXT}<a href="/contact">Contact</a> <a href="/app">News</a><iframe id="table" src="/embed/table" width="400" height="400"></iframe>`,
    ),
    '/embed/table': `<!doctype html><html lang="en"><title>Table</title><body>${bookingForm}`,
    '/contact': page(
      `<h1>Contact</h1>${TEXT}<iframe title="Contact" srcdoc="${srcdoc}" width="400" height="400"></iframe>`,
    ),
    '/app': page(
      `<div id="root"></div><script>setTimeout(() => { root.innerHTML = '<h1>News</h1>${TEXT}<iframe name="news" src="/embed/news" width="400" height="200"></iframe>' }, 50)</script>`,
    ),
    '/embed/news': `<!doctype html><html lang="en"><body><script>setTimeout(() => { ${newsApp} }, 30)</script>`,
    '/book': take,
    '/ask': take,
    '/news': take,
  })
  origin = `http://127.0.0.1:${site.port}`
  const allowPrivate = [`127.0.0.1:${site.port}`]
  renderer = await createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate }),
    userAgent: 'OperableBot/test',
    executablePath: await wholeBrowser(),
  })
  operable = createOperable({ storage: memoryStorage(), allowPrivate, renderer })
  websiteId = (await operable.websites.add(`${origin}/`)).website.id
  server = await serve({ operable, port: 0, log() {} })
  head = `<script async src="${server.url}/operable.js" data-website="${websiteId}"></script>`
  browser = await sharedBrowser(await testBrowser())
})
afterAll(async () => {
  await renderer?.close()
  await server?.close()
  await site?.close()
})

test('a crawl finds the forms: by address, in the markup, drawn by a script', async () => {
  const found = await operable.tools.discover(websiteId)
  const all = found.tools.map(({ name, pageUrl, selector, metadata }) => [name, pageUrl, metadata.frame, selector])
  expect(all.sort()).toEqual([
    ['bookTable', `${origin}/`, '#table', '#book'],
    ['contactSales', `${origin}/contact`, 'iframe[title="Contact"]', '#ask'],
    ['subscribe', `${origin}/app`, 'iframe[name="news"]', '#news'],
  ])
  for (const { id } of found.tools) {
    const check = await operable.tools.check(websiteId, id)
    expect([check.steps.filter(({ ok }) => ok !== true), check.ready]).toEqual([[], true])
  }
})

test.each([
  ['bookTable', '/', { name: 'Ada', date: '2027-03-01' }, '/book name=Ada&date=2027-03-01'],
  [
    'contactSales',
    '/contact',
    { mail: 'ada@shop.example', message: 'Hello' },
    '/ask mail=ada%40shop.example&message=Hello',
  ],
  ['subscribe', '/app', { mail: 'ada@shop.example' }, '/news mail=ada%40shop.example'],
])('%s is run in its frame, once, and its server has it', async (name, path, input, body) => {
  taken.length = 0
  const page: Page = await (await browser.newContext()).newPage()
  await page.goto(origin + path)
  await whenReady(page)
  const outcome = await run(page, name, input, { outcomeMs: 3000 })
  expect([outcome.status, outcome.error]).toEqual(['confirmed', undefined])
  expect(taken).toEqual([expect.stringContaining(body)])
  await page.context().close()
})
