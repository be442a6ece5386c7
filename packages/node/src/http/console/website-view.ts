import { OperableError, reportId } from '@operable/core'
import type { Operable } from '../../contracts/operable.ts'
import type { WebsiteView } from '../../pages/console/website-page.ts'
import type { OldWidget } from '../../pages/console/website-widget.ts'
import { inspectorBookmarklet } from '../../pages/inspector-bookmarklet.ts'
import { shownScore } from '../../pages/words.ts'
import type { AppDeps } from '../app-deps.ts'
import { embedSnippet, inspectorFile } from '../widget/widget-files.ts'

/** Gathers what the page of a website shows. @throws OperableError `website_not_found`, `storage_unavailable` */
export type LoadWebsite = (websiteId: string) => Promise<WebsiteView>

export function createLoadWebsite({ operable, baseUrl, widget }: AppDeps): LoadWebsite {
  return async (websiteId) => {
    const website = await operable.websites.get(websiteId)
    const [list, proposals, keys, runs, sightings, pages, stored, oldWidgets] = await Promise.all([
      operable.tools.list(websiteId),
      operable.tools.proposals(websiteId),
      operable.keys.list(websiteId),
      operable.runs.list(websiteId),
      operable.widgetArchive.sightings(websiteId),
      operable.widgetArchive.pages(websiteId),
      operable.reports.find(website.url).catch(withoutReport),
      oldWidgetsOf(operable, websiteId, widget.version),
    ])
    const lastAttempt = stored ? stored.lastAttempt : await operable.reports.lastAttempt(reportId(website.url))
    return {
      website,
      list,
      proposals,
      keys,
      runs,
      presence: {
        sightings,
        pages: pages.filter(({ version }) => version === widget.version),
        hasActiveTools: list.tools.some(({ active }) => active),
      },
      oldWidgets,
      scriptTag: embedSnippet(widget, baseUrl, websiteId),
      inspector: inspectorBookmarklet(baseUrl, { websiteId, file: inspectorFile(widget) }),
      lastAttempt,
      ...(stored ? { report: { id: stored.report.id, words: shownScore(stored.report).words } } : {}),
    }
  }
}

/** By version, the one that was seen last first. */
async function oldWidgetsOf({ widgetArchive }: Operable, websiteId: string, present: string): Promise<OldWidget[]> {
  const pages = await widgetArchive.pages(websiteId)
  const byVersion = Map.groupBy(
    pages.filter(({ version }) => version !== present),
    ({ version }) => version,
  )
  return Promise.all(
    [...byVersion].map(async ([version, of]) => ({ version, pages: of, faults: await widgetArchive.faults(version) })),
  )
}

function withoutReport(error: unknown): undefined {
  if (error instanceof OperableError && error.code === 'no_report') return undefined
  throw error
}
