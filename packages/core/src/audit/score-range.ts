import type { BreakdownEntry } from '../schema/report-types.ts'
import type { PageEvidence, SiteEvidence } from './evidence.ts'
import { isMissed, unvisitedPages } from './missed-pages.ts'
import { readPages } from './read-pages.ts'
import { type CheckResult, runChecks } from './run-checks.ts'
import { score } from './score.ts'
import { type Extreme, syntheticPage } from './synthetic-page.ts'

/**
 * The lowest and the highest score that the parts which could not be measured leave possible. An unmeasured check may be
 * worth nothing or all of its points; a page that was not read, or whose scripts could not run, may be an average page at
 * its worst or at its best. The score itself always lies in between.
 *
 * @param results what `runChecks` gave for the same evidence, when it is at hand
 */
export function scoreRange(
  site: SiteEvidence,
  results: readonly CheckResult[] = runChecks(site),
): { lowest: number; highest: number } {
  const measured = score(results.map(({ entry }) => entry))
  const worst = imagine(site, 'worst', results)
  const best = imagine(site, 'best', results)
  return {
    lowest: Math.min(measured, score(results.map(atWorst)), score(worst.map(atWorst))),
    highest: Math.max(measured, score(results.map(atBest)), score(best.map(atBest))),
  }
}

function imagine(site: SiteEvidence, extreme: Extreme, results: readonly CheckResult[]): readonly CheckResult[] {
  const unvisited = unvisitedPages(site)
  const unread = (page: PageEvidence) => isMissed(page) || isUnrendered(page)
  if (unvisited === 0 && !site.pages.some(unread)) return results
  const page = syntheticPage(extreme, readPages(site))
  const imagined = (known: PageEvidence): PageEvidence => ({
    ...known,
    outcome: 'read',
    page,
    rendering: rendering(known, extreme),
  })
  const blank: PageEvidence = {
    url: '',
    finalUrl: '',
    outcome: 'read',
    foundIn: 'link',
    depth: 1,
    rendering: { mode: 'static' },
  }
  const pages = [
    ...site.pages.map((known) => (unread(known) ? imagined(known) : known)),
    ...Array.from({ length: unvisited }, () => imagined(blank)),
  ]
  return runChecks(
    { ...site, pages },
    results.map(({ check }) => check),
  )
}

/** That a document is an empty shell is known; only what scripts would show is not. */
function rendering(page: PageEvidence, extreme: Extreme): PageEvidence['rendering'] {
  if (!isUnrendered(page)) return { mode: 'static' }
  return { mode: 'browser', staticTextLength: 0, staticReasons: ['empty shell'], readable: extreme === 'best' }
}

function isUnrendered({ outcome, rendering }: PageEvidence): boolean {
  return outcome === 'read' && rendering.mode === 'not_rendered'
}

function atWorst({ entry }: CheckResult): BreakdownEntry {
  return isOpen(entry) ? { ...entry, points: 0, measured: true } : entry
}

function atBest({ entry, openPoints = 0 }: CheckResult): BreakdownEntry {
  if (isOpen(entry)) return { ...entry, points: entry.maxPoints, measured: true }
  return { ...entry, points: Math.min(entry.maxPoints, entry.points + openPoints) }
}

function isOpen({ applied, measured }: BreakdownEntry): boolean {
  return applied && !measured
}
