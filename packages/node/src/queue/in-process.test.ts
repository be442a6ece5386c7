import { describe, expect, test, vi } from 'vitest'
import { testQueue } from './conformance.ts'
import { inProcessQueue } from './in-process.ts'

const WAIT = { timeout: 30_000, interval: 5 }

testQueue('inProcessQueue', ({ concurrency }) => inProcessQueue({ concurrency }), {
  describe,
  test: (name, run) => test(name, run),
})

test('a job that failed makes room like any other, and is not run again', async () => {
  const begun: string[] = []
  const queue = inProcessQueue({ concurrency: 1 })
  for (const scanId of ['a', 'b']) await queue.enqueue({ scanId, site: scanId, urgency: 'person' })
  await queue.work(async ({ scanId }) => {
    begun.push(scanId)
    throw new Error('no')
  })
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']), WAIT)
  await queue.close()
})

test.each([0, -1, 1.5, Number.NaN])('concurrency %s is refused', (concurrency) => {
  expect(() => inProcessQueue({ concurrency })).toThrow(TypeError)
})
