import type { Dispatcher } from 'undici'
import { type BodyReader, createBodyReader } from './body-reader.ts'
import { contentCoding } from './content-coding.ts'
import type { Deadline } from './deadline.ts'
import { failureOf } from './failure-of.ts'
import { FetchError } from './fetch-error.ts'
import { isRedirect } from './redirect.ts'

/** One HTTP answer, redirects included. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
  truncated: boolean
}

export interface ExchangeRequest {
  method: 'GET' | 'HEAD'
  /** Name, value, name, value. */
  headers: string[]
  maxBytes: number
  onTooLarge: 'fail' | 'truncate'
}

const MAX_HEADER_LINES = 500
/** The body of a redirect is read away up to here, which keeps the connection; a longer one costs it. */
const REDIRECT_BODY_BYTES = 16 * 1024

/**
 * One request and its answer on a dispatcher of undici. Uses the handler interface, not `fetch`: no web streams, no
 * decoding without limit, no hidden redirects. Rejects with a FetchError.
 */
export function exchange(
  dispatcher: Dispatcher,
  url: URL,
  { method, headers, maxBytes, onTooLarge }: ExchangeRequest,
  deadline: Deadline,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let reader: BodyReader | undefined
    let settled = false

    function settle(report: () => void): void {
      if (settled) return
      settled = true
      deadline.onEnd(undefined)
      reader?.stop()
      report()
    }
    function fail(error: FetchError): void {
      settle(() => reject(error))
      controller?.abort(error)
    }
    function start(status: number, received: Record<string, string | string[] | undefined>): void {
      const answered = joinHeaders(received)
      const isDiscarded = isRedirect(status)
      if (isDiscarded && Array.isArray(received['location'])) {
        throw new FetchError('redirect', 'The redirect names more than one target.')
      }
      if (!isDiscarded && onTooLarge === 'fail' && method === 'GET' && Number(answered['content-length']) > maxBytes) {
        throw new FetchError('too_large', `The answer is larger than ${maxBytes} bytes.`)
      }
      reader = createBodyReader({
        coding: isDiscarded ? undefined : contentCoding(answered['content-encoding']),
        maxBytes: isDiscarded ? REDIRECT_BODY_BYTES : maxBytes,
        onTooLarge: isDiscarded ? 'truncate' : onTooLarge,
        done(body, truncated) {
          settle(() => resolve({ status, headers: answered, body, truncated }))
          if (truncated) controller?.abort(new FetchError('too_large', 'The rest is not read.'))
        },
        fail,
        pause: () => controller?.pause(),
        resume: () => controller?.resume(),
      })
    }

    if (deadline.ended) return reject(deadline.ended)
    deadline.onEnd(fail)
    dispatcher.dispatch(
      { origin: url.origin, path: url.pathname + url.search, method, headers },
      {
        onRequestStart(given) {
          controller = given
          if (settled) given.abort(new FetchError('aborted', 'The request was stopped.'))
        },
        onResponseStart(given, status, received) {
          if (settled || status < 200) return
          try {
            if (Array.isArray(given.rawHeaders) && given.rawHeaders.length > 2 * MAX_HEADER_LINES) {
              throw new FetchError('protocol', `The answer has more than ${MAX_HEADER_LINES} header lines.`)
            }
            start(status, received)
          } catch (error) {
            fail(failureOf(error))
          }
        },
        onResponseData: (_given, chunk) => reader?.write(chunk),
        onResponseEnd: () => reader?.end(),
        onResponseError: (_given, error) => settle(() => reject(failureOf(error))),
      },
    )
  })
}

function joinHeaders(received: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const name of Object.keys(received)) {
    const value = received[name]
    if (value === undefined || name === '__proto__') continue
    joined[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return joined
}
