import type { ServiceDescription } from './service-description.ts'

/** `Link` of the homepage and of the catalogs (RFC 8288): where an agent that knows one address finds the rest. */
export function discoveryLinks({ baseUrl }: ServiceDescription): string {
  return [
    `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
    `<${baseUrl}/.well-known/ai-catalog.json>; rel="ai-catalog"; type="application/ai-catalog+json"`,
    `<${baseUrl}/openapi.json>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}/api/v1/methodology>; rel="service-doc"; type="text/markdown"`,
  ].join(', ')
}
