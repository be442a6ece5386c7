import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { wholeBrowser } from '../../../test/browser.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { type UdpCanary, udpCanary } from '../../../test/udp-canary.ts'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from './browser-fetcher.ts'
import { browserCertificate } from './process/browser-certificate.ts'
import { browserFlags } from './process/browser-flags.ts'
import { createBrowserProxy } from './proxy/browser-proxy.ts'

// A page on an allowed address tries everything that a page can try to reach a canary on loopback, and addresses where
// a cloud keeps its metadata. The canary counts TCP connections, so an unanswered attempt counts too.

const text = '<p>This page has enough words to be read as a page, and it is done as soon as it is quiet.</p>'

/** What a page can do by itself: HTML, given the address to reach. */
const ways: Record<string, (target: string) => string> = {
  img: (url) => `<img src="${url}">`,
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  script: (url) => `<script src="${url}"></script>`,
  stylesheet: (url) => `<link rel="stylesheet" href="${url}">`,
  preconnect: (url) => `<link rel="preconnect" href="${url}">`,
  'dns-prefetch': (url) => `<link rel="dns-prefetch" href="${url}">`,
  prefetch: (url) => `<link rel="prefetch" href="${url}">`,
  video: (url) => `<video src="${url}" preload="auto"></video>`,
  object: (url) => `<object data="${url}"></object>`,
  font: (url) => `<style>@font-face{font-family:x;src:url("${url}")}p{font-family:x}</style>`,
  fetch: (url) => `<script>fetch("${url}", { mode: "no-cors" })</script>`,
  xhr: (url) => `<script>{ const x = new XMLHttpRequest(); x.open("GET", "${url}"); x.send() }</script>`,
  beacon: (url) => `<script>navigator.sendBeacon("${url}", "x")</script>`,
  'keepalive fetch': (url) => `<script>fetch("${url}", { keepalive: true, method: "POST", mode: "no-cors" })</script>`,
  websocket: (url) => `<script>new WebSocket("${url.replace(/^http/, 'ws')}")</script>`,
  eventsource: (url) => `<script>new EventSource("${url}")</script>`,
  worker: (url) =>
    `<script>new Worker(URL.createObjectURL(new Blob(['fetch("${url}", { mode: "no-cors" })'])))</script>`,
  popup: (url) => `<script>open("${url}")</script>`,
  'hidden form': (url) =>
    `<iframe name="f"></iframe><form action="${url}" method="post" target="f"></form><script>document.forms[0].submit()</script>`,
  'form that submits itself': (url) => `<form action="${url}"></form><script>document.forms[0].submit()</script>`,
  webtransport: (url) => `<script>try { new WebTransport("${url.replace(/^http:/, 'https:')}") } catch {}</script>`,
  'webrtc stun': (url) =>
    `<script>{ const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:${new URL(url).host}" }] });
    c.createDataChannel("x"); c.createOffer().then((offer) => c.setLocalDescription(offer)) }</script>`,
  'webrtc turn': (url) =>
    `<script>{ const c = new RTCPeerConnection({ iceServers: [{ urls: "turn:${new URL(url).host}?transport=tcp", username: "u", credential: "c" }] });
    c.createDataChannel("x"); c.createOffer().then((offer) => c.setLocalDescription(offer)) }</script>`,
  'service worker': () => `<script>navigator.serviceWorker?.register("/worker.js").catch(() => {})</script>`,
}

/** Ways that take the page itself to the address. */
const moves: Record<string, (target: string) => string> = {
  'meta refresh': (url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  location: (url) => `<script>location.href = "${url}"</script>`,
  'location after a while': (url) => `<script>setTimeout(() => location.replace("${url}"), 50)</script>`,
}

/** Ways that the browser gives up before it asks the proxy: there is no refusal to see. */
const silent: ReadonlySet<string> = new Set([
  'preconnect',
  'dns-prefetch',
  'popup',
  'hidden form',
  'form that submits itself',
  'webtransport',
  'webrtc stun',
  'service worker',
])

let executablePath: string
let canary: LoopbackSite
let canary6: LoopbackSite
let udp: UdpCanary
let site: LoopbackSite
let browser: BrowserFetcher
let body = ''
const refused: string[] = []

const policyFor = (port: number) =>
  createAddressPolicy({ allowPrivate: [`site.localhost:${port}`], resolver: async () => ['127.0.0.1'] })

beforeAll(async () => {
  executablePath = await wholeBrowser()
  site = await loopbackSite({
    '/': (_incoming, outgoing) => void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(text + body),
    '/redirect': (incoming, outgoing) => {
      const to = new URL(incoming.url ?? '', 'http://site.example').searchParams.get('to') ?? ''
      outgoing.writeHead(302, { location: to }).end()
    },
    '/worker.js': (_incoming, outgoing) => {
      const source = `fetch("http://127.0.0.1:${canary.port}/from-worker", { mode: "no-cors" })`
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(source)
    },
  })
  browser = await createBrowserFetcher({
    policy: policyFor(site.port),
    userAgent: 'OperableBot/test',
    executablePath,
    loadAllFiles: true,
    settle: { patienceMs: 300 },
    onFailure: ({ origin, failure }) => void (failure === 'refused' && refused.push(origin)),
  })
})
beforeEach(async () => {
  canary = await loopbackSite({ '/': 'canary' })
  canary6 = await loopbackSite({ '/': 'canary' }, '::1')
  udp = await udpCanary(canary.port)
})
afterEach(async () => {
  refused.length = 0
  await canary.close()
  await canary6.close()
  await udp.close()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const home = (): string => `http://site.localhost:${site.port}/`
const touched = (): number => canary.connections() + canary6.connections() + udp.messages()
const targets = (): string[] => [
  `http://127.0.0.1:${canary.port}`,
  `http://localhost:${canary.port}`,
  `http://page.localhost:${canary.port}`,
  `http://[::1]:${canary6.port}`,
  `http://[::ffff:127.0.0.1]:${canary.port}`,
  'http://169.254.169.254',
  'http://[fd00:ec2::254]',
  'https://169.254.169.254',
]

/**
 * Visits the page until it ran, three times at most: a browser that falls over under such pages (seen once in hundreds
 * of visits on a loaded machine) proves nothing. What was touched is counted over all visits.
 */
async function visit(): Promise<FetchResult> {
  let result = await browser(home())
  for (let again = 0; again < 2 && !result.ok; again++) result = await browser(home())
  return result
}

test.each(Object.keys(ways))('a page does not get there by %s', async (way) => {
  body = attempts(way)
  const result = await visit()
  expect(result, result.ok ? '' : result.detail).toMatchObject({ ok: true, status: 200 })
  expect(touched()).toBe(0)
  if (!silent.has(way)) expect(refused.length).toBeGreaterThan(0)
})

test('what the page asked for was refused by the proxy, each by its own address', async () => {
  body = attempts('fetch')
  await browser(home())
  const expected = targets().map((target) => {
    const { protocol, hostname, port } = new URL(target)
    return `${protocol}//${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  })
  expect(new Set(refused)).toEqual(new Set(expected))
})

describe.each(Object.keys(moves))('a page does not go there by %s', (move) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('target %i', async (index) => {
    const target = `${targets()[index]}/moved`
    body = (moves[move] as (url: string) => string)(target)
    const result = await browser(home())
    expect(result).toMatchObject({ ok: false, failure: 'refused' })
    expect(JSON.stringify(result)).not.toContain('canary')
    expect(touched()).toBe(0)
  })
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('a redirect does not lead there: target %i', async (index) => {
  const target = targets()[index] as string
  const result = await browser(`${home()}redirect?to=${encodeURIComponent(target)}`)
  expect(result).toMatchObject({ ok: false, failure: 'refused' })
  expect(touched()).toBe(0)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7])('it is not asked for directly: target %i', async (index) => {
  expect(await browser(targets()[index] as string)).toMatchObject({ ok: false, failure: 'refused' })
  expect(touched()).toBe(0)
})

describe('without the rules in the browser the same pages do get there', () => {
  let unguarded: Browser | undefined
  let context: BrowserContext

  // One that dies at one way is no reason for the others to fail.
  beforeEach(async () => {
    if (unguarded?.isConnected()) return
    // Playwright adds the rule by itself unless told not to; what we pass must not be needed only by luck.
    vi.stubEnv('PLAYWRIGHT_DISABLE_FORCED_CHROMIUM_PROXIED_LOOPBACK', '1')
    const kept = browserFlags.filter((flag) => !/bypass-list|resolver-rules|webrtc/.test(flag))
    const args = [...kept, '--disable-features=LocalNetworkAccessChecks']
    unguarded = await chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
    const { secureContext } = browserCertificate()
    const proxy = await createBrowserProxy({ policy: policyFor(site.port), secureContext })
    proxy.begin({ mode: 'audit', url: home() })
    context = await unguarded.newContext({ proxy: { server: `http://127.0.0.1:${proxy.port}` } })
  })
  afterAll(async () => {
    await unguarded?.close()
    vi.unstubAllEnvs()
  })

  // Hints that open no connection that one could count here.
  const hints = new Set(['preconnect', 'dns-prefetch'])
  const seen = [...Object.keys(ways), ...Object.keys(moves)].filter((way) => !hints.has(way))
  test.each(seen)('by %s', async (way) => {
    const page = await context.newPage()
    body = way in ways ? attempts(way) : (moves[way] as (url: string) => string)(`http://127.0.0.1:${canary.port}/`)
    await page.goto(home(), { waitUntil: 'commit' })
    await vi.waitUntil(() => touched() > 0, { timeout: 5_000 })
    await page.close()
  })
})

/** The page's attempts to reach every target in one way. */
function attempts(way: string): string {
  return targets()
    .map((target) => (ways[way] as (url: string) => string)(`${target}/${encodeURIComponent(way)}`))
    .join('\n')
}
