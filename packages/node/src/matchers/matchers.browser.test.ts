import './vitest.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../test/browser.ts'
import { type FormSite, formSite } from '../../test/form-site.ts'

let browser: Browser
let site: FormSite
let page: Page

const shop = (body: string): string =>
  `<!doctype html><html lang="en"><style>.x { display: none }</style><p>Rolls</p>${body}</html>`
const form = (id: string, field: string, more = ''): string =>
  `<form id="${id}">${field}<button ${more}>Subscribe</button></form>`
const labeled = '<label>Email <input name="email" required></label>'
const unlabeled = '<input name="q7" required>'

beforeAll(async () => {
  browser = await sharedBrowser(await testBrowser())
  site = await formSite({
    '/unsent': shop(form('news', labeled, 'class="x"')),
    '/two': shop(
      `<section id="good">${form('news', labeled)}</section><section id="bad">${form('book', unlabeled)}</section>`,
    ),
    '/late': shop(
      `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '${form('news', labeled)}'), 700)</script>`,
    ),
    '/frame': shop('<iframe src="/two" width="400" height="400"></iframe>'),
    '/members': (incoming, outgoing) => {
      const isMember = /key=ann/.test(incoming.headers.cookie ?? '')
      outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end(shop(isMember ? form('news', labeled) : 'Log in first.'))
    },
  })
})
afterAll(() => site?.close())
beforeEach(async () => {
  site.arrived.length = 0
  page = await (await browser.newContext()).newPage()
})
afterEach(() => page?.context().close())

/** How an assertion fails. */
async function failureOf(assertion: Promise<void>): Promise<string> {
  return assertion.then(
    () => 'It did not fail.',
    (error: Error) => error.message,
  )
}

test('a page is judged as the browser shows it', async () => {
  await page.goto(site.url('/'))
  await expect(page).toBeAgentOperable({ callableForms: 1 })
  await expect(page).toHaveCallableForm('newsletter')
  await expect(page).not.toHaveCallableForm('contact', { timeout: 0 })
  await page.goto(site.url('/unsent'))
  expect(await failureOf(expect(page).toHaveCallableForm('news', { timeout: 0 }))).toContain('#news')
})

test('what is drawn late is waited for', async () => {
  await page.goto(site.url('/late'))
  await expect(page).toHaveCallableForm('news', { timeout: 30_000 })
})

test('of a locator only what is in it counts, in frames as well', async () => {
  await page.goto(site.url('/two'))
  await expect(page.locator('#good')).toBeAgentOperable()
  const bad = await failureOf(expect(page.locator('#bad')).toBeAgentOperable({ timeout: 0 }))
  expect(bad).toContain('✗ input[name="q7"]')
  await page.goto(site.url('/frame'))
  await expect(page.frameLocator('iframe').locator('#good')).toHaveCallableForm('news')
  await expect(page.frameLocator('iframe').locator('#good')).not.toHaveCallableForm('book', { timeout: 0 })
})

test('the page keeps no mark', async () => {
  await page.goto(site.url('/unsent'))
  const before = await page.content()
  await expect(page).toBeAgentOperable({ rules: { submittable: 'off' } })
  expect(await page.content()).toBe(before)
})

test('a tool runs sealed: it shows its request, and nothing arrives', async () => {
  await page.goto(site.url('/'))
  await expect(page).toRunTool('subscribe', { email: 'ann@example.com' })
  const message = await failureOf(expect(page).not.toRunTool('subscribe', { email: 'ann@example.com' }))
  expect(message).toContain(`POST ${site.url('/subscribe')} with email`)
  expect(site.arrived).toEqual([])
  expect(page.url()).toBe(site.url('/'))
})

test('with send it runs on the page, and arrives', async () => {
  await page.goto(site.url('/'))
  await expect(page).toRunTool('subscribe', { email: 'ann@example.com' }, { send: true })
  expect(site.arrived).toEqual(['/subscribe email=ann%40example.com'])
})

test('behind a login the second browser has the cookies', async () => {
  await page.context().addCookies([{ name: 'key', value: 'ann', url: site.url('/') }])
  await page.goto(site.url('/members'))
  await expect(page).toRunTool('subscribe', { email: 'ann@example.com' })
})

test.each<[string, string, string, object, string]>([
  ['a page that only says thanks', '/liar', 'subscribe', { email: 'ann@example.com' }, 'sent nothing'],
  ['a tool that is not there', '/', 'buyBread', {}, 'Tools: subscribe'],
  ['an input that is missing', '/', 'subscribe', {}, 'email'],
  ['an order, with nobody to ask', '/shop', 'checkout', { name: 'Ann', street: '12 Mill Street' }, 'pass approve'],
])('%s does not pass', async (_, path, name, input, says) => {
  await page.goto(site.url(path))
  expect(await failureOf(expect(page).toRunTool(name, input))).toContain(says)
  await expect(page).not.toRunTool(name, input)
  expect(site.arrived).toEqual([])
})

test('a page without an address, or a part of one, is told from one that fails', async () => {
  await page.setContent(shop(form('news', labeled)))
  for (const isNot of [false, true]) {
    const about = (given: Page | ReturnType<Page['locator']>) => (isNot ? expect(given).not : expect(given))
    expect(await failureOf(about(page).toRunTool('subscribe'))).toContain('no http address')
    expect(await failureOf(about(page.locator('form')).toRunTool('subscribe'))).toContain('needs a Playwright page')
  }
  await expect(page).toHaveCallableForm('news')
})
