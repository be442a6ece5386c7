import { OperableError } from '@operable/core'
import { storageUnavailable } from './adapter.ts'

/** Says why a database cannot be used; the sentence may be public. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
}

/** A call that took longer than it may. */
export class TooLate extends Error {
  override name = 'TooLate'
}

export const TOO_MANY_CONNECTIONS = '53300'

/** The five characters by which the server names an error: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function sqlState(error: unknown): string | undefined {
  // A queue tells of errors in objects that are none.
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) && !NODE_CODES.has(code) ? code : undefined
}

/** Codes of Node that look like one of the server. */
const NODE_CODES = new Set(['EPIPE', 'EPERM'])

/** By code, or the beginning of one: never what the server says, which may name users and addresses. */
const REASONS: readonly [RegExp, string][] = [
  [/^53300$/, 'the server has no connection left'],
  [/^25006$/, 'it is read-only'],
  [/^57014$|^55P03$/, 'it took too long to answer'],
  [/^28/, 'it refused the user or the password'],
  [/^3D000$/, 'the server has no database of that name'],
  [/^42501$/, 'the user does not have the permission'],
  [/^42P01$/, 'its tables are gone'],
  [/^53100$/, 'the disk is full'],
  [/^53/, 'the server is overloaded'],
  [/^57P/, 'the server is starting or stopping'],
  [/^40/, 'others change the same document'],
  [/^08/, 'the connection was lost'],
]

/** By code and message of Node and of the package `pg`. */
const SAID_BY_DRIVER: readonly [RegExp, string][] = [
  [/client password must be/, 'the server asks for a password'],
  [/does not support SSL/, 'its address asks for TLS, which the server does not offer'],
  [/CERT|self-signed/, 'the certificate of the server is not trusted'],
  [/Query read timeout/, 'it took too long to answer'],
  [/^E[A-Z_]+ |connect|terminated|closed|timeout/i, 'the server could not be reached, or the connection was lost'],
]

/**
 * A failure of the database, or of its driver, as `storage_unavailable` with its reason.
 *
 * @param what cannot be done, without a full stop
 * @returns the error itself when it is one of ours
 */
export function databaseUnavailable(what: string, error: unknown): OperableError {
  return error instanceof OperableError ? error : storageUnavailable(`${what}: ${reasonOf(error)}.`, error)
}

function reasonOf(error: unknown): string {
  if (error instanceof TooLate) return 'it took too long to answer'
  if (error instanceof UnusableDatabase) return error.message
  const state = sqlState(error)
  if (state !== undefined) {
    return REASONS.find(([codes]) => codes.test(state))?.[1] ?? `the server reported error ${state}`
  }
  // The driver has few codes of its own.
  const { message = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  return SAID_BY_DRIVER.find(([said]) => said.test(`${code} ${message}`))?.[1] ?? 'the reason is not known'
}
