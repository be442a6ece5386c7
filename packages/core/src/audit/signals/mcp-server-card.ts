import { fileSignal } from './file-signal.ts'
import type { SignalRule } from './signal-rule.ts'

export const mcpServerCard: SignalRule = fileSignal({
  id: 'mcp-server-card',
  title: 'MCP server card',
  files: ['mcp-server-card', 'mcp-server-card-well-known'],
})
