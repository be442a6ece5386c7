import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createForwarder } from './browser-forward.ts'
import { createGate, type Gate, type GateOptions } from './browser-gate.ts'

/** The only way out of the browser for one page. */
export interface BrowserProxy extends Pick<Gate, 'failures' | 'failureOf'> {
  /** On 127.0.0.1. */
  port: number
  /** Breaks every connection and stops listening. */
  close(): Promise<void>
}

/**
 * A forward proxy on loopback for one page of the browser: http in absolute form (RFC 9112 §3.2.2), CONNECT for https
 * and WebSocket. The address policy is asked for every request and every tunnel, and the addresses that it checked are
 * those that are connected to, so nothing that the browser resolves or follows by itself decides. The port is new for
 * every page; whoever else finds it reaches what the policy allows and no more.
 */
export async function createBrowserProxy(options: Omit<GateOptions, 'ownPort'>): Promise<BrowserProxy> {
  const connections = new Set<Duplex>()
  const server = createServer({ maxHeaderSize: 64 * 1024, requestTimeout: 0 })
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const onLimit = (detail: string): void => {
    breakAll(connections)
    options.onLimit?.(detail)
  }
  const gate = createGate({ ...options, ownPort: port, onLimit })
  const forwarder = createForwarder(gate)
  server.on('request', forwarder.forward)
  server.on('connection', (socket) => track(connections, socket))
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('connect', (incoming, client, head) => void tunnel(incoming, client, head))

  async function tunnel(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => client.destroy())
    const target = `https://${incoming.url}`
    if (!URL.canParse(target)) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    const url = new URL(target)
    try {
      gate.admit(url)
      const upstream = await gate.open(url)
      gate.answered(url)
      track(connections, upstream)
      upstream.on('data', (chunk: Buffer) => gate.received(chunk.length))
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.write(head)
      join(client, upstream)
    } catch (error) {
      gate.fail(url, error)
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    }
  }

  return {
    port,
    failures: gate.failures,
    failureOf: gate.failureOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        forwarder.close()
        breakAll(connections)
      }),
  }
}

function join(client: Duplex, upstream: Duplex): void {
  client.pipe(upstream)
  upstream.pipe(client)
  client.once('close', () => upstream.destroy())
  upstream.once('close', () => client.destroy())
  upstream.on('error', () => client.destroy())
}

function track(connections: Set<Duplex>, connection: Duplex): void {
  connections.add(connection)
  connection.once('close', () => connections.delete(connection))
}

function breakAll(connections: Set<Duplex>): void {
  for (const connection of connections) connection.destroy()
}
