import type { FetchFailure } from '@operable/core'

/** A failure inside the fetch layer. It never leaves it: the public functions return `FetchFailed`. */
export class FetchError extends Error {
  readonly failure: FetchFailure
  /** The connection broke while in use: worth one more attempt. */
  readonly broken: boolean

  constructor(failure: FetchFailure, message: string, options?: { cause?: unknown; broken?: boolean }) {
    super(message, options)
    this.name = 'FetchError'
    this.failure = failure
    this.broken = options?.broken ?? false
  }
}
