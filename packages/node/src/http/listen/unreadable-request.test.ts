import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCodes } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { httpShop } from '../../../test/http-shop.ts'
import { rawClient } from '../../../test/raw-client.ts'
import { shopServers } from '../../../test/shop-servers.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { ServeOptions } from './node-server.ts'

const start = shopServers()

/** Long enough for every row to be sent whole, short enough to wait for. */
const SOON = { headersTimeoutMs: 300, requestTimeoutMs: 600 }
const LONG = 'x'.repeat(17 * 1024)
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const UNFINISHED_BODY = `POST /scans HTTP/1.1\r\nHost: a\r\n${FORM}\r\nContent-Length: 9\r\n\r\nurl`

/** Everything after the address is sent as it stands; the connection must end by itself. */
const rows: [string, string, keyof typeof errorCodes, Partial<ServeOptions>?][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 'invalid_request'],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00', 'invalid_request'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n', 'invalid_request'],
  ['a length twice', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 'invalid_request'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'invalid_request',
  ],
  ['letters outside ASCII', 'GET /\xfc HTTP/1.1\r\nHost: a\r\n\r\n', 'invalid_request'],
  ['a header over the limit', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${LONG}\r\n\r\n`, 'headers_too_large'],
  ['an address over the limit', `GET /${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, 'headers_too_large'],
  [
    'extensions of chunks over the limit',
    `POST /scans HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${LONG}`,
    'payload_too_large',
  ],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'request_timeout', SOON],
  ['a body that does not end', UNFINISHED_BODY, 'request_timeout', { ...SOON, publicScans: true }],
  ['one that follows an answered one', 'GET /health HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n', 'invalid_request'],
]

describe('what Node refuses is answered like every other error', () => {
  test.each(rows)('%s', async (_, bytes, code, options = {}) => {
    const { server } = await start(options)
    const client = await rawClient(server.port)
    client.socket.write(bytes, 'latin1')
    await client.closed
    const answer = client.text().slice(client.text().lastIndexOf('HTTP/1.1 '))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const status = errorCodes[code]
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    for (const line of [
      'content-type: application/problem+json',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: no-referrer',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ]) {
      expect(head.toLowerCase().split('\r\n')).toContain(line.toLowerCase())
    }
    expect(JSON.parse(body)).toMatchObject({ status, code, type: `${server.url}/problems/${code}` })
  })
})

test('behind an answer that is still being sent nothing is written', async () => {
  const { operable } = await httpShop()
  const scan: Scan = { id: 'a', url: 'https://shop.example/', createdAt: '2026-11-21T09:30:00.000Z', state: 'queued' }
  async function* watch(_id: string, { signal }: { signal?: AbortSignal } = {}) {
    yield scan
    if (signal) await once(signal, 'abort')
  }
  const scans = { ...operable.scans, get: async () => scan, watch }
  const { server } = await start({ operable: { ...operable, scans } })
  const client = await rawClient(server.port)
  client.write('GET /api/v1/scans/a/events HTTP/1.1\r\nHost: a\r\n\r\n')
  await client.until(/event:|data:/)
  client.write('hello\r\n\r\n')
  await client.closed
  expect(client.text().match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test.each(['GET /health', 'GET /api/v1/report', 'POST /scans'])('%s without a Host is refused', async (line) => {
  const { server } = await start()
  const client = await rawClient(server.port)
  client.write(`${line} HTTP/1.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_request"/s)
  const older = await rawClient(server.port)
  older.write(`${line.replace('POST', 'GET')} HTTP/1.0\r\n\r\n`)
  await older.closed
  expect(older.text()).not.toContain('"code":"invalid_request"')
})

const HOSTS = [
  ['two that are the same', 'Host: a\r\nHost: a'],
  ['two that differ', 'Host: a\r\nhOST: b'],
  ['an empty one and another', 'Host:\r\nHost: a'],
] as const
test.each(HOSTS)('%s: 400, whatever is asked for', async (_, hosts) => {
  const { server } = await start()
  for (const line of ['GET /health', 'GET /api/v1/report', 'GET /widget/x/tools.json', 'POST /scans']) {
    for (const version of ['1.1', '1.0']) {
      const client = await rawClient(server.port)
      client.write(`${line} HTTP/${version}\r\n${hosts}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
      await client.closed
      expect(client.text()).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json.*"code":"invalid_request"/s)
    }
  }
})

describe('a request that arrived and had to wait', () => {
  /** @param length of the body */
  function asked(key: string, length: number): { head: string; body: string } {
    const body = JSON.stringify({ filling: 'x'.repeat(length) })
    const headers = `Host: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nConnection: close`
    return { head: `POST /websites HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n`, body }
  }

  test('for the store is 503 and may come again', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    const { server, admin } = await start({ ...SOON, authorize: () => stopped, bodyLimit: 1_000_000 })
    const client = await rawClient(server.port)
    // More than Node takes in before somebody reads it.
    const { head, body } = asked(admin, 300_000)
    client.write(head + body)
    await client.closed
    stop()
    expect(client.text()).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d+\r\n.*"code":"storage_unavailable"/is)
    expect(client.text()).toContain('"instance":"/websites"')
  })

  test('for this process, which stood still, is answered', async () => {
    const { server, admin } = await start(SOON)
    const client = await rawClient(server.port)
    const { head, body } = asked(admin, 1_000)
    client.write(head + body.slice(0, 500))
    await delay(200)
    // From here on Node looks at its timers first, and then at what has arrived.
    await new Promise(setImmediate)
    client.write(body.slice(500))
    standStill(1_500)
    await client.closed
    // What is wrong with the body is another matter.
    expect(client.text()).toMatch(/^HTTP\/1\.1 400 .*filling/s)
  })
})

function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('an expectation that nobody knows changes nothing', async () => {
  const { server } = await start()
  const client = await rawClient(server.port)
  client.write('GET /health HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n')
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 200 /)
})
