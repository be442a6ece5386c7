import { LONGEST_TIMER_MS } from '../flow/longest-timer.ts'
import type { ToolList } from '../types.ts'
import { cacheList, readCachedList } from './list-cache.ts'
import { nextTask } from './next-task.ts'
import { parseToolList } from './parse-tool-list.ts'

// As they were at load: a page may replace them.
const { fetch, setTimeout, clearTimeout, addEventListener, document } = globalThis

/** Of a page that comes into view, by its tab or from the back/forward cache. */
const SHOW_EVENTS = ['visibilitychange', 'pageshow'] as const
/** The longest distance between two requests to a service that fails. */
const MAX_PAUSE_MS = 300_000
/** The shortest distance between two looks. */
const MIN_POLL_MS = 100
/** A service that has not answered by then counts as failing. */
const ANSWER_MS = 10_000
/** A store that has not answered by then counts as empty: some browsers’ never do. */
const STORE_MS = 3000

export interface ToolWatch {
  /** Settles when the first list is there, from the cache or from the service, or cannot be had. */
  ready: Promise<void>
  /** Asks the service now; settles when it answered or failed. */
  refresh(): Promise<void>
  /** Plans the next look anew, since the distance between two looks is another one now. */
  replan(): void
  close(): void
}

interface WatchOptions {
  /** Where the service is, without a slash at the end. */
  server: string
  websiteId: string
  /** Milliseconds between two looks while the page is visible, at least 100; 0 = only on load and when the page becomes visible. */
  distance: () => number
  onList: (list: ToolList) => void
  /** Told each time that the service is asked. */
  onLook: () => void
}

/**
 * Keeps the list of tools as it is at the service: at once from IndexedDB, then looked at on load, when the page becomes
 * visible or comes back from the back/forward cache, and again after the distance of that time while it is visible. A service that fails is
 * asked at growing distances, with jitter, and the last list stays; one that does not know the website (any more) empties
 * it.
 *
 * The request says `cache: 'no-cache'`, so that the browser sends `If-None-Match` itself. A header set by hand would cost
 * a preflight request to another origin each time.
 */
export function watchTools({ server, websiteId, distance, onList, onLook }: WatchOptions): ToolWatch {
  const address = `${server}/widget/${encodeURIComponent(websiteId)}/tools.json`
  const controller = new AbortController()
  let text: string | undefined
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** When the service was asked last, as `performance.now` counts. */
  let askedAt = 0

  // The first request of a page and the opening of its store cost the browser most of what this script does.
  const first = nextTask().then(refresh)
  const cached = nextTask()
    .then(nextTask)
    .then(() => Promise.race([readCachedList(address), new Promise<void>((resolve) => setTimeout(resolve, STORE_MS))]))
    .then((found) => {
      if (text === undefined && found) accept(found)
    })
  // Not at its first load, which asks by itself.
  const onShow = ({ persisted }: Partial<PageTransitionEvent>): void => {
    if (persisted !== false && document.visibilityState === 'visible') void refresh()
  }
  for (const event of SHOW_EVENTS) addEventListener(event, onShow, { capture: true, signal: controller.signal })

  function refresh(): Promise<void> {
    onLook()
    askedAt = performance.now()
    asking ??= request()
      .catch(() => false)
      .then((isAnswered) => {
        failures = isAnswered ? 0 : failures + 1
        asking = undefined
        schedule()
      })
    return asking
  }

  /** Whether the service answered a list. */
  async function request(): Promise<boolean> {
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(ANSWER_MS)])
    const answer = await fetch(address, {
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    if (answer.status === 404) {
      accept(JSON.stringify({ version: 1, websiteId, url: server, tools: [] }))
      return false // whoever left the service and kept the tag is not to ask for ever
    }
    return answer.ok && accept(await answer.text())
  }

  /** Whether the text is a list; listeners hear of it only when it is another one. */
  function accept(next: string): boolean {
    if (next === text) return true
    const list = parseToolList(next, websiteId)
    if (!list || controller.signal.aborted) return false
    text = next
    onList(list)
    void nextTask().then(() => cacheList(address, next))
    return true
  }

  function schedule(): void {
    clearTimeout(timer)
    const wanted = distance()
    if (controller.signal.aborted || !(wanted > 0)) return
    const least = Math.min(Math.max(wanted, MIN_POLL_MS), LONGEST_TIMER_MS)
    const backedOff = failures && Math.min(least * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random())
    const pause = Math.max(backedOff, least)
    // A hidden page asks when it is shown.
    timer = setTimeout(
      () => document.visibilityState === 'visible' && void refresh(),
      askedAt + pause - performance.now(),
    )
  }

  /** Settles with one way to a list, or with the other where that one had none. */
  const orElse = (one: Promise<void>, other: Promise<void>): Promise<void> =>
    one.then(() => (text === undefined ? other : undefined))

  return {
    ready: Promise.race([orElse(first, cached), orElse(cached, first)]),
    refresh,
    replan: schedule,
    close() {
      controller.abort()
      clearTimeout(timer)
    },
  }
}
