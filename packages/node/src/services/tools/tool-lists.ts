import { OperableError, type Tool, type ToolDraft } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { CreatedTools, ToolChange, ToolList } from '../../contracts/tools.ts'
import { changeDocument } from '../documents/documents.ts'
import { requireWebsite, websiteNotFound } from '../websites/website-document.ts'
import type { FoundDrafts } from './found-drafts.ts'
import {
  addDraft,
  type KeptDrafts,
  keepDrafts,
  loadTools,
  readTools,
  toolDocumentSchema,
  toolsKey,
} from './tool-document.ts'
import type { WidgetCache } from './widget-list.ts'

/** Gives the new list, or the same one to leave everything as it is. It may run more than once. */
type ChangeTools = (tools: readonly Tool[]) => readonly Tool[]

/** The tool lists as the service shows them. The widget sees every change right away. */
export interface ToolLists {
  list(websiteId: string): Promise<ToolList>
  change(websiteId: string, apply: ChangeTools, options?: ToolChange): Promise<ToolList>
  /** Adds one tool, which has to be new. */
  add(websiteId: string, draft: ToolDraft): Promise<ToolList>
  /** Adds the new ones. Reading pages takes time, and others may change the list meanwhile, so it is read only now. */
  keep(websiteId: string, found: FoundDrafts): Promise<CreatedTools>
}

interface Parts {
  storage: Storage
  now: () => Date
  toolLimit: number | 'unlimited'
  widget: WidgetCache
}

export function createToolLists({ storage, now, toolLimit, widget }: Parts): ToolLists {
  const limit = toolLimit === 'unlimited' ? Number.POSITIVE_INFINITY : toolLimit
  const shown = { toolLimit: String(toolLimit) }
  const bounds = () => ({ limit, now: now().toISOString() })

  async function change(websiteId: string, apply: ChangeTools, options: ToolChange = {}): Promise<ToolList> {
    const list = await changeTools(storage, websiteId, { ...options, apply })
    widget.forget(websiteId)
    return { ...list, ...shown }
  }

  return {
    change,
    list: async (websiteId) => ({ ...(await loadTools(storage, websiteId)), ...shown }),
    add: (websiteId, draft) => change(websiteId, (tools) => addDraft(tools, draft, bounds())),
    async keep(websiteId, { drafts, skipped, names }) {
      let kept: KeptDrafts = { created: [], skipped: [], nameless: 0 }
      const list = await change(websiteId, (tools) => {
        kept = keepDrafts(tools, drafts, { ...bounds(), names })
        return kept.created.length === 0 ? tools : [...tools, ...kept.created]
      })
      const created = kept.created.map(({ name }) => name)
      return {
        ...list,
        message: message(created.length, kept.nameless),
        created,
        skipped: [...skipped, ...kept.skipped],
      }
    },
  }
}

function message(count: number, nameless: number): string {
  const made = `Created ${count} ${count === 1 ? 'tool' : 'tools'}.`
  if (nameless === 0) return made
  const forms = nameless === 1 ? 'One form has' : `${nameless} forms have`
  return `${made} ${forms} no tool, because each name can be used only once. See "skipped", or add the pages with "names": "specific".`
}

/**
 * The only way to change the tools of a website. An unchanged list is not written, so its revision stays.
 *
 * @throws OperableError `website_not_found`, `precondition_failed`, `storage_unavailable`, and what `apply` throws
 */
async function changeTools(
  storage: Storage,
  websiteId: string,
  { apply, ifRevision }: ToolChange & { apply: ChangeTools },
): Promise<{ tools: Tool[]; revision: string }> {
  await requireWebsite(storage, websiteId)
  const place = { key: toolsKey(websiteId), schema: toolDocumentSchema }
  const document = await changeDocument(storage, place, (current, version) => {
    // Removed meanwhile: a write would bring back a list that belongs to nobody.
    if (current === undefined) throw websiteNotFound()
    if (ifRevision !== undefined && ifRevision !== version) {
      throw new OperableError('precondition_failed', 'The tools have changed since you read them.')
    }
    const changed = apply(current.tools)
    return changed === current.tools ? undefined : { ...current, tools: [...changed] }
  })
  if (!document) throw websiteNotFound()
  return { tools: readTools(websiteId, document.value), revision: document.version }
}
