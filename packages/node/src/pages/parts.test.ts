import { expect, test } from 'vitest'
import { siteText } from './parts.ts'

test.each([
  ['plain text', 'Ann & Co', '<bdi>Ann &amp; Co</bdi>'],
  ['text from right to left', 'שלום', '<bdi>שלום</bdi>'],
  ['an override', 'a\u202egpj.exe', '<bdi>a\ufffdgpj.exe</bdi>'],
  ['an end too many', 'a\u2069\u202eb', '<bdi>a\ufffd\ufffdb</bdi>'],
  ['a beginning that is not ended', '\u202ea\u2066', '<bdi>\ufffda\ufffd</bdi>'],
])('%s turns nothing beside it', (_, text, markup) => expect(siteText(text).toString()).toBe(markup))
