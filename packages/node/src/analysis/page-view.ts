import type { PageModel } from '@operable/core'
import { type PageFrame, type PageSummary, placesOf, summarizePage } from '@operable/core/page'
import { withoutUserInfo } from '../fetch/address/site-credentials.ts'
import { type Look, lookAt, type Seen } from './look.ts'
import { type PageSource, parseSource } from './page-source.ts'

/** What is kept of a document once its model is gone: plain data, whichever thread made it. */
export interface PageView {
  url: string
  baseUrl: string
  summary: PageSummary
  /** Where its refresh and its links lead, http and https, each once; of a page without end the first of them. */
  links: string[]
  frames: PageFrame[]
  /** Whether scripts may draw something into an element of it. */
  hasMounts: boolean
  seen: Seen
}

/** Characters that cross to the thread of the crawl, which takes 300 links of a page: what each list holds by then is enough. */
const ROOM = { links: 500_000, frames: 1_000_000 }

/** Reads a document that is no answer of its own, such as that of a frame. */
export function viewSource({ source, look }: { source: PageSource; look?: Look | undefined }): PageView {
  return viewPage(parseSource(source), look)
}

/**
 * Its texts are parts of the document still: whoever asks gets a copy.
 * @param page as `parsePage` returned it, not a copy
 */
export function viewPage(page: PageModel, look: Look = {}): PageView {
  const { url, baseUrl, mounts } = page
  const frames = within(ROOM.frames, page.frames ?? [], (frame) => JSON.stringify(frame).length)
  const view = { url, baseUrl, frames, hasMounts: mounts !== undefined, links: linksOf(page), seen: lookAt(page, look) }
  const summary = withoutUserInfo(summarizePage(page, true))
  return { ...view, summary: look.places ? { ...summary, places: placesOf(page) } : summary }
}

function linksOf({ links, meta, baseUrl }: PageModel): string[] {
  const refresh = meta.refresh === undefined ? null : URL.parse(meta.refresh.url, baseUrl)
  const each = new Set(refresh ? [refresh.href] : [])
  for (const { href } of links) if (href?.startsWith('http')) each.add(href)
  return within(ROOM.links, each, (href) => href.length)
}

/** The first ones, as many as there is room for. */
function within<Item>(room: number, items: Iterable<Item>, lengthOf: (item: Item) => number): Item[] {
  const kept: Item[] = []
  let left = room
  for (const item of items) {
    left -= lengthOf(item)
    if (left < 0) break
    kept.push(item)
  }
  return kept
}
