import { describe, expect, test } from 'vitest'
import { MAX_SELECTOR_LENGTH } from '../src/html/selector-path.ts'
import { type PageModel, parsePage } from '../src/index.ts'
import { summarizePage } from '../src/page.ts'

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')
const url = 'https://site.example/a/b'

/** Every selector of a model. */
function selectors(page: PageModel): string[] {
  const parts = [
    ...page.forms,
    ...page.forms.flatMap(({ fields, submitControls }) => [...fields, ...submitControls]),
    ...page.looseFields,
    ...page.buttons,
    ...page.dialogs,
  ]
  return parts.map(({ selector }) => selector)
}

type Row = [label: string, make: () => string, budget: string | undefined, check: (page: PageModel) => void]
const nothing = () => undefined
const fields = (count: number) => (page: PageModel) =>
  expect(page.looseFields.length + page.forms.reduce((sum, form) => sum + form.fields.length, 0)).toBe(count)
const buttons = (count: number) => (page: PageModel) => expect(page.buttons).toHaveLength(count)

const shadow = (content: string) => `<template shadowrootmode=open>${content}</template>`

const rows: Row[] = [
  [
    '5,000 shadow trees',
    () => repeat(5_000, () => `<x-a>${shadow('<p><slot></slot>')}<input></x-a>`),
    undefined,
    fields(5_000),
  ],
  [
    '5,000 fields in one slot',
    () => `<x-a>${shadow('<slot></slot>')}${'<input>'.repeat(5_000)}</x-a>`,
    undefined,
    fields(5_000),
  ],
  [
    '10,000 shadow trees in one another',
    () => `${'<x-a><template shadowrootmode=open><slot></slot>'.repeat(10_000)}<input>`,
    undefined,
    nothing,
  ],
  ['20,000 roots of one host', () => `<x-a>${shadow('<input>').repeat(20_000)}`, undefined, fields(1)],
  ['200,000 nested div', () => '<div>'.repeat(200_000), 'nodes', nothing],
  [
    '50,000 div and 50,000 unmatched end tags',
    () => `${'<div>'.repeat(50_000)}${'</i></b>'.repeat(50_000)}<input>`,
    undefined,
    fields(1),
  ],
  ['100,000 attributes', () => `<input ${repeat(100_000, (i) => `a${i}=1 `)}>`, 'attributes', fields(1)],
  ['2,000,000 br', () => '<br>'.repeat(2_000_000), 'nodes', nothing],
  ['a 5 MB attribute', () => `<input name=a title="${'x'.repeat(5e6)}">`, undefined, fields(1)],
  ['an unclosed comment of 5 MB', () => `<input><!--${'-'.repeat(5e6)}`, undefined, fields(1)],
  ['an unclosed script of 5 MB', () => `<input><script>${'<'.repeat(5e6)}`, undefined, fields(1)],
  ['an unclosed textarea of 5 MB', () => `<textarea>${'</'.repeat(2.5e6)}`, undefined, fields(1)],
  ['5 MB of <', () => '<'.repeat(5e6), 'nodes', nothing],
  [
    'a node explosion of 12 KB',
    () => '<table><b><i><u>'.repeat(800),
    undefined,
    (page) => expect(page.forms).toEqual([]),
  ],
  ['a page beyond the size that is read', () => `<input>${' '.repeat(11 * 1024 * 1024)}<input>`, 'text', fields(1)],
  ['5,000 inputs', () => `<form>${'<input>'.repeat(5000)}`, undefined, fields(5000)],
  [
    '5,000 inputs after 180,000 siblings',
    () => `<form>${'<i></i>'.repeat(180_000)}${'<input>'.repeat(5000)}`,
    undefined,
    fields(5000),
  ],
  ['6,000 inputs', () => '<input>'.repeat(6000), 'items', fields(5000)],
  [
    '10,000 links',
    () => repeat(10_000, (i) => `<a href="/p${i}">l</a>`),
    undefined,
    (page) => expect(page.links).toHaveLength(10_000),
  ],
  ['50,000 nested buttons', () => '<b role=button>x'.repeat(50_000), 'items', buttons(5000)],
  [
    'a label of 1 MB',
    () => `<label for=a>${'x'.repeat(1e6)}</label><input id=a>`,
    undefined,
    (page) => expect(page.looseFields[0]?.label.text).toHaveLength(200),
  ],
  [
    '1 MB of white space in a label',
    () => `<label for=a>x${'\t'.repeat(1e6)}y</label><input id=a>`,
    undefined,
    fields(1),
  ],
  ['60,000 labels of one id', () => `<input id=a>${'<label for=a>x</label>'.repeat(60_000)}`, undefined, fields(1)],
  [
    '5,000 inputs in one label',
    () => `<label>${'<i></i>'.repeat(4000)}${'<input>'.repeat(5000)}`,
    undefined,
    fields(5000),
  ],
  [
    '5,000 inputs that name 20 large elements each',
    () =>
      `${repeat(20, (k) => `<div id=x${k}>${'<i></i>'.repeat(4000)}</div>`)}${`<input aria-labelledby="${repeat(20, (k) => `x${k} `)}">`.repeat(5000)}`,
    undefined,
    fields(5000),
  ],
  [
    'a chain of aria-labelledby',
    () =>
      `${repeat(30_000, (i) => `<i id=c${i} aria-labelledby="c${i + 1}"></i>`)}${repeat(5000, (i) => `<input aria-labelledby=c${i}>`)}`,
    undefined,
    fields(5000),
  ],
  [
    '90,000 radio buttons of one group',
    () => '<input type=radio name=r value=v>'.repeat(90_000),
    'items',
    fields(5000),
  ],
  [
    '5,000 radio buttons with 150 attributes each',
    () => repeat(5000, (i) => `<input type=radio ${repeat(150, (k) => `q${k} `)}name=r value=${i % 2}>`),
    undefined,
    fields(5000),
  ],
  [
    'controls below 500 generated ids',
    () => `${repeat(500, (i) => `<div id=x${100_000 + i}>`)}${'<input><b role=button></b>'.repeat(5000)}`,
    undefined,
    fields(5000),
  ],
  [
    '5,000 forms in one another',
    () => '<form><div></form>'.repeat(5000),
    'items',
    (page) => expect(page.forms).toHaveLength(500),
  ],
  [
    '20,000 dialogs with triggers',
    () =>
      `${repeat(20_000, (i) => `<div class=modal id=m${i}>x</div>`)}${repeat(20_000, (i) => `<button data-target="#m${i}" data-toggle=modal>t</button>`)}`,
    'items',
    buttons(5000),
  ],
  [
    '20,000 triggers of one dialog',
    () =>
      `<div class=modal id=m hidden>x</div>${'<button onclick="open(m)" aria-controls=m>t</button>'.repeat(20_000)}`,
    'items',
    (page) => expect(page.dialogs).toHaveLength(1),
  ],
  [
    '2,000 popup triggers and 2,000 dialogs',
    () =>
      `${repeat(2000, (i) => `<div role=dialog aria-label="d${i}">x</div>`)}${'<button aria-haspopup=dialog>open it</button>'.repeat(2000)}`,
    undefined,
    buttons(2000),
  ],
  [
    '20,000 Alpine dialogs',
    () =>
      `<div x-data>${repeat(20_000, (i) => `<div x-show="o${i}">x</div>`)}${repeat(2000, (i) => `<button @click="o${i} = true">t</button>`)}`,
    undefined,
    buttons(2000),
  ],
  [
    'a select with 90,000 options',
    () => `<select>${'<option>x'.repeat(90_000)}</select>`,
    undefined,
    (page) => expect(page.looseFields[0]?.options).toHaveLength(200),
  ],
  ['20,000 tables in one another', () => '<table><tr><td>'.repeat(20_000), undefined, nothing],
  ['40,000 templates', () => '<template><input>'.repeat(40_000), undefined, fields(0)],
  [
    'JSON-LD nested 500,000 deep',
    () => `<script type="application/ld+json">${'['.repeat(500_000)}</script>`,
    undefined,
    (page) => expect(page.structuredData.errors).toHaveLength(1),
  ],
  [
    'JSON-LD of 80,000 nested objects',
    () => `<script type="application/ld+json">${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}</script>`,
    undefined,
    (page) => expect(page.structuredData.items).toEqual([]),
  ],
  [
    '20,000 classes',
    () => repeat(5000, (i) => `<button class="${repeat(20, (k) => `btn${i * 20 + k} `)}">x</button>`),
    undefined,
    buttons(5000),
  ],
]

describe('hostile pages are read to the end or to a budget', () => {
  test.each(rows)('%s', (_, make, budget, check) => {
    const page = parsePage(make(), { url })
    expect(page.tooComplex?.budget).toBe(budget)
    check(page)
    const longest = selectors(page).reduce((most, { length }) => Math.max(most, length), 0)
    expect(longest).toBeLessThanOrEqual(MAX_SELECTOR_LENGTH)
    expect(JSON.stringify(summarizePage(page)).length).toBeLessThan(1_500_000)
  })
})

describe('hostile names', () => {
  test('names of the object prototype are names like others', () => {
    const page = parsePage(
      '<form id=__proto__><input name=__proto__ id=constructor class="toString"><input name=hasOwnProperty></form><__proto__>x</__proto__>',
      { url },
    )
    expect(page.forms[0]?.fields.map(({ name }) => name)).toEqual(['__proto__', 'hasOwnProperty'])
    expect(Object.getPrototypeOf(page.forms[0])).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'name')).toBe(false)
  })

  test('NUL and half surrogates do not get into selectors', () => {
    const page = parsePage('<form id="a\0b"><input name="\ud800x" id="\udfff"><input name="\ud83d\ude00"></form>', {
      url,
    })
    expect(selectors(page).every((selector) => selector.isWellFormed() && !selector.includes('\0'))).toBe(true)
    expect(selectors(page)).toContain('input[name="\ud83d\ude00"]')
  })

  test('base and links cannot lead our reading astray', () => {
    const script = parsePage('<base href="javascript:alert(1)"><a href="x">a</a>', { url })
    const other = parsePage('<base href="//other.example/"><a href="x">a</a><a href="ht\ttp://127.0.0.1/">b</a>', {
      url,
    })
    expect(script.links[0]?.href).toBe('https://site.example/a/x')
    expect(other.links.map(({ href }) => href)).toEqual(['https://other.example/x', 'http://127.0.0.1/'])
  })
})
