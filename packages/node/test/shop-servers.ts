import { afterEach } from 'vitest'
import { type RunningServer, type ServeOptions, serve } from '../src/http/listen/node-server.ts'
import { httpShop } from './http-shop.ts'

type ShopServer = Awaited<ReturnType<typeof httpShop>> & { server: RunningServer }

/** Starts real servers over a shop, each on a port of its own; what a test started ends with it. */
export function shopServers(): (options?: Partial<ServeOptions>) => Promise<ShopServer> {
  const running: RunningServer[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()))
  })
  return async (options = {}) => {
    const shop = await httpShop()
    const server = await serve({ operable: shop.operable, port: 0, log: () => {}, drainMs: 50, ...options })
    running.push(server)
    return { ...shop, server }
  }
}
