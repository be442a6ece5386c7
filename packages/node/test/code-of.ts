import { OperableError } from '@operable/core'

/** The code that a promise is rejected with, or the error itself when it has none; `no error` when it is not rejected. */
export function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof OperableError ? error.code : error),
  )
}
