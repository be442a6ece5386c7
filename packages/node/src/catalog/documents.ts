import { PRODUCT, PRODUCT_DESCRIPTION, PRODUCT_TITLE, type ServiceDescription } from './service-description.ts'

/** RFC 9727 section 4.1: a linkset document, and which profile of it. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

interface Target {
  href: string
  type?: string
}

/** One context of a linkset: an anchor, and targets by relation (RFC 9264 section 4.2). */
type LinkContext = { anchor: string } & Record<string, string | Target[]>

/** Which APIs there are and where each is described (RFC 9727 over RFC 9264, relations of RFC 8631 and RFC 6573). */
export function apiCatalog({ baseUrl }: ServiceDescription): { linkset: LinkContext[] } {
  const report = `${baseUrl}/api/v1/report`
  const mcp = `${baseUrl}/mcp`
  return {
    linkset: [
      {
        anchor: report,
        'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}/api/v1/methodology`, type: 'text/markdown' }],
        status: [{ href: `${baseUrl}/health`, type: 'application/json' }],
      },
      {
        anchor: mcp,
        'service-desc': [{ href: `${baseUrl}/mcp/server-card`, type: 'application/mcp-server-card+json' }],
        'service-meta': [{ href: `${baseUrl}/server.json`, type: 'application/json' }],
      },
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: [{ href: report }, { href: mcp }] },
    ],
  }
}

/**
 * AI Catalog (Agent-Card/ai-catalog, specification 0.9 of document version 1.0), in a form that the ARD profile accepts
 * as well: a display name on every entry, an identifier that fits both grammars, and no member of our own. There is no
 * trust manifest: one that proves nothing must be left out.
 */
export function aiCatalog({ baseUrl, host, title }: ServiceDescription) {
  return {
    specVersion: '1.0',
    host: { displayName: title, identifier: host, documentationUrl: `${baseUrl}/api/v1/methodology` },
    entries: [
      {
        identifier: `urn:air:${host}:site-audit:mcp`,
        displayName: `${title}: site audit reports over MCP`,
        type: 'application/mcp-server-card+json',
        url: `${baseUrl}/mcp/server-card`,
      },
      {
        identifier: `urn:air:${host}:audit-api:openapi`,
        displayName: `${title}: site audit reports over HTTP`,
        type: 'application/openapi+json',
        url: `${baseUrl}/openapi.json`,
      },
    ],
  }
}

/** `Link` of the homepage and of the catalogs (RFC 8288): where an agent that knows one address finds the rest. */
export function discoveryLinks({ baseUrl }: ServiceDescription): string {
  return [
    `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
    `<${baseUrl}/.well-known/ai-catalog.json>; rel="ai-catalog"; type="application/ai-catalog+json"`,
    `<${baseUrl}/openapi.json>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}/api/v1/methodology>; rel="service-doc"; type="text/markdown"`,
  ].join(', ')
}

/** Revisions of MCP that the endpoint speaks, newest first. */
export const mcpVersions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'] as const

/** The entry that a registry of MCP servers takes (server.json, schema of 2025-12-11). */
export function serverManifest(service: ServiceDescription) {
  const { name, title, description, version, baseUrl } = service
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name,
    title,
    description,
    version,
    websiteUrl: `${baseUrl}/`,
    remotes: [remote(service)],
  }
}

/** The same identity where a client looks that knows the endpoint alone (SEP-2127). */
export function serverCard(service: ServiceDescription) {
  const { name, title, description, version, baseUrl } = service
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    title,
    description,
    version,
    websiteUrl: `${baseUrl}/`,
    remotes: [{ ...remote(service), supportedProtocolVersions: mcpVersions }],
  }
}

/** How the running server names itself in `initialize` and `server/discover`. */
export function serverInfo({ name, title, description, version, baseUrl }: ServiceDescription) {
  return { name, title, description, version, websiteUrl: `${baseUrl}/` }
}

/** How the server of one website's tools names itself. */
export function siteServerInfo({ version }: Pick<ServiceDescription, 'version'>, url: string) {
  const { host } = new URL(url)
  return { name: `${PRODUCT}-${host.replaceAll(/[^a-z0-9.-]/gi, '-')}`, title: `Tools of ${host}`, version }
}

/** The server without an address of its own, started by its client. */
export function localServerInfo(version: string) {
  return { name: PRODUCT, title: PRODUCT_TITLE, description: PRODUCT_DESCRIPTION, version }
}

function remote({ baseUrl }: ServiceDescription) {
  return { type: 'streamable-http' as const, url: `${baseUrl}/mcp` }
}

/** What a crawler may read: everything but the pages that belong to one person's visit. The door of the console is open to all. */
export function robotsTxt({ baseUrl }: ServiceDescription): string {
  return `User-agent: *
Allow: /
Disallow: /console/
Disallow: /scans

Sitemap: ${baseUrl}/sitemap.xml
`
}

/** sitemaps.org 0.9. */
export function sitemapXml({ baseUrl }: ServiceDescription): string {
  const urls = publicPages.map((path) => `  <url><loc>${escapeXml(`${baseUrl}${path}`)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** llmstxt.org: what the service is and where an agent reads on. */
export function llmsTxt({ title, description, baseUrl }: ServiceDescription): string {
  return `# ${title}

> ${description}

Reading is free, needs no key, never starts a scan and never contacts the site that a report is about.

## Reports

- [Report of a site](${baseUrl}/api/v1/report?url=https%3A%2F%2Fexample.com%2F): the latest completed report, as JSON, or as Markdown with \`Accept: text/markdown\`
- [Methodology](${baseUrl}/api/v1/methodology): how the score is calculated, check by check

## Interfaces

- [OpenAPI description](${baseUrl}/openapi.json): every operation of the HTTP API
- [MCP server card](${baseUrl}/mcp/server-card): the MCP server at ${baseUrl}/mcp with the tool \`site.get_audit_report\`
- [API catalog](${baseUrl}/.well-known/api-catalog): everything as a linkset
`
}

/**
 * RFC 9116: where to report a weakness of the service.
 *
 * @param contact `mailto:` or https address of the operator
 * @param expires when the contact should be asked for anew
 */
export function securityTxt({ baseUrl }: ServiceDescription, contact: string, expires: Date): string {
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Canonical: ${baseUrl}/.well-known/security.txt
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Pages that anybody may find: what the sitemap lists. Reports of other people's sites are not among them. */
export const publicPages: readonly string[] = ['/', '/methodology', '/help']
