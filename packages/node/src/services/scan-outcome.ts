import { OperableError, type SiteEvidence } from '@operable/core'

/**
 * Passes evidence on when something can be said about the site.
 *
 * @throws OperableError `aborted` when the caller stopped the scan; `site_unreachable` when no address of the site gave
 * any answer, with the class of the failure in the message. Both keep the evidence as `cause`.
 */
export function requireAnswer(evidence: SiteEvidence): SiteEvidence {
  if (evidence.crawl.stop === 'aborted') {
    throw new OperableError('aborted', 'The scan was stopped before its end.', { cause: evidence })
  }
  const [submitted] = evidence.pages
  if (!submitted || evidence.pages.some(({ outcome }) => outcome !== 'failed')) return evidence
  const detail = submitted.detail ?? 'no answer'
  const message = `Nothing of ${evidence.url} could be read (${submitted.failure ?? 'failed'}): ${detail}`
  throw new OperableError('site_unreachable', message, { cause: evidence })
}
