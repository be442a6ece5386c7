import type { ToolField, ToolSafety } from '@operable/core/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// A secret is not filled in, and nothing keeps or shows it: no storage, dialog, event, trace or error.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (body: string): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><form id="f"><input name="email" aria-label="Email">${body}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })</script>`
const email = 'ada@shop.example'
const secret = '4111-hunter2'
const field = (selector: string, more: Partial<ToolField> = {}): ToolField => ({
  selector,
  type: 'text',
  purpose: 'unknown',
  label: '',
  required: false,
  ...more,
})
/** Asks a person before anything else, with the values of the input. */
const safety: ToolSafety = {
  needsPerson: true,
  reasons: [{ reason: 'consent', fields: [], text: 'A person must have agreed.' }],
  consequential: true,
}

interface Row {
  control: string
  key: string
  fields?: ToolField[]
}

const named: Record<string, Row> = {
  'a password, by its key': { control: '<input type="password" name="password">', key: 'password' },
  'a card number, by its key': { control: '<label>Card number <input name="cc_number"></label>', key: 'cc_number' },
  'a code, by its key': { control: '<label>Code from SMS <input name="otp_code"></label>', key: 'otp_code' },
  'a security code, by its key': { control: '<input name="security_code">', key: 'security_code' },
  'what the record leaves to a person, by its selector': {
    control: '<input name="user[x]">',
    key: 'user_x',
    fields: [field('#f input[name="user[x]"]', { person: 'password' })],
  },
  'a card, by the purpose that the record has': {
    control: '<input name="x">',
    key: 'x',
    fields: [field('[name=x]', { key: 'x', purpose: 'card-number' })],
  },
  'a card, by the label that the record has': {
    control: '<input name="x">',
    key: 'x',
    fields: [field('[name=x]', { key: 'x', label: 'Card number' })],
  },
  'a password by now, whatever the record has': {
    control: '<input type="password" name="x">',
    key: 'x',
    fields: [field('[name=x]', { key: 'x', purpose: 'name' })],
  },
  'a password that is shown, by the page alone': {
    control: '<input type="text" autocomplete="current-password" name="x">',
    key: 'x',
  },
  'a card, by its label on the page alone': { control: '<label>Card number <input name="x"></label>', key: 'x' },
  'a field that is drawn as dots': { control: '<input name="x" style="-webkit-text-security: disc">', key: 'x' },
  'a part of a card number, by its legend': {
    control: '<fieldset><legend>Card number</legend><input name="x" maxlength="4" aria-label="Part 1"></fieldset>',
    key: 'x',
  },
  'a password, by its type on the page alone': { control: '<input type="password" name="x">', key: 'x' },
}

test.each(Object.entries(named))('%s: refused before anybody is asked or anything touched', async (_, row) => {
  const page = await browser.openHtml(markup(row.control))
  const metadata = { ...(row.fields && { fields: row.fields }), safety }
  const outcome = await runOn(page, toolOf(page, '#f', metadata), { email, [row.key]: secret }, { approves: true })
  expect(outcome).toMatchObject({
    status: 'needs_person',
    error: { code: 'person_required' },
    errors: [{ path: `/${row.key}` }],
    trace: [],
  })
  expect(JSON.stringify(outcome)).not.toContain(secret)
  const values = await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))
  expect(values).toEqual(['', ''])
  await page.close()
})

test('a secret for another page is refused here', async () => {
  const page = await browser.openHtml(markup('<input type="password" name="password">'))
  const tool = { ...toolOf(page, '#f'), pageUrl: `${browser.origin}/other` }
  const outcome = await runOn(page, tool, { email, password: secret })
  expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'person_required' }, trace: [] })
  expect(JSON.stringify([outcome, await page.evaluate(() => ({ ...sessionStorage }))])).not.toContain(secret)
  await page.close()
})

const alike: Record<string, string | boolean> = {
  honeymoon_date: 'soon',
  pincode: '560001',
  promo_code: 'HI',
  pinterest: 'ada',
  show_password: true,
}

test.each(Object.entries(alike))('%s is no secret and no trap', async (key, value) => {
  const type = value === true ? 'checkbox' : 'text'
  const page = await browser.openHtml(markup(`<input type="${type}" name="${key}">`))
  expect(await runOn(page, toolOf(page, '#f'), { email, [key]: value })).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ email, [key]: value === true ? 'on' : value }])
  await page.close()
})

test('a list called pass is no password', async () => {
  const page = await browser.openHtml(markup('<select name="pass"><option>Day<option>Season</select>'))
  expect(await runOn(page, toolOf(page, '#f'), { email, pass: 'Season' })).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ email, pass: 'Season' }])
  await page.close()
})

const left: [string, string][] = [
  ['password', '<input type="password" name="x">'],
  ['payment', '<label>Security code <input name="x"></label>'],
  ['one-time-code', '<input name="otp_code" id="x">'],
]

test.each(left)(
  '%s, optional and empty, is left to a person; typed by them it is sent unread',
  async (reason, control) => {
    const page = await browser.openHtml(markup(control))
    await page.evaluate(() => {
      const spied = document.querySelectorAll('input')[1]!
      const { get, set = () => {} } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        set,
        get() {
          if (this !== document.querySelector('[name=email]')) (window as { reads?: unknown[] }).reads = [spied.name]
          return get!.call(this)
        },
      })
    })
    const tool = toolOf(page, '#f')
    expect(await runOn(page, tool, { email }, { approves: true })).toMatchObject({
      status: 'needs_person',
      errors: [{ reason: expect.stringContaining(`${reason}: `) }],
    })
    await page.locator('input').nth(1).pressSequentially(secret)
    const outcome = await runOn(page, tool, { email }, { approves: true })
    expect(outcome).toMatchObject({ status: 'confirmed' })
    expect(JSON.stringify(outcome)).not.toContain(secret)
    expect(Object.values((await sentBy(page))[0] as object)).toEqual([email, secret])
    expect(await page.evaluate('window.reads')).toBeUndefined()
    await page.close()
  },
)
