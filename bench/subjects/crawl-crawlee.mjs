// Arguments: origin, number of pages, `default` or `tuned`. Crawlee's CheerioCrawler following the same links.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio'
import { crawlCost, printAnswer } from './crawl-cost.mjs'

const [, , origin = '', count = '2000', mode] = process.argv
const storage = await mkdtemp(join(tmpdir(), 'operable-bench-'))
process.env['CRAWLEE_STORAGE_DIR'] = storage
log.setLevel(log.LEVELS.ERROR)

const configuration = new Configuration(mode === 'tuned' ? { persistStorage: false } : {})
const tuning = mode === 'tuned' ? { minConcurrency: 16, maxConcurrency: 64 } : {}
let pages = 0
const crawler = new CheerioCrawler(
  {
    ...tuning,
    maxRequestsPerCrawl: Number(count),
    async requestHandler({ enqueueLinks }) {
      pages++
      await enqueueLinks({ regexps: [/\/linked-page-\d+$/] })
    },
  },
  configuration,
)

const cost = await crawlCost(async () => {
  await crawler.run([`${origin}/`])
  return { pages }
})
await rm(storage, { recursive: true, force: true })
printAnswer(cost)
