// Arguments: origin, number of pages, and `memory` to measure what the evidence holds afterwards. The whole product:
// robots.txt, safe fetch with its address rules, page model, evidence, report.
import { setTimeout } from 'node:timers/promises'
import { evaluate } from '@operable/core'
import { observe } from '@operable/node'
import { crawlCost, printAnswer } from './crawl-cost.mjs'

const [, , origin = '', count = '2000', memory] = process.argv
const maxPages = Number(count)

/** @type {import('@operable/core').SiteEvidence | undefined} */
let evidence
/** @type {import('@operable/core').Report | undefined} */
let report

const cost = await crawlCost(async () => {
  evidence = await observe(`${origin}/`, {
    maxPages,
    perHost: 16,
    allowPrivate: true,
    render: 'never',
    timeoutMs: 600_000,
    limits: { depth: 50, perPattern: maxPages, linksPerPage: 10_000, queued: 20_000, queuedPerSection: 20_000 },
  })
  report = evaluate(evidence)
  const read = evidence.pages.filter(({ outcome }) => outcome === 'read').length
  return { pages: evidence.pages.length, read, stop: evidence.crawl.stop }
})

if (memory !== 'memory') printAnswer(cost)
else {
  const evidenceBytes = Buffer.byteLength(JSON.stringify(evidence))
  const reportBytes = Buffer.byteLength(JSON.stringify(report))
  const everything = await liveHeap()
  evidence = undefined
  const withoutEvidence = await liveHeap()
  report = undefined
  const nothing = await liveHeap()
  printAnswer({
    ...cost,
    evidenceBytes,
    reportBytes,
    evidenceHeapMb: everything - withoutEvidence,
    reportHeapMb: withoutEvidence - nothing,
    restHeapMb: nothing,
  })
}

/** In MB, after the event loop has let go of what finished tasks still held. */
async function liveHeap() {
  await setTimeout(300)
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}
