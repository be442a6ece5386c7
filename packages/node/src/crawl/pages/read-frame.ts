import { type PageFrame, type PageModel, parsePage } from '@operable/core'
import type { FetchResult, PageFetcher, RenderedFrame } from '../../contracts/page-fetcher.ts'
import { readPage } from './read-page.ts'
import { type RenderContext, renderPage, type ShownPage } from './render.ts'

/**
 * Reads what a frame of the page shows: from the browser that drew the page, from its `srcdoc`, else from its address, as
 * a page is read. Never rejects.
 *
 * @param frame one of `frames` of the page's model
 * @returns the document as a page, or one sentence that says why it was not read
 */
export type FrameReader = (frame: PageFrame) => Promise<PageModel | string>

export interface FrameContext extends RenderContext {
  /** Asks for a frame's address. */
  fetch: PageFetcher
}

/** @param page whose frames are read; those that its browser did not show are marked so in its model */
export function createFrameReader({ model, frames = [] }: ShownPage, context: FrameContext): FrameReader {
  const rendered = matched(model.frames ?? [], frames)
  for (const [frame, { shown }] of rendered) frame.shown = shown
  return async (frame) => {
    try {
      if (!frame.own) return 'It shows a page of another site, or has a sandbox of its own.'
      return await readFrame(frame, model, rendered.get(frame), context)
    } catch (error) {
      return `It could not be analysed (${error instanceof Error ? error.name : 'unknown error'}).`
    }
  }
}

/** The frames of the markup with what the browser has of each: by their address, several of one in their order. */
function matched(frames: readonly PageFrame[], rendered: readonly RenderedFrame[]): Map<PageFrame, RenderedFrame> {
  const left = [...rendered]
  return new Map(
    frames.flatMap((frame) => {
      const src = frame.srcdoc === undefined ? (frame.url ?? '') : 'about:srcdoc'
      const index = left.findIndex((each) => each.src === src)
      return index < 0 ? [] : left.splice(index, 1).map((each) => [frame, each] as const)
    }),
  )
}

async function readFrame(
  frame: PageFrame,
  page: PageModel,
  seen: RenderedFrame | undefined,
  context: FrameContext,
): Promise<PageModel | string> {
  const url = seen?.url?.startsWith('http') ? seen.url : frame.url
  const refused = url === undefined ? undefined : context.refusal(url)
  if (refused) return refused
  const inherited = { url: page.url, baseUrl: page.baseUrl }
  if (seen?.html !== undefined) return parsePage(seen.html, url === undefined ? inherited : { url })
  // A browser reads it by the rules of today, with a doctype or without.
  if (frame.srcdoc !== undefined) return parsePage(`<!doctype html>${frame.srcdoc}`, inherited)
  if (url === undefined) return 'A script writes its document.'
  return readAddress(url, page, context)
}

async function readAddress(url: string, page: PageModel, context: FrameContext): Promise<PageModel | string> {
  const result = await context.fetch(url)
  const { model, ...reading } = readPage(result)
  const problem = leaves(reading.finalUrl, page) ?? context.refusal(reading.finalUrl)
  if (problem) return problem
  if (!model) return reading.detail ?? 'It could not be read.'
  if (forbidsFrames(result)) return 'Its server does not let it be shown in a frame.'
  // What the page itself lacks is not looked for in here.
  const shown = await renderPage({ ...reading, model }, { ...context, isLacking: undefined })
  if (shown.rendering.mode === 'not_rendered') return `It is empty without JavaScript. ${shown.rendering.why}`
  return leaves(shown.finalUrl, page) ?? shown.model
}

function leaves(url: string, page: PageModel): string | undefined {
  return URL.parse(url)?.origin === new URL(page.url).origin ? undefined : 'It leads to another site.'
}

/** By a header that every browser keeps to, whatever the page that shows it. */
function forbidsFrames(result: FetchResult): boolean {
  const headers = result.ok ? result.headers : {}
  const policy = /frame-ancestors\s+([^;,]*)/i.exec(headers['content-security-policy'] ?? '')?.[1]
  return policy === undefined ? /\bdeny\b/i.test(headers['x-frame-options'] ?? '') : /'none'/i.test(policy)
}
