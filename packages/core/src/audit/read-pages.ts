import type { PageSummary } from '../page/page-summary.ts'
import type { PageEvidence, SiteEvidence } from './evidence.ts'

/** A page that was read, with what it says. */
export interface ReadPage {
  url: string
  page: PageSummary
  rendering: PageEvidence['rendering']
}

/**
 * The pages whose content checks judge, in the order of the crawl: those that were read. Not a page that we kept from
 * showing its content, by refusing a request that it needs: what it shows is not known, so it counts neither way.
 */
export function readPages(site: SiteEvidence): ReadPage[] {
  return readDocuments(site).filter(({ rendering }) => !(rendering.mode === 'not_rendered' && rendering.withheld))
}

/** Every page that was read, whether or not its content is known: for what the document alone tells. */
export function readDocuments(site: SiteEvidence): ReadPage[] {
  return site.pages.flatMap(({ outcome, finalUrl, page, rendering }) =>
    outcome === 'read' && page ? [{ url: finalUrl, page, rendering }] : [],
  )
}

/** Whether the document holds neither text nor anything to act on, before and without scripts: a picture, or nothing. */
export function isBlank({ page, rendering }: Pick<ReadPage, 'page' | 'rendering'>): boolean {
  if (rendering.mode === 'browser') return rendering.staticTextLength === 0 && rendering.staticReasons.length === 0
  return page.textLength + page.formCount + page.buttonCount + page.looseFields.length === 0
}

/** Whether the document shows next to nothing before its scripts run. */
export function isShell({ page, rendering }: Pick<ReadPage, 'page' | 'rendering'>): boolean {
  if (rendering.mode === 'static') return page.emptyShell.isShell
  // A page that was rendered on request (`--render always`) without need has no reasons.
  return rendering.mode === 'not_rendered' || rendering.staticReasons.length > 0
}
