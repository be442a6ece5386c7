import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTML page, or what answers. */
export type SitePage = string | ((incoming: IncomingMessage, outgoing: ServerResponse) => void)

/** A site on loopback for one test: its pages by path, what was asked of it, and how many connections came in. */
export interface LoopbackSite {
  port: number
  /** `METHOD /path` of every request. */
  requests: string[]
  /** TCP connections, whether or not they asked for anything. */
  connections(): number
  close(): Promise<void>
}

/** Starts it. A text is an HTML page; anything not listed is a 404. */
export async function loopbackSite(pages: Record<string, SitePage>, host = '127.0.0.1'): Promise<LoopbackSite> {
  const requests: string[] = []
  let connections = 0
  const server: Server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`)
    const page = pages[new URL(incoming.url ?? '/', 'http://site.example').pathname]
    if (typeof page === 'function') page(incoming, outgoing)
    else outgoing.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => void server.listen(0, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
