import { expect, test } from 'vitest'
import { optionTable } from './option-table.mjs'

const text = `
export interface Other { /** No. */ a: 1 }
export interface Options extends Other {
  /** One, in ms. Default 3. */
  one?: number
  /**
   * \`a | b\`, over
   * two lines.
   */
  two: string
  signal?: AbortSignal
}
export interface Silent { one: 1 }
`

test('members with what is said of them', () => {
  expect(optionTable(text, 'Options').split('\n').slice(2)).toEqual([
    '| `one` | One, in ms. Default 3. |',
    '| `two` (required) | `a \\| b`, over two lines. |',
    '| `signal` | An `AbortSignal` that ends it. |',
  ])
})

test.each([
  ['Silent', 'Silent.one has no comment.'],
  ['None', 'There is no interface None.'],
])('%s: %s', (name, message) => {
  expect(() => optionTable(text, name)).toThrow(message)
})
