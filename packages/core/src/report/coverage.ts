import type { PageEvidence, RenderingEvidence, SiteEvidence } from '../audit/evidence.ts'
import { isMissed } from '../audit/missed-pages.ts'
import type { BreakdownEntry, Coverage, Report } from '../schema/report-types.ts'
import { WIDEST_RANGE } from '../standards/widest-range.ts'
import { unreadReason } from './unread-reason.ts'

type NotMeasured = Coverage['notMeasured'][number]

/** What the scan saw of the site, and what it could not see and why. What it could not see never counts as failed. */
export function coverageOf(
  { pages, crawl }: SiteEvidence,
  breakdown: readonly BreakdownEntry[],
  range: Report['scoreRange'],
): Coverage {
  const reason = incompleteReason(pages[0], range)
  return {
    pagesDiscovered: crawl.discovered,
    pagesRead: pages.filter(({ outcome }) => outcome === 'read').length,
    pagesRendered: pages.filter(({ rendering }) => rendering.mode === 'browser').length,
    notMeasured: group([
      ...pages.filter(isMissed).map((page) => gap('page', unreadReason(page) ?? '', page.url)),
      ...pages.flatMap(({ url, rendering }) => {
        const why = unseenOf(rendering)
        return why === undefined ? [] : gap('content that scripts add', why, url)
      }),
      ...unmeasuredChecks(breakdown),
      ...crawl.skipped.map(({ reason, count, example }) => ({ ...gap('address', reason, example), count })),
    ]),
    stop: crawl.stop,
    complete: reason === undefined,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** Why the score says little about the site; the report says so before the score. */
function incompleteReason(
  submitted: PageEvidence | undefined,
  { lowest, highest }: Report['scoreRange'],
): string | undefined {
  const unread = submitted && unreadReason(submitted)
  if (unread !== undefined) return `The submitted page could not be read: ${unread}.`
  if (highest - lowest <= WIDEST_RANGE) return undefined
  return 'Too much of the site could not be measured to give a single reliable score.'
}

/** Checks with the same reason share an entry: one bot wall can hide many. */
function unmeasuredChecks(breakdown: readonly BreakdownEntry[]): NotMeasured[] {
  const unmeasured = breakdown.filter(({ applied, measured }) => applied && !measured)
  const byReason = Map.groupBy(unmeasured, ({ observed }) => observed.join(' '))
  return [...byReason].map(([reason, entries]) => ({
    ...gap(entries.map(({ title }) => title).join(', '), reason),
    count: entries.length,
  }))
}

/** Why a browser did not show a page, or not all of it. */
function unseenOf(rendering: RenderingEvidence): string | undefined {
  if (rendering.mode === 'not_rendered') return rendering.why
  return rendering.mode === 'browser' ? rendering.lacks : undefined
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
