import { OperableError, type PageEvidence } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import type { Look } from '../../analysis/look.ts'
import type { PageSource } from '../../analysis/page-source.ts'
import type { PageView } from '../../analysis/page-view.ts'
import type { DocumentReader } from '../../analysis/read-in-thread.ts'
import type { Website } from '../../contracts/websites.ts'
import type { FrameViewer } from '../../crawl/pages/read-frame.ts'
import { createScanClock } from '../../crawl/requests/scan-clock.ts'
import { createNamedPages, type PageReading } from './named-pages.ts'
import { isSameOwner } from './same-owner.ts'

/** For one page, a browser's time included, in ms: somebody waits for the answer. */
const DEADLINE_MS = 45_000

/** What comes with a page: its frames may be read, and the page once more. */
export interface VisitedPage {
  source: PageSource
  viewFrame: FrameViewer
  documents: DocumentReader
}

export interface ToolPageVisit<Result> {
  /** What is asked of the page. */
  look: Look
  /** Makes the result of what came of that. */
  judge: (view: PageView, page: VisitedPage) => Result | Promise<Result>
  /** Tells of a page as its server sends it that a browser has to draw it. */
  isLacking?: (view: PageView) => boolean
  /** Default: 45 s. */
  deadlineMs?: number
}

/**
 * The normalised address of a page of the website; a fragment that is a route (`#/contact`, `#!/contact`) stays, because
 * a page that is drawn by script shows something else without it.
 * @throws OperableError `invalid_url`
 */
export function ownPageUrl(website: Website, pageUrl: string): string {
  const url = normalizeUrl(pageUrl)
  const { hash } = new URL(pageUrl)
  if (isSameOwner(url, website.url)) return /^#!?\//.test(hash) ? url + hash : url
  throw new OperableError('invalid_url', `It is not on the site of ${new URL(website.url).host}.`)
}

/**
 * Reads one page of a website as the making of tools does, in a browser where it needs one.
 *
 * @returns what `judge` made of it, and how the page was read
 * @throws OperableError `invalid_url` for a text that is no address or one that is not on the website, `site_unreachable` when the
 * page cannot be read, `aborted`
 */
export async function visitToolPage<Result>(
  pageUrl: string,
  reading: PageReading,
  { look, judge, isLacking, deadlineMs = DEADLINE_MS }: ToolPageVisit<Result>,
): Promise<{ result: Result; evidence: PageEvidence }> {
  // What a server gets has no fragment.
  const url = normalizeUrl(ownPageUrl(reading.website, pageUrl))
  const clock = createScanClock(deadlineMs, reading.signal)
  const pages = createNamedPages(reading, { clock, perHost: 1, isLacking })
  try {
    // In a box: the page may be read a second time, and a result may be undefined.
    let seen: { result: Result } | undefined
    const evidence = await pages.read(url, look, async (view, page) => {
      seen = { result: await judge(view, { ...page, documents: pages.documents }) }
    })
    if (clock.ended() === 'aborted') throw new OperableError('aborted', 'Reading the page was stopped.')
    if (!seen && clock.ended() === 'deadline') {
      throw new OperableError('site_unreachable', `The page was not read within ${deadlineMs / 1000} seconds.`)
    }
    if (!pages.isOwn(evidence.finalUrl)) throw new OperableError('invalid_url', 'It leads to another site.')
    if (!seen) throw new OperableError('site_unreachable', evidence.detail ?? 'The page could not be read.')
    return { result: seen.result, evidence }
  } finally {
    clock.close()
  }
}
