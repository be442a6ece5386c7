import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ask, askTunnel, origin, startProxy } from '../../../../test/proxy-client.ts'
import type { HeldAnswer, HeldRequest, SealTerms } from './browser-seal.ts'

const aborted: HeldAnswer = { is: 'aborted' }

/** A sealed proxy before a site, and what it held and let out. */
async function sealed(terms: Partial<SealTerms> = {}, answer: HeldAnswer = aborted) {
  const site = await origin((incoming, outgoing) => void incoming.pipe(outgoing))
  const allow = [`shop.example:${site.port}`, `other.example:${site.port}`]
  const proxy = await startProxy({ allow, url: `http://shop.example:${site.port}/` })
  const held: HeldRequest[] = []
  const passed: HeldRequest[] = []
  const onHeld = (request: HeldRequest) => {
    held.push(request)
    return answer
  }
  const given: SealTerms = { mode: 'sealed', onHeld, onPassed: (request) => void passed.push(request), ...terms }
  proxy.sealWith({ ...given, ...(given.hosts && { hosts: given.hosts.map((host) => `${host}:${site.port}`) }) })
  const own = `http://shop.example:${site.port}`
  return { site, proxy, held, passed, own, other: own.replace('shop', 'other') }
}

type Row = [label: string, mode: SealTerms['mode'], to: 'own' | 'other', path: string, init: object, passes: boolean]
const script = { headers: { 'sec-fetch-dest': 'script' } }
test.each<Row>([
  ['nothing', 'sealed', 'own', '/', {}, false],
  ['a script of another site', 'sealed', 'other', '/a.js', script, false],
  ['a page of its own', 'read_only', 'own', '/', {}, true],
  ['a typed value', 'read_only', 'own', '/?q=typed', {}, false],
  ['a typed value in a header', 'read_only', 'own', '/', { headers: { 'x-q': 'typed' } }, false],
  ['a POST', 'read_only', 'own', '/', { method: 'POST', body: 'x' }, false],
  ['a script of another site', 'read_only', 'other', '/a', script, true],
  ['a script with a typed value', 'read_only', 'other', '/a?q=typed', script, false],
  ['data of another site', 'read_only', 'other', '/a.js', { headers: { 'sec-fetch-dest': 'empty' } }, false],
  ['a page of another site', 'read_only', 'other', '/', { headers: { 'sec-fetch-dest': 'document' } }, false],
  ['a POST to a host that is named', 'staging', 'other', '/', { method: 'POST', body: 'typed' }, true],
  ['a POST to its own host, which is not', 'staging', 'own', '/', { method: 'POST', body: 'x' }, false],
  ['reading from its own host', 'staging', 'own', '/', {}, true],
])('%s, %s to its %s site', async (_label, mode, to, path, init, passes) => {
  const isTyped = ({ url, headers }: HeldRequest) => `${url}${headers}`.includes('typed')
  const sent = await sealed({ mode, isTyped, hosts: mode === 'staging' ? ['other.example'] : [] })
  const answer = ask(sent.proxy, sent[to] + path, init)
  if (passes) expect(await answer).toMatchObject({ status: 200, body: 'body' in init ? init.body : '' })
  else await expect(answer).rejects.toThrow()
  expect([sent.passed.length, sent.held.length]).toEqual(passes ? [1, 0] : [0, 1])
  expect(sent.site.hits).toHaveLength(passes ? 1 : 0)
  expect(sent.proxy.sentSinceSeal() > 0).toBe(passes)
})

test('a request whose connection breaks is told of, and one that nobody took is not', async () => {
  const lost: string[] = []
  const onLost = ({ method }: HeldRequest): void => void lost.push(method)
  const { site, proxy, own } = await sealed({ mode: 'staging', hosts: ['shop.example'], onLost })
  site.server.removeAllListeners('request').on('request', (incoming) => incoming.socket.destroy())
  expect(await ask(proxy, `${own}/`, { method: 'POST', body: 'x' })).toMatchObject({ status: 502 })
  expect(lost).toEqual(['POST'])
  site.server.closeAllConnections()
  await new Promise<void>((done) => void site.server.close(() => done()))
  expect(await ask(proxy, `${own}/`, { method: 'POST', body: 'x' })).toMatchObject({ status: 502 })
  expect(lost).toEqual(['POST'])
})

describe('what is held', () => {
  test('is read whole, and a large body is cut at 1 MiB', async () => {
    const { proxy, own, held, site } = await sealed({}, { is: 'answered', status: 200, headers: {}, body: 'ok' })
    await ask(proxy, `${own}/a?b=1`, { method: 'POST', body: 'x'.repeat(3_000_000), headers: { 'X-Two': ['1', '2'] } })
    expect(held).toMatchObject([{ method: 'POST', bodyBytes: 3_000_000, kind: 'send', to: 'own', dest: '' }])
    expect(held[0]?.body.length).toBe(1024 * 1024)
    expect(held[0]?.headers.filter(([name]) => name === 'X-Two')).toEqual([
      ['X-Two', '1'],
      ['X-Two', '2'],
    ])
    expect(site.hits).toEqual([])
  })

  test('is answered as the caller says, and another origin may read it', async () => {
    const { proxy, own } = await sealed({}, { is: 'answered', status: 201, headers: { 'x-a': '1' }, body: '{}' })
    const answer = await ask(proxy, own, { method: 'POST', headers: { origin: 'https://page.example' } })
    expect(answer).toMatchObject({
      status: 201,
      body: '{}',
      headers: {
        'x-a': '1',
        'access-control-allow-origin': 'https://page.example',
        'access-control-allow-credentials': 'true',
      },
    })
  })

  test('waits until it is released', async () => {
    const { proxy, own, held } = await sealed({}, { is: 'held' })
    const answer = expect(ask(proxy, own)).rejects.toThrow()
    await expect.poll(() => held.length).toBe(1)
    proxy.release()
    await answer
  })

  test('is cut when the caller fails', async () => {
    const onHeld = () => {
      throw new Error('no')
    }
    const { proxy, own, site } = await sealed({ onHeld })
    await expect(ask(proxy, own)).rejects.toThrow()
    expect(site.hits).toEqual([])
  })

  test('stops at the limits of a page', async () => {
    const { proxy, own, held } = await sealed({}, { is: 'answered', status: 204, headers: {}, body: '' })
    for (let i = 0; i < 1_000; i++) await ask(proxy, own)
    await expect(ask(proxy, own)).rejects.toThrow()
    expect(held).toHaveLength(1_000)
  })
})

test('a preflight for what would be held is answered, so that the request itself comes', async () => {
  const { proxy, other, held, site } = await sealed({ mode: 'read_only' })
  const headers = {
    origin: 'https://page.example',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  }
  expect(await ask(proxy, other, { method: 'OPTIONS', headers })).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': 'https://page.example',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
    },
  })
  expect([held, site.hits]).toEqual([[], []])
})

test('a new WebSocket is told of and refused, whatever the answer', async () => {
  const { proxy, held, site } = await sealed({}, { is: 'answered', status: 200, headers: {}, body: 'yes' })
  const target = `shop.example:${site.port}`
  const head = `GET /ws HTTP/1.1\r\nHost: ${target}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  expect(await askTunnel(proxy, target, head)).toMatch(/HTTP\/1\.1 502/)
  expect(held).toMatchObject([{ kind: 'socket' }])
})

test('an open WebSocket is broken, and what it says then goes nowhere', async () => {
  const site = await origin(undefined)
  let heard = ''
  site.server.on('upgrade', (_incoming, socket: Socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', () => socket.destroy())
  })
  const target = `site.example:${site.port}`
  const proxy = await startProxy({ allow: [target] })
  const head = `GET /ws HTTP/1.1\r\nHost: ${target}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  const closed = askTunnel(proxy, target, head, 'before')
  await expect.poll(() => heard).toBe('before')
  proxy.sealWith({ mode: 'sealed', onHeld: () => aborted })
  await closed
  expect([heard, proxy.sentSinceSeal()]).toEqual(['before', 0])
})

test('a sealed page is not opened again, and its terms may change', async () => {
  const { proxy, own, site } = await sealed()
  expect(() => proxy.begin({ mode: 'audit', url: own })).toThrow('sealed')
  proxy.sealWith({ mode: 'read_only', onHeld: () => aborted })
  expect(await ask(proxy, own)).toMatchObject({ status: 200 })
  proxy.sealWith({ mode: 'sealed', onHeld: () => aborted })
  await expect(ask(proxy, own)).rejects.toThrow()
  expect([site.hits.length, proxy.sentSinceSeal()]).toEqual([1, 0])
})

test('a page in mode discover reads and sends nothing, and what was open before is broken', async () => {
  const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
  const url = `http://site.example:${site.port}/`
  const proxy = await startProxy({ allow: [`site.example:${site.port}`], url })
  expect(await ask(proxy, url, { method: 'POST' })).toMatchObject({ status: 200 })
  proxy.begin({ mode: 'discover', url })
  expect(await ask(proxy, url, { method: 'POST' })).toMatchObject({ status: 502 })
  expect(await ask(proxy, url)).toMatchObject({ status: 200 })
})
