import { inferTools, OperableError, type ToolDraft } from '@operable/core'
import type { SkippedTool } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { crawlSite } from '../../crawl/crawl-site.ts'
import { detached } from '../../crawl/detached.ts'
import { requireAnswer } from '../scan-outcome.ts'
import type { FoundDrafts } from './drafts-from-urls.ts'
import { explainSkipped } from './explain-skipped.ts'
import type { PageReading } from './named-pages.ts'
import { reasonOf } from './page-drafts.ts'

/** Each is compared with the others of its name: more than these would keep everybody else waiting. */
const MOST_DRAFTS = 1000

/**
 * What a crawl of the website gives, within the limits and the rules of an audit.
 *
 * @throws OperableError `site_unreachable`, `no_tools_created`, `aborted`
 */
export async function draftsFromSite({ website, reader, signal }: PageReading): Promise<FoundDrafts> {
  const { renderer, ...options } = reader
  const byPage = new Map<string, ToolDraft[]>()
  let room = MOST_DRAFTS
  const found = (all: ToolDraft[]): ToolDraft[] => {
    const kept = all.slice(0, room)
    room -= kept.length
    return kept
  }
  const evidence = requireAnswer(
    await crawlSite(website.url, {
      ...options,
      ...(renderer ? { renderer } : {}),
      signal,
      onPage: (page) => byPage.set(page.url, detached(found(inferTools(page)))),
    }),
  )
  // The crawl drops pages after they were read: another site's, or one that it had already.
  const drafts = evidence.pages.flatMap(({ finalUrl }) => byPage.get(finalUrl) ?? [])
  const unread = evidence.pages.filter(({ outcome }) => outcome !== 'read')
  const skipped = unread.map((page) => ({ url: page.url, reason: reasonOf(page) }))
  if (drafts.length > 0) return { drafts, skipped: [...skipped, ...leftOut(website, room)] }
  throw new OperableError('no_tools_created', nothingFound(evidence.pages.length - unread.length, skipped))
}

function leftOut({ url }: Website, room: number): SkippedTool[] {
  if (room > 0) return []
  return [
    { url, reason: `The first ${MOST_DRAFTS} forms and buttons of the site were looked at, the rest was left out.` },
  ]
}

function nothingFound(read: number, skipped: readonly SkippedTool[]): string {
  const found =
    read === 0 ? 'No page could be read.' : `No tool was found on the ${read === 1 ? 'page' : `${read} pages`} read.`
  return skipped.length === 0 ? found : `${found} ${explainSkipped(skipped)}`
}
