import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { isPersons } from './edited-members.ts'
import { applyToolPatch, defined } from './patch-tool.ts'

/**
 * A tool that follows its element to another place. It is the same element, so what its owner said about it stays; the rest
 * is `unchecked` until `checkedTool` reads it there.
 * @param now ISO 8601
 * @throws OperableError `invalid_selector`
 */
export function followTool(tool: Tool, patch: Pick<ToolPatch, 'pageUrl' | 'selector'>, now: string): Tool {
  const moved = applyToolPatch(tool, patch, now)
  if (moved === tool) return tool
  const { repeatable, expects, hiddenFields, personFields, inputSchema } = tool.metadata
  const worded = isPersons(tool, 'inputSchema') ? { inputSchema } : {}
  return {
    ...moved,
    metadata: { ...moved.metadata, ...defined({ repeatable, expects, hiddenFields, personFields, ...worded }) },
  }
}
