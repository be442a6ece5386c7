import type { PageEvidence } from '@operable/core'
import type { CrawlListener } from '../crawl-events.ts'
import { createLeftOut } from './left-out.ts'
import type { Visit } from './visit-page.ts'

/**
 * How far a crawl is, in the order in which answers arrive: pages of the evidence wait for those before them. Neither
 * number that it tells ever falls, and at the end `done` is the number of pages in the evidence.
 */
export interface PageCount {
  /** Counts a page that is asked for, and once more when its answer is here, which is told unless `expect` was called. */
  follow(visit: Promise<Visit>): Promise<Visit>
  /** The crawl waits for this page now, and tells of it once it knows the page's links. */
  expect(visit: Promise<Visit>): void
  /** Tells the listener, when it is news. */
  tell(): void
}

export interface PageCountOptions {
  maxPages: number
  isSameSite(href: string): boolean
  /** Addresses that nobody asked for yet. */
  waiting(): number
  onProgress: CrawlListener
}

export function createPageCount({ maxPages, isSameSite, waiting, onProgress }: PageCountOptions): PageCount {
  const leftOut = createLeftOut(isSameSite)
  const unexpected = new Set<Promise<Visit>>()
  let onTheirWay = 0
  let told = { done: 0, planned: 0 }
  let done = 0

  const count: PageCount = {
    follow(visit) {
      onTheirWay++
      const arrived = visit.then((answer) => {
        arrive(answer.evidence)
        if (unexpected.has(arrived)) count.tell()
        return answer
      })
      unexpected.add(arrived)
      return arrived
    },
    expect(visit) {
      unexpected.delete(visit)
    },
    tell() {
      const planned = Math.min(maxPages, Math.max(told.planned, done + onTheirWay + waiting()))
      if (done === told.done && planned === told.planned) return
      told = { done, planned }
      onProgress({ type: 'progress', ...told })
    },
  }
  return count

  function arrive(page: PageEvidence): void {
    onTheirWay--
    if (leftOut(page) === undefined) done++
  }
}
