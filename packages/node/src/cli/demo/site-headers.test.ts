import { expect, test } from 'vitest'
import { parseHeadersFile } from './site-headers.ts'

const headersOf = parseHeadersFile('# all\n/*\n  X-A: 1\n  X-B: two: parts\n/\n  X-A: 2\n/docs/*\n\tX-C: 3\n')

test.each([
  ['the start page has both blocks, the later wins', '/', { 'X-A': '2', 'X-B': 'two: parts' }],
  ['a page has the block of all', '/book/', { 'X-A': '1', 'X-B': 'two: parts' }],
  ['a folder adds its own', '/docs/x', { 'X-A': '1', 'X-B': 'two: parts', 'X-C': '3' }],
])('%s', (_, path, expected) => {
  expect(headersOf(path)).toEqual(expected)
})
