import { OperableError, type Tool, type ToolDraft } from '@operable/core'
import { createTool } from '@operable/core/tools'
import { randomId } from '../random-id.ts'
import { requireFreeName } from './edit-tools.ts'

/**
 * The list with a tool more, whose words count as its owner's.
 *
 * @param limit Infinity where there is none
 * @param now ISO 8601
 * @throws OperableError `conflict` when a tool has this name, `tool_limit_reached`
 */
export function addDraft(
  tools: readonly Tool[],
  draft: ToolDraft,
  { limit, now }: { limit: number; now: string },
): Tool[] {
  requireFreeName(tools, draft.name)
  if (tools.length >= limit) throw new OperableError('tool_limit_reached', `The tool limit of ${limit} is reached.`)
  const { unchecked, ...metadata } = draft.metadata
  const ofForm = (['inputSchema', 'safety'] as const).filter((member) => !unchecked && metadata[member])
  const edited = ['name', 'title', 'description', ...ofForm].sort()
  return [...tools, { ...createTool(draft, { id: randomId(), now }), edited }]
}
