import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from './json-members.ts'

test.each<[string, ReturnType<typeof findJsonFault>]>([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', undefined],
  ['"a"', undefined],
  ['["a","a",{"b":"b"}]', undefined],
  ['{"a":"a","b":"a"}', undefined],
  ['{"a":1,"a":2}', { kind: 'duplicate', name: 'a' }],
  ['{"a":1,"\\u0061" : 2}', { kind: 'duplicate', name: 'a' }],
  ['{"x":{"b":1,\n"b"\t:2}}', { kind: 'duplicate', name: 'b' }],
  ['{"\\"":1,"\\\\":2}', undefined],
  ['{"{":"}","[":"]"}', undefined],
  ['{"__proto__":{}}', { kind: 'prototype', name: '__proto__' }],
  ['[{"\\u005f_proto__":1}]', { kind: 'prototype', name: '__proto__' }],
  ['{"a":"__proto__"}', undefined],
  ['[[[[]]]]', undefined],
  ['[[[[[]]]]]', { kind: 'depth' }],
  ['{"a":{"a":{"a":{"a":{}}}}}', { kind: 'depth' }],
])('%s', (text, expected) => {
  expect(findJsonFault(text, 4)).toEqual(expected)
})

test('what JSON.stringify writes has no member twice', () => {
  const noProto = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))
  fc.assert(
    fc.property(noProto, fc.nat(8), (value, space) => {
      expect(findJsonFault(JSON.stringify(value, null, space), 100)).toBeUndefined()
    }),
  )
})
