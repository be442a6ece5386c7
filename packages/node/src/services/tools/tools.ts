import { checkNewTool, checkToolPatch } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { CreatedTools, ToolChange, ToolList, Tools } from '../../contracts/tools.ts'
import { requireWebsite } from '../websites/website-document.ts'
import { addDraft } from './add-draft.ts'
import { type ChangeTools, changeTools } from './change-tools.ts'
import { checkTool } from './check-tool.ts'
import { draftsFromSite } from './drafts-from-site.ts'
import { draftsFromUrls, type FoundDrafts } from './drafts-from-urls.ts'
import { patchTool, removeTool, requireTool } from './edit-tools.ts'
import { type KeptDrafts, keepDrafts } from './keep-drafts.ts'
import type { PageReading } from './named-pages.ts'
import { createReadingSlots } from './reading-slots.ts'
import type { SiteReader } from './site-reader.ts'
import { loadTools } from './tool-document.ts'
import { trySelector } from './try-selector.ts'
import { ownPageUrl } from './visit-tool-page.ts'
import type { WidgetCache } from './widget-cache.ts'

export interface ToolsDependencies {
  storage: Storage
  now: () => Date
  toolLimit: number | 'unlimited'
  reader: SiteReader
  widget: WidgetCache
  /** Fires when the service closes. */
  closing: AbortSignal
}

export function createTools({ storage, now, toolLimit, reader, widget, closing }: ToolsDependencies): Tools {
  const limit = toolLimit === 'unlimited' ? Number.POSITIVE_INFINITY : toolLimit
  const shown = { toolLimit: String(toolLimit) }
  const slots = createReadingSlots()

  async function change(websiteId: string, apply: ChangeTools, options?: ToolChange): Promise<ToolList> {
    const list = await changeTools(storage, websiteId, apply, options)
    widget.forget(websiteId)
    return { ...list, ...shown }
  }

  /** Reads pages of a website when it is its turn, until the caller or the end of the service stops it. */
  async function whenFree<Result>(
    websiteId: string,
    signal: AbortSignal | undefined,
    read: (reading: PageReading) => Promise<Result>,
  ): Promise<Result> {
    const website = await requireWebsite(storage, websiteId)
    const stop = signal ? AbortSignal.any([signal, closing]) : closing
    return slots(websiteId, stop, () => read({ website, reader, signal: stop }))
  }

  /** Only now is the list touched: pages take their time, and others change the list meanwhile. */
  async function keep(websiteId: string, { drafts, skipped }: FoundDrafts): Promise<CreatedTools> {
    let kept: KeptDrafts = { created: [], skipped: [] }
    const list = await change(websiteId, (tools) => {
      kept = keepDrafts(tools, drafts, { limit, now: now().toISOString() })
      return kept.created.length === 0 ? tools : [...tools, ...kept.created]
    })
    const created = kept.created.map(({ name }) => name)
    return { ...list, message: message(created.length), created, skipped: [...skipped, ...kept.skipped] }
  }

  return {
    async list(websiteId) {
      return { ...(await loadTools(storage, websiteId)), ...shown }
    },

    async patch(websiteId, toolId, patch, options) {
      const checked = checkToolPatch(patch)
      const changedAt = now().toISOString()
      return change(websiteId, (tools) => patchTool(tools, toolId, checked, changedAt), options)
    },

    async remove(websiteId, toolId, options) {
      return change(websiteId, (tools) => removeTool(tools, toolId), options)
    },

    async addFromUrls(websiteId, urls, { signal } = {}) {
      const found = await whenFree(websiteId, signal, (reading) => draftsFromUrls(urls, reading))
      const drafts = found.drafts.map((draft) => ({ ...draft, source: 'manual' as const }))
      return keep(websiteId, { ...found, drafts })
    },

    async addDraft(websiteId, given) {
      const checked = checkNewTool(given)
      const website = await requireWebsite(storage, websiteId)
      const draft = { ...checked, pageUrl: ownPageUrl(website, checked.pageUrl) }
      return change(websiteId, (tools) => addDraft(tools, draft, { limit, now: now().toISOString() }))
    },

    async discover(websiteId, { signal } = {}) {
      const found = await whenFree(websiteId, signal, draftsFromSite)
      return keep(websiteId, found)
    },

    async trySelector(websiteId, trial, { signal } = {}) {
      return whenFree(websiteId, signal, (reading) => trySelector(trial, reading))
    },

    async check(websiteId, toolId, { signal } = {}) {
      const { tools } = await loadTools(storage, websiteId)
      const tool = requireTool(tools, toolId)
      return whenFree(websiteId, signal, (reading) => checkTool(tool, reading))
    },

    widget: (websiteId) => widget.get(websiteId),
  }
}

function message(count: number): string {
  return `Created ${count} ${count === 1 ? 'tool' : 'tools'}.`
}
