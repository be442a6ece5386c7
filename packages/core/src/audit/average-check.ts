import type { PageSummary } from '../page/page-summary.ts'
import { pageAverages } from '../standards/page-averages.ts'
import { PARTIAL_CREDIT } from '../standards/partial-credit.ts'
import type { Advice, Check } from './check.ts'
import type { SiteEvidence } from './evidence.ts'
import { NOT_IN_EVIDENCE, type Noted, tells } from './older-evidence.ts'
import { noPageRead, notMeasured } from './outcome.ts'
import { type ReadPage, readPages } from './read-pages.ts'
import { count, figure, listOf } from './sentence.ts'

export interface AverageRule extends Pick<Check, 'id' | 'title' | 'action' | 'why'> {
  /** What is counted, by its entry in `standards/page-averages.ts`. */
  of: keyof typeof pageAverages
  countOn(page: PageSummary): number
  /** What evidence has to tell: without it, pages may have less than was counted. */
  needs?: Noted
  /** How the pages that have fewer than enough get there. */
  advise(short: readonly ReadPage[], site: SiteEvidence): Pick<Advice, 'change' | 'snippets'>
}

const MAX_POINTS = 5

/** The check that pages hold enough of something on average: all points, half of them, or none. */
export function averageCheck({ of, countOn, needs, advise, ...texts }: AverageRule): Check {
  const { one, enough, some } = pageAverages[of]
  const describe = ({ url, page }: ReadPage) => `${url} (${countOn(page)})`
  return {
    ...texts,
    bucket: 'essential',
    maxPoints: MAX_POINTS,
    rule: `The pages that were read have ${enough} ${of} or more on average; half the points from ${some} on. What is not shown does not count.`,
    reading:
      'One page under two addresses with one canonical counts once. What nobody sees structures nothing and says nothing.',
    effort: 'edit',
    earn(site) {
      const pages = readPages(site)
      if (pages.length === 0) return noPageRead(site)
      const total = pages.reduce((sum, { page }) => sum + countOn(page), 0)
      const average = total / pages.length
      if (needs !== undefined && average >= some && !tells(site, needs)) {
        return notMeasured(`How many ${of} are shown is not known.`, NOT_IN_EVIDENCE)
      }
      const observed = [`${count(total, one)} on ${count(pages.length, 'page')}, ${figure(average)} on average.`]
      if (average >= enough) return { points: MAX_POINTS, observed }
      const short = pages.filter(({ page }) => countOn(page) < enough)
      return {
        points: average >= some ? MAX_POINTS * PARTIAL_CREDIT : 0,
        observed: [...observed, `Fewer than ${enough}: ${listOf(short.map(describe))}.`],
        advise: () => ({ ...advise(short, site), pages: short.map(({ url }) => url) }),
      }
    },
  }
}
