import { parsePage } from '@operable/core'
import type { ToolMetadata } from '@operable/core/schema'
import { type Preflight, preflightTool } from '@operable/core/tools'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundlePreflight } from './bundle-page.ts'
import { toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

let browser: WidgetBrowser
beforeAll(async () => {
  const module = await bundlePreflight()
  browser = await widgetBrowser({
    '/preflight.js': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(module),
  })
})
afterAll(() => browser?.close())

const form =
  '<form id=join action="/join"><label>E-mail <input type=email name=mail></label><button>Join</button></form>'
const dialog = `<button id=open commandfor=box command=show-modal>Join us</button><dialog id=box>${form}</dialog>`
const behind = { triggerSelector: '#open', inModal: true }
const mail = { key: 'mail', selector: '#join input', type: 'email', purpose: 'email', label: 'E-mail', required: true }
const fields = [mail] as NonNullable<ToolMetadata['fields']>
const which = {
  key: 'which',
  of: 'trigger' as const,
  options: ['#open', '#second', '#join'].map((selector) => ({ value: selector, selector, levels: 0 })),
}
const several = { which: { ...which, options: which.options.slice(0, 2) }, fields }
const spoken = { ...mail, key: 'x', selector: '#x', label: 'Phone' } as (typeof fields)[number]

async function live(page: Page, selector: string, metadata: Partial<ToolMetadata>): Promise<Preflight> {
  const tool = toolOf(page, selector, metadata)
  // As text: the test runner would make a call of its own out of an import.
  return page.evaluate(`import('/preflight.js').then(({ preflight }) => preflight(${JSON.stringify(tool)}))`)
}
/** What each step says, in one letter: yes, no, unknown. */
const letters = ({ steps }: Preflight) => steps.map(({ ok }) => (ok === 'unknown' ? '?' : ok ? 'y' : 'n')).join('')

describe('page, trigger, target, fields, submit: on the live page as in its source', () => {
  test.each<[string, string, string, Partial<ToolMetadata>, string]>([
    ['all is there', form, '#join', { fields }, 'yyyyy'],
    ['the first form that is shown', `<form hidden></form>${form}`, 'form', { fields }, 'yyyyy'],
    ['behind its trigger', dialog, '#join', { ...behind, fields }, 'yyyyy'],
    ['the first form of a dialog', dialog, 'form', { ...behind, fields }, 'yyyyy'],
    ['hidden without a trigger', dialog, '#join', { fields }, 'yynyy'],
    ['the trigger is gone', dialog.replace('id=open', ''), '#join', behind, 'ynnyy'],
    ['the trigger is hidden', dialog.replace('id=open', 'id=open hidden'), '#join', behind, 'ynnyy'],
    [
      'another one of several triggers',
      dialog.replace('id=open', 'id=second'),
      '#join',
      { ...behind, ...several },
      'yyyyy',
    ],
    ['none of several triggers', dialog.replace('id=open', ''), '#join', { ...behind, ...several }, 'ynnyy'],
    ['another one of several forms', form, '#gone', { which: { ...which, of: 'target' }, fields }, 'yyyyy'],
    ['none of several forms', '', '#gone', { which: { ...which, of: 'target' }, fields }, 'yyn??'],
    ['a form that the trigger makes', '<button id=open>Join us</button>', '#join', behind, 'yy???'],
    ['nothing matches', form, '#gone', {}, 'yyn??'],
    ['several match', form.repeat(2), 'form[action]', {}, 'yyn??'],
    ['a field is gone', form, '#join', { fields: [spoken] }, 'yyyny'],
    ['no button: sent as by Enter', '<form id=join><input name=mail></form>', '#join', {}, 'yyyyy'],
    ['nothing to send it with', '<form id=join><input name=mail hidden>Thanks</form>', '#join', {}, 'yyyyn'],
    ['a disabled button', form.replace('<button', '<button disabled'), '#join', {}, 'yyyyy'],
    ['a hidden button', form.replace('<button', '<button hidden'), '#join', {}, 'yyyyn'],
    ['a button', '<button id=b>Sign up</button>', '#b', { kind: 'button' }, 'yyyyy'],
    [
      'controls outside of a form',
      '<div id=box><input name=mail aria-label=E-mail><button id=go>Send</button></div>',
      '#box',
      { submitSelector: '#go', fields },
      'yyyyy',
    ],
  ])('%s', async (_, body, selector, metadata, expected) => {
    const html = `<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1><p>${'Bicycles. '.repeat(40)}</p>${body}`
    const page = await browser.openHtml(html)
    const before = await page.content()
    const result = await live(page, selector, metadata)
    expect(letters(result)).toBe(expected)
    expect(result.ready).toBe(expected === 'yyyyy')
    expect(await page.content()).toBe(before)
    const source = preflightTool(toolOf(page, selector, metadata), parsePage(html, { url: page.url() }))
    expect(letters(source)).toBe(expected)
    await page.close()
  })
})

test('what only a style hides is seen on the live page alone', async () => {
  const page = await browser.openHtml(`<!doctype html><style>#join { display: none }</style>${form}`)
  expect(letters(await live(page, '#join', { fields }))).toBe('yynyy')
  await page.close()
})
