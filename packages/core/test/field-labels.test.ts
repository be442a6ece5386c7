import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePage } from '../src/page/parse-page.ts'

/** Labels as sites of each language have them, and what the field under them is for. */
const rows: [language: string, label: string, purpose: string][] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'field-labels.json'), 'utf8'),
)

function purposeOf(language: string, label: string): string | undefined {
  const html = `<html lang="${language}"><form method=post><label for=f-1>${label}</label><input id=f-1 name=f1><button>OK</button></form>`
  return parsePage(html, { url: 'https://site.example/' }).forms[0]?.fields[0]?.purpose
}

const wrong = rows
  .map(([language, label, purpose]) => ({ language, label, purpose, seen: purposeOf(language, label) }))
  .filter(({ purpose, seen }) => seen !== purpose)
const textsOf = (list: typeof wrong): string =>
  list.map(({ language, label, purpose, seen }) => `${language}: ${label}: ${purpose}, not ${seen}`).join('\n')

/** What was right when the words were written; it may only become more. */
test('fields are told by their labels in 24 languages', () => {
  const told = wrong.filter(({ purpose }) => purpose !== 'unknown')
  expect(rows.filter(([, , purpose]) => purpose !== 'unknown')).toHaveLength(705)
  expect(told.length, textsOf(told)).toBeLessThanOrEqual(0)
})

test('what asks for something else stays unknown', () => {
  const guessed = wrong.filter(({ purpose }) => purpose === 'unknown')
  expect(guessed.length, textsOf(guessed)).toBeLessThanOrEqual(0)
})
