import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { SiteEvidence } from '@operable/core'
import { afterEach, describe, expect, test } from 'vitest'
import { pageOf } from '../../test/test-site.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createSafeFetch } from '../fetch/safe-fetch/safe-fetch.ts'
import type { CrawlOptions } from './crawl-options.ts'
import { crawlSite } from './crawl-site.ts'
import { userAgent } from './requests/user-agent.ts'

type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => void

interface Site {
  origin: string
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** The most connections that were open at one time. */
  connections: number
}

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serve(answer: Answer): Promise<Site> {
  const site: Site = { origin: '', requests: [], connections: 0 }
  let open = 0
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    site.requests.push({ path, headers: request.headers })
    answer(path, response, request)
  })
  server.on('connection', (socket) => {
    site.connections = Math.max(site.connections, ++open)
    socket.on('close', () => open--)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return site
}

/** @param options `badMs`: how long `/bad` may take, in ms; absent: as long as any page */
async function crawl(
  site: Site,
  path = '/',
  { badMs, ...options }: Partial<CrawlOptions> & { badMs?: number } = {},
): Promise<SiteEvidence> {
  const fetch = createSafeFetch({
    policy: createAddressPolicy({ allowPrivate: [new URL(site.origin).host] }),
    userAgent: userAgent(),
    retryDelayMs: 1,
  })
  try {
    const impatient: PageFetcher = (url, given) =>
      fetch(url, badMs && url.endsWith('/bad') ? { ...given, timeoutMs: badMs } : given)
    return await crawlSite(site.origin + path, { fetch: impatient, ...options })
  } finally {
    await fetch.close()
  }
}

const html = (response: ServerResponse, body: string) => response.setHeader('content-type', 'text/html').end(body)
const notFound = (response: ServerResponse) => {
  response.statusCode = 404
  html(response, '<h1>Not found</h1>')
}
const paths = (site: Site, evidence: SiteEvidence) => evidence.pages.map(({ url }) => url.slice(site.origin.length))

test('a small site: every page, two connections, an honest name, no cookie sent back', async () => {
  const links = ['/about', '/contact', '/services', '/files/list.pdf']
  const site = await serve((path, response) => {
    response.setHeader('set-cookie', 'visit=1')
    if (path === '/robots.txt')
      response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /admin\nSitemap: /s.xml.gz')
    else if (path === '/s.xml.gz') {
      const list = '<urlset><url><loc>/from-sitemap</loc></url><url><loc>/admin/x</loc></url></urlset>'
      response.setHeader('content-type', 'application/octet-stream').end(gzipSync(list))
    } else if (['/', '/from-sitemap', ...links].includes(path)) html(response, pageOf(path, links))
    else notFound(response)
  })
  const evidence = await crawl(site)
  expect(paths(site, evidence)).toEqual(['/', '/contact', '/about', '/services', '/from-sitemap'])
  expect(evidence.pages.every(({ outcome, bytes }) => outcome === 'read' && (bytes ?? 0) > 100)).toBe(true)
  expect(evidence.crawl.skipped.map(({ reason }) => reason)).toEqual([
    'a file that is not a page',
    'robots.txt asks us not to read it',
  ])
  expect(site.connections).toBeLessThanOrEqual(2)
  expect(site.requests.every(({ headers }) => headers['user-agent']?.startsWith('OperableBot/0.1 (+https://'))).toBe(
    true,
  )
  expect(site.requests.some(({ headers }) => headers.cookie)).toBe(false)
})

const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024))

describe('a server that misbehaves on one page', () => {
  test.each<[string, (response: ServerResponse, request: IncomingMessage) => void, string]>([
    ['silence', () => {}, 'timeout'],
    ['a reset', (_response, request) => request.socket.destroy(), 'connect'],
    [
      'half a body',
      (response) => response.writeHead(200, { 'content-length': '1000' }).end('half'),
      'connect|protocol|timeout',
    ],
    ['not HTTP', (_response, request) => request.socket.end('SSH-2.0-x\r\n\r\n'), 'protocol'],
    [
      'a bomb',
      (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
      'too_large',
    ],
    [
      'a redirect to metadata',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'refused',
    ],
    ['a loop', (response) => response.writeHead(302, { location: '/bad' }).end(), 'redirect'],
  ])('%s: that page failed, the others are read', async (_label, misbehave, failure) => {
    const site = await serve((path, response, request) => {
      if (path === '/bad') misbehave(response, request)
      else if (['/', '/good'].includes(path)) html(response, pageOf(path, ['/bad', '/good']))
      else notFound(response)
    })
    // Only what may end by time does: a slow machine needs longer for all else.
    const evidence = await crawl(site, '/', failure.includes('timeout') ? { badMs: 800 } : {})
    const outcomes = Object.fromEntries(evidence.pages.map((page) => [page.url.slice(site.origin.length), page]))
    expect(outcomes['/good']?.outcome).toBe('read')
    expect(outcomes['/bad']).toMatchObject({
      outcome: 'failed',
      failure: expect.stringMatching(failure),
      detail: expect.any(String),
    })
    expect(JSON.stringify(outcomes['/bad'])).not.toContain('169.254')
  })
})

test('a deadline in the middle ends the scan on time, with what there is', async () => {
  const site = await serve((path, response) => {
    if (path === '/' || path.startsWith('/p'))
      setTimeout(() => html(response, pageOf(path, ['/pa', '/pb', '/pc', '/pd'])), path === '/' ? 0 : 120_000)
    else notFound(response)
  })
  // A slow machine needs longer for the first page; only then does the deadline fall in the middle.
  for (const deadlineMs of [500, 2000, 8000, 30_000]) {
    const evidence = await crawl(site, '/', { deadlineMs })
    if (evidence.pages[0]?.outcome !== 'read') continue
    expect(evidence.crawl.stop).toBe('deadline')
    return
  }
  expect.unreachable('the first page was never read')
})

test('an abort closes what is open', async () => {
  const controller = new AbortController()
  let closed = 0
  const site = await serve((path, response) => {
    if (path === '/') html(response, pageOf(path, ['/never']))
    else if (path === '/never') {
      response.on('close', () => closed++)
      setTimeout(() => controller.abort(), 20)
    } else notFound(response)
  })
  const evidence = await crawl(site, '/', { signal: controller.signal })
  expect(evidence.crawl.stop).toBe('aborted')
  await expect.poll(() => closed).toBe(1)
})

test('soft 404s: pages that answer 200 to everything use up no more than the budget', async () => {
  const site = await serve((path, response) =>
    html(response, pageOf('Not found', [`${path.replace(/\/$/, '')}/x`, `/${path.length}`, '/real'])),
  )
  const evidence = await crawl(site)
  expect(evidence.pages.length).toBeLessThanOrEqual(25)
  expect(paths(site, evidence)).toContain('/real')
  expect(evidence.robots).toMatchObject({ outcome: 'answered', status: 200 })
  expect(evidence.sitemaps.every(({ outcome }) => outcome === 'not_a_sitemap')).toBe(true)
})
