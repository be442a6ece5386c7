import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FetchedFile, FetchFailure, PageEvidence, SiteEvidence, SitemapEvidence } from '../src/audit/evidence.ts'
import { parseRobots } from '../src/site/robots.ts'
import { parseSitemap } from '../src/site/sitemap.ts'
import { crawledSite, foundPage, readDocument } from './crawled-site.ts'

const SITES = fileURLToPath(new URL('fixtures/sites/', import.meta.url))

/** `site.json` of a fixture: what a folder of files cannot say about a site. */
interface SiteDescription {
  about: string
  origin: string
  /** Of the response to `/`. */
  headers?: Record<string, string>
  /** What answers every request instead of the site. */
  wall?: { status: number; headers: Record<string, string>; file: string }
  source?: 'network' | 'folder'
  /** Files that did not answer, by path without the leading slash. */
  failures?: Record<string, FetchFailure>
  pages: PageDescription[]
}

interface PageDescription {
  path: string
  /** Default: `index.html` for `/`, else the path with `.html`. */
  file?: string
  /** File of the document that a browser showed. */
  rendered?: string
  notRendered?: string
  /** Set: the page was not read. */
  outcome?: Exclude<PageEvidence['outcome'], 'read'>
  status?: number
  failure?: FetchFailure
  detail?: string
}

/** Names of the fixture sites, sorted. */
export function fixtureSites(): string[] {
  return readdirSync(SITES).sort()
}

/** Evidence of a fixture site, as a crawl would have gathered it: the pages go through `parsePage`. */
export function readFixtureSite(name: string): SiteEvidence {
  const folder = join(SITES, name)
  const site: SiteDescription = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  const { origin, source = 'network', pages } = site
  const url = `${origin}/`
  const robots = readFile(folder, site, '/robots.txt')
  return crawledSite(origin, {
    homepage:
      source === 'folder'
        ? { outcome: 'not_requested', url, why: 'A folder has no server that sends headers.' }
        : {
            outcome: 'answered',
            url,
            finalUrl: url,
            status: site.wall?.status ?? 200,
            headers: { 'content-type': 'text/html; charset=utf-8', ...site.headers, ...site.wall?.headers },
          },
    robots,
    sitemaps: readSitemaps(folder, site, robots),
    fileAt: (path) => readFile(folder, site, path),
    pages: pages.map((page, index) => readPage(folder, origin, page, index)),
    source,
  })
}

function readFile(folder: string, { origin, failures, wall }: SiteDescription, path: string): FetchedFile {
  const url = `${origin}${path}`
  const failure = failures?.[path.slice(1)]
  if (failure !== undefined) return { outcome: 'failed', url, failure, detail: `The request failed: ${failure}.` }
  const answer = { outcome: 'answered' as const, url, finalUrl: url }
  if (wall !== undefined) return { ...answer, ...wallAnswer(folder, wall) }
  const file = join(folder, path)
  if (path.endsWith('/') || !existsSync(file))
    return { ...answer, status: 404, headers: { 'content-type': 'text/html' } }
  const type = path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8'
  return { ...answer, status: 200, headers: { 'content-type': type }, body: readFileSync(file, 'utf8') }
}

function wallAnswer(folder: string, { status, headers, file }: NonNullable<SiteDescription['wall']>) {
  return { status, headers, body: readFileSync(join(folder, file), 'utf8') }
}

function readSitemaps(folder: string, site: SiteDescription, robots: FetchedFile): SitemapEvidence[] {
  const named = robots.outcome === 'answered' && parseRobots(robots.body ?? '').sitemaps.length > 0
  const foundIn = named ? 'robots.txt' : 'well-known'
  const url = `${site.origin}/sitemap.xml`
  const file = readFile(folder, site, '/sitemap.xml')
  if (file.outcome === 'failed') return [{ url, foundIn, outcome: 'failed', entries: 0, detail: file.detail }]
  if (site.wall !== undefined) return [{ url, foundIn, outcome: 'failed', entries: 0, detail: 'A bot wall answered.' }]
  if (file.outcome !== 'answered' || file.body === undefined) return [{ url, foundIn, outcome: 'absent', entries: 0 }]
  return [{ url, foundIn, outcome: 'read', kind: 'urlset', entries: parseSitemap(file.body).urls.length }]
}

function readPage(folder: string, origin: string, page: PageDescription, index: number): PageEvidence {
  const url = `${origin}${page.path}`
  const { outcome, status, failure, detail, notRendered } = page
  const found = foundPage(url, index)
  if (outcome !== undefined) {
    return {
      ...found,
      outcome,
      ...(status === undefined ? {} : { status }),
      ...(failure === undefined ? {} : { failure }),
      ...(detail === undefined ? {} : { detail }),
      rendering: { mode: 'static' },
    }
  }
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const html = text(page.file ?? (page.path === '/' ? 'index.html' : `${page.path}.html`))
  const rendered = page.rendered === undefined ? undefined : text(page.rendered)
  const read = readDocument(url, { html, rendered, notRendered })
  if (rendered !== undefined && read.rendering.mode !== 'browser') {
    throw new Error(`${url} is no empty shell, so no scan would render it`)
  }
  return { ...found, ...read, status: 200 }
}
