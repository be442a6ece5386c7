import type { ToolDraft } from '@operable/core'
import type { PageFrame } from '@operable/core/page'
import type { FramePlace, ToolNaming } from '@operable/core/tools'
import type { PageView } from '../../analysis/page-view.ts'
import { isWritten, MOST_FRAMES, ownFrames } from '../../analysis/shown-frames.ts'
import type { SkippedTool } from '../../contracts/tools.ts'
import type { FrameViewer } from '../../crawl/pages/read-frame.ts'

/** Forms and buttons of pages that may become tools. */
export interface FoundDrafts {
  drafts: ToolDraft[]
  /** Addresses that gave none. */
  skipped: SkippedTool[]
  /** How the drafts are named, and so how they are merged with the tools that there are. */
  names: ToolNaming
}

/** Each is compared with the others of its name: more than these would keep everybody else waiting. */
const MOST_DRAFTS = 1000

/** What is looked for: one more tells that there are more. */
export const SOUGHT_DRAFTS = MOST_DRAFTS + 1

/** Takes drafts page by page, as many as are compared. */
interface DraftLimit {
  /** How many more are taken. */
  room(): number
  take(drafts: readonly ToolDraft[]): ToolDraft[]
  /** What there is to say when drafts were left out. */
  leftOut(url: string): SkippedTool[]
}

export function createDraftLimit(): DraftLimit {
  let room = MOST_DRAFTS
  let isOver = false
  return {
    room: () => room,
    take(drafts) {
      const kept = drafts.slice(0, room)
      isOver ||= drafts.length > kept.length
      room -= kept.length
      return kept
    },
    leftOut(url) {
      if (!isOver) return []
      const reason = `Only the first ${MOST_DRAFTS} forms and buttons of the site were read.`
      return [{ url, reason }]
    },
  }
}

const EXPLAINED = { addresses: 3, characters: 120 }

/** Why the first few addresses gave nothing, one sentence each. */
export function explainSkipped(skipped: readonly SkippedTool[]): string {
  const sentences = skipped
    .slice(0, EXPLAINED.addresses)
    .map(({ url, reason }) => `${url.slice(0, EXPLAINED.characters)}: ${reason}`)
  const more = skipped.length - sentences.length
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

/** Addresses of frames of all pages together. */
const MOST_ADDRESSES = 25

/** What the frames of one page gave. */
export interface FramedTools {
  /** Tools of the page that shows the frames. */
  drafts: ToolDraft[]
  /** Frames that were not read, and forms of other sites. */
  skipped: SkippedTool[]
  /** Addresses of the frames that gave tools. */
  urls: string[]
}

/** Looks for forms in the frames of a page. */
export type FrameDrafts = (page: PageView, viewFrame: FrameViewer) => Promise<FramedTools>

/** For the pages of one reading: an address that several of them show is read once. */
export function createFrameDrafts(names: ToolNaming): FrameDrafts {
  const known = new Map<string, Promise<ToolDraft[] | string>>()

  async function formsIn(frame: PageFrame, viewFrame: FrameViewer): Promise<ToolDraft[] | string> {
    const place = { pageUrl: '', selector: frame.selector }
    const found = await viewFrame(frame, { drafts: { names, frame: place, most: SOUGHT_DRAFTS } })
    return typeof found === 'string' ? found : (found.view.seen.drafts ?? [])
  }

  function readOnce(frame: PageFrame, viewFrame: FrameViewer): Promise<ToolDraft[] | string> {
    if (frame.url === undefined) return formsIn(frame, viewFrame)
    const before = known.get(frame.url)
    if (before) return before
    if (known.size >= MOST_ADDRESSES) return Promise.resolve(`At most ${MOST_ADDRESSES} frames per site are read.`)
    const reading = formsIn(frame, viewFrame)
    known.set(frame.url, reading)
    return reading
  }

  return async (page, viewFrame) => {
    const found: FramedTools = { drafts: [], skipped: foreignForms(page), urls: [] }
    for (const [index, frame] of ownFrames(page).entries()) {
      const forms =
        index < MOST_FRAMES ? await readOnce(frame, viewFrame) : `At most ${MOST_FRAMES} frames per page are read.`
      if (typeof forms === 'string') {
        if (isWritten(frame)) continue
        found.skipped.push({ url: page.url, reason: `Its frame ${frame.url ?? frame.selector} was not read. ${forms}` })
        continue
      }
      if (forms.length > 0 && frame.url !== undefined) found.urls.push(frame.url)
      const place = { pageUrl: page.url, selector: frame.selector }
      found.drafts.push(...forms.map((draft) => moved(draft, place)))
    }
    return found
  }
}

/** Each reason once: what stands in the footer is on every page. */
export function onceEach(skipped: readonly SkippedTool[]): SkippedTool[] {
  return [...new Map(skipped.toReversed().map((each) => [each.reason, each])).values()].reverse()
}

function moved(draft: ToolDraft, { pageUrl, selector }: FramePlace): ToolDraft {
  return { ...draft, pageUrl, metadata: { ...draft.metadata, frame: selector } }
}

/** What other sites show in frames of the page, as far as their services are known: no script of the page reaches there. */
function foreignForms({ url, summary }: PageView): SkippedTool[] {
  return summary.vendors
    .filter((embed) => embed.via === 'iframe' && URL.parse(embed.url)?.origin !== new URL(url).origin)
    .map(({ vendor }) => ({ url, reason: `It embeds ${vendor} in a frame from another site, where tools cannot act.` }))
}
