import { OperableError, type PageEvidence, type ToolDraft } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { ToolNaming } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { pageKey } from '../../crawl/frontier/page-address.ts'
import { createScanClock } from '../../crawl/requests/scan-clock.ts'
import { inLanes } from '../../in-lanes.ts'
import { requireAnswer } from '../audit.ts'
import type { FindClickedForms } from './clicked-forms.ts'
import {
  createDraftLimit,
  createFrameDrafts,
  explainSkipped,
  type FoundDrafts,
  type FrameDrafts,
  type FramedTools,
  onceEach,
  SOUGHT_DRAFTS,
} from './found-drafts.ts'
import { createNamedPages, isSameOwner, type NamedPages, type PageReading, tagLook, widgetTagOf } from './tool-pages.ts'

/**
 * What a crawl of the website gives, within the limits and the rules of an audit.
 *
 * @param findClicked looks on the pages that were read for forms that only a click shows; absent: nothing is clicked
 * @throws OperableError `site_unreachable` when no page answered, `no_tools_created`, `aborted`
 */
export async function draftsFromSite(
  { website, reader, signal, onTag }: PageReading,
  findClicked?: FindClickedForms,
): Promise<FoundDrafts> {
  const { renderer, ...options } = reader
  const byPage = new Map<string, SeenPage>()
  const inFrames = createFrameDrafts('specific')
  const limit = createDraftLimit()
  const crawl = { ...options, ...(renderer ? { renderer } : {}), rendersMounts: true, signal }
  const { crawlViews } = await import('../../crawl/crawl-site.ts')
  const evidence = await crawlViews(website.url, crawl, {
    look: () => ({ drafts: { names: 'specific', most: limit.room() + 1 }, attributes: tagLook(website.id) }),
    onView: async (view, { viewFrame }) => {
      onTag(widgetTagOf(view))
      const isFull = limit.room() === 0
      const own = limit.take(view.seen.drafts ?? [])
      if (isFull) return
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
  const readPages = evidence.pages.flatMap(({ outcome, finalUrl }) => (outcome === 'read' ? [finalUrl] : []))
  const clicked = await findClicked?.(readPages, signal)
  const shown = seen.flatMap(({ finalUrl, own = [], framed }) => [
    ...(framesOnly.has(finalUrl) ? [] : own),
    ...(framed?.drafts ?? []),
  ])
  const behind = limit.take(clicked?.drafts ?? [])
  // The button is part of the tool whose form it opens.
  const openers = new Set(behind.map(({ pageUrl, metadata }) => `${pageUrl} ${metadata.triggerSelector}`))
  const drafts = [...shown.filter(({ pageUrl, selector }) => !openers.has(`${pageUrl} ${selector}`)), ...behind]
  // A login that answers for the site has a tool of its own, though no score.
  const unread = evidence.pages.filter(({ outcome, finalUrl }) => outcome !== 'read' && !byPage.has(finalUrl))
  const skipped = [
    ...unread.map((page) => ({ url: page.url, reason: reasonOf(page) })),
    ...onceEach(seen.flatMap(({ framed }) => framed?.skipped ?? [])),
    ...[...framesOnly].map(([url, page]) => ({
      url,
      reason: `It is a frame of ${page}, which has the tools for its forms.`,
    })),
    ...(clicked?.skipped ?? []),
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
    read === 0
      ? 'No page could be read.'
      : `No tool was found on the ${read === 1 ? 'page' : `${read} pages`} that could be read.`
  return skipped.length === 0 ? found : `${found} ${explainSkipped(skipped)}`
}

const MOST_URLS = 20
/** Pages read at one time; of one host, as many as a crawl asks for. */
const TOGETHER = 4
const PER_HOST = 2
/** For all pages together, in ms: somebody waits for the answer. */
const DEADLINE_MS = 60_000

/**
 * What the pages of a list give. Bad addresses are skipped, the same one twice is read once.
 *
 * @throws OperableError `invalid_request` unless there are 1 to 20 addresses, `no_valid_urls`, `no_tools_created` when
 * the pages have no tool at all, `aborted`
 */
export async function draftsFromUrls(
  urls: readonly string[],
  { names, ...reading }: PageReading & { names: ToolNaming },
): Promise<FoundDrafts> {
  if (urls.length < 1 || urls.length > MOST_URLS) {
    throw new OperableError('invalid_request', `Send between 1 and ${MOST_URLS} addresses.`)
  }
  const clock = createScanClock(DEADLINE_MS, reading.signal)
  const pages = createNamedPages(reading, { clock, perHost: PER_HOST })
  try {
    const inFrames = createFrameDrafts(names)
    const checked = checkUrls(urls, reading.website)
    const found = await inLanes(checked, TOGETHER, (item) =>
      typeof item === 'string' ? readPageDrafts(item, pages, { inFrames, names }) : Promise.resolve(item),
    )
    clock.throwIfFailed()
    if (clock.ended() === 'aborted') throw new OperableError('aborted', 'Reading the pages was stopped.')
    return { ...requireDrafts(found, reading.website), names }
  } finally {
    clock.close()
  }
}

/** Each address once, normalised, or why it is skipped. */
function checkUrls(urls: readonly string[], website: Website): (string | PageDrafts)[] {
  const seen = new Set<string>()
  return urls.flatMap((given) => {
    const checked = checkUrl(given, website)
    const key = typeof checked === 'string' ? checked : given
    if (seen.has(key)) return []
    seen.add(key)
    return [checked]
  })
}

function checkUrl(given: string, website: Website): string | PageDrafts {
  const skip = (reason: string): PageDrafts => ({ skipped: { url: given, reason }, isUnusable: true })
  try {
    const url = normalizeTypedUrl(given)
    return isSameOwner(url, website.url) ? url : skip(`It is not on ${new URL(website.url).host}.`)
  } catch (error) {
    if (error instanceof OperableError) return skip(error.message)
    throw error
  }
}

function requireDrafts(found: readonly PageDrafts[], { url }: Website): Omit<FoundDrafts, 'names'> {
  const limit = createDraftLimit()
  const drafts = limit.take(found.flatMap((page) => ('drafts' in page ? page.drafts : [])))
  const failed = found.flatMap((page) => ('skipped' in page ? [page] : []))
  const notes = onceEach(found.flatMap((page) => ('drafts' in page ? page.notes : [])))
  const skipped = [...failed.map((page) => page.skipped), ...notes]
  if (drafts.length > 0) return { drafts, skipped: [...skipped, ...limit.leftOut(url)] }
  const isUnusable = failed.every((page) => page.isUnusable)
  throw isUnusable
    ? new OperableError('no_valid_urls', `None of these addresses can be used. ${explainSkipped(skipped)}`)
    : new OperableError('no_tools_created', `No tool was found. ${explainSkipped(skipped)}`)
}

/** What one address gave: drafts, or the reason why there are none. */
type PageDrafts = { drafts: ToolDraft[]; notes: SkippedTool[] } | { skipped: SkippedTool; isUnusable: boolean }

/** Reads one page, in a browser where it needs one, and looks for tools there and in its frames. Never rejects. */
async function readPageDrafts(
  url: string,
  pages: NamedPages,
  { inFrames, names }: { inFrames: FrameDrafts; names: ToolNaming },
): Promise<PageDrafts> {
  let drafts: ToolDraft[] = []
  let notes: SkippedTool[] = []
  const evidence = await pages.read(url, { drafts: { names, most: SOUGHT_DRAFTS } }, async (view, { viewFrame }) => {
    const framed = await inFrames(view, viewFrame)
    drafts = [...(view.seen.drafts ?? []), ...framed.drafts]
    notes = framed.skipped
  })
  if (!pages.isOwn(evidence.finalUrl)) return skip(url, 'It redirects to another site.', true)
  if (evidence.outcome === 'read' && drafts.length > 0) return { drafts, notes }
  const reasons = [reasonOf(evidence), ...(evidence.outcome === 'read' ? notes.map(({ reason }) => reason) : [])]
  return skip(url, reasons.join(' '), isUnusable(evidence))
}

/** Why a page gave no tool. */
export function reasonOf({ outcome, detail, rendering }: PageEvidence): string {
  if (outcome !== 'read') return detail ?? 'The page could not be read.'
  if (rendering.mode === 'not_rendered') return `The page is empty without JavaScript. ${rendering.why}`
  return 'It has no form and no button with a known purpose.'
}

/** The address itself is at fault: asking again will not help. */
function isUnusable({ failure }: PageEvidence): boolean {
  return failure === 'invalid_url' || failure === 'refused'
}

function skip(url: string, reason: string, isUnusable: boolean): PageDrafts {
  return { skipped: { url, reason }, isUnusable }
}
