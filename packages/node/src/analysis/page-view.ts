import type { PageModel } from '@operable/core'
import { type PageFrame, type PageSummary, summarizePage } from '@operable/core/page'
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

/** Characters of all addresses together: some thousands, of which a crawl takes 300. */
const MOST_LINKED = 500_000

/** Reads a document that is no answer of its own, such as that of a frame. */
export function viewSource({ source, look }: { source: PageSource; look?: Look | undefined }): PageView {
  return viewPage(parseSource(source), look)
}

/** @param page as `parsePage` returned it, not a copy */
export function viewPage(page: PageModel, look: Look = {}): PageView {
  const { url, baseUrl, frames = [], mounts } = page
  const view = { url, baseUrl, frames, hasMounts: mounts !== undefined, links: linksOf(page), seen: lookAt(page, look) }
  return { ...view, summary: withoutUserInfo(summarizePage(page)) }
}

function linksOf({ links, meta, baseUrl }: PageModel): string[] {
  const kept = new Set<string>()
  const refresh = meta.refresh === undefined ? null : URL.parse(meta.refresh.url, baseUrl)
  let room = MOST_LINKED
  for (const href of [refresh?.href, ...links.map(({ href }) => href)]) {
    if (!href?.startsWith('http') || kept.has(href)) continue
    room -= href.length
    if (room < 0) break
    kept.add(href)
  }
  return [...kept]
}
