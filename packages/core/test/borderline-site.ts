import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FetchedFile, PageEvidence, SiteEvidence, SitemapEvidence } from '../src/audit/evidence.ts'
import { parseRobots } from '../src/site/robots.ts'
import { parseSitemap } from '../src/site/sitemap.ts'
import { crawledSite, foundPage, readDocument } from './crawled-site.ts'

const FOLDER = new URL('borderline/', import.meta.url)

/** One file of `borderline/`; its README says what each member means. */
export interface BorderlineSite {
  label: string
  why: string
  origin: string
  headers?: Record<string, string>
  files: Record<string, string | { contentType?: string; body?: string; status?: number }>
  pages: { path: string; html?: string; status?: number; rendered?: string }[]
  expect: Record<string, number | 'not_applied'>
  operability?: { forms: ({ page: string; nth: number } & Partial<Record<VerdictName, string>>)[] }
  /** Rows whose expectation does not follow from the specification, with the reason; they are not asserted. */
  disputed?: Record<string, string>
}

export type VerdictName = 'callable' | 'fillable' | 'submittable' | 'safe'

/** Name of the file and what is in it. */
export function borderlineSites(): [name: string, site: BorderlineSite][] {
  const names = readdirSync(fileURLToPath(FOLDER)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => [name.slice(0, -5), JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))])
}

/** Evidence of such a site, as a crawl would have gathered it: the pages go through `parsePage`. */
export function borderlineEvidence(site: BorderlineSite): SiteEvidence {
  const { origin, headers = {}, pages } = site
  const url = `${origin}/`
  const robots = fileOf(site, '/robots.txt')
  return crawledSite(origin, {
    homepage: {
      outcome: 'answered',
      url,
      finalUrl: url,
      status: 200,
      headers: { 'content-type': 'text/html', ...headers },
    },
    robots,
    sitemaps: sitemapsOf(site, robots),
    fileAt: (path) => fileOf(site, path),
    pages: pages.map((page, index) => pageOf(origin, page, index)),
  })
}

function fileOf({ origin, files }: BorderlineSite, path: string): FetchedFile {
  const url = `${origin}${path}`
  const answer = { outcome: 'answered' as const, url, finalUrl: url }
  const file = files[path]
  if (file === undefined) return { ...answer, status: 404, headers: { 'content-type': 'text/html' } }
  const { contentType, body = '', status = 200 } = typeof file === 'string' ? { body: file } : file
  const type = contentType ?? (path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8')
  return { ...answer, status, headers: { 'content-type': type }, body }
}

function sitemapsOf(site: BorderlineSite, robots: FetchedFile): SitemapEvidence[] {
  const named = robots.outcome === 'answered' && robots.status === 200 ? parseRobots(robots.body ?? '').sitemaps : []
  const paths = named.length > 0 ? named : ['/sitemap.xml', '/sitemap_index.xml']
  const foundIn = named.length > 0 ? 'robots.txt' : 'well-known'
  return paths.map((path) => {
    const { href, pathname, search } = new URL(path, site.origin)
    const file = fileOf(site, `${pathname}${search}`)
    if (file.outcome !== 'answered' || file.status !== 200) return { url: href, foundIn, outcome: 'absent', entries: 0 }
    const { kind, urls } = parseSitemap(file.body ?? '')
    if (!kind) return { url: href, foundIn, outcome: 'not_a_sitemap', entries: 0 }
    return { url: href, foundIn, outcome: 'read', kind, entries: urls.length }
  })
}

function pageOf(origin: string, page: BorderlineSite['pages'][number], index: number): PageEvidence {
  const { path, html, status = 200, rendered } = page
  const url = new URL(path, origin).href
  const found = { ...foundPage(url, index), status }
  if (html === undefined || status >= 400) return { ...found, outcome: 'http_error', rendering: { mode: 'static' } }
  return { ...found, ...readDocument(url, { html, rendered }) }
}
