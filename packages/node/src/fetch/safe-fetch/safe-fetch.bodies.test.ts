import type { Socket } from 'node:net'
import {
  brotliCompressSync,
  constants,
  createGzip,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp, serveRaw } from '../../../test/loopback-server.ts'
import type { FetchOptions } from '../../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createSafeFetch } from './safe-fetch.ts'

const MiB = 1024 * 1024
const fetch = createSafeFetch({
  policy: createAddressPolicy({ allowPrivate: true }),
  userAgent: 'OperableTest/1',
})
let server: LoopbackServer
afterEach(() => server.close())
afterAll(() => fetch.close())

/** Asks a server that writes to the socket by itself once the request is in. */
async function askRaw(send: (socket: Socket) => void, options: FetchOptions = {}) {
  server = await serveRaw((socket) => {
    socket.once('data', () => send(socket))
  })
  return fetch(`${server.origin}/`, { timeoutMs: 2_000, retries: 0, ...options })
}

async function askEncoded(coding: string, body: Uint8Array, options: FetchOptions = {}) {
  server = await serveHttp((_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body))
  return fetch(`${server.origin}/`, { timeoutMs: 5_000, retries: 0, ...options })
}

const page = Buffer.from('<title>A page</title>'.repeat(20))

describe('content codings', () => {
  test.each([
    ['gzip', gzipSync(page)],
    ['x-gzip', gzipSync(page)],
    ['GZIP', gzipSync(page)],
    ['deflate', deflateSync(page)],
    ['deflate', deflateRawSync(page)],
    ['br', brotliCompressSync(page)],
    ['zstd', zstdCompressSync(page)],
    ['identity', page],
    ['identity, gzip', gzipSync(page)],
    ['gzip', gzipSync(page).subarray(0, -8)], // the end is missing, every byte of text is there
  ])('%s is unpacked', async (coding, body) => {
    const result = await askEncoded(coding, body)
    expect(result).toMatchObject({ ok: true, status: 200, truncated: false })
    expect(result.ok && Buffer.from(result.body).equals(page)).toBe(true)
  })

  test.each([
    ['gzip', gzipSync('')],
    ['deflate', deflateSync('')],
    ['deflate', deflateRawSync('')],
    ['br', brotliCompressSync('')],
    ['zstd', zstdCompressSync('')],
  ])('%s of nothing is an empty answer', async (coding, body) => {
    expect(await askEncoded(coding, body)).toMatchObject({ ok: true, body: Buffer.alloc(0), truncated: false })
  })

  test.each([
    ['gzip', gzipSync(page).subarray(0, 10)],
    ['br', brotliCompressSync(page).subarray(0, 10)],
    ['zstd', zstdCompressSync(page).subarray(0, 10)],
  ])('%s that ends before anything comes out is no answer', async (coding, body) => {
    expect(await askEncoded(coding, body)).toMatchObject({
      ok: false,
      failure: 'protocol',
      detail: 'The compressed response is incomplete.',
    })
  })

  test.each([
    ['gzip, gzip', gzipSync(gzipSync(page))],
    ['gzip, br', page],
    ['compress', page],
    ['nonsense', page],
    ['gzip', page], // fake
    ['br', Buffer.from([0xff, 0xff, 0xff])],
    ['zstd', page],
  ])('%s that cannot be unpacked is a failure of class protocol', async (coding, body) => {
    expect(await askEncoded(coding, body)).toMatchObject({ ok: false, failure: 'protocol' })
  })

  test('an empty body under any coding is empty', async () => {
    expect(await askEncoded('gzip', Buffer.alloc(0))).toMatchObject({ ok: true, truncated: false })
  })
})

describe('bombs', () => {
  test('gzip of 300 MiB stops at the limit and costs little memory', async () => {
    server = await serveHttp((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      const gzip = createGzip()
      gzip.pipe(response)
      const zeros = Buffer.alloc(MiB)
      let sent = 0
      const more = () => {
        while (sent < 300 && !response.destroyed) {
          sent += 1
          if (!gzip.write(zeros)) return gzip.once('drain', more)
        }
        return gzip.end()
      }
      more()
    })
    const before = process.memoryUsage().rss
    const result = await fetch(`${server.origin}/`, { retries: 0, maxBytes: 20 * MiB })
    expect(result).toMatchObject({ ok: false, failure: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MiB)
  })

  test('brotli of 200 MiB in some hundred bytes stops at the ratio', async () => {
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 }
    const bomb = brotliCompressSync(Buffer.alloc(200 * MiB), { params })
    expect(bomb.length).toBeLessThan(2_000)
    const before = process.memoryUsage().rss
    const result = await askEncoded('br', bomb, { maxBytes: 100 * MiB })
    expect(result).toMatchObject({ ok: false, failure: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MiB)
  })

  test('a ratio under 200:1 is an ordinary page', async () => {
    const text = Buffer.from(Array.from({ length: 120_000 }, (_, i) => `<li>Entry ${i}</li>\n`).join(''))
    expect(text.length).toBeGreaterThan(2 * MiB)
    expect(await askEncoded('gzip', gzipSync(text))).toMatchObject({ ok: true, truncated: false })
  })

  test('truncate keeps what was read up to the limit', async () => {
    const result = await askEncoded('gzip', gzipSync(Buffer.alloc(MiB, 'a')), {
      maxBytes: 1000,
      onTooLarge: 'truncate',
    })
    expect(result).toMatchObject({ ok: true, truncated: true })
    expect(result.ok && Buffer.from(result.body).toString()).toBe('a'.repeat(1000))
  })

  test('an endless chunked body stops at the limit', async () => {
    const result = await askRaw(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
        const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
        const more = () => {
          while (!socket.destroyed && socket.write(chunk));
        }
        socket.on('drain', more)
        more()
      },
      { maxBytes: MiB },
    )
    expect(result).toMatchObject({ ok: false, failure: 'too_large' })
  })

  test('a length over the limit fails before the body comes', async () => {
    const result = await askRaw((socket) => socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${6 * MiB}\r\n\r\n`))
    expect(result).toMatchObject({ ok: false, failure: 'too_large' })
  })
})
