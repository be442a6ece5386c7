import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, testBrowser } from '../../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { realSites } from '../../../test/real-sites.ts'
import { serve } from '../../http/listen/node-server.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'

// Reports of sites as people build them: that somebody with a phone reads them to the end, and that nothing is lost by it.

const PHONE = { width: 360, height: 740 }
const names = Object.keys(realSites) as (keyof typeof realSites)[]
const sites: LoopbackSite[] = []
const reports = new Map<string, string>()
let browser: Browser
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  server = await serve({ operable, port: 0, publicScans: true, allowPrivate: true })
  for (const name of names) {
    const site = await loopbackSite(realSites[name])
    sites.push(site)
    // Twice: the second report has a history.
    for (let scans = 0; scans < 2; scans += 1) {
      const { id } = await operable.scans.start(`http://127.0.0.1:${site.port}/`)
      for await (const scan of operable.scans.watch(id)) {
        if (scan.state === 'completed') reports.set(name, `/r/${scan.reportId}`)
      }
    }
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await Promise.all(sites.map((site) => site.close()))
})

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false, ...options })
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  return page
}

const folded = (page: Page) => page.locator('details:not([open])').count()

describe.each(names)('the report of a %s', (name) => {
  const path = () => reports.get(name) ?? ''

  test('takes at most three screens of a phone before anything is opened', async () => {
    const page = await open(path(), { javaScriptEnabled: true })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(3 * PHONE.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.context().close()
  })

  test('says first what an agent can do, then what to change, then the checks', async () => {
    const page = await open(path())
    const titles = await page.locator('main section > h2').allInnerTexts()
    expect(titles).toEqual(['What an agent can do here', 'What to change', 'Checks'])
    await page.context().close()
  })

  test('opens every check from a link to it, without JavaScript', async () => {
    const page = await open(path())
    const ids = await page.locator('[id^=check-]').evaluateAll((parts) => parts.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(20)
    for (const id of [ids[0], ids.at(-1), 'coverage']) {
      const linked = await open(`${path()}#${id}`)
      expect(await linked.locator(`#${id}`).isVisible(), id).toBe(true)
      const line = (await linked.locator(`details:has(> #${id}) > summary`).boundingBox())!
      expect(line.y, `the line of ${id} is in sight`).toBeGreaterThanOrEqual(0)
      await linked.context().close()
    }
    await page.context().close()
  })

  test('shows everything at ?open=all, and on paper', async () => {
    const page = await open(path())
    expect(await folded(page)).toBeGreaterThan(20)
    const texts = await page.locator('main p, main li, main dd').count()
    await page.emulateMedia({ media: 'print' })
    const hidden = 'details :is(p:not(.actions), dd)'
    expect(await page.locator(hidden).evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length)).toBe(
      0,
    )
    const whole = await open(`${path()}?open=all`)
    expect(await folded(whole)).toBe(0)
    expect(await whole.locator('main p, main li, main dd').count()).toBe(texts)
    await page.context().close()
    await whole.context().close()
  })
})
