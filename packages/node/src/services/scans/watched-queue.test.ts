import { expect, test } from 'vitest'
import { currentIds, during } from '../../activity/current-activity.ts'
import type { ScanEvent } from '../../contracts/scan-events.ts'
import type { ScanQueue, ScanWorker } from '../../contracts/scan-queue.ts'
import type { Scan } from '../../contracts/scans.ts'
import { watchedQueue } from './watched-queue.ts'

const createdAt = '2026-11-21T10:00:00.000Z'
const begun = new Date('2026-11-21T10:00:07.000Z')
const later = '2026-11-21T10:00:09.000Z'
const common = { id: 'x', url: 'https://shop.example/', createdAt }

/** Gives its worker one job, in the middle of a request for another one. */
async function watched(state: Scan | Error, work: ScanWorker = async () => {}): Promise<ScanEvent[]> {
  const events: ScanEvent[] = []
  const queue = {
    work: (worker: ScanWorker) =>
      during({ requestId: 'of another' }, () =>
        worker({ scanId: 'x', site: 'shop.example' } as Parameters<ScanWorker>[0], new AbortController().signal),
      ),
  } as ScanQueue
  const get = async () => {
    if (state instanceof Error) throw state
    return state
  }
  await watchedQueue(queue, { get, onScan: (event) => events.push(event), now: () => begun }).work(work)
  return events
}

test.each<[string, Scan | Error, object]>([
  ['completed', { ...common, state: 'completed', reportId: 'r', completedAt: later }, { outcome: 'completed' }],
  [
    'failed',
    { ...common, state: 'failed', failure: 'site_blocked', detail: '403', completedAt: later },
    { outcome: 'site_blocked' },
  ],
  ['given back', { ...common, state: 'queued' }, { outcome: 'returned' }],
  ['taken by another process', { ...common, state: 'running', pagesDone: 1, pagesPlanned: 2 }, { outcome: 'returned' }],
  [
    'over before it was handed out again',
    { ...common, state: 'completed', reportId: 'r', completedAt: '2026-11-21T10:00:05.000Z' },
    { outcome: 'returned' },
  ],
])('%s', async (_, scan, expected) => {
  expect(await watched(scan)).toEqual([
    { type: 'begun', scanId: 'x', site: 'shop.example' },
    { type: 'ended', scanId: 'x', site: 'shop.example', ms: expect.any(Number), waitedMs: 7_000, ...expected },
  ])
})

test('a store that does not answer: it ends all the same', async () => {
  const events = await watched(new Error('down'))
  expect(events.map((event) => ('outcome' in event ? event.outcome : event.type))).toEqual(['begun', 'returned'])
})

test('what is logged meanwhile belongs to the scan, whatever it was handed out from', async () => {
  let ids = {}
  await watched({ ...common, state: 'queued' }, async () => {
    await Promise.resolve()
    ids = { ...currentIds() }
  })
  expect(ids).toEqual({ scanId: 'x' })
})

test('a worker that rejects is heard of by the queue, and ends, also where another one has completed its scan', async () => {
  const events: ScanEvent[] = []
  const queue = {
    work: (worker: ScanWorker) =>
      worker({ scanId: 'x', site: 's' } as Parameters<ScanWorker>[0], new AbortController().signal),
  } as ScanQueue
  const watching = watchedQueue(queue, {
    get: async () => ({ ...common, state: 'completed', reportId: 'r', completedAt: later }),
    onScan: (event) => events.push(event),
    now: () => begun,
  })
  await expect(watching.work(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(events).toMatchObject([{ type: 'begun' }, { type: 'ended', outcome: 'returned' }])
})
