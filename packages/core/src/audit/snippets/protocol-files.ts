import { cleanText } from '../../html/clean-text.ts'
import type { Snippet } from '../../schema/report-types.ts'
import type { SiteEvidence } from '../evidence.ts'
import { readPages } from '../read-pages.ts'
import { siteAddress, siteName } from '../site-address.ts'
import { jsonCode } from './json.ts'

/** The files that describe what a site has anyway. A card or MCP file without a server behind it would be a lie. */
export const describableFiles = ['openapi', 'agents', 'ai-plugin'] as const
export type DescribableFile = (typeof describableFiles)[number]

const PAGES = 25

/** A complete file to publish, built from the pages that were read. */
export function protocolFile(site: SiteEvidence, id: DescribableFile): Snippet {
  const { path, content } = builders[id](site)
  return { target: path, language: 'json', code: jsonCode(content) }
}

const builders: Record<DescribableFile, (site: SiteEvidence) => { path: string; content: object }> = {
  openapi: (site) => ({
    path: '/openapi.json',
    content: {
      openapi: '3.1.0',
      info: { title: siteName(site), version: '1.0.0', description: description(site) },
      servers: [{ url: siteAddress(site, '/').replace(/\/$/, '') }],
      paths: Object.fromEntries(pagePaths(site)),
    },
  }),
  agents: (site) => ({
    path: '/agents.json',
    content: {
      agentsJson: '0.1.0',
      info: { title: siteName(site), version: '1.0.0', description: description(site) },
      sources: [{ id: 'site', path: siteAddress(site, '/openapi.json') }],
      flows: pagePaths(site).map(([, { get }]) => ({
        id: get.operationId,
        title: get.summary,
        description: `Read ${get.summary}`,
        actions: [{ id: get.operationId, sourceId: 'site', operationId: get.operationId }],
        fields: { parameters: [], responses: {} },
      })),
    },
  }),
  'ai-plugin': (site) => ({
    path: '/.well-known/ai-plugin.json',
    content: {
      schema_version: 'v1',
      name_for_human: cleanText(siteName(site), 20),
      name_for_model: modelName(site),
      description_for_human: cleanText(description(site), 100),
      description_for_model: description(site),
      auth: { type: 'none' },
      api: { type: 'openapi', url: siteAddress(site, '/openapi.json') },
      logo_url: siteAddress(site, '/favicon.ico'),
      ...contact(site),
      legal_info_url: siteAddress(site, '/'),
    },
  }),
}

type PagePath = [string, { get: { operationId: string; summary: string; responses: object } }]

function pagePaths(site: SiteEvidence): PagePath[] {
  const responses = { 200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } } }
  const paths = new Map<string, PagePath>()
  for (const { url, page } of readPages(site)) {
    if (paths.size >= PAGES || !URL.canParse(url)) continue
    const { pathname } = new URL(url)
    if (paths.has(pathname)) continue
    const operationId = `readPage${paths.size + 1}`
    paths.set(pathname, [
      pathname,
      { get: { operationId, summary: cleanText(page.title || pathname, 120), responses } },
    ])
  }
  return [...paths.values()]
}

function description(site: SiteEvidence): string {
  const said = readPages(site)[0]?.page.meta.description
  return cleanText(said || `Pages of ${siteName(site)}`, 300)
}

/** Only an address that the site itself publishes. */
function contact(site: SiteEvidence): { contact_email?: string } {
  const links = readPages(site).flatMap(({ page }) => page.actionLinks)
  const mail = links.find(({ hrefText }) => hrefText.startsWith('mailto:'))?.hrefText
  const address = mail ? cleanText(mail.slice('mailto:'.length).replace(/\?.*$/s, ''), 200) : ''
  return address ? { contact_email: address } : {}
}

function modelName(site: SiteEvidence): string {
  return hostOf(site)
    .replace(/[^a-z0-9]+/gi, '_')
    .slice(0, 50)
}

function hostOf(site: SiteEvidence): string {
  return URL.canParse(site.finalUrl) ? new URL(site.finalUrl).hostname.replace(/^www\./, '') : 'localhost'
}
