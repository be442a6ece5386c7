import { OperableError, type PageEvidence, type ToolDraft } from '@operable/core'
import type { SkippedTool } from '../../contracts/tools.ts'
import { crawlViews } from '../../crawl/crawl-site.ts'
import { pageKey } from '../../crawl/frontier/page-address.ts'
import { requireAnswer } from '../scan-outcome.ts'
import { reasonOf } from './drafts-from-urls.ts'
import { createDraftLimit, explainSkipped, type FoundDrafts } from './found-drafts.ts'
import { createFrameDrafts, type FramedTools, onceEach } from './frame-drafts.ts'
import { type PageReading, tagLook, widgetTagOf } from './named-pages.ts'

/**
 * What a crawl of the website gives, within the limits and the rules of an audit.
 *
 * @throws OperableError `site_unreachable` when no page answered, `no_tools_created`, `aborted`
 */
export async function draftsFromSite({ website, reader, signal, onTag }: PageReading): Promise<FoundDrafts> {
  const { renderer, ...options } = reader
  const byPage = new Map<string, SeenPage>()
  const inFrames = createFrameDrafts('specific')
  const limit = createDraftLimit()
  const crawl = { ...options, ...(renderer ? { renderer } : {}), rendersMounts: true, signal }
  const evidence = await crawlViews(website.url, crawl, {
    look: () => ({ drafts: { names: 'specific', most: limit.room() }, attributes: tagLook(website.id) }),
    onView: async (view, { viewFrame }) => {
      onTag(widgetTagOf(view))
      if (limit.room() === 0) return
      const own = limit.take(view.seen.drafts ?? [])
      const framed = await inFrames(view, viewFrame)
      const links = new Set(view.links.map(placeOf))
      byPage.set(view.url, { own, framed: { ...framed, drafts: limit.take(framed.drafts) }, links })
    },
  })
  const isSilent = evidence.pages.every(({ outcome }) => outcome === 'failed')
  if (isSilent || evidence.crawl.stop === 'aborted') requireAnswer(evidence)
  // The crawl drops pages after they were read: another site's, or one that it had already.
  const seen = evidence.pages.flatMap((page) => ({ ...page, ...byPage.get(page.finalUrl) }))
  const framesOnly = framesAlone(seen)
  const drafts = seen.flatMap(({ finalUrl, own = [], framed }) => [
    ...(framesOnly.has(finalUrl) ? [] : own),
    ...(framed?.drafts ?? []),
  ])
  // A login that answers for the site has a tool of its own, though no score.
  const unread = evidence.pages.filter(({ outcome, finalUrl }) => outcome !== 'read' && !byPage.has(finalUrl))
  const skipped = [
    ...unread.map((page) => ({ url: page.url, reason: reasonOf(page) })),
    ...onceEach(seen.flatMap(({ framed }) => framed?.skipped ?? [])),
    ...[...framesOnly].map(([url, page]) => ({ url, reason: `It is a frame of ${page}, whose tools have its forms.` })),
  ]
  if (drafts.length > 0) return { drafts, skipped: [...skipped, ...limit.leftOut(website.url)], names: 'specific' }
  throw new OperableError('no_tools_created', nothingFound(evidence.pages.length - unread.length, skipped))
}

/** What a crawl saw of one page. */
interface SeenPage {
  own: ToolDraft[]
  framed: FramedTools
  links: ReadonlySet<string>
}

/**
 * Pages that visitors meet as a frame of another page only: the sitemap names them, as it names all that the site has,
 * but no page that was read links to them.
 *
 * @returns the address of each, with that of a page that shows it
 */
function framesAlone(
  pages: readonly (Pick<PageEvidence, 'finalUrl' | 'foundIn'> & Partial<SeenPage>)[],
): Map<string, string> {
  const shown = new Map(
    pages.flatMap(({ finalUrl, framed }) => framed?.urls.map((url) => [placeOf(url), finalUrl] as const) ?? []),
  )
  const linked = new Set(pages.flatMap(({ links = new Set<string>() }) => [...links]))
  return new Map(
    pages.flatMap(({ finalUrl, foundIn }) => {
      const place = placeOf(finalUrl)
      const outer = foundIn === 'sitemap' && !linked.has(place) ? shown.get(place) : undefined
      return outer === undefined ? [] : [[finalUrl, outer] as const]
    }),
  )
}

/** Equal for the spellings of one page. */
function placeOf(url: string): string {
  return pageKey(new URL(url))
}

function nothingFound(read: number, skipped: readonly SkippedTool[]): string {
  const found =
    read === 0 ? 'No page could be read.' : `No tool was found on the ${read === 1 ? 'page' : `${read} pages`} read.`
  return skipped.length === 0 ? found : `${found} ${explainSkipped(skipped)}`
}
