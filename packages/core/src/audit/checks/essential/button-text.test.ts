import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildButton, buildForm, buildPage, buildSite } from '../../../../test/evidence-builder.ts'
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
    'nothing to go by',
    { text: 'Go' },
    { nameHints: { submitTexts: [] } },
    '<button type="submit">Text for this button</button>',
  ],
  [
    'outside a form',
    { text: 'More', type: 'button' },
    undefined,
    '<button type="button">Text for this button</button>',
  ],
  [
    'a role',
    { tag: 'role', type: 'role', text: 'More' },
    undefined,
    '<!-- on the element itself -->\naria-label="Text for this button"',
  ],
])('button to paste: %s', (_label, words, form, expected) => {
  const button = buildButton(words.text ?? '', { ...words, ...(form ? { formIndex: 0 } : {}) })
  const page = buildPage({ title: 'Rates', buttons: [button], forms: form ? [buildForm(form)] : [] })
  expect(codeOf(buttonText, buildSite({ pages: [page] }))).toEqual([expected])
})

const url = 'https://shop.example/'
const parsed = (body: string) =>
  buildSite({
    pages: [{ ...buildPage({ url }), page: summarizePage(parsePage(`<html lang="en"><body>${body}`, { url })) }],
  })

test.each<[string, string, string]>([
  ['a symbol', '<button type="button">×</button>', '<button type="button" aria-label="Text for this button">'],
  [
    'a symbol in a form with a name',
    '<form aria-label="Order a cake"><input name="a"><button>→</button></form>',
    '<button aria-label="Order a cake">',
  ],
  ['a symbol under a heading', '<h2>Wheels</h2><button></button>', '<button aria-label="Text for this button">'],
  ['the heading above it', '<h2>Wheels</h2><button>Read more</button>', '<button>Read more: Wheels</button>'],
  [
    'an element with a role',
    '<div role="button" class="next"></div>',
    '<div role="button" class="next" aria-label="Text for this button">',
  ],
  [
    'an input',
    '<input type="button" value="OK" class="close">',
    '<input type="button" class="close" value="Text for this button">',
  ],
  [
    'the heading of its form',
    '<form><h2>Book a table</h2><input name="a"><button>Go</button></form>',
    '<button>Book a table</button>',
  ],
  [
    'the main heading names the page',
    '<h1>Garage</h1><form><textarea name="f"></textarea><input type="submit" value="OK"></form>',
    '<input type="submit" value="Text for this button">',
  ],
  [
    'an input that is named by an attribute',
    '<form aria-label="Find a book"><input name="q"><input type="submit" aria-label="submit" value="Find"></form>',
    '<input type="submit" value="Find" aria-label="Find a book">',
  ],
  [
    'named by another element',
    '<b id="b">×</b><button aria-labelledby="b"></button>',
    '<button aria-label="Text for this button">',
  ],
  [
    'one of two in a form',
    '<form aria-label="Guests"><input name="n"><button>Go</button><button>Print it</button></form>',
    '<button>Text for this button</button>',
  ],
  [
    'sent by script',
    '<form aria-label="Find a book"><input name="q"><input type="button" value="Go" onclick="submit()"></form>',
    '<input type="button" onclick="submit()" value="Find a book">',
  ],
  [
    'a secret stays where it is',
    '<button data-csrf-token="a"></button>',
    '<button type="submit" aria-label="Text for this button">',
  ],
])('button from the page: %s', (_label, html, expected) => {
  expect(codeOf(buttonText, parsed(html))).toEqual([expected])
})

test('says which texts only the owner knows', () => {
  const advice = buttonText.earn(parsed('<h2>Rates</h2><button></button><button>More</button>')).advise?.()
  expect(advice?.change).toContain(
    'Nothing on the page says what one of them does, so replace “Text for this button” with your own words.',
  )
})

test('a placeholder that nobody replaced says nothing', () => {
  expect(buttonText.earn(parsed('<button>Text for this button</button>')).points).toBe(0)
})
