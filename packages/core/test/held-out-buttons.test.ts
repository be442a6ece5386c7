import { expect, test } from 'vitest'
import { allWords } from '../src/lexicon/languages.ts'
import { deedNeeds } from '../src/page/button/deed.ts'
import { buttonsIn } from './pressed-buttons.ts'

// Texts that were written after the words. Few words were made with any of them since. Where a figure changes, docs/outcomes.md tells of it.
const { losing, losingNothing } = buttonsIn('held-out-buttons')

/** Of every kind that a site may have, two in each of 29 languages. */
const called = buttonsIn('called-buttons')
const PRICE = '49,90 € 12 499 ₴ ¥3,980'

function asked(buttons: readonly (readonly [string, string])[], beside = ''): number {
  return buttons.filter(([, button]) => deedNeeds({ button, beside }, allWords)).length
}

test('buttons that lose something ask a person', () => {
  expect([asked(losing), losing.length]).toEqual([546, 560])
})

test('buttons that lose nothing seldom do', () => {
  expect([asked(losingNothing), losingNothing.length]).toEqual([5, 336])
})

test('of every kind, those that lose something ask', () => {
  expect([asked(called.losing), called.losing.length]).toEqual([2549, 2587])
})

test('of every kind, those that lose nothing seldom do, and not much more often beside a price', () => {
  const { losingNothing } = called
  expect([asked(losingNothing), asked(losingNothing, PRICE), losingNothing.length]).toEqual([10, 225, 2320])
})
