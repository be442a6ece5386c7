import type { Tool } from '@operable/core/schema'
import { describe, expect, test } from 'vitest'
import { keyOfCall, withoutAgain } from './again.ts'

const tool = (properties?: object): Tool =>
  ({ id: 't', metadata: { kind: 'form', inputSchema: properties && { properties } } }) as unknown as Tool

describe('again', () => {
  test.each<[unknown, object | undefined, unknown, boolean | undefined]>([
    [{ a: 1, again: true }, undefined, { a: 1 }, true],
    [{ a: 1, again: false }, {}, { a: 1 }, false],
    [{ a: 1 }, {}, { a: 1 }, undefined],
    [{ again: true }, { again: {} }, { again: true }, undefined],
    [{ again: 'yes' }, {}, { again: 'yes' }, undefined],
    ['text', {}, 'text', undefined],
    [undefined, {}, undefined, undefined],
    [null, {}, null, undefined],
  ])('of %j, of a tool with %j', (input, properties, rest, again) => {
    expect(withoutAgain(input, tool(properties))).toEqual({ input: rest, ...(again !== undefined && { again }) })
  })
})

describe('the key of a call', () => {
  const key = (input: unknown, again?: boolean) => keyOfCall(tool(), input, again)
  test('is the same whatever the order of the members', () => {
    expect(key({ a: [1, { b: 2 }], c: {} })).toBe(key({ c: {}, a: [1, { b: 2 }] }))
  })

  test('is another one for other values, another order of a list, or when it is to be sent again', () => {
    const keys = [key({ a: [1, 2] }), key({ a: [2, 1] }), key({ a: 1 }), key({ b: 1 }), key({}), key({}, true)]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('is none for what is no data', () => {
    const endless: Record<string, unknown> = {}
    endless['endless'] = endless
    for (const input of [endless, undefined, null, { big: 1n }]) expect(key(input)).toBeUndefined()
  })
})
