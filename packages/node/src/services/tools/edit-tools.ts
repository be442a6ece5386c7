import { OperableError, type Tool, type ToolPatch } from '@operable/core'
import { applyToolPatch, withChecked, withEdits } from '@operable/core/tools'

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
  if (changed.name !== tool.name) requireFreeName(tools.toSpliced(index, 1), changed.name)
  return tools.with(index, withEdits(tool, changed, patch))
}

/** Equal but for case is the same to whoever reads a name. @throws OperableError `conflict` */
export function requireFreeName(tools: readonly Tool[], wanted: string): void {
  const other = tools.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (other) throw new OperableError('conflict', `Another tool is called "${other.name}".`)
}

/** The list with what was read of a tool; the same list when that one was moved again, read, or removed since. */
export function keepChecked(tools: readonly Tool[], read: Tool, checked: Tool): readonly Tool[] {
  const index = tools.findIndex(({ id }) => id === read.id)
  const current = tools[index]
  const kept = current && checked !== read ? withChecked(current, checked) : current
  return kept && kept !== current ? tools.with(index, kept) : tools
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
