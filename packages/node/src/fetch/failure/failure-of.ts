import { brokenConnectionCodes, failureCodes, failurePrefixes } from './failure-codes.ts'
import { FetchError } from './fetch-error.ts'

/**
 * Any error of the layers below as a FetchError. Their messages carry addresses and pieces of answers, so only their
 * codes are used; what has no known code is `protocol`.
 */
export function failureOf(error: unknown): FetchError {
  if (error instanceof FetchError) return error
  const code = codeOf(error)
  const meaning = failureCodes[code] ?? failurePrefixes.find(([prefix]) => code.startsWith(prefix))?.[1]
  if (!meaning) return new FetchError('protocol', 'Communication with the server failed.', { cause: error })
  return new FetchError(meaning.failure, meaning.detail, { cause: error, broken: brokenConnectionCodes.has(code) })
}

/** The code of an error; of several attempts (one per address), that of the first. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : ''
}
