// Scans samples of 25 corpus pages without a network, then times `evaluate` on each evidence. Wall-clock ms.
import { evaluate } from '@operable/core'
import { crawlSite, createFixtureFetcher } from '@operable/node'
import { corpusPages, inFixedRandomOrder, readPage } from '../lib/corpus.mjs'
import { median } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const [, , samples = '8'] = process.argv
const PAGES = 25
const RUNS = amount(60, 3)
const WARM_UP = amount(20, 1)

const pages = inFixedRandomOrder(corpusPages())
const results = []
for (let sample = 0; sample < Number(samples); sample++) {
  const evidence = await scan(pages.slice(sample * PAGES, (sample + 1) * PAGES))
  const times = []
  for (let run = 0; run < RUNS; run++) {
    // A copy every time: readings of robots.txt are remembered per evidence object.
    const fresh = structuredClone(evidence)
    const begun = performance.now()
    evaluate(fresh)
    times.push(performance.now() - begun)
  }
  const page = evidence.pages.filter(({ outcome }) => outcome === 'read').length
  const forms = evidence.pages.reduce((sum, { page }) => sum + (page?.formCount ?? 0), 0)
  const kilobytes = Buffer.byteLength(JSON.stringify(evidence)) / 1000
  results.push({ firstMs: times[0], ms: median(times.slice(WARM_UP)), pages: page, forms, kilobytes })
}
process.stdout.write(`${JSON.stringify(results)}\n`)

/** @param {readonly import('../lib/corpus.mjs').CorpusPage[]} sample */
function scan(sample) {
  const origin = 'https://shop.example'
  const addresses = sample.map((_, index) => (index === 0 ? `${origin}/` : `${origin}/page-${index}`))
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
  const fetch = createFixtureFetcher({
    [`${origin}/robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: robots(origin) },
    [`${origin}/sitemap.xml`]: { headers: { 'content-type': 'application/xml' }, body: sitemap },
    ...Object.fromEntries(sample.map((entry, index) => [addresses[index], readPage(entry)])),
  })
  return crawlSite(`${origin}/`, { fetch, render: 'never', maxPages: PAGES, limits: { perPattern: PAGES } })
}

/** The pages' own links lead to nothing here, so the rules name the pages of the sample. @param {string} origin */
function robots(origin) {
  return `User-agent: *\nDisallow: /\nAllow: /$\nAllow: /page-\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
