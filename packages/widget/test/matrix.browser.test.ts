import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

const input = {
  name: 'Ada Lovelace',
  email: 'ada@shop.example',
  guests: 4,
  date: '2027-03-01',
  message: 'By the window,\nplease.',
  plan: 'team',
  days: ['mon', 'wed'],
  size: 'l',
  topics: ['offers', 'events'],
  terms: true,
}

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

test.each([
  'plain',
  'plain?shadow',
  'plain?frame',
  'react',
  'react-18',
  'react-hook-form',
  'vue',
  'vue?lazy',
  'svelte',
  'angular',
])('%s: every kind of field reaches the state of the page', async (name) => {
  const page = await browser.openApp(name)
  const isInside = name.includes('?shadow') || name.includes('?frame')
  const tool = isInside ? toolOf(page, 'form') : await toolOn(page)
  const outcome = await runOn(page, tool, input, { approves: true })
  expect(outcome).toMatchObject({ status: 'confirmed' })
  const [sent] = (await sentBy(page)) as (typeof input)[]
  // Frameworks keep the number as text or number, and checked topics in the order of the clicks.
  expect({ ...sent!, guests: Number(sent!.guests), topics: sent!.topics.toSorted() }).toEqual({
    ...input,
    topics: input.topics.toSorted(),
  })
  await page.close()
})
