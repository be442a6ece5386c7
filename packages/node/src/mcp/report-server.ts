import { type Implementation, McpServer } from '@modelcontextprotocol/server'
import { type ReportSource, registerGetAuditReport } from './get-audit-report.ts'

const INSTRUCTIONS =
  'Reports of how readily AI agents can discover, read and operate a website. Ask for a site by its address; where there is no report yet, the error says how one is made.'

/**
 * The MCP server of the service, made anew for every HTTP request and once for a connection over stdio. It speaks both
 * eras of the protocol and keeps nothing.
 *
 * @param info as the server names itself to clients
 */
export function createReportServer(info: Implementation, source: ReportSource): McpServer {
  // The one tool never changes: no client need wait for news of the list, as it would by default.
  const capabilities = { tools: { listChanged: false } }
  const server = new McpServer(info, { instructions: INSTRUCTIONS, capabilities })
  registerGetAuditReport(server, source)
  return server
}
