import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { channelPage, channels } from './channels.ts'
import { type LoopbackServer, listen } from './loopback-server.ts'
import { pem } from './tls-fixture.ts'
import { udpCanary } from './udp-canary.ts'

/** Servers outside the browser that count everything that reaches them, and have the page of all channels at `/`. */
export interface ChannelSink extends LoopbackServer {
  /** Where the page is. */
  home: string
  /** Channels that came through, in order: by a request, a message of a WebSocket, or a packet. */
  arrived(): string[]
  /** Bytes, connections and packets since the last call of `reset`, whatever they say. */
  traffic(): { bytes: number; connections: number; packets: number }
  reset(): void
  /** Whether what was asked came over HTTP/2. */
  hadHttp2(): boolean
}

/** Names for which it answers: the page's own, and another one. */
const names = { http: ['shop.localhost', 'victim.localhost'], https: ['shop.test', 'victim.test'] } as const

export async function channelSink(scheme: 'http' | 'https'): Promise<ChannelSink> {
  const [own, other] = names[scheme]
  const sockets = new Set<Socket>()
  const streams = new Set<ServerResponse>()
  const arrived = new Set<string>()
  let closedBytes = 0
  let connections = 0
  let http2 = false

  function note(url: string): void {
    if (url.startsWith('/to/')) arrived.add(decodeURIComponent(new URL(url, 'http://x').pathname.slice('/to/'.length)))
  }
  const answer: RequestListener = (incoming, outgoing) => {
    http2 ||= incoming.httpVersionMajor === 2
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://shop.test')
    const html = { 'content-type': 'text/html; charset=utf-8' }
    const to = searchParams.get('to') ?? ''
    note(incoming.url ?? '')
    outgoing.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*')
    outgoing.setHeader('access-control-allow-methods', 'PUT')
    outgoing.setHeader('access-control-allow-headers', 'content-type')
    if (pathname === '/') outgoing.writeHead(200, html).end(page())
    else if (pathname === '/shared.js') {
      outgoing.setHeader('content-type', 'text/javascript')
      outgoing.end(
        'onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => { eval(data); port.postMessage("") } }',
      )
    } else if (pathname === '/service.js') {
      outgoing.setHeader('content-type', 'text/javascript')
      outgoing.end('onmessage = ({ data }) => eval(data)')
    } else if (pathname === '/events') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 300\n\n')
      // Whoever comes again after the end is the channel.
      if (ended) note(new URL(searchParams.get('then') ?? '').pathname)
      streams.add(outgoing)
    } else if (pathname === '/end-events') {
      ended = true
      for (const stream of streams) stream.end()
      outgoing.end()
    } else if (pathname === '/policy') {
      outgoing.writeHead(200, { ...html, 'content-security-policy': `img-src 'none'; report-uri ${to}` }).end('<p>x')
    } else if (pathname === '/endpoint') {
      const policy = { 'reporting-endpoints': `e="${to}"`, 'content-security-policy': "img-src 'none'; report-to e" }
      outgoing.writeHead(200, { ...html, ...policy }).end('<p>x')
    } else outgoing.writeHead(200, html).end('<p>x')
  }
  let ended = false
  const server =
    scheme === 'http'
      ? createServer(answer)
      : createSecureServer({ key: pem('key'), cert: pem('sites'), allowHTTP1: true }, answer as never)
  server.on('connection', watch)
  server.on('upgrade', (incoming, socket: Socket) => {
    const accept = createHash('sha1').update(
      `${incoming.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
    )
    const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
    socket.write(`${head}Sec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    if (incoming.url?.includes('open')) socket.on('data', () => note(incoming.url ?? ''))
    else note(incoming.url ?? '')
  })
  const running = await listen(server, scheme)
  const raw = new Map<string, Awaited<ReturnType<typeof rawSink>>>()
  for (const [name, { arrives }] of Object.entries(channels)) {
    if (arrives === 'packet') raw.set(name, await rawSink(watch))
  }

  function watch(socket: Socket): void {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      closedBytes += socket.bytesRead
      sockets.delete(socket)
    })
  }
  const bytes = (): number => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes)
  const packets = (): number => [...raw.values()].reduce((sum, sink) => sum + sink.packets(), 0)

  function page(): string {
    return channelPage((name) => ({
      to: `${scheme}://${other}:${running.port}/to/${encodeURIComponent(name)}`,
      own: `${scheme}://${own}:${running.port}/to/${encodeURIComponent(name)}`,
      raw: `${other}:${raw.get(name)?.port ?? 0}`,
    }))
  }

  let start = { bytes: 0, connections: 0, packets: 0 }
  return {
    ...running,
    home: `${scheme}://${own}:${running.port}/`,
    arrived: () => [...arrived, ...[...raw].filter(([, sink]) => sink.touched() > 0).map(([name]) => name)],
    traffic: () => ({
      bytes: bytes() - start.bytes,
      connections: connections - start.connections,
      packets: packets() - start.packets,
    }),
    reset() {
      start = { bytes: bytes(), connections, packets: packets() }
      arrived.clear()
      ended = false
      for (const sink of raw.values()) sink.reset()
    },
    hadHttp2: () => http2,
    async close() {
      await Promise.all([...raw.values()].map((sink) => sink.close()))
      for (const socket of sockets) socket.destroy()
      await running.close()
    },
  }
}

/** A port where nobody answers: TCP and UDP. */
async function rawSink(watch: (socket: Socket) => void) {
  let connections = 0
  const server = createTcpServer((socket) => {
    connections += 1
    watch(socket)
    socket.resume()
  })
  const { port, close } = await listen(server, 'http')
  const udp = await udpCanary(port)
  let before = 0
  const all = (): number => connections + udp.messages()
  return {
    port,
    packets: udp.messages,
    touched: () => all() - before,
    reset() {
      before = all()
    },
    close: () => Promise.all([close(), udp.close()]),
  }
}
