import { OperableError, type Tool, type ToolDraft } from '@operable/core'
import { createTool, mergeTools, type ToolNaming } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'
import { randomId } from '../random-id.ts'

export interface KeptDrafts {
  /** The new ones only. */
  created: Tool[]
  skipped: SkippedTool[]
  /** Forms that have no tool because their name is used once. */
  nameless: number
}

/**
 * Makes tools of the drafts that are new to a list, as `mergeTools` has it, as many as the limit allows, in the order
 * of their names.
 *
 * @param limit Infinity where there is none
 * @param now ISO 8601
 * @throws OperableError `tool_limit_reached` when there are new ones and room for none of them
 */
export function keepDrafts(
  tools: readonly Tool[],
  drafts: readonly ToolDraft[],
  { limit, now, names }: { limit: number; now: string; names: ToolNaming },
): KeptDrafts {
  const merged = mergeTools(tools, drafts, { names })
  const room = Math.max(0, limit - tools.length)
  const reason = `The tool limit of ${limit} is reached.`
  if (room === 0 && merged.created.length > 0) {
    const names = merged.created.map(({ name }) => name).join(', ')
    throw new OperableError('tool_limit_reached', `${reason} Not created: ${names}.`)
  }
  const nameless = merged.skipped.filter(({ kind, tool }) => kind === 'form' && tool === undefined)
  return {
    nameless: names === 'purpose' ? new Set(nameless.map(({ pageUrl, selector }) => `${pageUrl} ${selector}`)).size : 0,
    created: merged.created.slice(0, room).map((draft) => unedited(createTool(draft, { id: randomId(), now }))),
    skipped: [
      ...merged.created
        .slice(room)
        .map(({ name, pageUrl, metadata }) => ({ url: pageUrl, name, kind: metadata.kind, reason })),
      ...merged.skipped.map(({ name, pageUrl, kind, tool, detail }) => ({
        url: pageUrl,
        name,
        kind,
        ...(tool === undefined ? {} : { tool }),
        reason: detail,
      })),
    ],
  }
}

/** Of tools that are added by hand nobody could tell later whether a person has chosen their words. */
function unedited(tool: Tool): Tool {
  return tool.source === 'manual' ? { ...tool, edited: [] } : tool
}
