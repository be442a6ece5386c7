import { createServer } from 'node:http'
import type { Metrics } from '../metrics/create-metrics.ts'
import { listen } from './node-server.ts'

export interface MetricsServer {
  /** Where Prometheus finds them. */
  url: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a port of its own, so that a proxy which publishes the service does not publish them.
 *
 * @throws OperableError `invalid_request` when the port cannot be opened
 */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async ({ url, method }, outgoing) => {
    const isKnown = url?.split('?', 1)[0] === '/metrics' && (method === 'GET' || method === 'HEAD')
    if (!isKnown)
      return void outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n')
    try {
      const body = await text()
      outgoing.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body)
    } catch {
      outgoing.writeHead(500).end()
    }
  })
  const { url } = await listen(server, port, host)
  return {
    url: `${url}/metrics`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
