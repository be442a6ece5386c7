import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// A spam trap is neither offered nor filled, also where the list of tools has it by mistake.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const markup = (control: string, style = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><style>${style}</style><body><form id="f"><input name="email" aria-label="Email">${control}<button>Go</button></form>
  <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })</script>`

const field = (name: string, attributes = ''): string => `<input name="${name}" ${attributes}>`

const traps: [string, string, string, string?][] = [
  [
    'of a comment form',
    'ak_hp_textarea',
    '<p style="display: none !important;"><label>&#916;<textarea name="ak_hp_textarea" cols="45" rows="8" maxlength="100"></textarea></label></p>',
  ],
  [
    'of a newsletter form',
    '_mc4wp_required_but_not_really',
    `<div style="position: absolute; left: -5000px;" aria-hidden="true">${field('_mc4wp_required_but_not_really', 'tabindex="-1" autocomplete="off"')}</div>`,
  ],
  [
    'that a rule moves away',
    'website',
    `<p class="a">${field('website')}</p>`,
    '.a { position: absolute; left: -9999px }',
  ],
  [
    'that a rule moves up',
    'website',
    `<p class="a">${field('website')}</p>`,
    '.a { position: absolute; top: -3000px }',
  ],
  ['of a pixel', 'website', field('website', 'class="a"'), '.a { width: 1px; height: 1px; padding: 0; border: 0 }'],
  ['that is all but transparent', 'website', `<p class="a">${field('website')}</p>`, '.a { opacity: .01 }'],
  ['that is hidden', 'website', `<p class="a">${field('website')}</p>`, '.a { display: none }'],
  ['by its label', 'a', `<label>If you are human, leave this field blank ${field('a')}</label>`],
  ['by its name', 'honeypot', field('honeypot')],
  ['by its box', 'website', `<p class="honeypot">${field('website')}</p>`],
  ['by its name where it is hidden', 'honeycomb', `<p class="a">${field('honeycomb')}</p>`, '.a { display: none }'],
]

test.each(traps)('a trap %s stays empty', async (_, name, control, style) => {
  const page = await browser.openHtml(markup(control, style))
  const outcome = await runOn(page, toolOf(page, '#f'), { email: 'ada@shop.example', [name]: 'x' }, { stepMs: 400 })
  expect(outcome).toMatchObject({ status: 'failed', errors: [{ path: `/${name}` }] })
  expect(await page.evaluate(`document.querySelector('[name=${name}]').value`)).toBe('')
  expect(await sentBy(page)).toEqual([])
  expect(await runOn(page, toolOf(page, '#f'), { email: 'ada@shop.example' })).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ email: 'ada@shop.example', [name]: '' }])
  await page.close()
})

const ordinary: [string, string, string, string?][] = [
  ['in a layout for large windows', 'company', `<p class="hidden md:block">${field('company')}</p>`],
  ['called like the sweet', 'honeycomb', field('honeycomb')],
  ['for a home page', 'hp_url', field('hp_url')],
  ['far down the page', 'company', `<p style="margin-top: 4000px">${field('company')}</p>`],
  [
    'in a part that is scrolled to the side',
    'company',
    `<div style="width: 300px; overflow: auto; white-space: nowrap"><span style="display: inline-block; width: 2000px"></span>${field('company')}</div>`,
  ],
  ['that may stay empty', 'middle', `<label>Middle name (leave blank if none) ${field('middle')}</label>`],
  ['that is required', 'honeypot', field('honeypot', 'required')],
]

test.each(ordinary)('a field %s is filled', async (_, name, control, style) => {
  const page = await browser.openHtml(markup(control, style))
  const input = { email: 'ada@shop.example', [name]: 'x' }
  expect(await runOn(page, toolOf(page, '#f'), input)).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([input])
  await page.close()
})
