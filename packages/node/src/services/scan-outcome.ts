import { ScanError, type SiteEvidence } from '@operable/core'
import { siteFailure } from '@operable/core/report'

/**
 * Passes evidence on when something can be said about the site.
 *
 * @throws ScanError `aborted` when the caller stopped the scan; `site_unreachable`, `site_blocked`, `site_closed` or
 * `login_required` when no page of the site could be read, with what was seen.
 */
export function requireAnswer(evidence: SiteEvidence): SiteEvidence {
  if (evidence.crawl.stop === 'aborted') {
    throw new ScanError('aborted', 'The scan was stopped before its end.', evidence)
  }
  const failure = siteFailure(evidence)
  if (failure) throw new ScanError(failure.code, failure.detail, evidence)
  return evidence
}
