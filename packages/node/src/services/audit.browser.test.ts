import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBrowser } from '../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createBrowserFetcher } from '../fetch/browser/browser-fetcher.ts'
import { audit } from './audit-site.ts'

// A site whose pages are empty until their script ran.

const app = `
  const text = 'We repair bicycles in the old town, every day from nine to five, and you can book a time here. '
  document.getElementById('root').innerHTML = '<h1>Bicycle repair</h1><h2>Prices</h2><h2>Book</h2>'
    + ('<p>' + text.repeat(3) + '</p>').repeat(5)
    + '<form><label for="mail">Your e-mail</label><input id="mail" name="email" type="email"><button>Book a time</button></form>'`

let site: LoopbackSite

beforeAll(async () => {
  site = await loopbackSite({
    '/': `<!doctype html><html lang="en"><title>Bicycles</title><body><div id="root"></div><script src="/app.js"></script>`,
    '/app.js': (_incoming, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(app),
  })
})
afterAll(() => site?.close())

test('a client-rendered site is read in a browser, and the scan mode says so', async () => {
  const allowPrivate = [`127.0.0.1:${site.port}`]
  const policy = createAddressPolicy({ allowPrivate })
  const renderer = await createBrowserFetcher({
    policy,
    userAgent: 'OperableBot/test',
    executablePath: await wholeBrowser(),
  })
  try {
    const report = await audit(`http://127.0.0.1:${site.port}/`, { allowPrivate, renderer, maxPages: 2 })
    expect(report.scanMode).toBe('browser_rendered_multi_page')
    expect(report.coverage.pagesRendered).toBe(1)
    expect(report.pages[0]).toMatchObject({ rendered: true, headings: 3, paragraphs: 5, forms: 1 })
  } finally {
    await renderer.close()
  }
})

test('without rendering the same site is an empty shell', async () => {
  const allowPrivate = [`127.0.0.1:${site.port}`]
  const report = await audit(`http://127.0.0.1:${site.port}/`, { allowPrivate, render: 'never', maxPages: 2 })
  expect(report.scanMode).toBe('multi_page_static')
  expect(report.pages[0]).toMatchObject({ rendered: false, forms: 0 })
})
