import { checkNewTool, checkToolPatch } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { Tools } from '../../contracts/tools.ts'
import type { WidgetPages } from '../../contracts/widget-archive.ts'
import { requireWebsite } from '../websites/website-document.ts'
import { checkTag } from './check-tag.ts'
import { checkTool } from './check-tool.ts'
import { draftsFromSite } from './drafts-from-site.ts'
import { draftsFromUrls } from './drafts-from-urls.ts'
import { patchTool, removeTool, replaceTool, requireTool } from './edit-tools.ts'
import { createPageReadings } from './page-readings.ts'
import type { SiteReader } from './site-reader.ts'
import { loadTools } from './tool-document.ts'
import { createToolLists } from './tool-lists.ts'
import { trySelector } from './try-selector.ts'
import { ownPageUrl } from './visit-tool-page.ts'
import type { WidgetCache } from './widget-cache.ts'

export interface ToolsDependencies {
  storage: Storage
  now: () => Date
  toolLimit: number | 'unlimited'
  reader: SiteReader
  widget: WidgetCache
  widgetPages: Pick<WidgetPages, 'noteReadings'>
  /** Fires when the service closes. */
  closing: AbortSignal
}

export function createTools(dependencies: ToolsDependencies): Tools {
  const { storage, now, toolLimit, reader, widget, widgetPages, closing } = dependencies
  const lists = createToolLists({ storage, now, toolLimit, widget })
  const whenFree = createPageReadings({ storage, reader, widgetPages, closing })

  return {
    list: lists.list,

    async patch(websiteId, toolId, patch, options) {
      const change = { patch: checkToolPatch(patch), now: now().toISOString() }
      return lists.change(websiteId, (tools) => patchTool(tools, toolId, change), options)
    },

    async remove(websiteId, toolId, options) {
      return lists.change(websiteId, (tools) => removeTool(tools, toolId), options)
    },

    async addFromUrls(websiteId, urls, { signal, names = 'purpose' } = {}) {
      const found = await whenFree(websiteId, signal, (reading) => draftsFromUrls(urls, { ...reading, names }))
      const drafts = found.drafts.map((draft) => ({ ...draft, source: 'manual' as const }))
      return lists.keep(websiteId, { ...found, drafts })
    },

    async addDraft(websiteId, given) {
      const checked = checkNewTool(given)
      const website = await requireWebsite(storage, websiteId)
      return lists.add(websiteId, { ...checked, pageUrl: ownPageUrl(website, checked.pageUrl) })
    },

    async discover(websiteId, { signal } = {}) {
      return lists.keep(websiteId, await whenFree(websiteId, signal, draftsFromSite))
    },

    async trySelector(websiteId, trial, { signal } = {}) {
      return whenFree(websiteId, signal, (reading) => trySelector(trial, reading))
    },

    async check(websiteId, toolId, { signal } = {}) {
      const { tools } = await loadTools(storage, websiteId)
      const tool = requireTool(tools, toolId)
      const { check, checked } = await whenFree(websiteId, signal, (reading) =>
        checkTool(tool, reading, now().toISOString()),
      )
      if (checked !== tool) await lists.change(websiteId, (list) => replaceTool(list, tool, checked))
      return check
    },

    async checkTag(websiteId, { service, signal } = {}) {
      return whenFree(websiteId, signal, (reading) => checkTag(reading, service))
    },

    widget: (websiteId) => widget.get(websiteId),
  }
}
