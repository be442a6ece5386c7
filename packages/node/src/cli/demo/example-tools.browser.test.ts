import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tool } from '@operable/core/schema'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBrowser, testBrowser } from '../../../test/browser.ts'
import type { Storage } from '../../contracts/storage.ts'
import { readWidgetFiles } from '../../http/widget/widget-files.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import type { ReceivedForm } from './site-app.ts'
import { type Demo, startDemo } from './start-demo.ts'

// The whole way: the example site, the real service, the built script that it serves, tools found and edited over HTTP,
// each of them run in a real browser, and what the site's own server received.

/** The part of `window.operable` that is used here; the widget's package has the whole type. */
interface PageWidget {
  ready: Promise<void>
  tools(): { name: string }[]
  run(name: string, input: unknown, options: object): Promise<unknown>
  receipts(): unknown[]
}
type WithWidget = { operable: PageWidget }

/** Only what would hang meets it, ms. */
const MANY_SECONDS = 240_000

let folder: string
let storage: Storage
let demo: Demo
let browser: Browser
let site: string
const received: ReceivedForm[] = []

beforeAll(async () => {
  if (readWidgetFiles().files.length === 0) throw new Error('The widget is not built: run `npm run build`.')
  folder = await mkdtemp(join(tmpdir(), 'operable-example-'))
  storage = sqliteStorage(join(folder, 'service.db'))
  demo = await startDemo({ port: 0, storage, onForm: (form) => received.push(form) })
  site = demo.sites[0]?.url ?? ''
  browser = await startBrowser(await testBrowser())
  expect((await ask('POST', '/discover')).message).toBe('Created 8 tools.')
}, MANY_SECONDS)

afterAll(async () => {
  await browser?.close()
  await demo?.close()
  await storage?.close?.()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  received.length = 0
})

interface Answer {
  tools: Tool[]
  message?: string
}

/** As the site's owner: over HTTP, with a key. */
async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${demo.url}/tools/${demo.websiteId}${path}`, {
    method,
    headers: { authorization: `Bearer ${demo.key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return (await response.json()) as Answer
}

async function toolNamed(name: string): Promise<Tool> {
  const tool = (await ask('GET', '')).tools.find((each) => each.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool
}

/** Opens a page of the site in a browser that was never there. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  await page.goto(site + path)
  await whenReady(page)
  return page
}

async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'operable' in window)
  await page.evaluate(() => (window as unknown as WithWidget).operable.ready)
}

/** The outcome; undefined when its page was left before it was known. */
function run(page: Page, tool: string, input: object): Promise<unknown> {
  const patient = { deadlineMs: 300_000, stepMs: 60_000, outcomeMs: 60_000 }
  return page
    .evaluate(([tool, input, patient]) => (window as unknown as WithWidget).operable.run(tool, input, patient), [
      tool,
      input,
      patient,
    ] as const)
    .catch(() => undefined)
}

/** What became of a run that led to the page that is open now. */
async function receipt(page: Page): Promise<unknown> {
  await page.waitForFunction(() => (window as unknown as Partial<WithWidget>).operable?.receipts()[0])
  return page.evaluate(() => (window as unknown as WithWidget).operable.receipts()[0])
}

/** The approval dialog lies in a closed shadow tree, so its host has the focus; without any focus it is the body. */
async function whenAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches(':root > :not(body)'))
}

/** Only the keyboard of a person reaches into the dialog. */
async function agree(page: Page): Promise<void> {
  await whenAsked(page)
  await page.waitForTimeout(600) // a key right after it came up does not count
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WithWidget).operable.tools().map(({ name }) => name))
}

const email = 'ada@mail.example'
const repair = { service: 'full', date: '2030-05-14', slot: 'noon', f_7: 'KX 1907', name: 'Ada', email, terms: true }
const voucher = { amount: 120, recipient: 'Grace', name: 'Ada', email, message: 'Ride on.' }
const enquiry = { name: 'Ada', phone: '01632 960001', email, topic: 'wheels', message: 'Do you build 28 inch?' }

const forms = [
  ['subscribe', '', { email }, false, 'newsletter', { email }],
  ['contactSales', 'contact/', enquiry, false, 'contact', { ...enquiry, website: '' }],
  ['contactSales', 'about/', enquiry, false, 'contact', { ...enquiry, website: '' }],
  ['buyGiftVoucher', 'vouchers/', voucher, true, 'voucher', { ...voucher, amount: '120' }],
  ['requestQuote', 'prices/', { bike: 'cargo', work: 'full', email }, false, 'quote', { bike: 'cargo' }],
  ['bookRepair', 'book/', repair, true, 'booking', { ...repair, bike: '', phone: '', terms: 'yes' }],
] as const

const buttons = [
  ['viewPricing', '', 'prices/'],
  ['viewPricing', 'legal/terms/', 'prices/'],
] as const

const person = { name: 'Ada', email, terms: true }
const withPassword = [
  ['login', 'account/', { email, remember: true }, { email, remember: 'yes' }],
  ['signup', 'account/', person, { ...person, terms: 'yes' }], // in a window that is closed
  ['signup', '', person, { ...person, terms: 'yes' }],
] as const

test('every tool of the site is run below', async () => {
  const { tools } = await ask('GET', '')
  const run = new Set([...forms, ...buttons, ...withPassword].map(([tool]) => tool))
  expect(tools.map(({ name }) => name).sort()).toEqual([...run].sort())
})

test('a page that thanks and promises an answer is proof, and what it says is told', async () => {
  const page = await open('contact/')
  const running = run(page, 'contactSales', enquiry)
  await page.waitForURL(`${site}forms/contact`)
  await running
  await whenReady(page)
  await expect.poll(() => receipt(page), { timeout: 30_000 }).toMatchObject({ final: true })
  const texts = ['Thank you for your message.', 'We answer within one working day.'].map((text) => ({ text }))
  const said = expect.arrayContaining(texts.map((each) => expect.objectContaining(each)))
  expect(await receipt(page)).toMatchObject({ status: 'confirmed', said })
  await page.close()
})

describe('a tool that needs nobody, or a person who agrees, and whose owner has said what success looks like', () => {
  test.each(forms)('%s, asked for on /%s', async (tool, path, input, asks, form, fields) => {
    const { id } = await toolNamed(tool)
    await ask('PATCH', `/${id}`, { expects: { success: { url: `/forms/${form}`, text: 'Thank you' } } })
    const page = await open(path)
    const running = run(page, tool, input)
    if (asks) await agree(page)
    await page.waitForURL(`${site}forms/${form}`)
    await running
    await whenReady(page)
    // The page that follows is judged once it has been read.
    await expect.poll(() => receipt(page), { timeout: 30_000 }).toMatchObject({ tool, status: 'confirmed' })
    const navigation = { kind: 'navigation', detail: `${site}forms/${form}`, httpStatus: 200 }
    expect(await receipt(page)).toMatchObject({ evidence: expect.arrayContaining([navigation]) })
    expect(received).toMatchObject([{ name: form, status: 200, fields }])
    await page.close()
  })

  test.each(buttons)('%s, asked for on /%s', async (tool, path, target) => {
    const page = await open(path)
    await Promise.all([page.waitForURL(site + target), run(page, tool, {})])
    await whenReady(page)
    expect(await receipt(page)).toMatchObject({ tool, evidence: [{ kind: 'navigation', httpStatus: 200 }] })
    expect(received).toEqual([])
    await page.close()
  })
})

describe('a tool with a password: everything but that is filled in, and a person goes on', () => {
  test.each(withPassword)('%s, asked for on /%s', async (tool, path, input, fields) => {
    const page = await open(path)
    const running = run(page, tool, input)
    await agree(page)
    expect((await running) ?? (await receipt(page))).toMatchObject({
      tool,
      status: 'needs_person',
      error: { code: 'person_required' },
      errors: [{ path: '/password' }],
    })
    expect(received).toEqual([])
    const form = page.locator(`form[action="/forms/${tool}"]`)
    expect(await form.locator('[name=email]').inputValue()).toBe(email)
    await form.locator('[name=password]').fill('correct horse battery')
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}forms/${tool}`)
    expect(received).toMatchObject([{ name: tool, status: 200, fields }])
    await page.close()
  })
})

test('a tool that its owner switches off is gone from an open page, and back when it is on again', {
  timeout: MANY_SECONDS,
}, async () => {
  const page = await open('')
  const { id } = await toolNamed('subscribe')
  await ask('PATCH', `/${id}`, { active: false })
  await expect.poll(() => namesOn(page), { timeout: MANY_SECONDS }).not.toContain('subscribe')
  expect(await run(page, 'subscribe', { email })).toMatchObject({ status: 'failed', error: { code: 'unknown_tool' } })
  await ask('PATCH', `/${id}`, { active: true })
  await expect.poll(() => namesOn(page), { timeout: MANY_SECONDS }).toContain('subscribe')
  expect(received).toEqual([])
  await page.close()
})

test('a run that is under way then stops, and nothing was sent', async () => {
  const page = await open('book/')
  const { id } = await toolNamed('bookRepair')
  const running = run(page, 'bookRepair', repair)
  await whenAsked(page)
  await ask('PATCH', `/${id}`, { active: false })
  expect(await running).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  expect(await page.locator('[name=email]').inputValue()).toBe('')
  await ask('PATCH', `/${id}`, { active: true })
  expect(received).toEqual([])
  await page.close()
})
