import type { PageModel } from '@operable/core'
import type { PageFrame } from '@operable/core/page'
import type { Look } from '../../analysis/look.ts'
import type { PageSource } from '../../analysis/page-source.ts'
import type { PageView } from '../../analysis/page-view.ts'
import { renderedFrames, shownSource } from '../../analysis/shown-frames.ts'
import type { FetchResult, PageFetcher, RenderedFrame } from '../../contracts/page-fetcher.ts'
import { type RenderContext, renderPage, type ShownPage } from './render.ts'

/**
 * Reads what a frame of the page shows: from the browser that drew the page, from its `srcdoc`, else from its address, as
 * a page is read. Never rejects.
 *
 * @param frame one of `frames` of the page's model
 * @returns the document as a page, or one sentence that says why it was not read
 */
export type FrameReader = (frame: PageFrame) => Promise<PageModel | string>

/** What a frame shows, and what it was made of. */
export interface FrameView {
  view: PageView
  source: PageSource
}

/** The same without the model. @param look what is asked of the document */
export type FrameViewer = (frame: PageFrame, look?: Look) => Promise<FrameView | string>

export interface FrameContext extends RenderContext {
  /** Asks for a frame's address. */
  fetch: PageFetcher
}

/** @param page whose frames are read; those that its browser did not show are marked so in its view */
export function createFrameViewer({ view, frames = [] }: ShownPage, context: FrameContext): FrameViewer {
  const rendered = renderedFrames(view.frames, frames)
  return async (frame, look) => {
    try {
      if (!frame.own) return 'It shows a page of another site, or has a sandbox of its own.'
      const lookAtFrame = { ...context, look: look && (() => look) }
      return await readFrame(frame, { page: view, seen: rendered.get(frame.selector) }, lookAtFrame)
    } catch (error) {
      return `It could not be analysed (${error instanceof Error ? error.name : 'unknown error'}).`
    }
  }
}

async function readFrame(
  frame: PageFrame,
  { page, seen }: { page: PageView; seen: RenderedFrame | undefined },
  context: FrameContext,
): Promise<FrameView | string> {
  const url = seen?.url?.startsWith('http') ? seen.url : frame.url
  const refused = url === undefined ? undefined : await context.refusal(url)
  if (refused) return refused
  const shown = seen && shownSource(seen, page.url)
  if (shown) return viewHere(shown, context)
  const { srcdoc } = frame
  // A browser reads it by the rules of today, with a doctype or without.
  if (srcdoc !== undefined)
    return viewHere({ html: `<!doctype html>${srcdoc}`, options: { url: page.url, baseUrl: page.baseUrl } }, context)
  if (url === undefined) return 'A script writes its document.'
  return readAddress(url, page, context)
}

async function viewHere(source: PageSource, { documents, look }: FrameContext): Promise<FrameView | string> {
  const view = await documents.view(source, look?.())
  return typeof view === 'string' ? view : { view, source }
}

async function readAddress(url: string, page: PageView, context: FrameContext): Promise<FrameView | string> {
  const result = await context.fetch(url)
  const { view, ...reading } = await context.documents.read(result, context.look?.())
  const problem = leaves(reading.finalUrl, page) ?? (await context.refusal(reading.finalUrl))
  if (problem) return problem
  if (!view || !result.ok) return reading.detail ?? 'It could not be read.'
  if (forbidsFrames(result)) return 'Its server does not let it be shown in a frame.'
  // What the page itself lacks is not looked for in here.
  const shown = await renderPage({ ...reading, view, answer: result }, { ...context, isLacking: undefined })
  if (shown.rendering.mode === 'not_rendered') return `It is empty without JavaScript. ${shown.rendering.why}`
  return leaves(shown.finalUrl, page) ?? { view: shown.view, source: { answer: shown.answer } }
}

function leaves(url: string, page: PageView): string | undefined {
  return URL.parse(url)?.origin === new URL(page.url).origin ? undefined : 'It leads to another site.'
}

/** By a header that every browser keeps to, whatever the page that shows it. */
function forbidsFrames(result: FetchResult): boolean {
  const headers = result.ok ? result.headers : {}
  const policy = /frame-ancestors\s+([^;,]*)/i.exec(headers['content-security-policy'] ?? '')?.[1]
  return policy === undefined ? /\bdeny\b/i.test(headers['x-frame-options'] ?? '') : /'none'/i.test(policy)
}
