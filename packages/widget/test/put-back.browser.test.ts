import type { ToolMetadata } from '@operable/core/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// A run that fails leaves the page as it was; a form that sends itself is not sent again.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body>${body}<script>${script}</script>`
const short = { stepMs: 1500 }

test('React: a field that was made anew goes back, and a radio button shows what the state has', async () => {
  const page = await browser.openApp('react-put-back')
  const outcome = await runOn(page, toolOf(page, '#f'), { size: 'l', name: 'Ada' }, short)
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'disabled' } })
  await page.waitForFunction("window.state.name === ''")
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('input')].map((input) => (input.type === 'radio' ? input.checked : input.value)),
  )
  // No event says "none": the state keeps the choice, and the page has to show it.
  expect([await page.evaluate('window.state.size'), shown]).toEqual(['l', [false, true, '']])
  await page.close()
})

interface Row {
  html: string
  input: object
  metadata?: Partial<ToolMetadata>
  /** What the page says of itself before and after. */
  state: string
  /** Where it is not as before. */
  after?: unknown
}

const button = '<button disabled>Send</button>'
const rows: Record<string, Row> = {
  'a radio button where none was chosen': {
    html: markup(
      `<form id="f"><input type="radio" name="size" value="s"><input type="radio" name="size" value="l">${button}</form>`,
    ),
    input: { size: 'l' },
    state: `[...document.querySelectorAll('[type=radio]')].map(({ checked }) => checked)`,
  },
  'a list of which nothing was chosen': {
    html: markup(
      `<form id="f"><select name="size"><option>S<option>M</select><input name="name">${button}</form>`,
      `document.querySelector('select').selectedIndex = -1`,
    ),
    input: { size: 'M', name: 'Ada' },
    state: `[document.querySelector('select').selectedIndex, document.querySelector('[name=name]').value]`,
  },
  'a list that depends on another one': {
    html: markup(
      `<form id="f"><select name="country"><option>DE<option>FR</select><select name="city"></select>${button}</form>`,
      `const all = { DE: ['Berlin', 'Munich'], FR: ['Lyon', 'Paris'] }
       const [country, city] = document.querySelectorAll('select')
       const draw = () => { city.innerHTML = all[country.value].map((name) => '<option>' + name).join('') }
       country.onchange = draw; draw(); city.value = 'Munich'`,
    ),
    input: { country: 'FR', city: 'Paris' },
    state: `[...document.querySelectorAll('select')].map(({ value }) => value)`,
  },
  'a list that depends on another one, and comes late': {
    html: markup(
      `<form id="f"><select name="country"><option>DE<option>FR</select><select name="city"></select>${button}</form>`,
      `const all = { DE: ['Berlin', 'Munich'], FR: ['Lyon', 'Paris'] }
       const [country, city] = document.querySelectorAll('select')
       const draw = () => { city.innerHTML = all[country.value].map((name) => '<option>' + name).join('') }
       country.onchange = () => { city.innerHTML = ''; setTimeout(draw, 150) }; draw(); city.value = 'Munich'`,
    ),
    input: { country: 'FR', city: 'Paris' },
    state: `[...document.querySelectorAll('select')].map(({ value }) => value)`,
  },
  'a field that the page resets once': {
    html: markup(
      `<form id="f"><input name="name" value="Grace">${button}</form>`,
      `let times = 0; document.querySelector('input').onblur = (event) => { if (!times++) event.target.value = '' }`,
    ),
    input: { name: 'Ada' },
    state: `document.querySelector('input').value`,
  },
  'what a picker knows that reads its field only when that is left': {
    html: markup(
      `<form id="f"><input name="day" value="2027-01-01"><input name="name">${button}</form>`,
      `window.picked = '2027-01-01'; document.querySelector('[name=day]').onblur = ({ target }) => { window.picked = target.value }`,
    ),
    input: { day: '2027-03-01', name: 'Ada' },
    state: `[window.picked, document.querySelector('[name=day]').value]`,
  },
  'a dialog that fades out': {
    html: markup(
      `<style>#m{display:none}#m.open,#m.closing{display:block}</style><button id="t">Open</button><div id="m" role="dialog"><form id="f"><input name="name">${button}</form></div>`,
      `const m = document.querySelector('#m'); let timer
       document.querySelector('#t').onclick = () => { window.opened = (window.opened ?? 0) + 1; clearTimeout(timer); m.className = 'open' }
       addEventListener('keydown', (event) => { if (event.key === 'Escape') { m.className = 'closing'; timer = setTimeout(() => { m.className = '' }, 300) } })`,
    ),
    input: { name: 'Ada' },
    metadata: { triggerSelector: '#t', inModal: true },
    state: `[document.querySelector('#m').className, window.opened ?? 0]`,
    after: ['', 1],
  },
  'a dialog that only its button closes': {
    html: markup(
      `<button id="t">Open</button><div id="m" role="dialog" hidden><button type="button" id="x" aria-label="Close">×</button><form id="f"><input name="name">${button}</form></div>`,
      `const m = document.querySelector('#m'); document.querySelector('#t').onclick = () => { m.hidden = false }; document.querySelector('#x').onclick = () => { m.hidden = true }`,
    ),
    input: { name: 'Ada' },
    metadata: { triggerSelector: '#t', inModal: true },
    state: `document.querySelector('#m').hidden`,
  },
  'a panel that its trigger opens and closes': {
    html: markup(
      `<button id="t">Open</button><div id="m" hidden><form id="f"><input name="name">${button}</form></div>`,
      `const m = document.querySelector('#m'); document.querySelector('#t').onclick = () => { m.hidden = !m.hidden }`,
    ),
    input: { name: 'Ada' },
    metadata: { triggerSelector: '#t' },
    state: `document.querySelector('#m').hidden`,
  },
  'a tab that its trigger opened': {
    html: markup(
      `<div role="tablist"><button id="one" role="tab" aria-selected="true">One</button><button id="t" role="tab" aria-selected="false">Two</button></div><p id="p">First</p><div id="m" hidden><form id="f"><input name="name">${button}</form></div>`,
      `const select = (is) => { one.ariaSelected = !is; t.ariaSelected = is; p.hidden = is; m.hidden = !is }
       one.onclick = () => select(false); t.onclick = () => select(true)`,
    ),
    input: { name: 'Ada' },
    metadata: { triggerSelector: '#t' },
    state: `[p.hidden, m.hidden, one.ariaSelected]`,
  },
  'a box that was neither ticked nor not': {
    html: markup(
      `<form id="f"><input type="checkbox" name="all">${button}</form>`,
      `document.querySelector('[name=all]').indeterminate = true`,
    ),
    input: { all: true },
    state: `(({ checked, indeterminate }) => [checked, indeterminate])(document.querySelector('[name=all]'))`,
  },
  'a box that was neither, of which it is asked to be unticked': {
    html: markup(
      `<form id="f"><input type="checkbox" name="all"><input name="name">${button}</form>`,
      `document.querySelector('[name=all]').indeterminate = true`,
    ),
    input: { all: false, name: 'Ada' },
    state: `(({ checked, indeterminate }) => [checked, indeterminate])(document.querySelector('[name=all]'))`,
  },
  'how far a part of the page is scrolled': {
    html: markup(
      `<div id="box" style="height:200px;overflow:auto"><div style="height:900px"></div><form id="f"><input name="name">${button}</form></div>`,
      `box.scrollTop = 30`,
    ),
    input: { name: 'Ada' },
    state: `[scrollY, box.scrollTop]`,
  },
  'a dialog that each click on its trigger makes anew, and nothing closes': {
    html: markup(
      `<button id="t">Open</button>`,
      `document.querySelector('#t').onclick = () => document.body.insertAdjacentHTML('beforeend', '<div class="m" role="dialog"><form class="f"><input name="name">${button}</form></div>')`,
    ),
    input: { name: 'Ada' },
    metadata: { triggerSelector: '#t', inModal: true },
    state: `[document.querySelectorAll('.m').length, document.querySelector('.m input')?.value ?? '']`,
    after: [1, ''],
  },
}

test.each(Object.entries(rows))('%s is as it was', async (_, { html, input, metadata, state, after }) => {
  const page = await browser.openHtml(html)
  const before = await page.evaluate(state)
  const selector = html.includes('id="f"') ? '#f' : '.f'
  const outcome = await runOn(page, toolOf(page, selector, metadata), input, short)
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'disabled' } })
  expect(await page.evaluate(state)).toEqual(after ?? before)
  await page.close()
})

test('how far a frame is scrolled is as it was', async () => {
  const inner = `<div style='height:900px'></div><form id=f><input name=name>${button}</form>`
  const page = await browser.openHtml(
    markup(`<div style="height:1500px"></div><iframe id="frame" height="150" srcdoc="${inner}"></iframe>`),
  )
  await page.frameLocator('#frame').locator('form').waitFor()
  const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada' }, short)
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'disabled' } })
  expect(await page.evaluate('[scrollY, frame.contentWindow.scrollY]')).toEqual([0, 0])
  await page.close()
})

const sends = `addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = sent[1] ? 'Thanks again' : 'Thank you' }) });`
const selves: Record<string, [html: string, input: object, sent: object[]]> = {
  'once its list is chosen': [
    markup(
      `<form id="f"><select name="order"><option>a<option>b</select></form><output></output>`,
      `${sends}document.querySelector('select').onchange = (event) => event.target.form.requestSubmit()`,
    ),
    { order: 'b' },
    [{ order: 'b' }],
  ],
  'a while after its list is chosen': [
    markup(
      `<form id="f"><select name="order"><option>a<option>b</select><button style="animation:in 1s">Go</button></form><style>@keyframes in{from{transform:translateX(-99px)}}</style><output></output>`,
      `${sends}document.querySelector('select').onchange = (event) => setTimeout(() => event.target.form.requestSubmit(), 100)`,
    ),
    { order: 'b' },
    [{ order: 'b' }],
  ],
  'with each change, at last with all of them': [
    markup(
      `<form id="f"><select name="order"><option>a<option>b</select><select name="size"><option>s<option>l</select></form><output></output>`,
      `${sends}document.querySelector('#f').onchange = (event) => event.target.form.requestSubmit()`,
    ),
    { order: 'b', size: 'l' },
    [
      { order: 'b', size: 's' },
      { order: 'b', size: 'l' },
    ],
  ],
  'before all is there, and once more by the run': [
    markup(
      `<form id="f"><select name="order"><option>a<option>b</select><input name="name"></form><output></output>`,
      `${sends}document.querySelector('select').onchange = (event) => event.target.form.requestSubmit()`,
    ),
    { order: 'b', name: 'Ada' },
    [
      { order: 'b', name: '' },
      { order: 'b', name: 'Ada' },
    ],
  ],
}

test.each(Object.entries(selves))('a form that sends itself %s', async (_, [html, input, sent]) => {
  const page = await browser.openHtml(html)
  expect(await runOn(page, toolOf(page, '#f'), input)).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual(sent)
  await page.close()
})

test('a form that a script sends by submit() is sent once', async () => {
  const page = await browser.openHtml(
    markup(
      `<form id="f" action="/submit"><select name="order"><option>a<option>b</select><button>Go</button></form>`,
      `document.querySelector('select').onchange = (event) => event.target.form.submit()`,
    ),
  )
  const before = browser.requests.filter((request) => request.includes('/submit')).length
  await runOn(page, toolOf(page, '#f'), { order: 'b' }).catch(() => {})
  await page.waitForURL('**/thanks')
  expect(browser.requests.filter((request) => request.includes('/submit')).length - before).toBe(1)
  await page.close()
})
