import { OperableError, type Tool, type ToolDraft, type ToolPatch } from '@operable/core'
import { personReasonSchema, toolFieldSchema, toolSchema } from '@operable/core/schema'
import { applyToolPatch, createTool, mergeTools, type ToolNaming, withChecked, withEdits } from '@operable/core/tools'
import { z } from 'zod'
import type { Json, Storage } from '../../contracts/storage.ts'
import type { SkippedTool } from '../../contracts/tools.ts'
import { checkDocument } from '../documents/documents.ts'
import { standIn } from '../documents/understood.ts'
import { randomId } from '../random-id.ts'
import { isWebsiteId, requireWebsite, websiteNotFound } from '../websites/website-document.ts'

/** All tools of a website are one document: a change is one write, and its version is the revision. */
export const toolDocumentSchema = z.looseObject({ tools: z.array(z.looseObject(toolSchema.shape)) })

// If a later version has another reason to ask a person, this one asks too. An unknown kind has no
// stand-in, because there is nothing that is right to click.
standIn(personReasonSchema, 'consent')
standIn(toolFieldSchema.shape.purpose, 'unknown')
standIn(toolSchema.shape.source, 'manual')

export const TOOLS = 'tools/'

export function toolsKey(websiteId: string): string {
  return TOOLS + websiteId
}

/** @throws OperableError `storage_unavailable` */
export function readTools(websiteId: string, value: Json): Tool[] {
  return checkDocument(toolDocumentSchema, toolsKey(websiteId), value).tools
}

/** The tools and their revision. @throws OperableError `website_not_found`, `storage_unavailable` */
export async function loadTools(storage: Storage, websiteId: string): Promise<{ tools: Tool[]; revision: string }> {
  if (!isWebsiteId(websiteId)) throw websiteNotFound()
  const [document] = await Promise.all([storage.read(toolsKey(websiteId)), requireWebsite(storage, websiteId)])
  if (!document) throw websiteNotFound()
  return { tools: readTools(websiteId, document.value), revision: document.version }
}

interface PatchOfTool {
  patch: ToolPatch
  /** ISO 8601. */
  now: string
}

/**
 * The list with one tool changed, or the same list if nothing changes.
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

/** Names that differ only in case are the same to a reader. @throws OperableError `conflict` */
function requireFreeName(tools: readonly Tool[], wanted: string): void {
  const other = tools.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (other) throw new OperableError('conflict', `Another tool is called "${other.name}".`)
}

/** The list with a tool as it was read, or the same list if the tool has since been moved, read or removed. */
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
  if (index < 0) throw new OperableError('tool_not_found', 'This website has no tool with this ID.')
  return index
}

/**
 * The list with one more tool, whose words count as edited by its owner.
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
  if (tools.length >= limit)
    throw new OperableError(
      'tool_limit_reached',
      `The limit of ${limit} ${limit === 1 ? 'tool' : 'tools'} has been reached.`,
    )
  const { unchecked, ...metadata } = draft.metadata
  const ofForm = (['inputSchema', 'safety'] as const).filter((member) => !unchecked && metadata[member])
  const edited = ['name', 'title', 'description', ...ofForm].sort()
  return [...tools, { ...createTool(draft, { id: randomId(), now }), edited }]
}

export interface KeptDrafts {
  /** The new ones only. */
  created: Tool[]
  skipped: SkippedTool[]
  /** Forms without a tool, because each name is used only once. */
  nameless: number
}

/**
 * Turns the drafts that are new to a list into tools, as `mergeTools` decides, as many as the limit allows, in the order
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
  const reason = `The limit of ${limit} ${limit === 1 ? 'tool' : 'tools'} has been reached.`
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

/** For tools added by hand, nobody could tell later whether a person chose their words. */
function unedited(tool: Tool): Tool {
  return tool.source === 'manual' ? { ...tool, edited: [] } : tool
}
