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

/**
 * Every page that was read, whether or not its content is known: for what the document alone tells. One page under two addresses,
 * which name one address as theirs (https://www.rfc-editor.org/rfc/rfc6596), is here once: under that address where it was read.
 */
export function readDocuments({ pages }: SiteEvidence): readonly ReadPage[] {
  const known = documents.get(pages)
  if (known) return known
  const read = chooseDocuments(pages)
  documents.set(pages, read)
  return read
}

/** Nearly every check asks for them, and again for each promise. */
const documents = new WeakMap<readonly PageEvidence[], readonly ReadPage[]>()

function chooseDocuments(evidence: readonly PageEvidence[]): ReadPage[] {
  const pages = evidence.flatMap(({ outcome, finalUrl, page, rendering }) =>
    outcome === 'read' && page ? [{ url: finalUrl, page, rendering }] : [],
  )
  const chosen = new Map<string, ReadPage>()
  for (const page of pages) {
    const key = keyOf(page)
    const known = chosen.get(key)
    if (!known || (known.url !== canonicalOf(known) && page.url === canonicalOf(page))) chosen.set(key, page)
  }
  const kept = new Set(chosen.values())
  return pages.filter((page) => kept.has(page))
}

/** Some sites name their homepage as the address of every page: pages that are called differently are two. */
function keyOf(page: ReadPage): string {
  const main = page.page.headings.find(({ level }) => level === 1)?.text ?? ''
  return [canonicalOf(page), page.page.title, main].join('\n')
}

function canonicalOf({ url, page }: ReadPage): string {
  return (page.canonical ?? url).replace(/#.*$/s, '')
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
