import { expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const sentence = 'We repair cars of all makes, fast and honest, near the station.'
const other = 'Drop by, or write to us and we will call you back the same day.'

test.each<[string, string, string[] | undefined]>([
  ['a div', `<div>${sentence}</div>`, [sentence]],
  ['cells and list items', `<table><tr><td>${sentence}</table><ul><li>${other}</ul>`, [sentence, other]],
  ['inline elements inside', `<div>${sentence} <b>Ask us.</b></div>`, [`${sentence} Ask us.`]],
  ['the same text twice', `<div>${sentence}</div><div>${sentence}</div>`, [sentence]],
  ['a paragraph', `<p>${sentence}</p><p><span>${other}</span></p>`, undefined],
  [
    'a link, a heading, the navigation',
    `<a><span>${sentence}</span></a><h2><span>${other}</span></h2><nav><div>${sentence}</div></nav>`,
    undefined,
  ],
  ['hidden', `<div hidden>${sentence}</div>`, undefined],
  ['no sentence', `<div>${'Repairs Tyres Inspections '.repeat(5)}</div>`, undefined],
  ['short', '<div>Open from eight to five.</div>', undefined],
  ['several paragraphs in one', `<div>${sentence.repeat(20)}</div>`, undefined],
  ['a page with enough paragraphs', `${'<p>Hello.</p>'.repeat(5)}<div>${sentence}</div>`, undefined],
])('loose text: %s', (_label, body, expected) => {
  expect(parsePage(`<!doctype html><body>${body}`, { url: 'https://shop.example/' }).looseTexts).toEqual(expected)
})
