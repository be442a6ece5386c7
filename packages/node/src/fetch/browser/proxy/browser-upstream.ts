import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { OwnCredentials } from '../../address/site-credentials.ts'
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

/** The side of the proxy where the sites are. */
export interface Upstream {
  /** A request like the one that came from the browser, not ended yet. @param more names and values in turn */
  ask(url: URL, incoming: IncomingMessage, more?: readonly string[]): ClientRequest
  /** Breaks every connection. */
  breakOff(): void
}

/** @param credentials added to what the pages of their own origin, or nobody's, ask there */
export function createUpstream(gate: Gate, credentials?: OwnCredentials): Upstream {
  const plain = agentThrough(gate, 'http:')
  const secure = agentThrough(gate, 'https:')
  return {
    ask(url, { method = 'GET', rawHeaders, headers }, more = []) {
      const isSecure = url.protocol === 'https:'
      return request({
        agent: isSecure ? secure : plain,
        method,
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port || (isSecure ? 443 : 80),
        path: url.pathname + url.search,
        headers: [...withCredentials(url, { rawHeaders, headers }, credentials), ...more],
        setHost: false,
        maxHeaderSize: MAX_HEADER_BYTES,
      })
    },
    breakOff() {
      plain.destroy()
      secure.destroy()
    },
  }
}

/** The headers that go on, as a flat list of names and values, repeated ones kept. */
export function endToEnd(raw: readonly string[]): string[] {
  const dropped = new Set(hopByHop)
  for (let i = 0; i < raw.length; i += 2) {
    if (raw[i]?.toLowerCase() !== 'connection') continue
    for (const name of (raw[i + 1] ?? '').split(',')) dropped.add(name.trim().toLowerCase())
  }
  return raw.filter((_, i) => !dropped.has((raw[i - (i % 2)] ?? '').toLowerCase()))
}

/** A cookie that the site has set meanwhile is the newer one; any other header of the page gives way. */
function withCredentials(
  url: URL,
  { rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>,
  credentials: OwnCredentials | undefined,
): string[] {
  const asked = endToEnd(rawHeaders)
  if (!credentials?.isFor(url) || !isAskedByItself(url, headers)) return asked
  const given = new Map(pairsOf(credentials.headers))
  const cookie = joinCookies(given.get('cookie'), headers.cookie)
  if (cookie !== undefined) given.set('cookie', cookie)
  return [...pairsOf(asked).filter(([name]) => !given.has(name.toLowerCase())), ...given].flat()
}

/** What another site starts, in a frame of its own for example, is that site's request. A navigation of ours says `none`. */
function isAskedByItself(url: URL, headers: IncomingMessage['headers']): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin' || from === 'none'
  const sender = headers.origin ?? headers.referer
  return sender === undefined || URL.parse(sender)?.origin === url.origin
}

function joinCookies(given: string | undefined, own: string | undefined): string | undefined {
  if (given === undefined || own === undefined) return given ?? own
  const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim()
  const known = new Set(own.split(';').map(nameOf))
  return [...given.split(';').filter((pair) => !known.has(nameOf(pair))), own].map((pair) => pair.trim()).join('; ')
}

function pairsOf(flat: readonly string[]): [name: string, value: string][] {
  return flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1] ?? '']] : []))
}

/** Opens its connections where the gate allows it. */
function agentThrough(gate: Gate, protocol: 'http:' | 'https:'): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, maxTotalSockets: 64 })
  agent.createConnection = (target, callback) => {
    const origin = new URL(`${protocol}//${bracketed(target.host ?? '')}:${target.port}`)
    gate.open(origin).then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, undefined as never),
    )
    return undefined
  }
  return agent
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
