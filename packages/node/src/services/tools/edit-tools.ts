import { applyToolPatch, OperableError, type Tool, type ToolPatch } from '@operable/core'
import { toolPatchSchema } from '@operable/core/schema'
import type { ZodError } from 'zod'

/**
 * The list with one tool changed; the same list when nothing changes.
 *
 * @param now ISO 8601
 * @throws OperableError `tool_not_found`, `invalid_selector`, `conflict` when another tool has the new name
 */
export function patchTool(tools: readonly Tool[], toolId: string, patch: ToolPatch, now: string): readonly Tool[] {
  const index = indexOf(tools, toolId)
  const tool = tools[index]!
  const changed = applyToolPatch(tool, patch, now)
  if (changed === tool) return tools
  if (changed.name !== tool.name && tools.some(({ name }) => name === changed.name)) {
    throw new OperableError('conflict', `Another tool is called "${changed.name}".`)
  }
  return tools.with(index, changed)
}

/** The list without one tool. @throws OperableError `tool_not_found` */
export function removeTool(tools: readonly Tool[], toolId: string): readonly Tool[] {
  return tools.toSpliced(indexOf(tools, toolId), 1)
}

/** @throws OperableError `invalid_request` for a change that says something else, or says it wrongly */
export function checkPatch(patch: unknown): ToolPatch {
  const checked = toolPatchSchema.safeParse(patch)
  if (checked.success) return checked.data
  throw new OperableError('invalid_request', sentenceOf(checked.error), { cause: checked.error })
}

/** What is wrong first. The message repeats names that were given, which may be long. */
function sentenceOf({ issues: [issue] }: ZodError): string {
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  const what = issue?.message ?? 'This is no change to a tool'
  return `${where}${what.slice(0, 200).replace(/\.$/, '')}.`
}

function indexOf(tools: readonly Tool[], toolId: string): number {
  const index = tools.findIndex(({ id }) => id === toolId)
  if (index < 0) throw new OperableError('tool_not_found', 'The website has no tool with this id.')
  return index
}
