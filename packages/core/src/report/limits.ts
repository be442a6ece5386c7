import type { SiteEvidence } from '../audit/evidence.ts'
import { count } from '../audit/sentence.ts'
import type { Coverage } from '../schema/report-types.ts'
import { auditLimits } from '../standards/audit-limits.ts'

/** The limits of this report in plain words: those of this scan first, then those of every scan. */
export function limitsOf({ crawl, pages, private: isPrivate }: SiteEvidence, coverage: Coverage): string[] {
  const seenBy = 'The scan used credentials. What the public and its agents see was not measured.'
  return [...(isPrivate ? [seenBy] : []), ...scanLimits(crawl, coverage), ...pageLimits(pages), ...auditLimits]
}

function scanLimits(crawl: SiteEvidence['crawl'], coverage: Coverage): string[] {
  const { pagesRead, pagesDiscovered } = coverage
  const limits: string[] = []
  const basis = `The scan read ${pagesRead} of ${pagesDiscovered} known pages`
  if (crawl.source === 'folder')
    limits.push('The scan read a folder, not a server, so it could not measure response headers.')
  if (crawl.stop === 'page_limit') {
    limits.push(`${basis}: it stopped at its limit of ${crawl.maxPages} pages.`)
  }
  if (crawl.stop === 'request_limit') {
    limits.push(`${basis}: too many addresses led to pages already read.`)
  }
  if (crawl.stop === 'deadline') {
    limits.push(`${basis}: it ran out of time.`)
  }
  if (crawl.stop === 'aborted') limits.push(`The scan was stopped early, after ${count(pagesRead, 'page')}.`)
  return limits
}

function pageLimits(pages: SiteEvidence['pages']): string[] {
  const complex = pages.filter(({ page }) => page?.tooComplex !== undefined).length
  const unrendered = pages.filter(({ rendering }) => rendering.mode === 'not_rendered').length
  const cut = pages.filter(({ page }) => page !== undefined && page.formCount > page.forms.length).length
  return [
    ...(unrendered > 0 ? [`The scan did not see what scripts add to ${count(unrendered, 'page')}.`] : []),
    ...(complex > 0
      ? [`${count(complex, 'page was', 'pages were')} too large or too deeply nested to read in full.`]
      : []),
    ...(cut > 0 ? [`${count(cut, 'page has', 'pages have')} more forms than the scan assesses.`] : []),
  ]
}
