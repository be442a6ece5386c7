import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type LoopbackServer, listen } from './loopback-server.ts'

/** Many sites on loopback, each at an address of its own (127.0.1.1, 127.0.1.2, …) and all at one port. */
export interface ManySites extends LoopbackServer {
  addresses: string[]
  /** Requests for the homepage of each. */
  visits: Map<string, number>
}

/** @param answer for the site of this number */
export async function manySites(
  count: number,
  answer: (site: number, incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<ManySites> {
  const visits = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const host = incoming.headers.host ?? ''
    if (incoming.url === '/') visits.set(host, (visits.get(host) ?? 0) + 1)
    const [, , high = 0, low = 0] = host.split(':', 1)[0]!.split('.').map(Number)
    answer((high - 1) * 250 + low - 1, incoming, outgoing)
  })
  const running = await listen(server, 'http', '0.0.0.0')
  const hosts = Array.from({ length: count }, (_, site) => `127.0.${1 + Math.floor(site / 250)}.${1 + (site % 250)}`)
  return Object.assign(running, {
    addresses: hosts.map((host) => `http://${host}:${running.port}/`),
    visits,
  })
}
