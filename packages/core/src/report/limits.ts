import type { SiteEvidence } from '../audit/evidence.ts'
import { count } from '../audit/sentence.ts'
import type { Coverage } from '../schema/report-types.ts'
import { auditLimits } from '../standards/audit-limits.ts'

/** The limits of this report in plain words: those of this scan first, then those of every scan. */
export function limitsOf({ crawl, pages, private: isPrivate }: SiteEvidence, coverage: Coverage): string[] {
  const seenBy = 'The site was read with credentials: what the public and its agents see was not measured.'
  return [...(isPrivate ? [seenBy] : []), ...scanLimits(crawl, coverage), ...pageLimits(pages), ...auditLimits]
}

function scanLimits(crawl: SiteEvidence['crawl'], coverage: Coverage): string[] {
  const { pagesRead, pagesDiscovered } = coverage
  const limits: string[] = []
  if (crawl.source === 'folder') limits.push('A folder was read, not a server: response headers are not measured.')
  if (crawl.stop === 'page_limit') {
    limits.push(
      `At most ${crawl.maxPages} pages are read: ${pagesRead} of ${pagesDiscovered} known pages stand for the rest.`,
    )
  }
  if (crawl.stop === 'request_limit') {
    limits.push(`Too many addresses led to pages that were read already: ${pagesRead} of ${pagesDiscovered} were read.`)
  }
  if (crawl.stop === 'deadline') {
    limits.push(`The scan ran out of time: ${pagesRead} of ${pagesDiscovered} known pages stand for the rest.`)
  }
  if (crawl.stop === 'aborted') limits.push(`The scan was stopped early, after ${count(pagesRead, 'page')}.`)
  return limits
}

function pageLimits(pages: SiteEvidence['pages']): string[] {
  const complex = pages.filter(({ page }) => page?.tooComplex !== undefined).length
  const unrendered = pages.filter(({ rendering }) => rendering.mode === 'not_rendered').length
  const cut = pages.filter(({ page }) => page !== undefined && page.formCount > page.forms.length).length
  return [
    ...(unrendered > 0 ? [`What scripts add was not seen: ${count(unrendered, 'page')}.`] : []),
    ...(complex > 0 ? [`Too large or too deeply nested to be read whole: ${count(complex, 'page')}.`] : []),
    ...(cut > 0 ? [`More forms than are assessed one by one: ${count(cut, 'page')}.`] : []),
  ]
}
