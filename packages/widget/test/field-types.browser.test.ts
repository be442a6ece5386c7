import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunRequest, runOn, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What a field cannot take is refused in a sentence, and what a value could mean twice is not guessed.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (control: string): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><form id="f">${control}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), [...new FormData(event.target)]]; ${TAKEN} })</script>`
const guests = '<input name="x[]" aria-label="Guest"><input name="x[]" aria-label="Guest" value="Max">'
const sizes =
  '<select name="x"><optgroup label="EU"><option value="e">Small</option></optgroup><optgroup label="US"><option value="u">Small</option><option value="u">Small</option><option value="l">Large</option></optgroup></select>'
const radios = ['a', 'b'].map((value) => `<label><input type="radio" name="x" value="${value}">Small</label>`).join('')

interface Row {
  control: string
  given: unknown
  /** What the page took; absent where it was refused. */
  sent?: [string, string][]
  error?: object
}

const refused = (about: string): object => ({ code: 'invalid_input', message: `invalid input: x ${about}` })
const unknown = (...elements: string[]): object => ({ code: 'option_not_found', elements })
const plain = '<input name="x" aria-label="Name" value="Old">'

const rows: Record<string, Row> = {
  'nothing for a text': { control: plain, given: null, error: refused('must be a string, number or boolean') },
  'an object for a text': {
    control: plain,
    given: { a: 1 },
    error: refused('must be a string, number or boolean'),
  },
  'an object in a list of choices': {
    control: '<select name="x" multiple><option>1</option></select>',
    given: [{}],
    error: refused('must be a string, number or boolean'),
  },
  'a yes for a text': { control: plain, given: true, error: refused('must be a string') },
  'several for one text': { control: plain, given: ['Bob', 'Eve'], error: refused('must be one value') },
  'several for one choice': { control: sizes, given: ['e', 'l'], error: refused('must be one value') },
  'one in an array': { control: plain, given: ['Bob'], sent: [['x', 'Bob']] },
  'one for each field of a name': {
    control: guests,
    given: ['Bob', 'Eve'],
    sent: [
      ['x[]', 'Bob'],
      ['x[]', 'Eve'],
    ],
  },
  'one for the first field of a name': {
    control: guests,
    given: 'Bob',
    sent: [
      ['x[]', 'Bob'],
      ['x[]', 'Max'],
    ],
  },
  'more than there are fields of a name': {
    control: guests,
    given: ['Bob', 'Eve', 'Ada'],
    error: refused('must have 1 to 2 items'),
  },
  'addresses for a field that takes several': {
    control: '<input type="email" multiple name="x">',
    given: ['a@b.example', 'c@d.example'],
    sent: [['x', 'a@b.example,c@d.example']],
  },
  'a name of two options': {
    control: sizes,
    given: 'Small',
    error: unknown('e = Small', 'u = Small', 'u = Small', 'l = Large'),
  },
  'a value of two options of that name': { control: sizes, given: 'u', sent: [['x', 'u']] },
  'a name of one option': { control: sizes, given: 'Large', sent: [['x', 'l']] },
  'a name of two radio buttons': { control: radios, given: 'Small', error: unknown('a = Small', 'b = Small') },
  'a value of two radio buttons of one name': { control: radios, given: 'b', sent: [['x', 'b']] },
  'the value of a read-only field': {
    control: '<input name="x" value="7" readonly>',
    given: '7',
    sent: [['x', '7']],
  },
  'the value of a disabled field': { control: '<input name="x" value="7" disabled>', given: '7', sent: [] },
  'another value of a read-only field': {
    control: '<input name="x" value="7" readonly>',
    given: '8',
    error: {
      code: 'read_only',
      message: 'read only: input',
    },
  },
  'a field in a part that is folded': {
    control: '<details><summary>More</summary><input name="x" aria-label="Code"></details>',
    given: 'X1',
    sent: [['x', 'X1']],
  },
}

const short: RunRequest = { stepMs: 300 }

test.each(Object.entries(rows))('%s', async (_, { control, given, sent, error }) => {
  const page = await browser.openHtml(markup(control))
  const before = await page.evaluate("[...document.querySelectorAll('input,select')].map(({ value }) => value)")
  const outcome = await runOn(page, toolOf(page, '#f'), { x: given }, short)
  if (sent) {
    expect(outcome.error).toBeUndefined()
    expect(await page.evaluate('window.sent')).toEqual([sent])
  } else {
    expect(outcome).toMatchObject({ status: 'failed', error, errors: [{ path: '/x' }] })
    expect(await page.evaluate("[...document.querySelectorAll('input,select')].map(({ value }) => value)")).toEqual(
      before,
    )
    expect(await page.evaluate('window.sent')).toBeUndefined()
  }
  await page.close()
})

test('a part that was unfolded is folded again where the run comes to nothing', async () => {
  const page = await browser.openHtml(
    markup('<details><summary>More</summary><input name="x"></details><input name="y" readonly>'),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { x: 'X1', y: 'Y' }, short)
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'read_only' } })
  expect(await page.evaluate("[document.querySelector('details').open, f.x.value]")).toEqual([false, ''])
  await page.close()
})
