// The whole way: a service that scans sites which are made to stop it. What is compared is measured on the same machine.
import { performance } from 'node:perf_hooks'
import { parsePage } from '@operable/core'
import { afterEach, expect, test } from 'vitest'
import { crawlSite } from '../src/crawl/crawl-site.ts'
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
    const { id } = await operable.scans.start(url)
    let begun = 0
    for await (const { state } of operable.scans.watch(id)) if (state === 'running') begun ||= performance.now()
    return performance.now() - begun
  } finally {
    await operable.close()
  }
}

test('a scan ends at its deadline, in the middle of a page that takes longer', async () => {
  const slow = '<form action=/a><label>Name<input name=n></label><button>Send</button><div>'.repeat(50_000)
  const begun = performance.now()
  parsePage(slow, { url: 'https://shop.example/' })
  const readMs = performance.now() - begun
  const ms = await scanned({ '/': pageOf('home', [], slow) }, 1_000)
  // Of a slow machine more cannot be asked than of a quick one.
  expect(ms).toBeLessThan(1_000 + Math.max(2_000, 2 * readMs))
}, 60_000)

test('a robots.txt of 40,000 rules takes less than half of the time where requests are answered', async () => {
  const rules = Array.from({ length: 20_000 }, (_, n) => `Disallow: /*a*b*c*d${n}$\nAllow: /x*${n}\n`).join('')
  const robots = { type: 'text/plain', body: `User-agent: *\n${rules}`.slice(0, 500_000) }
  const links = Array.from({ length: 300 }, (_, n) => `/aaaabbbbcccc${n}`)
  const fetch = testSite((path) => ({ '/': pageOf('home', links), '/robots.txt': robots })[path])
  async function busyMs(source: 'network' | 'folder'): Promise<number> {
    const begun = performance.eventLoopUtilization()
    const { crawl } = await crawlSite('https://shop.example/', { fetch, render: 'never', maxPages: 1, source })
    expect(crawl.discovered).toBe(301)
    return performance.eventLoopUtilization(begun).active
  }
  // The pages of a folder are read in this thread.
  const here = await busyMs('folder')
  await busyMs('network')
  expect(await busyMs('network')).toBeLessThan(here / 2)
}, 60_000)
