import type { ToolField, ToolMetadata } from '@operable/core/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { widgets } from './matrix-values.ts'
import { type RunRequest, runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const script = `addEventListener('submit', (event) => {
  event.preventDefault()
  window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]
  ${TAKEN}
})`
const fields = '<input name="email" aria-label="Email"><button id="send">Send</button>'
const markup = (body: string, more = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body>${body}<script>${script};${more}</script>`
const email = { email: 'ada@shop.example' }

function field(key: string, selector: string, more: Partial<ToolField> = {}): ToolField {
  return { key, selector, type: 'text', purpose: 'unknown', label: '', required: false, ...more }
}

test('controls of component libraries', async () => {
  const page = await browser.openApp('react-widgets')
  const metadata = {
    fields: [
      field('room', '#room'),
      field('news', '#news'),
      field('pace', '#slow', {
        choices: ['slow', 'fast'].map((value) => ({ value, label: value, selector: `#${value}` })),
      }),
    ],
  }
  const outcome = await runOn(page, toolOf(page, '#f', metadata), widgets)
  expect(outcome).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ ...widgets, phone: '(555) 123-4567' }])
  await page.close()
})

test('a choice that the list does not have is named, with what it has', async () => {
  const page = await browser.openApp('react-widgets')
  const tool = toolOf(page, '#f', { fields: [field('room', '#room')] })
  const outcome = await runOn(page, tool, { room: 'Cellar' }, { stepMs: 1500 })
  expect(outcome).toMatchObject({
    status: 'failed',
    error: { code: 'option_not_found', elements: ['Garden room', 'Tower room'] },
  })
  await page.close()
})

test('text that is edited in place', async () => {
  const page = await browser.openHtml(
    markup(
      `<form id="f"><div id="text" contenteditable="true" aria-label="Text"><p>old</p></div><input name="copy" hidden><button>Send</button></form>`,
      `document.querySelector('#text').addEventListener('input', (event) => document.querySelector('[name=copy]').value = event.target.innerText)`,
    ),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { text: 'Two words' }, { outcomeMs: 500 })
  expect(outcome.error).toBeUndefined()
  expect(await sentBy(page)).toEqual([{ copy: 'Two words' }])
  await page.close()
})

interface Row {
  html: string
  /** Runs before the page does. */
  before?: string
  selector?: string
  metadata?: Partial<ToolMetadata>
  input?: object
  request?: RunRequest
  expect: object
  sent?: number
}

const short = { stepMs: 1500 }
const overlay = '<div id="banner" style="position:fixed;inset:0;background:#0008">Cookies?</div>'

const gate = `<div id="gate" style="position:fixed;inset:0;background:#fff"><h2>Are you over 18?</h2>
  <button>Yes, I am</button><button>No</button></div>`

const rows: Record<string, Row> = {
  'covered: the error names what is in the way': {
    html: markup(`<form id="f">${fields}</form>${overlay}`),
    request: short,
    expect: { status: 'failed', error: { code: 'covered_by', elements: ['div#banner "Cookies?"'] } },
    sent: 0,
  },
  'covered far down the page, wherever it is scrolled to': {
    html: markup(
      `<div style="height:3000px"></div><form id="f">${fields}</form><div style="height:3000px"></div>${overlay}`,
    ),
    request: short,
    expect: { status: 'failed', error: { code: 'covered_by', elements: ['div#banner "Cookies?"'] } },
    sent: 0,
  },
  'covered by a gate that asks for one’s age': {
    html: markup(`<form id="f">${fields}</form>${gate}`, `gate.onclick = () => gate.remove()`),
    request: short,
    expect: {
      status: 'failed',
      error: {
        code: 'covered_by',
        message: expect.stringContaining('only a person can answer it'),
        elements: [expect.stringContaining('div#gate')],
      },
    },
    sent: 0,
  },
  'covered by what a field has opened, until something else is pressed': {
    html: markup(
      `<form id="f">${fields}</form><div id="days" hidden style="position:fixed;inset:0;background:#fff">March</div>`,
      `f.addEventListener('focusin', ({ target }) => { if (target.matches('input')) days.hidden = false }); document.addEventListener('mousedown', () => { days.hidden = true })`,
    ),
    expect: { status: 'confirmed' },
  },
  'covered for a while': {
    html: markup(
      `<form id="f">${fields}</form>${overlay}`,
      `setTimeout(() => document.querySelector('#banner').remove(), 500)`,
    ),
    expect: { status: 'confirmed' },
  },
  'under a sticky header, far down the page': {
    html: markup(
      `<header style="position:fixed;top:0;height:200px;width:100%;background:#fff">Shop</header><div style="height:3000px"></div><form id="f">${fields}</form><div style="height:3000px"></div>`,
    ),
    expect: { status: 'confirmed' },
  },
  'a button that moves first': {
    html: markup(
      `<style>@keyframes in{from{transform:translateX(-300px)}}button{animation:in .6s}</style><form id="f">${fields}</form>`,
    ),
    expect: { status: 'confirmed' },
  },
  'a button that is disabled until the form is valid': {
    html: markup(
      `<form id="f">${fields}</form>`,
      `const button = document.querySelector('#send'); button.disabled = true; document.querySelector('[name=email]').addEventListener('blur', (event) => setTimeout(() => button.disabled = !event.target.value.includes('@'), 300))`,
    ),
    expect: { status: 'confirmed' },
  },
  'a button that stays disabled': {
    html: markup(`<form id="f">${fields}</form>`, `document.querySelector('#send').disabled = true`),
    request: short,
    expect: { status: 'failed', error: { code: 'disabled' } },
    sent: 0,
  },
  'a button of its own outside of the form': {
    html: markup(`<form id="f"><input name="email"></form><p><button form="f">Send</button>`),
    expect: { status: 'confirmed' },
  },
  'no button at all': {
    html: markup(`<form id="f"><input name="email"></form>`),
    expect: { status: 'confirmed' },
  },
  'the button that sends is not the one that cancels': {
    html: markup(
      `<form id="f"><button type="submit" name="cancel">Cancel</button>${fields}</form>`,
      `document.querySelector('[name=cancel]').onclick = () => { window.cancelled = true }`,
    ),
    expect: { status: 'confirmed' },
  },
  'the first visible form where the selector is the default': {
    html: markup(
      `<form hidden><input name="email"><button>No</button></form><form style="display:contents">${fields}</form><form><input name="q"><button>No</button></form>`,
    ),
    selector: 'form',
    expect: { status: 'confirmed' },
  },
  'several elements': {
    html: markup(`<form class="f">${fields}</form><form class="f">${fields}</form>`),
    selector: '.f',
    request: short,
    expect: { status: 'failed', error: { code: 'target_ambiguous', elements: ['form', 'form'] } },
    sent: 0,
  },
  none: {
    html: markup('<p>Nothing</p>'),
    request: short,
    expect: { status: 'failed', error: { code: 'target_not_found' } },
    sent: 0,
  },
  'a broken selector': {
    html: markup(`<form id="f">${fields}</form>`),
    selector: 'form[',
    request: short,
    expect: { status: 'failed', error: { code: 'target_not_found' } },
    sent: 0,
  },
  'a form that is never shown': {
    html: markup(`<form id="f" style="opacity:0">${fields}</form>`),
    request: short,
    expect: { status: 'failed', error: { code: 'not_visible' } },
    sent: 0,
  },
  'a field that is not there': {
    html: markup(`<form id="f">${fields}</form>`),
    input: { ...email, phone: '1' },
    request: short,
    expect: {
      status: 'failed',
      error: { code: 'field_not_found', message: 'field not found: phone (email)', elements: ['email'] },
    },
    sent: 0,
  },
  'a field that the page does not let be changed': {
    html: markup(
      `<form id="f">${fields}</form>`,
      `const input = document.querySelector('[name=email]'); input.addEventListener('input', () => { input.value = '' })`,
    ),
    request: short,
    expect: { status: 'failed', error: { code: 'value_not_kept' }, errors: [{ path: '/email' }] },
    sent: 0,
  },
  'a field that is not shown': {
    html: markup(`<form id="f">${fields}<input name="phone" style="display:none"></form>`),
    input: { ...email, phone: '1' },
    request: short,
    expect: {
      status: 'failed',
      error: { code: 'not_visible' },
      errors: [{ path: '/phone', reason: 'not visible: input' }],
    },
    sent: 0,
  },
  'a table that has closed its form at once': {
    html: markup(
      `<table><form id="f"><tr><td><input name="email"></td><td><input type="image" alt="Send" style="width:20px;height:20px"></td></tr></form></table>`,
    ),
    expect: { status: 'confirmed' },
  },
  'an empty form whose controls only name it': {
    html: markup(
      `<form id="f"></form><input name="email" form="f"><input type="image" form="f" alt="Send" style="width:20px;height:20px">`,
    ),
    expect: { status: 'confirmed' },
  },
  'a form in a frame that is drawn at half its size': {
    html: markup(
      `<iframe style="width:1200px;height:900px;border:30px solid;transform:scale(.5);transform-origin:0 0"></iframe>`,
      `const { document: inner } = document.querySelector('iframe').contentWindow
       inner.body.innerHTML = '<p style="height:600px">${'x '.repeat(20)}</p><form id="f" style="margin-left:800px">${fields}</form><output></output>'
       inner.addEventListener('submit', (event) => { event.preventDefault(); window.sent = [email(event.target)]; inner.defaultView.fetch('/taken', { method: 'POST' }).then(() => { inner.querySelector('output').textContent = 'Thank you' }) })
       const email = (form) => Object.fromEntries(new FormData(form))`,
    ),
    expect: { status: 'confirmed' },
  },
  'the button that the tool names': {
    html: markup(
      `<form id="f"><input name="email"><a id="go" href="#">Subscribe</a><button type="button">Help</button></form>`,
      `document.querySelector('#go').onclick = (event) => { event.preventDefault(); document.querySelector('#f').requestSubmit() }`,
    ),
    metadata: { submitSelector: '#go' },
    expect: { status: 'confirmed' },
  },
  'the button that the tool names, of controls without a form, and not the last one': {
    html: markup(
      `<div id="f"><input name="email"><button type="button" id="go">Send</button><button type="button">Print</button></div><output></output>`,
      `document.querySelector('#go').onclick = () => { window.sent = [{}]; fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = 'Thank you' }) }`,
    ),
    metadata: { submitSelector: '#go' },
    expect: { status: 'confirmed' },
  },
  'another button where the one that the tool names is gone': {
    html: markup(`<p id="go">Go</p><form id="f">${fields}</form>`),
    metadata: { submitSelector: '#go' },
    expect: { status: 'confirmed' },
  },
  'a radio button of which the page once said that it is chosen': {
    html: markup(
      `<form id="f">${fields}<input type="radio" name="pace" value="slow" aria-checked="true"><input type="radio" name="pace" value="fast" aria-checked="false"></form>`,
    ),
    input: { ...email, pace: 'fast' },
    expect: { status: 'confirmed' },
  },
  'a field that is out of reach for everybody': {
    html: markup(
      `<form id="f">${fields}<input type="password" name="trap" tabindex="-1" aria-hidden="true" autocomplete="off"></form>`,
    ),
    expect: { status: 'confirmed' },
  },
  'pictures that are named as an error and as a success': {
    html: markup(
      `<svg class="icon-error"><text y="20">!</text></svg><form id="f">${fields}</form><svg class="success-mark"></svg>`,
    ),
    expect: { status: 'confirmed' },
  },
  'a picture that has the focus, in a window that has none': {
    before: 'Document.prototype.hasFocus = () => false',
    html: markup(
      `<svg id="chart" tabindex="0" style="width:40px;height:40px"></svg><form id="f">${fields}</form>`,
      `document.querySelector('#chart').focus()`,
    ),
    expect: { status: 'confirmed' },
  },
  'a picture that is the button': {
    html: markup(
      `<div id="f"><input name="email"><svg id="go" role="button" tabindex="0" aria-label="Send" style="width:40px;height:40px"><rect width="40" height="40"/></svg></div><output></output>`,
      `document.querySelector('#go').onclick = () => { window.sent = [{}]; fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = 'Thank you' }) }`,
    ),
    metadata: { submitSelector: '#go' },
    expect: { status: 'confirmed' },
  },
  'a part of the form that is no button, whatever its markup says': {
    html: markup(`<form id="f"><input name="email"><div type="button"><img alt="Send" src="data:,"></div></form>`),
    expect: { status: 'confirmed' },
  },
  'a password that nobody can type, for password managers': {
    html: markup(
      `<div id="f"><input name="email"><input type="password" name="kept" readonly aria-hidden="true" tabindex="-1"><button type="button" id="go">Next</button></div><output></output>`,
      `document.querySelector('#go').onclick = () => { window.sent = [{}]; fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('output').textContent = 'Thank you' }) }`,
    ),
    expect: { status: 'confirmed' },
  },
  'controls without a form': {
    html: markup(
      `<div id="f"><input name="email"><button type="button">Subscribe</button></div>`,
      `document.querySelector('button').onclick = () => { window.sent = [{ email: document.querySelector('input').value }]; fetch('/taken', { method: 'POST' }).then(() => { document.querySelector('#f').textContent = 'Thank you' }) }`,
    ),
    expect: { status: 'confirmed' },
  },
}

describe('acting', () => {
  test.concurrent.each(Object.entries(rows))('%s', async (_, row) => {
    const page = await browser.openHtml(row.html, row)
    const outcome = await runOn(page, toolOf(page, row.selector ?? '#f', row.metadata), row.input ?? email, row.request)
    expect(outcome).toMatchObject(row.expect)
    expect(await sentBy(page)).toHaveLength(row.sent ?? 1)
    if (row.sent === 0) expect(await page.evaluate("document.querySelector('form [name=email]')?.value ?? ''")).toBe('')
    await page.close()
  })
})

test('fields that the input does not name are left alone', async () => {
  const page = await browser.openHtml(
    markup(
      `<form id="f"><input type="hidden" name="csrf" value="t0ken"><input name="gotcha" style="position:absolute;left:-9999px"><input name="name" value="Grace">${fields}</form>`,
    ),
  )
  await runOn(page, toolOf(page, '#f'), email)
  expect(await sentBy(page)).toEqual([{ csrf: 't0ken', gotcha: '', name: 'Grace', ...email }])
  await page.close()
})

test('two runs on one form come one after the other', async () => {
  const page = await browser.openHtml(markup(`<form id="f">${fields}</form>`))
  const tool = toolOf(page, '#f')
  const outcomes = await Promise.all([
    runOn(page, tool, { email: 'a@b.example' }),
    runOn(page, tool, { email: 'c@d.example' }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  // The one that was called first may wait for a part that the other one finds there.
  const sent = (await sentBy(page)) as { email: string }[]
  expect(sent.map(({ email }) => email).sort()).toEqual(['a@b.example', 'c@d.example'])
  await page.close()
})

test.each(['find', 'fill', 'wait'])('an abort after "%s" puts everything back', async (abortAt) => {
  const html = `<div style="height:2000px"></div><form id="f"><input name="name" value="Grace"><input type="checkbox" name="ok"><select name="plan"><option>a<option>b</select>${fields}</form>`
  const page = await browser.openHtml(markup(html))
  const before = await page.evaluate(snapshot)
  const input = { ...email, name: 'Ada', ok: true, plan: 'b' }
  const outcome = await runOn(page, toolOf(page, '#f'), input, { abortAt })
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  expect(await page.evaluate(snapshot)).toEqual(before)
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

test('an abort after the click cannot take it back, and says so', async () => {
  const page = await browser.openHtml(markup(`<form id="f">${fields}</form>`))
  const outcome = await runOn(page, toolOf(page, '#f'), email, { abortAt: 'click' })
  expect(outcome).toMatchObject({ status: 'submitted_unverified', error: { code: 'aborted' } })
  await page.close()
})

function snapshot(): unknown {
  const data = new FormData(document.querySelector('#f') as HTMLFormElement)
  return { fields: [...data], scroll: [scrollX, scrollY], focus: document.activeElement?.tagName }
}
