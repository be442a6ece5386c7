import { expect, test } from 'vitest'
import { contactIn } from './contact-text.ts'

test.each([
  ['called by a word', 'Call us: 020 7946 0018', true],
  ['with the sign of a country', 'Zürich +41 44 123 45 67', true],
  ['in brackets', 'Phone (415) 555-0134', true],
  ['German', 'Tel. 030/1234567', true],
  ['Russian', 'Тел.: 8 (495) 123-45-67', true],
  ['Japanese', 'お電話 03-1234-5678', true],
  ['French', 'Appelez-nous au 01 42 68 53 00', true],
  ['an email address', 'Write to hello@bakery.example for cakes', true],
  ['a number without a word', 'Order 20 7946 0018', false],
  ['a fax', 'Fax: 020 7946 0019', false],
  ['a telephone before a fax', 'Tel. 030 1234567, Fax 030 1234568', true],
  ['an emergency', 'In danger call 112', false],
  ['a date', 'Call for papers until 2026-11-23', false],
  ['a handle', 'Follow us @bakery', false],
])('%s', (_, text, is) => expect(contactIn(text) !== undefined).toBe(is))
