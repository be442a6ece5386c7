import type { PageEvidence } from '@operable/core'
import type { CrawlListener } from './crawl-events.ts'
import { createLeftOut } from './left-out.ts'

/** How far a crawl is, in the order in which answers arrive: pages of the evidence wait for those before them. */
export interface PageCount {
  /** A page is asked for. */
  ask(): void
  arrive(page: PageEvidence): void
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

/** Neither number ever falls, and at the end `done` is the number of pages in the evidence. */
export function createPageCount({ maxPages, isSameSite, waiting, onProgress }: PageCountOptions): PageCount {
  const leftOut = createLeftOut(isSameSite)
  let onTheirWay = 0
  let told = { done: 0, planned: 0 }
  let done = 0

  return {
    ask() {
      onTheirWay++
    },
    arrive(page) {
      onTheirWay--
      if (leftOut(page) === undefined) done++
    },
    tell() {
      const planned = Math.min(maxPages, Math.max(told.planned, done + onTheirWay + waiting()))
      if (done === told.done && planned === told.planned) return
      told = { done, planned }
      onProgress({ type: 'progress', ...told })
    },
  }
}
