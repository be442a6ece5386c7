import { afterAll, beforeAll, expect, test } from 'vitest'
import { tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// A link of the console opens the panel on one tool, and does nothing else.

const page = (attributes = ''): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${tag('SERVICE', attributes)}</head><body><form id="f" method="post" action="/submit"><label>E-mail <input name="email"></label><button>Send</button></form></body></html>`

let site: WidgetSite
beforeAll(async () => {
  site = await widgetSite({ pages: { '/': page(), '/off': page('data-panel="off"'), '/on': page('data-panel') } })
  site.tools = ['first', 'second'].map((name) =>
    toolNamed(name, { pageUrl: '/', selector: '#f', metadata: { kind: 'form' } }),
  )
})
afterAll(() => site?.close())

test.each<[string, string, string | undefined]>([
  ['the tool of the link', '/#operable-try=id-second', 'Second'],
  ['a route that has it at its end', '/#/contact?operable-try=id-second', 'Second'],
  ['where the panel is there anyway', '/on#operable-try=id-first', 'First'],
])('%s is opened, and nothing is filled in or sent', async (_, path, title) => {
  const opened = await site.open(path)
  await whenReady(opened)
  const panel = opened.locator('[data-operable]')
  await expect.poll(() => panel.locator('details[open] summary').allTextContents()).toEqual([title])
  expect(await panel.locator('details[open] summary').evaluate((one) => one.matches(':focus'))).toBe(true)
  expect(await opened.locator('#f input').inputValue()).toBe('')
  expect([site.submitted, site.requests.filter((line) => line.includes('executor')).length]).toEqual([
    [],
    expect.any(Number),
  ])
  await opened.close()
})

test.each([
  ['a tool that is not there', '/#operable-try=nobody', 1],
  ['markup', '/#operable-try=%3Cimg%20src%3Dx%3E', 1],
  ['no link', '/', 0],
  ['a panel that the owner has switched off', '/off#operable-try=id-first', 0],
])('%s opens nothing', async (_, path, panels) => {
  const opened = await site.open(path)
  await whenReady(opened)
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(await opened.locator('[data-operable]').count()).toBe(panels)
  expect(await opened.locator('[data-operable] details[open]').count()).toBe(0)
  await opened.close()
})
