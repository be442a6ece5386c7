import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type LoopbackServer, listen } from './loopback-server.ts'
import { pem } from './tls-fixture.ts'

/** What a server was asked. */
export interface CountingSite extends LoopbackServer {
  /** `METHOD host /path`, in order; an upgrade is a `SOCKET`, a preflight has `?` and the method that it asks about. */
  asked: string[]
  /** When each of them arrived, in ms of `performance.now()`. */
  at: number[]
  /** Bytes of all bodies. */
  bodyBytes(): number
  /** Most requests that were open at one time. */
  most(): number
  /** Connections since the last reset. */
  dialled(): number
  reset(): void
}

/** A server on loopback that answers for any name, and counts. */
export async function countingSite(scheme: 'http' | 'https', answer: RequestListener): Promise<CountingSite> {
  const asked: string[] = []
  const at: number[] = []
  let bodyBytes = 0
  let open = 0
  let most = 0

  function count(method: string, { headers, url }: IncomingMessage): void {
    asked.push(`${method} ${headers.host?.replace(/:\d+$/, '')} ${url}`)
    at.push(performance.now())
  }
  const listener: RequestListener = (incoming, outgoing) => {
    const announced = incoming.headers['access-control-request-method']
    count(announced === undefined ? (incoming.method ?? '') : `?${announced}`, incoming)
    open += 1
    most = Math.max(most, open)
    outgoing.once('close', () => {
      open -= 1
    })
    incoming.on('data', (chunk: Buffer) => {
      bodyBytes += chunk.length
    })
    answer(incoming, outgoing)
  }
  const server =
    scheme === 'http'
      ? createHttpServer(listener)
      : createHttpsServer({ key: pem('key'), cert: pem('sites') }, listener)
  server.on('upgrade', (incoming, socket) => {
    count('SOCKET', incoming)
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  const running = await listen(server, scheme)
  let before = 0
  return Object.assign(running, {
    asked,
    at,
    bodyBytes: () => bodyBytes,
    most: () => most,
    dialled: () => running.connections() - before,
    reset() {
      before = running.connections()
      asked.length = at.length = 0
      bodyBytes = most = 0
    },
  })
}
