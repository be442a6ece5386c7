import { type PageEvidence, type PageModel, summarizePage } from '@operable/core'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import { detached } from './detached.ts'
import { createFrameReader, type FrameContext, type FrameReader } from './read-frame.ts'
import { readPage } from './read-page.ts'
import { renderPage } from './render.ts'

/** One page as evidence, with the addresses that it links to. Holds neither its bytes nor its model. */
export interface Visit {
  evidence: PageEvidence
  links: string[]
}

export interface VisitContext extends FrameContext {
  /** Sees the model of a page that was read, before it is summarised and let go, and may read its frames until it is done. */
  onPage?: ((page: PageModel, readFrame: FrameReader) => void | Promise<void>) | undefined
}

/** A page that is going to be read: where it is, and what led there. */
export type VisitTarget = Pick<PageEvidence, 'url' | 'foundIn' | 'depth'>

/** Turns an answer into evidence, with the help of a browser where the page needs one. Never rejects. */
export async function visitPage(target: VisitTarget, result: FetchResult, context: VisitContext): Promise<Visit> {
  const finalUrl = result.ok ? result.finalUrl : target.url
  const refused = finalUrl === target.url ? undefined : context.refusal(finalUrl)
  if (refused) return refusedVisit({ ...target, finalUrl }, refused)

  const base = { ...target, finalUrl, rendering: { mode: 'static' } } as const
  try {
    const { model, ...reading } = readPage(result)
    if (!model) return { evidence: { ...base, ...reading }, links: [] }
    const shown = await renderPage({ ...reading, model }, context)
    await context.onPage?.(shown.model, createFrameReader(shown, context))
    const evidence = { ...base, ...reading, finalUrl: shown.finalUrl, rendering: shown.rendering }
    const links = [...new Set(linksOf(shown.model).filter(context.isSameSite))]
    return { evidence: { ...evidence, page: summarizePage(shown.model) }, links: detached(links) }
  } catch (error) {
    // A page must not end the scan, not even by a mistake of ours.
    const detail = `The page could not be analysed (${error instanceof Error ? error.name : 'unknown error'}).`
    return { evidence: { ...base, outcome: 'failed', detail }, links: [] }
  }
}

/** A page that the site's own rules keep us out of. */
export function refusedVisit(target: VisitTarget & { finalUrl?: string }, detail: string): Visit {
  const finalUrl = target.finalUrl ?? target.url
  return { evidence: { ...target, finalUrl, outcome: 'robots', detail, rendering: { mode: 'static' } }, links: [] }
}

function linksOf({ links, meta, baseUrl }: PageModel): string[] {
  const hrefs = links.flatMap(({ href }) => (href?.startsWith('http') ? [href] : []))
  const refresh = meta.refresh === undefined ? null : URL.parse(meta.refresh.url, baseUrl)
  return refresh ? [refresh.href, ...hrefs] : hrefs
}
