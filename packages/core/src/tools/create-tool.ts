import type { Tool, ToolDraft } from '../schema/tool.ts'

/** The tool that a draft becomes when it is kept. @param now ISO 8601 */
export function createTool(draft: ToolDraft, { id, now }: { id: string; now: string }): Tool {
  const { visible: _, ...tool } = draft
  return { id, ...tool, createdAt: now, updatedAt: now }
}
