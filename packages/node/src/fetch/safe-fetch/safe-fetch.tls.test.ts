import { readFileSync } from 'node:fs'
import { createServer, type ServerOptions } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type LoopbackServer, listen, serveRaw } from '../../../test/loopback-server.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts'

const pem = (name: string) => readFileSync(new URL(`../../../test/fixtures/tls/${name}.pem`, import.meta.url), 'utf8')
const trustedBefore = getCACertificates('default')

let fetch: SafeFetch
let server: LoopbackServer | undefined
const names: (string | false)[] = []

beforeAll(() => {
  setDefaultCACertificates([...trustedBefore, pem('ca')])
  const policy = createAddressPolicy({ allowPrivate: true, resolver: async () => ['127.0.0.1'] })
  fetch = createSafeFetch({ policy, userAgent: 'OperableTest/1' })
})
afterEach(async () => {
  names.length = 0
  await server?.close()
})
afterAll(async () => {
  setDefaultCACertificates(trustedBefore)
  await fetch.close()
})

async function serveTls(certificate: string, options: ServerOptions = {}) {
  const tls = createServer({ key: pem('key'), cert: pem(certificate), ...options }, (request, response) => {
    response.end(request.headers.host)
  })
  tls.on('secureConnection', (socket) => names.push(socket.servername ?? false))
  server = await listen(tls, 'https')
  return server.port
}

test('a good certificate: the original name is used for SNI, the check and Host, the checked address for the socket', async () => {
  const port = await serveTls('valid')
  const result = await fetch(`https://good.example.com:${port}/`)
  expect(result).toMatchObject({ ok: true, status: 200 })
  expect(Buffer.from(result.ok ? result.body : []).toString()).toBe(`good.example.com:${port}`)
  expect(names).toEqual(['good.example.com'])
})

test.each([
  ['expired', 'good.example.com', 'expired', {}, /expired/],
  ['wrong host', 'other.example.com', 'valid', {}, /another host/],
  ['self-signed', 'good.example.com', 'self-signed', {}, /self-signed/],
  ['a literal address instead of the name', '127.0.0.1', 'valid', {}, /another host/],
  [
    'TLS 1.0 only',
    'good.example.com',
    'valid',
    { maxVersion: 'TLSv1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
    /TLS version/,
  ],
] as const)('%s is a failure of class tls', async (_label, host, certificate, options, detail) => {
  const port = await serveTls(certificate, options)
  const result = await fetch(`https://${host}:${port}/`)
  expect(result).toMatchObject({ ok: false, failure: 'tls' })
  expect(result.ok || result.detail).toMatch(detail)
})

test('NODE_TLS_REJECT_UNAUTHORIZED=0 does not switch the check off', async () => {
  const port = await serveTls('self-signed')
  const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED']
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  const result = await fetch(`https://good.example.com:${port}/`)
  if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
  else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before
  expect(result).toMatchObject({ ok: false, failure: 'tls' })
})

test('plain HTTP on the TLS port is a failure of class tls', async () => {
  server = await serveRaw((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  expect(await fetch(`https://good.example.com:${server.port}/`)).toMatchObject({ ok: false, failure: 'tls' })
})
