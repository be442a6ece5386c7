import { PRODUCT, PRODUCT_DESCRIPTION, PRODUCT_TITLE, type ServiceDescription } from './service-description.ts'

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

/** The same server without an address of its own, started by its client. */
export function localServerInfo(version: string) {
  return { name: PRODUCT, title: PRODUCT_TITLE, description: PRODUCT_DESCRIPTION, version }
}

function remote({ baseUrl }: ServiceDescription) {
  return { type: 'streamable-http' as const, url: `${baseUrl}/mcp` }
}
