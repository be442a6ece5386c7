import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type SecureContext, TLSSocket } from 'node:tls'
import type { OwnCredentials } from '../../address/site-credentials.ts'
import { autofillHost } from '../process/browser-flags.ts'
import { createForward } from './browser-forward.ts'
import { createGate, type Gate, type GateOptions, type GateTerms } from './browser-gate.ts'
import { createSeal, type Seal, type SealTerms } from './browser-seal.ts'
import { createOpenSocket } from './browser-socket.ts'
import { createUpstream } from './browser-upstream.ts'
import { createLocalForward, type LocalSite } from './local-forward.ts'

/** The only way out of the browser for one page. */
export interface BrowserProxy
  extends Pick<Gate, 'why' | 'isWaiting' | 'waitedMs' | 'failures' | 'failureOf' | 'sentSinceSeal'> {
  /** On 127.0.0.1. */
  port: number
  /** Opens the gate, and breaks every connection if it was open before. Throws once the page is sealed. */
  begin(terms: GateTerms): void
  /**
   * Breaks every connection, of the browser and to sites, and refuses what waits. From then on each request is read whole
   * and decided by these terms. May be called again with others.
   */
  sealWith(terms: SealTerms): void
  /** Cuts the requests that are held without an answer. */
  release(): void
  /** The end of the page: breaks every connection and refuses everything without a word. */
  seal(): void
  /** Breaks every connection and stops listening. */
  close(): Promise<void>
}

export interface BrowserProxyOptions extends Omit<GateOptions, 'ownPort'> {
  /** What the proxy shows to the browser in the place of every https site. */
  secureContext: SecureContext
  /** Shown to their origin. Default: none. */
  credentials?: OwnCredentials | undefined
  /** Answers every request in the place of the network. */
  answer?: LocalSite | undefined
}

/** First byte of a TLS connection: a handshake record (RFC 8446 §5.1). */
const TLS_HANDSHAKE = 0x16

/**
 * A forward proxy on loopback for one page of the browser. It ends what the browser encrypts and encrypts anew to the
 * site, so that every request, whatever starts it and whatever carries it, is seen whole and passes one gate before
 * anything goes out. A tunnel alone connects to nothing. The addresses that the policy checked are those that are
 * connected to, so nothing that the browser resolves or follows by itself decides. The port is new for every page; whoever
 * else finds it reaches what the gate allows and no more.
 */
export async function createBrowserProxy(options: BrowserProxyOptions): Promise<BrowserProxy> {
  const { secureContext, credentials, answer } = options
  const connections = new Set<Duplex>()
  /** Origin by connection within a tunnel. */
  const tunnels = new WeakMap<Duplex, URL>()
  const server = createServer({ maxHeaderSize: 64 * 1024, requestTimeout: 0 })
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const onLimit = (detail: string): void => {
    breakAll()
    options.onLimit?.(detail)
  }
  const gate = createGate({ ...options, ownPort: port, onLimit })
  const upstream = createUpstream(gate, credentials)
  const forward = answer ? createLocalForward(gate, answer) : createForward(gate, upstream)
  const openSocket = createOpenSocket(gate, upstream)
  let hasBegun = false
  let isSealed = false
  /** Who decides about requests, between the seal and the end. */
  let seal: Seal | undefined
  server.on('connection', track)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('request', (incoming, outgoing) => {
    const url = targetOf(incoming)
    if (url?.host === autofillHost) outgoing.writeHead(404).end()
    else if (url) void (seal?.request ?? forward)(url, incoming, outgoing)
    else outgoing.writeHead(400).end()
  })
  server.on('upgrade', (incoming, client) => {
    const url = targetOf(incoming)
    if (url) void (seal?.upgrade ?? openSocket)(url, incoming, client)
    else client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  server.on('connect', (incoming, client) => {
    client.on('error', () => client.destroy())
    const target = `https://${incoming.url}`
    if (!URL.canParse(target)) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    const url = new URL(target)
    try {
      // Of a sealed page we want to see the request too; what it may reach is decided then.
      if (!seal) gate.check(url)
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      client.once('readable', () => enter(url, client as Socket))
    } catch (error) {
      gate.fail(url, error)
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    }
  })

  /** The same server answers what comes through the tunnel. */
  function enter(url: URL, client: Socket): void {
    const start: Buffer | null = client.read()
    if (!start) return void client.destroy()
    client.unshift(start)
    const isTls = start[0] === TLS_HANDSHAKE
    const inner = isTls ? new TLSSocket(client, { isServer: true, secureContext }) : client
    const origin = isTls ? url : new URL(`http://${url.hostname}:${url.port || 443}`)
    inner.on('error', () => inner.destroy())
    tunnels.set(inner, origin)
    server.emit('connection', inner)
    inner.resume()
  }

  /** The address that is asked for; nothing for a request that says two things at once. */
  function targetOf({ url = '', socket, headers }: IncomingMessage): URL | undefined {
    const tunnel = tunnels.get(socket)
    if (!tunnel) return /^http:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : undefined
    const named = URL.parse(`${tunnel.protocol}//${headers.host}`)
    return url.startsWith('/') && named?.host === tunnel.host ? new URL(tunnel.origin + url) : undefined
  }

  function track(connection: Duplex): void {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  }

  function breakAll(): void {
    upstream.breakOff()
    for (const connection of connections) connection.destroy()
  }

  function end(): void {
    isSealed = true
    seal = undefined
    gate.seal()
    breakAll()
  }

  return {
    ...{ port, why: gate.why, isWaiting: gate.isWaiting, waitedMs: gate.waitedMs },
    ...{ failures: gate.failures, failureOf: gate.failureOf, sentSinceSeal: gate.sentSinceSeal },
    begin(terms) {
      if (isSealed) throw new Error('A page that was sealed is not opened again.')
      if (hasBegun) breakAll()
      hasBegun = true
      gate.begin(terms)
    },
    sealWith(terms) {
      isSealed = true
      seal = createSeal(terms, { gate, forward, openSocket })
      gate.seal(terms.mode, terms.hosts)
      breakAll()
    },
    release: () => seal?.release(),
    seal: end,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        end()
      }),
  }
}
