// Argument: a file of SQLite or nothing (memory). The service, whose one website is changed all the time.
import { serve } from '@operable/node'
import { patchRequest } from '../requests.mjs'
import { createShop } from '../shop.mjs'

/** @param {string} [file] */
export async function start(file) {
  const shop = await createShop(file)
  const { port } = await serve({ operable: shop.operable, port: 0 })
  return { port, requests: [patchRequest(shop)] }
}
