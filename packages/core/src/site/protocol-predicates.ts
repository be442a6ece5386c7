import { arrayMember, isObject, type JsonObject, member, objectMember, textMember } from './json-object.ts'

/** When a JSON document counts as the file that its address promises. */
export interface ProtocolPredicate {
  /** What the document must have, for the sentence that says that it has not. */
  needs: string
  holds(document: JsonObject): boolean
  /** What it calls itself. */
  name?(document: JsonObject): string | undefined
}

/** Whether a member says something: text, a number, an array or an object. */
function states(document: JsonObject, name: string): boolean {
  const value = member(document, name)
  return textMember(document, name) !== undefined || typeof value === 'number' || isStructure(value)
}

const isStructure = (value: unknown): boolean => Array.isArray(value) || isObject(value)

/** No standard; the members that drafts and servers in use write. */
const MCP_MEMBERS = [
  'name',
  'serverInfo',
  'version',
  'remotes',
  'servers',
  'mcpServers',
  'transport',
  'transports',
  'endpoint',
  'endpoints',
  'url',
  'protocolVersion',
  'tools',
]

/** OpenAI plugin manifest v1. */
const aiPlugin: ProtocolPredicate = {
  needs: '"schema_version" and "api" or "name_for_model"',
  holds: (document) =>
    textMember(document, 'schema_version') !== undefined &&
    (objectMember(document, 'api') !== undefined || textMember(document, 'name_for_model') !== undefined),
  name: (document) => textMember(document, 'name_for_human') ?? textMember(document, 'name_for_model'),
}

const mcp: ProtocolPredicate = {
  needs: 'a member that describes an MCP server, such as "name", "servers" or "endpoint"',
  holds: (document) => MCP_MEMBERS.some((name) => states(document, name)),
  name: serverName,
}

/** OpenAPI 3.x and Swagger 2.0. */
const openapi: ProtocolPredicate = {
  needs: '"openapi" 3.x (or "swagger" 2.0) and "info"',
  holds: (document) =>
    objectMember(document, 'info') !== undefined &&
    (textMember(document, 'openapi')?.startsWith('3.') || textMember(document, 'swagger') === '2.0'),
  name: infoTitle,
}

/** Wildcard agents.json 0.1, and looser files of the same name. */
const agents: ProtocolPredicate = {
  needs: '"agentsJson", "agents", "flows", "tools", "actions" or "name"',
  holds: (document) =>
    textMember(document, 'agentsJson') !== undefined ||
    textMember(document, 'name') !== undefined ||
    ['agents', 'flows', 'tools', 'actions'].some((name) => isStructure(member(document, name))),
  name: (document) => infoTitle(document) ?? textMember(document, 'name'),
}

/** A2A agent card 1.0 (`supportedInterfaces`) and 0.3 (`url`). */
const agentCard: ProtocolPredicate = {
  needs: '"name", "supportedInterfaces" or "url", and "skills" or "capabilities"',
  holds: (document) =>
    textMember(document, 'name') !== undefined &&
    (arrayMember(document, 'supportedInterfaces') !== undefined || textMember(document, 'url') !== undefined) &&
    ['skills', 'capabilities'].some((name) => isStructure(member(document, name))),
  name: (document) => textMember(document, 'name'),
}

/** RFC 9727 over RFC 9264. */
const apiCatalog: ProtocolPredicate = {
  needs: 'a "linkset" with at least one entry',
  holds: (document) => arrayMember(document, 'linkset')?.some(isObject) ?? false,
}

/** AI Catalog 0.x and 1.x, the ARD profile of it, and the shape of 2025 (`agents`). */
const aiCatalog: ProtocolPredicate = {
  needs: '"specVersion" 0 or 1 and "entries"',
  holds: (document) =>
    (arrayMember(document, 'entries') !== undefined &&
      /^[01](?:\.|$)/.test(textMember(document, 'specVersion') ?? '')) ||
    (arrayMember(document, 'agents')?.some(isObject) ?? false),
  name: (document) => {
    const host = objectMember(document, 'host')
    return host && textMember(host, 'displayName')
  },
}

/** MCP server card (SEP-2127), and the draft before it (`serverInfo`). */
const serverCard: ProtocolPredicate = {
  needs: '"name", "version" and "description", or "serverInfo"',
  holds: (document) =>
    ['name', 'version', 'description'].every((name) => textMember(document, name) !== undefined) ||
    isStructure(member(document, 'serverInfo')),
  name: serverName,
}

/** Index of agent skills. */
const agentSkills: ProtocolPredicate = {
  needs: '"skills" with named entries',
  holds: (document) =>
    arrayMember(document, 'skills')?.some((skill) => isObject(skill) && textMember(skill, 'name') !== undefined) ??
    false,
}

/** By id in `standards/protocol-files.ts`. */
export const protocolPredicates: ReadonlyMap<string, ProtocolPredicate> = new Map([
  ['ai-plugin', aiPlugin],
  ['mcp', mcp],
  ['openapi', openapi],
  ['agents', agents],
  ['agents-well-known', agents],
  ['agent-card', agentCard],
  ['api-catalog', apiCatalog],
  ['ai-catalog', aiCatalog],
  ['ard', aiCatalog],
  ['mcp-server-card', serverCard],
  ['mcp-server-card-well-known', serverCard],
  ['agent-skills', agentSkills],
])

function serverName(document: JsonObject): string | undefined {
  const info = objectMember(document, 'serverInfo')
  return textMember(document, 'title') ?? textMember(document, 'name') ?? (info && textMember(info, 'name'))
}

function infoTitle(document: JsonObject): string | undefined {
  const info = objectMember(document, 'info')
  return info && textMember(info, 'title')
}
