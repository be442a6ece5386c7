import { expect, test } from 'vitest'
import { documentOf } from '../page/model/page-document.ts'
import { parsePage } from '../page/parse-page.ts'
import { liveMatcher, selectorMatcher } from './match-selector.ts'

const html = `<!doctype html><main class="a b"><div id=x data-state=open><p class=b>1</p><p>2</p></div><p class="c a">3</p></main>`

test.each([
  ['p[class].b:first-child', '1'],
  ['main > div p, p.c', '1 2 3'],
  ['[data-state="open"] p + p', '2'],
  ['div:has(> p.b) ~ p', '3'],
  ['p:not(.a):nth-of-type(2)', '2'],
  [':is(main.b, div.b) > p', '3'],
])('%s matches the same however often it is read', (selector, texts) => {
  const { elements } = documentOf(parsePage(html, { url: 'https://site.example/' }))
  for (const make of [liveMatcher, selectorMatcher, liveMatcher]) {
    const found = elements.filter(make(selector)!)
    expect(found.map((node) => node.first?.text).join(' ')).toBe(texts)
  }
})
