import { type ErrorCode, OperableError } from '@operable/core'
import { issueSentence } from '@operable/core/schema'
import type { z } from 'zod'

/** One invalid part of a request. */
type Misfit = { detail: string } & (
  | { /** JSON Pointer into the body (RFC 6901). */ pointer: string }
  | { /** Name in the query. */ parameter: string }
)

/** An error that only HTTP has: with its own headers, or with the invalid parts of the request. */
export class RequestError extends OperableError {
  readonly errors: readonly Misfit[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    message: string,
    options: { errors?: readonly Misfit[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, message, options)
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
  }
}

const MAX_MISFITS = 20
const MAX_NAME = 200

/** What a schema says about a body or a query, as `invalid_request`. */
export function misfitError(issues: readonly z.core.$ZodIssue[], where: 'body' | 'query'): RequestError {
  const errors = issues.flatMap((issue) => misfits(issue, where)).slice(0, MAX_MISFITS)
  return new RequestError('invalid_request', `The ${where} is invalid${describeFirst(errors)}`, { errors })
}

/** So that the sentence alone says what is wrong. */
function describeFirst([first]: readonly Misfit[]): string {
  if (!first) return '.'
  const place = 'pointer' in first ? first.pointer : first.parameter
  return `${place === '' ? '' : `, ${place}`}: ${first.detail}`
}

/** Unknown members are reported at their own place, not at the object that contains them. */
function misfits(issue: z.core.$ZodIssue, where: 'body' | 'query'): Misfit[] {
  if (issue.code !== 'unrecognized_keys') return [misfit(issue.path, issueSentence(issue), where)]
  return issue.keys.map((key) => misfit([...issue.path, key], 'Unknown name.', where))
}

function misfit(path: readonly PropertyKey[], detail: string, where: 'body' | 'query'): Misfit {
  const names = path.map((name) => String(name).slice(0, MAX_NAME))
  if (where === 'query') return { parameter: names.join('.'), detail }
  return { pointer: names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''), detail }
}
