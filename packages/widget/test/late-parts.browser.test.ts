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
const script = `addEventListener('submit', (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = 'Thank you' }) })`
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

  const inPart = (inner: string): string =>
    `<div id="box" style="height:500px;overflow:auto">${inner}</div><div style="height:200px;overflow:auto"><div style="height:900px"></div></div>`

  test('a form in a part that scrolls', async () => {
    const page = await browser.openHtml(markup(inPart(long), lazy(form)))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('a form in a part that scrolls, far down the page', async () => {
    const page = await browser.openHtml(markup(`<div style="height:4000px"></div>${inPart(long)}`, lazy(form)))
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test.each([
    ['in view', ''],
    ['far down the page', '<div style="height:4000px"></div>'],
  ])('a form in a frame, %s', async (_, before) => {
    const frame = '<iframe id="frame" style="width:600px;height:400px"></iframe>'
    const page = await browser.openHtml(
      markup(before + frame, `frame.srcdoc = ${JSON.stringify(markup(long, lazy(form))).replaceAll('</', '<\\/')}`),
    )
    expect(await runOn(page, toolOf(page, '#f'), email)).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('nothing of the tool in a part that scrolls: it stands where it stood', async () => {
    const page = await browser.openHtml(markup(inPart(long), lazy('<p>Nothing</p>')))
    await page.evaluate('box.scrollTop = 300')
    const outcome = await runOn(page, toolOf(page, '#f'), email, { stepMs: 6000 })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'target_not_found' } })
    expect(await page.textContent('#place')).toBe('Nothing')
    expect(await page.evaluate('box.scrollTop')).toBe(300)
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

describe('a form in steps', () => {
  const steps = (first: string): string =>
    `<form id="f"><div id="one"><label>Name <input name="name" required></label>${first}</div><div id="two" hidden><label>Email <input name="email" type="email" required></label><button>Send</button></div></form>`
  const goesOn = `next.onclick = () => { one.hidden = true; two.hidden = false }`
  const next = '<button type="button" id="next">Next</button>'

  test('is left to a person on one that is not left, which is filled in', async () => {
    const page = await browser.openHtml(markup(steps(next), ''))
    const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada' }, { stepMs: 500 })
    expect(outcome).toMatchObject({
      status: 'needs_person',
      error: {
        code: 'form_invalid',
        message: expect.stringContaining('"Email" is on another step of the form, behind "Next"'),
      },
      errors: [{ path: '/email' }],
    })
    expect(await page.inputValue('[name=name]')).toBe('Ada')
    await page.close()
  })

  test('ends with the next one', async () => {
    const page = await browser.openHtml(markup(steps(next), goesOn))
    const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada' })
    expect(outcome).toMatchObject({ status: 'next_step', next: { fields: [{ key: 'email' }], button: 'Send' } })
    expect(await page.inputValue('[name=name]')).toBe('Ada')
    await page.close()
  })

  test('is refused for what is wrong on the step that is shown', async () => {
    const page = await browser.openHtml(markup(steps(next), goesOn))
    const outcome = await runOn(page, toolOf(page, '#f'), {})
    expect(outcome).toMatchObject({ status: 'rejected', errors: [{ path: '/name' }, { path: '/email' }] })
    await page.close()
  })

  test('a part that another field opens is no step', async () => {
    const page = await browser.openHtml(
      markup(
        '<form id="f"><label>Name <input name="name"></label><div hidden><label>VAT <input name="vat"></label></div><button>Send</button></form>',
      ),
    )
    const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada', vat: 'DE1' }, { stepMs: 500 })
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { code: 'not_visible', message: 'not visible: "VAT" is in a part of the form that is not shown' },
    })
    expect(await page.inputValue('[name=name]')).toBe('')
    await page.close()
  })
})

describe('a form that shows nothing but a text', () => {
  const spent = (body: string): string =>
    markup(`<form id="f"><p>Thank you, Ada</p>${body}</form>`, `onsubmit = () => { window.sent = [1] }`)

  test.each<[string, string, object]>([
    ['since its parts are hidden', '<div hidden><input name="email"><button>Send</button></div>', {}],
    ['since its fields are, which hold the values', `<input name="email" value="${email.email}" hidden>`, email],
    ['since there are none', '', {}],
  ])('%s, is not sent', async (_, body, input) => {
    const page = await browser.openHtml(spent(body))
    const outcome = await runOn(page, toolOf(page, '#f'), input, { stepMs: 500 })
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { code: 'not_visible', message: 'not visible: the form shows no field or button' },
    })
    expect(await page.evaluate('window.sent')).toBeUndefined()
    await page.close()
  })

  test('is waited for, where its fields come up again', async () => {
    const page = await browser.openHtml(
      markup(
        '<form id="f"><p id="p">One moment</p><input name="email" aria-label="Email" hidden></form>',
        `const [email] = f.elements; setTimeout(() => { p.hidden = true; email.hidden = false }, 1500)`,
      ),
    )
    expect(await runOn(page, toolOf(page, '#f'), {})).toMatchObject({ status: 'confirmed' })
    await page.close()
  })

  test('beside a box that its label stands for, is sent', async () => {
    const box = '<label>News <input type="checkbox" name="news" style="display:none"></label>'
    const page = await browser.openHtml(markup(`<form id="f">${box}</form>`))
    expect(await runOn(page, toolOf(page, '#f'), { news: true })).toMatchObject({ status: 'confirmed' })
    await page.close()
  })
})

describe('a required file', () => {
  test.each([
    ['behind a button', '', { path: '/cv', reason: 'file: cv' }],
    ['with a label', '<label for="cv">Your CV</label>', { path: '/cv', reason: 'file: Your CV' }],
  ])('%s is left to a person', async (_, label, error) => {
    const page = await browser.openHtml(
      markup(
        `<form id="f"><input name="email" aria-label="Email">${label}<button type="button" onclick="cv.click()">Attach CV</button><input type="file" id="cv" name="cv" required style="display:none"><button>Apply</button></form>`,
      ),
    )
    const outcome = await runOn(page, toolOf(page, '#f'), email, { approves: true })
    expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'person_required' }, errors: [error] })
    expect(await page.inputValue('[name=email]')).toBe('ada@shop.example')
    await page.close()
  })
})

describe('of a value that is not kept is told what the field shows', () => {
  test.each([
    ['a number', '<input type="range" name="x" min="0" max="10" step="2">', 5, 'x shows "6" (min 0, max 10, step 2)'],
    [
      'a text that is cut',
      `<input name="x" pattern="[a-z]+" oninput="this.value = this.value.slice(0, 3)">`,
      'abcdef',
      'x shows "abc" (pattern [a-z]+)',
    ],
    [
      'a box',
      '<label><input type="checkbox" name="x" onchange="this.checked = false"> Terms</label>',
      true,
      'x shows ""',
    ],
  ])('%s', async (_, field, x, message) => {
    const page = await browser.openHtml(markup(`<form id="f">${field}<button>Send</button></form>`))
    const outcome = await runOn(page, toolOf(page, '#f'), { x })
    expect(outcome).toMatchObject({
      status: 'failed',
      error: { code: 'value_not_kept', message: `value not kept: ${message}` },
      errors: [{ path: '/x', reason: `not kept: ${message}` }],
    })
    await page.close()
  })
})
