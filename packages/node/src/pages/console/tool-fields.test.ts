import { expect, test } from 'vitest'
import { fieldKind } from './tool-fields.ts'
import { knownOf } from './tool-page.ts'

const choice = (value: string) => ({ value, label: value, selector: `#${value}` })
const three = ['a', 'b', 'c'].map(choice)

test.each<[string, (typeof three)[number][] | undefined, string]>([
  ['select-one', undefined, 'choice from a list'],
  ['tel', undefined, 'phone number'],
  ['checkbox', undefined, 'checkbox'],
  ['checkbox', three.slice(0, 1), 'checkbox'],
  ['checkbox', three, 'any of 3'],
  ['radio', three, 'one of 3'],
  ['tree', undefined, 'tree'],
  ['constructor', undefined, 'constructor'],
])('%s with choices %j is a %s', (type, choices, words) => {
  expect(fieldKind({ type, ...(choices ? { choices } : {}) })).toBe(words)
})

test.each([
  ['Topic', '<bdi>Topic</bdi> <span class="muted small"><bdi>choice from a list</bdi>, required'],
  ['', 'A field without a label <span class="muted small"><bdi>choice from a list</bdi>, required'],
])('the field labelled %j', (label, shown) => {
  const field = { selector: 'select', type: 'select-one', purpose: 'unknown' as const, label, required: true }
  expect(String(knownOf({ metadata: { kind: 'form', fields: [field] } }))).toContain(shown)
})
