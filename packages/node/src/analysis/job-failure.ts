import type { FetchFailure } from '@operable/core'

/** A job without an outcome, for no fault of ours: what was read takes too much, or nobody waits for it any more. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly failure: Extract<FetchFailure, 'too_complex' | 'aborted'>

  /** @param message one sentence for a person */
  constructor(failure: JobFailure['failure'], message: string) {
    super(message)
    this.failure = failure
  }
}

/** This process can have no threads. */
export class NoThreads extends Error {
  override readonly name = 'NoThreads'
}
