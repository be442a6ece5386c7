import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Destination, type GateMode, pageLimits, type RequestKind } from '../../../standards/gate-rules.ts'
import { isPreflight } from '../gate/gate-request.ts'
import type { Forward } from './browser-forward.ts'
import type { Gate, GateOpinion } from './browser-gate.ts'
import type { OpenSocket } from './browser-socket.ts'

/** A request that a page tried to send after the seal closed; nothing of it went out. */
export interface HeldRequest {
  /** As performance.now counts. */
  at: number
  url: URL
  method: string
  /** Names as sent, in order, repeated ones kept. */
  headers: [name: string, value: string][]
  /** At most 1 MiB. */
  body: Uint8Array
  /** The whole length. */
  bodyBytes: number
  kind: RequestKind
  to: Destination
  /** Sec-Fetch-Dest, '' if the browser did not say. */
  dest: string
}

/** What the page gets: no answer until the page is discarded or released, an error of the network, or this answer. */
export type HeldAnswer =
  | { is: 'held' }
  | { is: 'aborted' }
  | { is: 'answered'; status: number; headers: Record<string, string>; body: string }

/** What a sealed page may still send, and who hears of the rest. */
export interface SealTerms {
  mode: Extract<GateMode, 'sealed' | 'read_only' | 'staging'>
  /** Hosts of `staging`, with their port if it is not the usual one. */
  hosts?: readonly string[]
  /** Whether a request carries a typed value, wherever: such a one is never let out in `read_only`. Default: none does. */
  isTyped?(request: HeldRequest): boolean
  /** Called for each request that is not let out. One that throws cuts the connection. */
  onHeld(request: HeldRequest): HeldAnswer | Promise<HeldAnswer>
  /** Called for each request that is let out. */
  onPassed?(request: HeldRequest): void
  /** Called for one that was let out and never answered, since its connection broke. */
  onLost?(request: HeldRequest): void
}

/** Reads what a sealed page asks, before anything of it goes out. */
export interface Seal {
  request(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
  upgrade(url: URL, incoming: IncomingMessage, client: Duplex): Promise<void>
  /** Cuts what is held. */
  release(): void
}

/** Of a body that is kept, in bytes. */
const MOST_KEPT = 1024 * 1024

interface Ways {
  gate: Gate
  forward: Forward
  openSocket: OpenSocket
}

export function createSeal({ mode, ...terms }: SealTerms, { gate, forward, openSocket }: Ways): Seal {
  const waiting = new Set<ServerResponse>()

  async function request(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', headers } = incoming
    const opinion = gate.opinion({ url, method, headers })
    const read = await readBody(incoming, opinion.refusal === undefined ? pageLimits.bytes : MOST_KEPT)
    if (!read || outgoing.destroyed) return void outgoing.destroy()
    gate.carried(read.bytes)
    const asked = requestOf(incoming, opinion, read)
    if (isLetOut(opinion, asked) && read.bytes === read.body.length) {
      terms.onPassed?.(asked)
      return forward(url, incoming, outgoing, { body: read.body, onLost: () => terms.onLost?.(asked) })
    }
    if (!gate.held()) cut(outgoing)
    else if (isPreflight(method, headers)) outgoing.writeHead(204, consent(headers)).end()
    else await settle(await answerTo(asked), asked, outgoing)
  }

  async function upgrade(url: URL, incoming: IncomingMessage, client: Duplex): Promise<void> {
    const { method = '', headers } = incoming
    const opinion = gate.opinion({ url, method, headers, upgrade: true })
    const asked = requestOf(incoming, opinion, { body: Buffer.alloc(0), bytes: 0 })
    if (isLetOut(opinion, asked)) {
      terms.onPassed?.(asked)
      return openSocket(url, incoming, client)
    }
    client.on('error', () => client.destroy())
    if (gate.held()) void answerTo(asked)
    client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n')
  }

  function isLetOut({ refusal, rule }: GateOpinion, asked: HeldRequest): boolean {
    return refusal === undefined && !(rule.untyped && terms.isTyped?.(asked))
  }

  async function answerTo(asked: HeldRequest): Promise<HeldAnswer> {
    try {
      return await terms.onHeld(asked)
    } catch {
      return { is: 'aborted' }
    }
  }

  function settle(answer: HeldAnswer, asked: HeldRequest, outgoing: ServerResponse): void {
    if (outgoing.destroyed) return
    if (answer.is === 'aborted') return cut(outgoing)
    if (answer.is === 'held') {
      waiting.add(outgoing)
      outgoing.once('close', () => waiting.delete(outgoing))
      return
    }
    const hasBody = asked.method !== 'HEAD' && answer.status !== 204 && answer.status !== 304
    outgoing.writeHead(answer.status, { ...answer.headers, ...shared(asked), connection: 'close' })
    outgoing.end(hasBody ? answer.body : undefined)
  }

  return {
    // Whatever the caller's functions throw, the request stays in.
    request: (url, incoming, outgoing) => request(url, incoming, outgoing).catch(() => cut(outgoing)),
    upgrade: (url, incoming, client) => upgrade(url, incoming, client).catch(() => void client.destroy()),
    release() {
      for (const outgoing of waiting) cut(outgoing)
    },
  }
}

function requestOf(
  { method = '', rawHeaders, headers }: IncomingMessage,
  { request: { url, kind, to } }: GateOpinion,
  { body, bytes }: ReadBody,
): HeldRequest {
  const names = rawHeaders.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? '']] : [],
  )
  const dest = String(headers['sec-fetch-dest'] ?? '')
  const at = performance.now()
  return { at, url, method, headers: names, body: body.subarray(0, MOST_KEPT), bodyBytes: bytes, kind, to, dest }
}

interface ReadBody {
  /** As much of it as is kept. */
  body: Buffer
  bytes: number
}

/** Nothing for a request that breaks off. */
async function readBody(incoming: IncomingMessage, most: number): Promise<ReadBody | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      if (bytes < most) chunks.push(chunk)
      bytes += chunk.length
    }
  } catch {
    return undefined
  }
  return { body: Buffer.concat(chunks).subarray(0, most), bytes }
}

/**
 * What the page sees as an error of the network. A connection that just ends is no such error yet: a browser that has
 * used it before sends the request once more. It gives up at once on an answer that contradicts itself (RFC 9110 §8.6).
 */
function cut(outgoing: ServerResponse): void {
  outgoing.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n')
}

/** Lets the page read an answer from another origin (https://fetch.spec.whatwg.org/#http-cors-protocol). */
function shared({ headers }: Pick<HeldRequest, 'headers'>): Record<string, string> {
  const [, origin] = headers.find(([name]) => name.toLowerCase() === 'origin') ?? []
  if (origin === undefined) return {}
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}

/** The answer to a preflight: without it the browser would not try to send the request itself. */
function consent(headers: IncomingMessage['headers']): Record<string, string> {
  const { origin = '*' } = headers
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '0',
  }
}
