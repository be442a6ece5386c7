import type { CDPSession } from 'playwright-core'

/** What a page is loading, as the browser itself reports it. */
export interface Traffic {
  /** Requests started so far. */
  started(): number
  /** Decoded bytes received so far, all files together. */
  bytes(): number
  /** Whether something is loading that could still change the page. */
  busy(): boolean
}

/**
 * Requests whose answers can change what the page says. Event streams never end; frames report their end elsewhere when
 * they run in another process, and are not read anyway.
 */
const waitedFor: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'XHR', 'Fetch'])

/** A request that is open for longer is taken for a long poll. */
const LONG_POLL_MS = 3_000

/**
 * Counts the requests of the page. `onChange` is called after every step.
 *
 * @param clock of the page, in ms
 */
export function watchTraffic(session: CDPSession, clock: () => number, onChange: () => void): Traffic {
  const open = new Map<string, number>()
  let started = 0
  let bytes = 0

  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    started += 1
    const waits = type !== undefined && waitedFor.has(type) && request.url.startsWith('http')
    if (waits) open.set(requestId, clock())
    onChange()
  })
  session.on('Network.dataReceived', ({ dataLength }) => {
    bytes += dataLength
    onChange()
  })
  session.on('Network.loadingFinished', ({ requestId }) => close(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId))

  function close(requestId: string): void {
    open.delete(requestId)
    onChange()
  }

  return {
    started: () => started,
    bytes: () => bytes,
    busy: () => {
      const oldest = clock() - LONG_POLL_MS
      return [...open.values()].some((since) => since > oldest)
    },
  }
}
