import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const field = (html: string) =>
  parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' }).looseFields[0]

describe('label: the step that gives it', () => {
  test.each([
    ['<i id=a>One</i><i id=b>two</i><input aria-labelledby="a b" aria-label=no>', 'aria-labelledby', 'One two'],
    ['<input aria-labelledby=none aria-label=Spoken>', 'aria-label', 'Spoken'],
    ['<label for=i>Name</label><label>around <input id=i title=no></label>', 'label-for', 'Name'],
    ['<label>Name <input title=no></label>', 'label-wrap', 'Name'],
    ['<label for=other>Other <input title=Title></label>', 'title', 'Title'],
    ['<input title=Title placeholder=no>', 'title', 'Title'],
    ['<input placeholder="Your mail" name=email>', 'placeholder', 'Your mail'],
    ['<div role=textbox aria-placeholder="Your mail"></div>', 'placeholder', 'Your mail'],
    ['<input name=company_size>', 'semantic-name', 'company size'],
    ['<input autocomplete="section-a shipping postal-code" name=x>', 'semantic-name', 'postal code'],
    ['<input id=firstName>', 'semantic-name', 'first name'],
    ['<input name=field_17>', 'none', ''],
    ['<input name=ctl00_x7f3a9b2c>', 'none', ''],
    ['<input>', 'none', ''],
    ['<label><input><b>second</b></label>', 'label-wrap', 'second'],
    ['<label for=i>*</label><input id=i placeholder=Mail>', 'placeholder', 'Mail'],
    ['<label for=i>*</label><input id=i placeholder="...">', 'none', ''],
    ['<label>5 <input></label>', 'label-wrap', '5'],
    ['<label>名 <input></label>', 'label-wrap', '名'],
  ])('%s', (html, source, text) => expect(field(html)?.label).toEqual({ source, text }))

  test('the first control of a label is the one that it labels', () => {
    const page = parsePage('<label>Both <input type=hidden><input name=a><input name=b></label>', {
      url: 'https://site.example/',
    })
    expect(page.looseFields.map(({ accessibleName }) => accessibleName)).toEqual(['', 'Both', ''])
  })
})

describe('label: a random token beside a word', () => {
  const first = (html: string) =>
    parsePage(`<!doctype html><body><form>${html}</form>`, { url: 'https://site.example/' }).forms[0]?.fields[0]?.label
  test.each([
    ['the word names the form', '<input id=quote-c7j1q><input id=quote-email>', ''],
    [
      'it names this field alone',
      '<input name="card_name[b6b8fb72c]"><input name="card_type[b6b8fb72c]">',
      'card name',
    ],
    ['the part of a date', '<input name="birth_date(3i)"><input name="birth_date(2i)">', 'birth date'],
    ['a word with a number', '<input name=address-line1><input name=address-line2>', 'address line'],
    ['no other field begins like it', '<input id=quote-c7j1q><input id=email>', 'quote'],
  ])('%s', (_, html, text) => expect(first(html)?.text).toBe(text))
})

describe('accessible name', () => {
  test.each([
    ['a placeholder alone is none', '<input placeholder=Mail>', ''],
    ['a name alone is none', '<input name=email>', ''],
    ['a title is one', '<input title=Mail>', 'Mail'],
    ['all labels joined', '<label for=i>A</label><label for=i>b</label><input id=i>', 'A b'],
    ['of two equal ids the first is labelled', '<label for=i>A</label><input id=i><input id=i>', 'A'],
    ['a hidden label of a shown control is none', '<label for=i hidden>A</label><input id=i>', ''],
    ['an asterisk is what a browser says', '<label for=i>*</label><input id=i title=Mail>', '*'],
    ['cut at 200 characters', `<input aria-label="${'x'.repeat(300)}">`, 'x'.repeat(200)],
  ])('%s', (_, html, name) => expect(field(html)?.accessibleName).toBe(name))
})
