// Argument: `304` or nothing. A bare server with the service's answer to a poll of the widget.
import { serveBare } from '../bare.mjs'
import { request } from '../requests.mjs'
import { answerOf, createShop } from '../shop.mjs'

/** @param {string} [kind] */
export async function start(kind) {
  const { operable, id, etag } = await createShop()
  const path = `/widget/${id}/tools.json`
  const headers = kind === '304' ? { 'If-None-Match': etag } : {}
  const port = await serveBare(await answerOf(operable, path, { headers }))
  return { port, requests: [request(`GET ${path}`, headers)] }
}
