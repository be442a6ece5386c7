import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
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

export function createUpstream(gate: Gate): Upstream {
  const plain = agentThrough(gate, 'http:')
  const secure = agentThrough(gate, 'https:')
  return {
    ask(url, { method = 'GET', rawHeaders }, more = []) {
      const isSecure = url.protocol === 'https:'
      return request({
        agent: isSecure ? secure : plain,
        method,
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port || (isSecure ? 443 : 80),
        path: url.pathname + url.search,
        headers: [...endToEnd(rawHeaders), ...more],
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
