import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer, Asked } from '../answer/answer.ts'
import type { FastLane } from '../fast-lane.ts'

/** Answers what the fast lane knows; false: it is the turn of the listener that makes a `Request` first. */
export type NodeLane = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * The fast lane for Node's own requests and responses. A `Request` and a `Response` for each of them would cost as much
 * as parsing and sending together.
 */
export function createNodeLane(fastLane: FastLane): NodeLane {
  return (incoming, outgoing) => {
    const { url = '', method = '', headers, socket } = incoming
    // A whole address, as proxies are sent it, is for the parser of `Request`.
    if (!url.startsWith('/')) return false
    const asked: Asked = { method, url: `http://localhost${url}`, headers: { get: (name) => textOf(headers[name]) } }
    const answered = fastLane(asked, { peer: socket.remoteAddress })
    if (answered === undefined) return false
    answered.then(
      (answer) => send(answer, outgoing),
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
    )
    return true
  }
}

/** Node leaves out the body where there must be none: it knows the method. */
function send({ status, headers, body }: Answer, outgoing: ServerResponse): void {
  if (body === null) outgoing.writeHead(status, headers)
  else outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
  outgoing.end(body)
}

/** Node joins what may be repeated, except cookies. */
function textOf(value: string | string[] | undefined): string | null {
  if (value === undefined) return null
  return typeof value === 'string' ? value : value.join(', ')
}
