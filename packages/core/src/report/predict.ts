import type { FetchedFile, SiteEvidence, SitemapEvidence } from '../audit/evidence.ts'
import { editFile, withHeader } from '../fix/edit-file.ts'
import { fillBlanks } from '../fix/fill-blanks.ts'
import { type Place, placeOf } from '../fix/place-of.ts'
import type { PageSummary } from '../page/page-summary.ts'
import { isDescriptive } from '../page/text/descriptive-text.ts'
import type { Recommendation, Snippet } from '../schema/report-types.ts'
import { protocolFiles } from '../standards/protocol-files.ts'
import { readMarkup, withButton, withFormIntents, withLabel } from './predict-names.ts'

/** Stand for words that only the owner knows: about nothing in particular. */
export const OWNER_WORDS = 'Words of the owner'

type Lines = Pick<Recommendation, 'check' | 'pages' | 'snippets'>

/** What a scan would observe. It is not known for a page whose content only scripts show. */
export interface Prediction {
  site: SiteEvidence
  isKnown: boolean
}

/**
 * What a scan would observe once the lines of a recommendation are where they belong: what a promise of points is computed
 * from.
 *
 * @returns undefined if none of the lines has a place on the site
 */
export function predictEvidence(site: SiteEvidence, { check, pages, snippets }: Lines): Prediction | undefined {
  let after = site
  let prediction: Prediction | undefined
  for (const snippet of snippets) {
    const place = placeOf(check, snippet)
    if (!place) continue
    after = predictSnippet(after, place, { snippet, pages })
    const isKnown = place.kind === 'file' || place.kind === 'header' || !isUnseen(site, snippet, pages)
    prediction = { site: after, isKnown: isKnown && prediction?.isKnown !== false }
  }
  return prediction && { ...prediction, site: withOffers(prediction.site, site) }
}

/** New names may change what the forms offer: read that once, after all of them. */
function withOffers(after: SiteEvidence, before: SiteEvidence): SiteEvidence {
  const pages = after.pages.map((evidence, index) => {
    const known = before.pages[index]?.page
    if (!evidence.page || !known || evidence.page.forms === known.forms) return evidence
    return { ...evidence, page: withFormIntents(evidence.page, known) }
  })
  return { ...after, pages }
}

/** Whether lines go to a page that was not rendered: with them it may no longer count as empty. */
function isUnseen({ pages, finalUrl }: SiteEvidence, { page = finalUrl }: Snippet, others: readonly string[]): boolean {
  return pages.some(
    (evidence) =>
      (evidence.finalUrl === page || others.includes(evidence.finalUrl)) &&
      evidence.rendering.mode !== 'browser' &&
      (evidence.rendering.mode === 'not_rendered' || evidence.page?.emptyShell.isShell === true),
  )
}

interface Line {
  snippet: Snippet
  pages: readonly string[]
}

function predictSnippet(site: SiteEvidence, place: Place, { snippet, pages }: Line): SiteEvidence {
  const code = fillBlanks(snippet.code, OWNER_WORDS)
  switch (place.kind) {
    case 'header':
      return withHomepageHeader(site, code)
    case 'file':
      return withFile(site, place, code)
    case 'page':
      return onPages(site, [snippet.page ?? site.finalUrl], (page, url) => merge(page, readMarkup(page, { code, url })))
    case 'element':
      return onPages(site, place.isOnAll ? pages : [snippet.page ?? site.finalUrl], (page, url) =>
        named(page, place.selector, { code, url }),
      )
  }
}

function withHomepageHeader(site: SiteEvidence, line: string): SiteEvidence {
  const { homepage } = site
  if (homepage.outcome !== 'answered') return site
  return { ...site, homepage: { ...homepage, headers: withHeader(homepage.headers, line) } }
}

function withFile(site: SiteEvidence, place: Extract<Place, { kind: 'file' }>, code: string): SiteEvidence {
  const { path } = place
  const url = new URL(path, site.finalUrl).href
  if (path === '/robots.txt') {
    const old = site.robots.outcome === 'answered' ? (site.robots.body ?? '') : ''
    const body = editFile(old, place, code)
    return { ...site, robots: fileAt(url, body), sitemaps: namedSitemaps(site.sitemaps, body) }
  }
  const known = protocolFiles.find((file) => file.path === path)
  if (known) return { ...site, files: { ...site.files, [known.id]: fileAt(url, code) } }
  const entries = code.split('<loc>').length - 1
  const foundIn = site.sitemaps.some((each) => each.url === url && each.foundIn === 'robots.txt')
  const sitemap = { url, outcome: 'read' as const, kind: 'urlset' as const, entries }
  return { ...site, sitemaps: [{ ...sitemap, foundIn: foundIn ? 'robots.txt' : 'well-known' }] }
}

/** A new robots.txt may name other sitemaps than the old one. */
function namedSitemaps(sitemaps: readonly SitemapEvidence[], robots: string): SitemapEvidence[] {
  return sitemaps.flatMap((sitemap) => {
    if (robots.includes(sitemap.url)) return [{ ...sitemap, foundIn: 'robots.txt' as const }]
    return sitemap.foundIn === 'robots.txt' ? [] : [sitemap]
  })
}

function fileAt(url: string, body: string): FetchedFile {
  return { outcome: 'answered', url, finalUrl: url, status: 200, headers: {}, body }
}

function onPages(
  site: SiteEvidence,
  addresses: readonly string[],
  change: (page: PageSummary, url: string) => PageSummary,
): SiteEvidence {
  return {
    ...site,
    pages: site.pages.map((evidence) =>
      evidence.page && addresses.includes(evidence.finalUrl)
        ? { ...evidence, page: change(evidence.page, evidence.finalUrl) }
        : evidence,
    ),
  }
}

/** Adds what the lines show to what the page shows: lists are joined, amounts are summed. */
function merge<Part extends object>(page: Part, added: Part): Part {
  const merged = Object.entries(added).flatMap(([key, value]) => {
    const own = (page as Record<string, unknown>)[key]
    // A member that stays the same is the same object: checks that look at it need not be asked again.
    if (OWN.has(key) || value === 0 || value === false || (Array.isArray(value) && value.length === 0)) return []
    if (Array.isArray(value)) return [[key, [...((own as unknown[] | undefined) ?? []), ...value]]]
    if (typeof value === 'number') return [[key, Number(own ?? 0) + value]]
    if (typeof value === 'boolean') return [[key, own === true || value]]
    return typeof value === 'object' && value !== null && own ? [[key, merge(own as object, value)]] : []
  })
  return merged.length === 0 ? page : { ...page, ...Object.fromEntries(merged) }
}

/** Members that describe the page as a whole: added lines do not change them. */
const OWN = new Set(['title', 'language', 'meta', 'canonical', 'emptyShell', 'tooComplex', 'webMcp'])

/** The page with a name for one of its elements. */
function named(page: PageSummary, selector: string, lines: { code: string; url: string }): PageSummary {
  const button = page.buttons.find((each) => each.selector === selector && !isDescriptive(each.text))
  return button ? withButton(page, button, lines) : withLabel(page, selector, lines)
}
