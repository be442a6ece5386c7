import type { RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { attacks } from '../../../test/attacks.ts'
import { testBrowser } from '../../../test/browser.ts'
import { type CountingSite, countingSite } from '../../../test/counting-site.ts'
import { pem } from '../../../test/tls-fixture.ts'
import { type UdpCanary, udpCanary } from '../../../test/udp-canary.ts'
import { gateRules } from '../../standards/gate-rules.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from './browser-fetcher.ts'

// A hostile page tries everything that a page can try to have us ask a server of its choice. What arrived is counted by
// that server. The same page aims at another site and at its own, where more is allowed: so the way itself works.

const text = '<p>This page has enough words to be read as a page, and it is done as soon as it is quiet.</p>'
/** A page is not done before what must arrive has arrived, and a little longer, for what must not. */
const hold = '<script>{ const ask = async () => (await (await fetch("/hold")).text()) || ask(); ask() }</script>'
const HOLD_MS = 400

let body = ''
let wanted: (() => boolean) | undefined

const answerShop: RequestListener = (incoming, outgoing) => {
  const { pathname, searchParams: given } = new URL(incoming.url ?? '/', 'http://shop.test')
  const allow = {
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-methods': incoming.headers['access-control-request-method'] ?? 'GET',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? 'x',
  }
  const html = { 'content-type': 'text/html; charset=utf-8' }
  if (pathname === '/') outgoing.writeHead(200, html).end(text + body + hold)
  else if (pathname === '/hold') void answerLate(outgoing)
  else if (/^\/30\d$/.test(pathname)) {
    outgoing.writeHead(Number(pathname.slice(1)), { ...allow, location: given.get('to') ?? '' }).end()
  } else if (pathname === '/echo') {
    outgoing
      .writeHead(200, {
        'content-type': given.get('type') ?? '',
        ...(given.has('csp') && { 'content-security-policy': given.get('csp') ?? '' }),
        ...(given.has('endpoint') && { 'reporting-endpoints': `e="${given.get('endpoint')}"` }),
      })
      .end(given.get('text'))
  } else outgoing.writeHead(200, { ...allow, 'content-type': 'text/javascript' }).end()
}

async function answerLate(outgoing: ServerResponse): Promise<void> {
  // Shorter than what is taken for a request that never ends; the page asks again.
  const isDone = !wanted || (await vi.waitUntil(wanted, { timeout: 2_000 }).catch(() => false))
  setTimeout(() => outgoing.end(isDone ? 'done' : ''), HOLD_MS)
}

const trustedBefore = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...trustedBefore, pem('sites')]))
afterAll(() => setDefaultCACertificates(trustedBefore))

describe.each(['http', 'https'] as const)('over %s', (scheme) => {
  let shop: CountingSite
  let victim: CountingSite
  let udp: UdpCanary
  let browser: BrowserFetcher

  beforeAll(async () => {
    shop = await countingSite(scheme, answerShop)
    victim = await countingSite(scheme, answerShop)
    udp = await udpCanary(victim.port)
    const policy = createAddressPolicy({
      allowPrivate: ['shop.test', 'api.shop.test', 'frame.test', 'victim.test'],
      resolver: async () => ['127.0.0.1'],
    })
    browser = await createBrowserFetcher({
      policy,
      userAgent: 'OperableBot/test',
      executablePath: await testBrowser(),
      settle: { maxMs: 40_000 },
    })
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([shop?.close(), victim?.close(), udp?.close()])
  })
  beforeEach(() => {
    shop.reset()
    victim.reset()
  })

  const home = () => `${scheme}://shop.test:${shop.port}`

  async function visit(html: string): Promise<void> {
    body = html
    expect(await browser(`${home()}/`, { timeoutMs: 50_000 })).toMatchObject({ ok: true, status: 200 })
  }

  const ways = Object.entries(attacks).filter(([, { secure }]) => scheme === 'https' || !secure)
  test.each(ways)('%s', async (way, { html, kind, sometimes = false }) => {
    const path = `/attack/${encodeURIComponent(way)}`
    const arrived = ({ asked }: CountingSite) => asked.filter((line) => line.endsWith(path))
    wanted = allowed('own', kind) && !sometimes ? () => arrived(shop).length > 0 : undefined

    await visit(
      html(`${scheme}://api.shop.test:${shop.port}${path}`, home()) +
        html(`${scheme}://victim.test:${victim.port}${path}`, home()),
    )
    if (!sometimes) expect(arrived(shop).length > 0).toBe(allowed('own', kind))
    expect(arrived(victim).filter((line) => !/^\??(GET|HEAD) /.test(line))).toEqual([])
    expect(victim.bodyBytes() + udp.messages()).toBe(0)
    if (!allowed('other', kind)) expect(victim.dialled()).toBe(0)
  })

  test('reading goes anywhere', async () => {
    wanted = () => victim.asked.length > 0
    await visit(`<script src="${scheme}://victim.test:${victim.port}/script"></script>`)
    expect(victim.asked).toEqual(['GET victim.test /script'])
  })

  test('a page that leads to another site does not make that one its own', async () => {
    const sends = `${text}${hold}<script>fetch("/attack", { method: "POST", body: "chosen" })</script>`
    wanted = () => victim.asked.some((line) => line.includes('/hold'))
    const there = `${scheme}://victim.test:${victim.port}`
    body = `<script>location.replace("${there}/echo?type=text/html&text=${encodeURIComponent(sends)}")</script>`
    const result = await browser(`${home()}/`, { timeoutMs: 50_000 })
    expect(result.ok && result.finalUrl).toMatch(there)
    expect(victim.asked.filter((line) => line.startsWith('POST'))).toEqual([])
  })

  test('once it was read, a page sends nothing more, not even to its own site', async () => {
    wanted = () => shop.asked.filter((line) => line.endsWith('/again')).length > 2
    await visit('<script>setInterval(() => fetch("/again", { method: "POST", body: "x" }), 250)</script>')
    const before = shop.asked.length
    await sleep(1_000)
    // Two may have been on their way.
    expect(shop.asked.length - before).toBeLessThanOrEqual(2)
  })
})

function allowed(to: 'own' | 'other', kind: string): boolean {
  return gateRules.audit[to].allows.some((allowed) => allowed === kind)
}
