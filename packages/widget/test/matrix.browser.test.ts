import type { Tool } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { input, normal, widgetFields, widgets } from './matrix-values.ts'
import { runOn, sentBy, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What reaches the state of a page's own code, for every framework and kind of field. The result is kept in
// matrix.golden.json, from which `npm run docs` makes the table of docs/widget-reference.md.

const pages: [page: string, framework: string, values: object, tool: (page: Page) => Tool | Promise<Tool>][] = [
  ['plain', 'no framework', input, (page) => toolOn(page)],
  ['plain?shadow', 'open shadow tree', input, (page) => toolOf(page, 'form')],
  ['plain?frame', 'frame of the same origin', input, (page) => toolOf(page, 'form')],
  ['react', 'React 19, controlled', input, (page) => toolOn(page)],
  ['react-18', 'React 18, controlled', input, (page) => toolOn(page)],
  ['react-hook-form', 'react-hook-form 7', input, (page) => toolOn(page)],
  ['vue', 'Vue 3, v-model', input, (page) => toolOn(page)],
  ['vue?lazy', 'Vue 3, v-model.lazy', input, (page) => toolOn(page)],
  ['svelte', 'Svelte 5, bind', input, (page) => toolOn(page)],
  ['angular', 'Angular-style value accessors', input, (page) => toolOn(page)],
  ['react-widgets', 'React 19, made by script', widgets, widgetsTool],
]

function widgetsTool(page: Page): Tool {
  return toolOf(page, '#f', { fields: widgetFields })
}

let browser: WidgetBrowser
const results = new Map<string, { outcome: string; controls: Record<string, boolean> }>()
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

test.each(pages)('%s: %s', async (name, framework, values, makeTool) => {
  const page = await browser.openApp(name)
  const outcome = await runOn(page, await makeTool(page), values, { approves: true })
  const [sent = {}] = (await sentBy(page)) as Record<string, unknown>[]
  const controls = Object.entries(values).map(([key, value]) => [key, normal(sent[key]) === normal(value)])
  results.set(framework, { outcome: outcome.status, controls: Object.fromEntries(controls) })
  expect({ error: outcome.error, sent }).toMatchObject({ error: undefined })
  await page.close()
})

test('the table of the docs is what was seen', async () => {
  const all = [...results.values()]
  expect(
    all.filter(({ outcome, controls }) => outcome !== 'confirmed' || Object.values(controls).includes(false)),
  ).toEqual([])
  await expect(`${JSON.stringify(Object.fromEntries(results), null, 2)}\n`).toMatchFileSnapshot('./matrix.golden.json')
})
