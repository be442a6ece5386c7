import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, mock, test } from 'node:test'
import { getRequestListener } from '@hono/node-server'

const folder = mkdtempSync(join(tmpdir(), 'operable-your-server-'))
process.env['OPERABLE_DATA'] = join(folder, 'operable.db')

const { start, stop } = await import('./operable.ts')
const { server: plain } = await import('./node-http.ts')
const { server: express } = await import('./express.ts')
const { server: fastify } = await import('./fastify.ts')
const { server: hono } = await import('./hono.ts')
const next = await import('./next-route.ts')

const servers: Record<string, Server> = {
  'node:http': plain,
  Express: createServer(express),
  Fastify: fastify.server,
  Hono: createServer(getRequestListener(hono.fetch)),
}

let key = ''
before(async () => {
  await fastify.ready()
  const log = mock.method(console, 'log', () => {})
  await start()
  key = String(log.mock.calls[0]?.arguments[0]).split(' ').at(-1) ?? ''
  log.mock.restore()
})

after(async () => {
  for (const server of Object.values(servers)) server.close()
  await fastify.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Homepage, script, MCP and a change that has a body: what a server can get in the way of. */
async function tryAll(send: (path: string, init?: RequestInit) => Promise<Response>, domain: string): Promise<void> {
  const home = await send('/operable/')
  assert.deepEqual([home.status, home.headers.get('content-type')], [200, 'text/html; charset=utf-8'])
  assert.equal((await send('/operable')).status, 200)
  assert.equal((await send('/operable/operable.js', { method: 'HEAD' })).status, 200)
  assert.equal((await send('/operable/nope')).status, 404)

  const json = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const added = await send('/operable/websites', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ url: domain }),
  })
  const { id } = (await added.json()) as { id: string }
  assert.equal(added.status, 201)
  const removed = await send(`/operable/websites/${id}`, { method: 'DELETE', headers: json })
  assert.equal(removed.status, 204)

  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = 'application/json, text/event-stream'
  const listed = await send('/operable/mcp', {
    method: 'POST',
    headers: { ...json, accept },
    body: JSON.stringify(call),
  })
  assert.match(await listed.text(), /site\.get_audit_report/)
}

for (const [name, server] of Object.entries(servers)) {
  test(`in ${name}`, async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await tryAll((path, init) => fetch(`${origin}${path}`, init), 'https://shop.example/')
    assert.equal(await (await fetch(`${origin}/`)).text(), 'Our own site')
  })
}

test('in a route handler of Next.js', async () => {
  const handlers: Record<string, (request: Request) => Promise<Response>> = next
  await tryAll(async (path, init) => {
    const request = new Request(`http://127.0.0.1:3000${path}`, init)
    const answer = handlers[request.method]
    assert.ok(answer, `no handler for ${request.method}`)
    return answer(request)
  }, 'https://next.example/')
})
