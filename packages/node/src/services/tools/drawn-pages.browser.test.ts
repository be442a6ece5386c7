import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES, startRoutedSite } from '../../../../../bench/lib/routed-site.mjs'
import { testBrowser } from '../../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from '../../fetch/browser/browser-fetcher.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable, type OperableOptions } from '../create-operable.ts'

// Pages with text from the server whose forms scripts draw, and an application that is drawn as a whole.

const prose = '<h1>Bicycles</h1>'.concat(
  '<p>We repair bicycles in the old town, every day from nine to five.</p>'.repeat(8),
)
const page = (content: string) =>
  `<!doctype html><html lang="en"><title>Bicycles</title><body><main>${prose}${content}</main><script type="module" src="/islands.js"></script>`
const pages = {
  '/': page(
    '<nav><a href="/book">When we are open</a><a href="/about">About</a></nav><div data-props=\'{"list":"news"}\' id="news-island"></div>',
  ),
  '/book': page('<booking-form></booking-form>'),
  '/about': page('<div class="spacer"></div>'),
}
const islands = `
  const form = (id, fields, button) => '<form id="' + id + '">' + fields + '<label>Email <input type="email" name="email" required></label><button>' + button + '</button></form>'
  const news = document.getElementById('news-island')
  if (news) news.innerHTML = form('news', '', 'Subscribe to our newsletter')
  const booking = document.querySelector('booking-form')
  if (booking) booking.innerHTML = form('book', '<label>Date <input type="date" name="date"></label>', 'Book an appointment')`

let site: LoopbackSite
let renderer: BrowserFetcher
let rendered: string[] = []

beforeAll(async () => {
  site = await loopbackSite({
    ...pages,
    '/islands.js': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(islands),
  })
  const policy = createAddressPolicy({ allowPrivate: true })
  renderer = await createBrowserFetcher({ policy, userAgent: 'OperableBot/test', executablePath: await testBrowser() })
})
afterAll(async () => {
  await renderer?.close()
  await site?.close()
})

const noted: PageFetcher = (url, options) => {
  rendered.push(new URL(url).pathname)
  return renderer(url, options)
}

async function toolsOf(origin: string, options: OperableOptions): Promise<string[]> {
  rendered = []
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, renderer: noted, ...options })
  try {
    const { website } = await operable.websites.add(`${origin}/`)
    const { tools } = await operable.tools.discover(website.id)
    return tools.map(({ name, pageUrl }) => `${name} ${new URL(pageUrl).pathname}`).sort()
  } finally {
    await operable.close()
  }
}

test('islands that are empty until their script ran have their tools; a page without one is not rendered', async () => {
  const origin = `http://127.0.0.1:${site.port}`
  expect(await toolsOf(origin, {})).toEqual(['bookAppointment /book', 'subscribe /'])
  expect(rendered.sort()).toEqual(['/', '/book'])
})

test('nothing is rendered where that is switched off', async () => {
  await expect(toolsOf(`http://127.0.0.1:${site.port}`, { render: 'never' })).rejects.toMatchObject({
    code: 'no_tools_created',
  })
  expect(rendered).toEqual([])
})

test('every route of an application has its tool', async () => {
  const { origin, stop } = await startRoutedSite()
  try {
    const tools = await toolsOf(origin, {})
    const paths = tools.map((tool) => tool.split(' ')[1])
    expect(paths).toEqual(expect.arrayContaining(ROUTES.slice(1).map((route) => `/${route}`)))
  } finally {
    stop()
  }
})
