import { parse } from 'css-what'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { parsePage } from '../page/parse-page.ts'
import { isDurable } from './durable-name.ts'
import { MAX_SELECTOR_LENGTH } from './selector-path.ts'

const url = 'https://site.example/'
const selectors = (html: string) => {
  const page = parsePage(html, { url })
  return [...page.forms, ...page.looseFields, ...page.forms.flatMap(({ fields }) => fields), ...page.buttons].map(
    ({ selector }) => selector,
  )
}
const first = (html: string) => selectors(`<!doctype html>${html}`)[0]

describe('what a selector is built on, best first', () => {
  test.each([
    ['an id', '<form id=contact name=c></form><form></form>', '#contact'],
    ['an id that is no identifier', '<form id="a.b"></form><form></form>', '[id="a.b"]'],
    ['not an id that is used twice', '<form id=a name=x></form><form id=a></form>', 'form[name="x"]'],
    ['not an id that a build made', '<form id=":r3:" name=x></form><form></form>', 'form[name="x"]'],
    [
      'a data attribute for tests',
      '<form data-testid=signup name=x></form><form></form>',
      'form[data-testid="signup"]',
    ],
    ['the action', '<form action="/send"></form><form></form>', 'form[action="/send"]'],
    ['a class that an author chose', '<form class="css-1x2y3z newsletter"></form><form></form>', 'form.newsletter'],
    ['the only one', '<form></form>', 'form'],
    ['a name inside a form', '<input name=q><form id=f></form><form><input name=q></form>', '#f'],
    ['a position, when nothing else tells', '<form></form><form></form>', 'body > form:nth-of-type(1)'],
    ['a generated id before a position', '<form id=":r3:"></form><form></form>', '[id=":r3:"]'],
    ['quotes and backslashes', '<form name="a&quot;b\\c"></form><form></form>', 'form[name="a\\"b\\\\c"]'],
  ])('%s', (_, html, expected) => expect(first(html)).toBe(expected))

  test('within the nearest form', () =>
    expect(selectors('<!doctype html><form id=f><input name=q></form><form id=g><input name=q></form>')).toEqual([
      '#f',
      '#g',
      '#f input[name="q"]',
      '#g input[name="q"]',
    ]))

  test('choices by their value', () =>
    expect(selectors('<input type=radio name=r value=1><input type=radio name=r value=2>')).toEqual([
      'input[name="r"][value="1"]',
      'input[name="r"][value="2"]',
    ]))
})

describe('names that builds make', () => {
  test.each([
    [':r1a:', false],
    ['radix-12', false],
    ['css-1x2y3z', false],
    ['a3f9c21b7', false],
    ['field-1699999999', false],
    ['Button_root__x7Fq2', false],
    ['contact-form', true],
    ['step-2', true],
    ['newsletter2024', true],
    ['facade', true],
    ['email', true],
  ])('%s: chosen by a person is %s', (name, durable) => expect(isDurable(name)).toBe(durable))
})

test('whatever the names are, selectors parse, are short, and are each for one element', () => {
  const value = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 30 }),
    fc.string({ maxLength: 600 }),
    fc.constantFrom('a', 'A', 'b"', '\\', '7'),
  )
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const attributes = fc
    .record({ id: value, name: value, class: value, value, 'aria-label': value }, { requiredKeys: [] })
    .map((given) =>
      Object.entries(given)
        .map(([name, text]) => ` ${name}="${quoted(text)}"`)
        .join(''),
    )
  const element = fc.record({
    tag: fc.constantFrom('input', 'button', 'form', 'div><input', 'x:y><button'),
    attributes,
  })
  fc.assert(
    fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
      const found = selectors(elements.map(({ tag, attributes: text }) => `<${tag}${text}>`).join(''))
      for (const selector of found) {
        expect(selector.length).toBeLessThanOrEqual(MAX_SELECTOR_LENGTH)
        expect(parse(selector)).toHaveLength(1)
      }
      expect(new Set(found).size).toBe(found.length)
    }),
    { numRuns: 200 },
  )
})
