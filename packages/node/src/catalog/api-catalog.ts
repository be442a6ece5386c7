import type { ServiceDescription } from './service-description.ts'

/** RFC 9727 section 4.1: a linkset document, and which profile of it. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

interface Target {
  href: string
  type?: string
}

/** One context of a linkset: an anchor, and targets by relation (RFC 9264 section 4.2). */
export type LinkContext = { anchor: string } & Record<string, string | Target[]>

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
