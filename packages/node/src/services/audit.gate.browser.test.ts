import type { RequestListener } from 'node:http'
import { evaluate, type Report, type SiteEvidence } from '@operable/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testBrowser } from '../../test/browser.ts'
import { type CountingSite, countingSite } from '../../test/counting-site.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { type BrowserFetcher, createBrowserFetcher } from '../fetch/browser/browser-fetcher.ts'
import { createSafeFetch, type SafeFetch } from '../fetch/safe-fetch/safe-fetch.ts'
import { observe } from './audit.ts'

// Whole scans of sites whose scripts ask for more than an audit lets them.

const words = 'We repair bicycles in the old town, every day from nine to five, and you can book a time here. '
const shell = (script: string) =>
  `<!doctype html><html lang=en><title>App</title><div id=root></div><script>${script}</script>`
const readable = (more: string) =>
  `<!doctype html><html lang=en><title>Page</title><h1>Page</h1><p>${words.repeat(3)}</p>${more}`
/** A script that shows the content, as HTML in a string. */
const show = `root.innerHTML = '<h1>Repair</h1><h2>Prices</h2><h2>Book</h2>' + '<p>${words.repeat(3)}</p>'.repeat(5)`

const policy = createAddressPolicy({
  allowPrivate: ['shop.test', 'api.shop.test', 'victim.test'],
  resolver: async () => ['127.0.0.1'],
})
let fetch: SafeFetch
let renderer: BrowserFetcher
let shop: CountingSite
let victim: CountingSite
let pages: Record<string, string>
let answerVictim: RequestListener

beforeAll(async () => {
  fetch = createSafeFetch({ policy, userAgent: 'OperableBot/test' })
  renderer = await createBrowserFetcher({
    policy,
    userAgent: 'OperableBot/test',
    executablePath: await testBrowser(),
    settle: { patienceMs: 5_000, maxMs: 10_000 },
  })
})
afterAll(async () => {
  await renderer?.close()
  await fetch?.close()
})
beforeEach(async () => {
  answerVictim = (_incoming, outgoing) => void setTimeout(() => outgoing.end('ok'), 3)
  shop = await countingSite('http', (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://shop.test')
    const page = pages[pathname]
    const type = pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.txt') ? 'text/plain' : 'text/html'
    outgoing.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page)
  })
  victim = await countingSite('http', (incoming, outgoing) => {
    for (const name of ['origin', 'methods', 'headers']) outgoing.setHeader(`access-control-allow-${name}`, '*')
    answerVictim(incoming, outgoing)
  })
})
afterEach(async () => {
  await Promise.all([shop.close(), victim.close()])
})

const toVictim = (path: string) => `http://victim.test:${victim.port}${path}`

/** A page has as much time as the machine needs, in ms: none of these rows is about time. */
const PATIENT = 100_000

function scan(options: Parameters<typeof observe>[1] = {}): Promise<SiteEvidence> {
  const patient: PageFetcher = (url, given) => renderer(url, { ...given, timeoutMs: PATIENT })
  return observe(`http://shop.test:${shop.port}/`, { fetch, renderer: patient, timeoutMs: PATIENT, ...options })
}

const reads = ({ asked }: CountingSite) => asked.filter((line) => line.startsWith('GET '))
const others = ({ asked }: CountingSite) => asked.filter((line) => !line.startsWith('GET '))

test('a site that floods another: nothing is sent there, and what is read there has an end', async () => {
  const names = ['apples', 'pears', 'plums']
  const flood = (name: string) => `
    for (let i = 0; i < 120; i++) {
      fetch("${toVictim(`/${name}/sent/`)}" + i, { method: "POST", mode: "no-cors", body: "chosen" }).catch(() => {})
      fetch("${toVictim(`/${name}/read/`)}" + i, { mode: "no-cors" }).catch(() => {})
    }`
  const links = names.map((name) => `<a href="/${name}">${name}</a>`).join('')
  pages = Object.fromEntries(
    ['', ...names].map((name) => [`/${name}`, readable(`${links}<script>${flood(name || 'home')}</script>`)]),
  )
  await scan({ render: 'always', maxPages: 4 })

  expect(others(victim)).toEqual([])
  expect(victim.bodyBytes()).toBe(0)
  expect(victim.most()).toBeLessThanOrEqual(2)
  const perPage = Map.groupBy(reads(victim), (line) => line.split('/')[1])
  for (const lines of perPage.values()) expect(lines.length).toBeLessThanOrEqual(100)
  expect(reads(victim).length).toBeLessThanOrEqual(300)
  // Not because nothing was rendered.
  expect(reads(victim).length).toBeGreaterThan(0)
}, 120_000)

describe('the limits of the crawler hold for what pages ask', () => {
  test('the delay that robots.txt asks for', async () => {
    pages = {
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.25',
      '/': shell(`import("/a.js").then(() => import("/b.js"))`),
      '/a.js': 'import "/c.js"; import "/d.js"',
      '/b.js': `const root = document.getElementById('root'); ${show}`,
      '/c.js': '',
      '/d.js': '',
    }
    const evidence = await scan({ maxPages: 1 })
    const begun = shop.at.slice(shop.asked.findIndex((line) => line.endsWith('/robots.txt')) + 1)
    // In all, because a slow machine may take two in at once: the first and the last of them are late at most.
    const took = (begun.at(-1) ?? 0) - (begun[0] ?? 0)
    expect(took).toBeGreaterThan((begun.length - 2) * 250)
    expect(shop.asked.filter((line) => line.endsWith('.js'))).toHaveLength(4)
    expect(evidence.pages[0]?.rendering).toMatchObject({ mode: 'browser', readable: true })
  })

  test('a server that asks for patience gets it', async () => {
    answerVictim = (_incoming, outgoing) => void outgoing.writeHead(429, { 'retry-after': '3' }).end()
    pages = {
      '/': readable(`<script>setInterval(() => fetch("${toVictim('/busy')}").catch(() => {}), 20)</script>`),
    }
    await scan({ render: 'always', maxPages: 1 })
    const soon = victim.at.filter((at) => at - (victim.at[0] ?? 0) < 2_500)
    expect(soon.length).toBeLessThanOrEqual(2)
    expect(soon.length).toBeGreaterThan(0)
  })
})

describe('a page that went without something is not judged by that', () => {
  const post = (then: string) =>
    `const root = document.getElementById('root'); fetch("${toVictim('/content')}", { method: "POST", body: "{}" }).then(() => { ${then} }).catch(() => {})`

  const judge = async (): Promise<{ report: Report; evidence: SiteEvidence; unrendered: Report }> => {
    const evidence = await scan({ maxPages: 1 })
    const unrendered = evaluate(await scan({ maxPages: 1, render: 'never' }))
    return { report: evaluate(evidence), evidence, unrendered }
  }

  test('content that only a POST to another site brings', async () => {
    pages = { '/': shell(post(show)) }
    const { report, evidence, unrendered } = await judge()
    const why = `An audit sends nothing to other sites. The page tried to reach victim.test:${victim.port}.`
    expect(evidence.pages[0]?.rendering).toEqual({ mode: 'not_rendered', why, withheld: true })
    expect(report.coverage.notMeasured).toContainEqual(expect.objectContaining({ reason: why }))
    const wasMeasured = ({ scoreBreakdown }: Report, check: string) =>
      scoreBreakdown.find((entry) => entry.check === check)?.measured
    expect(wasMeasured(unrendered, 'heading-structure')).toBe(true)
    expect(wasMeasured(report, 'heading-structure')).toBe(false)
    expect(report.score).toBeGreaterThanOrEqual(unrendered.score)
    expect(report.coverage.complete).toBe(false)
    expect(victim.asked).toEqual([])
  })

  test('files of another site beyond what a page may ask for', async () => {
    const files = Array.from({ length: 101 }, (_, i) => `<script src="${toVictim(`/${i}.js`)}"></script>`).join('')
    pages = { '/': shell('').replace('</div>', `</div>${files}`) }
    answerVictim = ({ url }, outgoing) =>
      void outgoing.end(url === '/100.js' ? `const root = document.getElementById('root'); ${show}` : '')
    const { evidence } = await judge()
    expect(evidence.pages[0]?.rendering).toMatchObject({
      mode: 'not_rendered',
      why: expect.stringMatching(/100 requests/),
    })
    expect(victim.asked).toHaveLength(100)
  })

  test('content that is there all the same counts, and the report says what was refused', async () => {
    pages = { '/': shell(`${post('')}; ${show}`) }
    const { report, evidence } = await judge()
    expect(evidence.pages[0]?.rendering).toMatchObject({ mode: 'browser', readable: true, lacks: expect.any(String) })
    expect(report.coverage.notMeasured).toContainEqual(
      expect.objectContaining({ what: 'content that scripts add', reason: expect.stringMatching(/victim\.test/) }),
    )
  })

  // Controls: the rule is no excuse for pages that would be empty anyway.
  test.each([
    ['nothing was refused', ''],
    ['a frame of another site did not get to send', 'FRAME'],
  ])('a page that stays empty is judged as empty: %s', async (_label, more) => {
    answerVictim = (_incoming, outgoing) =>
      void outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<script>fetch("/data", { method: "POST", body: "{}" }).catch(() => {})</script>')
    pages = { '/': shell('').replace('</div>', more && `</div><iframe src="${toVictim('/frame')}"></iframe>`) }
    const { evidence } = await judge()
    expect(evidence.pages[0]?.rendering).toMatchObject({ mode: 'browser', readable: false })
  })
})
