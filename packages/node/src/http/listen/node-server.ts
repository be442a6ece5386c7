import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { OperableError } from '@operable/core'
import { checkOptions, optionSchema, unchecked } from '../../check-options.ts'
import type { Operable } from '../../contracts/operable.ts'
import { checkBaseUrl } from '../address/base-url.ts'
import { type AppOptions, appOptions, createServedApp, requireOperable } from '../app.ts'
import { logToStderr } from '../log.ts'
import { returnMemoryWhenIdle } from './idle-memory.ts'
import { stopServer, trackConnections } from './stop-server.ts'
import { answerUnreadable, malformedRequest } from './unreadable-request.ts'

/** How the service listens on a port. Only `operable` is required. */
export interface ServeOptions extends Omit<AppOptions, 'baseUrl' | 'closing'> {
  /** From `createOperable`. It is closed with the server. */
  operable: Operable
  /** Default: 8787. With 0 the system chooses a free port. */
  port?: number
  /** Address to listen on. Default: `127.0.0.1`, this machine only. */
  host?: string
  /** The public URL of the service. Default: host and port. Behind a proxy, use the proxy's URL. */
  baseUrl?: string
  /** Time from the first byte of a request to the end of its headers, in ms. Default: 10,000. */
  headersTimeoutMs?: number
  /** Time from the first byte of a request to the last, in ms; the response may take longer. Default: 15,000. */
  requestTimeoutMs?: number
  /** Most connections at a time; further ones are dropped. Default: 4,096. */
  maxConnections?: number
  /**
   * After `close`, how long each connection may send one more request and new connections are accepted, in ms. Each
   * response then closes its connection, so that no client uses one that is about to go away. Default: 500.
   */
  drainMs?: number
  /** How long running requests may take to finish after `close`, in ms. Default: 10,000. */
  graceMs?: number
}

/** A server that listens until it is closed. */
export interface RunningServer {
  /** Base address, without a slash at its end. */
  url: string
  port: number
  /** Answers requests that are on their way, stops listening, lets running requests finish and closes the operable. May be called again. */
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
 * Serves the app on a port. This is the only listener of the service.
 *
 * @throws OperableError `invalid_request` when the port cannot be opened
 * @throws TypeError for an invalid base URL or proxy, and for an unknown option
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
  const keepMemory = returnMemoryWhenIdle()

  let closed: Promise<void> | undefined
  return {
    url,
    port: own.port,
    close() {
      closing.abort()
      keepMemory()
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

/**
 * Opens the port.
 *
 * @returns where it can be reached, e.g. `http://127.0.0.1:8787`, and the port, which the system chose when 0 was given
 * @throws OperableError `invalid_request` when the port cannot be opened
 */
export async function listen(server: Server, port: number, host: string): Promise<{ url: string; port: number }> {
  await open(server, port, host)
  const chosen = (server.address() as AddressInfo).port
  return { url: `http://${hostName(host)}:${chosen}`, port: chosen }
}

/** An address for people: nobody can connect to "all addresses". */
function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const onError = (cause: NodeJS.ErrnoException) => {
      fail(new OperableError('invalid_request', whyNot(cause, port, host), { cause }))
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      done()
    })
  })
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use. Choose another port.`
  if (code === 'EACCES') return `You do not have permission to open port ${port}. Choose a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine.`
  return `Port ${port} on ${host} cannot be opened: ${message}.`
}
