import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { inferTools } from './infer-tools.ts'
import { mergeTools } from './merge-tools.ts'

const SHOP = 'https://shop.example/'
const mail = '<input type="email" name="mail">'
const footer = `<footer><h2>Newsletter</h2><form id="footer" action="/letters">${mail}<button>Subscribe</button></form></footer>`
const blog = `<main><h2>Blog by mail</h2><form id="blog" action="/blog">${mail}<button>Subscribe</button></form></main>`
const product = (id: number) =>
  `<form action="/cart"><input type="hidden" name="id" value="${id}"><button>Add to cart</button></form>`

function draftsOf(pages: Record<string, string>): ToolDraft[] {
  return Object.entries(pages).flatMap(([path, body]) =>
    inferTools(parsePage(`<!doctype html><html lang="en"><body>${body}`, { url: SHOP + path }), { names: 'specific' }),
  )
}

const merged = (pages: Record<string, string>, most?: number) =>
  mergeTools<ToolDraft>([], draftsOf(pages), { names: 'specific', ...(most && { most }) })

test.each<[string, Record<string, string>, string[]]>([
  ['a form of the footer of every page', { '': footer, a: footer, b: footer }, ['subscribe']],
  ['two newsletters that stand on one page', { '': footer, blog: `${blog}${footer}` }, ['subscribe', 'subscribeBlog']],
  ['one template on many pages', { p1: product(1), p2: product(2) }, ['addToCart']],
  ['one template many times on a page', { '': [1, 2, 3, 4].map(product).join('') }, ['addToCart']],
  ['a button whose task a form does', { '': '<button type="button">Subscribe</button>', a: footer }, ['subscribe']],
  ['a link to a task that no form does', { '': '<a href="https://app.example/in">Log in</a>' }, ['login']],
])('%s', (_, pages, names) => {
  const { created } = merged(pages)
  expect(created.map(({ name }) => name).sort()).toEqual(names)
})

test('what was left out is told by the name that its tool has in the end', () => {
  const { created, skipped } = merged({ '': footer, blog: `${blog}${footer}`, more: `${blog}${footer}` })
  const nameOf = (selector: string) => created.find((tool) => tool.selector === selector)!.name
  expect(new Set(skipped.map(({ selector, tool }) => `${selector} ${tool}`))).toEqual(
    new Set([`#footer ${nameOf('#footer')}`, `#blog ${nameOf('#blog')}`]),
  )
})

test('a form in a frame is not that of the page with the same selector', () => {
  const [own] = draftsOf({
    '': `<h2>Ask us</h2><form id="f"><textarea name="t"></textarea>${mail}<button>Send</button></form>`,
  })
  const [framed] = draftsOf({
    '': `<h2>Book a table</h2><form id="f"><input name="date">${mail}<button>Book</button></form>`,
  })
  const drafts = [own!, { ...framed!, metadata: { ...framed!.metadata, frame: '#table' } }]
  expect(mergeTools([], drafts, { names: 'specific' }).created).toHaveLength(2)
})

test('no more tools than an agent can choose from, forms first, and the rest is named', () => {
  const { created, skipped } = merged({ '': `<a href="/in">Log in</a>${blog}${footer}` }, 1)
  expect(created.map(({ metadata }) => metadata.kind)).toEqual(['form'])
  expect(skipped.map(({ reason }) => reason)).toEqual(['too_many', 'too_many'])
})
