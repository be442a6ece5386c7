import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunRequest, runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What is sent is what was given, or the run says that the page did not keep it.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (control: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><title>Form</title><body><form id="f">${control}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })</script>`
const onInput = (body: string): string => `oninput="${body}"`
const digitsOnly = onInput(`this.value = this.value.replace(/\\D/g, '')`)
const dateMask = onInput(
  `const v = this.value.replace(/\\D/g, '').slice(0, 8); this.value = [v.slice(0, 2), v.slice(2, 4), v.slice(4)].filter(Boolean).join('/')`,
)

interface Row {
  control: string
  given: unknown
  /** Absent: the page does not keep it. */
  sent?: string
  lang?: string
}

/** Takes the country's code out of the field and shows it beside it. */
const dialCode = (code: string, more = ''): string =>
  `<div><button type="button" role="combobox" aria-haspopup="dialog" aria-label="Country"><span id="code">+49</span></button><input type="tel" name="x" ${onInput(
    `const [, rest] = /^\\+44 ?(.*)/.exec(this.value) ?? []; if (rest) { code.textContent = '${code}'; this.value = rest }`,
  )}></div>${more}`

const rows: Record<string, Row> = {
  'a phone number whose code moved beside the field': {
    control: dialCode('+44'),
    given: '+44 20 7946 0958',
    sent: '20 7946 0958',
  },
  'a phone number that lost its code': { control: dialCode(''), given: '+44 20 7946 0958' },
  'a phone number beside the code of another country': { control: dialCode('+49'), given: '+44 20 7946 0958' },
  'a phone number whose code stands at another field': {
    control: dialCode('', '<p>Call us: +44 20 1234 5678</p>'),
    given: '+44 20 7946 0958',
  },
  'a number that ends like the one that is there': {
    control: '<input type="number" name="x" value="25">',
    given: 5,
    sent: '5',
  },
  'a number that is there with a minus': { control: '<input type="number" name="x" value="-5">', given: 5, sent: '5' },
  'a number that is there': { control: '<input type="number" name="x" value="5.0">', given: 5, sent: '5.0' },
  'a code that is there with fewer zeros': { control: '<input name="x" value="7">', given: '007', sent: '007' },
  'a text that is there in other letters': { control: '<input name="x" value="ADA">', given: 'Ada', sent: 'Ada' },
  'a price that loses its point': { control: `<input name="x" inputmode="decimal" ${digitsOnly}>`, given: '10.50' },
  'a price that a mask moves by two places': {
    control: `<input name="x" ${onInput(`this.value = (this.value.replace(/\\D/g, '') / 100).toFixed(2)`)}>`,
    given: '1050',
  },
  'a price with the signs of thousands': {
    control: `<input name="x" ${onInput(`this.value = Number(this.value.replace(/,/g, '')).toLocaleString('en')`)}>`,
    given: '1234567.5',
    sent: '1,234,567.5',
  },
  'a price as it is written in German': {
    control: `<input name="x" onchange="this.value = Number(this.value).toLocaleString('de', { style: 'currency', currency: 'EUR' })">`,
    given: '1050.5',
    sent: '1.050,50\u00a0€',
    lang: 'de',
  },
  'a range that is cut to its end': { control: '<input type="range" name="x" max="10" value="1">', given: 25 },
  'a date in the order of the placeholder': {
    control: `<input name="x" placeholder="DD/MM/YYYY" ${dateMask}>`,
    given: '2026-12-24',
    sent: '24/12/2026',
  },
  'a date in the order of a German title': {
    control: '<input name="x" title="TT.MM.JJJJ">',
    given: '2026-12-24',
    sent: '24.12.2026',
  },
  'a date in a mask that does not say its order': { control: `<input name="x" ${dateMask}>`, given: '2026-12-24' },
  'a date that is there in another order': {
    control: '<input name="x" value="12/24/2026" placeholder="MM/DD/YYYY">',
    given: '2026-12-24',
    sent: '12/24/2026',
  },
  'a phone number that gets a country': {
    control: `<input type="tel" name="x" ${onInput(`this.value = '+1 ' + this.value.replace(/^\\+1 /, '')`)}>`,
    given: '5551234567',
    sent: '+1 5551234567',
  },
  'a number that gets digits before it': {
    control: `<input name="x" onchange="this.value = '1' + this.value">`,
    given: '5551234567',
  },
  'a text that is cut': {
    control: `<input name="x" ${onInput('this.value = this.value.slice(0, 3)')}>`,
    given: 'Grace',
  },
}

const short: RunRequest = { stepMs: 1500 }

test.each(Object.entries(rows))('%s', async (_, { control, given, sent, lang }) => {
  const page = await browser.openHtml(markup(control, lang))
  const before = await page.evaluate("document.querySelector('[name=x]').value")
  const outcome = await runOn(page, toolOf(page, '#f'), { x: given }, short)
  if (sent !== undefined) expect([outcome.status, await sentBy(page)]).toEqual(['confirmed', [{ x: sent }]])
  else {
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'value_not_kept' }, errors: [{ path: '/x' }] })
    expect(await sentBy(page)).toEqual([])
    if (before !== '') expect(await page.evaluate("document.querySelector('[name=x]').value")).toBe(before)
  }
  await page.close()
})

test('a pattern that may take for ever is left to the page, and the trace says so', async () => {
  const page = await browser.openHtml(markup('<input name="x">'))
  const inputSchema = { properties: { x: { type: 'string', pattern: '^(a+)+$' } } }
  const given = `${'a'.repeat(60)}!`
  const outcome = await runOn(page, toolOf(page, '#f', { inputSchema }), { x: given })
  expect([outcome.status, await sentBy(page)]).toEqual(['confirmed', [{ x: given }]])
  expect(outcome.trace).toContainEqual({ step: 'check', ms: 0, detail: 'pattern not checked: /x' })
  await page.close()
})
