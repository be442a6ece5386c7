import { checkNewTool, checkToolPatch } from '@operable/core'
import { isMoved } from '@operable/core/tools'
import type { Storage } from '../../contracts/storage.ts'
import type { Tools } from '../../contracts/tools.ts'
import type { WidgetPages } from '../../contracts/widget-archive.ts'
import { requireWebsite } from '../websites/website-document.ts'
import { checkTag } from './check-tag.ts'
import { checkTool, trySelector } from './check-tool.ts'
import type { FindClickedForms } from './clicked-forms.ts'
import { draftsFromSite, draftsFromUrls } from './drafts.ts'
import { createMovedTools, type MovedTools } from './moved-tools.ts'
import { createPageReadings, type PageReadings } from './page-readings.ts'
import { createProposals, type Proposals } from './proposals.ts'
import { keepChecked, loadTools, patchTool, removeTool, requireTool } from './tool-document.ts'
import type { ToolLists } from './tool-lists.ts'
import { ownPageUrl, type SiteReader } from './tool-pages.ts'
import type { WidgetCache } from './widget-list.ts'

interface ToolsDependencies {
  storage: Storage
  now: () => Date
  lists: ToolLists
  reader: SiteReader
  widget: WidgetCache
  widgetPages: Pick<WidgetPages, 'noteReadings'>
  /** @throws OperableError `rate_limited` if too many wait for the browser */
  requireRoom: () => void
  /** @throws OperableError `missing_dependency` without a browser */
  requireBrowser: () => Promise<void>
  findClicked: FindClickedForms
  /** Fires when the service closes. */
  closing: AbortSignal
}

/** The tools of all websites, and what becomes of those that were moved. */
export function createTools(
  dependencies: ToolsDependencies,
): Tools & Pick<MovedTools, 'settled' | 'takeUp'> & Pick<Proposals, 'keepExpected'> {
  const { storage, now, lists, reader, widget, widgetPages, requireRoom, closing } = dependencies
  const { requireBrowser, findClicked } = dependencies
  const whenFree = createPageReadings({ storage, reader, widgetPages, closing })
  /** For somebody who waits. */
  const onRequest: PageReadings = async (websiteId, signal, read) => {
    requireRoom()
    return whenFree(websiteId, signal, read)
  }
  const proposals = createProposals({ storage, now, lists })
  const moved = createMovedTools({ storage, now, lists, whenFree, closing })

  return {
    async list(websiteId) {
      const list = await lists.list(websiteId)
      moved.takeUp(websiteId, list.tools)
      return list
    },

    async patch(websiteId, toolId, patch, { untilRead = false, ...options } = {}) {
      const change = { patch: checkToolPatch(patch), now: now().toISOString() }
      let isElsewhere = false
      const list = await lists.change(
        websiteId,
        (tools) => {
          const changed = patchTool(tools, toolId, change)
          isElsewhere = isMoved(requireTool(tools, toolId), requireTool(changed, toolId))
          return changed
        },
        options,
      )
      if (!isElsewhere) return list
      const reading = moved.read(websiteId, toolId)
      if (!untilRead) return list
      await reading
      return lists.list(websiteId)
    },

    async remove(websiteId, toolId, options) {
      return lists.change(websiteId, (tools) => removeTool(tools, toolId), options)
    },

    async addFromUrls(websiteId, urls, { signal, names = 'purpose' } = {}) {
      const found = await onRequest(websiteId, signal, (reading) => draftsFromUrls(urls, { ...reading, names }))
      const drafts = found.drafts.map((draft) => ({ ...draft, source: 'manual' as const }))
      return lists.keep(websiteId, { ...found, drafts })
    },

    async addDraft(websiteId, given) {
      const checked = checkNewTool(given)
      const website = await requireWebsite(storage, websiteId)
      return lists.add(websiteId, { ...checked, pageUrl: ownPageUrl(website, checked.pageUrl) })
    },

    async discover(websiteId, { signal, clicks = false } = {}) {
      if (clicks) await requireBrowser()
      const found = await onRequest(websiteId, signal, (reading) =>
        draftsFromSite(reading, clicks ? findClicked : undefined),
      )
      await proposals.keep(websiteId, found.drafts)
      const created = await lists.keep(websiteId, found)
      return { ...created, proposals: (await proposals.list(websiteId)).proposals }
    },

    proposals: proposals.list,
    applyProposals: proposals.apply,
    keepExpected: proposals.keepExpected,

    async trySelector(websiteId, trial, { signal } = {}) {
      return onRequest(websiteId, signal, (reading) => trySelector(trial, reading))
    },

    async check(websiteId, toolId, { signal } = {}) {
      const { tools } = await loadTools(storage, websiteId)
      const tool = requireTool(tools, toolId)
      const { check, checked } = await onRequest(websiteId, signal, (reading) =>
        checkTool(tool, reading, { now: now().toISOString() }),
      )
      if (checked !== tool) await lists.change(websiteId, (list) => keepChecked(list, tool, checked))
      return check
    },

    async checkTag(websiteId, { service, signal } = {}) {
      return onRequest(websiteId, signal, (reading) => checkTag(reading, service))
    },

    widget: (websiteId) => widget.get(websiteId),
    settled: moved.settled,
    takeUp: moved.takeUp,
  }
}
