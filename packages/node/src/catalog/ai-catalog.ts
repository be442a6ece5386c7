import type { ServiceDescription } from './service-description.ts'

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
