import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gunzip, isGzip } from './gunzip.ts'

test.each([
  ['whole', gzipSync('hello'), 100, 'hello', false],
  ['at the limit', gzipSync('hello'), 5, 'hello', false],
  ['over the limit', gzipSync('hello'), 4, 'hell', true],
  ['two members', Buffer.concat([gzipSync('a'), gzipSync('b')]), 100, 'ab', false],
  ['nothing but the magic', Buffer.from([0x1f, 0x8b]), 100, '', true],
  ['not gzip', Buffer.from('plain'), 100, '', true],
  ['cut', gzipSync('hello world').subarray(0, -9), 100, undefined, true],
])('%s', async (_label, packed, limit, text, truncated) => {
  const result = await gunzip(packed, limit)
  expect(result.truncated).toBe(truncated)
  if (text !== undefined) expect(Buffer.from(result.bytes).toString()).toBe(text)
})

test('a bomb of 100 MiB stops at the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024))
  const before = process.memoryUsage().rss
  const { bytes, truncated } = await gunzip(bomb, 1024 * 1024)
  expect([bytes.byteLength, truncated]).toEqual([1024 * 1024, true])
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
})

test.each([
  [gzipSync(''), true],
  [Buffer.from('<?xml'), false],
  [Buffer.from(''), false],
])('%# magic bytes', (bytes, expected) => expect(isGzip(bytes)).toBe(expected))
