import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { createSiteApp, type SiteExtras } from './site-app.ts'

export interface ServedSite {
  /** Where the site answers, with a slash at its end. */
  url: string
  close(): Promise<void>
}

/**
 * Serves an example site on loopback only.
 *
 * @param port 0 lets the system choose; a port that is taken is given up for one that the system chooses
 */
export async function serveSite(folders: readonly string[], port = 0, extras: SiteExtras = {}): Promise<ServedSite> {
  let origin = ''
  const { fetch } = createSiteApp(folders, () => origin, extras)
  const server = await listen(fetch, port).catch((error: NodeJS.ErrnoException) => {
    if (port === 0 || error.code !== 'EADDRINUSE') throw error
    return listen(fetch, 0)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        // Browsers keep connections open, and the command shall end now.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function listen(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<ServerType> {
  return new Promise((done, fail) => {
    const server = serve({ fetch, port, hostname: '127.0.0.1' }, () => done(server))
    server.once('error', fail)
  })
}
