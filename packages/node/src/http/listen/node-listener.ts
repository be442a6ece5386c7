import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'

/**
 * The app for a server of Node: a listener for `createServer`, for `use` of Express, and behind `reply.hijack()` of
 * Fastify. It tells the app whose connection a request came over, and needs the body as it came: mount it before
 * anything that parses bodies.
 */
export function createNodeListener(app: App): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) => {
      // Of a body that is gone the request would say that it is empty.
      if (incoming.readableDidRead) Object.defineProperty(request, 'bodyUsed', { value: true })
      return app.fetch(request, { peer: incoming.socket.remoteAddress })
    },
    // Other parts of the program have their own use for these.
    { overrideGlobalObjects: false },
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}
