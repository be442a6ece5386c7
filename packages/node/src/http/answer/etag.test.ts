import { expect, test } from 'vitest'
import { isNotModified, requiredRevision } from './etag.ts'

const withHeader = (name: string, value?: string) =>
  new Request('https://audit.example/', { headers: value === undefined ? {} : { [name]: value } })

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['"b", "a"', true],
  ['"b" ,W/"a"', true],
  ['*', true],
  [' * ', true],
  ['a', false],
  ['"A"', false],
  ['"b, \\"a\\""', false],
  ['', false],
])('If-None-Match %s', (header, expected) => {
  expect(isNotModified(withHeader('if-none-match', header), '"a"')).toBe(expected)
})

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ['*', undefined],
  ['"a"', 'a'],
  ['"old"', 'old'],
  ['"old", "now"', 'now'],
  ['W/"now", "old"', 'old'],
  ['"old", "older"', 'old'],
])('If-Match %s asks for revision %s', async (header, expected) => {
  expect(await requiredRevision(withHeader('if-match', header), async () => 'now')).toBe(expected)
})

test.each(['W/"now"', 'now', ''])('If-Match %j can never hold', async (header) => {
  await expect(requiredRevision(withHeader('if-match', header), async () => 'now')).rejects.toMatchObject({
    code: 'precondition_failed',
  })
})
