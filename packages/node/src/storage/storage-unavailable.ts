import { OperableError } from '@operable/core'

/** The one failure of a store that callers meet. The message can reach the public: no path and no address in it. */
export function storageUnavailable(message: string, cause?: unknown): OperableError {
  return new OperableError('storage_unavailable', message, cause === undefined ? {} : { cause })
}

/** What every call answers after `close`. */
export function storageClosed(): OperableError {
  return storageUnavailable('The storage is closed.')
}
