import { inferTools, OperableError, type ToolDraft } from '@operable/core'
import type { Website } from '../../contracts/websites.ts'
import { crawlSite } from '../../crawl/crawl-site.ts'
import { detached } from '../../crawl/detached.ts'
import { requireAnswer } from '../scan-outcome.ts'
import type { FoundDrafts } from './drafts-from-urls.ts'
import { reasonOf } from './page-drafts.ts'
import type { SiteReader } from './site-reader.ts'

/**
 * What a crawl of the website gives, within the limits and the rules of an audit.
 *
 * @throws OperableError `site_unreachable`, `no_tools_created`, `aborted`
 */
export async function draftsFromSite(
  website: Website,
  { renderer, ...reader }: SiteReader,
  signal: AbortSignal,
): Promise<FoundDrafts> {
  const byPage = new Map<string, ToolDraft[]>()
  const evidence = requireAnswer(
    await crawlSite(website.url, {
      ...reader,
      ...(renderer ? { renderer } : {}),
      signal,
      onPage: (page) => byPage.set(page.url, detached(inferTools(page))),
    }),
  )
  // The crawl drops pages after they were read: another site's, or one that it had already.
  const drafts = evidence.pages.flatMap(({ finalUrl }) => byPage.get(finalUrl) ?? [])
  const unread = evidence.pages.filter(({ outcome }) => outcome !== 'read')
  const skipped = unread.map((page) => ({ url: page.url, reason: reasonOf(page) }))
  if (drafts.length > 0) return { drafts, skipped }
  const count = evidence.pages.length - unread.length
  throw new OperableError('no_tools_created', `No tool was found on the pages that were read (${count}).`)
}
