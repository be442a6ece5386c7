import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFixtureFetcher } from '../src/fetch/local/fixture-fetcher.ts'
import { type RunningServer, serve } from '../src/http/listen/node-server.ts'
import { embedSnippet, readWidgetFiles } from '../src/http/widget/widget-files.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'
import { wholeBrowser } from './browser.ts'

// A data file of before, a proposal that its owner applies in the console, and an agent that still says the old name.

const FOLDER = new URL('./fixtures/data-2026-11-23/', import.meta.url)
const SITE = 'https://garage.example/'
const pages = JSON.parse(readFileSync(new URL('pages.json', FOLDER), 'utf8')) as Record<string, string>

const folder = mkdtempSync(join(tmpdir(), 'operable-old-names-'))
const data = join(folder, 'operable.db')
copyFileSync(fileURLToPath(new URL('operable.db', FOLDER)), data)
const storage = sqliteStorage(data)
const operable = createOperable({ storage, fetch: createFixtureFetcher(pages), render: 'never' })
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  if (!readWidgetFiles().files.some(({ name }) => name === 'operable.js')) {
    throw new Error('The widget is not built: run `npm run build`.')
  }
  server = await serve({ operable, port: 0 })
  browser = await chromium.launch({
    executablePath: await wholeBrowser(),
    // The service is on this machine here, and the site is not: browsers ask a person about that.
    args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
  })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await storage.close?.()
  rmSync(folder, { recursive: true })
})

test('a tool that got another name by a proposal runs by the old one, and is recorded as itself', async () => {
  const [website] = await operable.websites.list()
  const { id } = website!
  const before = (await operable.tools.list(id)).tools.find(({ name }) => name === 'submitForm')!
  const { key } = await operable.keys.create({ kind: 'website', websiteId: id })

  const context = await browser.newContext()
  const owner = await context.newPage()
  await owner.goto(`${server.url}/console`)
  await owner.getByLabel('Key').fill(key)
  await owner.getByRole('button', { name: 'Sign in to the console' }).click()
  await owner.getByRole('button', { name: 'Record runs' }).click()
  await owner.getByText('Runs are now recorded.').waitFor()
  await owner.getByRole('button', { name: 'Discover tools' }).click()
  await owner.getByRole('button', { name: 'Apply to submitForm' }).click()
  await owner.getByText('Changed one tool.').waitFor()
  await owner.getByRole('link', { name: 'Edit bookAppointment' }).waitFor()

  const tag = embedSnippet(readWidgetFiles(), server.url, id)
  const sent: (string | null)[] = []
  await context.route(`${SITE}**`, async (route) => {
    const request = route.request()
    const isSent = request.method() === 'POST'
    if (isSent) sent.push(request.postData())
    const body = isSent
      ? '<!doctype html><html lang="en"><head><title>Booked</title></head><body><h1>Thank you, your appointment is booked.</h1></body></html>'
      : (pages[request.url()] ?? '')
    const html = body.replace('<title>', `${tag}<title>`)
    await route.fulfill({ status: body ? 200 : 404, contentType: 'text/html; charset=utf-8', body: html })
  })
  const page = await context.newPage()
  await page.goto(`${SITE}service`)
  await page.waitForFunction(() => 'operable' in window)
  await page.evaluate(() => {
    const { operable } = window as unknown as { operable: { run(name: string, input: object): Promise<object> } }
    void operable.run('submitForm', { plate: 'AB 123', day: '2026-12-01' })
  })
  await page.getByText('Thank you, your appointment is booked.').waitFor()
  expect(sent).toEqual(['plate=AB+123&day=2026-12-01'])

  const runs = async () => (await operable.runs.list(id)).map(({ tool, name, outcomes }) => ({ tool, name, outcomes }))
  await expect
    .poll(runs, { timeout: 30_000 })
    .toEqual([{ tool: before.id, name: 'bookAppointment', outcomes: { confirmed: 1 } }])
  await owner.reload()
  await owner.locator('#runs').getByRole('heading', { name: 'bookAppointment' }).waitFor()
  await owner.locator('#runs').getByText('1 confirmed').waitFor()
})
