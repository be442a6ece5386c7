import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Gate } from './browser-gate.ts'
import type { Upstream } from './browser-upstream.ts'

export type OpenSocket = (url: URL, incoming: IncomingMessage, client: Duplex) => Promise<void>

/** Passes WebSockets on through the gate: the handshake like a request, and then whatever both ends say. */
export function createOpenSocket(gate: Gate, upstream: Upstream): OpenSocket {
  /** Ends when the socket is open: from then on it is no request that is on its way. */
  function handshake(url: URL, incoming: IncomingMessage, client: Duplex): Promise<number> {
    return new Promise((resolve) => {
      const asked = upstream.ask(url, incoming, ['Connection', 'Upgrade', 'Upgrade', 'websocket'])
      client.once('close', () => {
        asked.destroy()
        resolve(0)
      })
      asked.on('error', (error) => {
        gate.fail(url, error)
        client.destroy()
      })
      asked.on('response', () => client.destroy())
      asked.on('upgrade', ({ rawHeaders }, site, head) => {
        gate.answered(url)
        client.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(rawHeaders)}\r\n`)
        client.write(head)
        for (const end of [client, site]) end.on('data', (chunk: Buffer) => gate.carried(chunk.length))
        join(client, site)
        resolve(0)
      })
      asked.end()
    })
  }

  return async (url, incoming, client) => {
    const { method = '', headers } = incoming
    const gone = new AbortController()
    client.on('error', () => client.destroy())
    client.once('close', () => gone.abort())
    try {
      await gate.pass({ url, method, headers, upgrade: true }, gone.signal, () => handshake(url, incoming, client))
    } catch (error) {
      gate.fail(url, error)
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    }
  }
}

function headerLines(raw: readonly string[]): string {
  return raw.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
}

function join(client: Duplex, site: Duplex): void {
  client.pipe(site)
  site.pipe(client)
  client.once('close', () => site.destroy())
  site.once('close', () => client.destroy())
  site.on('error', () => client.destroy())
}
