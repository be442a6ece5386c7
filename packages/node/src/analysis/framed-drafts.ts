import type { ToolDraft } from '@operable/core'
import type { PageFrame } from '@operable/core/page'
import type { FramePlace } from '@operable/core/tools'
import type { RenderedFrame } from '../contracts/page-fetcher.ts'
import type { PageSource } from './page-source.ts'
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

/** Frames of one page that are looked into. */
const MOST_LOOKED_INTO = 3

/**
 * The tools in the frames that a browser shows with a page, as tools of the page. What it did not show is left out.
 *
 * @param shown in the order of the document
 * @param draftsIn reads a frame's document
 */
export async function shownDrafts(
  { url: pageUrl, baseUrl, frames }: Pick<PageView, 'url' | 'baseUrl' | 'frames'>,
  shown: readonly RenderedFrame[],
  draftsIn: (source: Extract<PageSource, { html: string }>, frame: FramePlace) => Promise<readonly ToolDraft[]>,
): Promise<ToolDraft[]> {
  const rendered = renderedFrames(frames, shown)
  const own = frames.flatMap((frame) => {
    const html = rendered.get(frame.selector)?.html
    return frame.own && frame.shown && html !== undefined ? { frame, html } : []
  })
  const found = await Promise.all(
    own.slice(0, MOST_LOOKED_INTO).map(({ frame: { selector, url }, html }) => {
      const options = url === undefined ? { url: pageUrl, baseUrl } : { url }
      return draftsIn({ html, options }, { pageUrl, selector })
    }),
  )
  return found.flat()
}
