import type { PageEvidence, SiteEvidence } from '../audit/evidence.ts'
import { gradeFor } from '../audit/grade.ts'
import { readPages } from '../audit/read-pages.ts'
import { runChecks } from '../audit/run-checks.ts'
import { bonusPoints, score } from '../audit/score.ts'
import { scoreRange } from '../audit/score-range.ts'
import { runSignals } from '../audit/signals/registry.ts'
import { cleanText } from '../html/clean-text.ts'
import { assessSite } from '../operability/site-score.ts'
import type { Report, ReportPage } from '../schema/report-types.ts'
import { OPERABILITY_VERSION, RULES_VERSION, SCORING_VERSION } from '../standards/versions.ts'
import { converse } from './conversation/converse.ts'
import { coverageOf } from './coverage.ts'
import { nameForms } from './form-name.ts'
import { limitsOf } from './limits.ts'
import { cheapestNextGrade } from './next-grade.ts'
import { recommend } from './recommendations.ts'
import { reportId } from './report-id.ts'
import { ScanError } from './scan-error.ts'
import { siteFailure } from './site-failure.ts'
import { summarize } from './summary.ts'

/**
 * Judges what a scan observed of a site. Pure: the same evidence and scoring version give the same bytes, whatever the
 * order of keys in the evidence. Validate evidence from outside first.
 *
 * @throws ScanError `site_unreachable`, `site_blocked`, `site_closed` or `login_required` if no page was read: a site
 * that was not read has no score (see `siteFailure`); `internal` if that was our own fault. Nothing else about a site makes
 * it throw.
 */
export function evaluate(evidence: SiteEvidence): Report {
  const failure = siteFailure(evidence)
  if (failure) throw new ScanError(failure.code, failure.detail, evidence)
  const results = runChecks(evidence)
  const scoreBreakdown = results.map(({ entry }) => entry)
  const total = score(scoreBreakdown)
  const changes = recommend(results, evidence)
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
    nextGrade: cheapestNextGrade(total, scoreBreakdown, changes, evidence),
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

/** The list of pages of a report, in the order of the evidence. */
function reportPages(pages: readonly PageEvidence[]): ReportPage[] {
  return pages.map(({ url, finalUrl, outcome, status, detail, page, rendering }) => ({
    url,
    finalUrl,
    outcome,
    ...(status === undefined ? {} : { status }),
    ...(detail === undefined ? {} : { detail: cleanText(detail) }),
    rendered: rendering.mode === 'browser',
    ...(page === undefined
      ? {}
      : {
          title: cleanText(page.title),
          language: page.language.code,
          headings: page.headingCount,
          paragraphs: page.paragraphCount,
          forms: page.formCount,
          buttons: page.buttonCount,
        }),
  }))
}
