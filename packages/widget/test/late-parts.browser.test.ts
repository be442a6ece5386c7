import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What stands on a page, or can be filled, only once somebody has gone there.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const email = { email: 'ada@shop.example' }
const script = `addEventListener('submit', (event) => { event.preventDefault(); document.querySelector('output').textContent = 'Thank you' })`
const markup = (body: string, more = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body>${body}<output></output><script>${script};${more}</script>`
const scrolledTo = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)')

describe('what is drawn when one scrolls to it', () => {
  const form = `<form id="f"><input name="email" aria-label="Email"><button>Send</button></form>`
  const lazy = (inner: string): string =>
    `new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting && !place.firstChild) place.innerHTML = ${JSON.stringify(inner)} }).observe(place)`
  const long =
    '<div style="height:4000px"></div><div id="place" style="min-height:200px"></div><div style="height:4000px"></div>'

  test('a form', async () => {
    const page = await browser.openHtml(markup(long, lazy(form)))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('the trigger of a form', async () => {
    const trigger = '<button id="open">Write</button>'
    const opens = `addEventListener('click', ({ target }) => { if (target.id === 'open') target.outerHTML = ${JSON.stringify(form)} })`
    const page = await browser.openHtml(markup(long, `${lazy(trigger)};${opens}`))
    const tool = toolOf(page, '#f', { triggerSelector: '#open' })
    expect(await runOn(page, tool, email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('nothing of the tool: the page stands where it stood', async () => {
    const page = await browser.openHtml(markup(long, lazy('<p>Nothing</p>')))
    await page.evaluate('scrollTo(0, 300)')
    const outcome = await runOn(page, toolOf(page, '#f'), email, { stepMs: 4000 })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'target_not_found' } })
    expect(await page.textContent('#place')).toBe('Nothing')
    expect(await scrolledTo(page)).toBe(300)
    await page.close()
  })
})
