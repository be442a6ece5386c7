import { describe, expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'
import { collapse, hidesByStyle, type TextOptions, textOf } from './text.ts'

const text = (html: string, options?: TextOptions) => textOf(parseHtml(html).body, options)

describe('text of an element', () => {
  test.each<[string, string, string, TextOptions?]>([
    ['inline pieces are joined', 'Na<b>me</b><i>*</i>', 'Name*'],
    ['blocks are parted', '<div>One</div><div>two</div>', 'One two'],
    ['a line break parts', 'One<br>two', 'One two'],
    ['white space between elements parts', '<b>One</b> <b>two</b>', 'One two'],
    ['alternative texts count', '<img alt=Logo> Shop', 'Logo Shop'],
    ['aria-label stands for its content', '<span aria-label=Close>x</span>', 'Close'],
    ['neither counts in plain text', '<img alt=Logo><span aria-label=Close>x</span>', 'x', { plain: true }],
    ['hidden parts do not count', 'a<i hidden>b</i><i style="display:none">c</i><i aria-hidden=true>d</i>', 'a'],
    ['unless asked for', 'a <i hidden>b</i>', 'a b', { hidden: true }],
    ['scripts, styles and options do not count', 'a<script>b</script><style>c</style><select><option>d</select>', 'a'],
    ['the title of an image in SVG', '<svg><title>Search</title></svg>', 'Search'],
    ['the value of a button', '<input type=submit value=Go><input value=typed>', 'Go'],
    ['cut', 'abcdef', 'abc', { limit: 3 }],
    ['much white space before', `<i>${' \n'.repeat(2000)}a</i>b`, 'ab'],
  ])('%s', (_, html, expected, options) => expect(text(html, options)).toBe(expected))
})

describe('collapse', () => {
  test.each([
    ['  a \n\t b  ', 10, 'a b'],
    ['a\u00a0b\u200bc', 10, 'a b c'],
    ['abc\ud83d\ude00', 4, 'abc'],
    ['', 10, ''],
    [' ', 10, ''],
  ])('%j', (given, limit, expected) => expect(collapse(given, limit)).toBe(expected))
})

test.each([
  ['display:none', true],
  ['color:red; DISPLAY : NONE !important', true],
  ['visibility: hidden', true],
  ['visibility:collapse', true],
  ['display:block', false],
  ['background:url(display:none)', false],
  ['--display:none', false],
])('%s hides: %s', (style, hides) => expect(hidesByStyle(style)).toBe(hides))
