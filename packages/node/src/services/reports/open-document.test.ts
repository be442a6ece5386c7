import { evaluate } from '@operable/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { documentOf, openDocument, openText, type ResultEntry } from './report-document.ts'

const url = 'https://shop.example/?"json":"x"'
const report = evaluate(await evidenceOf('https://shop.example/'))
const entry: ResultEntry = {
  scannedAt: report.scannedAt,
  score: report.score,
  grade: report.grade,
  scoringVersion: report.scoringVersion,
  operabilityVersion: report.operabilityVersion,
  revision: 'r',
  evidenceSize: 1,
}
const documentWith = (json: string) => documentOf({ ...report, url }, json, [entry])

test('a document and its text open alike, whatever the report says', () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ unit: 'grapheme' }), (json, words) => {
      const text = JSON.stringify({ json, words })
      const opened = openText(JSON.stringify(documentWith(text)), 'id')
      expect(opened).toEqual(openDocument(documentWith(text), 'id'))
      expect(opened.kind === 'report' && new TextDecoder().decode(opened.jsonBytes)).toBe(text)
    }),
  )
})

const document = documentWith('{"words":"Grüße, ¿qué?>>"}')
const compact = JSON.stringify(document)

test.each([
  ['with spaces', JSON.stringify(document, null, 2)],
  ['with the solidus escaped', compact.replaceAll('/', '\\/')],
  ['with its members in another order', JSON.stringify(Object.fromEntries(Object.entries(document).reverse()))],
])('a text %s opens all the same', (_, text) => {
  expect(openText(text, 'id')).toEqual(openDocument(document, 'id'))
})

test.each([
  ['a text that ends within the report', compact.slice(0, compact.indexOf('"json":"') + 20)],
  ['one character of the report changed', compact.replace('"json":"e', '"json":"f')],
  ['one character of the report gone', compact.replace('"json":"e', '"json":"')],
  ['no text', ''],
  ['another document', '[]'],
])('%s is damage', (_, text) => {
  expect(text).not.toBe(compact)
  expect(() => openText(text, 'id')).toThrow(expect.objectContaining({ code: 'storage_unavailable' }))
})
