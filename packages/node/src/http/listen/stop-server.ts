import type { Server } from 'node:http'

/** ms */
const IDLE_CHECK = 50

/**
 * Stops accepting, lets the requests that run end, and cuts what is still there after the grace period.
 *
 * @param graceMs ms
 */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  // A connection that becomes idle only now would otherwise wait for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK)
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  await new Promise<void>((done) => server.close(() => done()))
  clearInterval(idle)
  clearTimeout(force)
}
