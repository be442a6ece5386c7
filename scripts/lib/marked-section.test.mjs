import { expect, test } from 'vitest'
import { replaceSection } from './marked-section.mjs'

const page = 'before\n<!-- table -->\nold\n<!-- /table -->\nafter\n'

test('only what stands between the marks changes', () => {
  expect(replaceSection(page, 'table', 'new')).toBe('before\n<!-- table -->\nnew\n<!-- /table -->\nafter\n')
})

test('a second time changes nothing', () => {
  const once = replaceSection(page, 'table', 'new')
  expect(replaceSection(once, 'table', 'new')).toBe(once)
})

test.each([
  ['no marks', 'before\nafter\n'],
  ['no end', page.replace('<!-- /table -->', '')],
  ['the end before the start', '<!-- /table -->\n<!-- table -->\n'],
])('%s: refused', (_label, document) => {
  expect(() => replaceSection(document, 'table', 'new')).toThrow('table')
})
