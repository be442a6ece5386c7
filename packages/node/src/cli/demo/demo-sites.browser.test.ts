import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBrowser, testBrowser } from '../../../test/browser.ts'
import { demoFolders, demoSites } from './demo-sites.ts'
import { type ServedSite, serveSite } from './serve-site.ts'

// Both example sites as a visitor meets them: every form works, the sign-up opens, nothing overflows a phone.

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
})

afterAll(() => browser?.close())

const pages = ['', 'services/', 'prices/', 'book/', 'vouchers/', 'contact/', 'account/', 'about/', 'legal/imprint/']

const forms = [
  ['newsletter', '', undefined],
  ['quote', 'prices/', undefined],
  ['booking', 'book/', undefined],
  ['voucher', 'vouchers/', undefined],
  ['contact', 'contact/', undefined],
  ['login', 'account/', undefined],
  ['signup', 'account/', 'Create an account'],
] as const

describe.each(demoSites)('$name', (example) => {
  let site: ServedSite
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    site = await serveSite(demoFolders(example))
    page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })

  afterAll(async () => {
    await page?.close()
    await site?.close()
  })

  beforeEach(() => {
    complaints = []
  })

  test.each(pages)('/%s fits a phone, and the browser has nothing to complain about', async (path) => {
    await page.goto(site.url + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(complaints).toEqual([])
  })

  test('the menu opens on a phone', async () => {
    await page.goto(site.url)
    const link = page.locator('#menu a', { hasText: 'Prices' })
    expect(await link.isVisible()).toBe(false)
    await page.locator('.menu-toggle').click()
    expect(await link.isVisible()).toBe(true)
  })

  test.each(forms)('a visitor sends the form %s', async (name, path, opener) => {
    await page.goto(site.url + path)
    const form = page.locator(`form[action="/forms/${name}"]`)
    if (opener) {
      expect(await form.isVisible()).toBe(false)
      await page.getByRole('button', { name: opener, exact: true }).click()
    }
    for (const field of await form.locator('[required]').all()) {
      const type = await field.evaluate((element) => (element as HTMLInputElement).type)
      if (type === 'select-one') await field.selectOption({ index: 1 })
      else if (type === 'radio' || type === 'checkbox') await field.check()
      else await field.fill(values[type] ?? 'Ada Lovelace')
    }
    await form.locator('button[type="submit"]').click()
    await page.waitForURL(`**/forms/${name}`)
    expect(await page.locator('[role="status"]').innerText()).not.toBe('')
    expect(await page.title()).not.toMatch(/missing|no such/i)
    expect(complaints).toEqual([])
  })
})

const values: Record<string, string> = {
  email: 'ada@mail.example',
  date: '2030-05-14',
  password: 'correct horse battery',
  number: '75',
}
