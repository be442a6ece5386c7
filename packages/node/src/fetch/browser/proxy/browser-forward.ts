import { Agent, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http'
import { MAX_HEADER_BYTES } from '../../answer/header-limit.ts'
import type { Gate } from './browser-gate.ts'

/** Headers that belong to one connection and are not passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

interface Forwarder {
  forward(incoming: IncomingMessage, outgoing: ServerResponse): void
  close(): void
}

/** Passes plain http requests on through the gate; a failed one is answered with an empty 502. */
export function createForwarder(gate: Gate): Forwarder {
  const agent = agentThrough(gate)

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = incoming.url ?? ''
    if (!/^http:\/\//i.test(target) || !URL.canParse(target)) {
      outgoing.writeHead(400).end()
      return
    }
    const url = new URL(target)
    try {
      gate.admit(url)
      send(url, incoming, outgoing)
    } catch (error) {
      refuse(url, outgoing, error)
    }
  }

  function send(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET' } = incoming
    const upstream = request({ ...upstreamOptions(url, incoming), agent, method })
    upstream.on('error', (error) => {
      // A connection that was kept open may have been closed meanwhile; that says nothing about the server.
      const stale = upstream.reusedSocket && !outgoing.headersSent && !outgoing.destroyed
      if (stale && (method === 'GET' || method === 'HEAD')) send(url, incoming, outgoing)
      else refuse(url, outgoing, error)
    })
    upstream.on('response', (response) => {
      gate.answered(url)
      response.on('data', (chunk: Buffer) => gate.received(chunk.length))
      response.on('error', () => outgoing.destroy())
      outgoing.sendDate = false
      outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.rawHeaders))
      response.pipe(outgoing)
    })
    outgoing.once('close', () => upstream.destroy())
    if (method === 'GET' || method === 'HEAD') upstream.end()
    else incoming.pipe(upstream)
  }

  function refuse(url: URL, outgoing: ServerResponse, error: unknown): void {
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy()
      return
    }
    gate.fail(url, error)
    outgoing.writeHead(502).end()
  }

  return { forward, close: () => agent.destroy() }
}

/** Opens its connections where the gate allows it. */
function agentThrough(gate: Gate): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, maxTotalSockets: 64 })
  agent.createConnection = (target, callback) => {
    const origin = new URL(`http://${bracketed(target.host ?? '')}:${target.port}`)
    gate.open(origin).then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, undefined as never),
    )
    return undefined
  }
  return agent
}

function upstreamOptions(url: URL, { rawHeaders }: IncomingMessage): RequestOptions {
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || 80,
    path: url.pathname + url.search,
    headers: endToEnd(rawHeaders),
    setHost: false,
    maxHeaderSize: MAX_HEADER_BYTES,
  }
}

/** The headers that go on, as a flat list of names and values, repeated ones kept. */
function endToEnd(raw: readonly string[]): string[] {
  const dropped = new Set(hopByHop)
  for (let i = 0; i < raw.length; i += 2) {
    if (raw[i]?.toLowerCase() !== 'connection') continue
    for (const name of (raw[i + 1] ?? '').split(',')) dropped.add(name.trim().toLowerCase())
  }
  return raw.filter((_, i) => !dropped.has((raw[i - (i % 2)] ?? '').toLowerCase()))
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
