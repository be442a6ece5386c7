import type { Dispatcher } from 'undici'
import { isRedirect } from '../address/redirect.ts'
import { type BodyReader, type BodyReaderOptions, createBodyReader } from '../answer/body-reader.ts'
import { contentCoding } from '../answer/content-coding.ts'
import type { Deadline } from '../failure/deadline.ts'
import { failureOf } from '../failure/failure-of.ts'
import { FetchError } from '../failure/fetch-error.ts'

/** One HTTP answer, redirects included. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
  truncated: boolean
}

export interface ExchangeRequest {
  url: URL
  method: 'GET' | 'HEAD' | 'POST'
  /** Name, value, name, value. */
  headers: string[]
  body?: string
  maxBytes: number
  onTooLarge: 'fail' | 'truncate'
}

const MAX_HEADER_LINES = 500
/** The body of a redirect is read away up to here, which keeps the connection; a longer one costs it. */
const REDIRECT_BODY_BYTES = 16 * 1024

type ReceivedHeaders = Record<string, string | string[] | undefined>

/** The beginning of an answer, and how its body is read. */
interface AnswerHead extends Pick<Answer, 'status' | 'headers'> {
  body: Pick<BodyReaderOptions, 'coding' | 'maxBytes' | 'onTooLarge'>
}

/**
 * One request and its answer on a dispatcher of undici. Uses the handler interface, not `fetch`: no web streams, no
 * decoding without limit, no hidden redirects. Rejects with a FetchError.
 */
export function exchange(dispatcher: Dispatcher, request: ExchangeRequest, deadline: Deadline): Promise<Answer> {
  const { url, method, headers, body } = request
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
    function startBody({ status, headers, body: limits }: AnswerHead): void {
      reader = createBodyReader({
        ...limits,
        done(body, truncated) {
          settle(() => resolve({ status, headers, body, truncated }))
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
      { origin: url.origin, path: url.pathname + url.search, method, headers, ...(body !== undefined && { body }) },
      {
        onRequestStart(given) {
          controller = given
          if (settled) given.abort(new FetchError('aborted', 'The request was stopped.'))
        },
        onResponseStart(given, status, received) {
          if (settled || status < 200) return
          try {
            requireFewLines(given.rawHeaders)
            startBody(readHead(status, received, request))
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

/** @param rawHeaders name, value, name, value; undici types them loosely */
function requireFewLines(rawHeaders: unknown): void {
  if (!Array.isArray(rawHeaders) || rawHeaders.length <= 2 * MAX_HEADER_LINES) return
  throw new FetchError('protocol', `The response has more than ${MAX_HEADER_LINES} header lines.`)
}

/** Throws FetchError for an answer whose body need not be read: it cannot be used. */
function readHead(
  status: number,
  received: ReceivedHeaders,
  { method, maxBytes, onTooLarge }: ExchangeRequest,
): AnswerHead {
  const headers = joinHeaders(received)
  if (isRedirect(status)) {
    if (Array.isArray(received['location'])) {
      throw new FetchError('redirect', 'The redirect has more than one target.')
    }
    return { status, headers, body: { coding: undefined, maxBytes: REDIRECT_BODY_BYTES, onTooLarge: 'truncate' } }
  }
  if (onTooLarge === 'fail' && method === 'GET' && Number(headers['content-length']) > maxBytes) {
    throw new FetchError('too_large', `The response is larger than ${maxBytes} bytes.`)
  }
  return { status, headers, body: { coding: contentCoding(headers['content-encoding']), maxBytes, onTooLarge } }
}

function joinHeaders(received: ReceivedHeaders): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const name of Object.keys(received)) {
    const value = received[name]
    if (value === undefined || name === '__proto__') continue
    joined[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return joined
}
