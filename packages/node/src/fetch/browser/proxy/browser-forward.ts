import type { IncomingMessage, ServerResponse } from 'node:http'
import { LONGEST_WAIT_MS, retryAfterMs } from '../../answer/retry-after.ts'
import type { Gate } from './browser-gate.ts'
import { endToEnd, type Upstream } from './browser-upstream.ts'

/** Wait after an answer that says "too many" or "busy" and no time, in ms. */
const BUSY_WAIT_MS = 500

/** How a request is passed on whose body was read already. */
export interface Passing {
  /** All of it. */
  body: Buffer
  /** Told when the connection broke before there was an answer: nobody knows what became of it. */
  onLost?(): void
}

/** @param passing absent: the body is passed on as it comes */
export type Forward = (
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  passing?: Passing,
) => Promise<void>

/** Passes requests on through the gate; a refused or failed one is answered with an empty 502. */
export function createForward(gate: Gate, upstream: Upstream): Forward {
  /** Ends with the answer, or with whoever asked. */
  function exchange(
    url: URL,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { body, onLost }: Partial<Passing>,
  ): Promise<number> {
    return new Promise((resolve) => {
      let wait = 0
      outgoing.once('close', () => resolve(wait))
      send()

      function send(): void {
        const { method } = incoming
        const asked = upstream.ask(url, incoming)
        asked.on('error', (error) => {
          // A connection that was kept open may have been closed meanwhile; that says nothing about the server.
          const stale = asked.reusedSocket && !outgoing.headersSent && !outgoing.destroyed
          if (stale && (method === 'GET' || method === 'HEAD')) return send()
          if (asked.socket?.bytesWritten && !outgoing.headersSent) onLost?.()
          refuse(url, outgoing, error)
        })
        asked.on('response', (response) => {
          gate.answered(url)
          wait = waitAfter(response)
          response.on('data', (chunk: Buffer) => gate.carried(chunk.length))
          response.on('error', () => outgoing.destroy())
          outgoing.sendDate = false
          outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.rawHeaders))
          response.pipe(outgoing)
        })
        outgoing.once('close', () => asked.destroy())
        if (body) asked.end(body)
        else if (method === 'GET' || method === 'HEAD') asked.end()
        else incoming.on('data', (chunk: Buffer) => gate.carried(chunk.length)).pipe(asked)
      }
    })
  }

  function refuse(url: URL, outgoing: ServerResponse, error: unknown): void {
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy()
      return
    }
    gate.fail(url, error)
    outgoing.writeHead(502).end()
  }

  return async (url, incoming, outgoing, passing) => {
    const { method = '', headers } = incoming
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    try {
      await gate.pass({ url, method, headers }, gone.signal, () => exchange(url, incoming, outgoing, passing ?? {}))
    } catch (error) {
      refuse(url, outgoing, error)
    }
  }
}

/** How long a server wants to be left alone, in ms. */
function waitAfter({ statusCode, headers }: IncomingMessage): number {
  if (statusCode !== 429 && statusCode !== 503) return 0
  return Math.min(retryAfterMs(headers['retry-after'], Date.now()) ?? BUSY_WAIT_MS, LONGEST_WAIT_MS)
}
