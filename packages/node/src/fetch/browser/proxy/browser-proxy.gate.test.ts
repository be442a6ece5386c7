import type { Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askSecurely, askTunnel, origin, secureSite, startProxy } from '../../../../test/proxy-client.ts'
import { pem } from '../../../../test/tls-fixture.ts'
import { createScanBudget } from '../../budget/scan-budget.ts'

const trustedBefore = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...trustedBefore, pem('ca'), pem('sites')]))
afterAll(() => setDefaultCACertificates(trustedBefore))

describe('what comes through a tunnel', () => {
  test('is answered with a certificate of our own, and asked for over TLS', async () => {
    const site = await secureSite('sites')
    const proxy = await startProxy({ allow: [`shop.test:${site.port}`], url: 'https://shop.test/' })
    const answer = await askSecurely(proxy, `shop.test:${site.port}`, 'POST /a?b=1', 'hello')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nhello\r\n/)
    expect(site.names).toEqual(['shop.test'])
  })

  test('needs a certificate that is good for the host', async () => {
    const site = await secureSite('valid')
    const proxy = await startProxy({ allow: [`shop.test:${site.port}`], url: 'https://shop.test/' })
    expect(await askSecurely(proxy, `shop.test:${site.port}`, 'GET /')).toMatch(/^HTTP\/1\.1 502/)
    expect(proxy.failureOf(`https://shop.test:${site.port}/`)).toMatchObject({ failure: 'tls' })
  })

  test('reaches nothing before it asks for something', async () => {
    const site = await secureSite('sites')
    const proxy = await startProxy({ allow: [`shop.test:${site.port}`], url: 'https://shop.test/' })
    expect(await askTunnel(proxy, `shop.test:${site.port}`, '')).toBe('HTTP/1.1 200 Connection Established\r\n\r\n')
    expect(site.connections()).toBe(0)
  })

  test.each([
    ['another host', 'GET /', 'other.test'],
    ['a whole address', 'GET https://other.test/', undefined],
  ])('stays with the host of the tunnel: %s', async (_label, line, host) => {
    const site = await secureSite('sites')
    const allow = [`shop.test:${site.port}`, `other.test:${site.port}`]
    const proxy = await startProxy({ allow, url: 'https://shop.test/' })
    const answer = await askSecurely(proxy, `shop.test:${site.port}`, line, '', host && `${host}:${site.port}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(site.connections()).toBe(0)
  })

  test('a path that looks like a host is a path', async () => {
    const site = await secureSite('sites')
    const allow = [`shop.test:${site.port}`, 'victim.test']
    const proxy = await startProxy({ allow, url: 'https://shop.test/' })
    expect(await askSecurely(proxy, `shop.test:${site.port}`, 'GET //victim.test/')).toMatch(/^HTTP\/1\.1 200/)
    expect(site.names).toEqual(['shop.test'])
  })

  test("a WebSocket of the page's own site is passed on, without TLS as well", async () => {
    const site = await origin(undefined)
    site.server.on('upgrade', (_incoming, socket: Socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello ')
      socket.pipe(socket)
    })
    const proxy = await startProxy({ allow: [`site.example:${site.port}`] })
    const target = `site.example:${site.port}`
    const head = `GET /ws HTTP/1.1\r\nHost: ${target}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    const text = await askTunnel(proxy, target, head, 'echo')
    expect(text).toMatch(/101 Switching Protocols[\s\S]*Upgrade: websocket[\s\S]*hello echo$/)
  })
})

describe('the gate', () => {
  test('lets nothing out before a visit begins and after it is sealed', async () => {
    const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
    const proxy = await startProxy({ allow: [`site.example:${site.port}`], url: null })
    const url = `http://site.example:${site.port}/`
    expect(await ask(proxy, url)).toMatchObject({ status: 502 })
    proxy.begin({ mode: 'audit', url })
    expect(await ask(proxy, url)).toMatchObject({ status: 200 })
    proxy.seal()
    expect(await ask(proxy, url)).toMatchObject({ status: 502 })
    expect(site.hits).toHaveLength(1)
  })

  test('breaks off what is on its way, and what waits, when it is sealed', async () => {
    const site = await origin(() => {})
    const proxy = await startProxy({ allow: [`site.example:${site.port}`] })
    const url = `http://site.example:${site.port}/`
    const asked = [ask(proxy, url), ask(proxy, url), ask(proxy, url)].map((answer) => expect(answer).rejects.toThrow())
    await expect.poll(() => [site.hits.length, proxy.isWaiting()]).toEqual([2, true])
    proxy.seal()
    await Promise.all(asked)
    expect(site.hits).toHaveLength(2)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not let %s to another site', async (method) => {
    const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
    const proxy = await startProxy({ allow: [`other.example:${site.port}`] })
    expect(await ask(proxy, `http://other.example:${site.port}/`, { method })).toMatchObject({ status: 502 })
    expect(site.hits).toEqual([])
    expect(proxy.why()).toMatch(/^An audit sends nothing to other sites\. .* other\.example:\d+\.$/)
  })

  test('counts requests to other sites over all pages of a scan', async () => {
    const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
    const budget = createScanBudget()
    const statuses: number[] = []
    for (let page = 0; page < 4; page++) {
      const proxy = await startProxy({ allow: [`other.example:${site.port}`], budget })
      for (let i = 0; i < 101; i++) statuses.push((await ask(proxy, `http://other.example:${site.port}/`)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.slice(0, 101).indexOf(502)).toBe(100)
    expect(site.hits).toHaveLength(300)
  })

  test('takes turns at a host with everything else that the scan asks there', async () => {
    const site = await origin((_incoming, outgoing) => void outgoing.end('ok'))
    const host = `site.example:${site.port}`
    const budget = createScanBudget(1)
    const proxy = await startProxy({ allow: [host], budget })
    const crawling = Promise.withResolvers<void>()
    const crawler = budget.hosts.run(host, new AbortController().signal, () => crawling.promise)
    const answer = ask(proxy, `http://${host}/`)
    await expect.poll(() => proxy.isWaiting()).toBe(true)
    expect(site.hits).toEqual([])
    crawling.resolve()
    await crawler
    expect(await answer).toMatchObject({ status: 200 })
  })

  test.each([
    ['as long as it asks', 429, { 'retry-after': '1' }, 900],
    ['a little, where it does not say', 503, {}, 400],
  ])('leaves a busy host alone: %s', async (_label, status, headers, least) => {
    const at: number[] = []
    const site = await origin((_incoming, outgoing) => {
      at.push(performance.now())
      outgoing.writeHead(status, headers).end()
    })
    const proxy = await startProxy({ allow: [`site.example:${site.port}`], budget: createScanBudget(1) })
    const url = `http://site.example:${site.port}/`
    expect(await ask(proxy, url)).toMatchObject({ status })
    expect(await ask(proxy, url)).toMatchObject({ status })
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(least)
  })
})
