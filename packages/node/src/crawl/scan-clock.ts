/** The end of a scan: the caller's signal or the deadline, whichever comes first. */
export interface ScanClock {
  signal: AbortSignal
  /** The deadline in ms since the epoch. */
  deadline: number
  /** What ended the scan, when something did. */
  ended(): 'deadline' | 'aborted' | undefined
  /** Forgets the timer; everything that still runs is aborted. */
  close(): void
}

export function createScanClock(deadlineMs: number, caller?: AbortSignal): ScanClock {
  const controller = new AbortController()
  let ended: 'deadline' | 'aborted' | undefined
  const end = (by: 'deadline' | 'aborted') => {
    ended ??= by
    controller.abort()
  }
  const onAbort = () => end('aborted')
  const timer = setTimeout(() => end('deadline'), deadlineMs)
  if (caller?.aborted) onAbort()
  else caller?.addEventListener('abort', onAbort, { once: true })

  return {
    signal: controller.signal,
    deadline: Date.now() + deadlineMs,
    ended: () => ended,
    close() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onAbort)
      controller.abort()
    },
  }
}
