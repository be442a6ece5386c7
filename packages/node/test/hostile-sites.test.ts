// The whole way: a service that scans sites which are made to stop it. What is compared is measured on the same machine.
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parsePage } from '@operable/core'
import { afterEach, expect, test } from 'vitest'
import { crawlSite } from '../src/crawl/crawl-site.ts'
import { serve } from '../src/http/listen/node-server.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from './loopback-site.ts'
import { pageOf, testSite } from './test-site.ts'

let site: LoopbackSite | undefined
afterEach(() => site?.close())

async function scanned(pages: Record<string, SitePage>, scanTimeoutMs: number) {
  site = await loopbackSite(pages)
  const url = `http://127.0.0.1:${site.port}/`
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never', scanTimeoutMs })
  try {
    const begun = performance.now()
    const { id } = await operable.scans.start(url)
    for await (const _ of operable.scans.watch(id));
    return performance.now() - begun
  } finally {
    await operable.close()
  }
}

// Both are measured on the same machine; the one that something else slowed down is measured again.
test('a scan ends at its deadline, in the middle of a page that takes longer', {
  timeout: 60_000,
  retry: 3,
}, async () => {
  const slow = '<form action=/a><label>Name<input name=n></label><button>Send</button><div>'.repeat(50_000)
  const begun = performance.now()
  parsePage(slow, { url: 'https://shop.example/' })
  const readMs = performance.now() - begun
  const ms = await scanned({ '/': pageOf('home', [], slow) }, Math.round(readMs / 4))
  expect(ms).toBeLessThan(readMs * 0.75)
})

test('a robots.txt of 40,000 rules takes less than half of the time where requests are answered', async () => {
  const rules = Array.from({ length: 20_000 }, (_, n) => `Disallow: /*a*b*c*d${n}$\nAllow: /x*${n}\n`).join('')
  const robots = { type: 'text/plain', body: `User-agent: *\n${rules}`.slice(0, 500_000) }
  const links = Array.from({ length: 60 }, (_, n) => `/aaaabbbbcccc${n}`)
  const fetch = testSite((path) => ({ '/': pageOf('home', links), '/robots.txt': robots })[path])
  async function busyMs(source: 'network' | 'folder'): Promise<number> {
    const begun = performance.eventLoopUtilization()
    const { crawl } = await crawlSite('https://shop.example/', { fetch, render: 'never', maxPages: 1, source })
    expect(crawl.discovered).toBe(61)
    return performance.eventLoopUtilization(begun).active
  }
  const quicker = async (source: 'network' | 'folder') => Math.min(await busyMs(source), await busyMs(source))
  // The pages of a folder are read in this thread.
  expect(await quicker('network')).toBeLessThan((await quicker('folder')) / 2)
}, 120_000)

test('a page that takes all memory of its thread is a failed page, and stops nothing else', async () => {
  // Each of its links is a text of 60 KB.
  const base = `<base href="/${'x'.repeat(60_000)}/">`
  const greedy = pageOf('greedy', [], base + Array.from({ length: 20_000 }, (_, n) => `<a href=a${n}>l</a>`).join(''))
  site = await loopbackSite({
    '/': pageOf('home', ['/greedy', '/a', '/b']),
    '/greedy': greedy,
    '/a': pageOf('a'),
    '/b': pageOf('b'),
  })
  const url = `http://127.0.0.1:${site.port}/`
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  const server = await serve({ operable, port: 0, log: () => {} })
  const health: number[] = []
  async function scan() {
    const { id } = await operable.scans.start(url)
    let scan = await operable.scans.get(id)
    for (; scan.state === 'queued' || scan.state === 'running'; scan = await operable.scans.get(id)) {
      health.push((await fetch(`${server.url}/health`)).status)
      await delay(50)
    }
    expect(scan.state).toBe('completed')
    const { pages } = (await operable.reports.find(url)).report
    return Object.fromEntries(pages.map(({ finalUrl, outcome }) => [new URL(finalUrl).pathname, outcome]))
  }
  try {
    const expected = { '/': 'read', '/greedy': 'failed', '/a': 'read', '/b': 'read' }
    expect(await scan()).toEqual(expected)
    expect(await scan()).toEqual(expected)
    expect(new Set(health)).toEqual(new Set([200]))
  } finally {
    await server.close()
  }
  const greedySite = testSite((path) => (path === '/greedy' ? greedy : undefined))
  const [failed] = (await crawlSite('https://shop.example/greedy', { fetch: greedySite, render: 'never' })).pages
  expect([failed?.failure, failed?.detail]).toEqual(['too_complex', expect.stringContaining('192 MiB')])
}, 180_000)
