import type { ReportPage } from '../../schema/report-types.ts'

/** A page with another outcome than before. */
export interface PageChange {
  url: string
  before: ReportPage['outcome']
  after: ReportPage['outcome']
}

/** How the pages of the later report differ from those of the earlier one. */
export interface PageChanges {
  added: string[]
  removed: string[]
  /** Pages that were read in one report and not in the other, or for another reason. */
  changed: PageChange[]
}

export function comparePages(before: readonly ReportPage[], after: readonly ReportPage[]): PageChanges {
  const earlier = new Map(before.map((page) => [page.url, page]))
  const later = new Set(after.map(({ url }) => url))
  return {
    added: after.filter(({ url }) => !earlier.has(url)).map(({ url }) => url),
    removed: before.filter(({ url }) => !later.has(url)).map(({ url }) => url),
    changed: after.flatMap(({ url, outcome }) => {
      const old = earlier.get(url)
      return old === undefined || old.outcome === outcome ? [] : [{ url, before: old.outcome, after: outcome }]
    }),
  }
}
