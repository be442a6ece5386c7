import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedSelectors, refusedSelectors } from '../../test/selector-rows.ts'
import { parsePage } from '../page/parse-page.ts'
import { checkSelector } from './check-selector.ts'

describe('checkSelector', () => {
  test.each(acceptedSelectors)('takes %j', (selector) => expect(checkSelector(selector)).toEqual({ ok: true }))

  test.each(refusedSelectors)('refuses %j', (selector, position, reason) => {
    expect(checkSelector(selector)).toEqual({ ok: false, position, reason: expect.stringContaining(reason) })
  })

  test('refuses quickly whatever it is given', () => {
    const started = performance.now()
    for (const text of [':not('.repeat(2000), 'a,'.repeat(300), '['.repeat(512), '\\'.repeat(511), ':is('.repeat(128)])
      expect(checkSelector(text).ok).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('never throws, and points into the text', () => {
    const parts = fc.constantFrom(...'#.[]():,>+~*|="\'\\ -a1ié\n', 'not', 'nth-child', '2n+1', 'of', '::', '🙂')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
        const text = list.join('')
        const checked = checkSelector(text)
        if (!checked.ok) expect(checked.position).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  test('takes what pages are given by uniqueSelector', () => {
    const values = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(values, values, (id, name) => {
        const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        const html = `<!doctype html><form id="${quoted(id)}"><input name="${quoted(name)}"><input></form><form></form>`
        const page = parsePage(html, { url: 'https://site.example/' })
        for (const { selector } of [...page.forms, ...page.forms.flatMap(({ fields }) => fields)])
          expect([selector, checkSelector(selector)]).toEqual([selector, { ok: true }])
      }),
    )
  })
})
