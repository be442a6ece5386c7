import type { SiteEvidence } from '../audit/evidence.ts'
import { gradeFor } from '../audit/grade.ts'
import { readPages } from '../audit/read-pages.ts'
import { bonusPoints, score } from '../audit/score.ts'
import { scoreRange } from '../audit/score-range.ts'
import { runSignals } from '../audit/signals/registry.ts'
import { assessSite } from '../operability/site-score.ts'
import type { Report } from '../schema/report-types.ts'
import { OPERABILITY_VERSION, RULES_VERSION, SCORING_VERSION } from '../standards/versions.ts'
import { converse } from './conversation/converse.ts'
import { coverageOf } from './coverage.ts'
import { nameForms } from './form-name.ts'
import { limitsOf } from './limits.ts'
import { cheapestNextGrade } from './next-grade.ts'
import { recommend } from './recommendations.ts'
import { reportId } from './report-id.ts'
import { reportPages } from './report-pages.ts'
import { ScanError } from './scan-error.ts'
import { siteFailure } from './site-failure.ts'
import { summarize } from './summary.ts'
import { watchChecks } from './watch-checks.ts'

/**
 * Judges what was observed of a site. Pure: the same evidence and scoring version give the same bytes, whatever the order
 * of keys in the evidence. Evidence from outside should be validated before.
 *
 * @throws ScanError `site_unreachable`, `site_blocked`, `site_closed` or `login_required` where no page was read:
 * what is not read has no score (see `siteFailure`). Nothing else of a site.
 */
export function evaluate(evidence: SiteEvidence): Report {
  const failure = siteFailure(evidence)
  if (failure) throw new ScanError(failure.code, failure.detail, evidence)
  const watched = watchChecks(evidence)
  const { results } = watched
  const scoreBreakdown = results.map(({ entry }) => entry)
  const total = score(scoreBreakdown)
  const changes = recommend(watched, evidence)
  const pages = readPages(evidence)
  const assessed = assessSite(pages.map(({ url, page }) => ({ url, forms: page.forms })))
  const operability = { ...assessed, forms: nameForms(assessed.forms, pages) }
  const range = scoreRange(evidence, results)
  const coverage = coverageOf(evidence, scoreBreakdown, range)
  const facts = {
    finalUrl: evidence.finalUrl,
    score: total,
    scoreRange: range,
    ...gradeFor(total),
    operability,
    scoreBreakdown,
    recommendations: changes.map(({ recommendation }) => recommendation),
    nextGrade: cheapestNextGrade(total, scoreBreakdown, changes, { site: evidence, rerun: watched.rerun }),
    coverage,
  }
  return {
    id: reportId(evidence.url),
    url: evidence.url,
    finalUrl: evidence.finalUrl,
    scannedAt: evidence.scannedAt,
    scoringVersion: SCORING_VERSION,
    operabilityVersion: OPERABILITY_VERSION,
    rulesVersion: RULES_VERSION,
    scanMode: coverage.pagesRendered > 0 ? 'browser_rendered_multi_page' : 'multi_page_static',
    score: facts.score,
    scoreRange: facts.scoreRange,
    band: facts.band,
    grade: facts.grade,
    summary: summarize({ ...facts, source: evidence.crawl.source }),
    scoreBreakdown,
    bonus: bonusPoints(scoreBreakdown),
    operability,
    recommendations: facts.recommendations,
    nextGrade: facts.nextGrade,
    conversation: converse(evidence, operability),
    coverage,
    signals: runSignals(evidence),
    pages: reportPages(evidence.pages),
    limits: limitsOf(evidence, coverage),
    ...(evidence.private ? { private: true } : {}),
  }
}
