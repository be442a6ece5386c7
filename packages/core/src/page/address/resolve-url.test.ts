import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveUrl } from './resolve-url.ts'

const BASE = 'https://shop.example/en/list.html?page=2#top'

describe('resolveUrl', () => {
  test.each([
    ['root', '/contact', 'https://shop.example/contact'],
    ['beside the page', 'contact.html', 'https://shop.example/en/contact.html'],
    ['up', '../de/', 'https://shop.example/de/'],
    ['query only', '?page=3', 'https://shop.example/en/list.html?page=3'],
    ['fragment only', '#form', 'https://shop.example/en/list.html?page=2#form'],
    ['other host', 'https://other.example/a?b=c', 'https://other.example/a?b=c'],
    ['without scheme', '//other.example/a', 'https://other.example/a'],
    ['empty', '', 'https://shop.example/en/list.html?page=2'],
    ['spaces around', '  /a  ', 'https://shop.example/a'],
    ['dotted segment', '/a/../b', 'https://shop.example/b'],
    ['hidden folder', '/.well-known/x', 'https://shop.example/.well-known/x'],
    ['to encode', '/über uns', 'https://shop.example/%C3%BCber%20uns'],
    ['number as host', 'http://0xa/', 'http://0.0.0.10/'],
    ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['script', 'java\tscript:alert(1)', 'javascript:alert(1)'],
    ['not an address', 'http://[', undefined],
  ])('%s', (_, text, expected) => {
    expect(resolveUrl(text, BASE)).toBe(expected)
  })

  test('gives what a URL parser gives, for every text', () => {
    const part = fc.constantFrom(
      ...'/ // . .. ../ ./ ? # : @ % %2e %41 & = ; a b A contact index.html http:// https:// shop.example 0x7f 127.1 xn--a xn--mnchen-3ya.de \\ | ^ ` { } [ ] < > \' " ~ ! $ ( ) * + , _ - ü'.split(
        ' ',
      ),
      ' ',
      '\t',
    )
    const address = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    )
    const bases = fc.constantFrom(
      BASE,
      'https://shop.example/',
      'http://127.0.0.1:8080/a/b',
      'https://a.example/x/?q=/y/#/z/',
    )
    fc.assert(
      fc.property(address, bases, (text, base) => {
        expect(resolveUrl(text, base)).toBe(URL.parse(text, base)?.href)
      }),
      { numRuns: 1000 },
    )
  })
})
