/** The end of a scan: the caller's signal, the deadline or a fault of our own, whichever comes first. */
export interface ScanClock {
  signal: AbortSignal
  /** The deadline in ms since the epoch. */
  deadline: number
  /** What ended the scan, when something did. */
  ended(): 'deadline' | 'aborted' | undefined
  /** Ends the scan for something that says nothing of the site, such as a store that cannot be used. */
  fail(error: unknown): void
  /** Throws what the scan has failed with. */
  throwIfFailed(): void
  /** Forgets the timer; everything that still runs is aborted. */
  close(): void
}

/** The longest that a timer waits: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const LONGEST_MS = 2 ** 31 - 1

/** @param deadlineMs Infinity for no limit */
export function createScanClock(deadlineMs: number, caller?: AbortSignal): ScanClock {
  const controller = new AbortController()
  let ended: 'deadline' | 'aborted' | undefined
  let failure: { error: unknown } | undefined
  const end = (by: 'deadline' | 'aborted') => {
    ended ??= by
    controller.abort()
  }
  const onAbort = () => end('aborted')
  const deadline = Date.now() + deadlineMs
  const timer = setTimeout(() => end('deadline'), Math.min(deadlineMs, LONGEST_MS))
  if (caller?.aborted) onAbort()
  else caller?.addEventListener('abort', onAbort, { once: true })

  return {
    signal: controller.signal,
    deadline,
    ended() {
      // On a busy machine, requests that may last until the deadline can fail before this timer fires.
      if (Date.now() >= deadline) end('deadline')
      return ended
    },
    fail(error) {
      failure ??= { error }
      end('aborted')
    },
    throwIfFailed() {
      if (failure) throw failure.error
    },
    close() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onAbort)
      controller.abort()
    },
  }
}
