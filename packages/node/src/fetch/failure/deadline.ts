import { FetchError } from './fetch-error.ts'

/** The end of one attempt: its time limit or the caller's signal. It has one listener, what runs right now. */
export interface Deadline {
  /** Why the attempt ended, once it has. */
  readonly ended: FetchError | undefined
  /** Calls `listener` when the attempt ends; replaces the one before. */
  onEnd(listener: ((error: FetchError) => void) | undefined): void
  /** Waits for something whose time is not that of the attempt. */
  pausedFor<T>(waiting: Promise<T>): Promise<T>
  /** Forgets timer and signal. */
  stop(): void
}

/** Starts the clock of one attempt. Cheaper than combined abort signals, and it is made for every request. */
export function startDeadline(timeoutMs: number, signal: AbortSignal | undefined): Deadline {
  let ended: FetchError | undefined
  let listener: ((error: FetchError) => void) | undefined

  function end(error: FetchError): void {
    ended ??= error
    listener?.(ended)
  }
  const onAbort = () => end(new FetchError('aborted', 'The request was stopped.'))
  const onTimeout = () => end(new FetchError('timeout', 'The server did not finish responding in time.'))
  let begun = performance.now()
  let left = timeoutMs
  let timer = setTimeout(onTimeout, left)
  if (timeoutMs <= 0) onTimeout()
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort)

  return {
    get ended() {
      return ended
    },
    onEnd(next) {
      listener = next
    },
    async pausedFor(waiting) {
      clearTimeout(timer)
      left -= performance.now() - begun
      try {
        return await waiting
      } finally {
        begun = performance.now()
        timer = setTimeout(onTimeout, left)
      }
    },
    stop() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    },
  }
}
