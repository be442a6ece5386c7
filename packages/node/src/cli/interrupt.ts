import { exitCodes } from './exit-codes.ts'

export interface Interrupt {
  signal: AbortSignal
  /** Gives the signals back to Node. */
  release(): void
}

/** Ctrl-C stops what runs in good order; a second one stops the process at once. */
export function listenForInterrupt(): Interrupt {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted)
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
