import { describe, expect, test } from 'vitest'
import { missingCorpus, readJsonLines } from '../../test/corpus.ts'
import { attribute, type HtmlNode } from './node.ts'
import { MAX_DEPTH } from './open-elements.ts'
import { parseHtml } from './parse-html.ts'
import { PARSE_LIMITS } from './parse-limits.ts'

/** Elements of a document as indented names, in document order. */
function outline(html: string): string[] {
  return rows(html).map(([depth, node]) => '  '.repeat(depth) + node.tag)
}

function rows(html: string): [number, HtmlNode][] {
  const { root } = parseHtml(html)
  const found: [number, HtmlNode][] = []
  let depth = 0
  let node = root
  for (;;) {
    if (node.tag !== '#text') found.push([depth, node])
    if (node.first) {
      node = node.first
      depth++
      continue
    }
    while (!node.next) {
      if (node === root || !node.parent) return found
      node = node.parent
      depth--
    }
    node = node.next
  }
}

/** What stands in the body, without indentation. */
const inBody = (html: string) => {
  const all = outline(html)
  return all.slice(all.indexOf('  body') + 1).map((line) => line.slice(4))
}

interface TreeCase {
  src: string
  data: string
  fragment?: string
  document: string
}

/** Trees that differ from a browser's, with the cause. */
const knownDifferences: Record<string, string> = {
  'pending-spec-changes.dat#0': 'frameset',
  'webkit01.dat#50': 'frameset',
  'template.dat#90': 'content of a template, which is no part of the document',
  'tests1.dat#23': 'formatting elements are not opened again',
  'tests1.dat#29': 'formatting elements are not opened again',
  'tests1.dat#99': 'formatting elements are not opened again',
  'tricky01.dat#4': 'formatting elements are not opened again',
  'webkit02.dat#36': 'formatting elements are not opened again',
}

const cases = [...readJsonLines<TreeCase>('html5lib-tests', 'form-cases.jsonl')].filter(
  ({ fragment }) => fragment === undefined,
)

/** The tree of the test suite's notation as indented names. */
function expectedOutline(document: string): string[] {
  return document
    .split('\n')
    .map((line) => line.slice(2))
    .filter((line) => /^ *<(?!!)/.test(line))
    .map((line) => line.replace(/<(?:svg |math )?([^>]*)>/, (_, tag: string) => tag.toLowerCase()))
}

describe.skipIf(missingCorpus('html5lib-tests'))('html5lib tree construction with forms', () => {
  test('all documents give the tree of a browser but for the known differences', () => {
    expect(cases.length).toBeGreaterThan(70)
    const different = cases
      .filter(({ data, document }) => outline(data).join('\n') !== expectedOutline(document).join('\n'))
      .map(({ src }) => src)
    expect(different.sort()).toEqual(Object.keys(knownDifferences).sort())
  })
})

describe('parseHtml: trees', () => {
  test.each([
    [
      'a form inside a table stays empty',
      '<table><form><tr><td><input>',
      ['table', '  form', '  tbody', '    tr', '      td', '        input'],
    ],
    ['a second form inside a form is dropped', '<form><div><form><input></form></div>', ['form', '  div', '    input']],
    [
      'text and controls leave a table',
      '<table>x<input><tr><td>y',
      ['input', 'table', '  tbody', '    tr', '      td'],
    ],
    ['a hidden input stays in a table', '<table><input type=HIDDEN>', ['table', '  input']],
    [
      'a table in a row ends the table before it',
      '<table><tr><table><tr>',
      ['table', '  tbody', '    tr', 'table', '  tbody', '    tr'],
    ],
    [
      'a table in a cell is inside it',
      '<table><tr><td><table>',
      ['table', '  tbody', '    tr', '      td', '        table'],
    ],
    ['a control leaves a column group', '<table><col><select>', ['select', 'table', '  colgroup', '    col']],
    ['without a doctype a table stays in its paragraph', '<p><table>', ['p', '  table']],
    ['with a doctype it ends it', '<!doctype html><p><table>', ['p', 'table']],
    ['a button ends a button', '<button>a<button>b', ['button', 'button']],
    ['an input ends a select', '<select><option>a<input>', ['select', '  option', 'input']],
    [
      'options end without end tags',
      '<select><option>a<optgroup><option>b',
      ['select', '  option', '  optgroup', '    option'],
    ],
    [
      'list items end without end tags',
      '<ul><li>a<li>b<ul><li>c</ul></ul>',
      ['ul', '  li', '  li', '    ul', '      li'],
    ],
    ['a paragraph ends before a block', '<p>a<div>b</div></p>', ['p', 'div', 'p']],
    ['the first attribute of a name wins', '<input name=a NAME=b>', ['input']],
    ['image is an img', '<image>', ['img']],
    ['HTML inside SVG leaves it', '<svg><g><div></svg>', ['svg', '  g', 'div']],
    [
      'HTML inside foreignObject stays',
      '<svg><foreignObject><div></div></foreignObject></svg>',
      ['svg', '  foreignobject', '    div'],
    ],
    ['noscript holds text', '<i></i><noscript><form><input></form></noscript><p>', ['i', 'noscript', 'p']],
    ['nothing in textarea is markup', '<textarea><input></textarea><p>', ['textarea', 'p']],
    ['nothing in a script is markup', '<p><script>"<form>"</script><i>', ['p', '  script', '  i']],
    ['an unclosed comment takes the rest', '<p>a<!-- <form>', ['p']],
  ])('%s', (_, html, expected) => expect(inBody(html)).toEqual(expected))

  test('names and values: first wins, entities decoded, names in lower case', () => {
    const input = rows('<input NAME="a&amp;b" name=c data-x=\'1\' checked>').find(([, { tag }]) => tag === 'input')?.[1]
    expect(input?.attribs).toEqual(['name', 'a&b', 'data-x', '1', 'checked', ''])
  })

  test('names that every object has are attributes like others', () => {
    const input = rows('<input constructor=a toString=b>').find(([, { tag }]) => tag === 'input')?.[1]
    expect(input && [attribute(input, 'constructor'), attribute(input, 'tostring')]).toEqual(['a', 'b'])
    expect(input && attribute(input, 'valueof')).toBeUndefined()
    expect(input && attribute(input, 'hasOwnProperty')).toBeUndefined()
  })

  test('pieces of one text are one node', () => {
    const p = rows('<p>1 < 2 &amp; 3 <!-- x -->< 4</p>').find(([, { tag }]) => tag === 'p')?.[1]
    expect(p?.first?.text.replace(/\s+/g, ' ')).toBe('1 < 2 & 3 < 4')
    expect(p?.first).toBe(p?.last)
  })
})

describe('parseHtml: where nodes stand in the source', () => {
  const html = '<!doctype html><body><p id=a>one</p><p>two &amp; <b>x</b><ul><li>y</ul><table><td><input></table><i>z'
  const found = new Map(rows(html).map(([, node]) => [node.tag, node]))
  const sourceOf = (node: HtmlNode | null | undefined) =>
    typeof node?.startIndex === 'number' ? html.slice(node.startIndex, (node.endIndex ?? 0) + 1) : node?.startIndex

  test.each([
    ['body', html.slice(html.indexOf('<body>'))],
    ['b', '<b>x</b>'],
    ['p', '<p>two &amp; <b>x</b>'],
    ['ul', '<ul><li>y</ul>'],
    ['li', '<li>y'],
    ['input', '<input>'],
    ['tbody', null],
    ['i', '<i>z'],
  ])('%s', (tag, source) => expect(sourceOf(found.get(tag))).toBe(source))

  test('texts', () => expect(sourceOf(found.get('p')?.first)).toBe('two &amp; '))
})

describe('parseHtml: form owners', () => {
  test.each([
    ['inside the form', '<form id=f><input></form>', 'f'],
    ['after a form in a table ended by the table', '<table><form id=f><tr><td><input></table>', 'f'],
    ['after the end tag', '<form id=f></form><input>', undefined],
    ['still inside although the form lost its end tag to a cell', '<form id=f><table><tr><td><input>', 'f'],
    ['nested form tags do not change it', '<form id=f><form id=g><input>', 'f'],
    ['a template has no form pointer', '<form id=f><template><input></template></form>', undefined],
  ])('%s', (_, html, owner) => {
    const input = rows(html).find(([, { tag }]) => tag === 'input')?.[1]
    const id = input?.form && attribute(input.form, 'id')
    expect(input).toBeDefined()
    expect(id).toBe(owner)
  })
})

describe('parseHtml: budgets', () => {
  test('nesting stops at the depth where a browser stops', () => {
    const depth = Math.max(...rows('<div>'.repeat(2000)).map(([at]) => at))
    expect(depth).toBe(MAX_DEPTH)
  })

  test.each([
    ['nodes', '<br>'.repeat(PARSE_LIMITS.nodes + 10), 'nodes'],
    ['texts', '<'.repeat(PARSE_LIMITS.nodes + 10), 'nodes'],
    ['attributes', `<a ${Array.from({ length: 300 }, (_, i) => `a${i}`).join(' ')}>`, 'attributes'],
    ['characters', ' '.repeat(PARSE_LIMITS.text + 1), 'text'],
    ['empty tags of XHTML', '<b/>'.repeat(PARSE_LIMITS.nodes + 10), 'nodes'],
  ])('%s', (_, html, budget) => expect(parseHtml(html, { xml: true }).exceeded?.budget).toBe(budget))

  test('a value is cut, a page below all limits is not marked', () => {
    const { exceeded, body } = parseHtml(`<p title="${'x'.repeat(100_000)}">`)
    expect(body.first && attribute(body.first, 'title')?.length).toBe(PARSE_LIMITS.attributeLength)
    expect(exceeded).toBeUndefined()
  })
})
