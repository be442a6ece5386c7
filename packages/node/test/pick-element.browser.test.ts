import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../src/http/listen/node-server.ts'
import { embedSnippet, readWidgetFiles } from '../src/http/widget/widget-files.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { browserArgs, wholeBrowser } from './browser.ts'
import { draftParameter } from './draft-link.ts'
import { type LoopbackSite, loopbackSite } from './loopback-site.ts'

// A tool is edited without CSS, as an owner does it: from its page in the console to the live page and back, with the mouse
// and with the keyboard, and then it is tried.

const thanks = `event.preventDefault(); window.sent = Object.fromEntries(new FormData(this)); fetch('/taken', { method: 'POST' }).then(() => { this.outerHTML = '<p role=status>Your place is booked.</p>' })`
const club = (
  head: string,
) => `<!doctype html><html lang="en"><head><title>Club</title><meta name="viewport" content="width=device-width">${head}</head>
  <body><h1>Club</h1><p>${'We row on the river every day. '.repeat(12)}</p>
  <form id="news" action="/news" method="post"><h2>Newsletter</h2><label>E-mail <input type="email" name="mail" required></label><button>Subscribe</button></form>
  <form id="course" action="/course" method="post" onsubmit="${thanks}"><h2>Book a course</h2><label>Name <input name="who" required></label>
  <label>Boat <select name="boat"><option value="s">Single</option><option value="d">Double</option></select></label>
  <label>How did you hear of us? <input name="source"></label><label>Telephone <input name="phone"></label><button>Book the course</button></form>
  <p><button id="go" type="button">Go</button></p></body></html>`

let site: LoopbackSite
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
let websiteId: string
let toolId: string

beforeAll(async () => {
  const files = readWidgetFiles()
  if (!files.files.some(({ name }) => name === 'operable-inspector.js')) {
    throw new Error('The inspector is not built: run `npm run build`.')
  }
  let markup = ''
  site = await loopbackSite({
    '/': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(markup),
    '/taken': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
  })
  // Another name than the service's: for the browser these are two sites.
  const origin = `http://localhost:${site.port}`
  server = await serve({ operable, port: 0, allowPrivate: true })
  const added = await operable.websites.add(`${origin}/`)
  websiteId = added.website.id
  markup = club(embedSnippet(files, server.url, websiteId))
  const { tools } = await operable.tools.addDraft(websiteId, {
    name: 'subscribe',
    description: 'Subscribes.',
    pageUrl: `${origin}/`,
    selector: '#news',
    metadata: { kind: 'form' },
  })
  toolId = tools[0]!.id
  browser = await chromium.launch({
    executablePath: await wholeBrowser(),
    args: [...browserArgs, '--host-resolver-rules=MAP localhost 127.0.0.1'],
  })
  context = await browser.newContext()
  page = await context.newPage()
  await page.goto(`${server.url}/console`)
  await page.getByLabel('Key').fill(added.key)
  await page.getByRole('button', { name: 'Sign in to the console' }).click()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await site?.close()
})

const toolPath = () => `${server.url}/console/websites/${websiteId}/tools/${toolId}`
const inspector = () => page.getByRole('region', { name: 'Operable inspector' })
const stored = async () => (await operable.tools.list(websiteId)).tools.find(({ id }) => id === toolId)!
const offered = async () => {
  const { tools } = JSON.parse((await operable.tools.widget(websiteId)).body) as {
    tools: { id: string; metadata: { inputSchema?: { properties: object; description?: string } } }[]
  }
  return tools.find(({ id }) => id === toolId)!.metadata.inputSchema!
}

/** A click at the place of an element, whatever lies over it. */
async function clickOn(selector: string): Promise<void> {
  const element = page.locator(selector)
  await element.scrollIntoViewIfNeeded()
  // Once it rests: the page makes room for the inspector.
  await element.evaluate(async (one) => {
    for (let last = '', now = ' '; now !== last; ) {
      last = now
      await new Promise((resolve) => requestAnimationFrame(resolve))
      now = JSON.stringify(one.getBoundingClientRect())
    }
  })
  const { x, y, width, height } = (await element.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** From the page of the tool to the live page, which waits for a click. */
async function goPicking(): Promise<void> {
  await page.goto(toolPath())
  await page.getByRole('link', { name: 'Pick on the page' }).click()
  await inspector().getByText('Click a form or button on the page.').waitFor()
}

test('with the mouse: pick, see the fields, rename, hide, leave to a person, say what success is, try it', async () => {
  await goPicking()
  // Nothing of the page is pressed by it.
  await clickOn('#course h2')
  const back = inspector().getByRole('link', { name: 'Use for this tool: submitForm' })
  await expect.poll(() => back.evaluate((link) => link.matches(':focus'))).toBe(true)
  await back.click()

  await page.getByText('You picked a form.').waitFor()
  expect(await page.getByLabel('Selector').inputValue()).toBe('#course')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('subscribe')
  expect(await stored()).toMatchObject({ selector: '#news' })
  await page.getByLabel('Name', { exact: true }).fill('bookCourse')
  await page.getByRole('button', { name: 'Save the tool' }).click()
  await page.getByText('“bookCourse” was saved.').waitFor()
  expect(await stored()).toMatchObject({ name: 'bookCourse', selector: '#course', metadata: { kind: 'form' } })

  const field = (name: string) => page.getByRole('group', { name, exact: true })
  expect(await page.getByRole('group').allInnerTexts()).toHaveLength(9)
  await field('How did you hear of us?').getByLabel('Filled in by').selectOption({ label: 'Nobody (hidden)' })
  await field('Telephone').getByLabel('Filled in by').selectOption({ label: 'A person' })
  await field('Boat').getByText('Reword').click()
  await field('Boat').getByLabel('Label').fill('Kind of boat')
  expect(await field('Name').getByLabel('Filled in by').locator('option').count()).toBe(2)
  await field('Name').getByText('The page requires this field, so you cannot hide it').waitFor()
  await page.getByLabel('Text on the page').fill('Your place is booked')
  await page.getByRole('button', { name: 'Save fields and success' }).click()
  await page.getByText('Fields and success were saved.').waitFor()
  expect(await stored()).toMatchObject({
    edited: expect.arrayContaining(['expects', 'hiddenFields', 'inputSchema', 'name', 'personFields', 'selector']),
    metadata: {
      hiddenFields: ['source'],
      personFields: ['phone'],
      expects: { success: { text: 'Your place is booked' } },
    },
  })
  expect(await offered()).toMatchObject({ properties: { who: {}, boat: { title: 'Kind of boat' } } })
  expect(Object.keys((await offered()).properties)).toEqual(['who', 'boat'])

  const [tried] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Try it' }).click()])
  const panel = tried.locator('[data-operable]')
  await panel.getByLabel('Name').fill('Ada')
  await panel.getByRole('button', { name: 'Run', exact: true }).click()
  await panel.getByText('You need to take over from here.').waitFor()
  expect(await tried.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  await tried.keyboard.type('0123')
  await panel.getByRole('button', { name: 'Run', exact: true }).click()
  await panel.getByText('Done. The page confirmed it.').waitFor()
  expect(await tried.evaluate(() => (window as unknown as { sent: object }).sent)).toEqual({
    who: 'Ada',
    boat: 's',
    source: '',
    phone: '0123',
  })
  await tried.close()
})

test('with the keyboard: the list has all that a click has, and Escape ends picking first', async () => {
  await goPicking()
  await page.keyboard.press('Escape')
  await inspector().getByText('2 forms').waitFor()
  expect(await inspector().getByRole('button', { name: 'Pick on the page' }).getAttribute('aria-pressed')).toBe('false')
  const summary = inspector().locator('summary', { hasText: 'Newsletter' })
  for (let presses = 0; presses < 30 && !(await summary.evaluate((one) => one.matches(':focus'))); presses++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const link = inspector().getByRole('link', { name: 'Use for this tool: subscribe' })
  await link.waitFor()
  for (let presses = 0; presses < 10 && !(await link.evaluate((one) => one.matches(':focus'))); presses++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText('You picked a form.').waitFor()
  expect(await page.getByLabel('Selector').inputValue()).toBe('#news')
})

describe('picking', () => {
  test('takes what names no tool, and a place with nothing says so', async () => {
    await goPicking()
    await clickOn('h1')
    await inspector().getByText('There is no form or button here. Click one that is outlined').waitFor()
    await clickOn('#go')
    await inspector().getByRole('link', { name: 'Use for this tool: Go' }).click()
    await page.getByText('You picked a button.').waitFor()
    expect(await page.getByLabel('Selector').inputValue()).toBe('#go')
  })

  test('a form that is sent by a click is not sent by picking it', async () => {
    await goPicking()
    await clickOn('#news button')
    await inspector().getByRole('link', { name: 'Use for this tool: subscribe' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('on a phone, the sheet makes room for the page, and comes back with what was picked', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await goPicking()
    await inspector().getByRole('button', { name: 'Unfold' }).waitFor()
    await clickOn('#course h2')
    await inspector().getByRole('link', { name: 'Use for this tool: submitForm' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

test.each<[string, object, RegExp]>([
  ['another site', { pageUrl: 'https://elsewhere.example/', selector: '#f' }, /It is not on localhost:\d+\./],
  ['a selector that is none', { selector: 'form[' }, /Its selector is invalid: selector, character 5/],
  ['no tool', { selector: undefined }, /selector/],
])('a link with %s takes nothing over, in a sentence', async (_, change, sentence) => {
  const draft = {
    name: 'x',
    description: 'x',
    pageUrl: `http://localhost:${site.port}/`,
    selector: '#news',
    metadata: { kind: 'form' },
    ...change,
  }
  const before = await stored()
  await page.goto(`${toolPath()}?draft=${draftParameter(draft)}`)
  const alert = page.getByRole('alert')
  expect(await alert.innerText()).toMatch(/^The element was not picked\./)
  expect(await alert.innerText()).toMatch(sentence)
  expect(await page.getByLabel('Selector').inputValue()).toBe(before.selector)
  expect(await stored()).toEqual(before)
})

test('an element that is gone by then: the tool is saved, and says why it is not ready', async () => {
  const draft = {
    name: 'x',
    description: 'x',
    pageUrl: `http://localhost:${site.port}/`,
    selector: '#gone',
    metadata: { kind: 'form' },
  }
  await page.goto(`${toolPath()}?draft=${draftParameter(draft)}`)
  await page.getByRole('button', { name: 'Save the tool' }).click()
  await page.getByText('was saved, but its element was not found. Nothing matches #gone.').waitFor()
  await page.getByText('every run asks a person').waitFor()
})
