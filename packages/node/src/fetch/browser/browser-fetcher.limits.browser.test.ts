import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wholeBrowser } from '../../../test/browser.ts'
import { browserPages, words } from '../../../test/browser-pages.ts'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { type BrowserFetcher, type BrowserFetcherOptions, createBrowserFetcher } from './browser-fetcher.ts'

/** A page that ends by a limit other than time has as much of it as the machine needs. */
const PATIENT = 240_000
vi.setConfig({ testTimeout: 300_000 })

let site: LoopbackSite
let browser: BrowserFetcher
const home = (path: string): string => `http://127.0.0.1:${site.port}${path}`

beforeAll(async () => {
  site = await loopbackSite(browserPages)
  browser = await fetcher()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function fetcher(options: Pick<BrowserFetcherOptions, 'maxPageMemory' | 'settle'> = {}): Promise<BrowserFetcher> {
  return createBrowserFetcher({
    policy: createAddressPolicy({ allowPrivate: [`127.0.0.1:${site.port}`] }),
    userAgent: 'OperableBot/test (+https://bot.example)',
    executablePath: await wholeBrowser(),
    ...options,
  })
}

describe('what goes wrong is a typed failure within the time', () => {
  test.each([
    ['no answer', '/never', 'timeout'],
    ['a body that never ends', '/drip', 'timeout'],
    ['a script that never ends', '/busy', 'timeout'],
    ['a script that never ends, later', '/busy-later', 'timeout'],
    ['a broken body', '/short', 'protocol'],
    ['a closed connection', '/gone', 'connect'],
    ['a document that unpacks to 40 MiB', '/bomb', 'too_large'],
    ['a page that reloads itself', '/reloads', 'redirect'],
    ['a redirect to a file', '/redirect-file', 'redirect'],
  ])('%s', async (_label, path, failure) => {
    // Only what is about time ends by it: a slow machine needs longer for all else.
    const result = await browser(home(path), { timeoutMs: failure === 'timeout' ? 2_500 : PATIENT })
    expect(result).toMatchObject({ ok: false, url: home(path), failure })
    expect(result.ok ? '' : result.detail).not.toMatch(/127\.0\.0\.1|net::/)
  })
})

test('a certificate that nobody vouches for is a failure of class tls', async () => {
  const pem = (name: string) => readFileSync(new URL(`../../../test/fixtures/tls/${name}.pem`, import.meta.url))
  const server = createServer({ key: pem('key'), cert: pem('valid') }, (_incoming, outgoing) => void outgoing.end('x'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const policy = createAddressPolicy({ allowPrivate: [`127.0.0.1:${port}`] })
  const own = await createBrowserFetcher({ policy, userAgent: 'x', executablePath: await wholeBrowser() })
  try {
    expect(await own(`https://127.0.0.1:${port}/`)).toMatchObject({ ok: false, failure: 'tls' })
  } finally {
    await own.close()
    server.close()
  }
})

describe('what eats memory is stopped', () => {
  test('a document that grows without end is ended, and the browser goes on', async () => {
    const small = await fetcher({ maxPageMemory: 400 * 1024 * 1024 })
    try {
      expect(await small(home('/hungry'), { timeoutMs: PATIENT })).toMatchObject({ ok: false, failure: 'too_large' })
      expect(await small(home('/static'), { timeoutMs: PATIENT })).toMatchObject({ ok: true, status: 200 })
    } finally {
      await small.close()
    }
  })

  test('a heap that is full ends the page', async () => {
    const result = await browser(home('/heap'), { timeoutMs: PATIENT })
    expect(result).toMatchObject({ ok: false })
    expect(['protocol', 'too_large']).toContain(!result.ok && result.failure)
  })

  test('a document that scripts made too large is not read', async () => {
    const result = await browser(home('/huge'), { timeoutMs: PATIENT })
    expect(result).toMatchObject({ ok: false, failure: 'too_large' })
  })

  test('or is cut where that was asked for', async () => {
    const result = await browser(home('/huge'), { onTooLarge: 'truncate', timeoutMs: PATIENT })
    expect(result).toMatchObject({ ok: true, truncated: true })
    expect(result.ok && result.rendered?.length).toBe(5 * 1024 * 1024)
  })
})

describe('a page that never rests is taken as it is', () => {
  let hasty: BrowserFetcher
  beforeAll(async () => {
    hasty = await fetcher({ settle: { maxMs: 1_500 } })
  })
  afterAll(() => hasty?.close())

  test.each([
    ['timers', '/timers'],
    ['animation frames', '/frames'],
    ['a script that does not arrive', '/slow-script'],
  ])('%s', async (_label, path) => {
    expect(await hasty(home(path))).toMatchObject({ ok: true, rendered: expect.stringContaining(words) })
  })
})

describe('the browser ends when it should', () => {
  test('a signal ends a visit', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 200)
    const result = await browser(home('/never'), { signal: controller.signal })
    expect(result).toMatchObject({ ok: false, failure: 'aborted' })
  })

  test('a signal ends the waiting for a page', async () => {
    const controller = new AbortController()
    const visits = ['/never', '/never'].map((path) => browser(home(path), { signal: controller.signal }))
    const waiting = browser(home('/static'), { signal: AbortSignal.timeout(200) })
    expect(await Promise.race([waiting, ...visits])).toMatchObject({ url: home('/static'), failure: 'aborted' })
    controller.abort()
    await Promise.all(visits)
  })

  test('closing ends running visits and later ones, and leaves no process', async () => {
    const before = children()
    const own = await fetcher()
    await own(home('/static'), { timeoutMs: PATIENT })
    await own(home('/static'), { timeoutMs: PATIENT })
    expect(children().length).toBeGreaterThan(before.length)
    const running = [own(home('/never')), own(home('/busy'))]
    await new Promise((resolve) => setTimeout(resolve, 500))
    await own.close()
    expect(await Promise.all(running)).toMatchObject([{ failure: 'aborted' }, { failure: 'aborted' }])
    expect(await own(home('/static'))).toMatchObject({ ok: false, failure: 'aborted' })
    await expect.poll(children, { timeout: 50_000 }).toEqual(before)
    await own.close()
  })

  test('a browser that dies is a failure, and the next page gets a new one', async () => {
    const before = children()
    const own = await fetcher()
    try {
      await own(home('/static'), { timeoutMs: PATIENT })
      const started = children().filter((pid) => !before.includes(pid))
      expect(started).toHaveLength(1)
      const asked = site.requests.length
      const running = own(home('/never'))
      // Until the browser has asked for the page, it is still on its way to one.
      await expect.poll(() => site.requests.slice(asked), { timeout: 50_000 }).toContain('GET /never')
      for (const pid of started) process.kill(pid, 'SIGKILL')
      expect(await running).toMatchObject({ ok: false, failure: 'protocol' })
      expect(await own(home('/static'), { timeoutMs: PATIENT })).toMatchObject({ ok: true, status: 200 })
    } finally {
      await own.close()
    }
  })

  test('a browser that cannot be started is a failure', async () => {
    const policy = createAddressPolicy({ allowPrivate: true })
    const none = await createBrowserFetcher({ policy, userAgent: 'x', executablePath: '/nowhere/chromium' })
    expect(await none(home('/static'))).toMatchObject({ ok: false, failure: 'connect' })
    await none.close()
  })
})

/** Processes that this one started and that still run, `ps` itself left out. */
function children(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n')
  const columns = rows.map((row) => row.trim().split(/ +/))
  return columns
    .filter(([, parent, name]) => Number(parent) === process.pid && name !== 'ps')
    .map(([pid]) => Number(pid))
}
