import { OperableError, type ToolDraft } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { ToolNaming } from '@operable/core/tools'
import type { SkippedTool } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { createScanClock } from '../../crawl/requests/scan-clock.ts'
import { createDraftLimit } from './draft-limit.ts'
import { explainSkipped } from './explain-skipped.ts'
import { createFrameDrafts, onceEach } from './frame-drafts.ts'
import { mapBounded } from './map-bounded.ts'
import { createNamedPages, type PageReading } from './named-pages.ts'
import { type PageDrafts, readPageDrafts } from './page-drafts.ts'
import { isSameOwner } from './same-owner.ts'

export interface FoundDrafts {
  drafts: ToolDraft[]
  /** Addresses that gave none. */
  skipped: SkippedTool[]
  /** How the drafts are named, and so how they are merged with the tools that there are. */
  names: ToolNaming
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
    throw new OperableError('invalid_request', `Between 1 and ${MOST_URLS} addresses are expected.`)
  }
  const clock = createScanClock(DEADLINE_MS, reading.signal)
  const pages = createNamedPages(reading, { clock, perHost: PER_HOST })
  try {
    const inFrames = createFrameDrafts(names)
    const checked = checkUrls(urls, reading.website)
    const found = await mapBounded(checked, TOGETHER, (item) =>
      typeof item === 'string' ? readPageDrafts(item, pages, { inFrames, names }) : Promise.resolve(item),
    )
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
    return isSameOwner(url, website.url) ? url : skip(`It is not on the site of ${new URL(website.url).host}.`)
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
    ? new OperableError('no_valid_urls', `None of the addresses can be used. ${explainSkipped(skipped)}`)
    : new OperableError('no_tools_created', `No tool was found. ${explainSkipped(skipped)}`)
}
