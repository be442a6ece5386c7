import { OperableError, type Tool, type ToolDraft, type ToolPatch } from '@operable/core'
import { applyToolPatch, createTool, mergeTools, type ToolNaming, withChecked, withEdits } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'
import { randomId } from '../random-id.ts'

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
function requireFreeName(tools: readonly Tool[], wanted: string): void {
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
