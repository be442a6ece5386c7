// The tools as agents see them. It is a bundle of its own, loaded where a browser takes tools (WebMCP) or somebody asks for
// them: most visits have no agent.
import { type AgentTool, describeTool } from '@operable/core/describe'
import type { Tool } from '@operable/core/schema'
import { type Registration, type RunTool, webMcp } from './site/web-mcp.ts'

/** What each tool is to an agent. */
export function describe(tools: readonly Tool[]): AgentTool[] {
  return tools.map(describeTool)
}

/** Registers the tools with the browser, see `webMcp`. */
export function register(run: RunTool): Registration {
  return webMcp(run)
}
