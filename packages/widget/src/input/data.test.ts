import { afterEach, describe, expect, test } from 'vitest'
import { jsonOf, plainOf } from './data.ts'

const data = { a: [1, 'b', { c: [null, true] }], d: undefined, e: Object.assign(Object.create(null), { f: [] }) }
const text = '{"a":[1,"b",{"c":[null,true]}],"e":{"f":[]}}'
const arrays = Array.prototype as { toJSON?: unknown }
const objects = Object.prototype as { toJSON?: unknown }
afterEach(() => {
  delete arrays.toJSON
  delete objects.toJSON
})

describe.each<[string, () => void]>([
  ['nothing', () => {}],
  [
    'what Prototype 1.6 has put on arrays',
    () => {
      arrays.toJSON = function (this: unknown[]) {
        return `[${this.map(String).join(', ')}]`
      }
    },
  ],
  [
    'what somebody has put on all objects',
    () => {
      objects.toJSON = () => 'mine'
    },
  ],
])('beside %s', (_, put) => {
  test('data is the JSON that it is', () => {
    put()
    const made = jsonOf(data)
    delete objects.toJSON
    expect(made).toBe(text)
  })

  test('and the lists of a copy are lists to everybody', () => {
    put()
    const copy = plainOf(data)
    delete objects.toJSON
    expect(JSON.stringify(copy)).toBe(text)
  })
})
