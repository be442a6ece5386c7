import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Widget } from '../src/types.ts'
import { run, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// What owners of websites make of the tag.

const script = (attributes: string): string => `<script src="SERVICE/operable.js" ${attributes}></script>`
const works: [string, string][] = [
  ['async', script('async data-website="w1"')],
  ['defer', script('defer data-website="w1"')],
  ['a module', script('type="module" data-website="w1"')],
  [
    'a module that another one imports',
    `${script('type="text/plain" data-website="w1"')}<script type="module">import 'SERVICE/operable.js'</script>`,
  ],
  [
    'evaluated as a text',
    `${script('type="text/plain" data-website="w1"')}<script>fetch('SERVICE/operable.js').then((answer) => answer.text()).then(eval)</script>`,
  ],
  [
    'in the body of a site that changes pages by script, which runs it anew',
    `${script('data-website="w1"')}<script>addEventListener('load', () => {
      const old = document.querySelector('script[src]')
      const again = document.createElement('script')
      for (const { name, value } of old.attributes) again.setAttribute(name, value)
      old.replaceWith(again)
    })</script>`,
  ],
  ['twice', script('async data-website="w1"') + script('async data-website="w1"')],
  [
    'taken away at once',
    `${script('data-website="w1" id="own"')}<script>document.querySelector("#own").remove()</script>`,
  ],
]
/** How many panels are there then. */
const panels: [string, string, number][] = [
  ['on', script('async data-website="w1" data-panel'), 1],
  ['off', script('async data-website="w1" data-panel="off"'), 0],
  ['false, as frameworks write it', script('async data-website="w1" data-panel="false"'), 0],
  ['on in the second tag', script('async data-website="w1"') + script('async data-website="w1" data-panel'), 1],
  ['on in both tags', script('async data-website="w1" data-panel').repeat(2), 1],
]
const told: [string, string, RegExp][] = [
  ['no website', script('async'), /^Operable found no script tag of its own with a data-website attribute/],
  [
    'a module without a tag',
    `<script type="module">import 'SERVICE/operable.js'</script>`,
    /^Operable found no script tag of its own/,
  ],
  [
    'another website',
    script('data-website="w1"') + script('data-website="w2"'),
    /^Operable: window.operable is already taken, so the tag of website w2 does nothing/,
  ],
  [
    'a global of the page',
    `<script>window.operable = {}</script>${script('data-website="w1"')}`,
    /^Operable: window.operable is already taken, so the tag of website w1 does nothing/,
  ],
]
const form = `<form id="contact"><label>Name <input name="name"></label><button>Send</button></form><p role="status"></p><script>
  document.querySelector('form').onsubmit = (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('p').textContent = 'Thank you, it was sent.' }) }</script>`

let site: WidgetSite
beforeAll(async () => {
  const rows = [...works, ...panels, ...told].map(([name, tags]): [string, string] => [
    `/${encodeURIComponent(name)}`,
    `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">${tags}</head><body>${form}`,
  ])
  site = await widgetSite({ pages: Object.fromEntries(rows) })
})
afterAll(() => site?.close())

/** The page, and what is said in its console. */
async function opened(name: string): Promise<[Page, string[]]> {
  const path = `/${encodeURIComponent(name)}`
  site.tools = [toolNamed('contact', { selector: '#contact', pageUrl: path })]
  const said: string[] = []
  const page = await site.context.newPage()
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  await page.goto(site.origin + path)
  return [page, said]
}

test.each(works)('a tag works: %s', async (name) => {
  const [page, said] = await opened(name)
  await whenReady(page)
  expect(await run(page, 'contact', { name: 'Ada' })).toMatchObject({ status: 'confirmed' })
  expect(said).toEqual([])
  await page.close()
})

test.each(panels)('the panel is there, or not: %s', async (name, _, count) => {
  const [page, said] = await opened(name)
  await whenReady(page)
  const button = page.getByRole('button', { name: 'Site tools' })
  if (count > 0) await button.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await button.count()).toBe(count)
  expect(said).toEqual([])
  await page.close()
})

test('a widget that is closed takes its panel along, and a tag that comes later begins anew', async () => {
  const [page, said] = await opened('on')
  await whenReady(page)
  const button = page.getByRole('button', { name: 'Site tools' })
  await button.waitFor()
  await page.evaluate(() => (window as unknown as { operable: Widget }).operable.close())
  expect(await page.evaluate(() => 'operable' in window)).toBe(false)
  expect(await page.locator('[data-operable]').count()).toBe(0)
  await page.evaluate(() => {
    const again = document.createElement('script')
    for (const { name, value } of document.querySelector('script[src]')!.attributes) again.setAttribute(name, value)
    document.head.append(again)
  })
  await whenReady(page)
  await button.waitFor()
  expect(await run(page, 'contact', { name: 'Ada' })).toMatchObject({ status: 'confirmed' })
  expect(said).toEqual([])
  await page.close()
})

test.each(told)('a tag that does not says why, once: %s', async (name, _, sentence) => {
  const [page, said] = await opened(name)
  await expect.poll(() => said, { timeout: 30_000 }).toEqual([expect.stringMatching(sentence)])
  await page.close()
})
