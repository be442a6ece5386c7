import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Operable } from '../../contracts/operable.ts'
import { checkOptions, optionSchema, unchecked } from '../../crawl/check-options.ts'
import { checkBaseUrl } from '../address/base-url.ts'
import { type AppOptions, appOptions, createServedApp, requireOperable } from '../app.ts'
import { logToStderr } from '../log.ts'
import { trackConnections } from './connections.ts'
import { listen } from './listen.ts'
import { malformedRequest } from './malformed-request.ts'
import { stopServer } from './stop-server.ts'
import { answerUnreadable } from './unreadable-request.ts'

/** How the service is served on a port. Only `operable` is required. */
export interface ServeOptions extends Omit<AppOptions, 'baseUrl' | 'closing'> {
  /** As `createOperable` gives it; closed with the server. */
  operable: Operable
  /** Default 8787; 0 lets the system choose. */
  port?: number
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  host?: string
  /** Where the service is reached. Default: host and port as they are. Behind a proxy it is the proxy's address. */
  baseUrl?: string
  /** From the first byte of a request to the end of its headers, in ms. Default 10,000. */
  headersTimeoutMs?: number
  /** From the first byte of a request to the last, in ms; the answer may take longer. Default 15,000. */
  requestTimeoutMs?: number
  /** Connections at one time; more are dropped. Default 4,096. */
  maxConnections?: number
  /**
   * After `close`, how long connections may bring one more request each, and new ones are taken, in ms. Answers then end
   * their connection, so that no client asks over one that is about to be closed. Default 500.
   */
  drainMs?: number
  /** What running requests get to end after `close`, in ms. Default 10,000. */
  graceMs?: number
}

/** A server that listens until it is closed. */
export interface RunningServer {
  /** Base address, without a slash at its end. */
  url: string
  port: number
  /** Answers what is on its way, stops listening, lets running requests end, closes the operable. May be called again. */
  close(): Promise<void>
}

const schema = appOptions.omit({ closing: true }).extend(
  optionSchema<Omit<ServeOptions, Exclude<keyof AppOptions, 'baseUrl'>>>({
    operable: unchecked,
    port: unchecked,
    host: unchecked,
    baseUrl: unchecked,
    headersTimeoutMs: unchecked,
    requestTimeoutMs: unchecked,
    maxConnections: unchecked,
    drainMs: unchecked,
    graceMs: unchecked,
  }).shape,
)

const MAX_HEADER_BYTES = 16 * 1024
/** How often Node looks for connections that took too long, in ms; its own default would let them have 30 s more. */
const CHECK_INTERVAL = 1000

/**
 * Serves the app on a port: the only listener of the service.
 *
 * @throws OperableError `invalid_request` when the port cannot be opened
 * @throws TypeError for a base address or a proxy that is none, and an option of an unknown name
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  requireOperable(options?.operable)
  checkOptions('serve', schema, options)
  const { operable, port = 8787, host = '127.0.0.1', baseUrl, drainMs = 500, graceMs = 10_000, ...rest } = options
  const { headersTimeoutMs = 10_000, requestTimeoutMs = 15_000, maxConnections = 4096, ...appOptions } = rest
  const given = baseUrl === undefined ? undefined : checkBaseUrl(baseUrl)
  const { log = logToStderr } = appOptions
  const closing = new AbortController()
  const server = createServer({
    headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL, headersTimeoutMs),
    maxHeaderSize: MAX_HEADER_BYTES,
    // Checked below: Node's refusal is a bare status.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  const connections = trackConnections(server)
  const own = await listen(server, port, host)
  const url = given ?? own.url

  const { app, begin } = appOrClose(server, () =>
    createServedApp(operable, { ...appOptions, baseUrl: url, closing: closing.signal }),
  )
  // Such as too many open files: one connection less, and the server goes on.
  server.on('error', (error) => log({ level: 'error', event: 'background_error', error }))
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (!hasHost(incoming)) return malformedRequest(url)
      return app.fetch(request, { peer: incoming.socket.remoteAddress })
    },
    { hostname: host, errorHandler: () => malformedRequest(url) },
  )
  const answer: RequestListener = (incoming, outgoing) => void listener(incoming, outgoing)
  answerUnreadable(server, { baseUrl: url, log, ...connections })
  server.on('request', answer)
  // An expectation that we do not know is left out of account, which RFC 9110 section 10.1.1 allows.
  server.on('checkExpectation', answer)
  begin()

  let closed: Promise<void> | undefined
  return {
    url,
    port: own.port,
    close() {
      closing.abort()
      // Another process need not wait for requests that run here; `operable.close` waits for the end of it.
      operable.scans.close().catch(() => {})
      closed ??= stopServer(server, { connections, drainMs, graceMs }).finally(() => operable.close())
      return closed
    },
  }
}

/** RFC 9112 section 3.2: a request with two is refused, and one of HTTP/1.1 without any. */
function hasHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** An option that the app refuses must not leave a port open behind it. */
function appOrClose<App>(server: Server, make: () => App): App {
  try {
    return make()
  } catch (error) {
    server.close()
    throw error
  }
}
