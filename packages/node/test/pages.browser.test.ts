import type { NewTool } from '@operable/core'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser, testBrowser } from './browser.ts'
import { draftParameter } from './draft-link.ts'
import { payloads } from './hostile-report.ts'
import { loopbackSite } from './loopback-site.ts'
import { pagesService } from './pages-service.ts'

// Every page for people as a browser shows it: for those who see little or use the keyboard, on phones, in the dark,
// and without JavaScript.

let browser: Browser
let service: Awaited<ReturnType<typeof pagesService>>

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
  service = await pagesService()
})

afterAll(async () => {
  await browser?.close()
  await service?.close()
})

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: service.url, ...options })
  // Only what hangs meets it, and before the test's own limit.
  context.setDefaultTimeout(100_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The status of the page itself, and advice about password managers.
    if (
      message.type() !== 'error' ||
      /^Failed to load resource: the server responded with a status of 4/.test(message.text())
    )
      return
    complaints.push(message.text())
  })
  return { page, complaints }
}

async function signIn(page: Page, key: string): Promise<void> {
  await page.goto('/console')
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Sign in to the console' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

type Views = [name: string, go: (page: Page) => Promise<unknown>][]

const openPages: Views = [
  ['homepage', (page) => page.goto('/')],
  ['homepage with an error', (page) => page.goto('/?url=ftp://nothing')],
  ['methodology', (page) => page.goto('/methodology')],
  ['help', (page) => page.goto('/help')],
  ['report with much to change', (page) => page.goto(service.reports[0]!)],
  ['report with nothing to change', (page) => page.goto(service.reports[1]!)],
  ['report with nothing folded', (page) => page.goto(`${service.reports[0]}?open=all`)],
  ['comparison', (page) => page.goto(`${service.reports[0]}/compare`)],
  ['comparison of files', (page) => page.goto('/compare')],
  ['comparison of files with an error', compareNothing],
  ['no report there', (page) => page.goto('/r/none')],
  ['nothing there', (page) => page.goto('/none')],
  ['failed scan', (page) => page.goto(service.failedScan)],
]

async function compareNothing(page: Page): Promise<void> {
  await page.goto('/compare')
  const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  for (const label of ['Earlier report', 'Later report']) await page.getByLabel(label).setInputFiles(file)
  await page.getByRole('button', { name: 'Compare the two reports' }).click()
  await page.getByRole('alert').waitFor()
}

const websitePage = () => `/console/websites/${service.website.id}`

const consolePages: Views = [
  ['websites', (page) => page.goto('/console')],
  ['website', (page) => page.goto(websitePage())],
  ['website with a selector that was tried', (page) => trySelector(page, 'form')],
  ['website with a selector that is none', (page) => trySelector(page, 'form[')],
  ['website that was discovered again', discoverAgain],
  ['tool', (page) => page.goto(`${websitePage()}/tools/${service.tools[0]!.id}`)],
  ['tool that was checked', checkTool],
  ['tool with another element, which was picked', (page) => page.goto(pickedPage(handedOver()))],
  [
    'tool with a link that brings no element',
    (page) => page.goto(pickedPage({ ...handedOver(), pageUrl: 'https://elsewhere.example/' })),
  ],
  ['tool with its words open', openWords],
  ['tool that is handed over', (page) => page.goto(`${websitePage()}/draft?draft=${draftParameter(handedOver())}`)],
]

async function discoverAgain(page: Page): Promise<void> {
  await page.goto(websitePage())
  await page.getByRole('button', { name: 'Discover' }).click()
  await page.locator('.notice', { hasText: /^(?:Created|Everything found)/ }).waitFor()
}

async function checkTool(page: Page): Promise<void> {
  await page.goto(websitePage())
  await page
    .getByRole('button', { name: /^Check/ })
    .first()
    .click()
  await page.locator('#check .notice').waitFor()
}

const pickedPage = (draft: NewTool) => `${websitePage()}/tools/${service.tools[0]!.id}?draft=${draftParameter(draft)}`

async function openWords(page: Page): Promise<void> {
  await page.goto(`${websitePage()}/tools/${service.tools[0]!.id}`)
  for (const summary of await page.locator('#fields summary').all()) await summary.click()
}

function handedOver(): NewTool {
  const { name, description, pageUrl, selector, metadata } = service.tools[0]!
  return { name, description, pageUrl, selector, metadata }
}

async function trySelector(page: Page, selector: string): Promise<void> {
  await page.goto(websitePage())
  await page.getByLabel('Selector').fill(selector)
  await page.getByRole('button', { name: 'Try the selector' }).click()
  await page.locator('#try .notice, #try .field-error').waitFor()
}

/** Neighbours in a section of which one has a frame, and that have next to no room between them. */
function stuckParts(): string[] {
  const isFramed = (part: Element) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0
  // A form that is a button only is as framed as the button.
  const frameOf = (part: Element) => isFramed(part) || [...part.querySelectorAll(':scope > button')].some(isFramed)
  const parts = [...document.querySelectorAll('main section > *')].filter((part) => part.checkVisibility())
  return parts.flatMap((part) => {
    const next = part.nextElementSibling
    if (!next || !parts.includes(next) || !(frameOf(part) || frameOf(next))) return []
    const gap = next.getBoundingClientRect().top - part.getBoundingClientRect().bottom
    return Math.abs(gap) < 6 ? `${part.outerHTML.slice(0, 80)} and ${next.outerHTML.slice(0, 80)}: ${gap}` : []
  })
}

/** Rules of axe about colours: nothing else changes with them. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds, short enough to be read. */
async function violations(page: Page, only?: string[]): Promise<string[]> {
  if (!only) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      }),
    only,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

const WIDTHS = [320, 390, 1280]

async function atWidths<T>(page: Page, look: () => Promise<T>): Promise<T[]> {
  const seen = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    seen.push(await look())
  }
  return seen
}

describe('each page, opened once', () => {
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    ;({ page, complaints } = await open())
    await signIn(page, service.admin)
  })

  test.each([...openPages, ...consolePages])('%s', async (_name, go) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await go(page)
    expect(await violations(page), 'axe, in the light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, COLOURS), 'axe, in the dark').toEqual([])
    const stuck = await atWidths(page, () => page.evaluate(stuckParts))
    expect(stuck, 'parts that stick to framed ones, by width').toEqual(WIDTHS.map(() => []))
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    const wide = await atWidths(page, () => page.evaluate(() => document.documentElement.scrollWidth))
    expect(wide, 'nothing scrolls to the side, folded parts open included').toEqual(WIDTHS)
    expect(complaints).toEqual([])
  })
})

test('axe finds nothing at the door of the console', async () => {
  const { page } = await open()
  await page.goto('/console')
  expect(await violations(page)).toEqual([])
})

test('axe does find what is wrong', async () => {
  const { page } = await open()
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><input></main></html>')
  expect((await violations(page)).join()).toContain('label: <input>')
})

test('the history is written alike at every width', async () => {
  const { page } = await open()
  const seen = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${service.reports[0]}?open=all`)
    const texts = page.locator('#history .chart text')
    const boxes = await Promise.all((await texts.all()).map((text) => text.boundingBox()))
    seen.push(boxes.map((box) => box?.height))
    const card = (await page.locator('#history figure').boundingBox())!
    for (const box of boxes) {
      expect(box!.x).toBeGreaterThan(card.x)
      expect(box!.x + box!.width).toBeLessThan(card.x + card.width)
    }
  }
  expect(seen[0]).toHaveLength(7)
  expect(Math.min(...seen.flat().map((height) => height ?? 0))).toBeGreaterThan(11)
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
})

test('on a phone the cells of the methodology stay on one line, but for the last one of each row', async () => {
  const { page } = await open({ viewport: { width: 390, height: 800 } })
  await page.goto('/methodology')
  const lines = await page.locator('tbody td:not(:last-child)').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  )
  expect(lines.length).toBeGreaterThan(10)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('every page has one heading of the first level, a main part and a title of its own', async () => {
  const { page } = await open()
  const titles = new Set<string>()
  // The same page once more: with an error, or with nothing folded.
  const pages = openPages.filter(([view]) => !/error|nothing folded/.test(view))
  for (const [name, go] of pages) {
    await go(page)
    expect(await page.locator('h1').count(), name).toBe(1)
    expect(await page.locator('main').count(), name).toBe(1)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(pages.length)
})

test.each(['/none', '/r/none'])('from %s, where nothing is, a way leads back', async (path) => {
  const { page } = await open()
  expect((await page.goto(path))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the homepage' }).click()
  await page.waitForURL(`${service.url}/`)
})

test('the first tab stop skips to the content', async () => {
  const { page } = await open()
  await page.goto(service.reports[0]!)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('an address leads to its report', async () => {
    const { page, complaints } = await open({ javaScriptEnabled })
    await page.goto('/')
    await page.getByLabel('Website address').fill(service.sites[0]!)
    await page.getByRole('button', { name: 'Scan this website' }).click()
    await page.waitForURL('**/r/*')
    expect(await page.locator('h1').innerText()).toBe(new URL(service.sites[0]!).host)
    expect(complaints).toEqual([])
  })

  test('a tool is edited, switched and seen by the widget', async () => {
    const { page } = await open({ javaScriptEnabled })
    await signIn(page, service.key)
    const [tool] = service.tools
    await page.getByRole('link', { name: `Edit ${tool!.name}` }).click()
    await page.getByLabel('Description').fill(`Edited, ${javaScriptEnabled}.`)
    await page.getByRole('button', { name: 'Save the tool' }).click()
    await page.getByText('was saved.').waitFor()
    await page.goto(websitePage())
    await page.getByRole('button', { name: `Switch off ${tool!.name}` }).click()
    await page.getByText('The tool is off').waitFor()
    const names = async () => {
      const list = await (await fetch(`${service.url}/widget/${service.website.id}/tools.json`)).json()
      return list.tools.map(({ name }: { name: string }) => name)
    }
    expect(await names()).not.toContain(tool!.name)
    await page.getByRole('button', { name: `Switch on ${tool!.name}` }).click()
    await page.getByText('The tool is on').waitFor()
    expect(await names()).toContain(tool!.name)
  })
})

test('a program can fill in the door of the console, and only a person opens it', async () => {
  const { page, complaints } = await open()
  // Not by `evaluate`, which counts as a gesture of the person.
  await page.addInitScript((key) => {
    addEventListener('load', () => {
      const form = document.querySelector<HTMLFormElement>('form[data-approval]')
      if (form === null) return
      form.querySelector<HTMLInputElement>('#key')!.value = key
      form.querySelector('button')?.click()
      form.requestSubmit()
    })
  }, service.key)
  await page.goto('/console')
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in to the console' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(complaints).toEqual([])
})

test('a new key is shown once and signs in', async () => {
  const { page } = await open()
  await signIn(page, service.key)
  await page.getByRole('button', { name: 'Create a key' }).click()
  const key = await page.locator('.notice code').innerText()
  await page.reload()
  expect(await page.content()).not.toContain(key)
  const { page: other } = await open()
  await signIn(other, key)
  expect(new URL(other.url()).pathname).toBe(websitePage())
})

test('a button copies what is there to be copied', async () => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${service.reports[0]}?open=all`)
  const figure = page.locator('figure.snippet').first()
  await figure.getByRole('button', { name: 'Copy this snippet' }).click()
  await figure.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator('code').innerText())
})

test('the form of another site does nothing', async () => {
  // "localhost" is another site than 127.0.0.1.
  const target = `${service.url}/console/websites`
  const evil = await loopbackSite({
    '/': `<form method="post" action="${target}"><input name="url" value="https://evil.example/"><button>Win</button></form>`,
  })
  const { page } = await open()
  await signIn(page, service.admin)
  const before = await service.operable.websites.list()
  await page.goto(`http://localhost:${evil.port}/`)
  await page.getByRole('button').click()
  await page.waitForURL((url) => url.host === new URL(target).host)
  expect(await service.operable.websites.list()).toEqual(before)
  await evil.close()
})

test('nothing of a hostile site runs, wherever its words are shown', async () => {
  const words = payloads.filter((text) => text.length < 1000).map((text) => text.replaceAll('\0', ''))
  const escaped = words.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'))
  const parts = escaped.map(
    (text, index) =>
      `<h2>${text}</h2><form id="${text}" action="/a${index}" aria-label="${text}"><label for="f${index}">${text}</label><input id="f${index}" name="${text}" required><input name="${text}2" required><button>${text}</button></form><a href="/contact">${text}</a>`,
  )
  const site = await loopbackSite({
    '/': `<!doctype html><html><title>${escaped.join(' ')}</title><meta name="description" content="${escaped.join(' ')}"><h1>${escaped[0]}</h1>${parts.join('')}</html>`,
  })
  const path = await service.scan(`http://127.0.0.1:${site.port}/`)
  const { page, complaints } = await open()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(path)
  expect(await page.locator('h1').innerText()).toBe(`127.0.0.1:${site.port}`)
  expect(await page.locator('#forms .verdicts').count()).toBeGreaterThan(5)
  expect(
    await page.locator('main img:not([src^="/badge/"]), main script, [onerror], [onload], [onmouseover]').count(),
  ).toBe(0)
  expect(dialogs).toEqual([])
  // A script that the policy stopped would complain.
  expect(complaints).toEqual([])
  expect(await violations(page)).toEqual([])
  await site.close()
})
