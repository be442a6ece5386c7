import type { ToolDraft } from '@operable/core'
import type { PageFrame } from '@operable/core/page'
import type { FramePlace } from '@operable/core/tools'
import type { RenderedFrame } from '../contracts/page-fetcher.ts'
import type { HtmlSource } from './page-source.ts'
import type { PageView } from './page-view.ts'

/** The frames of the markup, by their selectors, with what the browser has of each: by their address, several of one in their order. */
export function renderedFrames(
  frames: readonly PageFrame[],
  rendered: readonly RenderedFrame[],
): Map<string, RenderedFrame> {
  const left = [...rendered]
  return new Map(
    frames.flatMap((frame) => {
      const src = frame.srcdoc === undefined ? (frame.url ?? '') : 'about:srcdoc'
      const index = left.findIndex((each) => each.src === src)
      const [found] = index < 0 ? [] : left.splice(index, 1)
      if (!found) return []
      frame.shown = found.shown
      return [[frame.selector, found] as const]
    }),
  )
}

/** What a browser shows in a frame, as a document to read; undefined where it could not look into it. */
export function shownSource({ url, baseUrl, html }: RenderedFrame, pageUrl: string): HtmlSource | undefined {
  // What a page writes into a frame stands where the page does.
  const options = { url: url?.startsWith('http') ? url : pageUrl, ...(baseUrl && { baseUrl }) }
  return html === undefined ? undefined : { html, options }
}

/** Frames of one page that are read. */
export const MOST_FRAMES = 3

/** Those that may hold a form of the page's own, the ones that only a browser can read last. */
export function ownFrames({ url, frames }: Pick<PageView, 'url' | 'frames'>): PageFrame[] {
  const own = frames.filter((frame) => frame.own && frame.shown && frame.url !== url)
  return [...own.filter((frame) => !isWritten(frame)), ...own.filter(isWritten)]
}

/** By a script, into an empty document. */
export function isWritten({ url, srcdoc }: PageFrame): boolean {
  return url === undefined && srcdoc === undefined
}

/**
 * The tools in the frames that a browser shows with a page, as tools of the page. What it did not show is left out.
 *
 * @param shown in the order of the document
 * @param draftsIn reads a frame's document
 */
export async function shownDrafts(
  view: Pick<PageView, 'url' | 'frames'>,
  shown: readonly RenderedFrame[],
  draftsIn: (source: HtmlSource, frame: FramePlace) => Promise<readonly ToolDraft[]>,
): Promise<ToolDraft[]> {
  const rendered = renderedFrames(view.frames, shown)
  const found = ownFrames(view)
    .slice(0, MOST_FRAMES)
    .map(({ selector }) => {
      const frame = rendered.get(selector)
      const source = frame && shownSource(frame, view.url)
      return source ? draftsIn(source, { pageUrl: view.url, selector }) : []
    })
  return (await Promise.all(found)).flat()
}
