import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Whether a click may be made twice without a loss, as a browser reads the markup.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const text = '<input name="q">'
const rows: [string, string, boolean][] = [
  ['a link', '<a id="t" href="/next">Next</a>', true],
  ['what stands in a link', '<a href="/next"><span id="t">Next</span></a>', true],
  ['a link that is a button of a script', '<a id="t" href="#">Order</a>', false],
  ['a link that runs a script', '<a id="t" href="javascript:void(0)">Order</a>', false],
  ['a button', '<button id="t" type="button">Order</button>', false],
  ['a button that opens a menu', '<button id="t" aria-haspopup="menu">More</button>', true],
  ['a part that is folded away', '<details><summary id="t">More</summary></details>', true],
  ['a form by POST', `<form id="t" method="post" action="/take">${text}</form>`, false],
  ['a form by GET', `<form id="t" method="GET">${text}</form>`, true],
  ['a form with an address alone', `<form id="t" action="/find">${text}</form>`, true],
  ['a form of a script', `<form id="t">${text}</form>`, false],
  ['a form of a script, with no real address', `<form id="t" action="#">${text}</form>`, false],
  [
    'a form by GET, with a button that posts',
    `<form id="t" action="/find">${text}<button formmethod="post">Go</button></form>`,
    false,
  ],
  ['a form by GET that asks for an address', '<form id="t" action="/news"><input type="email"></form>', false],
  ['a form by GET with a text', '<form id="t" action="/write"><textarea></textarea></form>', false],
  ['a search of a script', '<form id="t" role="search"><input></form>', true],
  ['a form in a search', '<search><form id="t"><input></form></search>', true],
  ['a form with a field for a search', '<form id="t" method="post"><input type="search"></form>', true],
  ['fields in no form', '<div id="t"><input></div>', false],
]

test('what only asks', async () => {
  const page = await browser.openHtml('<!doctype html><html lang="en"><title>Shop</title><body>')
  const found = await page.evaluate((rows) => {
    const { onlyReads } = globalThis as unknown as { onlyReads: typeof import('../src/run/safety.ts').onlyReads }
    return rows.map(([label, html]) => {
      document.body.innerHTML = html
      const target = document.querySelector('#t')!
      return [label, html, !!onlyReads(target, target.querySelector('button') ?? undefined)]
    })
  }, rows)
  expect(found).toEqual(rows)
})
