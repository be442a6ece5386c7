import { inferTools, parsePage } from '@operable/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What a person would scroll to, and what they would not wait for.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const email = { email: 'ada@shop.example' }
const sends = `addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target, event.submitter))]; ${TAKEN} })`
const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><style>.late { opacity: 0; transform: translateY(60px); transition: 0.3s } .late.in { opacity: 1; transform: none } .later { visibility: hidden } .later.in { visibility: visible }</style>${body}<script>${sends};${script}</script>`
const field = '<label>Email <input name="email"></label>'
const button = '<button name="by" value="button">Send</button>'
const form = `<form id="f">${field}${button}</form>`
const sent = { ...email, by: 'button' }
const far = '<div style="height: 3000px"></div>'

describe('what is transparent until one scrolls to it', () => {
  const fades = `const looks = new IntersectionObserver((seen) => { for (const { isIntersecting, target } of seen) if (isIntersecting) target.classList.add('in') }, { rootMargin: '-120px 0px' })
    for (const each of document.querySelectorAll('.late, .later')) looks.observe(each)`
  const open = `<button type="button" id="open" class="late" onclick="f.hidden = false">Write</button>`

  test.each<[string, string, string, { triggerSelector?: string }?]>([
    ['a form', '#f', `<div class="late">${form}</div>`],
    ['a form that is hidden until then', '#f', `<div class="later">${form}</div>`],
    ['the first form', 'form', `<div class="late">${form}</div>`],
    ['its fields', '#f', `<form id="f"><p>Hello</p>${far}<div class="late">${field}</div>${button}</form>`],
    ['its button', '#f', `<form id="f">${field}${far}<div class="late">${button}</div></form>`],
    ['its trigger', '#f', `${open}${form.replace('id="f"', 'id="f" hidden')}`, { triggerSelector: '#open' }],
  ])('%s', async (_, selector, body, metadata = {}) => {
    const page = await browser.openHtml(markup(far + body + far, fades))
    expect(await runOn(page, toolOf(page, selector, metadata), email)).toMatchObject({ status: 'confirmed' })
    expect(await sentBy(page)).toEqual([sent])
    await page.close()
  })

  test('a button', async () => {
    const clicks = `<div class="late"><button id="b" onclick="fetch('/taken', { method: 'POST' }).then(() => { this.textContent = 'Thank you, it was sent' })">Call me</button></div>`
    const page = await browser.openHtml(markup(far + clicks + far, fades))
    expect(await runOn(page, toolOf(page, '#b', { kind: 'button' }), {})).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('and stays so: the page stands where it stood', async () => {
    const page = await browser.openHtml(markup(`${far}<div class="late">${form}</div>${far}`))
    await page.evaluate('scrollTo(0, 300)')
    const outcome = await runOn(page, toolOf(page, '#f'), email, { stepMs: 1500 })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'not_visible' } })
    expect(await page.evaluate('scrollY')).toBe(300)
    await page.close()
  })
})

describe('a form that is there twice, for small windows and for large ones', () => {
  const twice = (heading = 'Book'): string =>
    markup(
      `<style>@media (min-width: 600px) { .small { display: none } } @media (max-width: 599px) { .large { display: none } }</style>
       <div class="small"><h2>Book</h2>${form.replace(' id="f"', '')}</div><div class="large"><h2>${heading}</h2>${form.replace(' id="f"', '')}</div>`,
    )
  const toolOn = (page: Page, html: string) => {
    const [draft] = inferTools(parsePage(html, { url: page.url() }))
    return toolOf(page, draft!.selector, draft!.metadata)
  }

  test.each([1000, 500])('is filled in where it is shown, %i px wide', async (width) => {
    const page = await browser.openHtml(twice())
    await page.setViewportSize({ width, height: 800 })
    expect(await runOn(page, toolOn(page, twice()), email)).toMatchObject({ status: 'confirmed' })
    expect(await sentBy(page)).toEqual([sent])
    await page.close()
  })

  test('another form is none of the two', async () => {
    const html = twice('Our news').replace(/Send(?!.*Send)/s, 'Subscribe')
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOn(page, html), email, { stepMs: 1500 })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'not_visible' } })
    await page.close()
  })
})

describe('a button that never rests', () => {
  const moves = (left: string): string =>
    `let frames = 0; const move = () => { f.style.marginLeft = ${left} + 'px'; frames++; requestAnimationFrame(move) }; move()`

  test('and moves by less than its half is clicked', async () => {
    const page = await browser.openHtml(markup(form, moves('frames % 2')))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })
})

test('what stands outside of the window is said to, and is not covered', async () => {
  const page = await browser.openHtml(
    markup(`<aside style="position: fixed; left: 100%; width: 300px">${form}</aside>`),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), email, { stepMs: 1500 })
  expect(outcome).toMatchObject({
    status: 'failed',
    error: { code: 'not_visible', message: 'not visible: input "Email" is out of sight' },
  })
  await page.close()
})

test('a validity that the page is still finding out about is waited for', async () => {
  const checks = `f.oninput = () => { const [voucher] = f.elements; voucher.setCustomValidity('checking'); setTimeout(() => voucher.setCustomValidity(voucher.value === 'no' ? 'Unknown voucher' : ''), 600) }`
  const voucher = '<form id="f"><label>Voucher <input name="voucher" required></label><button>Redeem</button></form>'
  const page = await browser.openHtml(markup(voucher, checks))
  const tool = toolOf(page, '#f')
  expect(await runOn(page, tool, { voucher: 'no' }, { stepMs: 4000 })).toMatchObject({
    status: 'rejected',
    error: { code: 'form_invalid', message: 'form invalid: Voucher: Unknown voucher' },
  })
  expect(await runOn(page, tool, { voucher: 'OK1' })).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ voucher: 'OK1' }])
  await page.close()
})
