/** A file or answer at a known address that tells agents about a site. */
export interface ProtocolFile {
  /** Key in `SiteEvidence.files`. */
  id: string
  /** Path on the scanned origin. */
  path: string
  /** The point that it can earn in the check `agent-protocol-files`; several files may stand for one point. */
  point?: 'ai-plugin' | 'mcp' | 'openapi' | 'agents' | 'agent-card'
  /** `Accept` header to ask with, where the answer depends on it. */
  accept?: string
}

/**
 * Asked for once in every scan. A file counts by its content, because single-page applications answer 200 everywhere
 * (site/protocol-predicates.ts). Both addresses of agents.json are one point: upstream moved it, and publishing it twice is no
 * second merit. The agent card's old path earns none.
 */
export const protocolFiles: readonly ProtocolFile[] = [
  { id: 'llms-txt', path: '/llms.txt' },
  { id: 'ai-plugin', path: '/.well-known/ai-plugin.json', point: 'ai-plugin' },
  { id: 'mcp', path: '/.well-known/mcp.json', point: 'mcp' },
  { id: 'openapi', path: '/openapi.json', point: 'openapi' },
  { id: 'agents', path: '/agents.json', point: 'agents' },
  { id: 'agents-well-known', path: '/.well-known/agents.json', point: 'agents' },
  { id: 'agent-card', path: '/.well-known/agent-card.json', point: 'agent-card' },
  { id: 'api-catalog', path: '/.well-known/api-catalog', accept: 'application/linkset+json' },
  { id: 'ai-catalog', path: '/.well-known/ai-catalog.json' },
  { id: 'ard', path: '/.well-known/ard.json' },
  { id: 'mcp-server-card', path: '/mcp/server-card' },
  { id: 'mcp-server-card-well-known', path: '/.well-known/mcp/server-card.json' },
  { id: 'agent-skills', path: '/.well-known/agent-skills/index.json' },
  { id: 'markdown-negotiation', path: '/', accept: 'text/markdown' },
]
