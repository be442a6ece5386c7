import { applyToolPatch, OperableError, type Tool, type ToolPatch } from '@operable/core'

interface PatchOfTool {
  patch: ToolPatch
  /** ISO 8601. */
  now: string
}

/**
 * The list with one tool changed; the same list when nothing changes.
 *
 * @throws OperableError `tool_not_found`, `invalid_selector`, `conflict` when another tool has the new name
 */
export function patchTool(tools: readonly Tool[], toolId: string, { patch, now }: PatchOfTool): readonly Tool[] {
  const index = indexOf(tools, toolId)
  const tool = tools[index]!
  const changed = applyToolPatch(tool, patch, now)
  if (changed === tool) return tools
  if (changed.name !== tool.name && tools.some(({ name }) => name === changed.name)) {
    throw new OperableError('conflict', `Another tool is called "${changed.name}".`)
  }
  return tools.with(index, changed)
}

/** The list with a tool in the place of what it was made from; the same list when that one was changed or removed since. */
export function replaceTool(tools: readonly Tool[], from: Tool, to: Tool): readonly Tool[] {
  const index = tools.findIndex(({ id, updatedAt }) => id === from.id && updatedAt === from.updatedAt)
  return index < 0 ? tools : tools.with(index, to)
}

/** The list without one tool. @throws OperableError `tool_not_found` */
export function removeTool(tools: readonly Tool[], toolId: string): readonly Tool[] {
  return tools.toSpliced(indexOf(tools, toolId), 1)
}

/** One tool of the list. @throws OperableError `tool_not_found` */
export function requireTool(tools: readonly Tool[], toolId: string): Tool {
  return tools[indexOf(tools, toolId)]!
}

function indexOf(tools: readonly Tool[], toolId: string): number {
  const index = tools.findIndex(({ id }) => id === toolId)
  if (index < 0) throw new OperableError('tool_not_found', 'The website has no tool with this id.')
  return index
}
