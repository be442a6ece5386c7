import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OperableError } from '../errors.ts'
import { isSameSite, normalizeTypedUrl, normalizeUrl } from './normalize-url.ts'

describe('normalizeUrl', () => {
  test.each([
    ['scheme and host in lower case', 'HTTPS://Shop.Example/A?B=c', 'https://shop.example/A?B=c'],
    ['no path', 'https://shop.example', 'https://shop.example/'],
    ['default port', 'http://shop.example:80/', 'http://shop.example/'],
    ['blanks around', '  https://shop.example/ ', 'https://shop.example/'],
    ['empty port', 'http://shop.example:/', 'http://shop.example/'],
    ['other port', 'https://shop.example:8443/a', 'https://shop.example:8443/a'],
    ['fragment', 'https://shop.example/a#top', 'https://shop.example/a'],
    ['empty fragment', 'https://shop.example/#', 'https://shop.example/'],
    ['trailing dot', 'http://shop.example./', 'http://shop.example/'],
    ['trailing slash is kept', 'https://shop.example/a/', 'https://shop.example/a/'],
    ['empty query', 'https://shop.example/a?#', 'https://shop.example/a'],
    ['dots as codes', 'https://shop.example/a/%2E%2e/b', 'https://shop.example/b'],
    ['codes are kept', 'https://shop.example/%7Eme/%c3%a9?%41', 'https://shop.example/%7Eme/%c3%a9?%41'],
    ['order of parameters is kept', 'https://shop.example/?b&a', 'https://shop.example/?b&a'],
    ['international name', 'https://faß.de/', 'https://xn--fa-hia.de/'],
    ['at sign in the path', 'https://shop.example/@me', 'https://shop.example/@me'],
    ['IPv6', 'http://[::1]:8080/', 'http://[::1]:8080/'],
    ['IPv4', 'http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
  ])('%s', (_label, text, expected) => {
    expect(normalizeUrl(text)).toBe(expected)
  })

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['bare domain', 'shop.example'],
    ['scheme-relative', '//shop.example'],
    ['no slashes', 'http:shop.example'],
    ['no host', 'http://'],
    ['no host, path', 'http:///a'],
    ['file', 'file:///etc/passwd'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['ftp', 'ftp://shop.example/'],
    ['user', 'https://me@shop.example/'],
    ['user and password', 'https://me:secret@shop.example/'],
    ['empty user', 'https://@shop.example/'],
    ['backslash', 'https://shop.example\\@evil.example/'],
    ['backslash in the path', 'https://shop.example/a\\b'],
    ['tab', 'https://shop\t.example/'],
    ['newline', 'https://shop.example/\na'],
    ['NUL', 'https://shop.example/\0'],
    ['no-break space in front', '\u00A0https://shop.example/'],
    ['blank in the host', 'https://shop .example/'],
    ['percent code in the host', 'https://shop%2eexample/'],
    ['signed port', 'https://shop.example:+80/'],
    ['port too high', 'https://shop.example:65536/'],
    ['label of 64', `https://${'a'.repeat(64)}.example/`],
    ['name of 260', `https://${'a.'.repeat(130)}example/`],
    ['empty label', 'https://a..example/'],
    ['two trailing dots', 'https://shop.example../'],
    ['semicolon in the host', 'https://shop;x.example/'],
    ['lone surrogate', 'https://shop.example/\uD800'],
    ['too long', `https://shop.example/${'a'.repeat(2048)}`],
  ])('refuses: %s', (_label, text) => {
    expect(() => normalizeUrl(text)).toThrow(OperableError)
    expect(() => normalizeUrl(text)).toThrow(expect.objectContaining({ code: 'invalid_url' }))
    expect(() => normalizeUrl(text)).toThrow(/^[^\n\0]+[.]$/)
  })

  test('half of a character is no control character', () => {
    expect(() => normalizeUrl('https://shop.example/\uD800')).toThrow(/half a character/)
  })

  test('is settled after one pass, and fails only with invalid_url', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (text) => {
        try {
          const url = normalizeUrl(text)
          expect(normalizeUrl(url)).toBe(url)
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_url' })
        }
      }),
    )
  })
})

describe('normalizeTypedUrl', () => {
  test.each([
    ['shop.example', 'https://shop.example/'],
    [' Shop.Example/a ', 'https://shop.example/a'],
    ['shop.example:8080/a', 'https://shop.example:8080/a'],
    ['localhost:3000', 'http://localhost:3000/'],
    ['LOCALHOST', 'http://localhost/'],
    ['127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['[::1]:3000', 'http://[::1]:3000/'],
    ['localhost.example', 'https://localhost.example/'],
    ['http://intranet', 'http://intranet/'],
    ['http://shop.example', 'http://shop.example/'],
  ])('%s', (text, expected) => {
    expect(normalizeTypedUrl(text)).toBe(expected)
  })

  test.each([
    '',
    'ftp://shop.example',
    'mailto:me@shop.example',
    '/a',
    '//shop.example',
    'me@shop.example',
    'two words',
    'shop',
    'shop/contact',
    'shop:8080',
    'shop.',
  ])('refuses: %s', (text) => {
    expect(() => normalizeTypedUrl(text)).toThrow(expect.objectContaining({ code: 'invalid_url' }))
  })
})

describe('isSameSite', () => {
  test.each([
    ['https://shop.example/', 'http://shop.example:8080/a', true],
    ['https://shop.com/', 'https://www.shop.com/', true],
    ['https://www.shop.co.uk/', 'https://shop.co.uk/', true],
    ['https://SHOP.com./', 'https://shop.com/', true],
    ['https://blog.shop.com/', 'https://www.blog.shop.com/', true],
    ['https://shop.com/', 'https://blog.shop.com/', false],
    ['https://co.uk/', 'https://www.co.uk/', false],
    ['https://shop.com/', 'https://shop.com.evil.com/', false],
    ['https://www.www.shop.com/', 'https://shop.com/', false],
    ['http://127.0.0.1/', 'http://127.0.0.1:81/', true],
    ['not an address', 'not an address', false],
    ['mailto:a@b.example', 'mailto:a@b.example', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isSameSite(a, b)).toBe(expected)
    expect(isSameSite(b, a)).toBe(expected)
  })
})
