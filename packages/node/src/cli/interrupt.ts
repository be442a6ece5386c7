import { constants } from 'node:os'

export interface Interrupt {
  signal: AbortSignal
  /** Gives the signals back to Node. */
  release(): void
}

/** Time to stop cleanly, in ms. */
const GRACE_MS = 3_000

let received: NodeJS.Signals | undefined

/**
 * Lets a command stop cleanly on the first signal; a second one, or the end of the grace period, ends the process. Without
 * this call Node ends at the first signal.
 *
 * @param options.graceMs default 3,000
 */
export function listenForInterrupt({ graceMs = GRACE_MS } = {}): Interrupt {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(exitCodeOfSignal(signal))
    received = signal
    // Also if something is still open after the command itself has ended.
    setTimeout(() => process.exit(exitCodeOfSignal(signal)), graceMs).unref()
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: controller.signal,
    release() {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}

/** 128 and the number of the signal that came, as shells have it: 130 after Ctrl-C, 143 after SIGTERM. */
export function exitCodeOfSignal(signal = received): number {
  return 128 + constants.signals[signal ?? 'SIGINT']
}
