import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { createSiteApp, type SiteExtras } from './site-app.ts'

export interface ServedSite {
  /** Address of the site, with a trailing slash. */
  url: string
  close(): Promise<void>
}

/**
 * Serves an example site on loopback only.
 *
 * @param port 0 lets the system choose, and so does a port in use
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
        // Browsers keep connections open, which would keep the command from ending.
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
