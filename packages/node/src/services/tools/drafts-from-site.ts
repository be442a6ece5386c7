import { OperableError, type ToolDraft } from '@operable/core'
import type { SkippedTool } from '../../contracts/tools.ts'
import { crawlSite } from '../../crawl/crawl-site.ts'
import { detached } from '../../crawl/pages/detached.ts'
import { requireAnswer } from '../scan-outcome.ts'
import { createDraftLimit } from './draft-limit.ts'
import type { FoundDrafts } from './drafts-from-urls.ts'
import { explainSkipped } from './explain-skipped.ts'
import { inferInTurns } from './infer-in-turns.ts'
import type { PageReading } from './named-pages.ts'
import { reasonOf } from './page-drafts.ts'
import { widgetTagOf } from './widget-tag.ts'

/**
 * What a crawl of the website gives, within the limits and the rules of an audit.
 *
 * @throws OperableError `site_unreachable` when no page answered, `no_tools_created`, `aborted`
 */
export async function draftsFromSite({ website, reader, signal, onTag }: PageReading): Promise<FoundDrafts> {
  const { renderer, ...options } = reader
  const byPage = new Map<string, ToolDraft[]>()
  const limit = createDraftLimit()
  const evidence = await crawlSite(website.url, {
    ...options,
    ...(renderer ? { renderer } : {}),
    signal,
    onPage: async (page) => {
      onTag(widgetTagOf(page, website.id))
      if (limit.hasRoom()) byPage.set(page.url, detached(limit.take(await inferInTurns(page, 'specific'))))
    },
  })
  const isSilent = evidence.pages.every(({ outcome }) => outcome === 'failed')
  if (isSilent || evidence.crawl.stop === 'aborted') requireAnswer(evidence)
  // The crawl drops pages after they were read: another site's, or one that it had already.
  const drafts = evidence.pages.flatMap(({ finalUrl }) => byPage.get(finalUrl) ?? [])
  // A login that answers for the site has a tool of its own, though no score.
  const unread = evidence.pages.filter(({ outcome, finalUrl }) => outcome !== 'read' && !byPage.has(finalUrl))
  const skipped = unread.map((page) => ({ url: page.url, reason: reasonOf(page) }))
  if (drafts.length > 0) return { drafts, skipped: [...skipped, ...limit.leftOut(website.url)], names: 'specific' }
  throw new OperableError('no_tools_created', nothingFound(evidence.pages.length - unread.length, skipped))
}

function nothingFound(read: number, skipped: readonly SkippedTool[]): string {
  const found =
    read === 0 ? 'No page could be read.' : `No tool was found on the ${read === 1 ? 'page' : `${read} pages`} read.`
  return skipped.length === 0 ? found : `${found} ${explainSkipped(skipped)}`
}
