import { describe, expect, test } from 'vitest'
import { uniqueSelector } from '../../src/page/model/page-document.ts'
import type { PageModel } from '../../src/page/model/page-model.ts'
import { queryPage } from '../../src/page/model/query-page.ts'
import { parsePage } from '../../src/page/parse-page.ts'
import { findByFingerprint } from '../../src/tools/find-by-fingerprint.ts'
import { clickableLooks, fieldLooks, fingerprintOf, formLooks } from '../../src/tools/fingerprint.ts'
import { versions } from './versions.ts'

const url = 'https://site.example/page'
const read = (html: string): PageModel => parsePage(`<!doctype html><title>Page</title><body>${html}`, { url })

const rows = versions.flatMap(({ what, before, after, elements }) =>
  Object.entries(elements).map(([element, right]) => ({ what, before, after, element, right })),
)

/** Not found for caution: too little of them has stayed. They are counted as refused; found wrongly is none. */
const refused = new Set([
  'newsletter: from the footer to the end of the article, with new ids and a first name: form#nl',
  'search: from the body to the header, in a landmark, with a placeholder in place of a label: form[name=s]',
  'search: from the body to the header, in a landmark, with a placeholder in place of a label: #q1',
  'search: from the body to the header, in a landmark, with a placeholder in place of a label: form[name=s] [type=submit]',
  'cards: all buttons are renamed: article:nth-of-type(1) button',
  'cards: all buttons are renamed: article:nth-of-type(2) button',
  'buttons: two swapped places and one of them was renamed: button.p',
])

describe('old and new versions of pages', () => {
  test.each(rows)('$what: $element', ({ what, before, after, element, right }) => {
    const old = read(before)
    const node = only(old, element)
    const kind = [formLooks, fieldLooks, clickableLooks]
      .map((of) => of(old))
      .find((all) => all.some((each) => each.node === node))!
    const fingerprint = fingerprintOf({ node }, uniqueSelector({ node }, old), kind)!
    const today = read(after)
    const found = findByFingerprint(fingerprint, today)
    const none = right === 'gone' || right === 'ambiguous' || refused.has(`${what}: ${element}`)
    expect(found.node, `${found.reason} ${found.selector}`).toBe(none ? undefined : only(today, right))
  })
})

function only(page: PageModel, selector: string): number {
  const found = queryPage(page, selector, 2)
  expect(found?.count, selector).toBe(1)
  return found!.first[0]!.node
}
