import { describe, expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

describe('retryAfterMs', () => {
  const now = Date.UTC(2026, 0, 1)
  test.each([
    ['absent', undefined, undefined],
    ['seconds', '120', 120_000],
    ['zero', '0', 0],
    ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['a date in the past', 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['negative', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['words', 'soon', undefined],
    ['words like a date', 'Soon, please', undefined],
  ])('%s', (_label, header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected)
  })
})
