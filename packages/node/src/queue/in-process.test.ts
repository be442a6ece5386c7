import { describe, expect, test, vi } from 'vitest'
import type { ScanJob } from '../contracts/scan-queue.ts'
import { inProcessQueue } from './in-process.ts'

const WAIT = { timeout: 30_000, interval: 5 }
const job = (scanId: string, site = `${scanId}.example`): ScanJob => ({ scanId, site })

/** A worker whose jobs end when the test says so. */
function manualWorker() {
  const begun: string[] = []
  const ends = new Map<string, { resolve(): void; reject(): void }>()
  const signals = new Map<string, AbortSignal>()
  return {
    begun,
    ends,
    signals,
    work({ scanId }: ScanJob, signal: AbortSignal): Promise<void> {
      begun.push(scanId)
      signals.set(scanId, signal)
      return new Promise((resolve, reject) => {
        ends.set(scanId, { resolve, reject: () => reject(new Error('no')) })
      })
    },
  }
}

describe('jobs', () => {
  test('run in the order in which they came, so many at a time, a failed one like any other', async () => {
    const { begun, ends, work } = manualWorker()
    const queue = inProcessQueue({ concurrency: 2 })
    for (const id of ['a', 'b', 'c', 'd']) await queue.enqueue(job(id))
    expect(begun).toEqual([])
    await queue.work(work)
    expect(begun).toEqual(['a', 'b'])
    ends.get('b')?.reject()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']), WAIT)
    ends.get('a')?.resolve()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']), WAIT)
  })

  test('of one site wait for each other, and nobody else waits for them', async () => {
    const { begun, ends, work } = manualWorker()
    const queue = inProcessQueue({ concurrency: 2 })
    await queue.work(work)
    for (const [id, site] of [
      ['a', 'shop.example'],
      ['b', 'shop.example'],
      ['c', 'other.example'],
    ] as const) {
      await queue.enqueue(job(id, site))
    }
    expect(begun).toEqual(['a', 'c'])
    ends.get('a')?.resolve()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c', 'b']), WAIT)
  })

  test('that wait or run are not taken twice', async () => {
    const { begun, work } = manualWorker()
    const queue = inProcessQueue({ concurrency: 2 })
    for (const id of ['a', 'a']) await queue.enqueue(job(id))
    await queue.work(work)
    await queue.enqueue(job('a'))
    expect(begun).toEqual(['a'])
  })
})

test('close tells what runs to stop, waits for it, and hands out no more', async () => {
  const { begun, ends, signals, work } = manualWorker()
  const queue = inProcessQueue({ concurrency: 1 })
  await queue.work(work)
  for (const id of ['a', 'b']) await queue.enqueue(job(id))
  let closed = false
  const closing = queue.close().then(() => {
    closed = true
  })
  expect(signals.get('a')?.aborted).toBe(true)
  await Promise.resolve()
  expect(closed).toBe(false)
  ends.get('a')?.resolve()
  await closing
  await queue.enqueue(job('c'))
  await queue.close()
  expect(begun).toEqual(['a'])
})

test.each([0, -1, 1.5, Number.NaN])('concurrency %s is refused', (concurrency) => {
  expect(() => inProcessQueue({ concurrency })).toThrow(TypeError)
})
