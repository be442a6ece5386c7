import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'
import { queryPage } from './query-page.ts'

const html = `<!doctype html><title>Shop</title><h2>Log in</h2>
<form id="login" action="/login"><label>E-mail <input name="email" type="email"></label><input type="hidden" name="csrf" value="secret"><button>Log in</button></form>
<form action="/news"><h3>News</h3><input placeholder="E-mail"><button class="go">Subscribe</button></form>
<ul><li>one</li><li class="last">two</li></ul><a href="/help">Help</a>`
const page = parsePage(html, { url: 'https://shop.example/' })

describe('counts what a selector matches', () => {
  test.each([
    ['form', 2],
    ['#login', 1],
    ['form[action="/news"] button', 1],
    ['FORM > Button', 2],
    ['li:nth-child(2)', 1],
    ['li:not(.last)', 1],
    ['form:has(h3) .go', 1],
    ['h2 + form', 1],
    ['h2 ~ form', 2],
    ['body > *:last-child', 1],
    ['#nothing', 0],
    ['a, h2', 2],
  ])('%s: %i', (selector, count) => {
    expect(queryPage(page, selector)?.count).toBe(count)
  })
})

test.each([
  ['#login', '<form id="login" action="/login">', 'Log in'],
  ['input[name=email]', '<input name="email" type="email">', 'E-mail'],
  ['.go', '<button class="go">', 'Subscribe'],
  ['a', '<a href="/help">', 'Help'],
  ['li', '<li>', undefined],
  ['[name=csrf]', '<input type="hidden" name="csrf">', undefined],
])('describes the first match of %s', (selector, outline, name) => {
  const [first] = queryPage(page, selector)!.first
  expect(first).toMatchObject({ outline, ...(name === undefined ? {} : { name }) })
  if (name === undefined) expect(first!.name ?? '').not.toContain('secret')
})

test('describes a few and counts all', () => {
  const many = parsePage(`<ol>${'<li>x</li>'.repeat(50)}</ol>`, { url: 'https://shop.example/' })
  const found = queryPage(many, 'li', 3)!
  expect(found.count).toBe(50)
  expect(found.first).toHaveLength(3)
})

test('cuts what is long', () => {
  const long = parsePage(`<form class="${'x'.repeat(500)}"></form>`, { url: 'https://shop.example/' })
  expect(queryPage(long, 'form')!.first[0]!.outline.length).toBeLessThan(120)
})

test('says nothing of what only a live page knows', () => {
  expect(queryPage(page, 'form:focus-visible')).toBeUndefined()
})

test('takes no copy of a page', () => {
  expect(() => queryPage(structuredClone({ ...page }), 'form')).toThrow(TypeError)
})
