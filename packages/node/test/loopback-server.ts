import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'

export interface LoopbackServer {
  origin: string
  port: number
  /** Connections accepted so far. */
  connections(): number
  /** Connections that are open. */
  sockets(): number
  close(): Promise<void>
}

/** A real HTTP server on 127.0.0.1 for one test file. */
export function serveHttp(listener: RequestListener): Promise<LoopbackServer> {
  return listen(createHttpServer(listener), 'http')
}

/** A server that answers bytes as they are, for what no HTTP library would send. */
export function serveRaw(onConnection: (socket: Socket) => void): Promise<LoopbackServer> {
  return listen(createTcpServer(onConnection), 'http')
}

/** Listens on a free port of 127.0.0.1 and remembers the sockets, so that `close` ends at once. */
export async function listen(server: Server, scheme: 'http' | 'https', host = '127.0.0.1'): Promise<LoopbackServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    sockets: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
