import type { ToolField, ToolMetadata } from '@operable/core/schema'
import { offeredMetadata } from '@operable/core/tools'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What the owner of a site hides from agents stays as the page has it; what they leave to a person, a person fills.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (body: string): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><form id="f"><input name="email" aria-label="Email">${body}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })</script>`
const email = 'ada@shop.example'
const field = (key: string, more: Partial<ToolField> = {}): ToolField => ({
  key,
  selector: `[name=${key}]`,
  type: 'text',
  purpose: 'unknown',
  label: 'Size',
  required: false,
  ...more,
})

/** As the service gives it to the page. */
const offered = (known: ToolField, choices: Partial<ToolMetadata>): ToolMetadata =>
  offeredMetadata({
    kind: 'form',
    fields: [field('email', { label: 'Email' }), known],
    inputSchema: { type: 'object', properties: { email: { type: 'string' }, [known.key!]: {} } },
    ...choices,
  })

describe('a field for a person', () => {
  const rows: [string, string, Partial<ToolField>, (page: Page) => Promise<unknown>][] = [
    ['a text', '<label>Size <input name="x"></label>', {}, (page) => page.getByLabel('Size').fill('L')],
    [
      'a long text',
      '<label>Size <textarea name="x"></textarea></label>',
      {},
      (page) => page.getByLabel('Size').fill('L'),
    ],
    [
      'a text that the page begins',
      '<label>Size <input name="x" value="S"></label>',
      {},
      (page) => page.getByLabel('Size').fill('L'),
    ],
    [
      'a list',
      '<label>Size <select name="x"><option>S<option>L</select></label>',
      {},
      (page) => page.getByLabel('Size').selectOption('L'),
    ],
    ['a box', '<label><input type="checkbox" name="x"> Size</label>', {}, (page) => page.getByLabel('Size').check()],
    [
      'a group',
      '<fieldset><legend>Size</legend><label><input type="radio" name="x" value="S" id="s"> Small</label><label><input type="radio" name="x" value="L" id="l"> Large</label></fieldset>',
      { choices: ['s', 'l'].map((id) => ({ value: id, label: id, selector: `#${id}` })) },
      (page) => page.getByLabel('Large').check(),
    ],
    [
      'a box that is styled away, with its label in sight',
      '<style>.away{position:absolute;opacity:0;width:0;height:0}</style><input class="away" type="checkbox" name="x" id="x"><label for="x">Size</label>',
      {},
      (page) => page.getByText('Size').click(),
    ],
  ]

  test.each(rows)(
    '%s: the run fills the rest and stops there; once a person was there, it is sent',
    async (_, control, more, act) => {
      const page = await browser.openHtml(markup(control))
      const tool = toolOf(page, '#f', offered(field('x', more), { personFields: ['x'] }))
      const stopped = await runOn(page, tool, { email })
      expect(stopped).toMatchObject({
        status: 'needs_person',
        sent: 'no',
        error: { code: 'person_required' },
        errors: [{ path: '/x', reason: 'for a person: Size' }],
      })
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('x')
      await act(page)
      const outcome = await runOn(page, tool, { email })
      expect([outcome.status, (await sentBy(page))?.length]).toEqual(['confirmed', 1])
      await page.close()
    },
  )

  test.each<[string, unknown]>([
    ['a value', 'L'],
    ['a tick', true],
  ])('%s for it is refused before anything is touched', async (_, x) => {
    const page = await browser.openHtml(markup('<label>Size <input name="x"></label>'))
    const tool = toolOf(page, '#f', offered(field('x'), { personFields: ['x'] }))
    expect(await runOn(page, tool, { email, x })).toMatchObject({
      status: 'needs_person',
      error: { code: 'person_required' },
    })
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    await page.close()
  })

  test('one that is not shown asks nobody', async () => {
    const page = await browser.openHtml(markup('<label hidden>Size <input name="x"></label>'))
    const tool = toolOf(page, '#f', offered(field('x'), { personFields: ['x'] }))
    expect((await runOn(page, tool, { email })).status).toBe('confirmed')
    await page.close()
  })
})

describe('a hidden field', () => {
  const control = '<label>Size <input name="x" value="S"></label>'

  test('is sent as the page has it', async () => {
    const page = await browser.openHtml(markup(control))
    const outcome = await runOn(page, toolOf(page, '#f', offered(field('x'), { hiddenFields: ['x'] })), { email })
    expect([outcome.status, await sentBy(page)]).toEqual(['confirmed', [{ email, x: 'S' }]])
    await page.close()
  })

  test.each<[string, string, Partial<ToolMetadata>]>([
    ['its key', 'x', {}],
    ['its label', 'Size', {}],
    ['its key, where nobody has read the form', 'x', { unchecked: true }],
    ['its label, where nobody has read the form', 'Size', { unchecked: true }],
  ])('a value by %s is refused, and nothing is filled in', async (_, name, more) => {
    const page = await browser.openHtml(markup(control))
    const known = offered(field('x'), { hiddenFields: ['x'] })
    const { inputSchema: __, ...unread } = known
    const tool = toolOf(page, '#f', more.unchecked ? { ...unread, ...more } : known)
    const outcome = await runOn(page, tool, { email, [name]: 'L' }, { approves: true })
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } })
    expect(await page.getByLabel('Size').inputValue()).toBe('S')
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    await page.close()
  })
})
