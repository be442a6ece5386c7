import type { PageEvidence, PageModel } from '@operable/core'
import { type PageSource, parseSource } from '../../analysis/page-source.ts'
import type { PageView } from '../../analysis/page-view.ts'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import { createFrameViewer, type FrameContext, type FrameReader, type FrameViewer } from './read-frame.ts'
import { renderPage, type ShownPage } from './render.ts'

/** One page as evidence, with the addresses that it links to. Holds neither its bytes nor its model. */
export interface Visit {
  evidence: PageEvidence
  links: string[]
}

/** Sees what is kept of a page that was read, and may read its frames until it is done. */
export type OnView = (view: PageView, page: { source: PageSource; viewFrame: FrameViewer }) => void | Promise<void>

export interface VisitContext extends FrameContext {
  onView?: OnView | undefined
  /** The same with the model of the page, which is made in this thread for it. */
  onPage?: ((page: PageModel, readFrame: FrameReader) => void | Promise<void>) | undefined
}

/** A page that is going to be read: where it is, and what led there. */
export type VisitTarget = Pick<PageEvidence, 'url' | 'foundIn' | 'depth'>

/** Turns an answer into evidence, with the help of a browser where the page needs one. Never rejects. */
export async function visitPage(target: VisitTarget, result: FetchResult, context: VisitContext): Promise<Visit> {
  const finalUrl = result.ok ? result.finalUrl : target.url
  const refused = finalUrl === target.url ? undefined : await context.refusal(finalUrl)
  if (refused) return refusedVisit({ ...target, finalUrl }, refused)
  const base = { ...target, finalUrl, rendering: { mode: 'static' } } as const
  try {
    const { view, ...reading } = await context.documents.read(result, context.look?.())
    if (!view || !result.ok) return { evidence: { ...base, ...reading }, links: [] }
    const shown = await renderPage({ ...reading, view, answer: result }, context)
    const viewFrame = createFrameViewer(shown, context)
    await context.onView?.(shown.view, { source: { answer: shown.answer }, viewFrame })
    await showModel(shown, viewFrame, context)
    const evidence = { ...base, ...reading, finalUrl: shown.finalUrl, rendering: shown.rendering }
    const links = shown.view.links.filter(context.isSameSite)
    return { evidence: { ...evidence, page: shown.view.summary }, links }
  } catch (error) {
    // A page must not end the scan, not even by a mistake of ours.
    const detail = `The page could not be analysed (${error instanceof Error ? error.name : 'unknown error'}).`
    return { evidence: { ...base, outcome: 'failed', detail }, links: [] }
  }
}

/** A model cannot leave the thread that made it: whoever wants one has it made here. */
async function showModel({ view, answer }: ShownPage, viewFrame: FrameViewer, { onPage }: VisitContext): Promise<void> {
  if (!onPage) return
  const model = parseSource({ answer })
  // What a browser told of the frames.
  if (view.frames.length > 0) model.frames = view.frames
  await onPage(model, async (frame) => {
    const found = await viewFrame(frame)
    return typeof found === 'string' ? found : parseSource(found.source)
  })
}

/** A page that the site's own rules keep us out of. */
export function refusedVisit(target: VisitTarget & { finalUrl?: string }, detail: string): Visit {
  const finalUrl = target.finalUrl ?? target.url
  return { evidence: { ...target, finalUrl, outcome: 'robots', detail, rendering: { mode: 'static' } }, links: [] }
}
