import { type AnyNode, Document, Element, Text } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { queryPage } from '../page/model/query-page.ts'
import { parsePage } from '../page/parse-page.ts'
import { PARSE_LIMITS } from './parse-limits.ts'

const url = { url: 'https://site.example/' }

/** Whoever changes it throws. */
function frozen(document: Document): Document {
  const waiting: AnyNode[] = [document]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) {
      waiting.push(...node.children)
      Object.freeze(node.children)
    }
    if ('attribs' in node) Object.freeze(node.attribs)
    Object.freeze(node)
  }
  return document
}

/** As the tree adapter of parse5 builds it, which cheerio uses. */
function element(name: string, attribs: Record<string, string>, ...children: (Element | Text | Document)[]): Element {
  const made = new Element(name, attribs, children as Element[])
  for (const child of children) child.parent = made
  return made
}

describe('a document that is parsed already gives the page of its text', () => {
  test.each([
    [
      'fields with labels',
      '<form id=f><label for=a>Mail</label> <input id=a name=MAIL type=email required> <b>x</b></form>',
    ],
    ['white space and entities', '<p>one\n two &amp; <b>three</b>four</p> <p> <i>five</i> </p>'],
    ['a table', '<table><tbody><tr><td><form action=/s><input name=q></form></td></tr></tbody></table>'],
    ['attributes in capitals', '<FORM ACTION="/a"><INPUT NAME="x" TITLE="T"></FORM>'],
    [
      'SVG',
      '<a href=/x><svg viewBox="0 0 1 1"><title>Home</title><foreignObject><div>d</div></foreignObject></svg></a>',
    ],
    ['no markup in scripts and noscript', '<noscript><form><input></form></noscript><script>"<form>"</script><p>a</p>'],
    [
      'a dialog',
      '<button commandfor=d command=show-modal>o</button><dialog id=d><form><button>x</button></form></dialog>',
    ],
    [
      'shadow trees',
      '<x-a><template shadowrootmode=open><form><input name=q><slot></slot></form></template><p>l</p></x-a>',
    ],
    ['templates', '<template><form><input></form></template><p>b</p>'],
  ])('%s', (_, html) => {
    const text = `<!doctype html><html lang=en><head><title>T</title></head><body class=a>${html}</body></html>`
    expect(parsePage(frozen(parseDocument(text)), url)).toEqual(parsePage(text, url))
  })

  test('with places in the source, and without a head, a body and a doctype', () => {
    const text = '<title>T</title><input id=A><input id=a>'
    expect(parsePage(frozen(parseDocument(text, { withStartIndices: true })), url)).toEqual(parsePage(text, url))
  })

  test('as parse5 has it: the mode in the document, the content of templates in a document of its own', () => {
    const template = element('template', { shadowrootmode: 'open' }, new Document([element('input', { name: 'q' })]))
    const body = element('body', {}, element('x-a', {}, template), element('p', {}, new Text('text')))
    const document = new Document([element('html', {}, element('head', {}), body)])
    document['x-mode'] = 'no-quirks'
    const page = parsePage(frozen(document), url)
    expect(page.looseFields).toMatchObject([{ selector: 'input[name="q"]' }])
    expect(queryPage(page, 'P')?.count).toBe(1)
  })
})

describe('form owners of a document', () => {
  test('what is in a form belongs to it, and what names one', () => {
    const page = parsePage(parseDocument('<form id=f><input name=a></form><input name=b form=f>'), url)
    expect(page.forms[0]?.fields.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('what only a parser knows is unknown', () => {
    const form = element('form', { id: 'f' })
    const row = element('tr', {}, element('td', {}, element('input', { name: 'a' })))
    const page = parsePage(new Document([element('table', {}, form, row)]), url)
    expect(page.forms[0]?.fields).toEqual([])
    expect(page.looseFields).toHaveLength(1)
  })
})

describe('limits hold for documents too', () => {
  test('100,000 levels', () => {
    let inner = element('input', { name: 'q' })
    for (let level = 0; level < 100_000; level++) inner = element('div', {}, inner)
    expect(parsePage(new Document([inner]), url).looseFields).toHaveLength(1)
  })

  test('nodes and attributes', () => {
    const many = Array.from({ length: PARSE_LIMITS.nodes }, () => element('br', {}))
    expect(parsePage(new Document(many), url).tooComplex?.budget).toBe('nodes')
    const attribs = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`a${index}`, '']))
    expect(parsePage(new Document([element('p', attribs)]), url).tooComplex?.budget).toBe('attributes')
  })
})
