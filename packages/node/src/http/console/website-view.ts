import { OperableError } from '@operable/core'
import type { WebsiteView } from '../../pages/console/website-page.ts'
import { inspectorBookmarklet } from '../../pages/inspector-bookmarklet.ts'
import type { AppDeps } from '../app-deps.ts'
import { embedSnippet, inspectorFile } from '../widget/widget-files.ts'

/** Gathers what the page of a website shows. @throws OperableError `website_not_found`, `storage_unavailable` */
export type LoadWebsite = (websiteId: string) => Promise<WebsiteView>

export function createLoadWebsite({ operable, baseUrl, widget }: AppDeps): LoadWebsite {
  return async (websiteId) => {
    const website = await operable.websites.get(websiteId)
    const [list, keys, report] = await Promise.all([
      operable.tools.list(websiteId),
      operable.keys.list(websiteId),
      operable.reports.find(website.url).catch(withoutReport),
    ])
    const { id, score, grade } = report?.report ?? {}
    return {
      website,
      list,
      keys,
      scriptTag: embedSnippet(widget, baseUrl, websiteId),
      inspector: inspectorBookmarklet(baseUrl, { websiteId, file: inspectorFile(widget) }),
      ...(id === undefined || score === undefined || grade === undefined ? {} : { report: { id, score, grade } }),
    }
  }
}

function withoutReport(error: unknown): undefined {
  if (error instanceof OperableError && error.code === 'no_report') return undefined
  throw error
}
