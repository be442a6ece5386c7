import { request as ask, createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import { createNodeListener } from './node-listener.ts'

async function mounted(
  options: Parameters<typeof httpShop>[0] = {},
  before?: (listener: RequestListener) => RequestListener,
) {
  const shop = await httpShop(options)
  const listener = createNodeListener(shop.app)
  const server = createServer(before ? before(listener) : listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { ...shop, port: (server.address() as AddressInfo).port }
}

function post(port: number, path: string, key: string, body: string[], headers: Record<string, string> = {}) {
  return new Promise<{ status: number; json: Record<string, unknown> }>((done, fail) => {
    const outgoing = ask({
      port,
      path,
      method: 'POST',
      host: '127.0.0.1',
      headers: { ...HEADERS, authorization: `Bearer ${key}`, ...headers },
    })
    outgoing.on('error', fail)
    outgoing.on('response', async (incoming) => {
      done({ status: incoming.statusCode ?? 0, json: JSON.parse(await text(incoming)) })
    })
    for (const part of body) outgoing.write(part)
    outgoing.end()
  })
}

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const BODY = '{"url":"https://new.example/"}'

/** As a body parser does. */
const readFirst = (listener: RequestListener): RequestListener => {
  return async (incoming, outgoing) => {
    await text(incoming)
    listener(incoming, outgoing)
  }
}

test.each([
  ['of a stated length', { 'content-length': String(BODY.length) }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body %s arrives; one that was read before is a mistake of the operator, and told as that', async (_, headers) => {
  const good = await mounted()
  expect(await post(good.port, '/websites', good.admin, [BODY], headers)).toMatchObject({ status: 201 })

  const bad = await mounted({}, readFirst)
  for (const path of ['/websites', '/mcp']) {
    const { status, json } = await post(bad.port, path, bad.admin, [BODY], headers)
    expect([path, status, json['code']]).toEqual([path, 500, 'body_unavailable'])
    expect(json['detail']).toBe('The body was already read before the request reached Operable.')
  }
  expect(bad.logged.map(({ event }) => event)).toEqual(['misconfigured', 'misconfigured'])
})

test('clients are told apart by their connection, and proxies are believed', async () => {
  const { port, key, logged } = await mounted({ trustedProxies: ['127.0.0.1'], scanLimit: { limit: 1, window: 60 } })
  const scanFrom = async (client: string) =>
    (await post(port, '/api/v1/scans', key, ['{"url":"https://shop.example/"}'], { 'x-forwarded-for': client })).status
  expect([await scanFrom('192.0.2.1'), await scanFrom('192.0.2.1'), await scanFrom('192.0.2.2')]).toEqual([
    202, 429, 202,
  ])
  expect(logged).toEqual([])
})

test('the globals of the program stay its own', async () => {
  const { Request, Response } = globalThis
  await mounted()
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
})
