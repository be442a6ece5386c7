import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const url = 'https://site.example/shop/page?x=1'
const read = (html: string) => parsePage(`<!doctype html><body>${html}`, { url })
const names = (html: string) => read(html).forms.map(({ fields }) => fields.map(({ name }) => name))

describe('which controls belong to a form', () => {
  test.each([
    ['inside', '<form><input name=a><p><select name=b></select></p></form>', [['a', 'b']]],
    [
      'by form="id" before and after',
      '<input name=a form=f><form id=f><input name=b></form><textarea name=c form=f></textarea>',
      [['a', 'b', 'c']],
    ],
    [
      'form="" of another form wins over nesting',
      '<form id=f><input name=a form=g></form><form id=g></form>',
      [[], ['a']],
    ],
    ['form="nothing" belongs to none', '<form><input name=a form=none></form>', [[]]],
    ['in a table', '<table><form><tr><td><input name=a></td></tr></form></table>', [['a']]],
    ['a nested form is no form', '<form><input name=a><form><input name=b></form></form>', [['a', 'b']]],
    [
      'a label and a button are no fields',
      '<form><label>x</label><button name=b>x</button><input type=submit name=c></form>',
      [[]],
    ],
    ['a template is no part of the page', '<form><template><input name=a></template></form>', [[]]],
  ])('%s', (_, html, expected) => expect(names(html)).toEqual(expected))

  test('controls outside of any form', () => {
    const page = read('<input name=a><form><input name=b></form><input name=c>')
    expect(page.looseFields.map(({ name }) => name)).toEqual(['a', 'c'])
  })
})

describe('what sends a form', () => {
  test.each([
    ['a button without a type', '<form><button>Go</button></form>', [['submit', 'Go', false]]],
    [
      'submit and image',
      '<form><input type=submit value=A><input type=image alt=B></form>',
      [
        ['submit', 'A', false],
        ['image', 'B', false],
      ],
    ],
    ['a button outside', '<form id=f></form><button form=f>Go</button>', [['submit', 'Go', true]]],
    ['a button that commands something is none', '<form><button commandfor=d command=close>x</button></form>', []],
    [
      'button and reset are none',
      '<form><button type=button>More</button><button type=reset>Clear</button></form>',
      [],
    ],
    [
      'a button that says so, when there is no other',
      '<form><button type=button>Send message</button></form>',
      [['script', 'Send message', false]],
    ],
    ['a handler that sends', '<form id=f><a role=button onclick="f.submit()">OK</a></form>', [['script', 'OK', false]]],
  ])('%s', (_, html, expected) =>
    expect(read(html).forms[0]?.submitControls.map(({ kind, text, outside }) => [kind, text, outside])).toEqual(
      expected,
    ),
  )

  test('a button may send it elsewhere', () =>
    expect(read('<form><button formaction="/x">a</button></form>').forms[0]?.submitControls[0]?.action).toBe(
      'https://site.example/x',
    ))
})

describe('where a form is sent to', () => {
  test.each([
    ['nowhere said', '<form>', url, false],
    ['an empty action', '<form action=" ">', url, false],
    ['relative', '<form action="send?a=1">', 'https://site.example/shop/send?a=1', false],
    ['another origin', '<form action="//other.example/x">', 'https://other.example/x', true],
    [
      'another port is another origin',
      '<form action="https://site.example:8443/">',
      'https://site.example:8443/',
      true,
    ],
    ['a script', '<form action="javascript:void(0)">', 'javascript:void(0)', false],
    ['its button sends it elsewhere', '<form><button formaction="//other.example/x">Go', url, true],
    [
      'its button brings it home',
      '<form action="//other.example/x"><button formaction="/x">Go',
      'https://other.example/x',
      false,
    ],
    ['its button has no address', '<form><button formaction="http://[">Go', url, false],
    [
      'relative to a base',
      '<base href="https://other.example/b/"><form action="c">',
      'https://other.example/b/c',
      true,
    ],
  ])('%s', (_, html, action, crossOrigin) => expect(read(html).forms[0]).toMatchObject({ action, crossOrigin }))

  test.each([
    ['<form>', 'get'],
    ['<form method=POST>', 'post'],
    ['<form method=dialog>', 'dialog'],
    ['<form method=put>', 'get'],
  ])('%s is sent by %s', (html, method) => expect(read(html).forms[0]?.method).toBe(method))
})

describe('what a form is called', () => {
  test.each([
    ['aria-label', '<form aria-label="Contact us">', { label: 'Contact us' }],
    ['aria-labelledby', '<p id=l>Contact us</p><form aria-labelledby=l>', { label: 'Contact us' }],
    [
      'a legend at its beginning',
      '<form><fieldset><legend>Your order</legend><input></fieldset></form>',
      { label: 'Your order' },
    ],
    ['a heading inside', '<h2>Page</h2><form><h3>Write to us</h3></form>', { heading: 'Write to us' }],
    ['the heading before', '<h2>Write to us</h2><form></form><h2>Later</h2>', { heading: 'Write to us' }],
    [
      'id, name, class, action',
      '<form id=i name=n class=c action=/a>',
      { id: 'i', name: 'n', className: 'c', action: '/a' },
    ],
  ])('%s', (_, html, hints) => expect(read(html).forms[0]?.nameHints).toMatchObject(hints))
})

describe('why a form is not shown', () => {
  test.each([
    ['hidden-attribute', '<div hidden><form></form></div>'],
    ['inline-style', '<div style="DISPLAY : none"><form></form></div>'],
    ['inline-style', '<form style="color:red;visibility:hidden">'],
    ['aria-hidden', '<div aria-hidden=true><form></form></div>'],
    ['inert', '<div inert><form></form></div>'],
    ['closed-dialog', '<dialog><form></form></dialog>'],
    ['closed-popover', '<div popover><form></form></div>'],
    ['closed-details', '<details><summary>s</summary><form></form></details>'],
    [undefined, '<details open><summary>s</summary><form></form></details>'],
    [undefined, '<dialog open><form></form></dialog>'],
  ])('%s: %s', (hiddenBy, html) => expect(read(html).forms[0]?.hiddenBy).toBe(hiddenBy))
})
