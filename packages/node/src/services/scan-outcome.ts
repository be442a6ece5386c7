import { OperableError, type SiteEvidence, siteFailure } from '@operable/core'

/**
 * Passes evidence on when something can be said about the site.
 *
 * @throws OperableError `aborted` when the caller stopped the scan; `site_unreachable`, `site_blocked`, `site_closed` or
 * `login_required` when no page of the site could be read, with what was seen. All keep the evidence as `cause`.
 */
export function requireAnswer(evidence: SiteEvidence): SiteEvidence {
  if (evidence.crawl.stop === 'aborted') {
    throw new OperableError('aborted', 'The scan was stopped before its end.', { cause: evidence })
  }
  const failure = siteFailure(evidence)
  if (failure) throw new OperableError(failure.code, failure.detail, { cause: evidence })
  return evidence
}
