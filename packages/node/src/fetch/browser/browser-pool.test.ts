import { expect, test } from 'vitest'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createBrowserPool } from './browser-pool.ts'

const never = new AbortController().signal

function heldFetcher() {
  const ends: (() => void)[] = []
  const visit: PageFetcher = (url) =>
    new Promise((resolve) => {
      ends.push(() => resolve({ ok: false, url, failure: 'aborted', detail: '', redirects: [] }))
    })
  return { visit, ends }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('two pages at once, the others in order, and a full queue is refused', async () => {
  const pool = createBrowserPool({ queue: 2 })
  const { visit, ends } = heldFetcher()
  const shared = pool.share(visit)
  const visits = ['a', 'b', 'c'].map((url) => shared(url))
  await soon()
  expect([ends.length, pool.state()]).toEqual([2, { pages: 2, busy: 2, waiting: 1, queue: 2 }])
  pool.requireRoom()
  visits.push(shared('d'))
  await soon()
  expect(() => pool.requireRoom()).toThrow(expect.objectContaining({ code: 'rate_limited' }))
  for (let done = 0; done < 4; done++) {
    ends[done]?.()
    await visits[done]
    await soon()
  }
  expect(pool.state()).toMatchObject({ busy: 0, waiting: 0 })
})

test('long work takes one page, so that visits find the other', async () => {
  const pool = createBrowserPool()
  const first = Promise.withResolvers<void>()
  const held = pool.hold(never, () => first.promise)
  let begun = false
  const second = pool.hold(never, async () => {
    begun = true
  })
  await soon()
  expect([pool.state().busy, pool.state().waiting, begun]).toEqual([1, 1, false])
  first.resolve()
  await Promise.all([held, second])
  expect([begun, pool.state().busy]).toEqual([true, 0])
})

test('who stops waiting leaves the queue', async () => {
  const pool = createBrowserPool({ pages: 1 })
  const { visit, ends } = heldFetcher()
  const shared = pool.share(visit)
  const open = shared('a')
  const gone = new AbortController()
  const waiting = shared('b', { signal: gone.signal })
  await soon()
  gone.abort()
  expect(await waiting).toMatchObject({ ok: false, failure: 'aborted' })
  expect(pool.state().waiting).toBe(0)
  ends[0]?.()
  await open
  expect(pool.state().busy).toBe(0)
})
