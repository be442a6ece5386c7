import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, OperableError } from '@operable/core'
import { addHeaders, securityHeaders } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { logToStderr } from '../log.ts'
import { problemResponse } from '../problem/problem.ts'
import type { Connections } from './stop-server.ts'

type Fault = [code: ErrorCode, detail: string]

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'
const LATE: Fault = ['request_timeout', 'The request took too long to arrive.']
/** Nobody has begun to read the body: before that only its key is looked up in the store. */
const WAITED: Fault = ['storage_unavailable', 'The storage did not respond in time.']

/** By the code of Node's error; anything else is what no HTTP parser takes. */
const FAULTS: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The address and headers of the request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['payload_too_large', 'The chunk extensions are too long.'],
}
const NO_HTTP: Fault = ['invalid_request', 'This is not a valid HTTP request.']

/** What a client gets to read the answer before the connection is cut, in ms: cutting at once can take it back. */
const LINGER = 1000

/**
 * Answers what Node's parser refuses, and what does not arrive in time, like every other error: Node itself says no more
 * than a status. The connection is closed, since nobody knows where the next request on it would begin.
 */
export function answerUnreadable(
  server: Server,
  deps: Pick<AppDeps, 'baseUrl' | 'log'> & Pick<Connections, 'lastAnswer'>,
): void {
  const { baseUrl, lastAnswer } = deps
  const always = securityHeaders(baseUrl)

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code !== TIMEOUT) return void answer(socket, FAULTS[code] ?? NO_HTTP)
    const before = lastAnswer(socket)
    const isBody = before?.req.complete === false
    // Where this process stood still, the rest may have arrived: it is read before this runs.
    setImmediate(() => {
      const newest = lastAnswer(socket)
      if (newest?.req.complete && (isBody || newest !== before)) return
      void answer(socket, isBody && !newest?.req.readableDidRead ? WAITED : LATE)
    })
  })

  async function answer(socket: Duplex, [problem, detail]: Fault): Promise<void> {
    const outgoing = lastAnswer(socket)
    const response = problemResponse(new OperableError(problem, detail), askedIn(outgoing), deps)
    const body = await response.text()
    // Told already, and what the client goes on to send is no news.
    if (socket.writableEnded && !socket.destroyed) return
    if (!socket.writable || isAnswering(outgoing, socket)) return void socket.destroy()
    const { status, headers } = addHeaders(response, always)
    const fields = [...headers, ['Date', new Date().toUTCString()], ['Connection', 'close']]
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields.map(([name, value]) => `${name}: ${value}`)]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    const cut = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(cut))
  }

  /** The request that is under way; of one that was never read nobody knows what it asks for. */
  function askedIn(outgoing: ServerResponse | undefined) {
    const { method = 'GET', url = '/' } = (outgoing?.writableFinished === false && outgoing.req) || {}
    return { method, url: url.startsWith('/') ? baseUrl + url : `${baseUrl}/` }
  }
}

/** Part of another answer is on its way: what is written now would be taken for the rest of it. */
function isAnswering(outgoing: ServerResponse | undefined, socket: Duplex): boolean {
  if (outgoing === undefined || outgoing.writableFinished) return false
  // One without the socket waits behind an earlier one, which has it.
  return outgoing.headersSent || outgoing.socket !== socket
}

/** For what never becomes a `Request`: an address or a Host header that no URL can be made of. */
export function malformedRequest(baseUrl: string): Response {
  const error = new OperableError('invalid_request', 'The address or Host header of the request is malformed.')
  const response = problemResponse(error, new Request(`${baseUrl}/`), { baseUrl, log: logToStderr })
  return addHeaders(response, securityHeaders(baseUrl))
}
