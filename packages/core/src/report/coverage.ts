import type { SiteEvidence } from '../audit/evidence.ts'
import { isMissed } from '../audit/missed-pages.ts'
import type { BreakdownEntry } from '../schema/breakdown.ts'
import type { Coverage } from '../schema/report.ts'
import { unreadReason } from './unread-reason.ts'

type NotMeasured = Coverage['notMeasured'][number]

/** What the scan saw of the site, and what it could not see and why. Nothing of the latter counts as failed. */
export function coverageOf({ pages, crawl }: SiteEvidence, breakdown: readonly BreakdownEntry[]): Coverage {
  return {
    pagesDiscovered: crawl.discovered,
    pagesRead: pages.filter(({ outcome }) => outcome === 'read').length,
    pagesRendered: pages.filter(({ rendering }) => rendering.mode === 'browser').length,
    notMeasured: group([
      ...pages.filter(isMissed).map((page) => gap('page', unreadReason(page) ?? '', page.url)),
      ...pages.flatMap(({ url, rendering }) =>
        rendering.mode === 'not_rendered' ? gap('content that scripts add', rendering.why, url) : [],
      ),
      ...unmeasuredChecks(breakdown),
      ...crawl.skipped.map(({ reason, count, example }) => ({ ...gap('address', reason, example), count })),
    ]),
    stop: crawl.stop,
  }
}

/** Checks with one reason stand together: one wall hides many. */
function unmeasuredChecks(breakdown: readonly BreakdownEntry[]): NotMeasured[] {
  const unmeasured = breakdown.filter(({ applied, measured }) => applied && !measured)
  const byReason = Map.groupBy(unmeasured, ({ observed }) => observed.join(' '))
  return [...byReason].map(([reason, entries]) => ({
    ...gap(entries.map(({ title }) => title).join(', '), reason),
    count: entries.length,
  }))
}

function gap(what: string, reason: string, example?: string): NotMeasured {
  return { what, reason, count: 1, ...(example === undefined ? {} : { example }) }
}

/** One entry for each reason, with the first example, in the order of first occurrence. */
function group(gaps: readonly NotMeasured[]): NotMeasured[] {
  const groups = new Map<string, NotMeasured>()
  for (const entry of gaps) {
    const key = `${entry.what}\n${entry.reason}`
    const seen = groups.get(key)
    if (seen === undefined) groups.set(key, { ...entry })
    else seen.count += entry.count
  }
  return [...groups.values()]
}
