import { readFileSync } from 'node:fs'
import { inferTools, parsePage, type Tool } from '@operable/core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../node/src/http/listen/node-server.ts'
import { createOperable } from '../../node/src/services/create-operable.ts'
import { versionFiles } from '../../node/src/services/widget-files/widget-archive.ts'
import { memoryStorage } from '../../node/src/storage/memory.ts'
import { startBrowser, testBrowser } from '../../node/test/browser.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from '../../node/test/loopback-site.ts'
import { namesOn, receiptsOn, run, whenReady } from './widget-site.ts'

// Pages pin a widget for good: the first one runs what the service of today lists.

const first = versionFiles(
  ['operable.js', 'operable-executor.js'].map((name) => ({
    name,
    body: readFileSync(new URL(`fixtures/widget-0/${name}`, import.meta.url), 'utf8'),
  })),
)

const FORM = `<form id="contact" method="post" action="/submit"><label>Email <input name="email" type="email" required></label>
  <label>Message <textarea name="message" required></textarea></label><button>Send message</button></form>`
const BUTTON = `<form id="account" method="post" action="/submit"><input type="hidden" name="what" value="account"><button>Delete account</button></form>`

let site: LoopbackSite
let server: RunningServer
let browser: Browser
const storage = memoryStorage()
const operable = createOperable({ storage, render: 'never' })
const submitted: string[] = []
let websiteId: string
let origin: string

beforeAll(async () => {
  const submit: SitePage = (incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    incoming.on('end', () => {
      submitted.push(body)
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page('<h1>Thank you! Your message was sent.</h1>'))
    })
  }
  let head = ''
  const page = (body: string): string =>
    `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`
  site = await loopbackSite({
    '/submit': submit,
    '/': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page(FORM + BUTTON)),
  })
  origin = `http://127.0.0.1:${site.port}`
  await operable.widgetArchive.keep(first)
  websiteId = (await operable.websites.add(`${origin}/`)).website.id
  server = await serve({ operable, port: 0, log() {} })
  // As the console of then wrote the line.
  head = `<script async src="${server.url}/w/${first.version}/operable.js" integrity="${first.files[0]?.integrity}" crossorigin data-website="${websiteId}"></script>`
  browser = await startBrowser(await testBrowser())
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await site?.close()
})
beforeEach(() => {
  submitted.length = 0
})

let opened = 0

/** Keeps one tool of the page, with what a version of today or later says of it, and opens the page. */
async function open(selector: string, change: (metadata: Tool['metadata']) => object = (metadata) => metadata) {
  const html = `<!doctype html><title>Shop</title>${FORM}${BUTTON}`
  const draft = inferTools(parsePage(html, { url: `${origin}/` })).find((tool) => tool.selector === selector)
  if (!draft) throw new Error(`The page has no tool at ${selector}.`)
  const { visible: _, ...known } = draft
  const at = '2026-11-22T10:00:00.000Z'
  // The service may give the list of the test before for a second.
  const id = `t${++opened}`
  const tool = { ...known, id, name: 'theTool', createdAt: at, updatedAt: at, metadata: change(draft.metadata) }
  await storage.write(`tools/${websiteId}`, { tools: [tool] } as never)
  await expect.poll(async () => (await operable.tools.widget(websiteId)).body).toContain(`"${id}"`)
  const page = await (await browser.newContext()).newPage()
  // Nobody but the test looks into the closed tree of the question.
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      Object.assign(window, { asked: root })
      return root
    }
  })
  await page.goto(`${origin}/`)
  await whenReady(page)
  await expect.poll(() => namesOn(page), { timeout: 30_000 }).toEqual(['theTool'])
  return page
}

/** What the question says, once it stands there. */
async function questionOn(page: Page): Promise<string> {
  await page.waitForFunction(() => (window as unknown as { asked?: ShadowRoot }).asked?.querySelector('dialog[open]'))
  return page.evaluate(() => (window as unknown as { asked: ShadowRoot }).asked.textContent ?? '')
}

/** Answers it until that counts: a click too soon after the dialog came does not. */
async function answer(page: Page, button: 0 | 1, isOver: () => boolean): Promise<void> {
  const click = async (): Promise<boolean> => {
    const box = await page
      .evaluate((index) => {
        const { asked } = window as unknown as { asked: ShadowRoot }
        const { left, top, width, height } = asked.querySelectorAll('button')[index]!.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }, button)
      .catch(() => undefined)
    if (box && !isOver()) await page.mouse.click(box.x, box.y)
    return isOver()
  }
  await expect.poll(click, { timeout: 50_000, interval: 500 }).toBe(true)
}

const input = { email: 'ada@shop.example', message: 'Hello' }

test('it lists the tool, fills the form, sends it once, and tells that it arrived', async () => {
  const page = await open('#contact')
  // The form leads to another page, where the outcome is told.
  await run(page, 'theTool', input).catch(() => undefined)
  const told = () => receiptsOn(page).catch(() => [])
  await expect.poll(told, { timeout: 30_000 }).toMatchObject([{ tool: 'theTool', status: 'confirmed' }])
  expect(submitted).toEqual(['email=ada%40shop.example&message=Hello'])
  await page.context().close()
})

test('a tool for several things is refused: it would press the first one', async () => {
  const which = { key: 'which', of: 'trigger' as const, options: [{ value: 'Yoga', selector: '#contact', levels: 0 }] }
  const page = await open('#contact', (metadata) => {
    const { properties, required } = metadata.inputSchema as { properties: object; required: string[] }
    const choice = { which: { type: 'string', enum: ['Yoga'] } }
    return {
      ...metadata,
      which,
      inputSchema: { type: 'object', properties: { ...choice, ...properties }, required: ['which', ...required] },
    }
  })
  for (const given of [input, { ...input, which: 'Yoga' }]) {
    const outcome = await run(page, 'theTool', given)
    expect(outcome.status).toBe('failed')
  }
  expect(submitted).toEqual([])
  await page.context().close()
})

test('the service learns from its request that the page has it', async () => {
  const known = [{ page: `${origin}/`, version: first.version, day: expect.any(String) }]
  await expect.poll(() => operable.widgetArchive.pages(websiteId), { timeout: 30_000 }).toEqual(known)
})

describe('it asks a person first', () => {
  const reason = (word: string) => ({
    safety: { needsPerson: true, reasons: [{ reason: word, fields: [], text: 'x' }], consequential: true },
  })
  test.each<[string, string, (metadata: Tool['metadata']) => object, object]>([
    ['for a button that deletes', '#account', (metadata) => metadata, {}],
    [
      'for a tool that nobody has checked',
      '#contact',
      ({ safety: _, ...rest }) => ({ ...rest, unchecked: true }),
      input,
    ],
    ['for a reason of a later version', '#contact', (metadata) => ({ ...metadata, ...reason('commitment') }), input],
    ['for each reason of now', '#contact', (metadata) => ({ ...metadata, ...reason('payment') }), input],
  ])('%s', async (_, selector, change, given) => {
    const page = await open(selector, change)
    let ended = false
    const refused = run(page, 'theTool', given).finally(() => {
      ended = true
    })
    expect(await questionOn(page)).not.toMatch(/undefined/)
    expect(submitted).toEqual([])
    await answer(page, 0, () => ended)
    expect(await refused).toMatchObject({ status: expect.stringMatching(/needs_person|failed/) })
    expect(submitted).toEqual([])

    const agreed = run(page, 'theTool', given).catch(() => undefined)
    await questionOn(page)
    await answer(page, 1, () => submitted.length > 0)
    await agreed
    expect(submitted).toHaveLength(1)
    await page.context().close()
  })
})

test('a kind of tool that it does not know is not there', async () => {
  const page = await open('#contact')
  const { tools } = (await storage.read(`tools/${websiteId}`))!.value as { tools: Tool[] }
  const gesture = { ...tools[0], id: 'waving', name: 'wave', metadata: { kind: 'gesture' } }
  await storage.write(`tools/${websiteId}`, { tools: [gesture, ...tools] } as never)
  await expect.poll(async () => (await operable.tools.widget(websiteId)).body).not.toContain('gesture')
  await page.reload()
  await whenReady(page)
  expect(await namesOn(page)).toEqual(['theTool'])
  await page.context().close()
})
