// Argument: `304` or nothing. The service, polled by widgets.
import { serve } from '@operable/node'
import { request } from '../requests.mjs'
import { createShop } from '../shop.mjs'

/** @param {string} [kind] */
export async function start(kind) {
  const { operable, id, etag } = await createShop()
  const { port } = await serve({ operable, port: 0 })
  return { port, requests: [request(`GET /widget/${id}/tools.json`, kind === '304' ? { 'If-None-Match': etag } : {})] }
}
