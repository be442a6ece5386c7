import type { PageSummary } from '../page/page-summary.ts'
import { pageAverages } from '../standards/page-averages.ts'
import { PARTIAL_CREDIT } from '../standards/partial-credit.ts'
import type { Advice, Check } from './check.ts'
import type { SiteEvidence } from './evidence.ts'
import { type Fault, pageContent } from './fault.ts'
import { NOT_IN_EVIDENCE, type Noted, tells } from './older-evidence.ts'
import { noPageRead, notMeasured } from './outcome.ts'
import { type ReadPage, readPages } from './read-pages.ts'
import { count, figure, listOf } from './sentence.ts'

export interface AverageRule extends Pick<Check, 'id' | 'title' | 'action' | 'why'> {
  /** What is counted, by its entry in `standards/page-averages.ts`. */
  of: keyof typeof pageAverages
  countOn(page: PageSummary): number
  /** What the evidence has to say: without it, pages may have less than was counted. */
  needs?: Noted
  /** How pages that have too few get enough. */
  advise(short: readonly ReadPage[], site: SiteEvidence): Pick<Advice, 'change' | 'snippets'>
}

const MAX_POINTS = 5

/**
 * The pages with next to nothing, else the one that has the least: the others are no worse for an average that fell, and
 * must not look so.
 */
function faultsOn(
  pages: readonly ReadPage[],
  {
    of,
    countOn,
    average,
    advise,
  }: Pick<AverageRule, 'of' | 'countOn'> & { average: number; advise(page: ReadPage): Advice['snippets'] },
): Fault[] {
  const { one, enough, some } = pageAverages[of]
  const empty = pages.filter(({ page }) => countOn(page) < some)
  const least = pages.reduce((a, b) => (countOn(b.page) < countOn(a.page) ? b : a))
  return (empty.length > 0 ? empty : [least]).map((page) => ({
    message: `The page has ${count(countOn(page.page), one)}; the pages read have ${figure(average)} on average, and should have ${enough}.`,
    page: page.url,
    element: pageContent,
    snippets: advise(page),
  }))
}

/** The check that pages hold enough of something on average: all points, half of them, or none. */
export function averageCheck({ of, countOn, needs, advise, ...texts }: AverageRule): Check {
  const { one, enough, some } = pageAverages[of]
  const describe = ({ url, page }: ReadPage) => `${url} (${countOn(page)})`
  return {
    ...texts,
    bucket: 'essential',
    maxPoints: MAX_POINTS,
    rule: `The pages read have at least ${enough} ${of} on average. An average of at least ${some} earns half the points. Hidden ${of} do not count.`,
    reading: 'A page with two addresses and one canonical address counts once. Nobody reads what is hidden.',
    effort: 'edit',
    earn(site) {
      const pages = readPages(site)
      if (pages.length === 0) return noPageRead(site)
      const total = pages.reduce((sum, { page }) => sum + countOn(page), 0)
      const average = total / pages.length
      if (needs !== undefined && average >= some && !tells(site, needs)) {
        return notMeasured(`It is not known how many ${of} are visible.`, NOT_IN_EVIDENCE)
      }
      const observed = [
        `${count(total, one)} on ${count(pages.length, 'page')}, ${figure(average)} per page on average.`,
      ]
      if (average >= enough) return { points: MAX_POINTS, observed }
      const short = pages.filter(({ page }) => countOn(page) < enough)
      return {
        points: average >= some ? MAX_POINTS * PARTIAL_CREDIT : 0,
        observed: [...observed, `Pages with fewer than ${enough}: ${listOf(short.map(describe))}.`],
        advise: () => ({ ...advise(short, site), pages: short.map(({ url }) => url) }),
        faults: () => faultsOn(pages, { of, countOn, average, advise: (page) => advise([page], site).snippets }),
      }
    },
  }
}
