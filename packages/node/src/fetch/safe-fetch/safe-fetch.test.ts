import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp } from '../../../test/loopback-server.ts'
import type { RequestTurn } from '../../contracts/scan-budget.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { kitSite, testFetcher } from '../conformance.ts'
import { createSafeFetch, requireUndici, type SafeFetch } from './safe-fetch.ts'

const userAgent = 'OperableTest/1 (+https://operable.example/bot)'

testFetcher('the safe fetcher', async () => {
  const server = await serveHttp((request, response) => {
    const resource = kitSite[request.url ?? '']
    response.writeHead(resource ? (resource.status ?? 200) : 404, resource?.headers ?? {}).end(resource?.body)
  })
  return {
    fetcher: createSafeFetch({ policy: createAddressPolicy({ allowPrivate: true }), userAgent }),
    origin: server.origin,
    capabilities: { anyAnswer: true, redirects: true, byteLimits: true, head: true },
    stop: server.close,
  }
})

describe('what is sent', () => {
  let server: LoopbackServer
  let fetch: SafeFetch
  beforeAll(async () => {
    server = await serveHttp((request, response) => {
      if (request.url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'))
      else if (request.url?.startsWith('/cookie'))
        response.writeHead(302, { location: '/echo', 'set-cookie': 'a=b' }).end()
      else response.end(JSON.stringify({ url: request.url, ...request.headers }))
    })
    fetch = createSafeFetch({ policy: createAddressPolicy({ allowPrivate: [`127.0.0.1:${server.port}`] }), userAgent })
  })
  afterAll(async () => {
    await fetch.close()
    await server.close()
  })

  test('an honest user agent, no cookies, no credentials, the original Host, no fragment', async () => {
    const result = await fetch(`${server.origin}/cookie?q=1#part`)
    expect(result).toMatchObject({ ok: true, finalUrl: `${server.origin}/echo` })
    const sent = JSON.parse(Buffer.from(result.ok ? result.body : []).toString())
    expect(sent).toEqual({
      url: '/echo',
      host: `127.0.0.1:${server.port}`,
      connection: 'keep-alive',
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br, zstd',
    })
  })

  test('the accept option is sent', async () => {
    const result = await fetch(`${server.origin}/echo`, { accept: 'text/markdown' })
    expect(Buffer.from(result.ok ? result.body : []).toString()).toContain('"accept":"text/markdown"')
  })

  test('a connection is used again', async () => {
    await fetch(`${server.origin}/a`)
    const before = server.connections()
    await fetch(`${server.origin}/b`)
    await fetch(`${server.origin}/gzip`)
    expect(server.connections()).toBe(before)
  })

  test('requests of a turn share its connection, which another origin takes the place of, and which ends with the turn', async () => {
    const other = await serveHttp((_request, response) => response.end('other'))
    const open = createSafeFetch({ policy: createAddressPolicy({ allowPrivate: true }), userAgent })
    const turn: RequestTurn = { connection: undefined }
    const ask = (url: string) => open(url, { turnAt: async () => turn })
    const before = server.sockets()
    await ask(`${server.origin}/a`)
    const { connection } = turn
    await ask(`${server.origin}/gzip`)
    expect([turn.connection === connection, server.sockets() - before]).toEqual([true, 1])
    await ask(`${other.origin}/`)
    await expect.poll(() => server.sockets() - before).toBe(0)
    expect([turn.connection?.origin, other.sockets()]).toEqual([other.origin, 1])
    await turn.connection?.close()
    await expect.poll(() => other.sockets()).toBe(0)
    await ask(`${other.origin}/`)
    expect(other.sockets()).toBe(1)
    await open.close()
    await expect.poll(() => other.sockets()).toBe(0)
    const asked = other.connections()
    expect(await ask(`${other.origin}/`)).toMatchObject({ ok: false, failure: 'aborted' })
    expect(other.connections()).toBe(asked)
    await other.close()
  })

  test('no turn ends the call without a request', async () => {
    const before = server.connections()
    const result = await fetch(`${server.origin}/echo`, { turnAt: async () => undefined })
    expect(result).toMatchObject({ ok: false, failure: 'aborted' })
    expect(server.connections()).toBe(before)
  })

  test('proxy variables are not read', async () => {
    process.env['HTTP_PROXY'] = 'http://127.0.0.1:9'
    process.env['http_proxy'] = 'http://127.0.0.1:9'
    expect(await fetch(`${server.origin}/a`)).toMatchObject({ ok: true, status: 200 })
    delete process.env['HTTP_PROXY']
    delete process.env['http_proxy']
  })

  test('what was not opened stays closed: another port, another name of the same place', async () => {
    const before = server.connections()
    expect(await fetch(`http://127.0.0.1:${server.port + 1}/`)).toMatchObject({ ok: false, failure: 'refused' })
    expect(await fetch(`http://localhost:${server.port}/`)).toMatchObject({ ok: false, failure: 'refused' })
    expect(server.connections()).toBe(before)
  })

  test('after close every call fails as aborted', async () => {
    const closed = createSafeFetch({ policy: createAddressPolicy({ allowPrivate: true }), userAgent })
    await closed.close()
    expect(await closed(`${server.origin}/`)).toMatchObject({ ok: false, failure: 'aborted' })
  })
})

test('a stand-in for undici, as Bun has one, is refused: nothing would check an address', () => {
  expect(() => requireUndici({})).toThrow(expect.objectContaining({ code: 'missing_dependency' }))
})
