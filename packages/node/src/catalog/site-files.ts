import { publicPages } from './public-pages.ts'
import type { ServiceDescription } from './service-description.ts'

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

Reading is free, needs no key, never starts a scan and never touches the site that a report is about.

## Reports

- [Report of a site](${baseUrl}/api/v1/report?url=https%3A%2F%2Fexample.com%2F): the latest completed report; JSON, or Markdown with \`Accept: text/markdown\`
- [Methodology](${baseUrl}/api/v1/methodology): how the score comes about, check by check

## Interfaces

- [OpenAPI description](${baseUrl}/openapi.json): every operation of the HTTP API
- [MCP server card](${baseUrl}/mcp/server-card): the MCP server at ${baseUrl}/mcp with the tool \`site.get_audit_report\`
- [API catalog](${baseUrl}/.well-known/api-catalog): all of it as a linkset
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
