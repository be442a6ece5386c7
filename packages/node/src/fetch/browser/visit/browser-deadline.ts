import { startDeadline } from '../../failure/deadline.ts'
import type { FetchError } from '../../failure/fetch-error.ts'

/** The end of a visit: time, the caller's signal, a limit, a crash. The first reason counts. */
export interface VisitDeadline {
  end(error: FetchError): void
  /** The work's result, or a rejection with the reason as soon as the visit has ended. */
  race<T>(work: Promise<T>): Promise<T>
  /** Forgets timer and signal. */
  stop(): void
}

export function startVisitDeadline(timeoutMs: number, signal: AbortSignal | undefined): VisitDeadline {
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => {
    // Whoever races it sees it; nobody may be racing.
  })
  const clock = startDeadline(timeoutMs, signal)
  clock.onEnd(end)
  if (clock.ended) end(clock.ended)
  return { end, race: (work) => Promise.race([ended, work]), stop: clock.stop }
}
