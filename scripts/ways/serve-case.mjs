import { startProofApps } from '../../fixtures/proof/server.ts'
import { fixtureSites } from '../../packages/widget/test/sites/fixture-sites.ts'
import { serveSite } from '../../packages/widget/test/sites/serve-site.ts'

/**
 * @typedef {{ method: string, path: string, fields: unknown }} Sent
 * @typedef {{ url: string, sent(): Promise<Sent[]>, forget(): void, close(): Promise<void> }} ServedCase `sent`: everything
 *   that the server has received since `forget`, apart from what only reads a page
 */

/** @param {import('./cases.mjs').Case} given @returns {Promise<ServedCase>} */
export async function serveCase({ site, app = '', path = '/', request }) {
  const served = await (site === undefined ? serveApp(app) : serveFixtureSite(site, path))
  const isSent = (/** @type {Sent} */ { method, path }) => method !== 'GET' || `${method} ${path}` === request
  return { ...served, sent: async () => (await served.sent()).filter(isSent) }
}

/** @param {string} name @param {string} path @returns {Promise<ServedCase>} */
async function serveFixtureSite(name, path) {
  const found = fixtureSites.find((each) => each.name === name)
  if (!found) throw new Error(`There is no site ${name}.`)
  const { origin, received, close } = await serveSite(found)
  return {
    url: origin + path,
    sent: async () => received.map(({ method, path, fields }) => ({ method, path, fields })),
    forget: () => received.splice(0),
    close,
  }
}

/** @param {string} name @returns {Promise<ServedCase>} */
async function serveApp(name) {
  const apps = await startProofApps({ only: [name] })
  return {
    url: apps.appUrl(name),
    sent: () =>
      Promise.all(
        apps.received(name).map(async ({ method, path, headers, body }) => ({
          method,
          path,
          fields: await fieldsOf(body, headers['content-type'] ?? ''),
        })),
      ),
    forget: () => apps.forget(name),
    close: apps.close,
  }
}

/**
 * What a body says, without what differs each time, such as the boundary of its parts.
 * @param {Buffer<ArrayBufferLike>} body
 * @param {string} type
 */
async function fieldsOf(body, type) {
  if (!/form/.test(type)) return body.toString()
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return [...data].map(([field, value]) => [field, typeof value === 'string' ? value : value.name])
}
