import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildButton, buildField, buildForm, buildPage, buildSite } from '../../../../test/evidence-builder.ts'
import type { Button, Form } from '../../../page/model/form-model.ts'
import { summarizePage } from '../../../page/page-summary.ts'
import { parsePage } from '../../../page/parse-page.ts'
import { buttonText } from './button-text.ts'

const buttons = (...texts: string[]) => buildSite({ pages: [buildPage({ title: 'Rates', buttons: texts })] })

checkRows(buttonText, [
  ['all descriptive', buttons('Book a table', 'Close'), 10, '2 of 2 buttons say what they do.'],
  ['half', buttons('Book a table', 'Submit'), 5, '“Submit” on https://shop.example/'],
  ['none', buttons('OK'), 0],
  ['no text', buttons(''), 0, 'button (no text)'],
  ['no buttons', buildSite(), 'not applied'],
  ['no page read', buildSite({ pages: [] }), 'not measured'],
])

test('a button that is a switch counts as a field', () => {
  const html = '<form><button>Book a table</button><button type=button role=switch name=sms></button></form>'
  const page = summarizePage(parsePage(html, { url: 'https://shop.example/' }))
  const site = buildSite({ pages: [buildPage({ summary: page })] })
  expect(buttonText.earn(site).observed).toEqual(['1 of 1 button says what it does.'])
  expect(page.forms[0]).toMatchObject({
    fields: [{ name: 'sms', type: 'switch' }],
    submitControls: [{ kind: 'submit' }],
  })
})

test.each<[string, Partial<Button>, Partial<Form> | undefined, string]>([
  ['heading of its form', { text: 'Submit' }, {}, '<button type="submit">Contact us</button>'],
  ['an input', { tag: 'input', text: 'OK' }, {}, '<input type="submit" value="Contact us">'],
  ['an image', { tag: 'input', type: 'image', text: '' }, {}, '<input type="image" alt="Contact us">'],
  ['an icon', { text: '' }, {}, '<button type="submit" aria-label="Contact us">'],
  [
    'what the form asks for',
    { text: 'Go' },
    { nameHints: { submitTexts: [] }, fields: [buildField({ purpose: 'search' })] },
    '<button type="submit">Search</button>',
  ],
  [
    'an email field alone',
    { text: 'Go' },
    { fields: [buildField({ purpose: 'email' })], nameHints: { heading: 'A letter every season', submitTexts: [] } },
    '<button type="submit">Send my email address</button>',
  ],
  [
    'in a form, but not to send it',
    { text: '…', type: 'button' },
    {},
    '<button type="button" aria-label="Show more options">',
  ],
  [
    'an icon by its class',
    { text: '', type: 'button', selector: 'button.menu-toggle' },
    undefined,
    '<button type="button" aria-label="Open menu">',
  ],
  ['outside a form', { text: 'More', type: 'button' }, undefined, '<button type="button">More: Rates</button>'],
  [
    'a role',
    { tag: 'role', type: 'role', text: 'More' },
    undefined,
    '<!-- on the element itself -->\naria-label="More: Rates"',
  ],
])('button to paste: %s', (_label, words, form, expected) => {
  const button = buildButton(words.text ?? '', { ...words, ...(form ? { formIndex: 0 } : {}) })
  const page = buildPage({ title: 'Rates', buttons: [button], forms: form ? [buildForm(form)] : [] })
  expect(codeOf(buttonText, buildSite({ pages: [page] }))).toEqual([expected])
})

const url = 'https://shop.example/'
const parsed = (body: string, lang = 'en') =>
  buildSite({
    pages: [{ ...buildPage({ url }), page: summarizePage(parsePage(`<html lang="${lang}"><body>${body}`, { url })) }],
  })

test.each<[string, string, string]>([
  ['a symbol', '<button type="button">×</button>', '<button type="button" aria-label="Close">'],
  ['a symbol in a form', '<form><input name="a"><button>✕</button></form>', '<button aria-label="Close">'],
  [
    'what it controls',
    '<button aria-controls="m"></button><nav id="m"></nav>',
    '<button aria-controls="m" aria-label="Open menu">',
  ],
  [
    'a dialog with a name',
    '<button popovertarget="p">Go</button><div id="p" popover aria-label="Opening hours">x</div>',
    '<button popovertarget="p">Open Opening hours</button>',
  ],
  ['a class', '<button class="btn js-search"></button>', '<button class="btn js-search" aria-label="Search">'],
  ['the icon in it', '<button><svg><use href="#icon-cart"/></svg></button>', '<button aria-label="Open cart">'],
  ['a slide', '<button data-bs-slide-to="1"></button>', '<button data-bs-slide-to="1" aria-label="Show slide 2">'],
  ['a quantity', '<button class="qty-plus">+</button>', '<button class="qty-plus" aria-label="Increase quantity">'],
  [
    'the dialog around it',
    '<dialog open><p>Hello</p><button type="button"><i></i></button></dialog>',
    '<button type="button" aria-label="Close">',
  ],
  ['the heading above it', '<h2>Wheels</h2><button>Read more</button>', '<button>Read more: Wheels</button>'],
  [
    'an element with a role',
    '<div role="button" class="next"></div>',
    '<div role="button" class="next" aria-label="Next">',
  ],
  ['an input', '<input type="button" value="OK" class="close">', '<input type="button" class="close" value="">'],
  [
    'its form',
    '<form><h2>Book a table</h2><input name="a"><button>Go</button></form>',
    '<button>Book a table</button>',
  ],
  [
    'the main heading is no text for a button',
    '<h1>Garage</h1><form><textarea name="f"></textarea><input type="submit" value="OK"></form>',
    '<input type="submit" value="Send message">',
  ],
  [
    'an input that is named by an attribute',
    '<form><input type="search" name="q"><input type="submit" aria-label="submit" value="Find"></form>',
    '<input type="submit" value="Find" aria-label="Search">',
  ],
  ['named by another element', '<b id="b">×</b><button aria-labelledby="b"></button>', '<button aria-label="Close">'],
  ['its tooltip', '<button title="Zoom out">–</button>', '<button title="Zoom out" aria-label="Zoom out">'],
  [
    'one of many in a form',
    '<form><input type="search" name="q"><input name="n"><button class="add-to-cart">Go</button><button>Print it</button></form>',
    '<button class="add-to-cart">Add to cart</button>',
  ],
  [
    'sent by script',
    '<form><input type="search" name="q"><input type="button" value="Go" onclick="submit()"></form>',
    '<input type="button" onclick="submit()" value="Search">',
  ],
  [
    'unfolds something in a dialog',
    '<dialog open><button type="button" aria-expanded="false"></button></dialog>',
    '<button type="button" aria-expanded="false" aria-label="">',
  ],
  [
    'an arrow that sends',
    '<form><input type="email" name="m"><button>→</button></form>',
    '<button aria-label="Send my email address">',
  ],
  [
    'a number among slides',
    '<ul class="dots"><li><button class="dot">2</button></ul>',
    '<button class="dot" aria-label="Show slide 2">',
  ],
  [
    'what it unfolds',
    '<li><a href="/shop">Shop</a><button class="toggle"></button></li>',
    '<button class="toggle" aria-label="Open Shop">',
  ],
  [
    'names around it do not count',
    '<div id="menu"><p><button class="x1"></button></p></div>',
    '<button class="x1" aria-label="">',
  ],
  [
    'a menu beside the name of the site',
    '<div><a href="/">Ann & Bob</a><button class="menu-toggle"></button></div>',
    '<button class="menu-toggle" aria-label="Open menu">',
  ],
  [
    'a reset',
    '<form><input name="a"><button type="reset"></button></form>',
    '<button type="reset" aria-label="Clear the form">',
  ],
  ['a secret stays where it is', '<button data-csrf-token="a"></button>', '<button type="submit" aria-label="">'],
  ['nothing to go by', '<button type="button"></button>', '<button type="button" aria-label="">'],
])('button from the page: %s', (_label, html, expected) => {
  expect(codeOf(buttonText, parsed(html))).toEqual([expected])
})

test('says which texts only the owner knows', () => {
  const advice = buttonText.earn(parsed('<button type="button"></button><button>×</button>')).advise?.()
  expect(advice?.change).toContain('Nothing on the page tells what one of them does')
})

test.each<[string, string, boolean]>([
  ['de', '<button aria-label="Schließen">', false],
  ['fi', '<button aria-label="Close">', true],
])('a button on a page in %s', (lang, expected, isForeign) => {
  const advice = buttonText.earn(parsed('<button>×</button>', lang)).advise?.()
  expect(advice?.snippets.map(({ code }) => code)).toEqual([expected])
  expect(advice?.change.includes('into the language of the page')).toBe(isForeign)
})
