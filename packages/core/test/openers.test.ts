import { expect, test } from 'vitest'
import { openerResults } from './openers.ts'

const results = openerResults()

test('forms behind openers of twelve styles: pages on which every form has the tool that its opener opens', () => {
  const pages = results.filter(({ hasOpeners }) => hasOpeners)
  const failed = pages.filter(({ right }) => !right).map(({ file }) => file)
  expect(pages).toHaveLength(37)
  // The first reading of the set, before it was looked at, had 24 of them, and two wrong claims.
  expect(failed).toEqual([])
})

test('no opener is claimed that opens something else', () => {
  expect(results.flatMap(({ file, wrong }) => wrong.map((claim) => `${file} ${claim}`))).toEqual([])
})
