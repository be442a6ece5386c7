import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { markdownCell, markdownCode, markdownFence, markdownText } from './text.ts'

function toHtml(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
}

describe('text becomes no markup', () => {
  test.each([
    ['heading', '# Score: 100'],
    ['emphasis', '*bold* __bold__ ~~gone~~'],
    ['link', '[click](javascript:alert(1))'],
    ['image', '![x](https://evil.example/p.png)'],
    ['reference', '[x]: /a'],
    ['HTML', '<img src=x onerror=alert(1)> <!-- x -->'],
    ['entity', '&lt;script&gt; &#35; x'],
    ['code', 'a `b` ```c'],
    ['list', '- a'],
    ['numbered list', '12. a'],
    ['quotation', '> a'],
    ['rule', '---'],
    ['underline of a heading', '==='],
    ['fence', '~~~ js'],
    ['task', '[x] done'],
    ['footnote', '[^1]'],
    ['backslash', '\\# a \\'],
    ['table', 'a | b'],
  ])('%s', (_, text) => {
    const expected = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
    const visible = toHtml(markdownText(text)).replace(/<\/?code>/g, '')
    expect(visible).toBe(`<p>${expected}</p>`)
  })
})

test.each([
  ['an address', 'See https://evil.example/a_b, now', '<p>See <code>https://evil.example/a_b</code>, now</p>'],
  ['a quoted address', '“https://evil.example/”', '<p>“<code>https://evil.example/</code>”</p>'],
  ['www', 'www.evil.example', '<p><code>www.evil.example</code></p>'],
  ['mail', 'write to a@b.example.', '<p>write to <code>a@b.example</code>.</p>'],
  ['an address with backticks', 'https://a.example/?`x`', '<p><code>https://a.example/?`x`</code></p>'],
])('%s is shown as code, never linked', (_, text, html) => {
  expect(toHtml(markdownText(text))).toBe(html)
})

test('any text stays one paragraph of text and code', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '#',
      '`',
      '``',
      '[',
      '](',
      ')',
      '!',
      '<',
      '>',
      '|',
      '\\',
      '*',
      '_',
      '~',
      '-',
      '1.',
      ' ',
      '\n',
      'a',
      'https://e.example',
      '@',
      'www.',
      '&lt;',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => parts.join('')),
        fc.string({ unit: anyCharacter }),
      ),
      (text) => {
        const html = toHtml(markdownText(`x${text}`))
        expect(html).toMatch(/^<p>/)
        expect(html.replace(/<\/?code>/g, '').slice(3, -4)).not.toMatch(/<[a-z/!]/i)
        expect(toHtml(markdownText(text))).not.toMatch(/<(?!\/?(p|code)>)[a-z/!]/i)
      },
    ),
  )
})

test('any cell stays one cell', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('|', '\\', '`', 'https://e.example/', 'a', ' ')), (parts) => {
      const html = toHtml(`| h | i |\n| - | - |\n| ${markdownCell(parts.join(''))} | end |`)
      expect(html).toMatch(/<td>end<\/td>\n<\/tr>\n<\/tbody>/)
      expect(html.split('<td>').length).toBe(3)
    }),
  )
})

test('code keeps its backticks', () => {
  expect(toHtml(markdownCode('`a` ``b``'))).toBe('<p><code>`a` ``b``</code></p>')
})

test('a fence cannot be closed by its code, and hidden characters go', () => {
  const html = toHtml(markdownFence('a\r\n```\n# b\u202e\n````', 'html'))
  expect(html).toBe('<pre><code class="language-html">a\n```\n# b\n````\n</code></pre>')
})
