import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FixtureSite } from './fixture-site.ts'

/** What the server of a site was sent. */
export interface Received {
  method: string
  path: string
  fields: Record<string, string>
  status: number
}

/** One of the sites on loopback, with what it received. */
export interface ServedSite {
  origin: string
  port: number
  received: Received[]
  close(): Promise<void>
}

/** Starts a site: its answers come first, then its pages and scripts by their paths. */
export async function serveSite(site: FixtureSite): Promise<ServedSite> {
  const received: Received[] = []
  const server = createServer((incoming, outgoing) => {
    answer(site, received, incoming, outgoing).catch(() => outgoing.writeHead(500).end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  site: FixtureSite,
  received: Received[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams } = new URL(incoming.url ?? '/', 'http://site.example')
  const method = incoming.method ?? 'GET'
  const sends = method !== 'GET' && method !== 'HEAD'
  const asked = sends || searchParams.size > 0
  const fields = { ...Object.fromEntries(searchParams), ...(sends ? await bodyOf(incoming) : {}) }
  const own = asked ? site.answer(method, path, fields) : undefined
  if (asked) received.push({ method, path, fields, status: own?.status ?? 0 })
  if (own) {
    const { status, html, json, location } = own
    const type = json === undefined ? 'text/html; charset=utf-8' : 'application/json'
    outgoing.writeHead(status, { 'content-type': type, ...(location && { location }) })
    return void outgoing.end(json === undefined ? html : JSON.stringify(json))
  }
  const script = site.scripts?.[path]
  const text = script ?? site.pages[path]
  const type = script === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8'
  outgoing.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text ?? '<h1>404</h1>')
}

/** The fields of a body, as a form or as JSON sends them. */
async function bodyOf(incoming: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const type = incoming.headers['content-type'] ?? ''
  const body = Buffer.concat(chunks)
  if (body.length === 0) return {}
  if (type.includes('json')) {
    const given = Object.entries(JSON.parse(body.toString()) as Record<string, unknown>)
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  }
  const data = await new Response(body, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
