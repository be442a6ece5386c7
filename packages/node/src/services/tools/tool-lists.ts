import type { ToolDraft, ToolNaming } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { CreatedTools, ToolChange, ToolList } from '../../contracts/tools.ts'
import { addDraft } from './add-draft.ts'
import { type ChangeTools, changeTools } from './change-tools.ts'
import type { FoundDrafts } from './drafts-from-urls.ts'
import { type KeptDrafts, keepDrafts } from './keep-drafts.ts'
import { loadTools } from './tool-document.ts'
import type { WidgetCache } from './widget-cache.ts'

/** The lists of tools as the service shows them. What changes a list is seen by the widget at once. */
export interface ToolLists {
  list(websiteId: string): Promise<ToolList>
  change(websiteId: string, apply: ChangeTools, options?: ToolChange): Promise<ToolList>
  /** Adds one tool, which has to be new. */
  add(websiteId: string, draft: ToolDraft): Promise<ToolList>
  /** Adds those that are new. Pages take their time, and others change the list meanwhile: it is read only now. */
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
      let kept: KeptDrafts = { created: [], skipped: [] }
      const list = await change(websiteId, (tools) => {
        kept = keepDrafts(tools, drafts, { ...bounds(), names })
        return kept.created.length === 0 ? tools : [...tools, ...kept.created]
      })
      const created = kept.created.map(({ name }) => name)
      return {
        ...list,
        message: message(created.length, names, kept.skipped),
        created,
        skipped: [...skipped, ...kept.skipped],
      }
    },
  }
}

function message(count: number, names: ToolNaming, skipped: KeptDrafts['skipped']): string {
  const made = `Created ${count} ${count === 1 ? 'tool' : 'tools'}.`
  const left = new Set(skipped.filter(({ kind, tool }) => kind === 'form' && tool === undefined).map(formOf))
  if (names === 'specific' || left.size === 0) return made
  const forms = left.size === 1 ? 'One form has' : `${left.size} forms have`
  return `${made} ${forms} no tool, because a name is used once: see \`skipped\`, or ask for \`"names": "specific"\`.`
}

function formOf({ url, name }: KeptDrafts['skipped'][number]): string {
  return `${url} ${name}`
}
