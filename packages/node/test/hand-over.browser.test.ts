import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../src/http/listen/node-server.ts'
import { readWidgetFiles } from '../src/http/widget/widget-files.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { browserArgs, wholeBrowser } from './browser.ts'
import { type LoopbackSite, loopbackSite } from './loopback-site.ts'

// The whole way of a draft: the bookmark of the console's own page, the built inspector on a page of another site, one
// click, and the tool is in the list that the widget reads.

const shop = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><p>${'We sell bicycles and repair them. '.repeat(12)}</p>
  <form id="join" action="/join" method="post"><h2>Join</h2><label>E-mail <input type="email" name="mail" required></label>
  <label>Size <select name="size"><option value="s">Small<option value="l">Large</select></label><button>Sign up</button></form>`

let site: LoopbackSite
let server: RunningServer
let browser: Browser
let context: BrowserContext
let origin: string
const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
let websiteId: string
let key: string
let bookmark: string

beforeAll(async () => {
  if (!readWidgetFiles().files.some(({ name }) => name === 'operable-inspector.js')) {
    throw new Error('The inspector is not built: run `npm run build`.')
  }
  site = await loopbackSite({ '/': shop })
  // Another name than the service's: for the browser these are two sites, and cookies of one do not go to the other.
  origin = `http://localhost:${site.port}`
  server = await serve({ operable, port: 0, allowPrivate: true })
  const added = await operable.websites.add(`http://127.0.0.1:${site.port}/`)
  websiteId = added.website.id
  key = added.key
  browser = await chromium.launch({
    executablePath: await wholeBrowser(),
    args: [...browserArgs, '--host-resolver-rules=MAP localhost 127.0.0.1'],
  })
  context = await browser.newContext()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await site?.close()
})

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Key').fill(key)
  await page.getByRole('button', { name: 'Sign in to the console' }).click()
}

/** Clicks the bookmark on a page of the site, and the link of the draft. @returns the page of the console */
async function handOver(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.evaluate(decodeURIComponent(bookmark.replace(/^javascript:/, '')))
  const inspector = page.getByRole('region', { name: 'Operable inspector' })
  await inspector.getByText('1. Join').click()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    inspector.getByRole('link', { name: 'Send to console: signup' }).click(),
  ])
  return opened
}

describe('from a live page to the list of tools', () => {
  test('the console has the bookmark', async () => {
    const page = await context.newPage()
    await page.goto(`${server.url}/console`)
    await signIn(page)
    const link = page.getByRole('link', { name: 'Inspect with Operable' })
    bookmark = (await link.getAttribute('href')) ?? ''
    expect(bookmark).toMatch(/^javascript:/)
    // Its own policy keeps it from running here.
    await link.click()
    await page.getByRole('heading', { name: 'Inspect a live page' }).waitFor()
    expect(await page.locator('[data-operable]').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Console', exact: true }).waitFor()
    await page.close()
  })

  test('signed out: sign in, and the draft is there; one click keeps it', async () => {
    const page = await handOver()
    await page.getByRole('heading', { name: 'Console' }).waitFor()
    await signIn(page)
    await page.getByRole('heading', { name: 'Add this tool?' }).waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('signup')
    expect((await operable.tools.list(websiteId)).tools).toEqual([])
    await page.getByRole('button', { name: 'Add this tool' }).click()
    await page.getByText('“signup” was saved').waitFor()
    const list = await (await fetch(`${server.url}/widget/${websiteId}/tools.json`)).json()
    expect(list).toMatchObject({
      tools: [
        { name: 'signup', selector: '#join', metadata: { kind: 'form', fields: [{ key: 'mail' }, { key: 'size' }] } },
      ],
    })
    await page.close()
  })

  test('signed in: the session is found, though a link of another site brings no cookie', async () => {
    const page = await handOver()
    await page.getByRole('heading', { name: 'Add this tool?' }).waitFor()
    await page.getByRole('button', { name: 'Add this tool' }).click()
    await page.getByText('Another tool is called "signup".').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('join')
    await page.getByRole('button', { name: 'Add this tool' }).click()
    await page.getByText('“join” was saved').waitFor()
    expect((await operable.tools.list(websiteId)).tools.map(({ name }) => name)).toEqual(['signup', 'join'])
  })

  test('the kept tool is checked from its row', async () => {
    const page = await context.newPage()
    await page.goto(`${server.url}/console/websites/${websiteId}`)
    await page.getByRole('button', { name: 'Check signup' }).click()
    await page.getByText('The page has everything that a run needs.').waitFor()
  })
})
