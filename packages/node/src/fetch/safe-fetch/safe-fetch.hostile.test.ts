import type { Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp, serveRaw } from '../../../test/loopback-server.ts'
import type { FetchOptions } from '../../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createSafeFetch } from './safe-fetch.ts'

const fetch = createSafeFetch({
  policy: createAddressPolicy({ allowPrivate: true }),
  userAgent: 'OperableTest/1',
  firstByteTimeoutMs: 300,
  retryDelayMs: 1,
})
let server: LoopbackServer
afterEach(() => server.close())
afterAll(() => fetch.close())

/** Asks a server that sends these bytes after the request and then keeps the connection open, or ends it. */
async function askRaw(send: string | ((socket: Socket) => void), options: FetchOptions = {}) {
  server = await serveRaw((socket) => {
    socket.once('data', () => (typeof send === 'string' ? socket.end(send) : send(socket)))
  })
  return fetch(`${server.origin}/`, { timeoutMs: 2_000, retries: 0, ...options })
}

describe('servers that are slow', () => {
  const drip = (start: string, piece: string) => (socket: Socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(piece), 20)
    socket.on('close', () => clearInterval(timer))
  }

  test.each([
    ['drips its body', drip('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n', 'x')],
    ['drips its headers', drip('HTTP/1.1 200 OK\r\n', 'a: b\r\n')],
    ['accepts and says nothing', () => {}],
  ])('%s: the deadline ends it', async (_label, send) => {
    expect(await askRaw(send, { timeoutMs: 200 })).toMatchObject({ ok: false, failure: 'timeout' })
  })

  test('one deadline for a whole chain of redirects', async () => {
    server = await serveHttp((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60)
    })
    expect(await fetch(`${server.origin}/`, { timeoutMs: 200 })).toMatchObject({ ok: false, failure: 'timeout' })
  })

  test('no first byte within its own limit', async () => {
    const result = await askRaw(() => {}, { timeoutMs: 10_000 })
    expect(result).toMatchObject({ ok: false, failure: 'timeout' })
  })

  test('the signal ends a running request', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 50)
    const result = await askRaw(() => {}, { signal: controller.signal, timeoutMs: 10_000 })
    expect(result).toMatchObject({ ok: false, failure: 'aborted' })
  })
})

describe('broken HTTP', () => {
  const ok = 'HTTP/1.1 200 OK\r\n'
  test.each([
    ['an SSH banner', 'SSH-2.0-OpenSSH_9.6\r\n', 'protocol'],
    ['17 KiB of headers', `${ok}a: ${'x'.repeat(17 * 1024)}\r\n\r\n`, 'too_large'],
    ['1,000 header lines', `${ok}${'a: b\r\n'.repeat(1000)}Content-Length: 0\r\n\r\n`, 'protocol'],
    ['a body that is too short', `${ok}Content-Length: 10\r\n\r\nabc`, 'connect'],
    ['two lengths', `${ok}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 'protocol'],
    ['length and chunks', `${ok}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 'protocol'],
    ['a chunk size that is none', `${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 'protocol'],
    [
      'an upgrade that nobody asked for',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
      'connect',
    ],
  ])('%s', async (_label, bytes, failure) => {
    expect(await askRaw(bytes)).toMatchObject({ ok: false, failure })
  })

  test('a connection reset in the middle of the body', async () => {
    const result = await askRaw((socket) => {
      socket.write(`${ok}Content-Length: 100\r\n\r\nabc`)
      setTimeout(() => socket.resetAndDestroy(), 20)
    })
    expect(result).toMatchObject({ ok: false, failure: 'connect' })
  })

  test('nobody listens', async () => {
    server = await serveRaw(() => {})
    await server.close()
    const result = await fetch(`${server.origin}/`, { retries: 0 })
    expect(result).toMatchObject({ ok: false, failure: 'connect', detail: 'The server refuses connections.' })
  })

  test.each([
    ['200 with an empty body', `${ok}Content-Length: 0\r\n\r\n`, 200, ''],
    ['204', 'HTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    ['206', 'HTTP/1.1 206 Partial Content\r\nContent-Length: 2\r\n\r\nab', 206, 'ab'],
    ['304 without being asked', 'HTTP/1.1 304 Not Modified\r\n\r\n', 304, ''],
    [
      'an early hint before the answer',
      `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${ok}Content-Length: 1\r\n\r\nx`,
      200,
      'x',
    ],
    ['a body that ends with the connection', `${ok}\r\nabc`, 200, 'abc'],
  ])('%s is an answer', async (_label, bytes, status, body) => {
    const result = await askRaw(bytes)
    expect(result).toMatchObject({ ok: true, status })
    expect(result.ok && Buffer.from(result.body).toString()).toBe(body)
  })

  test('several headers of one name are joined, __proto__ is no name', async () => {
    const result = await askRaw(`${ok}Link: </a>\r\nlink: </b>\r\n__proto__: x\r\nContent-Length: 0\r\n\r\n`)
    expect(result.ok && result.headers).toEqual({ link: '</a>, </b>', 'content-length': '0' })
  })
})

describe('redirects', () => {
  test.each([
    ['an empty target', 'Location:'],
    ['a target that is no URL', 'Location: http://['],
    ['no target', 'X: y'],
    ['mail', 'Location: mailto:a@b.example'],
    ['credentials', 'Location: http://user:pass@127.0.0.1/'],
  ])('%s is a failure of class redirect', async (_label, header) => {
    const result = await askRaw(`HTTP/1.1 302 Found\r\n${header}\r\nContent-Length: 0\r\n\r\n`)
    expect(result).toMatchObject({ ok: false, failure: 'redirect', redirects: [`${server.origin}/`] })
  })

  test('two targets are a failure, not a choice', async () => {
    const result = await askRaw('HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n')
    expect(result).toMatchObject({ ok: false, failure: 'redirect' })
  })

  test('ten hops are followed, an eleventh is not', async () => {
    server = await serveHttp((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(307, { location: `/${left - 1}` }).end()
    })
    expect(await fetch(`${server.origin}/10`)).toMatchObject({ ok: true, finalUrl: `${server.origin}/0` })
    expect(await fetch(`${server.origin}/11`)).toMatchObject({ ok: false, failure: 'redirect' })
    expect(await fetch(`${server.origin}/5`, { maxRedirects: 5 })).toMatchObject({ ok: true })
    expect(await fetch(`${server.origin}/6`, { maxRedirects: 5 })).toMatchObject({ ok: false, failure: 'redirect' })
  })

  test('a target in UTF-8 is read as UTF-8', async () => {
    server = await serveRaw((socket) => {
      socket.on('data', (data) => {
        const path = data.toString().split(' ')[1]
        if (path === '/')
          socket.write('HTTP/1.1 302 Found\r\nLocation: /caf\u00e9\r\nContent-Length: 0\r\n\r\n', 'utf8')
        else socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${path?.length}\r\n\r\n${path}`)
      })
    })
    const result = await fetch(`${server.origin}/`)
    expect(Buffer.from(result.ok ? result.body : []).toString()).toBe('/caf%C3%A9')
  })

  test('the body of a redirect is not read to its end', async () => {
    server = await serveHttp((request, response) => {
      if (request.url === '/there') return response.end('ok')
      response.writeHead(302, { location: '/there' })
      const timer = setInterval(() => response.write('x'.repeat(20_000)), 5)
      response.on('close', () => clearInterval(timer))
      return response
    })
    expect(await fetch(`${server.origin}/`)).toMatchObject({ ok: true, finalUrl: `${server.origin}/there` })
  })
})
