// Arguments: origin, number of pages, then `memory` to measure what the evidence holds afterwards, or `collected` to
// collect all garbage every few pages and measure what is in use then. The whole product: robots.txt, safe fetch with its
// address rules, page model, evidence, report.
import { setTimeout } from 'node:timers/promises'
import { evaluate } from '@operable/core'
import { observe } from '@operable/node'
import { crawlCost, printAnswer } from './crawl-cost.mjs'

const [, , origin = '', count = '2000', mode] = process.argv
const maxPages = Number(count)
/** Pages from one full collection to the next. */
const EVERY = 25
let inUseMb = 0

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
    onProgress: (event) => {
      if (mode === 'collected' && event.type === 'page' && event.done % EVERY === 0) lookAtMemory()
    },
    limits: { depth: 50, perPattern: maxPages, linksPerPage: 10_000, queued: 20_000, queuedPerSection: 20_000 },
  })
  report = evaluate(evidence)
  if (mode === 'collected') lookAtMemory()
  const read = evidence.pages.filter(({ outcome }) => outcome === 'read').length
  return { pages: evidence.pages.length, read, stop: evidence.crawl.stop }
})

if (mode !== 'memory') printAnswer({ ...cost, inUseMb })
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

/** Keeps the most that was in use after a full collection: heap and buffers, of pages on their way as well. */
function lookAtMemory() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  inUseMb = Math.max(inUseMb, (heapUsed + external) / 1024 ** 2)
}

/** In MB, after the event loop has let go of what finished tasks still held. */
async function liveHeap() {
  await setTimeout(300)
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}
