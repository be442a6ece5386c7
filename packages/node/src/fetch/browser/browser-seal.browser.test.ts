import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wholeBrowser } from '../../../test/browser.ts'
import { type ChannelSink, channelSink } from '../../../test/channel-sink.ts'
import { channels } from '../../../test/channels.ts'
import { pem } from '../../../test/tls-fixture.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { browserCertificate } from './process/browser-certificate.ts'
import { browserFlags, refusedDefaultFlags } from './process/browser-flags.ts'
import type { RunningBrowser } from './process/browser-process.ts'
import type { HeldRequest } from './proxy/browser-seal.ts'
import { discardPage, type OpenPage, openPage } from './visit/browser-page.ts'

// One page holds every channel by which a page can reach a server. It uses them all in a browser without any guard, and in
// ours after the seal closed. Servers outside the browser count what reaches them.

const trustedBefore = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...trustedBefore, pem('sites')]))
afterAll(() => setDefaultCACertificates(trustedBefore))

/** Reports are kept back for a minute otherwise. */
const soonReports = '--short-reporting-delay'
const names = Object.keys(channels)
/** Some of them a browser uses only when it likes: speculation, icons, reports. */
const least = 30

describe.each(['http', 'https'] as const)('over %s', (scheme) => {
  let sink: ChannelSink
  let open: string[] = []
  let held: HeldRequest[] = []
  const sealed = { traffic: {}, sent: Number.NaN, arrived: [] as string[] }

  beforeAll(async () => {
    sink = await channelSink(scheme)
    open = await withoutGuard(sink)
    const running = await launch([...browserFlags])
    try {
      const opened = await openAt(sink, running)
      held = await useAll(sink, opened)
      Object.assign(sealed, { traffic: sink.traffic(), sent: opened.proxy.sentSinceSeal(), arrived: sink.arrived() })
      await discardPage(opened)
    } finally {
      await running.browser.close()
    }
  }, 120_000)
  afterAll(() => sink?.close())

  test(`at least ${least} channels reach the server of a page that is not sealed`, () => {
    expect(open.length).toBeGreaterThanOrEqual(least)
    expect(sink.hadHttp2()).toBe(scheme === 'https')
  })
  test.each(names)('%s reaches nobody once it is', (name) => {
    expect(sealed.arrived).not.toContain(name)
  })
  test('not a byte, a connection or a packet arrives', () => {
    expect(sealed).toEqual({ traffic: { bytes: 0, connections: 0, packets: 0 }, sent: 0, arrived: [] })
  })
  test('what would have arrived over HTTP is seen', () => {
    expect(new Set(held.map(nameOf)).size).toBeGreaterThanOrEqual(least - 5)
    expect(held.map(nameOf)).toEqual(expect.arrayContaining(['fetch', 'form by POST', 'beacon', 'image', 'worker']))
  })
})

describe('without one of its parts the seal leaks', () => {
  test('the switches for WebRTC and for names', async () => {
    const sink = await channelSink('http')
    const others = browserFlags.filter((flag) => !/webrtc|host-resolver/.test(flag))
    const running = await launch([...others, '--host-resolver-rules=MAP * 127.0.0.1'])
    try {
      await useAll(sink, await openAt(sink, running), ['WebRTC over UDP'])
      await vi.waitFor(() => expect(sink.traffic().packets).toBeGreaterThan(0), { timeout: 10_000 })
    } finally {
      await running.browser.close()
      await sink.close()
    }
  })
  test('the seal', async () => {
    const sink = await channelSink('http')
    const running = await launch([...browserFlags])
    try {
      const { page } = await openAt(sink, running)
      const name = 'fetch over a connection that is open'
      await use(page, name)
      await vi.waitFor(() => expect(sink.arrived()).toContain(name), { timeout: 10_000 })
    } finally {
      await running.browser.close()
      await sink.close()
    }
  })
})

function nameOf({ url }: HeldRequest): string {
  return decodeURIComponent(url.pathname.slice('/to/'.length))
}

/** The channels that reach the server from a browser as it is. */
async function withoutGuard(sink: ChannelSink): Promise<string[]> {
  const args = ['--host-resolver-rules=MAP * 127.0.0.1', '--ignore-certificate-errors', soonReports]
  const browser = await chromium.launch({
    executablePath: await wholeBrowser(),
    args: [...args, '--disable-features=LocalNetworkAccessChecks'],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.goto(sink.home)
    await page.evaluate('ready')
    sink.reset()
    for (const name of names) await use(page, name)
    await allIn(names, () => sink.arrived())
    return sink.arrived()
  } finally {
    await browser.close()
  }
}

async function launch(flags: string[]): Promise<RunningBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: await wholeBrowser(),
    args: [...flags, `--ignore-certificate-errors-spki-list=${browserCertificate().fingerprint}`, soonReports],
    ignoreDefaultArgs: [...refusedDefaultFlags],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  return { browser, memory: { ended: () => 0, stop: () => undefined }, kill: () => void browser.close() }
}

async function openAt(sink: ChannelSink, running: RunningBrowser): Promise<OpenPage> {
  const { host } = new URL(sink.home)
  const policy = createAddressPolicy({ allowPrivate: [host], resolver: async () => ['127.0.0.1'] })
  const opened = await openPage(running, {
    purpose: 'prove',
    policy,
    userAgent: 'OperableBot/test',
    loadAllFiles: true,
    onFailure: () => undefined,
  })
  opened.proxy.begin({ mode: 'audit', url: sink.home })
  await opened.page.goto(sink.home)
  await opened.page.evaluate('ready')
  return opened
}

/** Seals the page and uses every channel; answers what it tried to send. */
async function useAll(sink: ChannelSink, { page, proxy }: OpenPage, used = names): Promise<HeldRequest[]> {
  const held: HeldRequest[] = []
  sink.reset()
  proxy.sealWith({
    mode: 'sealed',
    onHeld(request) {
      held.push(request)
      return { is: 'aborted' }
    },
  })
  for (const name of used) await use(page, name)
  await allIn(used, () => held.map(nameOf))
  return held
}

/** Waits for all names for a while: what has not come by then does not come. */
async function allIn(names: readonly string[], there: () => readonly string[]): Promise<void> {
  const missing = () => expect(names.filter((name) => !there().includes(name))).toEqual([])
  await vi.waitFor(missing, { timeout: 8_000, interval: 50 }).catch(() => undefined)
}

/** As if a person had just clicked. */
async function use(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const expression = `window.go[${JSON.stringify(name)}]().catch(() => {})`
  await session.send('Runtime.evaluate', { expression, userGesture: true, awaitPromise: true })
  await session.detach()
}
