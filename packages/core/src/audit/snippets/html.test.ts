import { expect, test } from 'vitest'
import { escapeHtml, linkHtml } from './html.ts'

test.each([
  ['markup and both quotation marks', `<b>"Tom" & 'Ann'`, '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ann&#39;'],
  ['line ends and tabs', 'one\n\ttwo', 'one two'],
  ['a soft hyphen does not cut its word', 'Kontakt\u00adformular', 'Kontaktformular'],
  ['joiners that a script needs', 'می\u200cخواهم', 'می\u200cخواهم'],
])('%s', (_, text, expected) => {
  expect(escapeHtml(text)).toBe(expected)
})

test('a long text is cut before it is escaped', () => {
  expect(escapeHtml('&&&&', 2)).toBe('&amp;&amp;…')
})

test('a link cannot leave its attribute', () => {
  expect(linkHtml('/a"b', 'A & B')).toBe('<a href="/a&quot;b">A &amp; B</a>')
})
